import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { basiszins, steuerjahrAt, steuerjahrDefault, steuerjahre, wantedSteuerjahr } from '../../../core/law/investmentfonds/figures'
import { basisertrag, vorabpauschale } from '../../../core/law/investmentfonds/vorabpauschale'

describe('base yield', () => {
  // 10000 x 2.53 % x 70 %
  it('is 70 % of the base rate', () => expect(basisertrag(10_000, 2.53)).toBeCloseTo(177.1, 10))
  it('is nothing for a negative base rate', () => expect(basisertrag(10_000, -0.45)).toBe(0))
})

test.each([
  { base: 100, gain: 500, distributions: 0, expected: 100, why: 'the base yield' },
  { base: 100, gain: 60, distributions: 0, expected: 60, why: 'capped at the gain' },
  { base: 100, gain: 500, distributions: 30, expected: 70, why: 'less the distributions' },
  // min(100, 40 + 30) - 30
  { base: 100, gain: 40, distributions: 30, expected: 40, why: 'capped at gain and distributions' },
  { base: 100, gain: 500, distributions: 120, expected: 0, why: 'distributions reach the base yield' },
  { base: 100, gain: -20, distributions: 50, expected: 0, why: 'a loss' },
  { base: 100, gain: -80, distributions: 50, expected: 0, why: 'a loss larger than the distributions' },
  { base: 0, gain: 500, distributions: 0, expected: 0, why: 'no base rate' },
])('lump sum: $why', ({ base, gain, distributions, expected }) => {
  expect(vorabpauschale(base, gain, distributions)).toBe(expected)
})

it('is never negative and never above the gain', () => {
  const amount = fc.double({ min: 0, max: 1e8, noNaN: true })
  fc.assert(fc.property(amount, amount, amount, fc.double({ min: -5, max: 10, noNaN: true }), (start, end, distributions, rate) => {
    const gain = end - start
    const lumpSum = vorabpauschale(basisertrag(start, rate), gain, distributions)
    expect(lumpSum).toBeGreaterThanOrEqual(0)
    expect(lumpSum).toBeLessThanOrEqual(Math.max(0, gain) + 1e-6)
    expect(lumpSum).toBeLessThanOrEqual(basisertrag(start, rate))
  }))
})

it('offers the years with a published base rate, the last finished one by default', () => {
  expect(steuerjahre.slice(0, 4)).toEqual([2023, 2024, 2025, 2026])
  expect(steuerjahrDefault).toBe(Number(steuerjahre.at(-1)) - 1)
  expect(basiszins.rows.slice(0, 9).map(({ value }) => value)).toEqual([0.87, 0.52, 0.07, -0.45, -0.05, 2.55, 2.29, 2.53, 3.2])
})

it('asks for the coming January from October on, as far as the base rate is there', () => {
  expect(['2026-01-05', '2026-09-30', '2026-10-01', '2026-12-31', '2027-01-02', '2020-05-01'].map(steuerjahrAt)).toEqual([2025, 2025, 2026, 2026, 2026, 2023])
  expect(steuerjahrAt('2099-10-01')).toBe(steuerjahre.at(-1))
  expect(['2026-09-30', '2026-10-01', '2027-10-01', '2028-01-02'].map(wantedSteuerjahr)).toEqual([2025, 2026, 2027, 2027])
})

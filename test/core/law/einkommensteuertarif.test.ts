import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { LAW_DATE } from '../../../core/contract/version'
import { einkommensteuertarif } from '../../../core/law/einkommensteuertarif/figures'
import { incomeTaxFor, tariffSoli, tariffTax } from '../../../core/law/einkommensteuertarif/tarif'

const tariffIncomeTax = (income: number, on = LAW_DATE): number => incomeTaxFor(einkommensteuertarif.on(on), 'single', income)

// Section 32a(1) EStG by hand, at both sides of every limit.
test.each([
  [12_348, 0],
  [12_349, 0], // y = 0.0001: 0.14
  [13_348, 149], // y = 0.1: (91.451 + 1400) x 0.1 = 149.1451
  [17_799, 1034], // y = 0.5451: (498.499401 + 1400) x 0.5451 = 1034.872
  [17_800, 1035], // z = 0.0001: 0.24 + 1034.87 = 1035.11
  [27_799, 3604], // z = 1: 173.10 + 2397 + 1034.87 = 3604.97
  [69_878, 18_213], // z = 5.2079: (901.48749 + 2397) x 5.2079 + 1034.87 = 18213.06
  [69_879, 18_213], // 29349.18 - 11135.63 = 18213.55
  [277_825, 105_550], // 116686.50 - 11135.63 = 105550.87
  [277_826, 105_551], // 125021.70 - 19470.38 = 105551.32
])('tax on %d in 2026 is %d', (income, tax) => {
  expect(tariffIncomeTax(income)).toBe(tax)
})

test.each([
  [12_096, 0],
  [17_443, 1015], // y = 0.5347: (498.50081 + 1400) x 0.5347 = 1015.13
  [27_443, 3588], // z = 1: 176.64 + 2397 + 1015.13 = 3588.77
  [100_000, 31_088], // 42000 - 10911.92 = 31088.08
])('tax on %d in 2025 is %d', (income, tax) => {
  expect(tariffIncomeTax(income, '2025-12-31')).toBe(tax)
})

it('drops fractions of the income', () => {
  expect(tariffIncomeTax(17_800.99)).toBe(1035)
  expect(tariffIncomeTax(-5)).toBe(0)
})

describe('solidarity surcharge', () => {
  it('is 0 up to the threshold', () => expect(tariffSoli(20_350)).toBe(0))
  // (20450 - 20350) x 11.9 %
  it('is phased in', () => expect(tariffSoli(20_450)).toBeCloseTo(11.9, 10))
  it('is 5.5 % at last', () => expect(tariffSoli(100_000)).toBeCloseTo(5500, 10))
})

// 3604 x 1.09
it('adds church tax', () => expect(tariffTax(27_799, 0.09)).toBeCloseTo(3928.36, 10))

// 2026: 42 % of 100,000 less 11,135.63 is 30,864; the surcharge (30,864 - 20,350) x 11.9 % = 1251.166 is below 5.5 % of 30,864
it('adds the surcharge', () => expect(tariffTax(100_000, 0)).toBeCloseTo(30_864 + 1251.166, 8))

it('never falls with the income', () => {
  fc.assert(fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.double({ min: 0, max: 1e5, noNaN: true }), (income, more) => {
    expect(tariffTax(income + more, 0.09)).toBeGreaterThanOrEqual(tariffTax(income, 0.09))
  }))
})

test.each([...einkommensteuertarif.rows, ...(einkommensteuertarif.proposed ?? [])].map((row) => [row.from, row.value] as const))('the tariff of %s has no jump at its borders', (_from, tariff) => {
  for (const { ab } of tariff?.zonen ?? []) {
    const step = incomeTaxFor(tariff!, 'single', ab + 1) - incomeTaxFor(tariff!, 'single', ab)
    expect(step, String(ab)).toBeGreaterThanOrEqual(0)
    expect(step, String(ab)).toBeLessThanOrEqual(1)
  }
})

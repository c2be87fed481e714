import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceSeries } from '../../../core/reference/reference'
import { addDays } from '../../../core/values/dates'
import { keptClose, openPrices, packPrices } from '../../../server/data/embedded/price-pack'
import { bridged, isStale, join, jumps } from '../../../scripts/build-bundle/prices/join'

const isWeekday = (date: string): boolean => ![0, 6].includes(new Date(date).getUTCDay())
const series = (isin: string, days: readonly (readonly [string, number])[], currency = 'EUR'): PriceSeries =>
  ({ isin, currency, basis: 'total_return', dates: days.map(([date]) => date), closes: Float64Array.from(days, ([, close]) => close) })

const anySeries = fc.record({
  isin: fc.constantFrom('IE00B4L5Y983', 'IE00BKM4GZ66', 'US0378331005'),
  start: fc.integer({ min: 0, max: 5000 }),
  closes: fc.array(fc.double({ min: 0.5, max: 10_000, noNaN: true }), { minLength: 1, maxLength: 60 }),
  step: fc.integer({ min: 1, max: 9 }),
}).map(({ isin, start, closes, step }) => series(isin, closes.map((close, index) => [addDays('2010-01-01', start + index * step), close] as const).filter(([date]) => isWeekday(date))))
  .filter(({ dates }) => dates.length > 0)

describe('packed prices', () => {
  it('come back with their days, and closes to at least five digits', () => {
    fc.assert(fc.property(fc.uniqueArray(anySeries, { selector: ({ isin }) => isin, minLength: 1 }), (all) => {
      const pack = openPrices(packPrices(all))
      for (const one of all) {
        const found = pack.get(one.isin)
        expect(found).toMatchObject({ isin: one.isin, currency: 'EUR', basis: 'total_return', dates: one.dates })
        found?.closes.forEach((close, index) => expect(Math.abs(close / (one.closes[index] ?? 0) - 1)).toBeLessThanOrEqual(5e-5))
      }
      expect(pack.all().map(({ isin }) => isin)).toEqual(all.map(({ isin }) => isin))
    }))
  })

  it('are what a close is rounded to: an exchange quotes no finer', () => {
    // 138.51 to 138.53, a cent a day: a twentieth of it is 0.0005, so three decimals.
    const pack = openPrices(packPrices([series('LU0290358497', [['2026-01-05', 138.5104], ['2026-01-06', 138.5206], ['2026-01-07', 138.5308]])]))
    expect([...pack.get('LU0290358497')?.closes ?? []]).toEqual([138.51, 138.521, 138.531])
    expect(pack.list).toMatchObject([{ first: '2026-01-05', last: '2026-01-07', decimals: 3 }])
    expect(keptClose(138.5206, 3)).toBe(138.521)
  })

  it('refuse what they have no room for', () => {
    expect(() => packPrices([series('LU0290358497', [['2026-01-05', 0.001], ['2026-01-06', 100_000]])])).toThrow('no room')
  })

  it('know nothing of another instrument, and take no weekend', () => {
    const pack = openPrices(packPrices([series('LU0290358497', [['2026-01-05', 1]])]))
    expect(pack.get('IE00B4L5Y983')).toBeUndefined()
    expect(() => packPrices([series('LU0290358497', [['2026-01-04', 1]])])).toThrow('weekend')
  })
})

const days = (start: string, closes: readonly number[]) => closes.map((close, index) => ({ date: addDays(start, index), close }))

describe('recordings of one instrument', () => {
  it('are joined at their first common day, the older one scaled', () => {
    // Common: 3 January, 30 against 20, so the older closes count 1.5 times.
    expect(join('x', days('2026-01-03', [30, 33]), days('2026-01-01', [10, 16, 20]))).toEqual(days('2026-01-01', [15, 24, 30, 33]))
    expect(join('x', days('2026-01-01', [1, 2]), days('2026-01-02', [9]))).toEqual(days('2026-01-01', [1, 2]))
    expect(join('x', [], days('2026-01-02', [9]))).toEqual(days('2026-01-02', [9]))
  })

  it('are refused without a common day, and where they tell different returns', () => {
    expect(() => join('x', days('2026-02-01', [1, 2]), days('2026-01-01', [1, 2]))).toThrow('common day')
    expect(() => join('x', days('2026-01-02', [100, 102]), days('2026-01-01', [99, 100, 100]))).toThrow('differ by 2.00 %')
  })

  it('are bridged between two closes as another one moved, both closes kept', () => {
    // The guide: 10, 11, 12, 12.5; from 100 to 110 the instrument rose 110/100 / (12.5/10) = 0.88 of it over three steps.
    const filled = bridged([...days('2026-01-01', [100]), ...days('2026-01-04', [110])], '2026-01-02', '2026-01-03', days('2026-01-01', [10, 11, 12, 12.5]))
    expect(filled.map(({ date }) => date)).toEqual(['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'])
    expect(filled[1]?.close).toBeCloseTo(100 * 1.1 * 0.88 ** (1 / 3), 12)
    expect(filled[2]?.close).toBeCloseTo(100 * 1.2 * 0.88 ** (2 / 3), 12)
    expect(() => bridged(days('2026-01-01', [1]), '2026-01-02', '2026-01-03', days('2026-01-01', [1]))).toThrow('both ends')
  })

  it('stand still or jump', () => {
    expect([isStale(days('2026-01-01', [1, 2, 2, 2, 2])), isStale(days('2026-01-01', [1, 2, 2, 2, 2, 2]))]).toEqual([false, true])
    expect(jumps(days('2026-01-01', [100, 130, 120, 60]), 0.4)).toEqual(['2026-01-04'])
  })
})

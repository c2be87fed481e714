/** The January bill of funds that were split or merged within the year. Base yield of 2026: 3.2 % x 70 % = 2.24 %. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { InvalidRequest } from '../../../core/contract/errors'
import { advanceLumpSum } from '../../../core/depot-tax/advance-lump-sum/model'
import { bill, type BillInputs } from './calculate'

const FUND = 'IE00B4L5Y983'
const BEFORE = 'IE00BKM4GZ66'

type ByUnits = Extract<BillInputs['positions'][number], { basis: 'units' }>
type Given = Partial<ByUnits> & Pick<ByUnits, 'priceStart' | 'priceEnd'>
type Change = NonNullable<ByUnits['changes']>[number]

const requestOf = (position: Given): BillInputs => ({ year: 2026, banks: [{ name: 'Bank' }], positions: [{ basis: 'units', bank: 'Bank', isin: FUND, fondstyp: 'AKTIENFONDS', ...position }] })
const rowOf = (position: Given) => bill(requestOf(position)).positions[0]

const split = (month: number, ratio: number): Change => ({ type: 'split', month, ratio })

describe('the January bill of a fund that was split in the year', () => {
  // Ten become forty in June; six of March are 24, twelve of June are new ones; four of the oldest are sold in September.
  const position = {
    unitsStart: 10, priceStart: 400, priceEnd: 110, changes: [split(6, 4)],
    bookings: [{ month: 3, type: 'purchase' as const, units: 6 }, { month: 6, type: 'purchase' as const, units: 12 }, { month: 9, type: 'sale' as const, units: 4 }],
  }

  it('counts in new units, from the first price of an old one', () => {
    // A new unit: 400 / 4 = 100, x 2.24 %, below the gain of 10
    expect(rowOf(position)).toMatchObject({
      obstacles: [], lumpSum: 141.12, atMost: null,
      parts: [
        { boughtIn: null, units: 36, twelfths: 12, lumpSum: 80.64 }, // 36 x 2.24
        { boughtIn: 3, units: 24, twelfths: 10, lumpSum: 44.8 }, // 24 x 2.24 x 10/12
        { boughtIn: 6, units: 12, twelfths: 7, lumpSum: 15.68 }, // 12 x 2.24 x 7/12
      ],
    })
  })

  it('is capped at the gain of a new unit', () => {
    // 101 - 100 = 1: 36 + 24 x 10/12 + 12 x 7/12
    expect(rowOf({ ...position, priceEnd: 101 })?.lumpSum).toBe(63)
    expect(rowOf({ ...position, priceEnd: 99 })?.lumpSum).toBe(0)
  })

  it('takes distributions before it on old units, those of its month and later on new ones', () => {
    // March 2.00 / 4 = 0.50, June 0.24: 2.24 - 0.74 = 1.50. 36 x 1.5 + 24 x 1.5 x 10/12 + 12 x 1.5 x 7/12
    // Other reading: 36 x 1.5 + 24 x (2.24 - 0.24) x 10/12 + 12 x 2.24 x 7/12
    const distributions = [{ month: 3, perUnit: 2 }, { month: 6, perUnit: 0.24 }]
    expect(rowOf({ ...position, distributions })).toMatchObject({ lumpSum: 94.5, lumpSumIfEarlierDistributionsDoNotCount: 109.68 })
  })

  it('has its upper bound in new units while the last price is not known', () => {
    expect(rowOf({ ...position, priceEnd: null })).toMatchObject({ obstacles: ['price_unknown'], lumpSum: null, atMost: { lumpSum: 141.12 } })
  })

  it('follows several changes, each from its month on', () => {
    // Ten become 40, then 20; first price 400 / 2 = 200: 4.48 of a unit. May 1 / 2, July 0.40 / 0.5, November 0.1: 4.48 - 1.40 = 3.08
    const changes = [split(10, 0.5), split(6, 4)]
    const distributions = [{ month: 5, perUnit: 1 }, { month: 7, perUnit: 0.4 }, { month: 11, perUnit: 0.1 }]
    expect(rowOf({ unitsStart: 10, priceStart: 400, priceEnd: 220, changes })).toMatchObject({ lumpSum: 89.6, parts: [{ units: 20 }] })
    expect(rowOf({ unitsStart: 10, priceStart: 400, priceEnd: 220, changes, distributions })?.lumpSum).toBe(61.6)
  })

  it('knows how many units there were on each side of it', () => {
    const sold = (month: number) => requestOf({ unitsStart: 10, priceStart: 400, priceEnd: 110, changes: [split(6, 4)], bookings: [{ month, type: 'sale', units: 11 }] })
    expect(bill(sold(6)).positions[0]?.parts).toEqual([{ boughtIn: null, units: 29, twelfths: 12, lumpSum: 64.96 }]) // 29 x 2.24
    expect(() => bill(sold(5))).toThrow(InvalidRequest)
  })

  it('changes nothing for units held all year: values are the same in old and new units', () => {
    const number = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100)
    fc.assert(fc.property(number(1000), number(1000), number(1000), number(5), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), fc.constantFrom(0.1, 0.5, 2, 10), (units, start, end, paid, month, paidIn, ratio) => {
      const after = rowOf({ unitsStart: units, priceStart: start, priceEnd: end / ratio, changes: [split(month, ratio)], distributions: [{ month: paidIn, perUnit: paidIn < month ? paid : paid / ratio }] })
      const same = rowOf({ unitsStart: units, priceStart: start, priceEnd: end, distributions: [{ month: paidIn, perUnit: paid }] })
      expect(after?.lumpSum).toBeCloseTo(same?.lumpSum ?? NaN, 1)
    }))
  })
})

describe('the January bill of a fund that was merged in the year', () => {
  const merger = (priceStart?: number): Change => ({ type: 'merger', month: 6, ratio: 0.5, isin: BEFORE, ...(priceStart === undefined ? {} : { priceStart }) })
  const position = { unitsStart: 10, priceStart: 100, priceEnd: 300 }

  it('is not known, but at most the base yield of the dearer fund', () => {
    // Ten at 100 have 22.40, the five that they became 5 x 240 x 2.24 % = 26.88; 70 % = 18.82: 4.71 + 0.25
    expect(rowOf({ ...position, changes: [merger(240)] })).toMatchObject({
      obstacles: ['merged_in_year'], lumpSum: null, taxable: null, exempt: null, parts: [], atMost: { lumpSum: 26.88, taxable: 18.82, taxUncovered: 4.96 },
    })
    expect(rowOf({ ...position, changes: [merger(190)] })?.atMost?.lumpSum).toBe(22.4) // 5 x 190 x 2.24 % = 21.28
  })

  it('leaves bounds to its bank, and the rest as it is', () => {
    const { positions: [row], ...request } = requestOf({ ...position, changes: [merger(240)] })
    const known = { bank: 'Bank', isin: FUND, fondstyp: 'AKTIENFONDS' as const, valueStart: 10_000, valueEnd: 12_000 }
    expect(bill({ ...request, positions: [known, row!] })).toMatchObject({ status: 'partial', lumpSum: null, debit: null, atLeast: { lumpSum: 224 }, atMost: { lumpSum: 250.88 } })
  })

  it('has no upper bound without the first price of either fund', () => {
    expect(rowOf({ ...position, changes: [merger()] })).toMatchObject({ obstacles: ['merged_in_year'], lumpSum: null, atMost: null })
    expect(rowOf({ ...position, priceStart: null, changes: [merger(240)] })).toMatchObject({ obstacles: ['merged_in_year'], atMost: null })
  })

  it('takes off what was paid after the merger, by every reading, and twelfths of purchases', () => {
    // 240 x 2.24 % - 0.40 = 4.976 a unit: 5 x 4.976 = 24.88; four old units of March are two: 2 x 4.976 x 10/12 = 8.293
    const distributions = [{ month: 5, perUnit: 3 }, { month: 6, perUnit: 0.5 }, { month: 7, perUnit: 0.4 }]
    expect(rowOf({ ...position, changes: [merger(240)], distributions })?.atMost?.lumpSum).toBe(24.88)
    expect(rowOf({ ...position, changes: [merger(240)], distributions, bookings: [{ month: 3, type: 'purchase', units: 4 }] })?.atMost?.lumpSum).toBe(33.17)
  })

  it('is known to be nothing where more was paid after it than either base yield', () => {
    expect(rowOf({ ...position, changes: [merger(240)], distributions: [{ month: 7, perUnit: 6 }] })).toMatchObject({ obstacles: [], lumpSum: 0, atMost: null })
  })

  it('counts a split after it for either fund, and the last of two mergers', () => {
    // Five become fifteen: 240 / 3 = 80, 100 / 0.5 / 3 = 66.67: 15 x 80 x 2.24 %
    expect(rowOf({ ...position, changes: [merger(240), split(9, 3)] })?.atMost?.lumpSum).toBe(26.88)
    // Ten become five, then ten: the last fund had 130 first: 10 x 130 x 2.24 %. What was paid in July lies before its merger.
    const again: Change = { type: 'merger', month: 8, ratio: 2, isin: BEFORE, priceStart: 130 }
    expect(rowOf({ ...position, changes: [again, merger(240)], distributions: [{ month: 7, perUnit: 1 }] })?.atMost?.lumpSum).toBe(29.12)
  })

  it('lies at or above what either fund bears, whatever the prices', () => {
    const price = fc.integer({ min: 100, max: 50_000 }).map((value) => value / 100)
    fc.assert(fc.property(price, price, price, fc.integer({ min: 0, max: 300 }), fc.constantFrom(0.25, 0.5, 2, 3), (old, taking, end, paid, ratio) => {
      const change: Change = { type: 'merger', month: 6, ratio, isin: BEFORE, priceStart: taking }
      const distributions = [{ month: 9, perUnit: paid / 100 }]
      const bound = rowOf({ unitsStart: 10, priceStart: old, priceEnd: end, changes: [change], distributions })
      const most = bound?.atMost?.lumpSum ?? bound?.lumpSum ?? NaN
      for (const priceStart of [old / ratio, taking]) expect(most).toBeGreaterThanOrEqual((rowOf({ unitsStart: 10 * ratio, priceStart, priceEnd: end, distributions })?.lumpSum ?? NaN) - 0.01)
    }))
  })
})

describe('changes of a January bill', () => {
  const issuesOf = (changes: Change[]) => advanceLumpSum.inputs.safeParse(requestOf({ unitsStart: 1, priceStart: 1, priceEnd: 2, changes })).error?.issues.map(({ path, message }) => [path.join('.'), message])
  const merged = (isin: string): Change => ({ type: 'merger', month: 2, ratio: 1, isin })

  test.each<[string, Change[], string, RegExp]>([
    ['two in one month', [split(2, 2), split(2, 3)], 'positions.0.changes', /^Only one change in a month/],
    ['a merger of funds of two states', [split(1, 2), merged('LU0274208692')], 'positions.0.changes.1.isin', /^Funds of two states/],
    ['a ratio of nothing', [split(2, 0)], 'positions.0.changes.0.ratio', /./],
  ])('%s are refused by their field', (_what, changes, path, message) => {
    expect(issuesOf(changes)).toEqual([[path, expect.stringMatching(message)]])
  })

  it('of funds of one state are taken, and of none', () => {
    expect([issuesOf([merged(BEFORE), split(3, 2)]), issuesOf([])]).toEqual([undefined, undefined])
  })
})

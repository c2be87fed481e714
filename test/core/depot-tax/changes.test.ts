/** Splits, mergers and moves between depots: no sale, so day of purchase and cost stay. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { InvalidRequest } from '../../../core/contract/errors'
import { addDays } from '../../../core/values/dates'
import { factorAfter, hasMergerIn, inYear } from '../../../core/depot-tax/changes'
import { linesFor, sell, type ReturnInputs, type SaleInputs } from './calculate'

const FUND = 'IE00B4L5Y983'
const OTHER = 'IE00BKM4GZ66'
const SHARE = 'US0378331005'
const BUYER = 'US5949181045'

const issuesOf = (run: () => unknown): [string, string][] => {
  try {
    run()
  } catch (error) {
    if (error instanceof InvalidRequest) return error.issues.map(({ path, message }) => [path.join('.'), message])
    throw error
  }
  return []
}

describe('new units for one old', () => {
  const changes = [{ type: 'split' as const, date: '2024-05-02', ratio: 4 }, { type: 'merger' as const, date: '2025-03-03', ratio: 0.5 }]

  test.each([['2024-05-01', 2], ['2024-05-02', 0.5], ['2025-03-03', 1]])('after %s: %d', (day, factor) => {
    expect(factorAfter(changes, day)).toBe(factor)
  })

  it('know the year of a merger', () => {
    expect([2024, 2025].map((year) => hasMergerIn(changes, year))).toEqual([false, true])
  })

  it('are taken back for the end of a year, with the fund of then and none for that of the merger', () => {
    // 12 after both are 24 before the merger and 6 before the split.
    expect([2023, 2024, 2025, 2026].map((year) => inYear({ units: 12, past: changes.map((each) => ({ ...each, isin: FUND })) }, OTHER, year))).toEqual([{ isin: FUND, units: 6 }, { isin: FUND, units: 24 }, { isin: null, units: 12 }, { isin: OTHER, units: 12 }])
  })
})

describe('a sale after a split or a merger', () => {
  // Ten at 400 become forty that cost 100 each; the five of the day itself are new ones. Day of purchase and cost of the
  // share before the split stay (BMF of 19 May 2022, margins 88 and 89).
  const share: SaleInputs = {
    kind: 'AKTIE', changes: [{ type: 'split', date: '2024-06-10', ratio: 4 }],
    lots: [{ date: '2023-02-01', units: 10, price: 400, costs: 4 }, { date: '2024-06-10', units: 5, price: 110 }],
    sale: { date: '2026-11-20', price: 120, units: 42 },
  }

  it('counts the units of a split share at their share of its cost', () => {
    // 40 x 120 - 4,004 = 796; 2 x 120 - 2 x 110 = 20
    expect(sell(share)).toMatchObject({ unitsLeft: 3, gain: 816, lots: [{ date: '2023-02-01', units: 40, acquisitionCost: 4004, gain: 796 }, { date: '2024-06-10', units: 2, acquisitionCost: 220, gain: 20 }] })
  })

  it('of so many units is possible as there are after it', () => {
    expect(sell({ ...share, sale: { date: '2026-11-20', price: 120, units: 45 } }).unitsLeft).toBe(0)
    expect(issuesOf(() => sell({ ...share, sale: { date: '2026-11-20', price: 120, units: 45.01 } }))).toEqual([['inputs.sale.units', 'More than the lots hold']])
  })

  it('goes on with day and cost where the request does not name both funds, so that nobody knows of two states', () => {
    const lot = { date: '2024-02-05', units: 10, price: 100, lumpSums: 0 }
    const merger = { type: 'merger' as const, date: '2025-03-03', ratio: 2 }
    const given: SaleInputs = { kind: 'AKTIENFONDS', lots: [lot], sale: { date: '2026-11-20', price: 60, units: 20 } }
    expect(sell({ ...given, isin: FUND, changes: [merger] }).gain).toBe(200) // 20 x 60 - 10 x 100
    expect(sell({ ...given, lots: [{ ...lot, changes: [{ ...merger, isin: 'LU1861134382' }] }] }).gain).toBe(200)
  })

  it('refuses a change after it', () => {
    expect(issuesOf(() => sell({ ...share, changes: [{ type: 'split', date: '2026-11-21', ratio: 2 }] }))).toEqual([['inputs.changes.0.date', 'Must not be after the sale']])
    expect(sell({ ...share, changes: [{ type: 'split', date: '2026-11-20', ratio: 1 }], sale: { date: '2026-11-20', price: 120, units: 15 } }).unitsLeft).toBe(0)
  })

  it('takes lump sums of units as they were at the end of each year', () => {
    // 2023: 10 units, 400 x 2.55 % x 70 % = 7.14 each, bought in February: 11/12 of 71.40 = 65.45.
    // 2024 and 2025: 40 units; 100 x 2.29 % x 70 % = 1.603, 110 x 2.53 % x 70 % = 1.9481: 64.12 + 77.924.
    const years = [{ year: 2023, priceStart: 400, priceEnd: 500 }, { year: 2024, priceStart: 100, priceEnd: 110 }, { year: 2025, priceStart: 110, priceEnd: 120 }]
    const { lots } = sell({ kind: 'AKTIENFONDS', changes: share.changes, lots: [{ date: '2023-02-01', units: 10, price: 400 }], years, sale: { date: '2026-11-20', price: 120, units: 40 } })
    expect(lots[0]?.lumpSums).toBe(207.49)
  })

  it('of a merged fund goes on with day and cost (section 23(3) InvStG), but asks for the lump sum of the year of the merger', () => {
    const merged: SaleInputs = {
      kind: 'AKTIENFONDS', changes: [{ type: 'merger', date: '2022-06-01', ratio: 0.5 }], lots: [{ date: '2021-02-01', units: 10, price: 50 }],
      years: [{ year: 2023, priceStart: 110, priceEnd: 150 }], sale: { date: '2024-05-02', price: 150, units: 5 },
    }
    // No lump sums in 2021 and 2022; 2023: 5 x 110 x 2.55 % x 70 % = 9.8175. Gain 750 - 500 - 9.82.
    expect(sell(merged)).toMatchObject({ gain: 240.18, lots: [{ date: '2021-02-01', units: 5, acquisitionCost: 500, lumpSums: 9.82 }] })
    const late = { ...merged, changes: [{ type: 'merger' as const, date: '2023-06-01', ratio: 0.5 }] }
    expect(issuesOf(() => sell(late))).toEqual([['inputs.lots.0.lumpSums', expect.stringMatching(/^Needed: which fund's lump sum of 2023/)]])
    expect(sell({ ...late, lots: [{ date: '2021-02-01', units: 10, price: 50, lumpSums: 9 }] }).gain).toBe(241)
    // Units of the new fund were merged with nothing: 5 x 110 x 2.55 % x 70 % x 4/12 = 3.27.
    expect(sell({ ...late, lots: [{ date: '2023-09-04', units: 5, price: 100 }] }).lots[0]?.lumpSums).toBe(3.27)
    expect(sell({ ...late, lots: [{ date: '2023-06-01', units: 5, price: 100 }] }).lots[0]?.lumpSums).toBe(5.73) // x 7/12
  })

  describe('of a fund into which another one was merged that was held beside it', () => {
    const merger = (date: string, isin = FUND) => ({ type: 'merger' as const, date, isin, ratio: 0.5 })
    const both: SaleInputs = {
      kind: 'AKTIENFONDS', isin: OTHER, lots: [{ date: '2021-09-01', units: 4, price: 110 }, { date: '2021-02-01', units: 10, price: 50, changes: [merger('2022-06-01')] }],
      years: [{ year: 2023, priceStart: 110, priceEnd: 150 }], sale: { date: '2024-05-02', price: 150, units: 6 },
    }

    it('changes the lots of the one alone, and takes all in the order of their purchase', () => {
      // 2023: 110 x 2.55 % x 70 % = 1.9635 on each unit: 9.8175 on 5, 1.9635 on 1 of 4. 900 - 500 - 110 - 11.78.
      expect(sell(both)).toMatchObject({ gain: 278.22, unitsLeft: 3, lots: [{ date: '2021-02-01', units: 5, acquisitionCost: 500, lumpSums: 9.82 }, { date: '2021-09-01', units: 1, acquisitionCost: 110, lumpSums: 1.96 }] })
    })

    it('makes purchases of one day one lot', () => {
      // 5 for 500 and 4 for 440: 3 of 9.
      const { lots } = sell({ ...both, lots: both.lots.map((lot) => ({ ...lot, date: '2021-02-01', lumpSums: 0 })), sale: { date: '2024-05-02', price: 150, units: 3 } })
      expect(lots).toMatchObject([{ date: '2021-02-01', units: 3, acquisitionCost: 313.33 }])
    })

    it('takes the prices of the fund that each lot was, and asks for them', () => {
      const late: SaleInputs = {
        ...both, lots: [{ date: '2022-02-01', units: 10, price: 100, changes: [merger('2024-03-01')] }, { date: '2023-05-02', units: 1, price: 230 }],
        years: [{ year: 2023, priceStart: 200, priceEnd: 240 }, { year: 2023, isin: FUND, priceStart: 100, priceEnd: 120 }], sale: { date: '2024-11-20', price: 300, units: 6 },
      }
      // 10 x 100 x 1.785 % = 17.85; 200 x 1.785 % x 8/12 = 2.38. 1,800 - 1,000 - 230 - 20.23.
      expect(sell(late)).toMatchObject({ gain: 549.77, lots: [{ lumpSums: 17.85 }, { lumpSums: 2.38 }] })
      expect(issuesOf(() => sell({ ...late, years: late.years?.slice(0, 1) }))).toEqual([['inputs.lots.0.lumpSums', `Needed, or the prices of 2023 of ${FUND} in years`]])
      expect(issuesOf(() => sell({ ...late, sale: { ...late.sale, date: '2025-05-02' }, years: [...late.years ?? [], { year: 2024, priceStart: 240, priceEnd: 300 }] }))).toEqual([['inputs.lots.0.lumpSums', expect.stringMatching(/^Needed: which fund's lump sum of 2024/)]])
    })

    it('follows several mergers in the order of their days, however they are given', () => {
      const third = 'IE00B3XXRP09'
      const twice: SaleInputs = {
        ...both, lots: [{ date: '2022-02-01', units: 40, price: 100, changes: [merger('2025-02-03', third), merger('2025-01-02')] }],
        years: [{ year: 2023, isin: FUND, priceStart: 100, priceEnd: 120 }, { year: 2024, isin: FUND, priceStart: 120, priceEnd: 120 }, { year: 2023, isin: third, priceStart: 900, priceEnd: 990 }, { year: 2024, isin: third, priceStart: 990, priceEnd: 999 }],
        sale: { date: '2025-05-02', price: 700, units: 10 },
      }
      // 40 of the first fund in 2023: 40 x 100 x 2.55 % x 70 % = 71.40; it did not gain in 2024.
      expect(sell(twice).lots).toMatchObject([{ units: 10, acquisitionCost: 4000, lumpSums: 71.4 }])
    })

    it('refuses one of two states, and changes after the sale', () => {
      const withChange = (change: ReturnType<typeof merger>) => issuesOf(() => sell({ ...both, lots: [{ date: '2021-02-01', units: 10, price: 50, changes: [change] }], sale: { ...both.sale, units: 1 } }))
      expect(withChange(merger('2022-06-01', 'LU0274208692'))).toEqual([['inputs.lots.0.changes.0.isin', expect.stringMatching(/^Funds of two states/)]])
      expect(withChange(merger('2024-05-03'))).toEqual([['inputs.lots.0.changes.0.date', 'Must not be after the sale']])
      // Shares are another matter (section 20(4a) EStG).
      expect(sell({ kind: 'AKTIE', isin: BUYER, lots: [{ date: '2021-02-01', units: 10, price: 50, changes: [merger('2022-06-01', 'IE000S9YS762')] }], sale: both.sale && { ...both.sale, units: 5 } }).gain).toBe(250)
    })
  })

  it('has the last price of 2017 for units of then', () => {
    // 10 x 30 = 300 for what are 20 units now: 20 x 25 - 300 = 200.
    const old: SaleInputs = { kind: 'AKTIENFONDS', changes: [{ type: 'split', date: '2020-01-02', ratio: 2 }], lots: [{ date: '2008-02-01', units: 10, price: 20, priceBeforeReform: 30, lumpSums: 0 }], sale: { date: '2026-11-20', price: 25, units: 20 } }
    expect(sell(old)).toMatchObject({ gain: 200, lots: [{ acquisitionCost: 300 }] })
    expect(sell({ ...old, changes: [{ type: 'split', date: '2018-01-01', ratio: 2 }] })).toMatchObject({ gain: 200, lots: [{ acquisitionCost: 300 }] })
    expect(sell({ ...old, changes: [{ type: 'split', date: '2012-01-02', ratio: 2 }] })).toMatchObject({ gain: -100, lots: [{ acquisitionCost: 600 }] })
  })
})

type Change = NonNullable<ReturnInputs['changes']>[number]
type Booking = NonNullable<ReturnInputs['bookings']>[number]

const prices = (...rows: [year: number, priceStart: number, priceEnd: number][]) => rows.map(([year, priceStart, priceEnd]) => ({ year, priceStart, priceEnd, declared: true }))
const buy = (date: string, isin: string, units: number, amount: number, depot = 'A'): Booking => ({ depot, type: 'purchase', date, isin, units, amount })
const sale = (date: string, isin: string, units: number, amount: number, depot = 'A'): Booking => ({ depot, type: 'sale', date, isin, units, amount })

const shares = [{ isin: SHARE, kind: 'AKTIE' as const }, { isin: BUYER, kind: 'AKTIE' as const }]
const soldIn = (bookings: Booking[], changes: Change[], securities: ReturnInputs['securities'] = shares) => linesFor({ year: 2025, securities, bookings, changes }).entries.filter(({ type }) => type === 'sale')

describe('lines after a split', () => {
  const split: Change = { type: 'split', isin: SHARE, date: '2024-06-10', ratio: 4 }

  it('count units as they are, in every depot, and those of its day as new ones', () => {
    const bookings = [buy('2023-02-01', SHARE, 10, 4000), buy('2023-02-01', SHARE, 5, 2000, 'B'), buy('2024-06-10', SHARE, 5, 550), sale('2025-05-05', SHARE, 42, 5040), sale('2025-05-05', SHARE, 20, 2400, 'B')]
    // 5,040 - 4,000 - 2 x 110 = 820; 2,400 - 2,000 = 400
    expect(soldIn(bookings, [split]).map(({ amount, lots }) => [amount, lots.map(({ units }) => units)])).toEqual([[820, [40, 2]], [400, [20]]])
  })

  it('leave other securities as they are', () => {
    // Ten of the buyer for 1,000 stay ten: 900 - 500
    const bookings = [buy('2023-02-01', SHARE, 10, 4000), buy('2023-02-01', BUYER, 10, 1000), sale('2025-05-05', BUYER, 5, 900)]
    expect(soldIn(bookings, [split])).toMatchObject([{ amount: 400, lots: [{ units: 5, cost: 500 }] }])
  })

  it('refuse one of what is not there, and sales of more than it made', () => {
    expect(issuesOf(() => soldIn([buy('2024-06-11', SHARE, 1, 100)], [split]))).toEqual([['inputs.changes.0.isin', 'None of it is there on that day']])
    expect(issuesOf(() => soldIn([buy('2024-01-02', SHARE, 1, 100), sale('2025-05-05', SHARE, 4.1, 500)], [split]))).toEqual([['inputs.bookings.1.units', expect.stringMatching(/^More is sold/)]])
  })

  it('declare and deduct lump sums of units at the end of each year', () => {
    // 2023: 10 units, 400 x 2.55 % x 70 % x 11/12 = 65.45; 2024: 40 units, 100 x 2.29 % x 70 % = 64.12. Half is sold.
    const securities = [{ isin: FUND, kind: 'AKTIENFONDS' as const, years: prices([2023, 400, 500], [2024, 100, 130]) }]
    const { entries, lines } = linesFor({ year: 2025, securities, bookings: [buy('2023-02-01', FUND, 10, 4000), sale('2025-05-05', FUND, 40, 5000)], changes: [{ type: 'split', isin: FUND, date: '2024-06-10', ratio: 4 }, { type: 'split', isin: FUND, date: '2025-03-03', ratio: 2 }] })
    expect(entries.find(({ type }) => type === 'lump_sum')).toMatchObject({ units: 40, amount: 64.12 })
    // 5,000 - 2,000 - (65.45 + 64.12) / 2, a cent apart by rounding
    expect(entries.find(({ type }) => type === 'sale')?.amount).toBeCloseTo(5000 - 2000 - 64.785, 1)
    expect(lines.map(({ line }) => line)).toEqual(['KAP 19', 'KAP-INV 9', 'KAP-INV 14'])
  })

  it('count the units of the last day of a year, also where they changed on it', () => {
    // 20 units x 100 x 2.29 % x 70 % = 32.06
    const { entries } = linesFor({ year: 2025, securities: [{ isin: FUND, kind: 'AKTIENFONDS', years: prices([2024, 100, 130]) }], bookings: [buy('2022-02-01', FUND, 10, 4000)], changes: [{ type: 'split', isin: FUND, date: '2024-12-31', ratio: 2 }] })
    expect(entries).toMatchObject([{ type: 'lump_sum', units: 20, amount: 32.06 }])
  })
})

describe('lines after a merger', () => {
  const merger = (date: string): Change => ({ type: 'merger', isin: FUND, into: OTHER, date, ratio: 0.5 })
  const funds = (kind: 'AKTIENFONDS' | 'MISCHFONDS' = 'AKTIENFONDS') => [{ isin: FUND, kind: 'AKTIENFONDS' as const, years: prices([2023, 100, 120]) }, { isin: OTHER, kind, years: prices([2024, 240, 300]) }]

  it('go on with day, cost and lump sums of the fund before (section 23(3) InvStG)', () => {
    // Ten at 1,000 become five on 2 January 2024; lump sum 2023: 10 x 100 x 1.785 % = 17.85, 2024: 5 x 240 x 1.603 % = 19.236, unless merged in it.
    const [one] = soldIn([buy('2022-02-01', FUND, 10, 1000), buy('2023-05-02', OTHER, 1, 230), sale('2025-05-05', OTHER, 5, 1500)], [{ ...merger('2022-12-30') }], [{ isin: FUND, kind: 'AKTIENFONDS' }, { isin: OTHER, kind: 'AKTIENFONDS', years: prices([2023, 200, 240], [2024, 240, 300]) }])
    // 2023: 5 x 200 x 1.785 % = 17.85; 1,500 - 1,000 - 17.85 - 19.24 = 462.91
    expect(one).toMatchObject({ isin: OTHER, amount: 462.91, lots: [{ date: '2022-02-01', units: 5, cost: 1000, lumpSums: 37.09 }] })
  })

  it('takes the prices of the fund that was held at the end of a year', () => {
    // 2023 by the old fund: 10 x 100 x 1.785 % = 17.85, declared; the merger of January 2025 leaves 2024 to the old fund, too.
    const securities = [{ isin: FUND, kind: 'AKTIENFONDS' as const, years: prices([2023, 100, 120], [2024, 120, 150]) }, { isin: OTHER, kind: 'AKTIENFONDS' as const }]
    const [one] = soldIn([buy('2022-02-01', FUND, 10, 1000), sale('2025-05-05', OTHER, 5, 1500)], [merger('2025-01-10')], securities)
    // 2024: 10 x 120 x 1.603 % = 19.236; 1,500 - 1,000 - 37.086 = 462.91
    expect(one?.amount).toBe(462.91)
  })

  it('know no lump sum of the year of the merger: which fund counts is not settled', () => {
    const { entries, status } = linesFor({ year: 2025, securities: funds(), bookings: [buy('2022-02-01', FUND, 10, 1000), sale('2025-05-05', OTHER, 1, 300)], changes: [merger('2024-06-03')] })
    expect(status).toBe('partial')
    expect(entries.map(({ type, amount, obstacles }) => [type, amount, obstacles])).toEqual([['lump_sum', null, ['merged_in_year']], ['sale', null, ['lump_sums_unknown']]])
  })

  it('know it of none of the units where some were bought after the merger', () => {
    const { entries } = linesFor({ year: 2025, securities: funds(), bookings: [buy('2022-02-01', FUND, 10, 1000), buy('2024-09-02', OTHER, 3, 800)], changes: [merger('2024-06-03')] })
    expect(entries).toMatchObject([{ isin: OTHER, units: 8, amount: null, obstacles: ['merged_in_year'] }])
  })

  it('leave the lump sum of the year before to the fund that was held at its end', () => {
    // 10 x 100 x 1.603 %; the other fund came in 2025 only.
    const { entries } = linesFor({ year: 2025, securities: [{ isin: FUND, kind: 'AKTIENFONDS', years: prices([2024, 100, 120]) }, { isin: OTHER, kind: 'AKTIENFONDS' }], bookings: [buy('2022-02-01', FUND, 10, 1000)], changes: [merger('2025-01-10')] })
    expect(entries).toMatchObject([{ type: 'lump_sum', isin: FUND, amount: 16.03 }])
  })

  it('keep shares as they were (section 20(4a) EStG)', () => {
    expect(soldIn([buy('2023-02-01', SHARE, 10, 1000), sale('2025-05-05', BUYER, 5, 1500)], [{ type: 'merger', isin: SHARE, into: BUYER, date: '2024-06-03', ratio: 0.5 }])).toMatchObject([{ amount: 500, lots: [{ date: '2023-02-01' }] }])
  })

  it('refuse one of funds of two states, which is a sale (section 23(4) InvStG): so banks booked LU1861134382 into IE000Y77LGG9 in January 2024', () => {
    const amundi = ['LU1861134382', 'IE000Y77LGG9'] as const
    const securities = amundi.map((isin) => ({ isin, kind: 'AKTIENFONDS' as const }))
    const moved: Change = { type: 'merger', isin: amundi[0], into: amundi[1], date: '2024-01-18', ratio: 1 }
    expect(issuesOf(() => soldIn([buy('2022-02-01', amundi[0], 10, 1000)], [moved], securities))).toEqual([['inputs.changes.0.into', expect.stringMatching(/^Funds of two states/)]])
  })

  it('keep shares of two states as they were, and say of a fund beside what is not known that its kind is missing', () => {
    const irish = 'IE000S9YS762'
    const into = (isin: string, next: string): Change => ({ type: 'merger', isin, into: next, date: '2024-06-03', ratio: 1 })
    expect(soldIn([buy('2023-02-01', SHARE, 1, 100), sale('2025-05-05', irish, 1, 150)], [into(SHARE, irish)], [...shares, { isin: irish, kind: 'AKTIE' }])).toMatchObject([{ amount: 50 }])
    const luxembourg = 'LU0274208692'
    for (const [isin, next] of [[FUND, luxembourg], [luxembourg, FUND]] as const) {
      expect(issuesOf(() => soldIn([buy('2022-02-01', isin, 10, 1000)], [into(isin, next)], [{ isin: FUND, kind: 'AKTIENFONDS' }]))).toEqual([['inputs.changes.0.into', expect.stringMatching(/^Must be known/)]])
    }
  })

  test.each([
    ['funds of two kinds', funds('MISCHFONDS')],
    ['a fund and what is not known', [{ isin: FUND, kind: 'AKTIENFONDS' as const }]],
    ['two that are not known', []],
    ['other securities', [{ isin: FUND, kind: 'WERTPAPIER' as const }, { isin: OTHER, kind: 'WERTPAPIER' as const }]],
  ])('refuse one of %s, which may be a sale', (_what, securities) => {
    expect(issuesOf(() => soldIn([buy('2022-02-01', FUND, 10, 1000)], [merger('2024-06-03')], securities))).toEqual([['inputs.changes.0.into', expect.stringMatching(/^Must be known/)]])
  })
})

describe('a merger at one for one into a fund that was not held before', () => {
  const days = fc.integer({ min: 0, max: 480 }).map((after) => addDays('2021-01-04', after))
  const purchases = fc.array(fc.record({ date: days, units: fc.integer({ min: 1, max: 50 }), amount: fc.integer({ min: 10, max: 5000 }) }), { minLength: 1, maxLength: 8 })
  const years = [2023, 2024].map((year) => ({ year, priceStart: 100, priceEnd: 130 }))
  const sold = (all: readonly { units: number }[], share: number): number => all.reduce((sum, { units }) => sum + units, 0) * share

  it('is a change of its name, in a sale and in a return', () => {
    fc.assert(fc.property(purchases, fc.constantFrom(0.25, 0.6, 1), (all, share) => {
      const units = sold(all, share)
      const saleWith = (changes?: { type: 'merger'; date: string; isin: string; ratio: number }[]) =>
        sell({ kind: 'AKTIENFONDS', isin: OTHER, years, sale: { date: '2025-05-05', price: 150, units }, lots: all.map(({ date, units: bought, amount }) => ({ date, units: bought, price: amount / bought, ...(changes && { changes }) })) })
      expect(saleWith([{ type: 'merger', date: '2022-06-01', isin: FUND, ratio: 1 }])).toEqual(saleWith())
      const securities = [FUND, OTHER].map((isin) => ({ isin, kind: 'AKTIENFONDS' as const, years: isin === OTHER ? years.map((each) => ({ ...each, declared: true })) : [] }))
      const returned = (isin: string, changes: Change[]) => linesFor({ year: 2025, securities, changes, bookings: [...all.map(({ date, units: bought, amount }) => buy(date, isin, bought, amount)), sale('2025-05-05', OTHER, units, 5000)] })
      expect(returned(FUND, [{ type: 'merger', isin: FUND, into: OTHER, date: '2022-06-01', ratio: 1 }])).toEqual(returned(OTHER, []))
    }), { numRuns: 60 })
  })
})

describe('lines after a move', () => {
  const move = (units: number, date = '2024-06-10'): Change => ({ type: 'transfer', isin: SHARE, depot: 'A', to: 'B', date, units })
  const bookings = [buy('2022-02-01', SHARE, 10, 1000), buy('2023-02-01', SHARE, 10, 2000), buy('2022-08-01', SHARE, 10, 1500, 'B')]

  it('take the oldest along, with day and cost, and put them in their order', () => {
    // Twelve move: ten of 2022 and two of 2023. B sells 15: ten of February 2022, five of August; A still has eight at 200.
    const sold = soldIn([...bookings, sale('2025-05-05', SHARE, 15, 4500, 'B'), sale('2025-05-05', SHARE, 8, 2400)], [move(12)])
    expect(sold.map(({ depot, amount, lots }) => [depot, amount, lots.map(({ date, units, cost }) => [date, units, cost])])).toEqual([
      ['A', 800, [['2023-02-01', 8, 1600]]],
      ['B', 2750, [['2022-02-01', 10, 1000], ['2022-08-01', 5, 750]]],
    ])
  })

  it('take what was bought on one day in both depots at its average, as if it had been bought in one', () => {
    // Savings plans of 1 February: ten for 1,000 and thirty for 5,000 are forty at 150.
    const plans = [buy('2022-02-01', SHARE, 10, 1000), buy('2022-02-01', SHARE, 30, 5000, 'B')]
    const sold = soldIn([...plans, sale('2025-05-05', SHARE, 20, 4000, 'B'), sale('2025-06-05', SHARE, 20, 4000, 'B')], [move(10)])
    expect(sold.map(({ cost, amount }) => [cost, amount])).toEqual([[3000, 1000], [3000, 1000]])
  })

  it('refuse one of more than was there on that day', () => {
    expect(issuesOf(() => soldIn(bookings, [move(20.5)]))).toEqual([['inputs.changes.0.units', 'More is moved than is there on that day']])
    expect(issuesOf(() => soldIn(bookings, [move(20, '2023-02-01')]))).toEqual([['inputs.changes.0.units', 'More is moved than is there on that day']])
    expect(soldIn(bookings, [move(20)])).toEqual([])
  })

  it('of all units to another depot change no line where nothing else lies there', () => {
    const one = [buy('2022-02-01', SHARE, 10, 1000), buy('2023-02-01', SHARE, 10, 2000)]
    const lines = (last: Booking, changes: Change[]) => linesFor({ year: 2025, securities: shares, bookings: [...one, last], changes }).lines
    expect(lines(sale('2025-05-05', SHARE, 15, 4500, 'B'), [move(20)])).toEqual(lines(sale('2025-05-05', SHARE, 15, 4500), []))
  })
})

/** Lines of Anlage KAP and KAP-INV: cases from outside, hand arithmetic, and what holds for any bookings. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { bodyBytesOf } from '../../../core/contract/namespaces'
import { lumpSumOf } from '../../../core/depot-tax/return/entries'
import { taxReturn } from '../../../core/depot-tax/return/model'
import type { RateSeries } from '../../../core/reference/reference'
import { createLocalClient } from '../../../sdk/local'
import { linesFor, type ReturnInputs } from './calculate'
import { lineCases } from './return.data'

const FUND = 'IE00B4L5Y983'
const SHARE = 'US0378331005'

type Booking = NonNullable<ReturnInputs['bookings']>[number]

const share = { isin: SHARE, kind: 'AKTIE' as const }

/** Lines by their names. */
const linesOf = (inputs: ReturnInputs, context: Parameters<typeof linesFor>[1] = {}) =>
  Object.fromEntries(linesFor(inputs, context).lines.map(({ line, amount }) => [line, amount]))

const issuesOf = (inputs: unknown): [string, string][] => (taxReturn.inputs.safeParse(inputs).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

describe('cases of the lines', () => {
  test.each(lineCases.map((one) => [one.id, one] as const))('%s', (_id, { run, expect: expected }) => {
    const actual = run()
    for (const [line, amount] of Object.entries(expected)) expect(Math.abs((actual[line] ?? NaN) - amount), `${line}: ${String(actual[line])}`).toBeLessThanOrEqual(0.0051)
    const surplus = Object.keys(actual).filter((line) => /^KAP/.test(line) && !(line in expected) && !(line === 'KAP 19' && actual[line] === 0))
    expect(surplus).toEqual([])
  })

  const file = new URL('../../../../shared/facts/kap-inv-cases.json', import.meta.url)
  const isMissing = !existsSync(file)
  if (isMissing) console.log('Skipped: the collected cases of KAP and KAP-INV are not beside the project')

  it.skipIf(isMissing)('are all that were collected, with what they expect', () => {
    const collected: { id: string; expected_lines: Record<string, number> }[] = JSON.parse(readFileSync(file, 'utf8'))
    const known = new Map(lineCases.map(({ id, run }) => [id, run()]))
    // Working lines of a sale, which stand in its row, and steps of the law that the case checks otherwise.
    const elsewhere = new Set(['KAP-INV 49', 'KAP-INV 50', 'KAP-INV 51', 'KAP-INV 52', 'KAP-INV 53', 'KAP-INV 54', 'cap'])
    for (const { id, expected_lines: lines } of collected) {
      for (const [line, amount] of Object.entries(lines)) if (!elsewhere.has(line)) expect(known.get(id)?.[line], `${id}, ${line}`).toBeCloseTo(amount, id === 'K25-CERT2' ? 1 : 2)
    }
  })
})

/** Two depots with a share and a fund; expectations by hand. */
const bookings: Booking[] = [
  { depot: 'A', type: 'purchase', date: '2024-02-01', isin: SHARE, units: 10, amount: 1000, costs: 5 },
  { depot: 'A', type: 'purchase', date: '2024-06-03', isin: SHARE, units: 10, amount: 2000 },
  { depot: 'A', type: 'sale', date: '2025-03-03', isin: SHARE, units: 15, amount: 2250, costs: 10 },
  { depot: 'A', type: 'purchase', date: '2024-07-01', isin: FUND, units: 100, amount: 9000 },
  { depot: 'B', type: 'purchase', date: '2023-05-02', isin: FUND, units: 50, amount: 4000 },
]

const fund = { isin: FUND, kind: 'AKTIENFONDS' as const, years: [{ year: 2024, priceStart: 100, priceEnd: 130 }, { year: 2023, priceStart: 80, priceEnd: 100 }] }

describe('lines from bookings', () => {
  it('sell the oldest units first', () => {
    // 2250 - 10 - 1005 - 5 x 200 = 235
    const { lines, entries } = linesFor({ year: 2025, securities: [share], bookings: bookings.slice(0, 3) })
    expect(lines.map(({ line, amount }) => [line, amount])).toEqual([['KAP 19', 235], ['KAP 20', 235]])
    expect(entries).toEqual([expect.objectContaining({
      type: 'sale', booking: 2, depot: 'A', kind: 'AKTIE', units: 15, proceeds: 2250, costs: 10, cost: 2005, lumpSums: 0, amount: 235,
      lots: [{ date: '2024-02-01', units: 10, cost: 1005, lumpSums: 0 }, { date: '2024-06-03', units: 5, cost: 1000, lumpSums: 0 }],
    })])
    expect(lines[1]?.rows).toEqual([{ entry: 0, amount: 235 }])
  })

  it('tell gains and losses apart by sale', () => {
    const loss: Booking = { depot: 'A', type: 'sale', date: '2025-04-01', isin: SHARE, units: 5, amount: 900 }
    expect(linesOf({ year: 2025, securities: [share], bookings: [...bookings.slice(0, 3), loss] })).toEqual({ 'KAP 19': 135, 'KAP 20': 235, 'KAP 23': 100 })
    expect(linesOf({ year: 2025, securities: [{ isin: SHARE, kind: 'WERTPAPIER' }], bookings: [...bookings.slice(0, 3), loss] })).toEqual({ 'KAP 19': 135, 'KAP 22': 100 })
  })

  it('declare the lump sum of the year before on what was there at its end', () => {
    // A unit: 100 x 2.29 % x 0.7 = 1.603. A: 100 units from July, 6/12: 80.15. B: 50 units all year: 80.15.
    const { lines, entries } = linesFor({ year: 2025, securities: [fund], bookings: bookings.slice(3) })
    expect(lines.map(({ line, amount }) => [line, amount])).toEqual([['KAP 19', 0], ['KAP-INV 9', 160.3]])
    expect(entries.map(({ type, depot, date, amount }) => [type, depot, date, amount])).toEqual([['lump_sum', 'A', '2025-01-02', 80.15], ['lump_sum', 'B', '2025-01-02', 80.15]])
  })

  it('deduct declared lump sums and the one that is declared now', () => {
    // B sells 50: 6000 - 4000 - 80.15 of 2024; that of 2023 (80 x 2.55 % x 0.7 = 1.428 x 8/12 x 50 = 47.60) once it is declared.
    const sale: Booking = { depot: 'B', type: 'sale', date: '2025-08-01', isin: FUND, units: 50, amount: 6000 }
    const lines = (declared: boolean) => linesOf({ year: 2025, securities: [{ ...fund, years: fund.years.map((each) => (each.year === 2023 ? { ...each, declared } : each)) }], bookings: [...bookings.slice(3), sale] })
    expect(lines(false)).toMatchObject({ 'KAP-INV 14': 1919.85, 'KAP-INV 9': 160.3 })
    expect(lines(true)).toMatchObject({ 'KAP-INV 14': 1872.25 })
  })

  it('say nothing of a sale whose lump sums are not known', () => {
    const sale: Booking = { depot: 'B', type: 'sale', date: '2025-08-01', isin: FUND, units: 50, amount: 6000 }
    const { status, lines, afterExemption } = linesFor({ year: 2025, securities: [{ ...fund, years: fund.years.slice(0, 1) }], bookings: [...bookings.slice(3), sale] })
    expect(lines.find(({ line }) => line === 'KAP-INV 14')).toMatchObject({ amount: null, obstacles: ['lump_sums_unknown'] })
    expect([status, afterExemption]).toEqual(['partial', null])
    const stated = linesOf({ year: 2025, securities: [{ ...fund, years: fund.years.slice(0, 1) }], bookings: [...bookings.slice(3), { ...sale, lumpSums: 100.5 }] })
    expect(stated['KAP-INV 14']).toBe(1899.5)
  })

  it('leave out payments and sales of other years', () => {
    const other: Booking[] = [{ type: 'interest', date: '2024-12-31', amount: 10 }, { type: 'interest', date: '2025-01-01', amount: 1 }, { type: 'interest', date: '2026-01-01', amount: 100 }]
    expect(linesOf({ year: 2025, bookings: other })).toEqual({ 'KAP 19': 1 })
    expect(linesOf({ year: 2024, bookings: other })).toEqual({ 'KAP 19': 10 })
  })

  it('take 0 lump sums of years with a negative base rate, whatever is known of them', () => {
    const old: Booking[] = [{ type: 'purchase', date: '2021-03-01', isin: FUND, units: 1, amount: 80 }, { type: 'sale', date: '2024-01-01', isin: FUND, units: 1, amount: 90 }]
    expect(linesOf({ year: 2024, securities: [{ isin: FUND, kind: 'SONSTIGE' }], bookings: old })['KAP-INV 26']).toBe(10)
  })

  it('copy what certificates state', () => {
    expect(linesOf({ year: 2025, allowanceUsedElsewhere: 801.5, lossCertificates: { general: 10, shares: 20 } })).toEqual({ 'KAP 12': 10, 'KAP 13': 20, 'KAP 17': 801.5, 'KAP 19': 0 })
    expect(linesOf({ year: 2025, allowanceUsedElsewhere: 0 })).toEqual({ 'KAP 17': 0, 'KAP 19': 0 })
  })

  it('set off the losses of earlier years after the partial exemption', () => {
    // Funds 1000 x 0.7 = 700; shares 500; 800 general and 600 of shares are carried in.
    const inputs: ReturnInputs = { year: 2025, securities: [{ isin: FUND, kind: 'AKTIENFONDS' }], bookings: [{ type: 'distribution', date: '2025-03-03', isin: FUND, amount: 1000 }], totals: { shareGain: 500 }, lossesCarriedForward: { general: 800, shares: 600 } }
    const { afterExemption, lossUsed, lossCarriedForward } = linesFor(inputs)
    expect({ afterExemption, lossUsed, lossCarriedForward }).toEqual({ afterExemption: { general: 700, shares: 500 }, lossUsed: { general: 700, shares: 500 }, lossCarriedForward: { general: 100, shares: 100 } })
    // 64.55 x 0.7 = 45.185, shown as 45.19; 100 - 45.19 = 54.81
    expect(linesFor({ ...inputs, bookings: [{ type: 'distribution', date: '2025-03-03', isin: FUND, amount: 64.55 }], totals: {}, lossesCarriedForward: { general: 100 } })).toMatchObject({
      afterExemption: { general: 45.19 }, lossUsed: { general: 45.19 }, lossCarriedForward: { general: 54.81 },
    })
    expect(linesFor({ year: 2024, totals: { derivativeLoss: 1 } }).afterExemption).toBeNull()
    expect(linesFor({ year: 2025, totals: { derivativeLoss: 1 } })).toMatchObject({ afterExemption: { general: -1 }, lossCarriedForward: { general: 1, shares: 0 } })
  })

  it('count gold with a claim to delivery as a private sale within a year', () => {
    const gold = (sold: string) => linesFor({ year: 2025, securities: [{ isin: 'DE000A0S9GB0', kind: 'GOLD_LIEFERBAR' }], bookings: [{ type: 'purchase', date: '2024-05-06', isin: 'DE000A0S9GB0', units: 10, amount: 5000 }, { type: 'sale', date: sold, isin: 'DE000A0S9GB0', units: 10, amount: 6500 }] })
    expect(gold('2025-05-06')).toMatchObject({ privateSales: { result: 1500, taxed: 1500 }, lines: [{ line: 'KAP 19', amount: 0 }] })
    expect(gold('2025-05-07')).toMatchObject({ privateSales: { result: 0, taxed: 0 } })
    expect(linesFor({ year: 2025, totals: { privateSaleGain: 999.99 } }).privateSales).toEqual({ result: 999.99, taxed: 0 })
    expect(linesFor({ year: 2025, totals: { privateSaleGain: 1000 } }).privateSales).toEqual({ result: 1000, taxed: 1000 })
  })

  it.each([
    ['AKTIENFONDS', FUND, '2017-12-29', 'bought_before_2018', ['KAP-INV 14']],
    ['AKTIE', SHARE, '2008-12-31', 'bought_before_2009', ['KAP 19', 'KAP 20', 'KAP 23']],
    ['WERTPAPIER', SHARE, '2008-12-31', 'bought_before_2009', ['KAP 19', 'KAP 22']],
  ] as const)('say nothing of %s bought long ago', (kind, isin, date, obstacle, hidden) => {
    const { lines } = linesFor({ year: 2025, securities: [{ isin, kind }], bookings: [{ type: 'purchase', date, isin, units: 2, amount: 10 }, { type: 'sale', date: '2025-02-03', isin, units: 1, amount: 20, ...(kind === 'AKTIENFONDS' ? { lumpSums: 0 } : {}) }] })
    const unknown = lines.filter(({ amount, obstacles }) => amount === null && obstacles.includes(obstacle))
    expect(unknown.map(({ line }) => line)).toEqual(hidden)
  })
})

describe('the kind of a security', () => {
  const sale: Booking[] = [{ type: 'purchase', date: '2025-02-03', isin: SHARE, units: 1, amount: 10 }, { type: 'sale', date: '2025-03-03', isin: SHARE, units: 1, amount: 20 }]

  it('hides every line that it decides', () => {
    const { lines, status, entries } = linesFor({ year: 2025, bookings: [...sale, { type: 'interest', date: '2025-12-31', amount: 5 }] })
    expect(status).toBe('partial')
    expect(lines.filter(({ amount }) => amount !== null)).toEqual([])
    expect(lines.map(({ line }) => line)).toEqual(['KAP 19', 'KAP 20', 'KAP 22', 'KAP 23', 'KAP-INV 14', 'KAP-INV 17', 'KAP-INV 20', 'KAP-INV 23', 'KAP-INV 26'])
    expect(entries.map(({ obstacles }) => obstacles)).toEqual([[], ['kind_unknown']])
    expect(entries[1]).toMatchObject({ cost: 10, lumpSums: null, amount: null, lots: [{ lumpSums: null }] })
  })

  it('hides private sales, which those of gold within a year are, and no later ones', () => {
    const ofUnknown = (bought: string) => linesFor({
      year: 2025, totals: { privateSaleGain: 1200 },
      bookings: [{ type: 'purchase', date: bought, isin: 'DE000A0S9GB0', units: 10, amount: 700 }, { type: 'sale', date: '2025-05-06', isin: 'DE000A0S9GB0', units: 10, amount: 400 }],
    }).privateSales
    // As gold it would lose 300: 900 is below the limit of 1000, and nothing of it is taxed.
    expect(ofUnknown('2024-05-06')).toEqual({ result: null, taxed: null })
    expect(ofUnknown('2024-05-05')).toEqual({ result: 1200, taxed: 1200 })
  })

  it('comes from the reference data where they leave no doubt, and from the request first', () => {
    const kinds = new Map([[SHARE, { fondstyp: null, isShare: true }]])
    expect(linesOf({ year: 2025, bookings: sale }, { kinds })).toEqual({ 'KAP 19': 10, 'KAP 20': 10 })
    expect(linesOf({ year: 2025, bookings: sale, securities: [{ isin: SHARE, kind: 'WERTPAPIER' }] }, { kinds })).toEqual({ 'KAP 19': 10 })
    expect(linesOf({ year: 2025, bookings: sale }, { kinds: new Map([[SHARE, { fondstyp: null, isShare: false }]]) })['KAP 19']).toBeNull()
  })

  it('is asked for where the request leaves it open', () => {
    const asked = taxReturn.securitiesOf(taxReturn.inputs.parse({ year: 2025, bookings, securities: [share] }))
    expect(asked).toEqual([{ isin: FUND, isOpen: true }])
  })
})

describe('amounts in other currencies', () => {
  const rates = new Map<string, RateSeries>([['USD', { currency: 'USD', dates: ['2025-02-03', '2025-02-07'], perEur: Float64Array.from([1.25, 1.6]) }]])
  const paid = (date: string, rate?: number): Booking => ({ type: 'interest', date, amount: 100, currency: 'usd', ...(rate === undefined ? {} : { rate }) })

  it.each([
    ['2025-02-03', 80, '2025-02-03'],
    ['2025-02-06', 80, '2025-02-03'],
    ['2025-02-09', 62.5, '2025-02-07'],
    ['2025-02-14', 62.5, '2025-02-07'],
  ])('count on %s at the last rate', (date, amount, rateDate) => {
    const { entries: [entry] } = linesFor({ year: 2025, bookings: [paid(date)] }, { rates })
    expect(entry).toMatchObject({ amount, rateDate })
  })

  it.each(['2025-02-02', '2025-02-15'])('are not known on %s: no rate is near', (date) => {
    const { lines, status } = linesFor({ year: 2025, bookings: [paid(date)] }, { rates })
    expect([status, lines]).toEqual(['partial', [expect.objectContaining({ line: 'KAP 19', amount: null, obstacles: ['rate_unknown'] })]])
  })

  it('take the rate that is given, and the rate of each day', () => {
    expect(linesOf({ year: 2025, bookings: [paid('2025-07-01', 2)] })['KAP 19']).toBe(50)
    const trades: Booking[] = [{ type: 'purchase', date: '2025-02-03', isin: SHARE, units: 1, amount: 100, costs: 25, currency: 'USD' }, { type: 'sale', date: '2025-02-07', isin: SHARE, units: 1, amount: 320, costs: 16, currency: 'USD' }]
    // 320 / 1.6 - 16 / 1.6 - 125 / 1.25
    expect(linesOf({ year: 2025, securities: [share], bookings: trades }, { rates })['KAP 20']).toBe(90)
  })

  it('are asked for from a week before the first day on', () => {
    const parsed = taxReturn.inputs.parse({ year: 2025, bookings: [paid('2025-03-10'), paid('2025-02-03'), paid('2025-04-01', 1.1), { type: 'interest', date: '2024-01-02', amount: 1 }] })
    expect(taxReturn.ratesOf?.(parsed)).toEqual({ currencies: ['USD'], from: '2025-01-27', to: '2025-03-10' })
    expect(taxReturn.ratesOf?.({ ...parsed, bookings: [] })?.currencies).toEqual([])
  })
})

describe('foreign tax', () => {
  const paid = (isin: string, amount: number, foreignTax: number, kind: 'AKTIE' | 'AKTIENFONDS' | 'MISCHFONDS' = 'AKTIE') =>
    linesFor({ year: 2025, securities: [{ isin, kind }], bookings: [{ type: 'distribution', date: '2025-05-02', isin, amount, foreignTax }] }).lines.find(({ line }) => line === 'KAP 41')

  it.each([
    ['US0378331005', 15, 15],
    ['US0378331005', 30, 15],
    ['CH0038863350', 35, 15],
    ['FR0000120271', 25, 12.8],
    ['US0378331005', 10, 10],
  ])('of %s counts up to the treaty rate', (isin, withheld, credited) => {
    expect(paid(isin, 100, withheld)?.amount).toBe(credited)
  })

  it('is not known where the treaty rate is not', () => {
    expect(paid('RU0009024277', 100, 15)).toMatchObject({ amount: null, obstacles: ['treaty_rate_unknown'] })
    // The dividend itself is known.
    expect(linesFor({ year: 2025, securities: [{ isin: 'RU0009024277', kind: 'AKTIE' }], bookings: [{ type: 'distribution', date: '2025-05-02', isin: 'RU0009024277', amount: 100, foreignTax: 15 }] }).lines[0]).toMatchObject({ line: 'KAP 19', amount: 100, obstacles: [] })
    expect(linesOf({ year: 2025, bookings: [{ type: 'interest', date: '2025-05-02', amount: 100, foreignTax: 10 }] })).toEqual({ 'KAP 19': 100, 'KAP 41': null })
  })

  it('on distributions of funds shows both readings', () => {
    expect(paid('US9229087690', 100, 15, 'AKTIENFONDS')).toMatchObject({ amount: 15, amountIfExemptionLowersCredit: 10.5 })
    expect(paid('US9229087690', 100, 15, 'MISCHFONDS')).toMatchObject({ amount: 15, amountIfExemptionLowersCredit: 12.75 })
    expect(paid('US0378331005', 100, 15)?.amountIfExemptionLowersCredit).toBeNull()
    const paidBy = (isin: string, foreignTax: number): Booking => ({ type: 'distribution', date: '2025-05-02', isin, amount: 100, foreignTax })
    const given = (...all: Booking[]) => linesFor({ year: 2025, securities: [{ isin: 'US9229087690', kind: 'AKTIENFONDS' }, { isin: 'RU0009024277', kind: 'AKTIE' }, share], bookings: all }).lines.map(({ line, amount, amountIfExemptionLowersCredit: other, rows }) => [line, amount, other, rows.length])
    // Only what was taxed stands behind line 41, and only line 41 has two readings.
    expect(given(paidBy('US9229087690', 15), paidBy(SHARE, 10), paidBy(SHARE, 0))).toEqual([['KAP 19', 200, null, 2], ['KAP 41', 25, 20.5, 2], ['KAP-INV 4', 100, null, 1]])
    expect(given(paidBy('US9229087690', 15), paidBy('RU0009024277', 10))[1]).toEqual(['KAP 41', null, null, 2])
  })
})

describe('what is refused', () => {
  test.each(['split', 'merger'] as const)('%s as a booking: it is a change', (type) => {
    expect(issuesOf({ year: 2025, bookings: [{ type, date: '2025-02-03', isin: SHARE, units: 1, amount: 10 }] })).toEqual([['bookings.0.type', 'Is no booking: it goes in as one of `changes`']])
  })

  test.each(['option', 'future', 'short_sale', 'spin_off', 'rights_issue', 'securities_lending'] as const)('%s, by its name', (type) => {
    expect(issuesOf({ year: 2025, bookings: [{ type, date: '2025-02-03', isin: SHARE, units: 1, amount: 10 }] })).toEqual([['bookings.0.type', 'Is not calculated: the return must say it all the same; options and futures go in as totals of the broker']])
  })

  test.each([
    [{ year: 2026 }, 'year', 'The forms of this year are not out, or their lines were not read: 2025 is the last'],
    [{ year: 2023 }, 'year', 'Only the forms from 2024 on are known'],
    [{ bookings: [{ type: 'sale', date: '2025-02-03', units: 1, amount: 10 }] }, 'bookings.0.isin', 'Must be given'],
    [{ bookings: [{ type: 'purchase', date: '2025-02-03', isin: SHARE, amount: 10 }] }, 'bookings.0.units', 'Must be given for a purchase or a sale'],
    [{ bookings: [{ type: 'sale', date: '2025-02-03', isin: SHARE, units: 1, amount: 10, foreignTax: 1 }] }, 'bookings.0.foreignTax', 'Belongs to distributions and interest'],
    [{ bookings: [{ type: 'distribution', date: '2025-02-03', isin: 'DE0007164600', amount: 10, foreignTax: 1 }] }, 'bookings.0.foreignTax', 'German tax does not belong here: it is credited with a German certificate (lines 37 to 39)'],
    [{ bookings: [{ type: 'interest', date: '2025-02-03', amount: 10, costs: 1 }] }, 'bookings.0.costs', 'Are not deducted from income: only fees of purchases and sales count'],
    [{ bookings: [{ type: 'purchase', date: '2025-02-03', isin: SHARE, units: 1, amount: 10, lumpSums: 1 }] }, 'bookings.0.lumpSums', 'Belong to the sale of a fund'],
    [{ bookings: [{ type: 'interest', date: '2025-02-03', amount: 10, rate: 1 }] }, 'bookings.0.rate', 'Belongs to other currencies than EUR'],
    [{ securities: [share, share] }, 'securities', 'Securities must be unique'],
    [{ securities: [{ isin: FUND, years: [fund.years[0], fund.years[0]] }] }, 'securities.0.years', 'Years must be unique'],
  ])('%j names its field', (change, path, message) => {
    expect(issuesOf({ year: 2025, ...change })).toEqual([[path, message]])
  })

  it('a sale of more than was there, in its own depot', () => {
    const sale: Booking = { depot: 'B', type: 'sale', date: '2025-03-03', isin: SHARE, units: 1, amount: 100 }
    expect(() => linesFor({ year: 2025, securities: [share], bookings: [...bookings.slice(0, 2), sale] })).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ path: ['inputs', 'bookings', 2, 'units'] })] }))
  })
})

describe('what a row says', () => {
  const fundSale: Booking = { depot: 'B', type: 'sale', date: '2025-08-01', isin: FUND, units: 50, amount: 6000 }
  const usd: RateSeries = { currency: 'USD', dates: ['2025-02-03'], perEur: Float64Array.from([2]) }

  it('is its trade, whatever the order of the bookings, with the purchases of a day first', () => {
    const sale: Booking = { type: 'sale', date: '2025-03-03', isin: SHARE, units: 3, amount: 90 }
    const day = (date: string, amount: number): Booking => ({ type: 'purchase', date, isin: SHARE, units: 1, amount, costs: 1 })
    // Two of one day count as one lot of 2 for 31; the newest is bought on the day of the sale.
    const { entries } = linesFor({ year: 2025, securities: [share], bookings: [sale, day('2025-03-03', 20), day('2025-02-03', 10), day('2025-02-03', 19)] })
    expect(entries).toEqual([expect.objectContaining({ amount: 38, cost: 52, rate: null, rateDate: null, lots: [{ date: '2025-02-03', units: 2, cost: 31, lumpSums: 0 }, { date: '2025-03-03', units: 1, cost: 21, lumpSums: 0 }] })])
  })

  it('leaves sales of other years to their returns, though they take their lots', () => {
    const all: Booking[] = [
      { type: 'purchase', date: '2023-02-01', isin: SHARE, units: 1, amount: 10 }, { type: 'purchase', date: '2023-03-01', isin: SHARE, units: 1, amount: 30 }, { type: 'purchase', date: '2023-04-03', isin: SHARE, units: 1, amount: 50 },
      { type: 'sale', date: '2024-06-03', isin: SHARE, units: 1, amount: 100 }, { type: 'sale', date: '2025-06-02', isin: SHARE, units: 1, amount: 100 }, { type: 'sale', date: '2026-06-01', isin: SHARE, units: 1, amount: 100 },
    ]
    expect([2024, 2025].map((year) => linesOf({ year, securities: [share], bookings: all })['KAP 20'])).toEqual([90, 70])
  })

  it('has lump sums as stated, shared by units among its lots', () => {
    const all: Booking[] = [{ type: 'purchase', date: '2024-02-01', isin: FUND, units: 1, amount: 10 }, { type: 'purchase', date: '2024-03-01', isin: FUND, units: 3, amount: 30 }, { type: 'sale', date: '2025-06-02', isin: FUND, units: 4, amount: 100, lumpSums: 8 }]
    const sale = linesFor({ year: 2025, securities: [{ isin: FUND, kind: 'SONSTIGE' }], bookings: all }).entries.find(({ type }) => type === 'sale')
    expect(sale).toMatchObject({ lumpSums: 8, amount: 52, lots: [{ lumpSums: 2 }, { lumpSums: 6 }] })
  })

  it('has no lump sum for a fund that did not gain, and one that is not known without its prices', () => {
    expect(linesFor({ year: 2025, securities: [{ ...fund, years: [{ year: 2024, priceStart: 100, priceEnd: 90 }] }], bookings: bookings.slice(3) }).entries).toEqual([])
    const unknown = linesFor({ year: 2025, securities: [{ isin: FUND, kind: 'AKTIENFONDS' }], bookings: bookings.slice(4) })
    expect(unknown.entries).toEqual([expect.objectContaining({ type: 'lump_sum', amount: null, obstacles: ['price_unknown'] })])
    expect(unknown.lines.at(-1)).toMatchObject({ line: 'KAP-INV 9', amount: null, obstacles: ['price_unknown'] })
    expect(linesFor({ year: 2025, bookings: bookings.slice(4) }).entries).toEqual([expect.objectContaining({ kind: null, obstacles: ['kind_unknown'], amount: null })])
    expect(linesFor({ year: 2025, securities: [{ isin: FUND, kind: 'AKTIENFONDS' }], bookings: [{ type: 'purchase', date: '2025-02-03', isin: FUND, units: 1, amount: 1 }] }).entries).toEqual([])
  })

  it('bears the lump sum for units that were there at the end of the year, bought on its last day or sold after it', () => {
    const all: Booking[] = [{ type: 'purchase', date: '2024-12-31', isin: FUND, units: 12, amount: 1 }, { type: 'sale', date: '2025-01-02', isin: FUND, units: 12, amount: 100 }]
    // 12 x 1.603 x 1/12; the sale on the day of receipt deducts it: 100 - 1 - 1.60.
    expect(linesOf({ year: 2025, securities: [fund], bookings: all })).toMatchObject({ 'KAP-INV 9': 1.6, 'KAP-INV 14': 97.4 })
    // Sold on New Year's Day it is not received any more: neither declared nor deducted. A purchase of that day bears none.
    const early = all.map((each) => (each.type === 'sale' ? { ...each, date: '2025-01-01' } : each))
    expect(linesOf({ year: 2025, securities: [fund], bookings: [...early, { type: 'purchase', date: '2025-01-01', isin: FUND, units: 5, amount: 50 }] })).toEqual({ 'KAP 19': 0, 'KAP-INV 14': 99 })
  })

  it.each([['2017-12-29', null], ['2018-01-01', 5990]])('takes fund units bought on %s by the law of 2018', (date, amount) => {
    const two: Booking[] = [{ type: 'purchase', date, isin: FUND, units: 25, amount: 5 }, { type: 'purchase', date: '2019-02-01', isin: FUND, units: 25, amount: 5 }]
    expect(linesOf({ year: 2025, securities: [{ isin: FUND, kind: 'SONSTIGE' }], bookings: [...two, { ...fundSale, depot: 'Depot', lumpSums: 0 }] })['KAP-INV 26']).toBe(amount)
  })

  it('says of fund units and gold bought before 2009 nothing that belongs to shares', () => {
    const soldOf = (isin: string, kind: 'AKTIENFONDS' | 'GOLD_LIEFERBAR') => linesFor({ year: 2025, securities: [{ isin, kind }], bookings: [{ type: 'purchase', date: '2008-12-31', isin, units: 1, amount: 10 }, { type: 'sale', date: '2025-02-03', isin, units: 1, amount: 20, ...(kind === 'AKTIENFONDS' ? { lumpSums: 0 } : {}) }] }).entries.find(({ type }) => type === 'sale')
    expect(soldOf(FUND, 'AKTIENFONDS')?.obstacles).toEqual(['bought_before_2018'])
    expect(soldOf('DE000A0S9GB0', 'GOLD_LIEFERBAR')).toMatchObject({ obstacles: [], amount: 0 })
  })

  it('needs no prices for a year without a lump sum', () => {
    const lot = { date: '2020-02-03', units: 1, cost: 10, past: [] }
    expect([2021, 2022, 2023].map((each) => lumpSumOf(() => [], FUND, each, lot))).toEqual([0, 0, null])
  })

  it('shows the lump sums since 2018 of fund units bought before', () => {
    // 100 units x 100 x 70 % of 0.87, 0.52 and 0.07 % in 2018 to 2020, 2.55 and 2.29 % in 2023 and 2024
    const years = [2018, 2019, 2020, 2023, 2024].map((year) => ({ year: year as 2018, priceStart: 100, priceEnd: 200, declared: true }))
    const all: Booking[] = [{ type: 'purchase', date: '2016-02-01', isin: FUND, units: 100, amount: 5 }, { type: 'sale', date: '2025-06-02', isin: FUND, units: 100, amount: 30_000 }]
    const sold = linesFor({ year: 2025, securities: [{ isin: FUND, kind: 'SONSTIGE', years }], bookings: all }).entries.find(({ type }) => type === 'sale')
    expect(sold).toMatchObject({ lumpSums: 441, amount: null, obstacles: ['bought_before_2018'] })
  })

  it('knows no gain without the rate of the purchase, of the sale or of either', () => {
    const trade = (type: 'purchase' | 'sale', date: string, currency: string): Booking => ({ type, date, isin: SHARE, units: 1, amount: 100, currency })
    const known = { rates: new Map([['USD', usd]]) }
    const gain = (bought: Booking, sold: Booking) => linesFor({ year: 2025, securities: [share], bookings: [bought, { ...bought, amount: 50 }, { ...sold, units: 2 }] }, known)
    for (const [bought, sold] of [['2025-02-03', '2025-06-02'], ['2024-06-03', '2025-02-03'], ['2024-06-03', '2025-06-02']] as const) {
      const { entries, afterExemption, lossCarriedForward } = gain(trade('purchase', bought, 'USD'), trade('sale', sold, 'USD'))
      expect(entries).toEqual([expect.objectContaining({ amount: null, obstacles: ['rate_unknown'] })])
      expect([afterExemption, lossCarriedForward]).toEqual([null, null])
    }
    expect(gain(trade('purchase', '2025-02-03', 'USD'), trade('sale', '2025-06-02', 'EUR')).entries).toEqual([expect.objectContaining({ amount: 25, rate: null })])
    // Nor of a part of a lot, nor of what is left of it.
    const parts = linesFor({ year: 2025, securities: [share], bookings: [{ ...trade('purchase', '2024-06-03', 'USD'), units: 3 }, trade('sale', '2025-06-02', 'EUR'), trade('sale', '2025-06-03', 'EUR')] }, known)
    expect(parts.entries).toMatchObject([{ cost: null, amount: null }, { cost: null, amount: null }])
  })

  it('knows no credit without the rate, none for a fund whose country withholds nothing, and no line without tax', () => {
    const paid = (more: Partial<Booking>): ReturnInputs => ({ year: 2025, securities: [share], bookings: [{ type: 'distribution', date: '2025-06-02', isin: SHARE, amount: 100, ...more }] })
    expect(linesFor(paid({ currency: 'USD', foreignTax: 15 })).lines.map(({ line, obstacles }) => [line, obstacles])).toEqual([['KAP 19', ['rate_unknown']], ['KAP 41', ['rate_unknown']]])
    expect(linesOf(paid({ isin: 'GB00B10RZP78', foreignTax: 15 }), { kinds: new Map([['GB00B10RZP78', { fondstyp: null, isShare: true }]]) })).toEqual({ 'KAP 19': 100, 'KAP 41': null })
    expect(linesFor(paid({})).lines.map(({ line, rows, amountIfExemptionLowersCredit: other }) => [line, rows.length, other])).toEqual([['KAP 19', 1, null]])
  })

  it('of a distribution without a kind hides what it may belong to, and nothing else', () => {
    const { lines, entries, afterExemption } = linesFor({ year: 2025, bookings: [{ type: 'distribution', date: '2025-06-02', isin: SHARE, amount: 100 }, { type: 'interest', date: '2025-06-02', amount: 3 }], totals: { shareLoss: 5 } })
    expect(entries.map(({ type, obstacles, amount }) => [type, obstacles, amount])).toEqual([['distribution', ['kind_unknown'], 100], ['interest', [], 3], ['total', [], 5]])
    expect(lines.map(({ line, amount, obstacles }) => [line, amount, obstacles])).toEqual([
      ['KAP 19', null, ['kind_unknown']], ['KAP 23', 5, []],
      ...[4, 5, 6, 7, 8].map((line) => [`KAP-INV ${line}`, null, ['kind_unknown']]),
    ])
    expect(afterExemption).toBeNull()
  })
})

describe('rows in their lines', () => {
  it('of a lump sum without a kind hide lines of funds, and no other', () => {
    const { lines } = linesFor({ year: 2025, securities: [{ isin: FUND, years: [{ year: 2024, priceStart: 100, priceEnd: 130 }] }], bookings: [{ type: 'purchase', date: '2023-05-02', isin: FUND, units: 1, amount: 9 }, { type: 'interest', date: '2025-06-02', amount: 3 }] })
    expect(lines.map(({ line, amount }) => [line, amount])).toEqual([['KAP 19', 3], ...[9, 10, 11, 12, 13].map((line) => [`KAP-INV ${line}`, null])])
  })

  it('of a sale that brings neither gain nor loss stand among the gains', () => {
    const { lines } = linesFor({ year: 2025, securities: [share], bookings: [{ type: 'purchase', date: '2025-05-02', isin: SHARE, units: 2, amount: 10 }, { type: 'sale', date: '2025-06-02', isin: SHARE, units: 2, amount: 10 }], totals: { shareGain: 4, shareLoss: 3 } })
    expect(lines.map(({ line, amount, rows }) => [line, amount, rows.length])).toEqual([['KAP 19', 1, 3], ['KAP 20', 4, 2], ['KAP 23', 3, 1]])
  })
})

describe('what a return asks of the reference data', () => {
  const ask = (given: Partial<ReturnInputs>) => {
    const inputs = taxReturn.inputs.parse({ year: 2025, ...given })
    return { securities: taxReturn.securitiesOf(inputs), rates: taxReturn.ratesOf?.(inputs) }
  }

  it('is the kind of what its bookings and mergers name without one, each once', () => {
    const paid = (isin: string): Booking => ({ type: 'distribution', date: '2025-06-02', isin, amount: 1 })
    const given = {
      securities: [{ isin: FUND, kind: 'AKTIENFONDS' as const }, { isin: SHARE }],
      bookings: [paid(FUND), paid(SHARE), paid(SHARE), { type: 'interest' as const, date: '2025-06-02', amount: 1 }],
      changes: [{ type: 'split' as const, isin: 'US5949181045', date: '2025-03-03', ratio: 2 }, { type: 'merger' as const, isin: 'IE00BKM4GZ66', into: 'IE00B3XXRP09', date: '2025-03-03', ratio: 2 }],
    }
    expect(ask(given).securities).toEqual([SHARE, 'IE00BKM4GZ66', 'IE00B3XXRP09'].map((isin) => ({ isin, isOpen: true })))
    expect(ask({}).securities).toEqual([])
  })

  it('are the rates that bookings leave open, from a week before the first of them on', () => {
    const paid = (date: string, more: Partial<Booking> = { currency: 'USD' }): Booking => ({ type: 'interest', date, amount: 1, ...more })
    const bookings = [paid('2025-06-10'), paid('2025-03-04'), paid('2025-03-05'), paid('2025-12-01', {}), paid('2024-01-10', { currency: 'CHF', rate: 0.95 })]
    expect(ask({ bookings }).rates).toEqual({ currencies: ['USD'], from: '2025-02-25', to: '2025-06-10' })
    expect(ask({ bookings: [paid('2025-12-01', {})] }).rates?.currencies).toEqual([])
  })
})

describe('what the office makes of the lines', () => {
  it('keeps gains on shares from dividends, and private sales from both', () => {
    const all: Booking[] = [
      { type: 'purchase', date: '2025-02-03', isin: SHARE, units: 1, amount: 10 }, { type: 'sale', date: '2025-03-03', isin: SHARE, units: 1, amount: 30 }, { type: 'distribution', date: '2025-03-03', isin: SHARE, amount: 7 },
      { type: 'purchase', date: '2025-02-03', isin: 'DE000A0S9GB0', units: 1, amount: 10 }, { type: 'sale', date: '2025-03-03', isin: 'DE000A0S9GB0', units: 1, amount: 1500, costs: 90 }, { type: 'distribution', date: '2025-03-03', isin: 'DE000A0S9GB0', amount: 2 },
    ]
    const { afterExemption, privateSales, lines } = linesFor({ year: 2025, securities: [share, { isin: 'DE000A0S9GB0', kind: 'GOLD_LIEFERBAR' }], bookings: all, totals: { shareLoss: 5, privateSaleLoss: 100 } })
    expect(afterExemption).toEqual({ general: 9, shares: 15 })
    expect(privateSales).toEqual({ result: 1300, taxed: 1300 })
    expect(lines.map(({ line, amount }) => [line, amount])).toEqual([['KAP 19', 24], ['KAP 20', 20], ['KAP 23', 5]])
    expect(linesFor({ year: 2025 }).privateSales).toBeNull()
  })

  it('splits gold of several purchases by the year of each', () => {
    const gold = { isin: 'DE000A0S9GB0', kind: 'GOLD_LIEFERBAR' as const }
    const all = (currency: string): Booking[] => [
      { type: 'purchase', date: '2020-02-03', isin: gold.isin, units: 1, amount: 10 }, { type: 'purchase', date: '2025-02-03', isin: gold.isin, units: 3, amount: 30, currency }, { type: 'sale', date: '2025-03-03', isin: gold.isin, units: 4, amount: 4000 },
    ]
    expect(linesFor({ year: 2025, securities: [gold], bookings: all('EUR') }).privateSales).toEqual({ result: 2970, taxed: 2970 })
    expect(linesFor({ year: 2025, securities: [gold], bookings: all('USD') })).toMatchObject({ status: 'partial', privateSales: { result: null, taxed: null } })
  })

  it('takes off losses by certificate before those of earlier years', () => {
    // 400 - 50 by certificate = 350, of which the 300 carried in leave 50; shares: 500 lost, 70 by certificate, 200 carried in.
    const inputs: ReturnInputs = { year: 2025, totals: { otherGain: 400, shareLoss: 500 }, lossCertificates: { general: 50, shares: 70 }, lossesCarriedForward: { general: 300, shares: 200 } }
    const { afterExemption, lossUsed, lossCarriedForward } = linesFor(inputs)
    expect({ afterExemption, lossUsed, lossCarriedForward }).toEqual({ afterExemption: { general: 350, shares: -570 }, lossUsed: { general: 300, shares: 0 }, lossCarriedForward: { general: 0, shares: 770 } })
  })

  it('adds own losses to those that were carried in, and uses none of them', () => {
    const { afterExemption, lossUsed, lossCarriedForward } = linesFor({ year: 2025, totals: { otherLoss: 14, shareLoss: 6 }, lossesCarriedForward: { general: 10, shares: 20 } })
    expect({ afterExemption, lossUsed, lossCarriedForward }).toEqual({ afterExemption: { general: -14, shares: -6 }, lossUsed: { general: 0, shares: 0 }, lossCarriedForward: { general: 24, shares: 26 } })
  })

  it('leaves derivatives of 2024 apart, beside what else there is', () => {
    expect(linesFor({ year: 2024, totals: { derivativeLoss: 1, otherGain: 1 } })).toMatchObject({ afterExemption: null, lossUsed: null })
    expect(linesFor({ year: 2024, totals: { derivativeGain: 1, otherGain: 1 } }).afterExemption).toEqual({ general: 2, shares: 0 })
  })
})

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed
  while (true) {
    state = (state * 48_271) % 2_147_483_647
    yield state / 2_147_483_647
  }
}

/** Bookings of three securities in two depots, with payments. */
function randomBookings(seed: number): Booking[] {
  const source = numbers(seed)
  const next = (): number => source.next().value
  const held = new Map<string, number>()
  return Array.from({ length: 40 }, (_none, index): Booking => {
    const isin = [FUND, SHARE, 'DE0001102580'][Math.floor(next() * 3)] ?? FUND
    const depot = next() < 0.5 ? 'A' : 'B'
    const key = `${depot} ${isin}`
    const date = index < 10 ? '2023-03-01' : index < 20 ? '2024-04-02' : '2025-05-05'
    const had = held.get(key) ?? 0
    if (had > 0 && next() < 0.4) {
      const units = had * next()
      held.set(key, had - units)
      return { depot, type: 'sale', date, isin, units, amount: 0.01 + next() * 5000, costs: next() * 10 }
    }
    if (next() < 0.2) return { depot, type: 'distribution', date, isin, amount: 0.01 + next() * 100 }
    const units = 0.01 + next() * 50
    held.set(key, had + units)
    return { depot, type: 'purchase', date, isin, units, amount: 0.01 + next() * 5000, costs: next() * 10 }
  })
}

const securities = [{ ...fund, years: fund.years.map((each) => ({ ...each, declared: true })) }, share, { isin: 'DE0001102580', kind: 'WERTPAPIER' as const }]

describe('a savings plan of 25 years on ten funds', () => {
  const isins = ['IE00B4L5Y983', 'IE00BKM4GZ66', 'IE00B5BMR087', 'IE00BK5BQT80', 'IE00B3RBWM25', 'LU0274208692', 'IE00BJ0KDQ92', 'IE00B3XXRP09', 'LU1681043599', 'LU0380865021']
  const day = (month: number): string => `${2000 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`
  const plan = {
    year: 2025,
    securities: isins.map((isin) => ({ isin, kind: 'AKTIENFONDS' as const, years: [{ year: 2024 as const, priceStart: 100, priceEnd: 120 }] })),
    bookings: isins.flatMap((isin) => Array.from({ length: 300 }, (_none, month): Booking => ({ type: 'purchase', date: day(month), isin, units: 1.5, amount: 150 }))),
  }

  it('is one request, which a body over HTTP holds', async () => {
    const { result } = await createLocalClient().depotTax.return(plan)
    // Each fund: 288 lots of before 2024 bear all, those of the twelve months of 2024 12/12 to 1/12: 288 + 6.5 of 1.5 units at 100 x 1.603 %.
    expect(result.lines.find(({ line }) => line === 'KAP-INV 9')?.amount).toBeCloseTo(10 * 1.5 * (288 + 6.5) * 1.603, 1)
    expect(JSON.stringify({ inputs: plan }).length).toBeLessThan(bodyBytesOf('depot-tax'))
  })
})

describe('any bookings', () => {
  it('give lines that are the sum of their rows, each from its entry', () => {
    for (let seed = 1; seed <= 80; seed++) {
      const { lines, entries, status } = linesFor({ year: 2025, securities, bookings: randomBookings(seed) })
      expect(status).toBe('ok')
      for (const { line, amount, rows } of lines) {
        expect(amount, line).toBeCloseTo(rows.reduce((sum, row) => sum + (row.amount ?? NaN), 0), 6)
        for (const { entry, amount: added } of rows) expect(Math.abs(added ?? NaN)).toBe(Math.abs(entries[entry]?.amount ?? NaN))
      }
      const counted = new Set(lines.flatMap(({ rows }) => rows.map(({ entry }) => entry)))
      expect(entries.filter(({ amount }, index) => amount !== 0 && !counted.has(index))).toEqual([])
    }
  })

  it.each(['kind', 'years'] as const)('whose %s is not given hide lines and private sales that it decides, and change no other', (what) => {
    const ofGold = (each: (typeof securities)[number]) => (each.isin === SHARE ? { ...each, kind: 'GOLD_LIEFERBAR' as const } : each)
    for (let seed = 1; seed <= 60; seed++) {
      const all = seed % 2 === 0 ? securities : securities.map(ofGold)
      const request = { year: 2025, bookings: randomBookings(seed), totals: { privateSaleGain: 1500 } }
      const known = linesFor({ ...request, securities: all })
      const missing = linesFor({ ...request, securities: all.map((each, index) => (index === seed % 3 ? { ...each, [what]: undefined } : each)) })
      const was = new Map(known.lines.map(({ line, amount }) => [line, amount]))
      for (const { line, amount } of missing.lines) if (amount !== null) expect(amount, `${seed}: ${line}`).toBe(was.get(line))
      const told = new Set(missing.lines.map(({ line }) => line))
      expect(known.lines.filter(({ line, amount }) => amount !== 0 && !told.has(line))).toEqual([])
      if (missing.privateSales?.taxed !== null) expect(missing.privateSales).toEqual(known.privateSales)
      if (missing.afterExemption !== null) expect(missing.afterExemption).toEqual(known.afterExemption)
    }
  })

  it('give the same lines in one depot as in two where each security lies in one of them', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const apart = randomBookings(seed).filter(({ isin, depot }) => (depot === 'A') === (isin === FUND))
      const lines = (list: Booking[]) => linesOf({ year: 2025, securities, bookings: list })
      expect(lines(apart.map((each) => ({ ...each, depot: 'one' })))).toEqual(lines(apart))
    }
  })

  it('give the same lines in one depot as in two where first in first out sells the same units', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const source = numbers(seed)
      const number = (most: number): number => 1 + Math.floor(source.next().value * most)
      // What lies in A was bought first, and is sold out before B sells.
      const all = [FUND, SHARE, 'DE0001102580'].flatMap((isin): Booking[] => {
        const [old, newer, early, young, last] = [number(50), number(50), number(20), number(50), number(50)]
        const trade = (depot: string, type: 'purchase' | 'sale', date: string, units: number): Booking => ({ depot, type, date, isin, units, amount: number(500_000) / 100, costs: number(1000) / 100 })
        return [
          trade('A', 'purchase', '2023-02-01', old), trade('A', 'purchase', '2023-05-02', newer + early), trade('A', 'sale', '2024-09-02', early), trade('A', 'sale', '2025-03-03', old + newer),
          trade('B', 'purchase', '2023-08-01', young), trade('B', 'purchase', '2024-10-01', last), trade('B', 'sale', '2025-08-01', number(young + last)), { type: 'distribution', date: '2025-05-02', isin, amount: number(100) },
        ]
      })
      const lines = (list: Booking[]) => linesOf({ year: 2025, securities, bookings: list })
      const [one, apart] = [lines(all.map((each) => ({ ...each, depot: 'one' }))), lines(all)]
      expect(Object.keys(one)).toEqual(Object.keys(apart))
      // A lump sum is rounded for each depot.
      for (const [line, amount] of Object.entries(apart)) expect(Math.abs((one[line] ?? NaN) - (amount ?? NaN)), line).toBeLessThanOrEqual(line === 'KAP-INV 9' || line === 'KAP-INV 14' ? 0.0201 : 0)
    }
  })

  it('give the gain of other units in one depot where first in first out sells those', () => {
    const all: Booking[] = [
      { depot: 'A', type: 'purchase', date: '2022-02-01', isin: SHARE, units: 10, amount: 1000 }, { depot: 'B', type: 'purchase', date: '2023-02-01', isin: SHARE, units: 10, amount: 2000 },
      { depot: 'B', type: 'sale', date: '2025-02-03', isin: SHARE, units: 10, amount: 3000 },
    ]
    const gain = (list: Booking[]) => linesOf({ year: 2025, securities: [share], bookings: list })['KAP 20']
    expect([gain(all), gain(all.map((each) => ({ ...each, depot: 'one' })))]).toEqual([1000, 2000])
  })

  it('change with a merger of depots only what first in first out changes: payments and lump sums stay', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const all = randomBookings(seed).filter(({ type }) => type !== 'sale')
      const one = linesOf({ year: 2025, securities, bookings: all.map((each) => ({ ...each, depot: 'one' })) })
      for (const [line, amount] of Object.entries(linesOf({ year: 2025, securities, bookings: all }))) expect(Math.abs((one[line] ?? NaN) - (amount ?? NaN)), line).toBeLessThanOrEqual(0.0201)
    }
  })
})

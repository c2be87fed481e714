/** Bookings from before a split that the file has no row of: units by hand, 4 for 1 on 20 July 2021 and 10 for 1 on 10 June 2024. */
import { describe, expect, it, test } from 'vitest'
import type { Findable } from '../../../core/find/entry'
import { directoryQuotes, directorySplits } from '../../../sdk/files/directory-lookup'
import { sizeOf } from '../../../sdk/files/largest'
import { readHoldings, type ReadOptions } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { billInputs, returnInputs, saleLots } from '../../../sdk/files/trades/requests'
import { encoded } from './layouts.data'

const NVIDIA = 'US67066G1040'
const TUI = 'DE000TUAG505'
const OLD_TUI = 'DE000TUAG000'
const LINDE = 'IE000S9YS762'
const OLD_LINDE = 'IE00BZ12WP82'
const WORLD = 'IE00B4L5Y983'

const TODAY = '2026-03-31'

const entry = (isin: string, name: string, close: number, splits?: Findable['splits']): Findable => ({
  isin, name, kind: 'stock', assetClass: 'equities', ter: null, index: null, wkn: null, tickers: [], taxKind: null, prices: { from: '2020-01-01', to: '2026-03-30', close }, ...(splits === undefined ? {} : { splits }),
})

const split = (date: string, newUnits: number, oldUnits: number, formerIsin: string | null = null) => ({ date, newUnits, oldUnits, formerIsin })

const directory = [
  entry(NVIDIA, 'NVIDIA Corp', 150, [split('2021-07-20', 4, 1), split('2024-06-10', 10, 1)]),
  entry(TUI, 'Tui AG', 8, [split('2023-02-24', 1, 10, OLD_TUI)]),
  entry(LINDE, 'Linde plc', 400, [split('2023-03-02', 1, 1, OLD_LINDE)]),
  entry(WORLD, 'World', 100),
]

const known: ReadOptions = { today: TODAY, splits: directorySplits(directory), quotes: directoryQuotes(directory) }
const HEAD = 'Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr'
const list = (...rows: readonly string[]) => encoded([HEAD, ...rows].join('\n'))
const first = `01.09.2020;Kauf;${NVIDIA};10;480,00;4.800,00;0,00`

/** Another security goes, and as many units come as a split of ten makes. */
const exchanged = [`01.09.2020;Kauf;${WORLD};15;50,00;750,00;0,00`, `22.07.2021;Auslieferung;${WORLD};15;0,00;0,00;0,00`, `22.07.2021;Einlieferung;${NVIDIA};30;0,00;0,00;0,00`]

const both = (units: 'before' | 'after') => ({ [`${NVIDIA} 2021-07-20`]: units, [`${NVIDIA} 2024-06-10`]: units })

/** Values of holdings, or rows and codes of faults. */
async function outcome(rows: readonly string[], options: ReadOptions = {}): Promise<unknown> {
  const verdict = await readHoldings(list(...rows), { ...known, ...options })
  return verdict.ok ? verdict.request.holdings.map((each) => ('isin' in each ? [each.isin, sizeOf(each)] : [])) : verdict.faults.map(({ row, code }) => [row, code])
}

test('a January bill names a split of the year for what was bought after it, too: the first price is that of a unit of before', () => {
  const trade = { row: 1, date: '2024-08-01', type: 'purchase', isin: 'US67066G1040', name: '', account: '', kind: null, units: 5, gross: 500, fees: 0 } as const
  const split = { isin: trade.isin, name: '', date: '2024-06-10', newUnits: 10, oldUnits: 1, units: 'before', isProven: true } as const
  expect(billInputs([trade], 2024, [split]).positions).toMatchObject([{ unitsStart: 0, bookings: [{ month: 8, units: 5 }], changes: [{ type: 'split', month: 6, ratio: 10 }] }])
})

describe('a split with a row', () => {
  const bought = `03.05.2024;Kauf;${NVIDIA};2;800,00;1.600,00;1,00`
  const trades = (...rows: readonly string[]) => readTrades(list(...rows), { splits: known.splits, today: TODAY })

  it('is proven by it where the known one makes as many units, for the tax of a sale before and after, too', async () => {
    const read = await trades(bought, `10.06.2024;Split 10 for 1;${NVIDIA};18;0,00;0,00;0,00`, `01.07.2024;Verkauf;${NVIDIA};5;110,00;550,00;1,00`)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    expect(read.trades).toMatchObject([{ type: 'purchase', units: 20, gross: 1600 }, { type: 'sale', units: 5, gross: 550 }])
    expect(read.noTrades).toEqual([{ row: 3, reason: 'no_units_move' }])
    expect(read.splits).toMatchObject([{ isin: NVIDIA, date: '2024-06-10', newUnits: 10, oldUnits: 1, units: 'before', isProven: true }])
    expect(saleLots(read.trades, read.splits)).toMatchObject([{ date: '2024-05-03', units: 15, price: 80.05 }]) // 1,601 / 20
    expect(saleLots(read.trades.slice(0, 1), read.splits, '2024-06-01')).toMatchObject([{ units: 2, price: 800.5 }])
  })

  it.each([
    ['another number of units', `10.06.2024;Kapitalmaßnahme;${NVIDIA};17;0,00;0,00;0,00`],
    ['no known split of its weeks', `10.09.2024;Kapitalmaßnahme;${NVIDIA};18;0,00;0,00;0,00`],
  ])('is refused with %s', async (_name, row) => {
    expect(await trades(bought, row)).toMatchObject({ ok: false, faults: expect.arrayContaining([expect.objectContaining({ row: 3, code: 'corporate_action' })]) })
  })
})

describe('a split without a row', () => {
  it('is asked about, each by itself, with name, day and ratio', async () => {
    const verdict = await readHoldings(list(first), known)
    expect(verdict).toMatchObject({ ok: false, faults: [{ row: 2, code: 'split_unclear' }, { row: 2, code: 'split_unclear' }] })
    expect(!verdict.ok && verdict.splits).toEqual([
      { isin: NVIDIA, name: 'NVIDIA Corp', row: 2, date: '2021-07-20', newUnits: 4, oldUnits: 1 },
      { isin: NVIDIA, name: 'NVIDIA Corp', row: 2, date: '2024-06-10', newUnits: 10, oldUnits: 1 },
    ])
  })

  test.each<[string, readonly string[], ReadOptions, unknown]>([
    ['counts old units as the user says: 10 x 4 x 10 x 150', [first], { splitUnits: both('before') }, [[NVIDIA, 60_000]]],
    ['leaves converted units as they are: 10 x 150', [first], { splitUnits: both('after') }, [[NVIDIA, 1500]]],
    ['may be one that the bank converted and one that came later: 10 x 10 x 150', [first], { splitUnits: { [`${NVIDIA} 2021-07-20`]: 'after', [`${NVIDIA} 2024-06-10`]: 'before' } }, [[NVIDIA, 15_000]]],
    ['is asked about where one answer is missing', [first], { splitUnits: { [`${NVIDIA} 2021-07-20`]: 'before' } }, [[2, 'split_unclear']]],
    ['does not touch what was bought on its day or later: 10 x 150', [`10.06.2024;Kauf;${NVIDIA};10;120,00;1.200,00;0,00`], {}, [[NVIDIA, 1500]]],
    ['is asked about for what was bought the day before', [`09.06.2024;Kauf;${NVIDIA};10;1.200,00;12.000,00;0,00`], {}, [[2, 'split_unclear']]],
    ['does not matter to what was sold before: 2 x 150', [first, `01.07.2021;Verkauf;${NVIDIA};10;700,00;7.000,00;0,00`, `01.07.2024;Kauf;${NVIDIA};2;120,00;240,00;0,00`], {}, [[NVIDIA, 300]]],
    ['is none on the day for which the depot is wanted, before it', [first], { today: '2021-07-19', prices: { [NVIDIA]: 750 } }, [[NVIDIA, 7500]]],
    ['is none of another security', [`01.09.2020;Kauf;${WORLD};10;50,00;500,00;0,00`], {}, [[WORLD, 1000]]],
    ['with a row of its own is not asked about: (10 + 30) x 10 x 150', [first, `20.07.2021;Split 1:4;${NVIDIA};30;0,00;0,00;0,00`], { splitUnits: { [`${NVIDIA} 2024-06-10`]: 'before' } }, [[NVIDIA, 60_000]]],
    ['that came as units without a purchase is not asked about: (10 + 30 + 360) x 150', [first, `22.07.2021;Einlieferung;${NVIDIA};30;0,00;0,00;0,00`, `12.06.2024;Einlieferung;${NVIDIA};360;0,00;0,00;0,00`], {}, [[NVIDIA, 60_000]]],
    ['is asked about where as many came as another security, which went, may have become', [first, ...exchanged], { splitUnits: { [`${NVIDIA} 2024-06-10`]: 'before' } }, [[2, 'split_unclear']]],
    ['counts what was there then: (10 x 4 + 30) x 10 x 150', [first, ...exchanged], { splitUnits: both('before') }, [[NVIDIA, 105_000]]],
    ['and not what the file converted: (10 + 30) x 10 x 150', [first, ...exchanged], { splitUnits: { [`${NVIDIA} 2021-07-20`]: 'after', [`${NVIDIA} 2024-06-10`]: 'before' } }, [[NVIDIA, 60_000]]],
    ['is asked about where units of another number came', [first, `22.07.2021;Einlieferung;${NVIDIA};5;700,00;3.500,00;0,00`], { splitUnits: { [`${NVIDIA} 2024-06-10`]: 'before' } }, [[2, 'split_unclear']]],
    ['makes no depot where neither reading holds', [first, `01.07.2024;Verkauf;${NVIDIA};500;120,00;60.000,00;0,00`], {}, [[3, 'oversold']]],
    ['contradicts an answer by which more is sold than there was', [first, `01.07.2024;Verkauf;${NVIDIA};300;120,00;36.000,00;0,00`], { splitUnits: both('after') }, [[3, 'oversold']]],
  ])('%s', async (_name, rows, options, expected) => expect(await outcome(rows, options)).toEqual(expected))

  it('is proven by a sale of more than the old units: of 400 after both, 300 are sold', async () => {
    const verdict = await readHoldings(list(first, `01.07.2024;Verkauf;${NVIDIA};300;120,00;36.000,00;0,00`), known)
    expect(verdict).toMatchObject({ ok: true, request: { holdings: [{ isin: NVIDIA, value: 15_000 }] } }) // 100 x 150
    expect(verdict.ok && verdict.splits.map(({ date, units, isProven }) => [date, units, isProven])).toEqual([['2021-07-20', 'before', true], ['2024-06-10', 'before', true]])
  })

  it('is proven for one split alone where the other leaves it open: 60 of 100 or 400 are sold', async () => {
    const verdict = await readHoldings(list(first, `01.07.2024;Verkauf;${NVIDIA};60;120,00;7.200,00;0,00`), known)
    expect(!verdict.ok && verdict.splits.map(({ date }) => date)).toEqual(['2021-07-20'])
  })
})

describe('a consolidation', () => {
  const bought = `01.09.2020;Kauf;${OLD_TUI};85;4,00;340,00;0,00`
  const key = `${TUI} 2023-02-24`

  test.each<[string, readonly string[], ReadOptions, unknown]>([
    ['of an ISIN that is no longer is asked about', [bought], {}, [[2, 'split_unclear']]],
    ['makes a tenth of old units: 8.5 x 8', [bought], { splitUnits: { [key]: 'before' } }, [[TUI, 68]]],
    ['leaves converted units: 85 x 8', [bought], { splitUnits: { [key]: 'after' } }, [[TUI, 680]]],
    ['joins both ISINs: (8.5 + 10) x 8', [bought, `01.03.2023;Kauf;${TUI};10;17,00;170,00;0,00`], { splitUnits: { [key]: 'before' } }, [[TUI, 148]]],
    ['that the file books as units that go and come is its own: 8 x 8', [bought, `27.02.2023;Auslieferung;${OLD_TUI};85;0,00;0,00;0,00`, `27.02.2023;Einlieferung;${TUI};8;0,00;0,00;0,00`], {}, [[TUI, 64]]],
    ['one for one needs no answer: 3 x 400', [`01.09.2020;Kauf;${OLD_LINDE};3;200,00;600,00;0,00`], {}, [[LINDE, 1200]]],
  ])('%s', async (_name, rows, options, expected) => expect(await outcome(rows, options)).toEqual(expected))

  it('joins both ISINs without a doubt, though the directory has the former one beside the split, too', async () => {
    const former = directory.map((each) => (each.isin === TUI ? { ...each, former: [{ isin: OLD_TUI, wkn: null, since: null }] } : each))
    const verdict = await readHoldings(list(bought, `01.03.2023;Kauf;${TUI};10;17,00;170,00;0,00`), { ...known, splits: directorySplits(former), splitUnits: { [key]: 'before' } })
    expect(verdict).toMatchObject({ ok: true, request: { holdings: [{ isin: TUI, value: 148 }] }, doubtful: [] })
  })

  it('is proven by a sale of more than there would be after it', async () => {
    expect(await outcome([bought, `01.04.2023;Verkauf;${TUI};20;17,00;340,00;0,00`])).toEqual([[TUI, 520]]) // (85 - 20) x 8
  })
})

describe('for the tax', () => {
  const sold = `01.07.2024;Verkauf;${NVIDIA};100;120,00;12.000,00;0,00`
  const read = async (...rows: readonly string[]) => {
    const verdict = await readTrades(list(...rows), { today: TODAY, splits: directorySplits(directory), splitUnits: both('before') })
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
    return verdict
  }

  it('a file is refused with the splits to be told', async () => {
    const verdict = await readTrades(list(first), { today: TODAY, splits: directorySplits(directory) })
    expect(verdict).toMatchObject({ ok: false, faults: [{ code: 'split_unclear' }, { code: 'split_unclear' }], splits: [{ date: '2021-07-20' }, { date: '2024-06-10' }] })
  })

  it('day and cost of the purchase stay, units become more: 400 - 100 at 4800 / 400', async () => {
    const { trades, splits } = await read(first, sold)
    expect(saleLots(trades, splits)).toEqual([{ date: '2020-09-01', units: 300, price: 12 }])
  })

  it('a sale and a return of before a split count in the units of then: 10 x 4 at 4800 / 40', async () => {
    const file = await read(first)
    expect(saleLots(file.trades, file.splits, '2022-05-02')).toEqual([{ date: '2020-09-01', units: 40, price: 120 }])
    expect([2020, 2023, 2025].map((year) => returnInputs(file, year).bookings?.map(({ units, amount }) => [units, amount]))).toEqual([[[10, 4800]], [[40, 4800]], [[400, 4800]]])
  })

  it('so do units of a fund at the start of a year, and a January bill names the splits within it', async () => {
    const { trades, splits } = await read(first)
    const billOf = (year: number) => billInputs(trades, year, splits).positions.map((each) => each.basis === 'units' && [each.unitsStart, each.changes])
    expect([2021, 2022, 2024, 2025].map(billOf)).toEqual([[[10, [{ type: 'split', month: 7, ratio: 4 }]]], [[40, undefined]], [[40, [{ type: 'split', month: 6, ratio: 10 }]]], [[400, undefined]]])
  })

  it('bookings of the month of a split count in the units of after it, earlier ones in those of before it', async () => {
    const bought = (day: string, units: number) => `${day};Kauf;${NVIDIA};${units};10,00;${units * 10},00;0,00`
    const { trades, splits } = await read(bought('10.05.2024', 2), bought('03.06.2024', 3), bought('11.06.2024', 5))
    expect(billInputs(trades, 2024, splits).positions[0]).toMatchObject({ unitsStart: 0, bookings: [{ month: 5, units: 2 }, { month: 6, units: 30 }, { month: 6, units: 5 }], changes: [{ month: 6, ratio: 10 }] })
  })
})

describe('bookings of days to come', () => {
  const ahead = `02.04.2026;Kauf;${WORLD};1;100,00;100,00;0,00`

  it('are refused by row, but for the day that has begun elsewhere', async () => {
    const bought = `30.03.2026;Kauf;${WORLD};10;100,00;1.000,00;0,00`
    expect(await outcome([bought, ahead])).toEqual([[3, 'future']])
    expect(await outcome([bought, ahead], { today: '2026-04-01' })).toEqual([[WORLD, 1100]])
    expect(await readTrades(list(bought, ahead), { today: TODAY })).toMatchObject({ ok: false, faults: [{ row: 3, code: 'future' }] })
  })
})

it('a price from before a split is that of other units, and none', async () => {
  const old = { ...entry(NVIDIA, 'NVIDIA Corp', 1200, [split('2024-06-10', 10, 1)]), prices: { from: '2020-01-01', to: '2024-06-07', close: 1200 } }
  expect(await directoryQuotes([old])([NVIDIA], 'EUR')).toEqual({})
})

it('without an answer about splits no file is taken', async () => {
  expect(await outcome([first], { splits: () => Promise.resolve(null) })).toEqual([[null, 'splits_unread']])
})

describe('another ISIN in the place of the old one', () => {
  const [OLD, NEW, ELSEWHERE] = ['LU0392494562', 'LU1781541179', 'IE000BI8OT95']
  const successor = { ...entry(NEW, 'World', 100), former: [{ isin: OLD, wkn: null, since: null }] }
  const changed = directorySplits([successor, { ...entry(ELSEWHERE, 'World', 100), former: [{ isin: OLD, wkn: null, since: null }] }])
  const bought = `10.01.2022;Kauf;${OLD};10;70,00;700,00;0,00`
  const exchange = (isin: string, units: string) => [`02.05.2023;Auslieferung;${OLD};10;80,00;800,00;0,00`, `03.05.2023;Einlieferung;${isin};${units};80,00;800,00;0,00`]
  const read = (rows: readonly string[], options: object = { splits: changed }) => readTrades(list(bought, ...rows), { today: TODAY, ...options })

  it('keeps the purchases and distributions of as many units, those of before a sale included', async () => {
    const verdict = await read([`11.01.2022;Verkauf;${OLD};4;70,00;280,00;0,00`, `12.01.2022;Kauf;${OLD};4;75,00;300,00;0,00`, `03.03.2023;Dividende;${OLD};10;;5,00;`, ...exchange(NEW, '10'), `10.01.2024;Verkauf;${NEW};7;90,00;630,00;0,00`])
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
    // Of the first ten six were left, which went with the seven, and so did one of the four.
    expect(saleLots(verdict.trades.filter(({ isin }) => isin === NEW))).toEqual([{ date: '2022-01-12', units: 3, price: 75 }])
    expect(saleLots(verdict.trades.filter(({ isin }) => isin === OLD))).toEqual([])
    expect(verdict.payments.map(({ isin }) => isin)).toEqual([NEW])
    expect(verdict.noTrades.filter(({ reason }) => reason === 'renamed').map(({ row }) => row)).toEqual([6, 7])
  })

  it('is none where the units differ, where it is not known, in another state, and of funds, which may have merged: that is asked', async () => {
    const codes = async (rows: readonly string[], options?: object) => {
      const verdict = await read(rows, options)
      return verdict.ok ? [] : verdict.faults.map(({ row, code }) => [row, code])
    }
    const asked = [[3, 'merger_unclear']]
    expect([await codes(exchange(NEW, '12')), await codes(exchange(NEW, '10'), {}), await codes(exchange(ELSEWHERE, '10')), await codes(exchange(NEW, '10'), { splits: directorySplits([{ ...successor, kind: 'fund' }]) })]).toEqual([asked, asked, asked, asked])
  })
})

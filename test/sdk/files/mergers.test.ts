/** Units of a fund that go while those of another come: asked, and then a merger (section 23 InvStG) or a sale and a purchase. */
import { describe, expect, it, test } from 'vitest'
import { advanceLumpSum } from '../../../core/depot-tax/advance-lump-sum/model'
import { taxReturn } from '../../../core/depot-tax/return/model'
import { computeReturn } from '../../../core/depot-tax/return/compute'
import { computeSale } from '../../../core/depot-tax/sale/compute'
import { billInputs, returnInputs, saleLots } from '../../../sdk/files/trades/requests'
import { directorySplits } from '../../../sdk/files/directory-lookup'
import { distributionsOf } from '../../../sdk/files/trades/distributions'
import { readHoldings } from '../../../sdk/files/read'
import { readTrades, type TradeOptions } from '../../../sdk/files/trades/read'
import type { FileTrade, ReadTrades } from '../../../sdk/files/trades/verdict'
import { mergerText } from '../../../sdk/files/trades/units/merger-text'
import type { MergerAnswer } from '../../../sdk/files/trades/units/mergers'
import { encoded } from './layouts.data'

const [OLD, NEW, ABROAD] = ['IE00B4L5Y983', 'IE00BKM4GZ66', 'LU0392494562']
const list = (...rows: readonly string[]): string => ['Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr;Steuern', ...rows].join('\n')
const bought = [`10.03.2020;Kauf;${OLD};Alt;40;50,00;2000,00;10,00;0,00`, `10.03.2022;Kauf;${OLD};Alt;60;60,00;3600,00;0,00;0,00`, `12.06.2023;Verkauf;${OLD};Alt;20;70,00;1400,00;0,00;0,00`]
const gone = `15.05.2024;Ausbuchung;${OLD};Alt;80;;;;`
const came = `16.05.2024;Einbuchung;${NEW};Neu;120;;;;`
const later = [`10.09.2024;Kauf;${NEW};Neu;10;50,00;500,00;0,00;0,00`, `10.03.2025;Verkauf;${NEW};Neu;45;45,00;2025,00;0,00;0,00`]
const FILE = list(...bought, gone, came, ...later)

const read = (file: string, options: TradeOptions = {}) => readTrades(encoded(file), options)

async function trades(file: string, options: TradeOptions): Promise<ReadTrades> {
  const verdict = await read(file, options)
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
  return verdict
}

const merged = (file = FILE): Promise<ReadTrades> => trades(file, { mergers: { [OLD]: 'merger' } })

test('a fund whose units all went while those of another came is asked about, with the ratio', async () => {
  const verdict = await read(FILE)
  // 120 / 80
  expect(verdict.ok ? [] : [verdict.faults.map(({ row, code }) => [row, code]), verdict.mergers]).toEqual([[[5, 'merger_unclear']], [{ isin: OLD, into: NEW, name: 'Alt', intoName: 'Neu', row: 5, date: '2024-05-15', ratio: 1.5, onlySale: null }]])
})

test.each(['Fusion', 'Umtausch', 'Kapitalmaßnahme Fusion'])('so are rows of a %s with signs', async (word) => {
  const verdict = await read(list(...bought, `15.05.2024;${word};${OLD};Alt;-80;;;;`, `15.05.2024;${word};${NEW};Neu;120;;;;`))
  expect(verdict.ok ? [] : verdict.mergers).toMatchObject([{ isin: OLD, into: NEW, ratio: 1.5, onlySale: null }])
})

test('so are sale and purchase of one moment and amount without order and cost, as DEGIRO books them', async () => {
  const head = 'Datum,Uhrzeit,Produkt,ISIN,Referenzbörse,Ausführungsort,Anzahl,Kurs,,Wert in Lokalwährung,,Wert,,Wechselkurs,Transaktionsgebühren,,Gesamt,,Order-ID'
  const row = (day: string, isin: string, units: number, price: string, value: string, order: string): string => `${day},09:00,X,${isin},XET,XETA,${units},"${price}",EUR,"${value}",EUR,"${value}",EUR,,,,"${value}",EUR,${order}`
  const file = [head, row('15-05-2024', OLD, -80, '70,00', '5600,00', ''), row('15-05-2024', NEW, 100, '56,00', '-5600,00', ''), row('10-03-2020', OLD, 80, '50,00', '-4000,00', 'ab-1')].join('\n')
  const verdict = await read(file)
  expect(verdict.ok ? [] : verdict.mergers).toMatchObject([{ isin: OLD, into: NEW, ratio: 1.25 }])
  // A sale of 5,600.00, and a purchase for as much.
  expect((await trades(file, { mergers: { [OLD]: 'sale' } })).trades.map(({ type, isin, units, gross }) => [type, isin, units, gross])).toEqual([['purchase', OLD, 80, 4000], ['sale', OLD, 80, 5600], ['purchase', NEW, 100, 5600]])
})

const change = { type: 'merger', isin: OLD, date: '2024-05-15', ratio: 1.5 }

describe('a merger', () => {
  it('keeps days and costs in the new units', async () => {
    const verdict = await merged()
    // Of 2020 are left 20 of 40 (2,010.00 with the fee), which are 30 and are sold in 2025 with 15 of 90; 75 of 90 cost 3,600.00 x 75 / 90.
    // As they were bought: 75 / 1.5 at 3,600.00 / 60.
    expect(saleLots(verdict.trades.filter(({ isin }) => isin === NEW))).toEqual([{ date: '2022-03-10', units: 50, price: 60, changes: [change] }, { date: '2024-09-10', units: 10, price: 50 }])
    expect(verdict.noTrades).toEqual([{ row: 5, reason: 'merged' }, { row: 6, reason: 'merged' }])
  })

  it('is the change of lots of a sale', async () => {
    const lots = saleLots((await merged()).trades.filter(({ isin }) => isin === NEW)).map(({ price, changes, ...lot }) => ({ ...lot, price: price ?? 0, costs: 0, lumpSums: 0, ...(changes && { changes: [...changes] }) }))
    const inputs = { kind: 'SONSTIGE' as const, isin: NEW, lots, years: [], sale: { date: '2025-04-01', price: 48, costs: 0, units: 75, wholeUnits: false }, exemptionOrder: 0, lossPots: { general: 0, shares: 0 }, oldUnitsAllowance: 100_000, taxProfile: { bundesland: null, kirchensteuer: false, filing_status: 'single' as const } }
    // 75 x 48 = 3,600.00, less 50 x 60 = 3,000.00.
    expect(computeSale(inputs, { locale: 'en', kinds: new Map() }).result).toMatchObject({ units: 75, gain: 600 })
  })

  it('is that of the fund of then in the January bills, and a change in that of its year', async () => {
    const { trades: all } = await merged()
    const row = { basis: 'units', bank: 'Depot', isin: NEW, priceStart: null, priceEnd: null }
    expect([2023, 2024, 2025].map((year) => billInputs(all, year as 2023).positions)).toEqual([
      // 100 - 20; 80 that became 120, and 10 more; 130 - 45.
      [{ ...row, isin: OLD, unitsStart: 80, bookings: [] }],
      [{ ...row, unitsStart: 80, bookings: [], changes: [{ type: 'merger', month: 5, isin: OLD, ratio: 1.5 }] }, { ...row, unitsStart: 0, bookings: [{ month: 9, type: 'purchase', units: 10 }] }],
      [{ ...row, unitsStart: 85, bookings: [] }],
    ])
  })

  const OTHER = 'IE00B0M62Q58'
  const ofOther = [`10.03.2021;Kauf;${OTHER};Dritter;10;90,00;900,00;0,00;0,00`, `10.01.2025;Ausbuchung;${OTHER};Dritter;10;;;;`, `10.01.2025;Einbuchung;${NEW};Neu;20;;;;`]
  const first = { type: 'merger', isin: OLD, into: NEW, date: '2024-05-15', ratio: 1.5 }

  it.each([
    // 30 of 2020 cost 1,005.00, 15 of 90 of 2022 600.00.
    ['', FILE, [first], 1605],
    // 30 of 2020 cost 1,005.00, 15 of 20 of 2021, which were another fund, 675.00.
    [', also into a fund that was there, as by an earlier merger', list(...bought, gone, came, ...ofOther, ...later), [first, { type: 'merger', isin: OTHER, into: NEW, date: '2025-01-10', ratio: 2 }], 1680],
  ])('is a change of the return, in which the sale takes the oldest purchases of all%s', async (_, file, expected, cost) => {
    const { year, bookings = [], changes } = returnInputs(await trades(file, { mergers: { [OLD]: 'merger', [OTHER]: 'merger' }, forReturn: true }), 2025)
    expect(changes).toEqual(expected)
    const nothing = { general: 0, shares: 0 }
    const result = computeReturn({
      year, securities: [OLD, NEW, OTHER].map((isin) => ({ isin, kind: 'SONSTIGE' as const, years: [] })), changes: [...(changes ?? [])], bookings: bookings.map((each) => ({ ...each, depot: each.depot ?? '', costs: each.costs ?? 0, foreignTax: 0, currency: 'EUR' })),
      totals: { shareGain: 0, shareLoss: 0, derivativeGain: 0, derivativeLoss: 0, otherGain: 0, otherLoss: 0, privateSaleGain: 0, privateSaleLoss: 0 }, lossCertificates: nothing, lossesCarriedForward: nothing,
    }, { kinds: new Map(), rates: new Map() }).result
    expect(result.entries.filter(({ type }) => type === 'sale')).toMatchObject([{ isin: NEW, units: 45, proceeds: 2025, cost }])
  })

  it('leaves distributions with the fund that paid them, on one of its units', async () => {
    const paid = (day: string, isin: string, amount: string): string => `${day};Ausschüttung;${isin};;;;${amount};0,00;0,00`.replace(';;;;', ';X;;;')
    const file = list(...bought, paid('15.12.2023', OLD, '40,00'), gone, came, paid('15.12.2024', NEW, '13,00'), ...later)
    // 40.00 on 80 units, 13.00 on 130.
    expect(distributionsOf(await merged(file), [2023, 2024]).map(({ isin, year, distributions, open }) => [isin, year, distributions, open.includes('before_purchase')])).toEqual([[OLD, 2023, [{ month: 12, perUnit: 0.5 }], false], [NEW, 2024, [{ month: 12, perUnit: 0.1 }], true]])
  })
})

describe('a fund that is known to have become another, with bookings of both and no row of the exchange', () => {
  const since = '2024-05-15'
  const knowing = (day: string | null, former = OLD): TradeOptions => ({ splits: directorySplits([{ isin: NEW, name: 'Neu', kind: 'fund', assetClass: 'equities', ter: null, index: null, wkn: null, tickers: [], prices: null, taxKind: null, former: [{ isin: former, wkn: null, since: day }] }]) })
  const both = list(...bought, ...later)
  const wanted = { isin: OLD, into: NEW, name: 'Alt', intoName: 'Neu', row: 4, date: since, ratio: null, onlySale: null }
  const asks = async (file: string, options: TradeOptions) => {
    const verdict = await read(file, options)
    return verdict.ok ? null : [verdict.mergers, verdict.faults.map(({ row, code }) => [row, code])]
  }

  it('is asked about with the day that is known, and is never joined in silence', async () => {
    expect(await asks(both, knowing(since))).toEqual([[wanted], [[4, 'merger_unclear']]])
    expect(await asks(both, knowing(null))).toEqual([[{ ...wanted, date: null }], [[4, 'merger_unclear']]])
    // Booked under the old ISIN on or after that day: it is another one.
    expect(await asks(both, knowing('2023-06-12'))).toEqual([[{ ...wanted, date: null }], [[4, 'merger_unclear']]])
    // 45 of 10 are sold where nobody looks.
    expect(await asks(both, {})).toEqual([[], [[6, 'oversold']]])
  })

  it('is told where it is held: both count as they are booked', async () => {
    const splits = knowing(since).splits
    const held = async (file: string) => {
      const verdict = await readHoldings(encoded(file), { today: '2025-01-06', prices: { [OLD]: 80, [NEW]: 52 }, splits })
      return verdict.ok ? [verdict.request.holdings, verdict.doubtful] : verdict.faults
    }
    // 80 x 80.00 and 10 x 52.00.
    const own = [{ isin: OLD, value: 6400 }, { isin: NEW, value: 520 }]
    expect(await held(list(...bought, later[0]!))).toEqual([own, [{ row: 4, why: 'former' }]])
    expect(await held(list(...bought))).toEqual([own.slice(0, 1), []])
    expect(await held(list(...bought, `10.05.2024;Verkauf;${OLD};Alt;80;70,00;5600,00;0,00;0,00`, later[0]!))).toEqual([own.slice(1), []])
    const ofShares: TradeOptions = { splits: async (isins) => Object.fromEntries(Object.entries(await splits?.(isins) ?? {}).map(([isin, { formerFunds = [], ...each }]) => [isin, { ...each, formerIsins: formerFunds.map((former) => former.isin) }])) }
    expect((await trades(list(...bought, later[0]!), ofShares)).doubtful).toEqual([{ row: 4, why: 'former' }])
    const apart = await trades(list(...bought, later[0]!), { ...knowing(since), mergers: { [OLD]: 'apart' } })
    expect(apart.doubtful).toEqual([])
  })

  it('goes on as the user says', async () => {
    const terms = (answer: MergerAnswer, day: string | null = since) => trades(both, { ...knowing(day), mergers: { [OLD]: answer } })
    // The same as by rows of that day, of which the lots are those above.
    const expected = saleLots((await merged()).trades.filter(({ isin }) => isin === NEW))
    for (const read of [await terms({ ratio: 1.5 }), await terms({ ratio: 1.5, date: since }, null)]) {
      expect(saleLots(read.trades.filter(({ isin }) => isin === NEW))).toEqual(expected)
      expect(read.noTrades).toEqual([])
    }
    const held = list(...bought, later[0]!)
    expect(saleLots((await trades(held, { ...knowing(since), mergers: { [OLD]: 'apart' } })).trades.filter(({ isin }) => isin === NEW))).toEqual([{ date: '2024-09-10', units: 10, price: 50 }])
  })

  it.each<[string, MergerAnswer]>([['a ratio without a day', { ratio: 1.5 }], ['a day on which it is still booked', { ratio: 1.5, date: '2023-06-12' }], ['no ratio', { ratio: 0, date: since }], ['what only a row could tell', 'merger']])('is still asked about after %s', async (_, answer) => {
    expect(await asks(both, { ...knowing(null), mergers: { [OLD]: answer } })).toMatchObject([[{ isin: OLD }], [[4, 'merger_unclear']]])
  })

  it('goes on in every depot that has it', async () => {
    const inDepots = [`${list()};Depot`, ...[`10.03.2020;Kauf;${OLD};Alt;10;50,00;500,00;0,00;0,00;A`, `10.03.2021;Kauf;${OLD};Alt;20;60,00;1200,00;0,00;0,00;B`, `${later[0]};A`]].join('\n')
    const { trades: all } = await trades(inDepots, { ...knowing(since), mergers: { [OLD]: { ratio: 2 } } })
    expect(all.map(({ account, isin, units }) => [account, isin, units])).toEqual([['A', NEW, 20], ['B', NEW, 40], ['A', NEW, 10]])
  })

  it.each([['that bookings of before it count in old units', `10.09.2024;Kauf;${NEW};Neu;10;50,00;500,00;0,00;0,00`, 20], ['of which nothing was booked before it', `10.09.2025;Kauf;${NEW};Neu;10;50,00;500,00;0,00;0,00`, 10]])('goes through a later split %s', async (_, row, units) => {
    // 80 of the old are 120 on the day of the merger, and 240 since the split, as are 40 bought before it; 20 of 2020 are 60 then.
    const known: TradeOptions = { today: '2026-03-02', splits: async (isins) => Object.fromEntries(Object.entries(await knowing(since).splits?.(isins) ?? {}).map(([isin, each]) => [isin, { ...each, splits: [{ date: '2025-02-03', newUnits: 2, oldUnits: 1, formerIsin: null }] }])), splitUnits: { [`${NEW} 2025-02-03`]: 'before' } }
    const all = await trades(list(...bought, row), { ...known, mergers: { [OLD]: { ratio: 1.5 } } })
    const own = all.trades.filter(({ isin }) => isin === NEW)
    expect(own.map(({ date, units: each }) => [date, each]).sort()).toEqual([['2020-03-10', 60], ['2022-03-10', 180], [row.startsWith('10.09.2024') ? '2024-09-10' : '2025-09-10', units]])
    expect(all.splits.map(({ isin, date, units: said }) => [isin, date, said])).toEqual([[NEW, '2025-02-03', 'before']])
    const bill = (year: number) => billInputs(own, year, all.splits).positions.map((each) => each.basis === 'units' && [each.unitsStart, each.changes])
    expect(bill(2024)[0]).toEqual([80, [{ type: 'merger', month: 5, isin: OLD, ratio: 1.5 }]])
    expect(bill(2025)[0]).toEqual([row.startsWith('10.09.2024') ? 130 : 120, [{ type: 'split', month: 2, ratio: 2 }]])
  })

  it('can only have been sold where the funds are of two states', async () => {
    const file = list(...bought, later[0]!).replaceAll(OLD, ABROAD)
    expect(await asks(file, { ...knowing(since, ABROAD), mergers: { [ABROAD]: { ratio: 1.5 } } })).toMatchObject([[{ isin: ABROAD, onlySale: 'two_states' }], [[4, 'merger_unclear']]])
    expect(await asks(file, { ...knowing(since, ABROAD), mergers: { [ABROAD]: 'apart' } })).toBeNull()
    expect(mergerText({ ...wanted, onlySale: 'two_states' }, 'en', (said) => `--merger ${OLD}=${said}`)).toMatch(/became Neu .*section 23\(4\).*Enter the sale.*Add --merger IE00B4L5Y983=apart \(not exchanged/)
  })

  it.each([
    ['a row of it', list(...bought, gone, came, ...later), { mergers: { [OLD]: 'merger' } } as const],
    ['nothing left of it', list(...bought, `10.05.2024;Verkauf;${OLD};Alt;80;70,00;5600,00;0,00;0,00`, later[0]!), {}],
    ['no booking of the other', list(...bought), {}],
  ])('is not asked about where there is %s', async (_, file, options) => {
    expect(await asks(file, { ...knowing(since), ...options })).toBeNull()
  })

  it('is asked for in one line, with the ratio and where it is not known with the day', () => {
    const asked = { ...wanted, ratio: null }
    expect(mergerText(asked, 'de', (said) => `--merger ${OLD}=${said}`)).toMatch(/^Aus Alt \(IE00B4L5Y983\) wurde Neu \(IE00BKM4GZ66\) \(15\.05\.2024\), beide sind gebucht.*§ 23 InvStG.*=ratio \(verschmolzen, zu so vielen.*=apart \(nicht getauscht/)
    expect(mergerText({ ...asked, date: null }, 'en', String)).toMatch(/^Alt \(IE00B4L5Y983\) became Neu \(IE00BKM4GZ66\), both are booked/)
  })
})

describe('a merger of a fund that was split before, into one that was split later', () => {
  const trade = { row: 1, type: 'purchase', account: '', isin: NEW, name: '', kind: 'fund', gross: 400, fees: 0, merged: [{ isin: OLD, date: '2024-05-15', ratio: 3 }] } as const
  // 10 are 40 after the split of the former fund, 60 after the merger at 1.5, 120 today: 3 of today for each of 40. Of April are 4, 6 and 12.
  const all: FileTrade[] = [{ ...trade, date: '2022-03-10', units: 120 }, { ...trade, row: 2, date: '2024-04-10', units: 12 }]
  const split = (isin: string, date: string, newUnits: number) => ({ isin, name: '', units: 'before' as const, isProven: true, date, newUnits, oldUnits: 1 })
  const later = split(NEW, '2025-02-03', 2)
  const splits = [split(OLD, '2024-03-04', 4), later]

  it('has both in the bill of its year, and the later one in its own', () => {
    const billOf = (year: 2024 | 2025, given = splits) => billInputs(all, year, given).positions.map((each) => each.basis === 'units' && [each.unitsStart, each.bookings?.map(({ month, units }) => [month, units]), each.changes])
    const merger = { type: 'merger', month: 5, isin: OLD }
    expect(billOf(2024)).toEqual([[10, [[4, 4]], [{ type: 'split', month: 3, ratio: 4 }, { ...merger, ratio: 1.5 }]]])
    expect(billOf(2025)).toEqual([[66, [], [{ type: 'split', month: 2, ratio: 2 }]]])
    // In one month they are one: units of April count before both.
    expect(billOf(2024, [split(OLD, '2024-05-06', 4), later])).toEqual([[10, [[4, 1]], [{ ...merger, ratio: 6 }]]])
  })

  it('counts units of the former fund after its split in a sale and in a return', () => {
    const merger = { type: 'merger', isin: OLD, date: '2024-05-15' }
    const lotsOn = (day: string) => saleLots(all, splits, day).map(({ units, price, changes }) => [units, price, changes])
    expect([lotsOn('2024-12-02'), lotsOn('2025-12-01')]).toEqual([1.5, 3].map((ratio) => [[40, 10, [{ ...merger, ratio }]], [4, 100, [{ ...merger, ratio }]]]))
    const returned = (year: number) => {
      const { bookings, changes } = returnInputs({ ok: true, trades: all, splits, payments: [], noTrades: [], hasFees: true, unchecked: [], unreadPayments: [], alike: [], doubtful: [], rates: [] }, year)
      return [bookings?.map(({ isin, units }) => [isin, units]), changes]
    }
    expect([returned(2024), returned(2025)]).toEqual([1.5, 3].map((ratio) => [[[OLD, 40], [OLD, 4]], [{ ...merger, into: NEW, ratio }]]))
  })
})

describe('a merger in two depots', () => {
  const inDepots = (...rows: readonly [depot: string, row: string][]): string => [`${list()};Depot`, ...rows.map(([depot, row]) => `${row};${depot}`)].join('\n')
  // A: 10 at 50.00 and 30 at 60.00, B: 20 at 55.00; then 3 new for 2 old.
  const before: [string, string][] = [
    ['A', `10.03.2020;Kauf;${OLD};Alt;10;50,00;500,00;0,00;0,00`], ['A', `10.03.2021;Kauf;${OLD};Alt;30;60,00;1800,00;0,00;0,00`], ['B', `10.03.2022;Kauf;${OLD};Alt;20;55,00;1100,00;0,00;0,00`],
    ['A', `15.05.2024;Ausbuchung;${OLD};Alt;40;;;;`], ['B', `15.05.2024;Ausbuchung;${OLD};Alt;20;;;;`], ['A', `15.05.2024;Einbuchung;${NEW};Neu;60;;;;`],
  ]
  const inB = `15.05.2024;Einbuchung;${NEW};Neu;30;;;;`
  const both = inDepots(...before, ['B', inB])

  it('is asked about once, and keeps the purchases of each', async () => {
    const verdict = await read(both)
    expect(verdict.ok ? [] : verdict.mergers).toMatchObject([{ isin: OLD, into: NEW, row: 5, ratio: 1.5 }])
    const { trades: all } = await merged(both)
    expect(['A', 'B'].map((depot) => saleLots(all.filter(({ account }) => account === depot)))).toEqual([
      [{ date: '2020-03-10', units: 10, price: 50, changes: [change] }, { date: '2021-03-10', units: 30, price: 60, changes: [change] }], [{ date: '2022-03-10', units: 20, price: 55, changes: [change] }],
    ])
    expect(billInputs(all, 2024).positions).toMatchObject([{ bank: 'A', unitsStart: 40, changes: [{ type: 'merger', isin: OLD, ratio: 1.5 }] }, { bank: 'B', unitsStart: 20, changes: [{ type: 'merger', isin: OLD, ratio: 1.5 }] }])
    expect(returnInputs(await trades(both, { mergers: { [OLD]: 'merger' }, forReturn: true }), 2025).changes).toEqual([{ type: 'merger', isin: OLD, into: NEW, date: '2024-05-15', ratio: 1.5 }])
  })

  it('leaves a depot out that had sold all of it before', async () => {
    const { trades: all } = await merged(inDepots(...before, ['B', `10.05.2024;Verkauf;${OLD};Alt;20;70,00;1400,00;0,00;0,00`]).replace(`15.05.2024;Ausbuchung;${OLD};Alt;20;;;;;B\n`, ''))
    expect(all.map(({ account, isin, units, type }) => [account, isin, type, units])).toEqual([['A', NEW, 'purchase', 15], ['A', NEW, 'purchase', 45], ['B', OLD, 'purchase', 20], ['B', OLD, 'sale', 20]])
  })

  it('moves into a depot that sold the former fund before, whose sale takes none of it', async () => {
    const sold = `10.06.2023;Verkauf;${OLD};Alt;5;70,00;350,00;0,00;0,00`
    const rows = before.map(([depot, row]): [string, string] => [depot, depot === 'B' ? row.replace('Ausbuchung;IE00B4L5Y983;Alt;20', 'Ausbuchung;IE00B4L5Y983;Alt;15') : row])
    const moved: [string, string][] = [['A', `10.02.2025;Ausbuchung;${NEW};Neu;60;;;;`], ['B', `10.02.2025;Einbuchung;${NEW};Neu;60;;;;`]]
    const read = await trades(inDepots(...rows, ['B', sold], ['B', inB.replace(';30;', ';22,5;')], ...moved), { mergers: { [OLD]: 'merger' }, forReturn: true })
    // The sale of 2023 took 5 of the 20 that B had bought itself: 15 of them are left.
    expect(saleLots(read.trades.filter(({ account }) => account === 'B'))).toEqual([
      { date: '2020-03-10', units: 10, price: 50, changes: [change] }, { date: '2021-03-10', units: 30, price: 60, changes: [change] }, { date: '2022-03-10', units: 15, price: 55, changes: [change] },
    ])
    const inputs = returnInputs(read, 2025)
    expect(inputs.changes).toEqual([{ type: 'merger', isin: OLD, into: NEW, date: '2024-05-15', ratio: 1.5 }, { type: 'transfer', isin: NEW, date: '2025-02-10', depot: '→ B (2025-02-10)', to: 'B', units: 60 }])
    expect(inputs.bookings?.map(({ depot, type, date, units }) => [depot, type, date, units])).toEqual([
      ['→ B (2025-02-10)', 'purchase', '2020-03-10', 10], ['→ B (2025-02-10)', 'purchase', '2021-03-10', 30], ['B', 'purchase', '2022-03-10', 5], ['B', 'purchase', '2022-03-10', 15], ['B', 'sale', '2023-06-10', 5],
    ])
    expect(returnInputs(read, 2024).changes?.map(({ type }) => type)).toEqual(['merger'])
  })

  it.each([
    ['at another ratio', inB.replace(';30;', ';31;')],
    ['on another day', inB.replace('15.05', '11.05')],
    ['not at all', `16.05.2024;Kauf;${ABROAD};Z;1;10,00;10,00;0,00;0,00`],
  ])('is none of one change where the other depot has it %s', async (_, row) => {
    const verdict = await read(inDepots(...before, ['B', row]), { mergers: { [OLD]: 'merger' } })
    expect(verdict.ok ? [] : [verdict.mergers, verdict.faults.map(({ code }) => code)]).toEqual([[], expect.arrayContaining(['transfer'])])
  })
})

describe('a sale and a purchase', () => {
  const valued = list(...bought, `${gone.replace(';;;;', ';70,00;5600,00;0,00;0,00')}`, came)

  it('are taken at the value that one of both rows states', async () => {
    const { trades: all } = await trades(valued, { mergers: { [OLD]: 'sale' } })
    expect(all.slice(-2).map(({ type, isin, date, units, gross }) => [type, isin, date, units, gross])).toEqual([['sale', OLD, '2024-05-15', 80, 5600], ['purchase', NEW, '2024-05-16', 120, 5600]])
  })

  it('need that value', async () => {
    const verdict = await read(list(...bought, gone, came), { mergers: { [OLD]: 'sale' } })
    expect(verdict.ok ? [] : verdict.faults.map(({ row, code }) => [row, code])).toEqual([[5, 'no_amount'], [6, 'no_amount']])
  })

  it('are the only answer for funds of two states', async () => {
    const file = valued.replaceAll(NEW, ABROAD)
    const verdict = await read(file, { mergers: { [OLD]: 'merger' } })
    expect(verdict.ok ? [] : verdict.mergers).toMatchObject([{ isin: OLD, onlySale: 'two_states' }])
    expect(await read(file, { mergers: { [OLD]: 'sale' } })).toMatchObject({ ok: true })
  })
})

describe('a merger into a fund that is there already', () => {
  // The other fund was held since 2021: 12 at 40.00, of which 4 go before the merger, and 6 more on the day on which the former one was bought, too.
  const beside = [`10.03.2021;Kauf;${NEW};Neu;12;40,00;480,00;0,00;0,00`, `10.03.2022;Kauf;${NEW};Neu;6;45,00;270,00;0,00;0,00`, `10.01.2024;Verkauf;${NEW};Neu;4;48,00;192,00;0,00;0,00`]
  const file = list(...bought, ...beside, gone, came, ...later)

  it('leaves lots side by side in the order of their purchase; no sale of before it takes what came with it', async () => {
    const { trades: all } = await merged(file)
    // 4 of 12 go in 2024, though 20 of 2020 are older: they came later. 45 of 2025: 30 of 2020 (20 of the former fund), 8 of 2021, 6 of 2022, and 1 of 90 of the former fund.
    expect(saleLots(all.filter(({ isin }) => isin === NEW))).toEqual([{ date: '2022-03-10', units: 59.33333333, price: 60, changes: [change] }, { date: '2024-09-10', units: 10, price: 50 }])
    // By the end of 2024 none of the 45 was sold.
    expect(saleLots(all.filter(({ isin, date }) => isin === NEW && date < '2025')).map(({ date, units, changes }) => [date, units, changes !== undefined])).toEqual([
      ['2020-03-10', 20, true], ['2021-03-10', 8, false], ['2022-03-10', 6, false], ['2022-03-10', 60, true], ['2024-09-10', 10, false],
    ])
  })

  it('is a row of its own in the January bill, of which alone the lump sum is open', async () => {
    const { trades: all } = await merged(file)
    const inputs = billInputs(all, 2024)
    expect(inputs.positions).toMatchObject([
      { isin: NEW, unitsStart: 80, bookings: [], changes: [{ type: 'merger', month: 5, isin: OLD, ratio: 1.5 }] }, { isin: NEW, unitsStart: 14, bookings: [{ month: 9, units: 10 }] },
    ])
    const filled = advanceLumpSum.inputs.parse({ ...inputs, positions: inputs.positions.map((each) => ({ ...each, fondstyp: 'AKTIENFONDS', priceStart: 50, priceEnd: 60 })) })
    // 50 x 2.29 % x 70 % = 0.8015 on 14, and on 10 x 4/12.
    expect(advanceLumpSum.compute(filled, { asOf: '2026-11-20', locale: 'en', kinds: new Map(), rates: new Map() }).result.positions.map(({ lumpSum, obstacles }) => [lumpSum, obstacles])).toEqual([[null, ['merged_in_year']], [13.89, []]])
  })

  it('is the same in a return', async () => {
    const { year, bookings = [], changes } = returnInputs(await trades(file, { mergers: { [OLD]: 'merger' }, forReturn: true }), 2025)
    const result = taxReturn.compute(taxReturn.inputs.parse({ year, bookings, changes, securities: [OLD, NEW].map((isin) => ({ isin, kind: 'SONSTIGE' })) }), { asOf: '2026-11-20', locale: 'en', kinds: new Map(), rates: new Map() }).result
    // 30 of 20 cost 1,005.00, 8 of 12 320.00, 6 270.00, and 1 of 90 40.00.
    expect(result.entries.filter(({ type }) => type === 'sale').map(({ units, cost, lots }) => [units, cost, lots.map(({ units: each }) => each)])).toEqual([[45, 1635, [30, 8, 6, 1]]])
  })

  it('is not asked about where its row may have what came or all that there is', async () => {
    const verdict = await read(list(...bought, ...beside, `15.05.2024;Fusion;${OLD};Alt;-80;;;;`, `15.05.2024;Fusion;${NEW};Neu;120;;;;`))
    expect(verdict.ok ? [] : [verdict.mergers, verdict.faults.map(({ row, code }) => [row, code])]).toEqual([[], [[8, 'corporate_action'], [9, 'corporate_action']]])
  })
})

test.each([
  ['some of the units stay', list(...bought, gone.replace(';80;', ';70;'), came)],
  ['two others came', list(...bought, gone, came, came.replace(NEW, ABROAD))],
  ['the other came months later', list(...bought, gone, came.replace('16.05', '16.08'))],
  ['it went from one depot and came to another', list(...bought, gone, came).split('\n').map((row, index) => `${row};${index === 0 ? 'Depot' : row === came ? 'B' : 'A'}`).join('\n')],
  ['the file calls them shares', list(...bought, gone, came).split('\n').map((row, index) => `${row};${index === 0 ? 'Assetklasse' : 'Aktie'}`).join('\n')],
])('they are transfers as before where %s', async (_, file) => {
  const verdict = await read(file, { mergers: { [OLD]: 'merger' } })
  expect(verdict.ok ? [] : [verdict.mergers, verdict.faults.map(({ code }) => code)]).toEqual([[], expect.arrayContaining(['transfer'])])
})

test('the question says what each answer means, and which law decides', async () => {
  const verdict = await read(FILE)
  const [wanted] = verdict.ok ? [] : verdict.mergers
  if (wanted === undefined) throw new Error('must be asked')
  expect(mergerText(wanted, 'en', (said) => `--merger ${OLD}=${said}`)).toMatch(/^Alt \(IE00B4L5Y983\) went and Neu \(IE00BKM4GZ66\) came \(15 May 2024\), 1\.5 new units for one old unit\. .*section 23 InvStG.*--merger IE00B4L5Y983=merger \(merged: no sale.*=sale \(a sale of the one/)
})

describe('what is held after a merger needs no answer', () => {
  const fusion = (isin: string, units: number, said = 'Fusion'): string => `15.05.2024;${said};${isin};X;${units};;;;`
  const held = async (...rows: readonly string[]) => {
    const verdict = await readHoldings(encoded(list(...bought, ...rows)), { today: '2024-06-01', prices: { [OLD]: 10, [NEW]: 50 } })
    return verdict.ok ? verdict.request.holdings : verdict.faults.map(({ row, code }) => [row, code])
  }

  it.each([
    // 80 of the old were left: none of them stays, and 120 came, in whatever order of rows.
    ['the units that came', [fusion(OLD, -80), fusion(NEW, 120)], [{ isin: NEW, value: 6000 }]],
    ['so by its other names', [fusion(OLD, -80, 'Verschmelzung'), fusion(NEW, 120, 'Fondsverschmelzung')], [{ isin: NEW, value: 6000 }]],
    ['so the other way round', [fusion(NEW, 120), fusion(OLD, -80)], [{ isin: NEW, value: 6000 }]],
    ['what did not go is there, too', [fusion(OLD, -60), fusion(NEW, 90)], [{ isin: OLD, value: 200 }, { isin: NEW, value: 4500 }]],
    ['two that became one', [`02.01.2024;Kauf;${ABROAD};Z;5;10,00;50,00;0,00;0,00`, fusion(OLD, -80), fusion(ABROAD, -5), fusion(NEW, 130)], [{ isin: NEW, value: 6500 }]],
    // 120 may then be those that came, or all that there are.
    ['not where some of the new were there', [`02.01.2024;Kauf;${NEW};Neu;5;40,00;200,00;0,00;0,00`, fusion(OLD, -80), fusion(NEW, 120)], [[7, 'corporate_action']]],
    ['not where nothing went', [fusion(NEW, 120)], [[5, 'corporate_action']]],
    ['not more than there was', [fusion(OLD, -90), fusion(NEW, 120)], [[5, 'oversold']]],
  ])('%s', async (_, rows, expected) => {
    expect(await held(...rows)).toEqual(expected)
  })
})

/** Several files of bookings, read as one. */
import { expect, test } from 'vitest'
import { directoryLookup } from '../../../sdk/files/directory-lookup'
import { readTrades, type TradeOptions } from '../../../sdk/files/trades/read'
import { readDepot } from '../../../sdk/files/trades/units/of-files'
import { placeOf } from '../../../sdk/files/trades/rows/several'
import { saleLots } from '../../../sdk/files/trades/requests'
import { encoded } from './layouts.data'

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'

const list = (...rows: readonly string[]): string => ['Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr', ...rows].join('\n')
const bought = `21.06.2022;Kauf;${WORLD};10;70,00;700,00;0,00`
const more = `21.06.2023;Kauf;${WORLD};10;80,00;800,00;0,00`
const sold = `21.06.2024;Verkauf;${WORLD};10;90,00;900,00;0,00`

const read = (files: readonly string[], options?: TradeOptions) => readTrades(files.map((file) => encoded(file)), options)

/** Trades in short, or the faults with their places. */
async function shortOf(files: readonly string[], options?: TradeOptions): Promise<readonly unknown[]> {
  const verdict = await read(files, options)
  return verdict.ok ? verdict.trades.map(({ type, date, account }) => [type, date, account]) : verdict.faults.map(({ row, code }) => [row === null ? null : placeOf(row), code])
}

test('what one file sells may have been bought in another', async () => {
  expect(await shortOf([list(sold)])).toEqual([[{ file: 0, row: 2 }, 'sale_alone']])
  expect(await shortOf([list(sold), list(bought)], { depots: 'one' })).toEqual([['sale', '2024-06-21', ''], ['purchase', '2022-06-21', '']])
})

test('files that name no depot are of one depot or of several, as the user says', async () => {
  const files = [list(bought), list(more, sold)]
  expect(await shortOf(files)).toEqual([[{ file: 1, row: 2 }, 'depots_unclear']])
  // Of one depot, the older units are sold: those at 80 are left. Of two, the only ones of the second: those at 70 are left.
  for (const [depots, price] of [['one', 80], ['each', 70]] as const) {
    const verdict = await read(files, { depots })
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
    const accounts = [...new Set(verdict.trades.map(({ account }) => account))]
    expect([depots, accounts, accounts.flatMap((account) => saleLots(verdict.trades.filter((trade) => trade.account === account)).map((lot) => [lot.units, lot.price]))]).toEqual([depots, depots === 'one' ? [''] : ['Depot 1', 'Depot 2'], [[10, price]]])
  }
})

test('nobody is asked where the files share no security, or one names its depot', async () => {
  expect(await shortOf([list(bought), list(more.replace(WORLD, EMERGING))])).toHaveLength(2)
  const named = `Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr;Depot\n${more};Oma`
  expect(await shortOf([list(bought), named])).toEqual([['purchase', '2022-06-21', ''], ['purchase', '2023-06-21', 'Oma']])
})

test('a booking or a distribution that two files have is refused, not counted twice', async () => {
  const options = { depots: 'one' } as const
  expect(await shortOf([list(bought, more), list(more, sold)], options)).toEqual([[{ file: 0, row: 3 }, 'repeated'], [{ file: 1, row: 2 }, 'repeated']])
  expect(await shortOf([list(bought, bought)], options)).toHaveLength(2)
  const paid = `21.07.2023;Dividende;${WORLD};10;1,00;10,00;0,00`
  expect(await shortOf([list(bought, paid), list(more.replace(WORLD, EMERGING), paid)], options)).toEqual([[{ file: 0, row: 3 }, 'repeated'], [{ file: 1, row: 3 }, 'repeated']])
})

test('depots of two children may have bought and got the same', async () => {
  const paid = `21.07.2023;Dividende;${WORLD};10;1,00;10,00;0,00`
  expect(await shortOf([list(bought, paid), list(bought, paid)], { depots: 'each' })).toEqual([['purchase', '2022-06-21', 'Depot 1'], ['purchase', '2022-06-21', 'Depot 2']])
  const of = (name: string): string => `Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr;Depot\n${[bought, paid].map((row) => `${row};${name}\n`).join('')}`
  expect(await shortOf([of('Anna'), of('Ben')])).toEqual([['purchase', '2022-06-21', 'Anna'], ['purchase', '2022-06-21', 'Ben']])
  expect(await shortOf([of('Anna'), of('Anna')])).toEqual([[{ file: 1, row: 2 }, 'repeated'], [{ file: 1, row: 3 }, 'repeated']])
  // One of the same depot and one that does not say so.
  expect(await shortOf([of('Anna'), list(bought)])).toEqual([[{ file: 1, row: 2 }, 'repeated']])
})

test('what is wrong with any file is said of all, by file and row, and nothing is read', async () => {
  const wonder = list(more.replace('Kauf', 'Wunder'))
  expect(await shortOf([list(bought), 'nothing here', wonder, '%PDF-1.4'])).toEqual([[{ file: 1, row: null }, 'no_bookings'], [{ file: 3, row: null }, 'pdf']])
  expect(await shortOf([list(bought), wonder, list(more, sold.replace(';10;', ';ten;'))], { depots: 'one' })).toEqual([[{ file: 1, row: 2 }, 'unknown_event'], [{ file: 2, row: 3 }, 'not_units']])
  expect(await shortOf([])).toEqual([[null, 'empty']])
  expect(await shortOf(['x'.repeat(2_000_001), list(bought)])).toEqual([[{ file: 0, row: null }, 'too_large']])
})

test('a security without ISIN is proposed, and taken, at its place', async () => {
  const lookup = directoryLookup([{ isin: WORLD, name: 'iShares Core MSCI World', kind: 'fund', assetClass: 'equities', ter: null, index: null, wkn: 'A0RPWH', tickers: [], prices: null, taxKind: null }])
  const files = [list(bought), list(more.replace(WORLD, 'A0RPWH'))]
  const asked = await read(files, { lookup, depots: 'one' })
  if (asked.ok) throw new Error('must be asked')
  expect(asked.proposals.map(({ row, isin }) => [placeOf(row), isin])).toEqual([[{ file: 1, row: 2 }, WORLD]])
  const [row = 0] = asked.proposals.map((each) => each.row)
  expect(await shortOf(files, { lookup, depots: 'one', isins: { [row]: WORLD } })).toHaveLength(2)
})

test('what the bookings of all files leave is held, whichever depot they are of', async () => {
  const options = { prices: { [WORLD]: 95, [EMERGING]: 30 }, today: '2024-07-01' }
  const depot = (...files: string[]) => readDepot(files.map((file) => encoded(file)), options)
  // 10 + 10 - 10 units of 95 each, and 10 of 30.
  expect(await depot(list(sold), list(bought), list(more, more.replace(WORLD, EMERGING)))).toMatchObject({ ok: true, request: { basis: 'values', baseCurrency: 'EUR', holdings: [{ isin: WORLD, value: 950 }, { isin: EMERGING, value: 300 }] } })
  expect(await depot(list(bought), list(bought, more))).toMatchObject({ ok: false, faults: [{ row: 2, code: 'repeated' }, { code: 'repeated', message: 'This booking stands twice; remove one.' }] })
  const refused = await depot(list(bought), 'ISIN;Marktwert\nIE00B4L5Y983;1.000,00')
  expect(refused.ok ? refused : refused.faults.map(({ row, code, message }) => [placeOf(row ?? NaN), code, message])).toEqual([[{ file: 1, row: null }, 'holdings', 'This is a list of what is held; only files of bookings are read together.']])
  const wanted = await readDepot([encoded(list(bought)), encoded(list(more))], { today: '2024-07-01' })
  expect(wanted.ok ? wanted : wanted.prices.map(({ row, units, price, date }) => [placeOf(row), units, price, date])).toEqual([[{ file: 1, row: 2 }, 20, 80, '2023-06-21']])
})

test('money in one currency that two files state is not added: it may be one account on two days', async () => {
  const account = (month: string, balance: string): string => [
    'Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id',
    `20-${month}-2026,09:06,20-${month}-2026,WORLD,${WORLD},"Koop 10 @ 70,00 EUR",,EUR,"-700,00",EUR,"${balance}",ab${month}`,
    `19-${month}-2026,09:05,19-${month}-2026,,,iDEAL Deposit,,EUR,"1000,00",EUR,"1000,00",`,
  ].join('\n')
  const moneyOf = async (...files: string[]): Promise<unknown> => {
    const verdict = await readDepot(files.map((file) => encoded(file)), { prices: { [WORLD]: 95 } })
    return verdict.ok ? [verdict.request.holdings.filter((holding) => !('isin' in holding)), verdict.leftOut.map(({ row, reason, value }) => [placeOf(row), reason, value])] : verdict.faults
  }
  expect(await moneyOf(account('03', '300,00'), list(more))).toEqual([[{ assetClass: 'cash', currency: 'EUR', value: 300 }], []])
  expect(await moneyOf(account('03', '300,00'), account('04', '500,00'))).toEqual([[], [[{ file: 0, row: 2 }, 'several_balances', null], [{ file: 1, row: 2 }, 'several_balances', null]]])
})

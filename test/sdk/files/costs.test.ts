/** Costs of purchases and sales that stand in rows of their own. */
import { describe, expect, test } from 'vitest'
import { doubtTexts } from '../../../sdk/files/doubts'
import { readHoldings } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { encoded } from './layouts.data'

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'
const APPLE = 'US0378331005'

/** Trades with units, amount and fees, and rows of costs that belong to none; or what is wrong. */
async function costsOf(text: string): Promise<unknown> {
  const verdict = await readTrades(encoded(text))
  if (!verdict.ok) return verdict.faults.map(({ row, code }) => [row, code])
  const trades = verdict.trades.toSorted((one, other) => one.row - other.row).map(({ type, units, gross, fees }) => [type, units, gross, Math.round(fees * 100) / 100])
  return { trades, apart: verdict.doubtful.flatMap(({ row, why }) => (why === 'apart' ? [row] : [])) }
}

const directa = (...rows: readonly string[]): string =>
  ['Data operazione,Data valuta,Tipo operazione,Ticker,Isin,Protocollo,Descrizione,Quantità,Importo euro,Importo Divisa,Divisa,Riferimento ordine', ...rows, ''].join('\n')
const list = (...rows: readonly string[]): string => ['Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Referenz', ...rows, ''].join('\n')
const ordered = (...rows: readonly string[]): string => ['Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Auftragsnummer', ...rows, ''].join('\n')

const feed = (...rows: readonly string[]): string => ['Datum;Typ;ISIN;Name;Stück;Kurs;Gebühr;Betrag;Auftragsnummer', ...rows, ''].join('\n')
const taxed = (header: string, ...rows: readonly string[]): string => [`Datum;Typ;ISIN;Name;Stück;Kurs;Gebühr;${header};Betrag`, ...rows, ''].join('\n')

const BOUGHT = `10.03.2026;Kauf;${WORLD};World;10;100,00;-1.000,00`

describe('costs in rows of their own', () => {
  test.each<[string, string, unknown]>([
    ['of Directa, by the number of the order', directa(
      `20-03-2026,24-03-2026,Vendita,SWDA,${WORLD},12345680,ISHARES CORE MSCI WORLD,-4,440.00,0.00,EUR,R6112345999`,
      `20-03-2026,24-03-2026,Commissioni,SWDA,${WORLD},12345681,ISHARES CORE MSCI WORLD,0,-5.00,0.00,EUR,R6112345999`,
      `20-03-2026,24-03-2026,Ritenuta,SWDA,${WORLD},12345682,ISHARES CORE MSCI WORLD,0,-10.40,0.00,EUR,R6112345999`,
      `10-03-2026,12-03-2026,Acquisto,SWDA,${WORLD},12345678,ISHARES CORE MSCI WORLD,10,-1000.00,0.00,EUR,R6112345678`,
      `10-03-2026,12-03-2026,Commissioni,SWDA,${WORLD},12345679,ISHARES CORE MSCI WORLD,0,-2.50,0.00,EUR,R6112345678`,
      '09-03-2026,09-03-2026,Bonifico,,,12345670,Bonifico in entrata,0,5000.00,0.00,EUR,',
    ), { trades: [['sale', 4, 440, 5], ['purchase', 10, 1000, 2.5]], apart: [] }],
    ['of an order with two executions, by their units', ordered(
      `10.03.2026;Kauf;${WORLD};World;6;100,00;-600,00;4711`, `10.03.2026;Kauf;${WORLD};World;4;100,00;-400,00;4711`, '12.03.2026;Ordergebühr;;;;;-10,00;4711',
    ), { trades: [['purchase', 6, 600, 6], ['purchase', 4, 400, 4]], apart: [] }], // 10 x 6 / 10, 10 x 4 / 10
    ['of a day and a security, several of them', list(
      `${BOUGHT};B1`, `10.03.2026;Kauf;${EMERGING};EM;20;30,00;-600,00;B2`, `10.03.2026;Provision;${WORLD};World;;;-4,90;B3`, `10.03.2026;Börsenentgelt;${WORLD};World;;;-1,20;B4`,
    ), { trades: [['purchase', 10, 1000, 6.1], ['purchase', 20, 600, 0]], apart: [] }], // 4.90 + 1.20
    ['and taxes on a purchase', list(`${BOUGHT};B1`, `10.03.2026;Taxe sur les transactions financières;${WORLD};World;;;-3,00;B2`, `10.03.2026;Frais de courtage;${WORLD};World;;;-2,00;B3`), { trades: [['purchase', 10, 1000, 5]], apart: [] }],
    ['of one of the days of a plan with one number', ordered(
      `02.01.2026;Kauf;${WORLD};World;1;100,00;-100,00;4711`, `02.01.2026;Provision;${WORLD};World;;;-1,00;4711`, `02.02.2026;Kauf;${WORLD};World;1;100,00;-100,00;4711`, `02.02.2026;Provision;${WORLD};World;;;-2,00;4711`,
    ), { trades: [['purchase', 1, 100, 1], ['purchase', 1, 100, 2]], apart: [] }],
    ['without signs', list(`10.03.2026;Kauf;${WORLD};World;10;100,00;1.000,00;B1`, `10.03.2026;Transaktionsgebühr;${WORLD};World;;;4,90;B2`), { trades: [['purchase', 10, 1000, 4.9]], apart: [] }],
  ])('%s, are costs of the trade', async (_name, text, expected) => expect(await costsOf(text)).toEqual(expected))

  test.each<[string, string, unknown]>([
    ['of a day on which the security was bought and sold', list(`${BOUGHT};B1`, `10.03.2026;Verkauf;${WORLD};World;4;101,00;404,00;B2`, `10.03.2026;Gebühr;${WORLD};World;;;-9,80;B3`), { trades: [['purchase', 10, 1000, 0], ['sale', 4, 404, 0]], apart: [4] }],
    ['of another day', list(`${BOUGHT};B1`, `13.03.2026;Gebühr;${WORLD};World;;;-4,90;B3`), { trades: [['purchase', 10, 1000, 0]], apart: [3] }],
    ['of another order', ordered(`${BOUGHT};4711`, `10.03.2026;Gebühr;${WORLD};World;;;-4,90;4712`), { trades: [['purchase', 10, 1000, 0]], apart: [3] }],
    ['of no security, on the day of a trade', list(`${BOUGHT};B1`, '10.03.2026;Ordergebühr;;;;;-4,90;B3'), { trades: [['purchase', 10, 1000, 0]], apart: [3] }],
    ['of no security, but of nothing else than trades', list(`${BOUGHT};B1`, '12.03.2026;Ordergebühr;;;;;-4,90;B3'), { trades: [['purchase', 10, 1000, 0]], apart: [3] }],
    ['without an amount', list(`${BOUGHT};B1`, `10.03.2026;Gebühr;${WORLD};World;;;;B3`), { trades: [['purchase', 10, 1000, 0]], apart: [3] }],
    ['that came back', list(`${BOUGHT};B1`, `10.03.2026;Gebühr;${WORLD};World;;;4,90;B3`), { trades: [['purchase', 10, 1000, 0]], apart: [3] }],
    ['in another currency', ['Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Währung', `10.03.2026;Kauf;${WORLD};World;10;100,00;-1.000,00;EUR`, `10.03.2026;Gebühr;${WORLD};World;;;-4,90;USD`, ''].join('\n'), { trades: [['purchase', 10, 1000, 0]], apart: [3] }],
    ['beside a cost in the row of the trade', ['Datum;Typ;ISIN;Name;Stück;Kurs;Gebühr;Betrag', `10.03.2026;Kauf;${WORLD};World;10;100,00;5,00;-1.005,00`, `10.03.2026;Fremdspesen;${WORLD};World;;;;-2,00`, ''].join('\n'), { trades: [['purchase', 10, 1000, 5]], apart: [3] }],
    ['of a day on which the security also paid', list(`${BOUGHT};B1`, `10.03.2026;Dividende;${WORLD};World;10;0,50;5,00;B2`, `10.03.2026;Fremdspesen;${WORLD};World;;;-1,50;B3`), { trades: [['purchase', 10, 1000, 0]], apart: [4] }],
    ['beside a cost of its order in the row of the trade', feed(`10.03.2026;Kauf;${WORLD};World;10;100,00;5,00;-1.005,00;4711`, `10.03.2026;Provision;${WORLD};World;;;;-5,00;4711`), { trades: [['purchase', 10, 1000, 5]], apart: [3] }],
    ['beside two trades of which one states a cost', feed(`10.03.2026;Kauf;${WORLD};World;10;100,00;5,00;-1.005,00;`, `10.03.2026;Kauf;${WORLD};World;1;100,00;;-100,00;`, `10.03.2026;Fremdspesen;${WORLD};World;;;;-2,00;`),
      { trades: [['purchase', 10, 1000, 5], ['purchase', 1, 100, 0]], apart: [4] }],
    ['that a net amount may hold', ['Datum;Typ;ISIN;Name;Stück;Endbetrag', `10.03.2026;Kauf;${WORLD};World;10;-1.004,90`, `10.03.2026;Gebühr;${WORLD};World;;-4,90`, ''].join('\n'), { trades: [['purchase', 10, 1004.9, 0]], apart: [3] }],
    ['of both signs, where trades have none', list(`10.03.2026;Kauf;${WORLD};World;10;100,00;1.000,00;B1`, `10.03.2026;Gebühr;${WORLD};World;;;4,90;B2`, `10.03.2026;Gebühr;${WORLD};World;;;-4,90;B3`), { trades: [['purchase', 10, 1000, 0]], apart: [3, 4] }],
    ['that are taken back', ordered(`10.03.2026;Kauf;${WORLD};World;10;100,00;1.000,00;4711`, '10.03.2026;Ordergebühr;;;;;4,90;4711', '11.03.2026;Storno Ordergebühr;;;;;4,90;4711'), { trades: [['purchase', 10, 1000, 4.9]], apart: [4] }],
    ['that are given back', list(`${BOUGHT};B1`, `10.03.2026;Ordergebühr;${WORLD};World;;;-4,90;B2`, `11.03.2026;Erstattung Ordergebühr;${WORLD};World;;;4,90;B3`), { trades: [['purchase', 10, 1000, 4.9]], apart: [4] }],
    ['of a number that is that of the account', list(`${BOUGHT};K123456`, '20.03.2026;Gebühr;;;;;-25,00;K123456', '12.12.2026;Ordergebühr;;;;;-4,90;K123456'), { trades: [['purchase', 10, 1000, 0]], apart: [4] }],
    ['without a day', list(`${BOUGHT};B1`, ';Gebühr;;;;;-4,90;B2'), { trades: [['purchase', 10, 1000, 0]], apart: [3] }],
  ])('%s, are told', async (_name, text, expected) => expect(await costsOf(text)).toEqual(expected))

  test.each([['Depotgebühr', ''], ['Depotgebühr', WORLD], ['Kontoführungsgebühr', ''], ['ADR-Gebühr', APPLE], ['Verwahrentgelt', ''], ['Gebühr Kapitalmaßnahme', WORLD], ['Platform fee', WORLD]])('of a depot or an account belong to no trade: %s %s', async (word, isin) => {
    expect(await costsOf(list(`${BOUGHT};B1`, `10.03.2026;${word};${isin};;;;-4,90;B2`))).toEqual({ trades: [['purchase', 10, 1000, 0]], apart: [] })
  })

  test.each<[string, string, number]>([
    ['that is paid', taxed('Steuern', `10.03.2026;Kauf;${WORLD};World;10;100,00;5,00;3,00;-1.008,00`), 8], // 5 + 3
    ['that is paid beside the amount', taxed('Steuern', `10.03.2026;Kauf;${WORLD};World;10;100,00;5,00;5,00;-1.000,00`), 10], // 5 + 5
    ['that comes back', taxed('Steuern', `10.03.2026;Kauf;${WORLD};World;10;100,00;5,00;10,00;-995,00`), 5], // 1,000 + 5 - 10 = 995
    ['on income', taxed('Kapitalertragsteuer', `10.03.2026;Kauf;${WORLD};World;10;100,00;5,00;3,00;-1.008,00`), 5],
  ])('tax in the row of a purchase %s, is of its cost or not', async (_name, text, fees) => expect(await costsOf(text)).toEqual({ trades: [['purchase', 10, 1000, fees]], apart: [] }))

  test('of one list take nothing from the payments of another one with rows of the same numbers', async () => {
    const first = [{ Datum: '2026-03-10', Typ: 'Kauf', ISIN: WORLD, Name: 'World', Stück: 10, Kurs: 100, Betrag: -1000 }, { Datum: '2026-03-10', Typ: 'Provision', ISIN: WORLD, Name: 'World', Stück: 0, Kurs: 0, Betrag: -5 }]
    const second = [{ Datum: '2026-04-10', Typ: 'Kauf', ISIN: EMERGING, Name: 'EM', Stück: 10, Kurs: 30, Betrag: -300, Ort: 'A' }, { Datum: '2026-05-10', Typ: 'Dividende', ISIN: EMERGING, Name: 'EM', Stück: 10, Kurs: 1, Betrag: 10, Ort: 'A' }]
    expect(await readTrades(encoded(JSON.stringify({ first, second })))).toMatchObject({ ok: true, trades: [{ fees: 5 }, { fees: 0 }], payments: [{ isin: EMERGING, date: '2026-05-10', amount: 10 }] })
  })

  test('units that come with custody, or to a security without an ISIN, are no costs', async () => {
    expect(await costsOf(list(`${BOUGHT};B1`, `10.04.2026;Custody transfer in;${WORLD};World;5;;;B2`))).toEqual([[3, 'unknown_event']])
    expect(await costsOf(['Date;Type;ISIN;Symbol;Shares;Price;Amount', `2026-03-10;Buy;${WORLD};IWDA;10;100;-1000`, '2026-03-11;Deposit;;AAPL;1;150;150', ''].join('\n'))).toEqual([[3, 'units_move']])
  })

  test('are said to be checked by nothing, are fees that the file states, and change no units', async () => {
    const text = list(`${BOUGHT};B1`, `10.03.2026;Provision;${WORLD};World;;;-4,90;B3`, `12.03.2026;Provision;${WORLD};World;;;-4,90;B4`)
    const verdict = await readTrades(encoded(text))
    expect(verdict).toMatchObject({ ok: true, hasFees: true, noTrades: [{ row: 3, reason: 'no_units_move' }, { row: 4, reason: 'no_units_move' }] })
    expect(verdict.ok && verdict.unchecked).toContain('fees')
    expect(verdict.ok && doubtTexts(verdict.doubtful, 'de')).toEqual(['Kosten oder ihre Erstattung in eigenen Zeilen, und nichts zeigt, zu welchem Kauf oder Verkauf: Zeile 4. Sie stecken in keinem; bitte dort die Gebühr ändern.'])
    expect(await readHoldings(encoded(text), { today: '2026-03-31' })).toMatchObject({ ok: true, doubtful: [], request: { holdings: [{ isin: WORLD, value: 1000 }] } })
  })
})

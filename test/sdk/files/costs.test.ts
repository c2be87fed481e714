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
  ])('%s, are told', async (_name, text, expected) => expect(await costsOf(text)).toEqual(expected))

  test.each([['Depotgebühr', ''], ['Depotgebühr', WORLD], ['Kontoführungsgebühr', ''], ['ADR-Gebühr', APPLE], ['Verwahrentgelt', '']])('of a depot or an account belong to no trade: %s %s', async (word, isin) => {
    expect(await costsOf(list(`${BOUGHT};B1`, `10.03.2026;${word};${isin};;;;-4,90;B2`))).toEqual({ trades: [['purchase', 10, 1000, 0]], apart: [] })
  })

  test('are said to be checked by nothing, are fees that the file states, and change no units', async () => {
    const text = list(`${BOUGHT};B1`, `10.03.2026;Provision;${WORLD};World;;;-4,90;B3`, `12.03.2026;Provision;${WORLD};World;;;-4,90;B4`)
    const verdict = await readTrades(encoded(text))
    expect(verdict).toMatchObject({ ok: true, hasFees: true, noTrades: [{ row: 3, reason: 'no_units_move' }, { row: 4, reason: 'no_units_move' }] })
    expect(verdict.ok && verdict.unchecked).toContain('fees')
    expect(verdict.ok && doubtTexts(verdict.doubtful, 'de')).toEqual(['Kosten in eigenen Zeilen, und nichts zeigt, zu welchem Kauf oder Verkauf: 4. Sie stecken in keinem; bitte dort als Gebühr eintragen.'])
    expect(await readHoldings(encoded(text), { today: '2026-03-31' })).toMatchObject({ ok: true, doubtful: [], request: { holdings: [{ isin: WORLD, value: 1000 }] } })
  })
})

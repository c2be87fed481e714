/** What is held after all bookings: units by counting, values by multiplication, both written here. */
import { describe, expect, it, test } from 'vitest'
import { sizeOf } from '../../../sdk/files/largest'
import { readHoldings, type ReadOptions } from '../../../sdk/files/read'
import { encoded } from './layouts.data'

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'

const TODAY = '2026-03-31'

const read = (text: string, options: ReadOptions = {}) => readHoldings(encoded(text), { today: TODAY, ...options })

async function outcome(text: string, options: ReadOptions = {}): Promise<unknown> {
  const verdict = await read(text, options)
  return verdict.ok ? verdict.request.holdings.map((holding) => ('isin' in holding ? [holding.isin, sizeOf(holding)] : [holding.currency, sizeOf(holding)])) : verdict.faults.map(({ row, code }) => [row, code])
}

const TRADE_REPUBLIC = [
  '"datetime","date","account_type","category","type","asset_class","name","symbol","shares","price","amount","fee","tax","currency","original_amount","original_currency","fx_rate","description","transaction_id"',
  `"2025-06-02T10:20:05.865Z","2025-06-02","DEFAULT","TRADING","BUY","FUND","World","${WORLD}","10.0000000000","70.0000000000","-700.00","-1.00","","EUR","","","","Buy trade","a"`,
  `"2025-07-02T10:20:05.865Z","2025-07-02","DEFAULT","TRADING","BUY","FUND","Emerging","${EMERGING}","5.0000000000","30.0000000000","-150.00","-1.00","","EUR","","","","Buy trade","b"`,
  `"2026-03-02T10:20:05.865Z","2026-03-02","DEFAULT","TRADING","BUY","FUND","World","${WORLD}","0.5000000000","80.0000000000","-40.00","","","EUR","","","","Savings plan","c"`,
  `"2026-03-10T10:20:05.865Z","2026-03-10","DEFAULT","TRADING","SELL","FUND","World","${WORLD}","-4.0000000000","82.0000000000","328.00","-1.00","-5.00","EUR","","","","Sell trade","d"`,
  '"2026-03-11T10:20:05.865Z","2026-03-11","DEFAULT","CASH","CARD_TRANSACTION","","","","","","-12.50","","","EUR","","","","Card","e"',
  `"2026-03-12T10:20:05.865Z","2026-03-12","DEFAULT","TRADING","SELL","FUND","Emerging","${EMERGING}","-5.0000000000","31.0000000000","155.00","-1.00","","EUR","","","","Sell trade","f"`,
  '"2026-03-13T10:20:05.865Z","2026-03-13","DEFAULT","TRADING","BUY","CRYPTO","Bitcoin","BTC","0.0010000000","20000.0000000000","-20.00","","","EUR","","","","Buy trade","g"',
].join('\n')

const SCALABLE = [
  'date;time;status;reference;description;assetType;type;isin;shares;price;amount;fee;tax;currency',
  `2026-03-20;14:06:16;Executed;"S3";"World";Security;Savings plan;${WORLD};1,25;80,00;-100,00;0,00;0,00;EUR`,
  `2026-03-01;02:00:00;Executed;"D";"World";Cash;Distribution;${WORLD};;;5,70;0,00;0,00;EUR`,
  `2026-02-20;02:00:00;Cancelled;"W";"World";Security;Sell;${WORLD};4;74,00;296,00;0,00;0,00;EUR`,
  `2025-07-20;02:00:00;Executed;"S1";"World";Security;Buy;${WORLD};7,5;400,00;-3000,00;0,99;0,00;EUR`,
].join('\n')

describe('bookings are a depot', () => {
  it('of Trade Republic', async () => {
    const verdict = await read(TRADE_REPUBLIC)
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
    expect(verdict.request).toEqual({ basis: 'values', baseCurrency: 'EUR', holdings: [{ isin: WORLD, value: 533 }] }) // (10 + 0.5 - 4) x 82
    expect(verdict.prices).toEqual([{ isin: WORLD, name: 'World', units: 6.5, price: 82, date: '2026-03-10', source: 'file', isStale: false }])
    expect(verdict.names).toEqual({ [WORLD]: 'World' })
    expect(verdict.leftOut).toEqual([{ row: 8, name: '', reason: 'crypto', value: null }])
  })

  it('of Scalable Capital', async () => {
    expect(await outcome(SCALABLE)).toEqual([[WORLD, 700]]) // (7.5 + 1.25) x 80
  })

  it('gives what a list of holdings written by hand gives', async () => {
    const [bookings, list] = [await read(SCALABLE), await read(`ISIN;Name;Kurswert\n${WORLD};World;700,00\n`)]
    expect(bookings.ok && bookings.request).toEqual(list.ok && list.request)
  })
})

const HEAD = 'Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr'
const list = (...rows: readonly string[]) => [HEAD, ...rows].join('\n')
const bought = `10.03.2026;Kauf;${WORLD};10;70,00;700,00;0,00`

describe('units', () => {
  test.each<[string, string, unknown]>([
    ['come and go with transfers', list(bought, `11.03.2026;Einlieferung;${WORLD};5;70,00;350,00;0,00`, `12.03.2026;Auslieferung;${WORLD};3;70,00;210,00;0,00`), [[WORLD, 840]]], // 12 x 70
    ['change with a split, of which the row has the new ones', list(bought, `11.03.2026;Split 1:4;${WORLD};30;0,00;0,00;0,00`, `12.03.2026;Kauf;${WORLD};1;18,00;18,00;0,00`), [[WORLD, 738]]], // 41 x 18
    ['change with a split, of which the row has all', list(bought, `11.03.2026;Split 1:4;${WORLD};40;0,00;0,00;0,00`, `12.03.2026;Kauf;${WORLD};1;18,00;18,00;0,00`), [[WORLD, 738]]],
    ['of another split than stated are refused', list(bought, `11.03.2026;Split 1:4;${WORLD};35;0,00;0,00;0,00`), [[3, 'corporate_action']]],
    ['of a merger are refused', list(bought, `11.03.2026;Fusion;${WORLD};35;0,00;0,00;0,00`), [[3, 'corporate_action']]],
    ['are four for one after a split, at a quarter of the price', list(bought, `11.03.2026;Split 1:4;${WORLD};30;0,00;0,00;0,00`), [[WORLD, 700]]],
    ['that were not there are refused', list(bought, `11.03.2026;Verkauf;${WORLD};11;70,00;770,00;0,00`), [[3, 'oversold']]],
    ['whose amount is another are refused', list(bought, `11.03.2026;Kauf;${WORLD};1;70,00;71,00;0,00`), [[3, 'amount_differs']]],
    ['bought in dollars are known, their price is not', `${HEAD};Währung\n10.03.2026;Kauf;${WORLD};10;70,00;700,00;0,00;USD`, [[2, 'price_missing']]],
    ['bought in dollars for another amount are refused', `${HEAD};Währung\n10.03.2026;Kauf;${WORLD};10;70,00;800,00;0,00;USD`, [[2, 'amount_differs']]],
    ['all sold are no depot', list(bought, `11.03.2026;Verkauf;${WORLD};10;70,00;700,00;0,00`), [[null, 'no_holdings']]],
  ])('%s', async (_name, text, expected) => expect(await outcome(text)).toEqual(expected))
})

describe('prices', () => {
  const old = `21.02.2026;Kauf;${WORLD};10;70,00;700,00;0,00` // 38 days

  it('that are older than 30 days are asked for', async () => {
    const verdict = await read(list(old))
    expect(verdict).toMatchObject({ ok: false, faults: [{ row: 2, code: 'price_stale' }], prices: [{ isin: WORLD, units: 10, price: 70, date: '2026-02-21' }] })
    expect(await outcome(list(old), { today: '2026-03-23' })).toEqual([[WORLD, 700]]) // 30 days
  })

  it('are those that the user gives, or the old ones if wanted, and marked', async () => {
    expect(await outcome(list(old), { prices: { [WORLD]: 75.5 } })).toEqual([[WORLD, 755]])
    expect(await read(list(old), { stalePrices: true })).toMatchObject({ ok: true, prices: [{ price: 70, source: 'file', isStale: true }] })
  })

  it('of reference data count where they are newer', async () => {
    const quotes = (date: string) => () => Promise.resolve({ [WORLD]: { price: 77, date } })
    expect(await read(list(old), { quotes: quotes('2026-03-30') })).toMatchObject({ ok: true, prices: [{ price: 77, date: '2026-03-30', source: 'reference' }], request: { holdings: [{ value: 770 }] } })
    expect(await read(list(bought), { quotes: quotes('2026-03-09') })).toMatchObject({ ok: true, prices: [{ price: 70, source: 'file' }] })
  })

  it('in another base currency are asked for', async () => {
    expect(await outcome(list(bought), { baseCurrency: 'CHF' })).toEqual([[2, 'price_missing']])
  })
})

describe('the account of DEGIRO', () => {
  const head = 'Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id'
  const rows = [
    '20-03-2026,09:06,20-03-2026,WORLD,IE00B4L5Y983,DEGIRO Transactiekosten en/of kosten van derden,,EUR,"-1,00",EUR,"299,00",ab',
    '20-03-2026,09:06,20-03-2026,WORLD,IE00B4L5Y983,"Koop 10 @ 70,00 EUR",,EUR,"-700,00",EUR,"300,00",ab',
    '19-03-2026,09:05,19-03-2026,,,iDEAL Deposit,,EUR,"1000,00",EUR,"1000,00",',
  ]

  test.each<[string, string[]]>([
    ['in Dutch', [head, ...rows]],
    ['in Italian', [
      'Data,Ora,Data Valore,Prodotto,ISIN,Descrizione,Borsa,Variazioni,,Saldo,,ID Ordine',
      '20-03-2026,09:06,20-03-2026,WORLD,IE00B4L5Y983,Costi di transazione DEGIRO,,EUR,"-1,00",EUR,"299,00",ab',
      '20-03-2026,09:06,20-03-2026,WORLD,IE00B4L5Y983,"Acquisto 10 WORLD@70,00 EUR (IE00B4L5Y983)",,EUR,"-700,00",EUR,"300,00",ab', '19-03-2026,09:05,19-03-2026,,,Deposito,,EUR,"1000,00",EUR,"1000,00",',
    ]],
    ['in Spanish', [
      'Fecha,Hora,Fecha valor,Producto,ISIN,Descripción,Tipo,Variación,,Saldo,,ID Orden',
      '20-03-2026,09:06,20-03-2026,WORLD,IE00B4L5Y983,Costes de transacción y/o externos,,EUR,"-1,00",EUR,"299,00",ab',
      '20-03-2026,09:06,20-03-2026,WORLD,IE00B4L5Y983,"Compra 10 @ 70,00 EUR",,EUR,"-700,00",EUR,"300,00",ab', '19-03-2026,09:05,19-03-2026,,,Ingreso,,EUR,"1000,00",EUR,"1000,00",',
    ]],
  ])('gives units and cash %s', async (_name, lines) => {
    expect(await outcome(lines.join('\n'))).toEqual([[WORLD, 700], ['EUR', 299]])
  })
})

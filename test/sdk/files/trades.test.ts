/** Files of bookings: in every layout the same trades, and all or nothing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { CurrencyRates } from '../../../sdk/files/trades/euros'
import { readTrades, type TradeOptions } from '../../../sdk/files/trades/read'
import { billInputs, saleLots } from '../../../sdk/files/trades/requests'
import { eventOf } from '../../../sdk/files/trades/rows/events'
import { advanceLumpSum } from '../../../core/depot-tax/advance-lump-sum/model'

const read = (text: string, options?: TradeOptions) => readTrades(new TextEncoder().encode(text), options)

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'

/** Ten bought at 70.00 with fees of 2, four sold at 75.00 with fees of 2: the same in the layout of each export. */
const layouts: Readonly<Record<string, { text: string; fees: number; account?: string; kind?: 'fund' | 'share' }>> = {
  'DEGIRO, until 2024': {
    fees: 2,
    text: `Datum,Uhrzeit,Produkt,ISIN,Referenzbörse,Ausführungsort,Anzahl,Kurs,,Wert in Lokalwährung,,Wert,,Wechselkurs,Transaktionsgebühren,,Gesamt,,Order-ID
21-07-2022,09:05,WORLD,${WORLD},XET,XETA,-4,"75,0000",EUR,"300,00",EUR,"300,00",EUR,,"-2,00",EUR,"298,00",EUR,ab
21-06-2022,09:05,WORLD,${WORLD},XET,XETA,10,"70,0000",EUR,"-700,00",EUR,"-700,00",EUR,,"-2,00",EUR,"-702,00",EUR,aa`,
  },
  'DEGIRO, since 2024': {
    fees: 2,
    text: `Datum,Uhrzeit,Produkt,ISIN,Referenzbörse,Ausführungsort,Anzahl,Kurs,,Wert in Lokalwährung,,Wert EUR,Wechselkurs,AutoFX-Gebühr,Transaktionsgebühren und/oder Fremdkosten EUR,Gesamt EUR,Order-ID,
21-06-2022,09:05,WORLD,${WORLD},XET,XETA,10,"70,0000",EUR,"-700,00",EUR,"-700,00",,"0,00","-2,00","-702,00",,aa
21-07-2022,09:05,WORLD,${WORLD},XET,XETA,-4,"75,0000",EUR,"300,00",EUR,"300,00",,"0,00","-2,00","298,00",,ab`,
  },
  'flatex, bookings of the depot': {
    fees: 0, account: '***148 Depot',
    text: `Nummer;Buchtag;Valuta;ISIN;Bezeichnung;Nominal;Einheit;Buchungsinformationen;TA-Nr.;Kurs;Währung;Depot
1;21.06.2022;23.06.2022;${WORLD};WORLD;10,000;Stk.;Ausführung ORDER Kauf ${WORLD} 202826211;3298551283;70,000;EUR;***148 Depot
1;21.07.2022;23.07.2022;${WORLD};WORLD;-4,000;Stk.;Ausführung ORDER Verkauf ${WORLD} 202826212;3298551284;75,000;EUR;***148 Depot`,
  },
  'flatex, with amounts': {
    fees: 0,
    text: `Buchungstag;Valuta;Bezeichnung;ISIN;Nominal (Stk.);;Betrag;;Kurs;;Devisenkurs;TA.-Nr.;Buchungsinformation
21.06.2022;23.06.2022;WORLD;${WORLD};10;Stück;700,00;EUR;70,00;EUR;1,000;40;Ausführung ORDER Kauf ${WORLD} 21
21.07.2022;23.07.2022;WORLD;${WORLD};-4;Stück;-300,00;EUR;75,00;EUR;1,000;41;Ausführung ORDER Verkauf ${WORLD} 22
22.07.2022;23.07.2022;WORLD;${WORLD};6;Stück;0,00;EUR;0,00;EUR;1,000;42;Lagerstellenwechsel in ${WORLD}`,
  },
  'Trade Republic': {
    fees: 2, kind: 'fund',
    text: `"datetime","date","account_type","category","type","asset_class","name","symbol","shares","price","amount","fee","tax","currency","original_amount","original_currency","fx_rate","description","transaction_id","counterparty_name"
"2022-06-21T10:20:05.865Z","2022-06-21","DEFAULT","TRADING","BUY","FUND","WORLD","${WORLD}","10.0000000000","70.0000000000","-700.00","-2.00","","EUR","","","","Buy trade","a",""
"2022-07-01T10:24:44.069Z","2022-07-01","DEFAULT","CASH","TRANSFER_OUT","","","","","","-53.000000","","","EUR","","","","Outgoing transfer","b",""
"2022-07-21T10:20:05.865Z","2022-07-21","DEFAULT","TRADING","SELL","FUND","WORLD","${WORLD}","4.0000000000","75.0000000000","300.00","-2.00","","EUR","","","","Sell trade","c",""
"2022-07-22T10:20:05.865Z","2022-07-22","DEFAULT","TRADING","BUY","CRYPTO","Bitcoin","BTC","0.0010000000","20000.0000000000","-20.00","","","EUR","","","","Buy trade","d",""`,
  },
  'Scalable Capital': {
    fees: 2,
    text: `date;time;status;reference;description;assetType;type;isin;shares;price;amount;fee;tax;currency
2022-07-21;02:00:00;Executed;"W";"WORLD";Security;Sell;${WORLD};4;75,00;300,00;2,00;0,00;EUR
2022-07-20;02:00:00;Cancelled;"W";"WORLD";Security;Sell;${WORLD};4;74,00;296,00;0,00;0,00;EUR
2022-07-01;02:00:00;Executed;"W";"WORLD";Cash;Distribution;${WORLD};;;5,70;0,00;0,00;EUR
2022-06-21;14:06:16;Executed;"S";"WORLD";Security;Savings plan;${WORLD};10;70,00;-700,00;2,00;0,00;EUR`,
  },
  'Portfolio Performance, German': {
    fees: 2,
    text: `Datum;Typ;Wert;Buchungswährung;Bruttobetrag;Währung Bruttobetrag;Wechselkurs;Gebühren;Steuern;Stück;ISIN;WKN;Ticker-Symbol;Wertpapiername;Notiz
2022-06-21T00:00;Kauf;702,00;EUR;;;;2,00;0,00;10;${WORLD};A0RPWH;EUNL.DE;WORLD;
2022-07-21T00:00;Verkauf;298,00;EUR;;;;2,00;0,00;4;${WORLD};A0RPWH;EUNL.DE;WORLD;`,
  },
  'Portfolio Performance, English': {
    fees: 2,
    text: `Date,Type,Value,Transaction Currency,Gross Amount,Currency Gross Amount,Exchange Rate,Fees,Taxes,Shares,ISIN,WKN,Ticker Symbol,Security Name,Note
2022-06-21T09:04,Buy,702.00,EUR,,,,2.00,0.00,10,${WORLD},A0RPWH,EUNL.DE,WORLD,
2022-07-21T09:04,Sell,298.00,EUR,,,,2.00,0.00,4,${WORLD},A0RPWH,EUNL.DE,WORLD,`,
  },
  Parqet: {
    fees: 2, account: 'flatex',
    text: `datetime;date;time;price;shares;amount;tax;fee;realizedgains;type;broker;isin;wkn;originalcurrency;currency;fxrate;holding;holdingname;holdingnickname;exchange;avgholdingperiod
2022-07-20T22:00:00.000Z;2022-07-21;;75;4;300;5.61;2;20.41;Sell;flatex;${WORLD};A0RPWH;;EUR;;hld_1;WORLD;;langschwarz;7509600000
2022-06-20T22:00:00.000Z;2022-06-21;;70;10;700;0;2;;Buy;flatex;${WORLD};A0RPWH;;EUR;;hld_0;WORLD;;langschwarz;`,
  },
  'finanzen.net zero, orders': {
    fees: 2,
    text: `Name;ISIN;WKN;Anzahl;Anzahl storniert;Status;Orderart;Limit;Stop;Erstellt Datum;Erstellt Zeit;Gültig bis;Richtung;Wert;Wert storniert;Mindermengenzuschlag;Ausführung Datum;Ausführung Zeit;Ausführung Kurs;Anzahl ausgeführt;Anzahl offen;Gestrichen Datum;Gestrichen Zeit
WORLD;${WORLD};"A0RPWH";10;;ausgeführt;Limit;71,00;;20.06.2022;16:42:18;31.03.2025;Kauf;-702,00;;2,00;21.06.2022;16:42:18;70,00;10;0;;
WORLD;${WORLD};"A0RPWH";4;;ausgeführt;Limit;74,00;;20.07.2022;16:42:18;31.03.2025;Verkauf;298,00;;2,00;21.07.2022;16:42:18;75,00;4;0;;
OTHER;${EMERGING};"A111X9";5;;gestrichen;Limit;28,00;;29.12.2025;16:28:27;31.03.2026;Verkauf;140,00;;;;;;0;0;30.12.2025;09:48:15`,
  },
  'Interactive Brokers, trades in EUR': {
    fees: 2,
    text: `"Buy/Sell","TradeDate","ISIN","Quantity","TradePrice","TradeMoney","CurrencyPrimary","IBCommission","IBCommissionCurrency"
"BUY","20220621","${WORLD}","10","70","700","EUR","-2","EUR"
"SELL","20220721","${WORLD}","-4","75","-300","EUR","-2","EUR"`,
  },
}

describe('trades of a file', () => {
  test.each(Object.entries(layouts))('%s', async (_name, { text, fees, account = '', kind = null }) => {
    const verdict = await read(text)
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
    const common = { isin: WORLD, fees, account, kind }
    expect(verdict.trades.map(({ isin, fees: paid, account: depot, kind: what, date, type, units, gross }) => ({ isin, fees: paid, account: depot, kind: what, date, type, units, gross })).sort((a, b) => (a.date < b.date ? -1 : 1))).toEqual([
      { ...common, date: '2022-06-21', type: 'purchase', units: 10, gross: 700 },
      { ...common, date: '2022-07-21', type: 'sale', units: 4, gross: 300 },
    ])
    expect(verdict.hasFees).toBe(fees > 0)
  })

  it('leave out what moves no units, and say why', async () => {
    const verdict = await read(layouts['Trade Republic']?.text ?? '')
    expect(verdict).toMatchObject({ noTrades: [{ row: 3, reason: 'no_units_move' }, { row: 5, reason: 'crypto' }] })
    expect(await read(layouts['Scalable Capital']?.text ?? '')).toMatchObject({ noTrades: [{ row: 3, reason: 'not_executed' }, { row: 4, reason: 'no_units_move' }] })
  })
})

const simple = (...rows: readonly string[]) => ['Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr', ...rows].join('\n')
const good = `21.06.2022;Kauf;${WORLD};10;70,00;700,00;2,00`

describe('a file is refused as a whole', () => {
  test.each<[string, string, [number | null, string][]]>([
    ['for a booking that is not understood', simple(good, `22.06.2022;Hokuspokus;${WORLD};10;70,00;700,00;2,00`), [[3, 'unknown_event']]],
    ['for units that came from elsewhere', simple(good, `22.06.2022;Einlieferung;${WORLD};10;70,00;700,00;2,00`), [[3, 'transfer']]],
    ['for another split than its row says', simple(good, `22.06.2022;Split 1:4;${WORLD};35;0,00;0,00;0,00`), [[3, 'corporate_action']]],
    ['for a reversal', simple(good, `22.06.2022;Storno Kauf;${WORLD};10;70,00;700,00;2,00`), [[3, 'reversal']]],
    ['for a wrong ISIN', simple(good, '22.06.2022;Kauf;IE00B4L5Y984;10;70,00;700,00;2,00'), [[3, 'wrong_check_digit']]],
    ['for a missing ISIN', simple(good, good, '22.06.2022;Kauf;;10;70,00;700,00;2,00'), [[4, 'not_an_isin']]],
    ['for units that are no number', simple(good, good, `22.06.2022;Kauf;${WORLD};viele;70,00;700,00;2,00`), [[4, 'not_units']]],
    ['for an amount that does not fit', simple(good, `22.06.2022;Kauf;${WORLD};10;70,00;800,00;2,00`), [[3, 'amount_differs']]],
    ['for an amount that is no number', simple(good, good, `22.06.2022;Kauf;${WORLD};10;70,00;???;2,00`), [[4, 'not_an_amount']]],
    ['for a row without amount and price', simple(good, good, `22.06.2022;Kauf;${WORLD};10;;;2,00`), [[4, 'no_amount']]],
    ['for units that cost nothing', simple(good, `22.06.2022;Kauf;${WORLD};10;0,00;0,00;0,00`), [[3, 'no_amount']]],
    ['for signs that say neither purchase nor sale', `Datum;ISIN;Anzahl;Betrag\n21.06.2022;${WORLD};10;-700,00\n22.06.2022;${WORLD};10;700,00`, [[3, 'unknown_event']]],
    ['for fees that may or may not be included', simple(`21.06.2022;Kauf;${WORLD};1000;7,0;7001,00;2,00`), [[2, 'fees_unclear']]],
    ['for more sold than bought', simple(good, `22.06.2022;Verkauf;${WORLD};11;70,00;770,00;2,00`), [[3, 'oversold']]],
    ['for a sale before its purchase', simple(good, `20.06.2022;Verkauf;${WORLD};1;70,00;70,00;2,00`), [[3, 'oversold']]],
    ['for a day that is none', simple(good, good, `22.13.2022;Kauf;${WORLD};10;70,00;700,00;2,00`), [[4, 'not_a_day']]],
    ['without any trade', simple(`21.06.2022;Dividende;${WORLD};10;0,70;7,00;0,00`), [[1, 'no_trades']]],
    ['that lists holdings', `ISIN;Kurswert\n${WORLD};7500,00`, [[null, 'holdings']]],
    ['that lists holdings with the days of their prices', `ISIN;Name;Anteile;Anteilswert;Kursdatum;Bestand in Euro\n${WORLD};World;10;70,00;22.01.2026;700,00`, [[null, 'holdings']]],
    ['that lists neither', 'Name;Telefon\nErika;1234', [[null, 'no_bookings']]],
    ['that is empty', '', [[null, 'empty']]],
    ['whose days can be read in two ways', `Date,Type,ISIN,Shares,Price\n03/04/2022,Buy,${WORLD},10,70.5`, [[1, 'day_unclear']]],
    ['whose numbers can be read in two ways', `Date,Type,ISIN,Shares,Price\n2022-04-03,Buy,${WORLD},1.234,7`, [[null, 'format_unclear']]],
  ])('%s', async (_title, text, faults) => {
    const verdict = await read(text)
    expect(verdict.ok ? [] : verdict.faults.map(({ row, code }) => [row, code])).toEqual(faults)
  })

  it('for amounts in another currency', async () => {
    const verdict = await read(`Date;Type;ISIN;Shares;Price;Amount;Currency\n2022-04-03;Buy;${WORLD};10;70.5;705;USD`)
    expect(verdict).toMatchObject({ ok: false, faults: [{ row: 2, code: 'other_currency', column: 'Currency' }] })
  })

  it('and no text repeats what stands in a cell', async () => {
    const verdict = await read(simple(good, '22.06.2022;Hokuspokus;GEHEIM1;4711;70,00;700,00;2,00'))
    expect(JSON.stringify(verdict)).not.toMatch(/Hokuspokus|GEHEIM1|4711/)
  })
})

describe('amounts in other currencies', () => {
  const usd = { currency: 'USD', dates: ['2022-04-01', '2022-06-21'], perEur: Float64Array.of(1.25, 1.6) }
  const asked: string[][] = []
  const rates: CurrencyRates = async (currencies) => {
    asked.push([...currencies])
    return new Map([['USD', usd]])
  }
  const file = ['Date;Type;ISIN;Shares;Price;Gross amount;Fee;Tax;Currency', `2022-04-03;Buy;${WORLD};10;70.5;705;5;0;USD`, `2022-05-03;Buy;${WORLD};2;80;160;0;0;USD`, `2022-06-21;Dividend;${WORLD};12;;9.6;0;1.6;USD`, `2022-06-22;Buy;${EMERGING};4;25;100;0;0;EUR`, `2022-06-22;Buy;${EMERGING};4;25;100;0;0;CHF`].join('\n')

  it('become euros at the rate of their day or of the last one before it; a row without one keeps its units and lacks its cost', async () => {
    const verdict = await read(file, { rates })
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
    expect(asked).toEqual([['USD', 'CHF']])
    expect(verdict.rates).toEqual([
      { row: 2, date: '2022-04-03', currency: 'USD', perEur: 1.25, rateDate: '2022-04-01' }, { row: 3, date: '2022-05-03', currency: 'USD', perEur: null, rateDate: null },
      { row: 4, date: '2022-06-21', currency: 'USD', perEur: 1.6, rateDate: '2022-06-21' }, { row: 6, date: '2022-06-22', currency: 'CHF', perEur: null, rateDate: null },
    ])
    const of = (isin: string) => saleLots(verdict.trades.filter((trade) => trade.isin === isin))
    // (705 + 5) / 1.25 / 10; of two purchases of one day, one without a rate leaves the price of both open.
    expect([of(WORLD), of(EMERGING)]).toEqual([[{ date: '2022-04-03', units: 10, price: 56.8 }, { date: '2022-05-03', units: 2, price: null }], [{ date: '2022-06-22', units: 8, price: null }]])
    expect(verdict.payments).toMatchObject([{ currency: 'EUR', amount: expect.closeTo(6, 9), tax: 1 }])
    expect(billInputs(verdict.trades, 2022).positions).toMatchObject([{ isin: WORLD, bookings: [{ units: 10 }, { units: 2 }] }, { isin: EMERGING, bookings: [{ units: 8 }] }])
  })

  it('that a sign of several leaves open have no rate', async () => {
    const crowns: CurrencyRates = async (currencies) => new Map([...currencies].filter((code) => code !== 'KR').map((currency) => [currency, { ...usd, currency }]))
    const verdict = await read(['Datum;Typ;ISIN;Stück;Kurs (kr);Betrag (kr)', `22.06.2022;Kauf;${WORLD};10;100,00;1.000,00`].join('\n'), { rates: crowns })
    expect(verdict.ok && verdict.rates[0]?.perEur).toBeNull()
  })

  it('are not asked for where all are euros, and stay what they are for a return', async () => {
    asked.length = 0
    const euros = await read(file.replaceAll(/USD|CHF/g, 'EUR'), { rates })
    const own = await read(file, { rates, forReturn: true })
    expect([euros.ok && euros.rates, own.ok && own.trades[0]?.currency, asked]).toEqual([[], 'USD', []])
  })
})

describe('what the caller states', () => {
  it('takes transfers as purchases', async () => {
    const verdict = await read(simple(good, `22.06.2022;Einlieferung;${WORLD};10;70,00;700,00;0,00`), { transfersArePurchases: true })
    expect(verdict.ok && verdict.trades.map(({ date, type }) => [date, type])).toEqual([['2022-06-21', 'purchase'], ['2022-06-22', 'purchase']])
  })

  it('settles how numbers are written', async () => {
    const text = `Date,Type,ISIN,Shares,Price\n2022-04-03,Buy,${WORLD},1.234,7`
    const unitsBy = async (numberFormat: 'de' | 'en') => {
      const verdict = await read(text, { numberFormat })
      return verdict.ok && verdict.trades[0]?.units
    }
    expect([await unitsBy('de'), await unitsBy('en')]).toEqual([1234, 1.234])
  })
})

describe('words of bookings', () => {
  test.each([
    ['Kauf', 'purchase'], ['Wertpapierkauf', 'purchase'], ['SAVINGS_PLAN', 'purchase'], ['Sparplanausführung', 'purchase'], ['Ausführung ORDER Verkauf IE00', 'sale'], ['Wertpapierabrechnung Kauf', 'purchase'],
    ['Auslieferung', 'transfer_out'], ['WP-Eingang', 'transfer_in'], ['TRANSFER_IN', 'transfer_in'], ['Umbuchung (Eingang)', 'transfer_in'], ['Depotübertrag', 'transfer'], ['Split im Verhältnis 1:4', 'corporate_action'], ['Storno WP-Eingang', 'reversal'],
    ['Erträgnisausschüttung', 'income'], ['Lagerstellenwechsel in', 'custody'], ['INTEREST_PAYMENT', 'income'], ['Kauf (storniert)', 'reversal'], ['Dividend Reinvestment', 'other'], ['Entnahmeplan', 'sale'], ['Entnahme', 'other'], ['Vorabpauschale 2023', 'other'], ['Kaufland AG', null], ['Sellafield', null], ['', null],
  ])('%j is %s', (cell, event) => {
    expect(eventOf(cell)).toBe(event)
  })
})

const decimal = (value: number, places: number) => value.toFixed(places).replace('.', ',')

describe('lots of a file', () => {
  const trade = fc.record({
    day: fc.integer({ min: 1, max: 28 }), units: fc.integer({ min: 1, max: 9_999_999 }).map((millionths) => millionths / 1e4), price: fc.integer({ min: 100, max: 99_999 }).map((cents) => cents / 100), fee: fc.constantFrom(0, 1, 4.9),
  })

  it('are those that were bought, to the last unit and cent, whatever the order of the rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(trade, { minLength: 1, maxLength: 12 }), async (bought) => {
        const rows = bought.map(({ day, units, price, fee }) => {
          const gross = Math.round(units * price * 100) / 100
          return `${String(day).padStart(2, '0')}.06.2022;Kauf;${WORLD};${decimal(units, 4)};${decimal(price, 4)};${decimal(gross + fee, 2)};${decimal(fee, 2)}`
        })
        const [one, other] = await Promise.all([read(simple(...rows), { numberFormat: 'de' }), read(simple(...rows.toReversed()), { numberFormat: 'de' })])
        if (!one.ok || !other.ok) return fc.pre(false) // a fee below what units and price round is refused
        expect(saleLots(other.trades).map(({ date, units }) => [date, units])).toEqual(saleLots(one.trades).map(({ date, units }) => [date, units]))
        const units = saleLots(one.trades).reduce((sum, lot) => sum + lot.units, 0)
        expect(units).toBeCloseTo(bought.reduce((sum, lot) => sum + lot.units, 0), 6)
        const paid = saleLots(one.trades).reduce((sum, lot) => sum + lot.units * Number(lot.price), 0)
        expect(paid).toBeCloseTo(bought.reduce((sum, lot) => sum + Math.round(lot.units * lot.price * 100) / 100 + lot.fee, 0), 2)
      }),
      { numRuns: 40 },
    )
  })

  it('include the fees of the purchase in their price', async () => {
    const verdict = await read(layouts.Parqet?.text ?? '')
    expect(verdict.ok && saleLots(verdict.trades)).toEqual([{ date: '2022-06-21', units: 6, price: 70.2 }]) // 702 / 10
  })
})

describe('January bill of a file', () => {
  it('has what was left at the end of the year, by the month of purchase', async () => {
    const text = simple(
      good, `22.07.2023;Verkauf;${WORLD};4;75,00;300,00;0,00`, `22.09.2023;Sparplan;${WORLD};2;80,00;160,00;0,00`, `22.02.2024;Kauf;${WORLD};1;81,00;81,00;0,00`,
      `03.03.2023;Kauf;${EMERGING};5;30,00;150,00;0,00`, `04.04.2023;Verkauf;${EMERGING};5;31,00;155,00;0,00`,
    )
    const verdict = await read(text)
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
    const inputs = billInputs(verdict.trades, 2023)
    expect(inputs).toEqual({
      year: 2023, banks: [{ name: 'Depot' }],
      positions: [{
        basis: 'units', bank: 'Depot', isin: WORLD, unitsStart: 6, priceStart: null, priceEnd: null, // 10 - 4
        bookings: [{ month: 9, type: 'purchase', units: 2 }],
      }],
    })
    const parsed = advanceLumpSum.inputs.parse(inputs)
    expect(advanceLumpSum.compute(parsed, { asOf: '2026-11-20', locale: 'en', kinds: new Map(), rates: new Map() }).result).toMatchObject({ status: 'partial', debit: null })
  })

  it('leaves out shares that the file calls so', async () => {
    const text = `date;type;asset_class;isin;shares;price;amount\n2022-06-21;BUY;STOCK;US0378331005;10;70.5;705\n2022-06-21;BUY;FUND;${WORLD};10;70.5;705`
    const verdict = await read(text)
    expect(verdict.ok && billInputs(verdict.trades, 2023).positions.map(({ isin }) => isin)).toEqual([WORLD])
  })
})

const folder = new URL('../../../../shared/data/broker-exports/', import.meta.url)
const missing = !existsSync(folder)
if (missing) console.log('Skipped: the collected exports are not beside the project')

describe('the collected exports (skipped where they are not beside the project)', () => {
  const expected: Readonly<Record<string, number | string>> = {
    '09-flatex-depotumsaetze-TRANSACTIONS.csv': 3, '22-trade-republic-TRANSACTIONS.csv': 1, '23-scalable-TRANSACTIONS.csv': 1, '25-parqet-2022-TRANSACTIONS.csv': 'oversold',
    '27-pp-depot-TRANSACTIONS.csv': 'transfer', '31-zero-orders-TRANSACTIONS.csv': 1, '36-ibkr-trades-TRANSACTIONS.csv': 'other_currency', '40-degiro-account-TRANSACTIONS.csv': 'no_trades',
    '51-pp-depot-savings-plan-TRANSACTIONS.csv': 3,
  }

  it.skipIf(missing)('give their trades, or say why not; lists of holdings give none', async () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.csv'))) {
      const verdict = await readTrades(readFileSync(new URL(name, folder)))
      const outcome = verdict.ok ? verdict.trades.length : verdict.faults[0]?.code
      if (name in expected) expect([name, outcome]).toEqual([name, expected[name]])
      else expect([name, verdict.ok]).toEqual([name, false])
    }
  })
})

/** Files as banks and apps write them, invented to find what no sample has; the right answers are computed by hand. */
import { describe, expect, test } from 'vitest'
import { sizeOf } from '../../../sdk/files/largest'
import { readHoldings, type ReadOptions } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { bookings, days, lists } from './invented.data'
import { encoded, knownNumbers } from './layouts.data'

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'
const ALLIANZ = 'DE0008404005'
const SHELL = 'GB00BP6MXD84'
const BUND = 'DE0001102481'

const lookup: ReadOptions['lookup'] = (wanted) => Promise.resolve(wanted.map(({ wkn = '' }) => (knownNumbers[wkn] === undefined ? null : { isin: knownNumbers[wkn], name: wkn, isCertain: true })))

/** Values by ISIN, or what is wrong by row. */
async function outcome(text: string): Promise<unknown> {
  const verdict = await readHoldings(encoded(text), { today: '2026-03-31', lookup })
  return verdict.ok ? verdict.request.holdings.map((holding) => ['isin' in holding ? holding.isin : holding.currency, sizeOf(holding)]) : verdict.faults.map(({ row, code }) => [row, code])
}

describe('lists of holdings', () => {
  const shared = `Name;ISIN;Stück;Kurs;Kurswert EUR\nWorld;${WORLD};14,5;100,00;1.450,00\n`

  test.each<[string, string, unknown]>([
    ['that stand twice are refused', `Name;ISIN;Stück;Kurs;Kurswert EUR\nWorld;${WORLD};14,5;100,00;1.450,00\nEM;${EMERGING};30;30,00;900,00\n\nName;ISIN;Stück;Kurs;Kurswert EUR\nWorld;${WORLD};14,5;100,00;1.450,00\nEM;${EMERGING};30;30,00;900,00\n`, [[5, 'several_tables']]],
    ['of two depots are added up', `Name;ISIN;Stück;Kurs;Kurswert EUR\nWorld;${WORLD};14,5;100,00;1.450,00\n\nName;ISIN;Stück;Kurs;Kurswert EUR\nWorld;${WORLD};10;100,00;1.000,00\n`, [[WORLD, 2450]]],
    ['of two depots by number that share a row are added up', `Depot 4711001\n${shared}\nDepot 4711002\n${shared}`, [[WORLD, 2900]]],
    ['of one depot that stand twice below its number are refused', `Depot 4711001\n${shared}\nDepot 4711001\n${shared}`, [[6, 'several_tables']]],
    ['of two months that share a row are refused', `Depot Januar\n${shared}\nDepot Februar\n${shared}`, [[6, 'several_tables']]],
    ['with a column of depots in which equal rows differ are added up', `Depot;Name;ISIN;Stück;Kurs;Kurswert EUR\n4711001;World;${WORLD};14,5;100,00;1.450,00\n4711002;World;${WORLD};14,5;100,00;1.450,00\n`, [[WORLD, 2900]]],
    ['below a heading of the largest are read, however many there are', `Top 10 Positionen\nName;ISIN;Wert EUR\nWorld;${WORLD};1.450,00\nEM;${EMERGING};900,00\n`, [[WORLD, 1450], [EMERGING, 900]]],
    ['of a depot and a model depot are refused', `Mein Depot\n${shared}\nMusterdepot Dividenden\nName;ISIN;Stück;Kurs;Kurswert EUR\nEM;${EMERGING};30;30,00;900,00\n`, [[5, 'several_tables']]],
    ['of a watch list and a depot are refused', `Watchlist\nName;ISIN;Stück;Kurs;Kurswert EUR\nEM;${EMERGING};30;30,00;900,00\n\nDepot Anna\n${shared}`, [[1, 'several_tables']]],
    ['of what is sold, below a depot, are refused', `${shared}Verkaufte Positionen\nEM;${EMERGING};30;30,00;900,00\n`, [[3, 'several_tables']]],
    ['of what is planned, below a depot, are refused', `${shared}\nGeplante Käufe\nName;ISIN;Stück;Kurs;Kurswert EUR\nEM;${EMERGING};30;30,00;900,00\n`, [[4, 'several_tables']]],
    ['of two years are refused', `Depot 2026\n${shared}\nDepot 2025\nName;ISIN;Stück;Kurs;Kurswert EUR\nEM;${EMERGING};30;30,00;900,00\n`, [[5, 'several_tables']]],
    ['with letters for the zeros of an ISIN are refused', 'ISIN;Name;Wert EUR\nIEOOB4L5Y983;World;1.000,00\n', [[2, 'wrong_check_digit']]],
    ['of which a column calls some a model depot are refused', `Depot;Name;ISIN;Wert EUR\nMusterdepot;World;${WORLD};1.450,00\nDepot 1;EM;${EMERGING};900,00\n`, [[2, 'not_held']]],
    ['of whole euros are read where one has no point', `Name;ISIN;Wert\nWorld;${WORLD};12.500 EUR\nEM;${EMERGING};850 EUR\n`, [[WORLD, 12500], [EMERGING, 850]]],
    // 12.50 and 3.20 with three decimals look the same.
    ['of whole euros are refused where all have a point and a zero behind', `Name;ISIN;Wert\nWorld;${WORLD};12.500 €\nEM;${EMERGING};3.200 €\n`, [[null, 'format_unclear']]],
    ['with three figures behind the point are refused', `Name;ISIN;Wert\nWorld;${WORLD};12.519 €\nEM;${EMERGING};3.200 €\n`, [[null, 'format_unclear']]],
    ['of accounts with their IBAN count them', 'Konto;IBAN;Saldo\nTagesgeld;DE02120300000000202051;5.000,00\nFestgeld;DE02500105170137075030;1.250,50\n', [['EUR', 6250.5]]],
    ['of an account, day by day, are bookings', 'Konto;IBAN;Buchungstag;Saldo\nGirokonto;DE02120300000000202051;02.01.2026;5.000,00\nGirokonto;DE02120300000000202051;09.02.2026;4.250,50\n', [[null, 'bookings']]],
    ['of an insurance say what its funds are worth', `Fonds;ISIN;Anteile;Rücknahmepreis in EUR;Fondsguthaben in EUR\nWorld;${WORLD};25,1234;100,00;2.512,34\nEM;${EMERGING};10,0000;30,00;300,00\n`, [[WORLD, 2512.34], [EMERGING, 300]]],
    ['that are nothing but accounts count them', `Name;Marktwert\nTagesgeld;5.000,00\nFestgeld;1.000,00\n`, [['EUR', 6000]]],
    ['beside a list of accounts count these', `Depot A\nName;ISIN;Wert\nWorld;${WORLD};1.450,00\n\nKonten\nName;Saldo\nGirokonto;250,00\nTagesgeld;500,00\nSumme;750,00\n`, [[WORLD, 1450], ['EUR', 750]]],
    ['with a share at a hundredth of its price are refused', `Name;ISIN;Stück;Kurs;Wert EUR\nAllianz;${ALLIANZ};1000;200,00;2.000,00\nEM;${EMERGING};30;30,00;900,00\n`, [[2, 'product_differs']]], // 1000 x 200
    ['with a fund of bonds at a hundredth of its price are refused', `Name;ISIN;Stück/Nominal;Kurs;Wert EUR\nGovt Bond UCITS ETF;${WORLD};1000;200,00;2.000,00\nEM;${EMERGING};30;30,00;900,00\n`, [[2, 'product_differs']]],
    ['with a bond in percent are read', `Name;ISIN;Nominal;Kurs;Wert EUR\n0% Bund 20/50;${BUND};10000;49,26;4.926,00\nEM;${EMERGING};30;30,00;900,00\n`, [[BUND, 4926], [EMERGING, 900]]], // 10,000 x 0.4926
    ['with a bond in percent and in dollars are read by their rate', `Name;ISIN;Nominal;Währung;Kurs;Devisenkurs;Kurswert EUR\nTreasury 4%;${BUND};10.000;USD;99,00;1,1000;9.000,00\n`, [[BUND, 9000]]], // 10,000 x 0.99 / 1.1
    ['with a price in pence are read', `Produkt,Symbol/ISIN,Anzahl,Schlußkurs,Wert,,Wert in EUR\nSHELL PLC,${SHELL},100,"2580,00",GBX,258000.00,"3000,00"\n`, [[SHELL, 3000]]],
  ])('%s', async (_name, text, expected) => expect(await outcome(text)).toEqual(expected))
})

test('a model depot alone counts, and its title is told', async () => {
  const list = `Name;ISIN;Wert EUR\nWorld;${WORLD};1.450,00\n`
  const titled = async (title: string): Promise<unknown> => {
    const verdict = await readHoldings(encoded(`${title}\n${list}`))
    return verdict.ok && [verdict.request.holdings, verdict.doubtful]
  }
  const [held, told] = [[{ isin: WORLD, value: 1450 }], [{ row: 1, why: 'model' }]]
  expect(await Promise.all(['Musterdepot "Dividenden"', 'Watchlist', 'Mein Depot', 'Musterhausen Depot'].map(titled))).toEqual([[held, told], [held, told], [held, []], [held, []]])
})

const HEAD = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr'
const list = (...rows: readonly string[]) => [HEAD, ...rows, ''].join('\n')

describe('bookings', () => {
  test.each<[string, string, unknown]>([
    ['whose amount has a word of its own are checked by it', `Datum;Umsatzart;ISIN;Anteile;Preis;Abrechnungsbetrag\n10.03.2026;Kauf;${WORLD};10;100,00;1.500,00\n`, [[2, 'amount_differs']]],
    ['whose net amount hides a cost are refused', `Datum;Typ;ISIN;Stück;Kurs;Nettobetrag\n10.03.2026;Kauf;${WORLD};10;100,00;1.010,00\n`, [[2, 'amount_differs']]],
    ['with a load in percent count no euros of it', `Datum;Typ;ISIN;Stück;Kurs;Betrag;Provision %\n10.03.2026;Kauf;${WORLD};10;100,00;1.000,25;0,25\n`, [[2, 'amount_differs']]],
    ['of orders count what was executed', `Orderdatum;Order;ISIN;Stück;Ausgeführt;Limit;Ausführungskurs;Ausführungsdatum;Kurswert\n10.03.2026;Kauf;${WORLD};10;6;101,00;100,00;10.03.2026;600,00\n`, [[WORLD, 600]]],
    ['with the days of purchases and what was paid say nothing of today', `Kaufdatum;ISIN;Name;Stück;Kaufkurs;Betrag\n10.03.2025;${WORLD};World;10;100,00;1.000,00\n`, [[2, 'price_stale']]],
    ['of a split whose rows take all old units and give the new ones count these', `Datum;Typ;ISIN;Stück;Kurs;Betrag\n05.03.2026;Kauf;${WORLD};10;100,00;1.000,00\n13.03.2026;Split Ausbuchung;${WORLD};-10;;\n13.03.2026;Split Einbuchung;${WORLD};40;;\n20.03.2026;Verkauf;${WORLD};20;30,00;600,00\n`, [[WORLD, 600]]], // (10 - 10 + 40 - 20) x 30
    ['of a split of which one row is missing are refused', `Datum;Typ;ISIN;Stück;Kurs;Betrag\n05.03.2026;Kauf;${WORLD};10;100,00;1.000,00\n13.03.2026;Split Einbuchung;${WORLD};40;;\n20.03.2026;Verkauf;${WORLD};20;30,00;600,00\n`, [[3, 'corporate_action']]],
    ['may end with their sum', `Datum;Typ;ISIN;Stück;Kurs;Betrag\n10.03.2026;Kauf;${WORLD};6;100,00;600,00\n10.03.2026;Kauf;${WORLD};4;100,00;400,00\nSumme;;;10;;1.000,00\n`, [[WORLD, 1000]]],
    ['are purchases and sales in other words', `Datum;Vorgang;ISIN;Stück;Kurs;Betrag\n09.03.2026;Erwerb;${WORLD};10;100,00;1.000,00\n10.03.2026;Wertpapiersparplan;${WORLD};1;100,00;100,00\n20.03.2026;Veräußerung;${WORLD};4;110,00;440,00\n`, [[WORLD, 770]]], // 7 x 110
  ])('%s', async (_name, text, expected) => expect(await outcome(text)).toEqual(expected))

  const comdirect = (...rows: readonly string[]): string =>
    ['"Buchungstag";"Geschäftstag";"Stück / Nom.";"Bezeichnung";"WKN";"Währung";"Ausführungskurs";"Umsatz in EUR";', ...rows.map((row) => `"${row.replaceAll(';', '";"')}";`), ''].join('\n')
  const bought = '12.03.2026;10.03.2026;14;WORLD;A0RPWH;EUR;100,00;1.400,00'
  const sold = '20.03.2026;18.03.2026;-4;WORLD;A0RPWH;EUR;110,00;-440,00'

  test.each<[string, string, unknown]>([
    ['where units and amounts have one sign throughout, and both signs occur', comdirect(sold, bought), [[WORLD, 1100]]], // 10 x 110
    ['not where no sign tells purchases from sales', comdirect(bought), [[2, 'units_move']]],
    ['not where the signs follow no rule', comdirect(sold, bought, '09.03.2026;09.03.2026;1;WORLD;A0RPWH;EUR;100,00;-100,00'), [[2, 'units_move'], [3, 'units_move']]],
    ['not where units x price are another amount', comdirect(sold, bought.replace('1.400', '1.500')), [[3, 'amount_differs']]],
    ['not where more is sold than was bought', comdirect(sold.replace('-4', '-15').replace('-440', '-1.650'), bought), [[2, 'oversold']]],
  ])('without a word of what happened are read %s', async (_name, text, expected) => expect(await outcome(text)).toEqual(expected))

  const half = (day: string, ...rows: readonly string[]): string => ['Datum;Typ;ISIN;Stück;Kurs;Betrag;Referenz', `${day};Kauf;${WORLD};10;100,00;1.000,00;R${day}`, ...rows, ''].join('\n')
  const both = `20.03.2026;Kauf;${WORLD};5;100,00;500,00;R2`

  test.each<[string, string, unknown]>([
    ['of two exports that overlap are refused', `${half('10.03.2026', both)}\n${half('19.03.2026', both)}`, [[7, 'repeated']]],
    ['pasted below each other, too', `${half('10.03.2026', both)}25.03.2026;Kauf;${WORLD};1;100,00;100,00;R3\n${both}\n`, [[5, 'repeated']]],
    ['of two depots by number are not', `Depotnummer;4711001\n${half('10.03.2026', both)}\nDepotnummer;4711002\n${half('10.03.2026', both)}`, [[WORLD, 3000]]], // 2 x (10 + 5) x 100
    ['of two depots in a column are not', ['Depot;Datum;Typ;ISIN;Stück;Kurs;Betrag', ...['4711001', '4711002'].flatMap((depot) => ['10.03.2026', '11.03.2026'].map((day) => `${depot};${day};Kauf;${WORLD};5;100,00;500,00`)), ''].join('\n'), [[WORLD, 2000]]], // 4 x 5 x 100
    ['of one depot in a column are', ['Depot;Datum;Typ;ISIN;Stück;Kurs;Betrag', ...['4711001', '4711001'].flatMap((depot) => ['10.03.2026', '11.03.2026'].map((day) => `${depot};${day};Kauf;${WORLD};5;100,00;500,00`)), ''].join('\n'), [[4, 'repeated'], [5, 'repeated']]],
    ['that are alike on one day are two', `${half('10.03.2026')}${both}\n${both}\n`, [[WORLD, 2000]]],
    ['with one number of their own are not', `datetime,date,type,asset_class,name,symbol,shares,price,amount,fee,tax,currency,transaction_id,account_type,category,original_amount,original_currency,fx_rate,description\n${`2026-03-10T10:00:00Z,2026-03-10,BUY,FUND,World,${WORLD},10,100,-1000,,,EUR,a1,DEFAULT,TRADING,,,,\n`.repeat(2)}`, [[3, 'repeated']]],
  ])('%s', async (_name, text, expected) => expect(await outcome(text)).toEqual(expected))
})

describe('bonds in percent of their nominal value', () => {
  const bought = `10.03.2026;Kauf;${BUND};Bund 20/50;10.000,00;49,26 %;4.926,00;0,00` // 10,000 x 0.4926
  const sold = `20.03.2026;Verkauf;${BUND};Bund 20/50;5.000,00;50,00 %;2.500,00;0,00`
  const withClass = (...rows: readonly string[]) => [`Klasse;${HEAD}`, ...rows.map((row) => `Anleihe;${row}`), ''].join('\n')

  test.each<[string, string, unknown]>([
    ['by their sign', list(bought, sold), [[BUND, 2500]]], // 5,000 x 0.50
    ['by the class that proves the amount', withClass(bought.replace(' %', '')), [[BUND, 4926]]],
    ['by the coupon in their name', list(bought.replace(' %', '').replace('Bund', '0,00% Bund')), [[BUND, 4926]]],
    ['with fees', list(bought.replace('4.926,00;0,00', '4.934,75;8,75')), [[BUND, 4926]]],
    ['with interest in the amount, whose price is known', list(bought.replace('4.926,00;0,00', '4.947,25;8,75')), [[BUND, 4926]]], // 8.75 of fees, 12.50 of interest
    ['with interest in a column', `${HEAD};Stückzinsen\n${bought.replace('4.926,00;0,00', '4.947,25;8,75')};12,50\n`, [[BUND, 4926]]],
    ['by the word in their name that proves the amount', list(bought.replace(' %', '')), [[BUND, 4926]]],
    ['not where neither sign nor class nor name says so', list(bought.replace(' %', '').replace('Bund', 'BRD')), [[2, 'amount_differs']]],
    ['not for another amount', list(bought.replace('4.926,00', '4.296,00')), [[2, 'amount_differs']]],
    ['not without an amount', list(bought.replace('4.926,00', '')), [[2, 'price_missing']]],
    ['not where one price is in percent and another is not', list(bought, `15.03.2026;Kauf;${BUND};Bund 20/50;10;49,26;492,60;0,00`), [[3, 'amount_differs']]],
    ['not for a fund of bonds with a hundredfold of units', list(`10.03.2026;Kauf;${WORLD};Govt Bond 5% UCITS ETF;1.000;100,00;1.000,00;0,00`), [[2, 'amount_differs']]],
  ])('are read %s', async (_name, text, expected) => expect(await outcome(text)).toEqual(expected))

  test('have units of a hundred of it, so that the price is that of one', async () => {
    expect(await readHoldings(encoded(list(bought)), { today: '2026-03-31' })).toMatchObject({ prices: [{ units: 100, price: 49.26 }] })
    expect(await readTrades(encoded(list(bought, sold)))).toMatchObject({ trades: [{ type: 'purchase', units: 100, gross: 4926 }, { type: 'sale', units: 50, gross: 2500 }] })
  })

  test('have no return where interest was paid with them', async () => {
    const text = `${HEAD};Stückzinsen\n${bought.replace('4.926,00;0,00', '4.947,25;8,75')};12,50\n`
    expect(await readTrades(encoded(text))).toMatchObject({ ok: true, trades: [{ gross: 4926, fees: 8.75 }] })
    expect(await readTrades(encoded(text), { forReturn: true })).toMatchObject({ ok: false, faults: [{ row: 2, code: 'fees_unclear' }] })
  })
})

describe('bookings of a day or two in any words', () => {
  const head = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag'

  test.each(['Kauf', 'Wertpapierkauf', 'Nachkauf', 'ETF-Kauf', 'Order Kauf', 'Erwerb', 'Einmalanlage', 'Sparplanausführung', 'ETF-Sparplan', 'Limit Buy', 'BUY_ORDER', 'Saveback'])('are none of a list of holdings: %s', async (word) => {
    expect(await outcome(`${head}\n10.03.2025;${word};${WORLD};World;10;98,50;985,00\n`)).toEqual([[2, 'price_stale']])
  })

  test('are none of it where most rows are of interest', async () => {
    expect(await outcome(`${head}\n10.03.2026;Kauf;${WORLD};World;10;98,50;985,00\n31.03.2026;Guthabenzinsen;;;;;1,23\n31.03.2026;Sollzinsen;;;;;-0,23\n`)).toEqual([[WORLD, 985]])
  })

  test('but lots with what they are worth are, and kinds of securities beside the day of their price', async () => {
    expect(await outcome(`Kaufdatum;Art;ISIN;Name;Stück;Kaufkurs;Kurs;Wert EUR\n10.03.2025;Nachkauf;${WORLD};World;10;98,50;105,00;1.050,00\n`)).toEqual([[WORLD, 1050]])
    expect(await outcome(`Datum;Typ;ISIN;Name;Stück;Kurs;Betrag\n30.03.2026;ETF;${WORLD};World;10;98,50;985,00\n`)).toEqual([[WORLD, 985]])
  })
})

test('lists that no total adds up stay refused where rows may be left out', async () => {
  const text = `Wertpapier;ISIN;Stück;Kurs;Kurswert EUR\nAllianz;${ALLIANZ};20;80,00;1.600,00\n\nFonds;ISIN;Anteile;Rücknahmepreis;Kurswert EUR\nWorld;${WORLD};10;98,50;985,00\n`
  expect(await readHoldings(encoded(text), { withoutRows: true })).toMatchObject({ ok: false, canLeaveOut: false, faults: [{ row: 4, code: 'several_tables' }] })
})

test('rows that say that they are sold can be left out, and the others count', async () => {
  const text = `Wertpapier;ISIN;Stück;Kurs;Kurswert EUR;Verkauft am\nAllianz;${ALLIANZ};20;80,00;1.600,00;\nWorld;${WORLD};10;98,50;985,00;01.06.2026\nSumme;;;;1.600,00;\n`
  expect(await readHoldings(encoded(text))).toMatchObject({ ok: false, canLeaveOut: true, faults: [{ row: 3, code: 'not_held' }] })
  const left = { ok: true, request: { holdings: [{ isin: ALLIANZ, value: 1600 }] }, leftOut: [{ row: 3, reason: 'unread', value: 985 }, { row: 4, reason: 'total' }], totals: [] }
  expect(await readHoldings(encoded(text), { withoutRows: true })).toMatchObject(left)
})

test.each([['es', 'Cuenta de valores', 'Compra', 'Venta'], ['it', 'Dossier', 'Acquisto', 'Vendita'], ['it', 'Deposito', 'Acquisto', 'Vendita'], ['it', 'Conto', 'Acquisto', 'Vendita']])('the depots of bookings are told apart by their column, %s: %s', async (_language, depot, bought, sold) => {
  const rows = [`Data;${depot};Typ;ISIN;Stück;Kurs;Betrag`, `10.03.2026;D1;${bought};${WORLD};10;100,00;1.000,00`, `11.03.2026;D2;${bought};${WORLD};10;110,00;1.100,00`, `12.03.2026;D2;${sold};${WORLD};10;120,00;1.200,00`]
  expect(await readTrades(encoded(rows.join('\n')))).toMatchObject({ ok: true, trades: ['D1', 'D2', 'D2'].map((account) => ({ account })) })
})

test('values in local currency beside those in euros are in no doubt', async () => {
  const verdict = await readHoldings(encoded(`Instrument,ISIN,Quantity,Price,Currency,FX Rate,Market Value (Local),Market Value (EUR)\nApple,US0378331005,10,220.00,USD,1.1000,2200.00,2000.00\nWorld,${WORLD},10,98.50,EUR,1.0000,985.00,985.00\n`))
  expect(verdict).toMatchObject({ ok: true, doubtful: [], request: { holdings: [{ value: 2000 }, { value: 985 }] } }) // 2,200 / 1.1
})

test('values of which two columns name the currencies are told where one has another rate', async () => {
  const verdict = await readHoldings(encoded(`Name;ISIN;Wert USD;Wert EUR\nWorld;${WORLD};1.100,00;1.000,00\nApple;US0378331005;2.200,00;2.200,00\nEM;${EMERGING};550,00;500,00\n`))
  expect(verdict).toMatchObject({ ok: true, doubtful: [{ row: 3, why: 'rate' }] }) // 1.1, 1 and 1.1
})

test('a list of plans that has nothing but amounts counts, and its title is told', async () => {
  const verdict = await readHoldings(encoded(`Meine Sparpläne\nName;ISIN;Betrag\nWorld;${WORLD};100,00\n`))
  expect(verdict).toMatchObject({ ok: true, doubtful: [{ row: 1, why: 'model' }] })
})

test('without rates they are told: their headers may have changed places', async () => {
  const verdict = await readHoldings(encoded(`Instrument,ISIN,Quantity,Price,Currency,Market Value (Local),Market Value (EUR)\nApple,US0378331005,10,220.00,USD,2000.00,2200.00\nWorld,${WORLD},10,98.50,EUR,985.00,985.00\n`))
  expect(verdict).toMatchObject({ ok: true, doubtful: [{ row: 2, why: 'rate' }] })
})

test.each([['Bestand', 'Name;ISIN;Assetklasse;Stück;Kurs;Wert EUR', 'World;IE00B4L5Y983;ETF;10;100,00;1.000,00', 'Bitcoin;XF000BTC0017;Krypto;0,01;80.000,00;800,00'],
  ['Umsätze', 'Datum;Typ;Assetklasse;Name;ISIN;Stück;Kurs;Betrag', '10.03.2026;Kauf;ETF;World;IE00B4L5Y983;10;100,00;1.000,00', '11.03.2026;Kauf;Krypto;Bitcoin;XF000BTC0017;0,01;80.000,00;800,00'],
])('a crypto asset with the like of an ISIN is held, by a list and by bookings: %s', async (_name, ...rows) => {
  expect(await outcome(rows.join('\n'))).toEqual([[WORLD, 1000], ['XF000BTC0017', 800]]) // 10 x 100, 0.01 x 80,000
})

const fileOf = (rows: readonly string[]): string => `${rows.join('\n')}\n`

/** Trades by their days, or what is wrong by row. */
async function tradesOf(rows: readonly string[]): Promise<unknown> {
  const verdict = await readTrades(encoded(fileOf(rows)), { lookup })
  if (!verdict.ok) return verdict.faults.map(({ row, code }) => [row, code])
  return verdict.trades.toSorted((one, other) => (one.date < other.date ? -1 : 1)).map(({ type, units, gross, fees }) => [type, units, Math.round(gross * 100) / 100, fees])
}

describe('files in six languages', () => {
  test.each(lists)('of holdings, %s', async (_name, rows, expected) => expect(await outcome(fileOf(rows))).toEqual(expected))
  test.each(bookings)('of bookings, %s', async (_name, rows, expected) => expect(await tradesOf(rows)).toEqual(expected))
  test.each(days)('say the day of the trade, %s', async (_name, rows, expected) => {
    expect(await readTrades(encoded(fileOf(rows)))).toMatchObject({ ok: true, trades: expected.map((date) => ({ date })) })
  })
})

/** What was once refused, or told, without need; the right answers are computed by hand. */
import { describe, expect, test } from 'vitest'
import { sizeOf } from '../../../sdk/files/largest'
import { readHoldings, type ReadOptions } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { encoded, knownNumbers } from './layouts.data'

const [WORLD, EMERGING, CALL] = ['IE00B4L5Y983', 'IE00BKM4GZ66', 'DE000SU1NEA6']

const lookup: ReadOptions['lookup'] = (wanted) => Promise.resolve(wanted.map(({ wkn = '' }) => (knownNumbers[wkn] === undefined ? null : { isin: knownNumbers[wkn], name: wkn, isCertain: true })))

/** Values by ISIN, and rows that are told; or what is wrong by row. */
async function listed(...lines: readonly string[]): Promise<unknown> {
  const verdict = await readHoldings(encoded(`${lines.join('\n')}\n`), { today: '2026-03-31', lookup })
  return verdict.ok
    ? [verdict.request.holdings.map((holding) => ['isin' in holding ? holding.isin : holding.currency, sizeOf(holding)]), verdict.doubtful.map(({ row, why }) => [row, why])]
    : verdict.faults.map(({ row, code }) => [row, code])
}

/** Trades, or what is wrong by row. */
async function booked(...lines: readonly string[]): Promise<unknown> {
  const verdict = await readTrades(encoded(`${lines.join('\n')}\n`))
  return verdict.ok ? verdict.trades.map(({ type, isin, units, gross }) => [type, isin, units, gross]) : verdict.faults.map(({ row, code }) => [row, code])
}

const WHOLE = [[WORLD, 985], [EMERGING, 900]]
const HEAD = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag'
const BOUGHT = `10.03.2026;Kauf;${WORLD};World;10;100,00;1.000,00`

describe('lists', () => {
  test.each<[string, readonly string[], unknown]>([
    ['with a remark that a row was transferred are read, and it is told', ['Name;ISIN;Stück;Kurs;Wert;Bemerkung', `World;${WORLD};10;98,50;985,00;`, `EM;${EMERGING};30;30,00;900,00;Altdepot - übertragen 2023`], [WHOLE, [[3, 'model']]]],
    ['with it in a column of depots are not', ['Name;ISIN;Stück;Kurs;Wert;Depot', `World;${WORLD};10;98,50;985,00;ING`, `EM;${EMERGING};30;30,00;900,00;Altdepot - übertragen 2023`], [[3, 'not_held']]],
    ['with a name of which a part was sold are read', ['Name;ISIN;Stück;Kurs;Wert', `World (sold 5 of 15);${WORLD};10;98,50;985,00`, `EM;${EMERGING};30;30,00;900,00`], [WHOLE, []]],
    ['with one that was sold as a whole are not', ['Name;ISIN;Stück;Kurs;Wert', `World (sold 10 of 10);${WORLD};10;98,50;985,00`, `EM;${EMERGING};30;30,00;900,00`], [[2, 'not_held']]],
    ['below a header in three lines, of which the third has days, are read', ['Wertpapier-;ISIN;Stück /;Kurs;Kurswert', 'bezeichnung;;Nominale;am;am', ';;;27.03.2026;27.03.2026', `World;${WORLD};10;98,50;985,00`, `EM;${EMERGING};30;30,00;900,00`], [WHOLE, []]],
    ['with the currency of funds beside values in euros are read', ['Name;ISIN;Fondswährung;Stück;Kurs;Wert EUR', `World;${WORLD};USD;10;98,50;985,00`, `EM;${EMERGING};USD;30;30,00;900,00`], [WHOLE, []]],
    ['with the currency of prices at a rate of one are read, and it is told', ['Name;ISIN;Währung;Stück;Kurs;Wert EUR', `World;${WORLD};USD;10;98,50;985,00`, `EM;${EMERGING};USD;30;30,00;900,00`], [WHOLE, [[2, 'rate'], [3, 'rate']]]],
    ['with local values beside those in euros are read', ['ISIN,Name,Currency,Market Value (Local),Market Value (EUR)', `${WORLD},World,USD,1083.50,985.00`, `${EMERGING},EM,EUR,900.00,900.00`], [WHOLE, []]],
    ['with a price of a time of day that is called like a currency are read', ['Name;ISIN;Units;Close TOP;Market value', `World;${WORLD};10;98.50;985.00`, `EM;${EMERGING};30;30.00;900.00`], [WHOLE, []]],
    ['with sums of a security in rows that say so are read', ['Name;ISIN;Depot;Stück;Wert EUR', `World;${WORLD};A;4;394,00`, `World;${WORLD};B;6;591,00`, `World;${WORLD};Summe;10;985,00`, `EM;${EMERGING};A;30;900,00`, `EM;${EMERGING};Summe;30;900,00`], [WHOLE, []]],
    ['with one that is not the sum of the others are not', ['Name;ISIN;Depot;Stück;Wert EUR', `World;${WORLD};A;4;394,00`, `World;${WORLD};Summe;10;985,00`, `EM;${EMERGING};A;30;900,00`], [[3, 'sum_of_others']]],
    ['typed with units before a name are read', [`10 x World ${WORLD} = 985,00 EUR`, `30 x EM ${EMERGING} = 900,00 EUR`], [WHOLE, []]],
    ['of wealth by its name are read', ['Anlage;ISIN;Vermögen', `World;${WORLD};985,00`, `EM;${EMERGING};900,00`], [WHOLE, []]],
    ['with prices in pence beside values in pounds are no contradiction', ['Name,ISIN,Quantity,Price (p),Value EUR', `World,${WORLD},10,"9,850.00",985.00`, `EM,${EMERGING},30,"3,000.00",900.00`], [WHOLE, []]],
    ['with the WKN in their names ask for it', ['Wertpapier;Stück;Kurs;Wert', 'World (WKN A0RPWH);10;98,50;985,00'], [[[WORLD, 985]], []]],
    ['with a total of an account that names its cash are read', ['"Symbol","ISIN","Quantity","Price","Market Value (EUR)"', `"SWDA","${WORLD}","10","98.50","985.00"`, '"Cash & Cash Investments","--","--","--","900.00"', '"Account Total","--","--","--","1,885.00"'], [[[WORLD, 985], ['EUR', 900]], []]],
    ['with values in the currency of the depot beside those of the papers are read by these', ['ISIN;Name;Währung;Wert;Wert in Depotwährung', `${WORLD};World;USD;1.083,50;985,00`, `${EMERGING};EM;EUR;900,00;900,00`], [WHOLE, [[2, 'rate']]]],
    ['with a company that is called Total in two depots are read', ['Name;ISIN;Depot;Stück;Wert EUR', 'Total;FR0000120271;A;5;300,00', 'Total;FR0000120271;B;5;300,00', `World;${WORLD};A;10;985,00`], [[['FR0000120271', 600], [WORLD, 985]], []]],
    ['with it under two names are read', ['Name;ISIN;Depot;Stück;Wert EUR', 'Total;FR0000120271;A;5;300,00', 'Total Energies;FR0000120271;B;5;300,00', `World;${WORLD};A;10;985,00`], [[['FR0000120271', 600], [WORLD, 985]], []]],
    ['with a depot that is called Gesamt are read', ['Name;ISIN;Depot;Stück;Wert', `World;${WORLD};Gesamt;4;394,00`, `World;${WORLD};Gesamt;6;591,00`, `EM;${EMERGING};Gesamt;30;900,00`], [WHOLE, []]],
    ['with two sums of a security are read', ['Name;ISIN;Depot;Stück;Wert EUR', `World;${WORLD};A;4;394,00`, `World;${WORLD};B;6;591,00`, `World;${WORLD};Zwischensumme;10;985,00`, `World;${WORLD};Gesamtsumme;10;985,00`, `EM;${EMERGING};A;30;900,00`], [WHOLE, []]],
    ['with a remark that speaks of an account are read', ['Name;WKN;Notiz;Wert', 'World;A0RPWH;Tagesgeld Ersatz;985,00', 'EM;A111X9;Guthaben folgt;900,00'], [WHOLE, []]],
    ['with a security that sounds like cash and has a number are read', ['Name;WKN;Wert', 'World;A0RPWH;985,00', 'Tagesgeld Plus;A111X9;900,00'], [WHOLE, []]],
  ])('%s', async (_name, lines, expected) => expect(await listed(...lines)).toEqual(expected))

  test.each(['Price (p)', 'Price (pence)', 'Price (GBX)'])('of no currency are pounds beside prices in pence, and not read as euros: %s', async (price) =>
    expect(await listed(`Name,ISIN,Quantity,${price},Value`, `World,${WORLD},10,"9,850.00",985.00`)).toEqual([[1, 'header_currency']]))

  test.each(['Wert in Fremdwährung', 'Wert in Fondswährung', 'Wert in Originalwährung', 'Wert in Währung', 'Schlusswert pro Stück', 'Schlusswert'])('of another currency, or of one unit, are not read as values: %s', async (header) =>
    expect(JSON.stringify(await listed(`Name;ISIN;${header}`, `World;${WORLD};985,00`))).toMatch(/^\[\[(?:1|null),"no_(?:value|table)"\]\]$/))

  test.each(['TEUR', 'in TEUR', 'T EUR', 'T€', 'Tsd. EUR', 'Mio. EUR', 'in Tausend Euro'])('of thousands, as the line below the header says, are not: %s', async (unit) =>
    expect(JSON.stringify(await listed('Name;ISIN;Wert', `;;${unit}`, `World;${WORLD};985,00`))).toMatch(/^\[\[(?:1|null),"no_(?:value|table)"\]\]$/))

  test.each(['Sold 5 of 10', 'Verkauft 5 von 10', 'Watchlist 3 of 5', 'Geplant 5 von 10'])('below a title of what is not held are not read with the others: %s', async (title) =>
    expect(await listed('Name;ISIN;Wert', `EM;${EMERGING};900,00`, title, `World;${WORLD};985,00`)).toEqual([[3, 'several_tables']]))

  test('with equal values in two currencies are told', async () =>
    expect(await listed('Name;ISIN;Stück;Wert USD;Wert EUR', `World;${WORLD};10;985,00;985,00`, `EM;${EMERGING};30;900,00;900,00`)).toEqual([WHOLE, [[2, 'rate'], [3, 'rate']]]))

  test.each(['Wert gestern', 'Wert (gestern)', 'Kurswert Vortag', 'Wert Ende Monat', 'Wert am Ende Monat 02 2026', 'Value (previous close)'])('of one day before, or of the end of a month, are read where there is no other value: %s', async (header) => {
    expect(await listed(`Name;ISIN;${header}`, `World;${WORLD};985,00`, `EM;${EMERGING};900,00`)).toEqual([WHOLE, []])
    expect(await listed(`Name;ISIN;${header};Kurswert heute`, `World;${WORLD};980,00;985,00`, `EM;${EMERGING};890,00;900,00`)).toEqual([WHOLE, []])
  })

  test.each(['Wert Vorjahr', 'Wert Vormonat', 'Wert gestern pro Anteil', 'Anteilwert gestern', 'Wertänderung gestern', 'Kaufwert Ende Monat', 'Wert monatlich'])('of another time, or of something else, are not: %s', async (header) =>
    expect(JSON.stringify(await listed(`Name;ISIN;${header}`, `World;${WORLD};985,00`))).toMatch(/^\[\[(?:1|null),"no_(?:value|table)"\]\]$/))

  test.each(['Barvermögen', 'Cash-Reserve', 'Barreserve', 'Bargeldbestand', 'Bankguthaben', 'Kontoguthaben', 'Guthaben Trade Republic', 'Tagesgeld Trade Republic', 'Tagesgeld (Trade Republic)', 'Festgeld bis 2027'])('count what is cash: %s', async (name) =>
    expect(await listed('Name;ISIN;Wert', `World;${WORLD};985,00`, `${name};;500,00`)).toEqual([[[WORLD, 985], ['EUR', 500]], []]))

  test.each<[string, readonly string[], unknown]>([
    ['below them', ['Tagesgeld ING;;500,00', 'Tagesgeld DKB;;300,00', 'Tagesgeld gesamt;;800,00'], [[[WORLD, 985], ['EUR', 800]], []]],
    ['above them', ['Barvermögen;;800,00', 'Tagesgeld A-Bank;;500,00', 'Festgeld B-Bank;;300,00'], [[[WORLD, 985], ['EUR', 800]], []]],
    ['below them without being called a sum', ['Tagesgeld A-Bank;;500,00', 'Festgeld B-Bank;;300,00', 'Cash-Reserve;;800,00'], [[5, 'sum_of_others']]],
    ['below them as all wealth in cash', ['Tagesgeld A-Bank;;500,00', 'Festgeld B-Bank;;300,00', 'Barvermögen;;800,00'], [[[WORLD, 985], ['EUR', 800]], []]],
    ['below a single one as all wealth in cash', ['Girokonto;;500,00', 'Barvermögen;;500,00'], [[4, 'sum_of_others']]],
    ['below a single one', ['Girokonto;;500,00', 'Kontoguthaben;;500,00'], [[4, 'sum_of_others']]],
    ['below a single one, called no more than what is there', ['Verrechnungskonto 123;;500,00', 'Guthaben;;500,00'], [[4, 'sum_of_others']]],
    ['nor drop an account for the sum of those below it', ['Tagesgeld A;;500,00', 'Tagesgeld B;;300,00', 'Tagesgeld C;;200,00'], [[3, 'sum_of_others']]],
    ['but count accounts that are none', ['Tagesgeld A;;600,00', 'Tagesgeld B;;300,00', 'Tagesgeld C;;200,00'], [[[WORLD, 985], ['EUR', 1100]], []]],
    ['above a single one', ['Bankguthaben;;500,00', 'Tagesgeld A-Bank;;500,00'], [[[WORLD, 985], ['EUR', 500]], []]],
    ['but count cash at home beside an account of the same balance', ['Bargeld;;500,00', 'Tagesgeld A-Bank;;500,00'], [[[WORLD, 985], ['EUR', 1000]], []]],
    ['of securities, called what is there', [`EM;${EMERGING};900,00`, 'Guthaben Wertpapiere;;1.885,00'], [WHOLE, []]],
    ['of securities, under the name of an account', [`EM;${EMERGING};900,00`, 'Konto gesamt;;1.885,00'], [WHOLE, []]],
  ])('count no sum of others twice, %s', async (_name, lines, expected) => expect(await listed('Name;ISIN;Wert', `World;${WORLD};985,00`, ...lines)).toEqual(expected))

  test.each(['Guthaben Bausparvertrag A-Bank', 'Guthaben Bausparen', 'Guthaben bei LBS (Bausparvertrag)', 'Tagesgeld (EUR Overnight Rate Swap)', 'Festgeld türkische Lira', 'Tagesgeld japanische Yen', 'Festgeld indische Rupien', 'Festgeld brasilianische Real'])('count no euros at call of what is none: %s', async (name) => {
    const verdict = await readHoldings(encoded(`Name;ISIN;Wert\nWorld;${WORLD};985,00\n${name};;900,00\n`))
    expect(verdict.ok && [verdict.request.holdings.length, verdict.leftOut.map(({ row, reason }) => [row, reason])]).toEqual([1, [[3, 'no_identifier']]])
  })

  test.each(['TUSD', 'TCHF', 'kEUR', 'TEUR'])('with values in thousands are not read: %s', async (unit) => {
    expect(await listed('Name;ISIN;Stück;Wert', `;;;${unit}`, `World;${WORLD};10;985,00`)).toEqual([[1, 'no_value']])
    expect(await listed(`Name;ISIN;Stück;Wert (${unit})`, `World;${WORLD};10;985,00`)).toEqual([[1, 'no_value']])
    expect(await listed(`Alle Beträge in ${unit}`, '', 'Name;ISIN;Stück;Wert', `World;${WORLD};10;985,00`)).toEqual([[3, 'header_currency']])
  })

  test.each(['Tausend USD', 'Tsd. EUR', 'Mio. EUR', 'Millionen', 'Tausend', '1.000 EUR', '1000 €', 'thousands of euros'])('whose first line says that values are in thousands or millions are not read: %s', async (unit) =>
    expect(await listed(`Werte in ${unit}`, 'Name;ISIN;Wert', `World;${WORLD};985,00`)).toEqual([[2, 'header_currency']]))

  test.each(['Tagesgeld Oldenburgische Landesbank', 'Tagesgeld Schwäbisch Hall', 'Festgeld Sächsische Sparkasse'])('count money at a bank with the name of a country: %s', async (name) =>
    expect(await listed('Name;ISIN;Wert', `World;${WORLD};985,00`, `${name};;500,00`)).toEqual([[[WORLD, 985], ['EUR', 500]], []]))

  test('whose cells have marks behind blanks, with commas in them, are read, and those with marks of their own', async () => {
    expect(await listed('"Name", "ISIN", "Value EUR"', `"World", "${WORLD}", "1,985.00"`, `"EM", "${EMERGING}", "900.00"`)).toEqual([[[WORLD, 1985], [EMERGING, 900]], []])
    expect(await listed('ISIN;Name;Wert EUR', `${WORLD}; "World" Acc;985,00`, `${EMERGING}; "EM;900,00`)).toEqual([WHOLE, []])
  })

  test.each<[string, readonly string[], unknown]>([
    ['a day above amounts in cents', ['Name;ISIN;Stück;Stand 30.11.2026', `World;${WORLD};10;985,00 EUR`, `EM;${EMERGING};30;900,00 EUR`], [WHOLE, []]],
    ['a day above amounts that may be units', ['Name;ISIN;Kurs;Stand 30.11.2026', `World;${WORLD};98,50;10,125`, `EM;${EMERGING};30,00;30,000`], [[1, 'no_value']]],
    ['a balance in euros', ['Fonds;ISIN;Anteile;Guthaben in EUR', `World;${WORLD};10,000;985,00`, `EM;${EMERGING};30,000;900,00`], [WHOLE, []]],
    ['a value of the day of a death', ['Name;ISIN;Stück;Wert am Todestag', `World;${WORLD};10;985,00`], [[1, 'no_value']]],
    ['a volume in euros beside units', ['Name;ISIN;Stück;Volumen in €', `World;${WORLD};10;985,00`, `EM;${EMERGING};30;900,00`], [WHOLE, []]],
    ['a volume in euros that may be that of a fund', ['Name;ISIN;Volumen in €', `World;${WORLD};985,00`, `EM;${EMERGING};900,00`], [[1, 'value_unclear']]],
    ['a volume that may be units', ['Name;ISIN;Volumen', `World;${WORLD};10`, `EM;${EMERGING};30`], [[1, 'no_value']]],
  ])('with %s', async (_name, lines, expected) => expect(await listed(...lines)).toEqual(expected))

  test('whose cells have marks behind blanks are read', async () =>
    expect(await listed('"Name" ; "ISIN" ; "Stück" ; "Wert EUR"', `"World" ; "${WORLD}" ; "10" ; "985,00"`, `"EM" ; "${EMERGING}" ; "30" ; "900,00"`)).toEqual([WHOLE, []]))

  test.each(['Tagesgeld A-Bank', 'Guthaben bei A-Bank'])('tell what stands above them and is not counted: %s', async (name) => {
    const verdict = await readHoldings(encoded(`${name};500,00\n\nName;ISIN;Wert\nWorld;${WORLD};985,00\n`))
    expect(verdict.ok && verdict.leftOut.map(({ row }) => row)).toEqual([1])
  })

  test('with a currency in a footnote are refused', async () => expect(await listed('Name;ISIN;Wert*', `World;${WORLD};985,00`, '* alle Beträge in USD')).toEqual([[1, 'header_currency']]))

  test.each(['Call auf Allianz (WKN 840400)', 'Tausch aus WKN 840400'])('with the WKN of another security in a name are not read: %s', async (name) => expect(await listed('Wertpapier;Stück;Kurs;Wert', `${name};5;3,00;15,00`)).toEqual([[2, 'unknown_security']]))

  test.each(['Tagesgeld Zinsen 2026', 'Festgeld Dollar', 'Tagesgeld-ETF', 'Tagesgeld Fonds', 'Tagesgeld ETF', 'Festgeldzinsen', 'Festgeld Norwegische Krone', 'Tagesgeld $', 'Guthaben Bitcoin', 'Guthaben Lebensversicherung', 'Cashflow AG', 'Fondsguthaben', 'Bankaktien'])('leave out what only sounds so: %s', async (name) =>
    expect(await listed('Name;ISIN;Wert', `World;${WORLD};985,00`, `${name};;500,00`)).toEqual([[[WORLD, 985]], []]))
})

describe('bookings', () => {
  test.each<[string, readonly string[], unknown]>([
    ['of what a fund kept, on the units that are held, are read', [HEAD, BOUGHT, `31.03.2026;Thesaurierung;${WORLD};World;10;1,20;12,00`], [['purchase', WORLD, 10, 1000]]],
    ['of what it kept on other units are not: these may have come of it', [HEAD, BOUGHT, `31.03.2026;Thesaurierung;${WORLD};World;0,12;100,00;12,00`], [[3, 'units_move']]],
    ['of what it kept in words that are not known have one fault', [HEAD, BOUGHT, `31.03.2026;Thesaurierte Erträge;${WORLD};World;0,12;100,00;12,00`], [[3, 'unknown_event']]],
    ['of a warrant in the words of a German bank are read', [HEAD, `10.03.2026;Kauf Call;${CALL};Call 26 DAX;100;2,50;250,00`, `20.03.2026;Verkauf Call;${CALL};Call 26 DAX;40;3,00;120,00`], [['purchase', CALL, 100, 250], ['sale', CALL, 40, 120]]],
    ['of a warrant in a text are read', ['Datum;Buchungstext;ISIN;Stück;Kurs;Betrag', `10.03.2026;Kauf Put 26 DAX 20000;${CALL};100;2,50;250,00`], [['purchase', CALL, 100, 250]]],
    ['of an option, whose amount is a hundred times units x price, are not', [HEAD, `10.03.2026;Kauf Call;DE0007164600;SAP Call 150;1;2,50;250,00`], [[2, 'unknown_event']]],
    ['of an option on units that are counted one by one are not', [HEAD, `10.03.2026;Kauf Call;DE0007164600;SAP Call 150;100;2,50;250,00`], [[2, 'unknown_event']]],
    ['of a warrant that was an idea are not', [HEAD, BOUGHT, `11.03.2026;Kauf Put (Idee);${CALL};Put 26 DAX;100;2,50;250,00`], [[3, 'unknown_event']]],
    ['of which nothing shows whether it is one or the other are not', ['Datum;Typ;ISIN;Stück;Betrag', `10.03.2026;Kauf Call;${CALL};100;250,00`], [[2, 'unknown_event']]],
    ['with what was sold below zero in a column of its own are read', ['Datum;ISIN;Kauf Stück;Verkauf Stück;Kurs;Betrag', `10.03.2026;${WORLD};10;;100,00;1.000,00`, `20.03.2026;${WORLD};;-4;110,00;440,00`], [['purchase', WORLD, 10, 1000], ['sale', WORLD, 4, 440]]],
    ['with it below and above zero are not', ['Datum;ISIN;Kauf Stück;Verkauf Stück;Kurs;Betrag', `10.03.2026;${WORLD};10;;100,00;1.000,00`, `20.03.2026;${WORLD};;-4;110,00;440,00`, `21.03.2026;${WORLD};;4;110,00;440,00`], [[4, 'reversal']]],
    ['with a remark that a part was sold are read', [`${HEAD};Notiz`, `${BOUGHT};sold 5 of 10`, `20.03.2026;Verkauf;${WORLD};World;5;100,00;500,00;`], [['purchase', WORLD, 10, 1000], ['sale', WORLD, 5, 500]]],
    ['with an order that is open count what was executed', [`${HEAD};Status`, `${BOUGHT};ausgeführt`, `12.03.2026;Kauf;${WORLD};World;5;90,00;450,00;Order offen`], [['purchase', WORLD, 10, 1000]]],
    ['with one that is open in English, too', [`${HEAD};Status`, `${BOUGHT};Filled`, `12.03.2026;Kauf;${WORLD};World;5;90,00;450,00;Open order`], [['purchase', WORLD, 10, 1000]]],
  ])('%s', async (_name, lines, expected) => expect(await booked(...lines)).toEqual(expected))
})

/** Words that say something else than they seem to: a gain called a total, a value of another day, accounts that hold no money, and figures people write in their own way. */
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, test } from 'vitest'
import { readHoldings, type ReadOptions } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { encoded } from './layouts.data'

const [WORLD, APPLE, SAP] = ['IE00B4L5Y983', 'US0378331005', 'DE0007164600']

/** What is held, by ISIN or currency; or the faults. */
async function held(file: string | Uint8Array, options: ReadOptions = {}): Promise<unknown> {
  const verdict = await readHoldings(typeof file === 'string' ? encoded(file) : file, options)
  if (!verdict.ok) return verdict.faults.map(({ row, code }) => (row === null ? code : `${row} ${code}`))
  return verdict.request.holdings.map((each) => ['isin' in each ? each.isin : each.currency, 'value' in each ? each.value : each.weight])
}

/** What was bought and sold; or the faults. */
async function booked(...lines: readonly string[]): Promise<unknown> {
  const verdict = await readTrades(encoded([...lines, ''].join('\n')), { today: '2026-03-31' })
  if (!verdict.ok) return verdict.faults.map(({ row, code }) => `${row} ${code}`)
  return verdict.trades.map(({ type, units, gross }) => [type, units, gross])
}

const list = (head: string, world: string, apple: string): string => `ISIN;Name;${head}\n${WORLD};World;${world}\n${APPLE};Apple;${apple}\n`
const both = (world: number, apple: number): unknown => [[WORLD, world], [APPLE, apple]]
const asked = ['1 value_unclear']

describe('a column is not taken for the value in silence', () => {
  it.each<[string, string, unknown]>([
    ['a total beside an amount, which may be a gain', list('Betrag;Total EUR', '1.000,00;120,00', '500,00;20,00'), asked],
    ['a total beside a value, which may be a gain', list('Wert;Total EUR', '1.000,00;120,00', '500,00;20,00'), asked],
    ['a total alone', list('Total EUR', '1.000,00', '500,00'), both(1000, 500)],
    ['a total in euros of what stands in the currency of the paper', list('Währung;Betrag;Total EUR', 'EUR;1.000,00;1.000,00', 'USD;1.100,00;1.000,00'), both(1000, 1000)],
    ['an amount in euros beside the same in another currency', list('Betrag;Währung;Betrag in EUR', '1.100,00;USD;1.000,00', '550,00;USD;500,00'), both(1000, 500)],
    ['the value of today beside a value, which may be what changed', list('Wert heute;Wert', '12,00;1.000,00', '2,50;500,00'), asked],
    ['the value of today alone', list('Wert heute', '1.000,00', '500,00'), both(1000, 500)],
    ['a value beside what may be all of it', list('Stück;Wert;Gesamt', '100;95,00;9.500,00', '10;200,00;2.000,00'), asked],
    ['a value beside an amount, which may be what was paid', list('Wert;Betrag', '1.000,00;900,00', '500,00;400,00'), asked],
    ['a value that units and price prove, beside an amount', list('Stück;Kurs;Wert;Betrag', '10;100,00;1.000,00;900,00', '5;100,00;500,00;400,00'), both(1000, 500)],
    ['a market value beside all that came of it', list('Kurswert;Dividenden;Gesamt', '1.000,00;0,00;1.000,00', '500,00;22,00;522,00'), both(1000, 500)],
    ['a value that runs up', list('Wert kumuliert', '1.000,00', '1.500,00'), ['no_table']],
    ['a projected value', list('Projected value', '1000.00', '500.00'), ['no_table']],
    ['an amount in four decimals, which may be units', list('Amount', '12.5342', '30.1180'), asked],
    ['an amount of a currency in four decimals', list('Amount (EUR)', '1000.0000', '500.1234'), both(1000, 500.1234)],
    ['an amount in cents', list('Amount', '1000.00', '500.00'), both(1000, 500)],
    ...['Marktwert je Stück', 'Aktueller Wert (Stück)', 'Kurswert pro Anteil', 'Current value per share', 'Unit market value', 'Valore unitario', 'Valeur unitaire', 'Valor unitario', 'Einzelwert'].map((head): [string, string, unknown] =>
      [`the value of one unit: ${head}`, list(`Stück;${head}`, '100;95,00', '10;20,50'), ['1 no_value']]),
    ['the value of one unit beside that of all', list('Anteile;Kurswert/Anteil;Kurswert', '10;100,00;1.000,00', '5;100,00;500,00'), both(1000, 500)],
    ['the highest value', list('Maximaler Wert', '1.000,00', '500,00'), ['no_table']],
    ['an expected value', list('Erwarteter Wert', '1.000,00', '500,00'), ['no_table']],
    ['a value of a year to come', list(`Wert ${new Date().getFullYear() + 9}`, '1.000,00', '500,00'), ['no_table']],
    ['a value of this year', list(`Wert ${new Date().getFullYear()}`, '1.000,00', '500,00'), both(1000, 500)],
  ])('%s', async (_, text, expected) => expect(await held(text)).toEqual(expected))
})

test('a value in euros that is units x price in another currency is told', async () => {
  const text = (apple: string): string => list('Stück;Kurs;Währung;Wert EUR', '10;70,00;EUR;700,00', `5;200,00;USD;${apple}`)
  const doubtsOf = async (apple: string): Promise<unknown> => {
    const verdict = await readHoldings(encoded(text(apple)))
    return verdict.ok && verdict.doubtful
  }
  expect(await doubtsOf('1.000,00')).toEqual([{ row: 3, why: 'rate' }]) // 5 x 200, at a rate of one
  expect(await doubtsOf('869,57')).toEqual([]) // 1,000 / 1.15
})

test('what stands below a header for purchases is no value of today', async () => {
  const text = (groups: string): string => `${groups}\nName;ISIN;Kurs;Betrag;Kurs;Betrag;Stück\nWorld;${WORLD};70,00;7.000,00;95,00;9.500,00;100\nApple;${APPLE};150,00;1.500,00;200,00;2.000,00;10\n`
  expect(await held(text(';;Kauf;;Aktuell;;'))).toEqual(both(9500, 2000))
  expect(await held(text(';;A;;B;;'))).toEqual(['2 value_unclear'])
  const titled = (title: string): string => `${title};;;;\nISIN;Name;Stück;Einstandswert;Kurswert\n${WORLD};World;100;7.000,00;9.500,00\n${APPLE};Apple;10;1.500,00;2.000,00\n`
  for (const title of ['Depot;Durchschnittlicher Einstand', 'Legende;Einstand = Kaufpreis']) expect(await held(titled(title))).toEqual(both(9500, 2000))
})

test('a value that is the same in every row is not that of the whole in silence, where shares differ', async () => {
  const totalsOf = async (apple: string): Promise<unknown> => {
    const verdict = await readHoldings(encoded(list('Anteil;Gesamtwert', '60 %;10.000,00', `40 %;${apple}`)))
    return verdict.ok && verdict.totals.map(({ row, stated }) => [row, Math.round(stated)])
  }
  // 60 % and 40 % of 10,000, within rounding of half a percent: 6,000 to 1 in 120, 4,000 to 1 in 80.
  expect(await totalsOf('10.000,00')).toEqual([[2, expect.closeTo(6000, -2)], [3, expect.closeTo(4000, -2)]])
  expect(await totalsOf('6.666,67')).toEqual([]) // 10,000 x 40 / 60
})

test.each(['Depot (USD)', 'Depot USD', 'Mein Portfolio in USD'])('a title names the currency: %s', async (title) => {
  const text = `${title}\n${list('Wert', '1.000,00', '500,00')}`
  expect(await held(text)).toEqual(['2 header_currency'])
  expect(await held(text, { baseCurrency: 'USD' })).toEqual(both(1000, 500))
  for (const word of ['ING', 'ALL', 'TOP']) expect(await held(text.replace('USD', word))).toEqual(both(1000, 500))
})

describe('a row that is no money or no longer held', () => {
  const priced = (name: string): string => `ISIN;Name;Stück;Kurs;Kurswert\n${WORLD};World;10;70,00;700,00\n;${name};;;1.000,00\n`
  it.each(['bAV-Konto', 'Riester-Konto', 'Rürup-Konto', 'Rentenkonto', 'Zeitwertkonto', 'Buying Power', 'Kryptokonto', 'Goldkonto', 'Wertpapierkonto', 'P2P-Konto'])('is not counted as cash: %s', async (name) => expect(await held(priced(name))).toEqual([[WORLD, 700]]))
  it.each(['Kinderkonto', 'Bausparkonto', 'Verrechnungskonto', 'Wertpapierverrechnungskonto'])('is told from money: %s', async (name) => expect(await held(priced(name))).toEqual([[WORLD, 700], ['EUR', 1000]]))

  const depots = (name: string): string => `Depot;ISIN;Name;Stück;Kurs;Kurswert\nHaupt;${WORLD};World;10;70,00;700,00\n${name};${APPLE};Apple;5;200,00;1.000,00\n`
  const titled = (name: string): string => `Depot\nISIN;Name;Stück;Kurs;Kurswert\n${WORLD};World;10;70,00;700,00\n${name}\n${APPLE};Apple;5;200,00;1.000,00\n`
  it.each(['Altdepot (aufgelöst)', 'Depot Muster - geschlossen', 'Vergleich: Benchmark', 'Benchmark'])('is in no depot: %s', async (name) => {
    expect(await held(depots(name))).toEqual(['3 not_held'])
    expect(await held(titled(name))).toEqual(['4 several_tables'])
  })
  it.each(['Altdepot', 'Depot Muster (Bank)'])('is in another depot: %s', async (name) => expect(await held(depots(name))).toEqual(both(700, 1000)))
  it('is not what a line above the list compares it with', async () => expect(await held(`Benchmark: MSCI World\n${list('Kurswert', '700,00', '1.000,00')}`)).toEqual(both(700, 1000)))

  it.each(['SAP (verkauft)', 'SAP - verkauft', 'SAP verkauft 03/26'])('is not held by its name: %s', async (name) => expect(await held(list('Kurswert', '700,00', '1.000,00').replace('Apple', name))).toEqual(['3 not_held']))
  it('is held where some of it was sold, by its name', async () => expect(await held(list('Kurswert', '700,00', '1.000,00').replace('Apple', 'SAP (teilverkauft)'))).toEqual(both(700, 1000)))
  it('is not yet bought, by a remark', async () => expect(await held(list('Kurswert;Bemerkung', '700,00;', '1.000,00;noch nicht gekauft'))).toEqual(['3 not_held']))
  it('is bought, by a remark on when', async () => expect(await held(list('Kurswert;Notiz', '700,00;Kauf bei 80', '1.000,00;Kauf bei 120'))).toEqual(both(700, 1000)))

  it('is one of which some were sold no more than others', async () => {
    expect(await held(list('Gekauft;Verkauft;Stück;Kurs;Kurswert', '15;5;10;70,00;700,00', '5;0;5;200,00;1.000,00'))).toEqual(both(700, 1000))
    expect(await held(list('Verkauft;Kurswert', '1;700,00', '0;1.000,00'))).toEqual(['2 not_held'])
  })
})

test.each(['Dividenden 2026', 'Ausschüttungen 2025', 'Vorabpauschale 2025', 'Kosteninformation', 'Erträge im Jahr 2025'])('a list of payments is no depot: %s', async (title) => {
  expect(await held(`${title}\n${list('Kurswert', '700,00', '1.000,00')}`)).toEqual(both(700, 1000))
  expect(await held(`${title}\n${list('Betrag', '22,00', '34,00')}`)).toEqual(['1 bookings'])
  expect(await held(`Dividendendepot\n${list('Kurswert', '700,00', '1.000,00')}`)).toEqual(both(700, 1000))
})

test.each(['Alle Werte in Tausend Euro', 'Angaben in TEUR', 'Werte in T€', 'Alle Angaben in Mio. EUR'])('values are not read in thousands or millions: %s', async (line) => {
  expect(await held(`${line}\n${list('Wert', '9,5', '2,0')}`)).toEqual(['2 header_currency'])
})

test.each([['a year', 'EUR 2026'], ['a rate', 'EUR 1,08']])('a line of nothing but %s is no account', async (_, line) => {
  expect(await held(`${WORLD} 7500\n${line}\n`)).toEqual(['2 unknown_security'])
  expect(await held(`${WORLD} 7500\nEUR 2.026,00\n`)).toEqual([[WORLD, 7500], ['EUR', 2026]])
  expect(await held(`${WORLD} 7500\nEUR 2000\n`)).toEqual([[WORLD, 7500], ['EUR', 2000]])
})

test.each([['11.000,-', '500,-'], ['11.000,--', '500,--'], ['11.000,–', '500,50']])('amounts without cents are read: %s', async (world, apple) => {
  expect(await held(list('Kurswert', world, apple))).toEqual(both(11_000, apple === '500,50' ? 500.5 : 500))
  expect(await held(`${WORLD} ${world}\n${APPLE} ${apple}\n`)).toEqual(both(11_000, apple === '500,50' ? 500.5 : 500))
})

describe('a booking', () => {
  const head = 'Datum;Typ;ISIN;Stück;Kurs;Betrag'
  const bought = `03.02.2025;Kauf;${SAP};10;100,00;1.000,00`
  it.each(['Put-Verkauf', 'Call-Verkauf', 'Verkauf Call 220', 'CFD-Verkauf', 'Future-Verkauf', 'Musterverkauf', 'Kauf (Idee)', 'Kauf nicht ausgeführt'])('of an option, or that nobody made, is none of its share: %s', async (kind) => expect(await booked(head, bought, `04.03.2025;${kind};${SAP};10;2,00;20,00`)).toEqual(['3 unknown_event']))
  it.each(['Callaway Golf', 'Putnam Fund', 'Shortline AG', 'Simulations Plus', 'Idea Cellular', 'Geplant Holding'])('of a paper whose name begins like such a word is one: %s', async (name) => {
    expect(await booked(head, bought, `04.03.2025;Verkauf ${name};${SAP};10;110,00;1.100,00`)).toEqual([['purchase', 10, 1000], ['sale', 10, 1100]])
  })
  it('that an employer pays for is a purchase', async () => expect(await booked(head, bought, `04.03.2025;VL-Einzahlung;${SAP};0,4;100,00;40,00`)).toEqual([['purchase', 10, 1000], ['purchase', 0.4, 40]]))
  it('that pays minority holders off is a sale', async () => expect(await booked(head, bought, `04.03.2025;Squeeze-out Barabfindung;${SAP};10;120,00;1.200,00`)).toEqual([['purchase', 10, 1000], ['sale', 10, 1200]]))
  it('has its units below the header of purchases or of sales', async () => {
    const columns = 'Datum;ISIN;Kauf Stück;Verkauf Stück;Kurs;Betrag'
    expect(await booked(columns, `03.02.2025;${SAP};10;;100,00;1.000,00`, `03.03.2025;${SAP};;5;110,00;550,00`)).toEqual([['purchase', 10, 1000], ['sale', 5, 550]])
    expect(await booked(columns, `03.02.2025;${SAP};10;;100,00;1.000,00`, `03.03.2025;${SAP};10;5;110,00;550,00`)).toEqual(expect.arrayContaining([expect.stringMatching(/^3 /)]))
  })

  it('alone is told where its units are written as money, and its price as units', async () => {
    const doubtsOf = async (units: string, price: string): Promise<unknown> => {
      const verdict = await readTrades(encoded(`${head}\n03.02.2025;Kauf;${SAP};${units};${price};1.000,00\n`), { today: '2026-03-31' })
      return verdict.ok && verdict.doubtful
    }
    expect(await doubtsOf('100,00', '10')).toEqual([{ row: 2, why: 'exchanged' }])
    expect(await doubtsOf('10', '100,00')).toEqual([])
    expect(await doubtsOf('100,00', '10,00')).toEqual([])
    expect(await doubtsOf('12,5', '80')).toEqual([])
  })

  it('is named by a letter below a header for kinds', async () => expect(await booked('Datum;Art;ISIN;Stück;Kurs;Betrag', bought.replace('Kauf', 'K'), `04.03.2025;V;${SAP};5;110,00;550,00`)).toEqual([['purchase', 10, 1000], ['sale', 5, 550]]))

  const unnamed = (day: string, cost: string): Promise<unknown> => booked('Datum;ISIN;Stück;Kurs;Betrag;Gebühr', `03.02.2025;${SAP};10;100,00;-1.000,00;0,00`, `${day};${SAP};-10;100,00;1.000,00;${cost}`, `05.03.2025;${WORLD};10;70,00;-700,00;0,00`)
  it('without a kind that undoes one of these days may be its reversal', async () => {
    const sold = [['purchase', 10, 1000], ['sale', 10, 1000], ['purchase', 10, 700]]
    expect(await unnamed('04.02.2025', '0,00')).toEqual(['3 reversal'])
    expect(await unnamed('04.03.2025', '0,00')).toEqual(sold)
    expect(await unnamed('04.02.2025', '5,00')).not.toEqual(['3 reversal'])
  })
})

describe('rows that a spreadsheet hides', () => {
  const [shown, sold] = [`<c r="A2" t="str"><v>${WORLD}</v></c><c r="B2"><v>700</v></c>`, `<c r="A3" t="str"><v>${APPLE}</v></c><c r="B3"><v>1000</v></c>`]
  const xlsx = (attributes: string, cells = sold): Uint8Array => zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>ISIN</v></c><c r="B1" t="str"><v>Kurswert</v></c></row><row r="2">${shown}</row><row r="3"${attributes}>${cells}</row></sheetData></worksheet>`) })
  const odsRow = (attributes: string, cells: readonly string[]): string => `<table:table-row${attributes}>${cells.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`
  const ods = (attributes: string): Uint8Array => zipSync({ 'content.xml': strToU8(`<office:document-content><table:table>${odsRow('', ['ISIN', 'Kurswert'])}${odsRow('', [WORLD, '700,00'])}${odsRow(attributes, [APPLE, '1.000,00'])}</table:table></office:document-content>`) })

  it.each<[string, Uint8Array, unknown]>([
    ['none', xlsx(''), both(700, 1000)],
    ['shown again', xlsx(' hidden="0"'), both(700, 1000)],
    ['a holding', xlsx(' hidden="1"'), ['hidden_rows']],
    ['a holding, in other words', xlsx(' hidden="true"'), ['hidden_rows']],
    ['an empty one', xlsx(' hidden="1"', ''), [[WORLD, 700]]],
    ['none, in an open document', ods(''), both(700, 1000)],
    ['a holding, in an open document', ods(' table:visibility="collapse"'), ['hidden_rows']],
    ['a holding by a filter, in an open document', ods(' table:visibility="filter"'), ['hidden_rows']],
  ])('%s', async (_, bytes, expected) => expect(await held(bytes)).toEqual(expected))
})

test('rows that a spreadsheet hides do not count where all of their units and values are zero, as of what is sold', async () => {
  const cells = (line: number, values: readonly (string | number)[]): string => values.map((value, at) => `<c r="${'ABCD'[at]}${line}"${typeof value === 'string' ? ' t="str"' : ''}><v>${value}</v></c>`).join('')
  const rows = (hidden: readonly (string | number)[]): [string, readonly (string | number)[]][] => [['', ['ISIN', 'Stück', 'Kurs', 'Wert']], ['', [WORLD, 10, 70, 700]], [' hidden="1"', hidden]]
  const xlsx = (...hidden: readonly (string | number)[]): Uint8Array => zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows(hidden).map(([attributes, values], at) => `<row r="${at + 1}"${attributes}>${cells(at + 1, values)}</row>`).join('')}</sheetData></worksheet>`) })
  expect(await held(xlsx(APPLE, 0, 200, 0))).toEqual([[WORLD, 700]])
  expect(await held(xlsx(APPLE, 0, 200, ''))).toEqual([[WORLD, 700]])
  expect(await held(xlsx(APPLE, 5, 200, 0))).toEqual(['hidden_rows'])
  expect(await held(xlsx(APPLE, 0, 200, 1000))).toEqual(['hidden_rows'])
  expect(await held(xlsx(APPLE, '', 200, ''))).toEqual(['hidden_rows'])
  const shares = `<row r="1">${cells(1, ['ISIN', 'Anteil %', 'Stück'])}</row><row r="2">${cells(2, [WORLD, 90, ''])}</row><row r="3" hidden="1">${cells(3, [APPLE, 10, 0])}</row>`
  expect(await held(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${shares}</sheetData></worksheet>`) }))).toEqual(['hidden_rows'])
})

test('values in a column that a spreadsheet hides are not read; what identifies a paper is', async () => {
  const cells = (line: number, values: readonly (string | number)[]): string => values.map((value, at) => `<c r="${'ABC'[at]}${line}"${typeof value === 'string' ? ' t="str"' : ''}><v>${value}</v></c>`).join('')
  const xlsx = (columns: string): Uint8Array => zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<worksheet>${columns}<sheetData><row r="1">${cells(1, ['ISIN', 'Kurswert', 'Wert'])}</row><row r="2">${cells(2, [WORLD, 600, 700])}</row></sheetData></worksheet>`) })
  expect(await held(xlsx(''))).toEqual([[WORLD, 600]])
  expect(await held(xlsx('<cols><col min="2" max="2" hidden="0"/></cols>'))).toEqual([[WORLD, 600]])
  expect(await held(xlsx('<cols><col min="1" max="2" hidden="1"/></cols>'))).toEqual([[WORLD, 700]])
  expect(await held(xlsx('<cols><col min="2" max="3" hidden="true"/></cols>'))).toEqual(['no_table'])
})

test('values in a hidden column of an open document, or written as text, are not read', async () => {
  const row = (cells: readonly string[]): string => `<table:table-row>${cells.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`
  const ods = (columns: string): Uint8Array => zipSync({ 'content.xml': strToU8(`<office:document-content><table:table>${columns}${row(['ISIN', 'Kurswert', 'Wert'])}${row([WORLD, '600,00', '700,00'])}</table:table></office:document-content>`) })
  expect(await held(ods('<table:table-column table:number-columns-repeated="3"/>'))).toEqual([[WORLD, 600]])
  expect(await held(ods('<table:table-column/><table:table-column table:visibility="collapse"/><table:table-column/>'))).toEqual([[WORLD, 700]])
})

test('costs in a column that a spreadsheet hides count', async () => {
  const cells = (line: number, values: readonly (string | number)[]): string => values.map((value, at) => `<c r="${'ABCDEFG'[at]}${line}"${typeof value === 'string' ? ' t="str"' : ''}><v>${value}</v></c>`).join('')
  const rows = [['Datum', 'Typ', 'ISIN', 'Stück', 'Kurs', 'Betrag', 'Gebühr'], ['03.02.2025', 'Kauf', SAP, 10, 100, 1000, 5], ['03.03.2025', 'Verkauf', SAP, 10, 110, 1100, 6]]
  const book = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<worksheet><cols><col min="6" max="7" hidden="1"/></cols><sheetData>${rows.map((values, at) => `<row r="${at + 1}">${cells(at + 1, values)}</row>`).join('')}</sheetData></worksheet>`) })
  const verdict = await readTrades(book, { today: '2026-03-31' })
  expect(verdict.ok && verdict.trades.map(({ gross, fees }) => [gross, fees])).toEqual([[1000, 5], [1100, 6]])
})

test('lines with a mark before them, and ISINs in brackets, are read', async () => {
  expect(await held(`- World (${WORLD}): 6.000,00 €\n• Apple [${APPLE}] 4.000,00 €\n`)).toEqual(both(6000, 4000))
  expect(await held(`World ${WORLD}: (6.000,00)\nApple ${APPLE} 4.000,00 €\n`)).toEqual(['1 negative'])
})

/** Files that people really have and that a reader easily gets wrong: a wrong depot that looks right is the worst of all. */
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, test } from 'vitest'
import { sizeOf } from '../../../sdk/files/largest'
import { readHoldings, type ReadOptions } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { encoded, type Encoding } from './layouts.data'

const WORLD = 'IE00B4L5Y983'
const APPLE = 'US0378331005'
const SAP = 'DE0007164600'

type Amounts = Readonly<Record<string, number>>

/** The values by ISIN or currency; the faults of a file that is refused. */
async function read(bytes: Uint8Array, options: ReadOptions = {}): Promise<Amounts | string[]> {
  const verdict = await readHoldings(bytes, options)
  if (!verdict.ok) return verdict.faults.map(({ row, code }) => (row === null ? code : `${row} ${code}`))
  return Object.fromEntries(verdict.request.holdings.map((holding) => ['isin' in holding ? holding.isin : holding.currency, sizeOf(holding)]))
}

interface Odd {
  name: string
  text: string | object
  encoding?: Encoding
  options?: ReadOptions
  expected: Amounts | string[]
}

const head = 'ISIN;Name;Kurswert'
const both = { [WORLD]: 1234.5, [APPLE]: 750.25 }

const priced = 'ISIN;Name;Stück;Kurs;Kurswert;Währung'
const row = (...cells: readonly string[]): string => `${cells.join(';')}\n`

const odd: readonly Odd[] = [
  { name: 'a row whose cells have moved by one column', text: `${priced}\n${row(WORLD, 'World', '10', '70,00', '700,00', 'EUR')}${row('', APPLE, 'Apple', '5', '150,05', '750,25')}`, expected: ['3 not_an_isin'] },
  { name: 'a value of zero beside units and a price', text: `${priced}\n${row(WORLD, 'World', '10', '70,00', '0,00', 'EUR')}${row(APPLE, 'Apple', '5', '150,05', '750,25', 'EUR')}`, expected: ['2 product_differs'] },
  { name: 'a value of zero of what is worth nothing', text: `${priced}\n${row(WORLD, 'World', '10', '0,00', '0,00', 'EUR')}${row(APPLE, 'Apple', '5', '150,05', '750,25', 'EUR')}`, expected: { [APPLE]: 750.25 } },
  { name: 'an account whose value stands in another column of values alone', text: `Produkt;ISIN;Stück;Kurs;Wert;Wert in EUR\n${row('Cash (EUR)', '', '', '', '1.079,92', '')}${row('World', WORLD, '10', '70,00', '700,00', '700,00')}`, expected: ['2 not_an_amount'] },
  { name: 'a number that has lost its comma behind a zero', text: `Datum;Typ;ISIN;Stück;Betrag;Gebühr\n${row('10.03.2026', 'Kauf', WORLD, '0298', '149,67', '0,00')}${row('11.03.2026', 'Kauf', WORLD, '3,263', '149,97', '0,00')}`, options: { today: '2026-03-12' }, expected: ['2 not_units'] },
  { name: 'a list of holdings, and the bookings of a bank behind it', text: `${head}\n${WORLD};World;1.234,50\n\ndate;time;status;reference;description;assetType;type;isin;shares;price;amount;fee;tax;currency\n2022-06-21;14:06:16;Executed;"a";"WORLD";Security;Buy;${APPLE};10;70,00;-700,00;2,00;0,00;EUR\n`, expected: ['1 several_tables'] },
  { name: 'thousands with points and no cents can be read in two ways', text: `${head}\n${WORLD};World;12.345\n${APPLE};Apple;1.234\n`, expected: ['format_unclear'] },
  { name: 'the same, where the user says how', text: `${head}\n${WORLD};World;12.345\n${APPLE};Apple;1.234\n`, options: { numberFormat: 'de' }, expected: { [WORLD]: 12_345, [APPLE]: 1234 } },
  { name: 'holdings in Swedish', text: `Namn;Valuta;Antal;GAV;Senaste;Värde SEK\nWorld;SEK;10;70,00;75,00;750,00\n`, expected: ['nordic'] },
  { name: 'holdings in Finnish', text: `Nimi;Valuutta;Määrä;Keskihankintahinta;Viimeisin;Markkina-arvo EUR\nWorld;EUR;10;70,00;75,00;750,00\n`, expected: ['nordic'] },
  { name: 'bookings in Danish', text: `Id;Bogføringsdag;Handelsdag;Transaktionstype;Værdipapir;ISIN;Antal;Kurs;Beløb;Valuta\n1;2025-01-15;2025-01-15;KØBT;World;${WORLD};10;70;-702;DKK\n`, expected: ['nordic'] },
  { name: 'values in cents', text: `ISIN;Name;Wert in Cent\n${WORLD};World;123450\n`, expected: ['no_table'] },
  { name: 'values in cents, in JSON', text: [{ isin: WORLD, marketValueCents: 123_450 }, { isin: APPLE, marketValueCents: 75_025 }], expected: ['no_table'] },
  { name: 'values in pence', text: `ISIN,Name,Market Value (pence)\n${WORLD},World,123450\n`, options: { baseCurrency: 'GBP' }, expected: ['no_table'] },
  { name: 'values in T€', text: `ISIN;Name;Wert (T€)\n${WORLD};World;12,5\n`, expected: ['no_table'] },
  { name: 'values in thousands', text: `ISIN;Name;Kurswert (Tsd. EUR)\n${WORLD};World;12,3\n`, expected: ['no_table'] },
  { name: 'values in millions', text: `ISIN,Name,Market Value (m EUR)\n${WORLD},World,1.2\n`, expected: ['no_table'] },
  { name: 'ISINs in letters of full width, with marks that are not seen and with a picture', text: `${head}\nＩＥ００Ｂ４Ｌ５Ｙ９８３;World;1.234,50\n\u200BUS0378\u00AD331005 \u{1F34E};Apple;750,25\n`, expected: both },
  { name: 'a minus behind', text: `ISIN;Name;Stück;Kurswert\n${WORLD};World;10;1.234,50\n${APPLE};Apple;5;750,25-\n`, expected: ['3 negative'] },
  { name: 'negatives in brackets', text: `ISIN,Name,Shares,Market Value\n${WORLD},World,10,"1,234.50"\n${APPLE},Apple,5,(750.25)\n`, expected: ['3 negative'] },
  { name: 'only shares of the whole', text: `ISIN;Name;Wert\n${WORLD};World;60,5%\n${APPLE};Apple;39,5%\n`, expected: ['1 no_value'] },
  { name: 'all ends of lines in one file', text: `${head}\r\n${WORLD};World;1.234,50\n${APPLE};Apple;750,25\r${SAP};SAP;10,00\n`, expected: { ...both, [SAP]: 10 } },
  { name: 'two depots below each other', text: `Depot 1\n${head}\n${WORLD};World;100,00\nSumme;;100,00\n\nDepot 2\n${head}\n${APPLE};Apple;50,00\nSumme;;50,00\n`, expected: { [WORLD]: 100, [APPLE]: 50 } },
  { name: 'one depot on two days below each other', text: `Depotbestand per 31.12.2024\n${head}\n${WORLD};World;100,00\n\nDepotbestand per 31.12.2025\n${head}\n${WORLD};World;150,00\n`, expected: ['6 several_tables'] },
  { name: 'two depots of one day below each other', text: `Depot 1 per 31.12.2025\n${head}\n${WORLD};World;100,00\n\nDepot 2 per 31.12.2025\n${head}\n${WORLD};World;150,00\n`, expected: { [WORLD]: 250 } },
  { name: 'a history by months', text: `Monat;ISIN;Name;Stück;Kurswert\n2025-11;${WORLD};World;10;100,00\n2025-12;${WORLD};World;10;150,00\n`, expected: ['bookings'] },
  { name: 'a history by years', text: `Jahr;ISIN;Name;Stück;Kurswert\n2024;${WORLD};World;10;100,00\n2025;${WORLD};World;10;150,00\n`, expected: ['bookings'] },
  { name: 'one security in two depots', text: `Depot;ISIN;Name;Stück;Kurswert\n1;${WORLD};World;10;100,00\n2;${WORLD};World;5;50,00\n`, expected: { [WORLD]: 150 } },
  { name: 'equal holdings of two children', text: `ISIN;Name;Stück;Kurswert\n${WORLD};World;10;100,00\n${WORLD};World;10;100,00\n`, expected: { [WORLD]: 200 } },
  { name: 'a sum above the depots of a security', text: `ISIN;Name;Depot;Stück;Kurswert\n${WORLD};World;;15;150,00\n${WORLD};World;A;10;100,00\n${WORLD};World;B;5;50,00\n`, expected: ['2 sum_of_others'] },
  { name: 'a sum above its only lot', text: `ISIN;Name;Lot;Stück;Kurswert\n${WORLD};World;;10;100,00\n${WORLD};World;1;10;100,00\n`, expected: ['2 sum_of_others'] },
  { name: 'the same without that row', text: `ISIN;Name;Lot;Stück;Kurswert\n${WORLD};World;;10;100,00\n${WORLD};World;1;10;100,00\n`, options: { withoutRows: true }, expected: { [WORLD]: 100 } },
  { name: 'UTF-16 with a byte order mark', text: `${head}\r\n${WORLD};Wörld;1.234,50\r\n`, encoding: 'utf-16', expected: { [WORLD]: 1234.5 } },
  { name: 'quotation marks in names, doubled and not', text: `${head}\n${WORLD};"World ""A"" 1C";1.234,50\n${APPLE};Apple "Inc";750,25\n`, expected: both },
  { name: 'spaces that do not break, in figures and headers', text: `ISIN;Name;Kurswert\u00a0in\u00a0EUR\n${WORLD};World;1\u00a0234,50\u00a0€\n${APPLE};Apple;750,25\u202f€\n`, expected: both },
  { name: 'formulas that keep texts', text: `${head}\n="${WORLD}";="World";="1.234,50"\n`, expected: { [WORLD]: 1234.5 } },
  { name: 'German truth values', text: `ISIN;Name;Gesperrt;Kurswert\n${WORLD};World;WAHR;1.234,50\n${APPLE};Apple;FALSCH;750,25\n`, expected: both },
  { name: 'a truth value for an amount', text: `${head}\n${WORLD};World;1.234,50\n${APPLE};Apple;WAHR\n`, expected: ['3 not_an_amount'] },
  { name: 'a file that ends within an amount', text: `${head}\n${WORLD};World;1.234,50\n${APPLE};Apple;75`, expected: ['3 cut_off'] },
  { name: 'a file whose last line is whole and not ended', text: `${head}\n${WORLD};World;1.234,50\n${APPLE};Apple;750,25`, expected: both },
  { name: 'a web page named .xls', text: `<meta http-equiv="content-type" content="text/html"><table><tr><td>ISIN</td><td>Kurswert</td></tr><tr><td>${WORLD}</td><td>1</td></tr></table>`, expected: ['web_page'] },
  { name: 'savings plans', text: `ISIN;Name;Betrag;Intervall;Nächste Ausführung\n${WORLD};World;100,00;monatlich;01.12.2026\n${APPLE};Apple;50,00;monatlich;01.12.2026\n`, expected: ['bookings'] },
  { name: 'a list of what is watched', text: `ISIN;Name;Kurs;Veränderung\n${WORLD};World;100,00;1,0\n`, expected: ['1 no_value'] },
  { name: 'dividends', text: `ISIN;Name;Zahltag;Betrag\n${WORLD};World;01.12.2025;12,00\n${APPLE};Apple;15.11.2025;5,00\n`, expected: ['bookings'] },
  { name: 'values of two years', text: `ISIN;Name;Wert 31.12.2024;Wert 31.12.2025\n${WORLD};World;99,00;100,00\n`, expected: ['1 value_unclear'] },
  { name: 'decimal commas between commas', text: `ISIN,Kurswert\n${WORLD},100,50\n${APPLE},50,25\n`, expected: ['2 surplus_cells', '3 surplus_cells'] },
  { name: 'a name with a separator', text: `ISIN;Name;Kurswert;Gewinn\n${WORLD};World; 5;100,00;7,00\n${APPLE};Apple;50,00;3,00\n`, expected: ['2 surplus_cells'] },
  { name: 'pence as currency', text: `ISIN,Name,Market Value,Currency\n${WORLD},World,123450,GBp\n`, options: { baseCurrency: 'GBP' }, expected: ['2 other_currency'] },
  { name: 'a letter in place of a digit of the ISIN', text: `${head}\nIEO0B4L5Y983;World;100,00\n${APPLE};Apple;50,00\n`, expected: ['2 wrong_check_digit'] },
  { name: 'powers of ten', text: `ISIN,Name,Market Value\n${WORLD},World,1.23E+05\n${APPLE},Apple,100.00\n`, expected: ['2 not_an_amount'] },
  {
    name: 'positions within accounts within an answer of a bank',
    text: { data: { accounts: [{ id: 'a', positions: [{ instrument: { isin: WORLD, name: 'World' }, value: { amount: 100.5, currency: 'EUR' } }] }, { id: 'b', positions: [{ instrument: { isin: APPLE, name: 'Apple' }, value: { amount: 50, currency: 'EUR' } }] }] } },
    expected: { [WORLD]: 100.5, [APPLE]: 50 },
  },
  { name: 'two lists of holdings in one JSON', text: { today: [{ isin: WORLD, marketValue: 100 }], yesterday: [{ isin: WORLD, marketValue: 99 }] }, expected: ['1 several_tables'] },
  { name: 'a position of a JSON in another currency', text: { positions: [{ isin: WORLD, value: { amount: 100, currency: 'EUR' } }, { isin: APPLE, value: { amount: 50, currency: 'USD' } }] }, expected: ['3 other_currency'] },
]

describe('odd files', () => {
  it.each(odd.map((each) => [each.name, each] as const))('%s', async (_name, { text, encoding, options, expected }) => {
    expect(await read(encoded(typeof text === 'string' ? text : JSON.stringify(text), encoding), options)).toEqual(expected)
  })
})

type Cell = string | number

interface Sheet {
  rows: readonly (readonly Cell[])[]
  state?: 'hidden' | 'veryHidden'
}

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

/** A workbook as spreadsheets write it: texts are shared, sheets are found by their relations, in another order than their files. */
function workbook(sheets: readonly Sheet[], { properties = '' } = {}): Uint8Array {
  const texts = [...new Set(sheets.flatMap(({ rows }) => rows.flat().filter((cell) => typeof cell === 'string')))]
  const cell = (value: Cell, column: number, line: number): string => {
    const place = `${String.fromCharCode(65 + column)}${line}`
    return typeof value === 'number' ? `<c r="${place}" s="1"><v>${value}</v></c>` : value === '' ? '' : `<c r="${place}" t="s"><v>${texts.indexOf(value)}</v></c>`
  }
  const sheetOf = ({ rows }: Sheet): string =>
    `<worksheet ${NAMESPACE}><sheetData>${rows.map((row, index) => `<row r="${index + 1}">${row.map((value, column) => cell(value, column, index + 1)).join('')}</row>`).join('')}</sheetData></worksheet>`
  const fileOf = (index: number): string => `worksheets/sheet${sheets.length - index}.xml`
  return zipSync({
    'xl/workbook.xml': strToU8(`<workbook ${NAMESPACE}>${properties}<sheets>${sheets.map(({ state = 'visible' }, index) => `<sheet name="S${index}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="worksheet" Target="${index === 0 ? fileOf(index) : `/xl/${fileOf(index)}`}"/>`).join('')}</Relationships>`),
    'xl/sharedStrings.xml': strToU8(`<sst ${NAMESPACE}>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`),
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/${fileOf(index)}`, strToU8(sheetOf(sheet))])),
  })
}

const now: Sheet = { rows: [['ISIN', 'Name', 'Kurswert'], [WORLD, 'World', 1234.5], [APPLE, 'Apple', 750.25]] }
const before: Sheet = { rows: [['ISIN', 'Name', 'Kurswert'], [WORLD, 'World', 1000], [APPLE, 'Apple', 500]] }
const cover: Sheet = { rows: [['Depotauszug'], ['Stand', 46_022]] }
/** 31 December 2025 and 2 January 2024 as spreadsheets count days: 1 January 1970 is 25,569. */
const [NEW_YEARS_EVE, EARLIER] = ['2025-12-31', '2024-01-02'].map((day) => Date.parse(day) / 86_400_000 + 25_569)

describe('workbooks', () => {
  it.each<[string, Uint8Array, Amounts | string[]]>([
    ['of one sheet', workbook([now]), both],
    ['with a cover before the holdings', workbook([cover, now]), both],
    ['with older holdings on a hidden sheet', workbook([{ ...before, state: 'hidden' }, now]), both],
    ['with older holdings on a sheet that is hidden from users', workbook([{ ...before, state: 'veryHidden' }, now]), both],
    ['with holdings of two days on two sheets', workbook([before, now]), ['1 several_tables']],
    ['with bookings on a second sheet', workbook([now, { rows: [['Datum', 'Typ', 'ISIN', 'Betrag'], [NEW_YEARS_EVE ?? 0, 'Kauf', WORLD, 10]] }]), both],
    ['of bookings whose days are numbers', workbook([{ rows: [['Datum', 'ISIN', 'Stück', 'Kurs', 'Kurswert'], [EARLIER ?? 0, WORLD, 10, 10, 100], [NEW_YEARS_EVE ?? 0, APPLE, 5, 10, 50], [(EARLIER ?? 0) + 10, SAP, 1, 10, 10]] }]), ['bookings']],
    ['whose days are counted from 1904', workbook([now], { properties: '<workbookPr date1904="1"/>' }), ['damaged_spreadsheet']],
  ])('%s', async (_name, bytes, expected) => {
    expect(await read(bytes)).toEqual(expected)
  })

  it('of bookings give the days that spreadsheets count', async () => {
    const verdict = await readTrades(workbook([{ rows: [['Datum', 'Typ', 'ISIN', 'Stück', 'Kurs', 'Betrag'], [NEW_YEARS_EVE ?? 0, 'Kauf', WORLD, 10, 9.5, 95]] }]))
    expect(verdict).toMatchObject({ ok: true, trades: [{ date: '2025-12-31', units: 10, gross: 95 }] })
  })

  it('of bookings are read from every sheet', async () => {
    const sheet = (day: number, type: string, units: number): Sheet => ({ rows: [['Datum', 'Typ', 'ISIN', 'Stück', 'Kurs', 'Betrag'], [day, type, WORLD, units, 10, units * 10]] })
    const verdict = await readTrades(workbook([sheet(EARLIER ?? 0, 'Kauf', 10), sheet(NEW_YEARS_EVE ?? 0, 'Verkauf', 4)]))
    expect(verdict).toMatchObject({ ok: true, trades: [{ date: '2024-01-02', type: 'purchase', units: 10 }, { date: '2025-12-31', type: 'sale', units: 4 }] })
  })

  it('are refused whichever bit of their content is another', async () => {
    const whole = workbook([now])
    const start = Buffer.from(whole).indexOf('xl/worksheets/sheet1.xml') + 'xl/worksheets/sheet1.xml'.length
    const packed = Buffer.from(whole).readUInt32LE(start - 'xl/worksheets/sheet1.xml'.length - 12)
    const flip = async (at: number, bit: number): Promise<Amounts | string[]> => {
      const flipped = Uint8Array.from(whole)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
      return read(flipped)
    }
    expect(packed).toBeGreaterThan(100)
    // The bits that fill up the last byte mean nothing.
    for (let at = start; at < start + packed - 1; at += 1) expect(await flip(at, at % 8)).toEqual(['damaged_spreadsheet'])
  })
})

it('names rows of a list that say the same: they may be two lots, or one that stands twice', async () => {
  const lots = row(WORLD, 'World', '10', '70,00', '700,00', 'EUR')
  const verdict = await readHoldings(encoded(`${priced}\n${lots}${row(APPLE, 'Apple', '5', '150,05', '750,25', 'EUR')}${lots}`))
  expect(verdict.ok && [verdict.alike, verdict.request.holdings]).toEqual([[[2, 4]], [{ isin: WORLD, value: 1400 }, { isin: APPLE, value: 750.25 }]])
})

test.each([
  ['beside a number', `${head}\n${WORLD};World;700,00\n;Tagesgeld 456;\n`, [{ row: 3, name: 'Tagesgeld 456', reason: 'no_identifier', value: null }]],
  ['beside the number of the account', `Nummer;ISIN;Name;Kurswert\n;${WORLD};World;700,00\n4711001;;Tagesgeld;\n`, [{ row: 3, name: 'Tagesgeld', reason: 'no_identifier', value: null }]],
  ['beside its kind', `Kategorie;ISIN;Name;Kurswert\nETF;${WORLD};World;700,00\nTagesgeld;;Bank;\n`, [{ row: 3, name: 'Bank', reason: 'no_identifier', value: null }]],
  ['as a heading', `${head}\n${WORLD};World;700,00\n;Liquidität;\n;Tagesgeld;300,00\n`, []],
])('an account whose balance is missing is told: %s', async (_name, text, leftOut) => {
  const verdict = await readHoldings(encoded(text))
  expect(verdict.ok && verdict.leftOut).toEqual(leftOut)
})

describe('a balance that stands outside the column of values', () => {
  const list = `${priced}\n${row(WORLD, 'World', '10', '70,00', '700,00', 'EUR')}`
  const leftOutOf = async (text: string) => {
    const verdict = await readHoldings(encoded(text))
    return verdict.ok ? verdict.leftOut : expect.fail(JSON.stringify(verdict.faults))
  }

  it.each([
    ['below it, in two cells', `${list}Verrechnungskonto;1.234,56\n`, 3, 'Verrechnungskonto'],
    ['below it, in one cell', `${list}Verrechnungskonto: 1.234,56 EUR\n`, 3, 'Verrechnungskonto'],
    ['below it, under a header of its own', `${list}\nVerrechnungskonto;Saldo\nDE02120300000000202051;1.234,56\n`, 4, 'Saldo'],
    ['above it', `Guthaben: 1.234,56 EUR\n\n${list}`, 1, 'Guthaben'],
    ['above it, beside the value of the depot', `Depotwert;700,00 EUR\nKontostand;1.234,56 EUR\n\n${list}`, 2, 'Kontostand'],
  ])('is told: %s', async (_name, text, at, name) => expect(await leftOutOf(text)).toEqual([{ row: at, name, reason: 'outside', value: 1234.56 }]))

  it.each([
    ['the number of an account', `Verrechnungskonto;1234567890\n\n${list}`, []],
    ['one that a row counts', `Guthaben: 300,00 EUR\n\n${list}${row('', 'Guthaben', '', '', '300,00', 'EUR')}`, []],
    ['what the list is worth', `Saldo;700,00\n\n${list}`, []],
    ['nothing', `Guthaben: 0,00 EUR\n\n${list}`, []],
    ['a loan', `Kontostand: -50,00 EUR\n\n${list}`, [{ row: 1, name: 'Kontostand', reason: 'negative_cash', value: -50 }]],
    ['dollars', `Kontostand: 50,00 USD\n\n${list}`, [{ row: 1, name: 'Kontostand', reason: 'outside', value: null }]],
  ])('is not, or as what it is: %s', async (_name, text, expected) => expect(await leftOutOf(text)).toEqual(expected))
})

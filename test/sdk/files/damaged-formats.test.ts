/** Damage and oddities of OFX, JSON, OpenDocument and XLSX: read as the file means it, or refused; never another figure in silence. */
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sizeOf } from '../../../sdk/files/largest'
import { readHoldings } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { encoded } from './layouts.data'

const WORLD = 'IE00B4L5Y983'
const APPLE = 'US0378331005'
const SAP = 'DE0007164600'

/** What is read, as text; `refused` where nothing is, or where the file says that something is left out. */
async function outcome(bytes: Uint8Array): Promise<string> {
  const verdict = await readHoldings(bytes, { today: '2026-04-01' })
  if (!verdict.ok) return 'refused'
  const said = verdict.request.holdings.map((each) => `${'isin' in each ? each.isin.slice(0, 2) : each.currency} ${sizeOf(each)}`).join(' ')
  return verdict.leftOut.some(({ reason }) => reason !== 'total') ? `${said}, and rows named as left out` : said
}

type Variant = readonly [name: string, change: (text: string) => string, others?: string]

// 10 x 95.50 = 955; 5 x 190.00 = 950; 2 x 250.25 = 500.50.
const POSITIONS = [[WORLD, '10', '95.50', '955.00'], [APPLE, '5', '190.00', '950.00'], [SAP, '2', '250.25', '500.50']] as const
const TRUTH = 'IE 955 US 950 DE 500.5'

const position = ([isin, units, price, value]: readonly string[]): string =>
  `<POSSTOCK><INVPOS><SECID><UNIQUEID>${isin}<UNIQUEIDTYPE>ISIN</SECID><HELDINACCT>CASH<POSTYPE>LONG<UNITS>${units}<UNITPRICE>${price}<MKTVAL>${value}<DTPRICEASOF>20260331</INVPOS></POSSTOCK>\n`
const statement = (positions: readonly (readonly string[])[], account = '1'): string => `<INVSTMTTRNRS><INVSTMTRS><DTASOF>20260331<CURDEF>EUR<INVACCTFROM><BROKERID>b<ACCTID>${account}</INVACCTFROM>
<INVPOSLIST>${positions.map(position).join('')}</INVPOSLIST>
<INVBAL><AVAILCASH>100.50<MARGINBALANCE>0<SHORTBALANCE>0</INVBAL></INVSTMTRS></INVSTMTTRNRS>`
const OFX = `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><INVSTMTMSGSRSV1>${statement(POSITIONS)}</INVSTMTMSGSRSV1>
<SECLISTMSGSRSV1><SECLIST>${POSITIONS.map(([isin]) => `<STOCKINFO><SECINFO><SECID><UNIQUEID>${isin}<UNIQUEIDTYPE>ISIN</SECID><SECNAME>Paper ${isin.slice(0, 2)}</SECINFO></STOCKINFO>`).join('\n')}</SECLIST></SECLISTMSGSRSV1></OFX>`

const OFX_VARIANTS: readonly Variant[] = [
  ['whole', (text) => text],
  ['one position without its end', (text) => text.replace('</INVPOS>', '')],
  ['the last position without its end', (text) => text.replace(/<\/INVPOS>(?![\s\S]*<\/INVPOS>)/, '')],
  ['cut in the last position', (text) => text.slice(0, text.lastIndexOf('<UNITPRICE>'))],
  ['cut behind the second position', (text) => text.slice(0, text.indexOf(position(POSITIONS[2])))],
  ['cut behind the positions', (text) => text.slice(0, text.indexOf('</INVPOSLIST>'))],
  ['cut in the cash', (text) => text.slice(0, text.indexOf('.50<MARGIN'))],
  ['cut before the names', (text) => text.slice(0, text.indexOf('<SECLISTMSGSRSV1>'))],
  ['a wrong digit in a value', (text) => text.replace('<MKTVAL>955.00', '<MKTVAL>965.00')],
  ['a wrong digit in units', (text) => text.replace('<UNITS>10<', '<UNITS>70<')],
  ['a wrong digit in a price', (text) => text.replace('<UNITPRICE>190', '<UNITPRICE>130')],
  ['a wrong digit in an ISIN', (text) => text.replaceAll(APPLE, 'US0378331006')],
  ['a value without its point', (text) => text.replace('<MKTVAL>955.00', '<MKTVAL>95500')],
  ['a value with a comma', (text) => text.replace('<MKTVAL>955.00', '<MKTVAL>955,00')],
  ['a value with thousands', (text) => text.replace('<MKTVAL>955.00', '<MKTVAL>1,955.00')],
  ['no value', (text) => text.replace('<MKTVAL>955.00', '')],
  ['an empty value', (text) => text.replace('<MKTVAL>955.00', '<MKTVAL>')],
  ['a negative value', (text) => text.replace('<MKTVAL>955.00', '<MKTVAL>-955.00')],
  ['a short position', (text) => text.replace('<POSTYPE>LONG<UNITS>10<UNITPRICE>95.50<MKTVAL>955.00', '<POSTYPE>SHORT<UNITS>-10<UNITPRICE>95.50<MKTVAL>-955.00')],
  ['a short position without signs', (text) => text.replace('<POSTYPE>LONG<UNITS>10', '<POSTYPE>SHORT<UNITS>10')],
  ['a position in dollars', (text) => text.replace('<DTPRICEASOF>20260331</INVPOS>', '<DTPRICEASOF>20260331<CURRENCY><CURRATE>0.9<CURSYM>USD</CURRENCY></INVPOS>')],
  ['dollars as the currency', (text) => text.replace('<CURDEF>EUR', '<CURDEF>USD')],
  ['no currency', (text) => text.replace('<CURDEF>EUR', '')],
  ['a second account in dollars', (text) => text.replace('</INVSTMTMSGSRSV1>', `${statement([['FR0000120271', '4', '50.00', '200.00']], '2').replace('<CURDEF>EUR', '<CURDEF>USD')}</INVSTMTMSGSRSV1>`)],
  ['a first account in dollars', (text) => text.replace('<INVSTMTMSGSRSV1>', `<INVSTMTMSGSRSV1>${statement([['FR0000120271', '4', '50.00', '200.00']], '2').replace('<CURDEF>EUR', '<CURDEF>USD')}`)],
  ['the account twice', (text) => text.replace('</INVSTMTMSGSRSV1>', `${statement(POSITIONS)}</INVSTMTMSGSRSV1>`)],
  ['the account of an earlier day, too', (text) => text.replace('</INVSTMTMSGSRSV1>', `${statement([[WORLD, '8', '90.00', '720.00'], [APPLE, '5', '180.00', '900.00']]).replace('20260331', '20251231')}</INVSTMTMSGSRSV1>`)],
  ['a position twice', (text) => text.replace(position(POSITIONS[0]), position(POSITIONS[0]).repeat(2))],
  ['a loan beside the cash', (text) => text.replace('<MARGINBALANCE>0', '<MARGINBALANCE>-500.00'), `${TRUTH} EUR 100.5, and rows named as left out`],
  ['cash below zero', (text) => text.replace('<AVAILCASH>100.50', '<AVAILCASH>-100.50'), `${TRUTH}, and rows named as left out`],
  ['a CUSIP instead of an ISIN', (text) => text.replaceAll(`${APPLE}<UNIQUEIDTYPE>ISIN`, '037833100<UNIQUEIDTYPE>CUSIP')],
  ['in small letters', (text) => text.replace(/<\/?[A-Z]+/g, (tag) => tag.toLowerCase())],
  ['with ends of fields', (text) => text.replace(/<(UNITS|UNITPRICE|MKTVAL|UNIQUEID|CURDEF|AVAILCASH)>([^<\n]*)/g, '<$1>$2</$1>')],
  ['two values in a position', (text) => text.replace('<MKTVAL>955.00', '<MKTVAL>955.00<MKTVAL>1955.00')],
  ['an order that is open', (text) => text.replace('</INVPOSLIST>', `</INVPOSLIST><INVOOLIST>${position(['FR0000120271', '4', '50.00', '200.00']).replaceAll('INVPOS', 'OO')}</INVOOLIST>`)],
]

const JSON_TRUTH = { account: '1', currency: 'EUR', positions: POSITIONS.map(([isin, units, price, value]) => ({ isin, name: `Paper ${isin.slice(0, 2)}`, quantity: Number(units), price: Number(price), marketValue: Number(value), currency: 'EUR' })) }
const other = { isin: 'FR0000120271', name: 'Other', quantity: 4, price: 50, marketValue: 200, currency: 'EUR' }
const parsed = (change: (data: typeof JSON_TRUTH) => unknown) => (text: string): string => JSON.stringify(change(JSON.parse(text) as typeof JSON_TRUTH))
const first = (change: Record<string, unknown>) => parsed((data) => ({ ...data, positions: data.positions.map((each, at) => (at === 0 ? { ...each, ...change } : each)) }))

const JSON_VARIANTS: readonly Variant[] = [
  ['whole', (text) => text],
  ['cut', (text) => text.slice(0, -20)],
  ['cut and closed', (text) => `${text.slice(0, text.lastIndexOf(',"price"'))}}]}`],
  ['a wrong digit in a value', (text) => text.replace('"marketValue":955', '"marketValue":965')],
  ['a wrong digit in units', (text) => text.replace('"quantity":10', '"quantity":70')],
  ['a wrong digit in a price', (text) => text.replace('"price":190', '"price":130')],
  ['a value twice in an object', (text) => text.replace('"marketValue":955', '"marketValue":955,"marketValue":1955')],
  ['a value of nothing', first({ marketValue: null })],
  ['a value that is true', first({ marketValue: true })],
  ['a value as a list', first({ marketValue: [955] })],
  ['a value as an object', first({ marketValue: { amount: 955, currency: 'EUR' } })],
  ['a value in dollars, as an object', first({ marketValue: { amount: 955, currency: 'USD' } })],
  ['a value as German text', first({ marketValue: '955,00' })],
  ['a value as a text that has an exponent', first({ marketValue: '9.55e2' })],
  ['a value with its currency', first({ marketValue: '955.00 USD' })],
  ['a value below zero', first({ marketValue: -955 })],
  ['dollars in one row', first({ currency: 'USD' })],
  ['dollars in all rows', (text) => text.replaceAll('"currency":"EUR"', '"currency":"USD"')],
  ['dollars above the rows alone', parsed(({ positions, ...data }) => ({ ...data, currency: 'USD', positions: positions.map((each) => ({ ...each, currency: undefined })) }))],
  ['a key misspelt in one row', (text) => text.replace('"marketValue":955', '"marketValeu":955')],
  ['an ISIN with a wrong digit', (text) => text.replace(APPLE, 'US0378331006')],
  ['an ISIN of nothing', first({ isin: null }), 'US 950 DE 500.5, and rows named as left out'],
  ['a row twice', parsed((data) => ({ ...data, positions: [...data.positions, data.positions[0]] }))],
  ['the list twice', parsed((data) => ({ ...data, closed: data.positions }))],
  ['an earlier list, too', parsed((data) => ({ ...data, previousPositions: data.positions.map((each) => ({ ...each, price: each.price - 1, marketValue: each.marketValue - each.quantity })) }))],
  ['a list of each day', parsed((data) => [{ date: '2026-03-30', ...data, positions: data.positions.map((each) => ({ ...each, price: each.price - 1, marketValue: each.marketValue - each.quantity })) }, { date: '2026-03-31', ...data }])],
  ['a map of days', parsed((data) => ({ '2026-03-30': { positions: data.positions.map((each) => ({ ...each, price: each.price - 1, marketValue: each.marketValue - each.quantity })) }, '2026-03-31': { positions: data.positions } }))],
  ['a list of orders beside it', parsed((data) => ({ ...data, orders: [{ isin: other.isin, side: 'buy', quantity: 4, limit: 50, status: 'open' }] }))],
  ['a watchlist beside it', parsed((data) => ({ ...data, watchlist: [{ isin: other.isin, name: 'Other', price: 50 }] }))],
  ['a position that is closed', parsed((data) => ({ ...data, positions: [...data.positions, { ...other, quantity: 0, marketValue: 0 }] })), `${TRUTH}, and rows named as left out`],
  ['a total among the rows', parsed((data) => ({ ...data, positions: [...data.positions, { name: 'Total', marketValue: 2405.5 }] }))],
  ['a total that is another', parsed((data) => ({ ...data, positions: [...data.positions, { name: 'Total', marketValue: 9405.5 }] }))],
  ['values in cents', parsed((data) => ({ ...data, positions: data.positions.map(({ marketValue, ...each }) => ({ ...each, marketValueCents: marketValue * 100 })) }))],
  ['two values, before and now', parsed((data) => ({ ...data, positions: data.positions.map(({ marketValue, price, ...each }) => ({ ...each, previousValue: marketValue - 50, value: marketValue, price })) }))],
]

const cellsOf = (rows: readonly (readonly string[])[]) => rows.map((cells) => [...cells])
const SHEET = [['ISIN', 'Name', 'Stück', 'Kurs', 'Kurswert', 'Währung'], ...POSITIONS.map(([isin, units, price, value]) => [isin, `Paper ${isin.slice(0, 2)}`, units, price, value, 'EUR'])]

const isNumber = (cell: string): boolean => /^-?\d+(?:\.\d+)?$/.test(cell)
const place = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`
const xlsxCell = (cell: string, column: number, row: number): string => (cell === '' ? '' : isNumber(cell) ? `<c r="${place(column, row)}"><v>${cell}</v></c>` : `<c r="${place(column, row)}" t="inlineStr"><is><t>${cell}</t></is></c>`)
const xlsxText = `<worksheet><sheetData>${SHEET.map((cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => xlsxCell(cell, column, row)).join('')}</row>`).join('')}</sheetData></worksheet>`
const xlsx = (text: string): Uint8Array => zipSync({ 'xl/worksheets/sheet1.xml': strToU8(text) })

const XLSX_VARIANTS: readonly Variant[] = [
  ['whole', (text) => text],
  ['cut', (text) => text.slice(0, -80)],
  ['a wrong digit in a value', (text) => text.replace('<v>955.00', '<v>965.00')],
  ['a wrong digit in units', (text) => text.replace('<v>10<', '<v>70<')],
  ['a wrong digit in a price', (text) => text.replace('<v>190.00', '<v>130.00')],
  ['an error in a value', (text) => text.replace('<c r="E2"><v>955.00', '<c r="E2" t="e"><v>#REF!')],
  ['a value that is true', (text) => text.replace('<c r="E2"><v>955.00', '<c r="E2" t="b"><v>1')],
  ['a formula without its result', (text) => text.replace('<v>955.00</v>', '<f>C2*D2</f>')],
  ['a formula with its result', (text) => text.replace('<v>955.00</v>', '<f>C2*D2</f><v>955</v>')],
  ['a formula whose result is a text', (text) => text.replace('<c r="E2"><v>955.00', '<c r="E2" t="str"><f>x</f><v>955,00')],
  ['a value with an exponent', (text) => text.replace('<v>955.00', '<v>9.55E2')],
  ['a value with a tail', (text) => text.replace('<v>955.00', '<v>955.00000000000011')],
  ['an empty value', (text) => text.replace('<v>955.00</v>', '<v></v>')],
  ['a value in another column', (text) => text.replace('<c r="E2"', '<c r="G2"').replace('<c r="F2" t="inlineStr"><is><t>EUR</t></is></c>', '')],
  ['all cells of a row moved', (text) => text.replace(/<c r="([A-F])2"/g, (_, letter: string) => `<c r="${String.fromCharCode(letter.charCodeAt(0) + 1)}2"`), 'US 950 DE 500.5, and rows named as left out'],
  ['two cells in one place', (text) => text.replace('<c r="F2"', '<c r="E2"')],
  ['a cell without a place', (text) => text.replace('<c r="E2"', '<c')],
  ['a reference to a text that is not there', (text) => text.replace('<c r="A2" t="inlineStr"><is><t>IE00B4L5Y983</t></is></c>', '<c r="A2" t="s"><v>99</v></c>')],
  ['dollars in a row', (text) => text.replace('<t>EUR</t>', '<t>USD</t>')],
  ['no currencies', (text) => text.replaceAll('<t>EUR</t>', '<t></t>').replace('Währung', '')],
  ['a row twice', (text) => text.replace(/<row r="2">.*?<\/row>/, (found) => found + found.replace(/(?<=[A-F]|row r=")2"/g, '9"'))],
  ['rows in another order', (text) => text.replace(/(<row r="2">.*?<\/row>)(<row r="3">.*?<\/row>)/, '$2$1'), 'US 950 IE 955 DE 500.5'],
  ['a total', (text) => text.replace('</sheetData>', '<row r="5"><c r="B5" t="inlineStr"><is><t>Summe</t></is></c><c r="E5"><v>2405.5</v></c></row></sheetData>')],
  ['a total that is another', (text) => text.replace('</sheetData>', '<row r="5"><c r="B5" t="inlineStr"><is><t>Summe</t></is></c><c r="E5"><v>9405.5</v></c></row></sheetData>')],
  ['an ISIN with a blank', (text) => text.replace(WORLD, 'IE00 B4L5 Y983')],
  ['an ISIN with a wrong digit', (text) => text.replace(APPLE, 'US0378331006')],
  ['headers exchanged', (text) => text.replace('>Kurs<', '>x<').replace('>Kurswert<', '>Kurs<').replace('>x<', '>Kurswert<')],
  ['a second table of another day', (text) => text.replace('</sheetData>', `${text.slice(text.indexOf('<row'), text.indexOf('</sheetData>')).replace(/(?<=[A-F]|row r=")(\d)"/g, (_, row: string) => `${Number(row) + 10}"`).replace('<v>955.00', '<v>945.00').replace('<v>95.50', '<v>94.50')}</sheetData>`)],
]

const odsCell = (cell: string): string => (isNumber(cell) ? `<table:table-cell office:value-type="float" office:value="${cell}"><text:p>${cell}</text:p></table:table-cell>` : `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`)
const odsText = `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Depot">${cellsOf(SHEET).map((cells) => `<table:table-row>${cells.map(odsCell).join('')}</table:table-row>`).join('')}</table:table></office:spreadsheet></office:body></office:document-content>`
const ods = (text: string): Uint8Array => zipSync({ 'content.xml': strToU8(text) })

const ODS_VARIANTS: readonly Variant[] = [
  ['whole', (text) => text],
  ['cut', (text) => text.slice(0, -120)],
  ['a wrong digit in what is stored', (text) => text.replace('office:value="955.00"', 'office:value="965.00"')],
  ['a wrong digit in units', (text) => text.replace('office:value="10"', 'office:value="70"')],
  ['a value that is not stored', (text) => text.replace(' office:value="955.00"', '')],
  ['a value with an error', (text) => text.replace('office:value-type="float" office:value="955.00"><text:p>955.00', 'office:value-type="string"><text:p>#REF!')],
  ['a value in dollars', (text) => text.replace('office:value-type="float" office:value="955.00"', 'office:value-type="currency" office:currency="USD" office:value="955.00"')],
  ['a value in percent', (text) => text.replace('office:value-type="float" office:value="955.00"', 'office:value-type="percentage" office:value="955.00"')],
  ['a value that is no number', (text) => text.replace('office:value="955.00"', 'office:value="x"')],
  ['a cell repeated', (text) => text.replace('<table:table-cell office:value-type="float" office:value="95.50">', '<table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="95.50">')],
  ['a row repeated', (text) => text.replace('</table:table-row><table:table-row>', '</table:table-row><table:table-row table:number-rows-repeated="2">')],
  ['a value with a remark', (text) => text.replace('office:value="955.00"><text:p>', 'office:value="955.00"><office:annotation><text:p>1955.00</text:p></office:annotation><text:p>')],
  ['a second sheet of another day', (text) => text.replace('</table:table>', `</table:table>${/<table:table .*<\/table:table>/.exec(text)?.[0].replaceAll('955.00', '945.00').replaceAll('95.50', '94.50') ?? ''}`)],
  ['the same sheet twice', (text) => text.replace('</table:table>', `</table:table>${/<table:table .*<\/table:table>/.exec(text)?.[0] ?? ''}`)],
]

/** A position that stands twice may be two lots: units and values of both are stated, and both are named. */
const LOTS = 'IE 1910 US 950 DE 500.5'

describe.each([
  ['OFX', OFX, encoded, OFX_VARIANTS, `${TRUTH} EUR 100.5`], ['JSON', JSON.stringify(JSON_TRUTH), encoded, JSON_VARIANTS, TRUTH], ['XLSX', xlsxText, xlsx, XLSX_VARIANTS, TRUTH], ['ODS', odsText, ods, ODS_VARIANTS, TRUTH],
] as const)('%s', (_format, whole, bytesOf, variants, truth) => {
  it.each(variants.map(([name, change, others]) => ({ name, change, others })))('$name', async ({ name, change, others }) => {
    const changed = change(whole)
    if (name !== 'whole') expect(changed).not.toBe(whole)
    const read = await outcome(bytesOf(changed))
    expect(name === 'whole' ? [truth] : [truth, 'refused', ...(others === undefined ? [] : [others]), ...(/twice|repeated/.test(name) ? [truth.replace(TRUTH, LOTS)] : [])]).toContain(read)
  })
})

describe('bookings in JSON', () => {
  // 10 x 70 + 2 = 702; 4 x 75 - 2 = 298; 3 x 30 = 90.
  const bookings = [['2022-06-21', 'Buy', WORLD, 10, 70, 702, 2], ['2022-07-21', 'Sell', WORLD, 4, 75, 298, 2], ['2022-08-22', 'Buy', APPLE, 3, 30, 90, 0]]
    .map(([date, type, isin, quantity, price, amount, fee]) => ({ date, type, isin, quantity, price, amount, fee, currency: 'EUR' }))
  const last = (change: Record<string, unknown>, others: Record<string, unknown> = {}) => bookings.map((each, at) => ({ ...each, ...(at === 2 ? change : others) }))
  const tradesIn = async (data: unknown): Promise<string> => {
    const verdict = await readTrades(encoded(JSON.stringify(data)))
    return verdict.ok ? verdict.trades.map(({ type, isin, units, gross, fees }) => [type, isin.slice(0, 2), units, gross, fees].join(' ')).join(', ') : 'refused'
  }
  const FIRST = 'purchase IE 10 700 2, sale IE 4 300 2'
  const ALL = `${FIRST}, purchase US 3 90 0`

  it.each<[string, unknown, string]>([
    ['whole', bookings, ALL],
    ['one that is cancelled', last({ cancelled: true }, { cancelled: false }), 'refused'],
    ['one that is cancelled, by a number', last({ isCancelled: 1 }, { isCancelled: 0 }), 'refused'],
    ['one that is deleted', last({ deleted: true }), 'refused'],
    ['one that is a draft', last({ isDraft: true }), 'refused'],
    ['one whose status is cancelled', last({ status: 'cancelled' }, { status: 'executed' }), FIRST],
    ['one of an option', last({ assetClass: 'OPTION' }, { assetClass: 'ETF' }), 'refused'],
    ['orders that are pending beside them', { executed: bookings, pending: [{ ...bookings[2], date: '2022-09-01' }] }, ALL],
    ['orders and the trades of them', { orders: bookings, trades: bookings }, 'refused'],
    ['two accounts', [{ account: 'a', bookings: bookings.slice(0, 2) }, { account: 'b', bookings: bookings.slice(2) }], ALL],
    ['pages of several days', [{ date: '2022-07-31', bookings: bookings.slice(0, 2) }, { date: '2022-08-31', bookings: bookings.slice(2) }], ALL],
    ['one in dollars', last({ currency: 'USD' }), 'refused'],
    ['prices in cents', bookings.map((each) => ({ ...each, price: Number(each.price) * 100 })), 'refused'],
    ['amounts in dollars, as objects', bookings.map((each) => ({ ...each, currency: undefined, amount: { value: each.amount, currency: 'USD' } })), 'refused'],
  ])('%s', async (_name, data, expected) => {
    expect(await tradesIn(data)).toBe(expected)
  })
})

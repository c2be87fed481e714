/** Formats beside CSV and XLSX; the files are written here from what the formats prescribe. */
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readHoldings, type ReadOptions } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { encoded } from './layouts.data'
import { rowsOfArchive } from '../../../sdk/files/formats/sheet'

const WORLD = 'IE00B4L5Y983'
const APPLE = 'US0378331005'

const holdingsOf = async (bytes: Uint8Array, options?: ReadOptions): Promise<unknown> => {
  const verdict = await readHoldings(bytes, options)
  return verdict.ok ? verdict.request.holdings : verdict.faults.map(({ row, code }) => [row, code])
}

/** A sheet of OpenDocument (ODF 1.3, part 3): repeated cells and rows, values beside what is shown. */
const ods = (rows: string) => zipSync({
  mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
  'content.xml': strToU8(`<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Depot">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`),
})
const text = (value: string) => `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`
const float = (value: number, shown: string) => `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`
const euros = (value: number) => `<table:table-cell office:value-type="currency" office:currency="EUR" office:value="${value}"><text:p>${value} €</text:p></table:table-cell>`
const day = (value: string) => `<table:table-cell office:value-type="date" office:date-value="${value}T00:00:00"><text:p>${value}</text:p></table:table-cell>`
const row = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}<table:table-cell table:number-columns-repeated="1000"/></table:table-row>`
const END = '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>'

describe('OpenDocument', () => {
  it('holdings are read by what is stored, not by what is shown', async () => {
    const sheet = row(text('ISIN'), text('Name'), text('Kurswert')) + row(text(WORLD), text('World'), float(1234.567, '1235')) + row(text(APPLE), text('Apple'), euros(750.25)) + END
    expect(await holdingsOf(ods(sheet))).toEqual([{ isin: WORLD, value: 1234.567 }, { isin: APPLE, value: 750.25 }])
  })

  it('bookings are read with their days', async () => {
    const sheet = row(...['Datum', 'Typ', 'ISIN', 'Stück', 'Kurs', 'Betrag'].map(text)) + row(day('2025-12-31'), text('Kauf'), text(WORLD), float(10, '10'), float(9.5, '9,50'), float(95, '95,00')) + END
    expect(await readTrades(ods(sheet))).toMatchObject({ ok: true, trades: [{ date: '2025-12-31', units: 10, gross: 95 }] })
  })

  it('that is damaged is refused', async () => {
    expect(await holdingsOf(zipSync({ 'content.xml': strToU8('<a><b>') }))).toEqual([[null, 'damaged_spreadsheet']])
  })
})

/** Positions of an investment statement (OFX 1.6, 13.8): fields without end, blocks with one. */
const ofx = (currency: string, positions: readonly [string, number, number, number][], cash: string) => `OFXHEADER:100
DATA:OFXSGML

<OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><DTASOF>20260331<CURDEF>${currency}
<INVPOSLIST>${positions.map(([id, units, price, value]) => `<POSSTOCK><INVPOS><SECID><UNIQUEID>${id}<UNIQUEIDTYPE>ISIN</SECID><HELDINACCT>CASH<POSTYPE>LONG<UNITS>${units}<UNITPRICE>${price}<MKTVAL>${value}<DTPRICEASOF>20260331</INVPOS></POSSTOCK>`).join('\n')}</INVPOSLIST>
<INVBAL><AVAILCASH>${cash}<MARGINBALANCE>0<SHORTBALANCE>0</INVBAL></INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1>
<SECLISTMSGSRSV1><SECLIST>${positions.map(([id]) => `<STOCKINFO><SECINFO><SECID><UNIQUEID>${id}<UNIQUEIDTYPE>ISIN</SECID><SECNAME>Paper ${id.slice(0, 2)}<TICKER>T</SECINFO></STOCKINFO>`).join('\n')}</SECLIST></SECLISTMSGSRSV1></OFX>`

describe('OFX', () => {
  const positions: [string, number, number, number][] = [[WORLD, 10, 95.5, 955], [APPLE, 5, 190, 950]]

  it('gives positions and cash', async () => {
    expect(await holdingsOf(encoded(ofx('EUR', positions, '100.50')))).toEqual([{ isin: WORLD, value: 955 }, { isin: APPLE, value: 950 }, { assetClass: 'cash', currency: 'EUR', value: 100.5 }])
  })

  it('in another currency is refused', async () => {
    expect(await holdingsOf(encoded(ofx('USD', positions, '100.50')))).toEqual([[2, 'other_currency'], [3, 'other_currency'], [4, 'other_currency']])
  })
})

it('a workbook of as many letters as ten thousand bookings is read, one of more or of a cell that no spreadsheet keeps is too large', () => {
  // 10,000 bookings of 15 cells of 10 letters are 1,500,000.
  const sheet = (letters: number, rows: number): Uint8Array => zipSync({
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${'<row><c t="s"><v>0</v></c></row>'.repeat(rows)}</sheetData></worksheet>`), 'xl/sharedStrings.xml': strToU8(`<sst><si><t>${'a'.repeat(letters)}</t></si></sst>`),
  })
  const rowsIn = (bytes: Uint8Array): unknown => {
    const sheets = rowsOfArchive(bytes)
    return typeof sheets === 'string' ? sheets : sheets[0]?.length
  }
  expect([rowsIn(sheet(1000, 1500)), rowsIn(sheet(1000, 5000)), rowsIn(sheet(32_767, 1)), rowsIn(sheet(32_768, 1))]).toEqual([1500, 'too_large', 1, 'too_large'])
})

it('amounts of JSON that have a currency each are in that, whatever that of their price', async () => {
  const listOf = (currency: string): Uint8Array => encoded(JSON.stringify({ positions: [{ isin: WORLD, quantity: 10, price: { amount: 98.5, currency: 'EUR' }, marketValue: { amount: 985, currency: 'EUR' } }, { isin: APPLE, quantity: 2, price: { amount: 220, currency: 'USD' }, marketValue: { amount: 400, currency } }] }))
  expect(await holdingsOf(listOf('EUR'))).toEqual([{ isin: WORLD, value: 985 }, { isin: APPLE, value: 400 }])
  expect(await holdingsOf(listOf('USD'))).toEqual([[3, 'other_currency']])
})

describe('the currency in which a workbook shows a number', () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="_-* #,##0.00\\ &quot;€&quot;_-;\\-* #,##0.00\\ &quot;€&quot;_-"/><numFmt numFmtId="165" formatCode="[$$-409]#,##0.00;[Red]\\-[$$-409]#,##0.00"/><numFmt numFmtId="166" formatCode="[$-407]dd/mm/yyyy"/></numFmts>
    <cellStyleXfs><xf numFmtId="165"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="9"/></cellXfs></styleSheet>`
  const words = (...cells: readonly string[]): string => cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')
  const number = (value: number, style: number): string => `<c s="${style}"><v>${value}</v></c>`
  /** Units, price, value and share of two securities, with the styles of the second one's price and value. */
  const workbook = (price: number, value: number, sheetStyles: string): Uint8Array => zipSync({
    'xl/styles.xml': strToU8(sheetStyles),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${[
      words('Name', 'ISIN', 'Stück', 'Kurs', 'Wert', 'Anteil'),
      words('World', WORLD) + number(10, 0) + number(98.5, 1) + number(985, 1) + number(0.33, 4),
      words('Apple', APPLE) + number(10, 0) + number(200, price) + number(2000, value) + number(0.67, 4),
    ].map((cells) => `<row>${cells}</row>`).join('')}</sheetData></worksheet>`),
  })

  it.each<[string, number, number, unknown]>([
    ['dollars are none', 2, 2, [[3, 'other_currency']]],
    ['units x price in dollars are dollars', 2, 0, [[3, 'other_currency']]],
    ['nor are dollars euros whatever the price is in', 1, 2, [[3, 'other_currency']]],
    ['euros are', 1, 1, [{ isin: WORLD, value: 985 }, { isin: APPLE, value: 2000 }]],
    ['and what says nothing is what the others are', 0, 0, [{ isin: WORLD, value: 985 }, { isin: APPLE, value: 2000 }]],
  ])('counts: %s', async (_, price, value, expected) => expect(await holdingsOf(workbook(price, value, styles))).toEqual(expected))

  it('is not known where styles are damaged, which stops nobody from reading the numbers', async () => {
    expect(await holdingsOf(workbook(1, 2, styles.slice(0, 200)))).toEqual([{ isin: WORLD, value: 985 }, { isin: APPLE, value: 2000 }])
  })
})

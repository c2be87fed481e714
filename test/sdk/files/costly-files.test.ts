/** Small files that were made to take minutes or gigabytes: each is answered soon, and says what it says. Beside them what is as large and honest. */
import { describe, expect, it } from 'vitest'
import { withCheckDigit } from '../../../core/values/isin'
import { readHoldings } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { proofsOf } from '../../../sdk/files/pdf/prove'
import { isinAnchors, blocksOf, documentOf } from '../../../sdk/files/pdf/rows'
import type { Line } from '../../../sdk/files/pdf/lines'
import { processorMs } from '../../support/processor'
import { zipOf } from '../../support/archives'
import { pdfFile } from '../../support/pdf-file'
import { pdfjsHere } from '../../support/pdfjs'
import { encoded } from './layouts.data'
import { samples } from './samples.data'

const WORLD = 'IE00B4L5Y983'

/** What these took before was more than twenty seconds, or had no end. */
const SOON_MS = 12_000

const filled = (pattern: string, bytes: number): string => pattern.repeat(Math.ceil(bytes / pattern.length))

const codesOf = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const verdict = await readHoldings(bytes, { pdfjs: pdfjsHere })
  return verdict.ok ? ['read'] : [...new Set(verdict.faults.map(({ code }) => code))]
}

/** The file of Portfolio Performance in its binary form (protobuf.dev/programming-guides/encoding): version 60 in field 1, then these bytes. */
const binary = (...bytes: readonly number[]): Uint8Array => zipOf({ 'data.portfolio': Uint8Array.from([...encoded('PPPBV1'), 0x08, 60, ...bytes]) })
/** -11 in ten bytes, as whole numbers below zero are written: a key and this length are eleven bytes. */
const MINUS_ELEVEN = [0xf5, ...new Array<number>(8).fill(0xff), 0x01]
/** Bytes of fields of short texts, and how many they are. */
const sized = (...fields: readonly (number | string)[]): number[] => {
  const bytes = fields.flatMap((field) => (typeof field === 'number' ? [field] : [field.length, ...encoded(field)]))
  return [bytes.length, ...bytes]
}
/** More than two million messages of nothing. */
const crowd = (field: number): Uint8Array => zipOf({ 'data.portfolio': `PPPBV1\u0008\u003C${`${String.fromCharCode(field)}\0`.repeat(2_100_000)}` })

const xml = (inner: string): Uint8Array => zipOf({ 'data.xml': `<?xml version="1.0"?><client><version>60</version>${inner}</client>` })
const sheet = (rows: string, parts: Record<string, string> = {}): Uint8Array => zipOf({ 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`, ...parts })

const dayAfter = (days: number): string => new Date(Date.UTC(1970, 0, 1 + days)).toISOString().slice(0, 10)
const bookings = (row: (at: number) => readonly string[]): Uint8Array => encoded(['Datum;Typ;ISIN;Stück;Kurs;Betrag', ...Array.from({ length: 20_000 }, (_, at) => [...row(at), '1', '10,00', '10,00'].join(';'))].join('\n'))

const files: readonly (readonly [what: string, make: () => Uint8Array, code: string])[] = [
  ['a length below zero, which leads back to where it stands', () => binary(0x12, ...MINUS_ELEVEN), 'unread_portfolio'],
  ['a length of a terabyte', () => binary(0x12, 0x80, 0x80, 0x80, 0x80, 0x80, 0x20), 'unread_portfolio'],
  ['field zero', () => binary(0x00, 0x00), 'unread_portfolio'],
  ['a kind of field that is none', () => binary(0x13, 0x00), 'unread_portfolio'],
  ['two million securities of nothing', () => crowd(0x12), 'too_large'],
  ['two million bookings of nothing', () => crowd(0x2a), 'too_large'],
  ['thousands of accounts that refer to one of thousands of bookings', () => xml(`<securities/><portfolios/><accounts><account><transactions>${filled('<t><type>DEPOSIT</type><amount>1</amount></t>', 1_000_000)}</transactions></account>${filled('<account reference="../account"/>', 1_000_000)}</accounts>`), 'too_large'],
  ['thousands of securities that refer to one of many elements', () => xml(`<accounts/><portfolios/><securities><security>${filled('<x/>', 2_000_000)}</security>${filled('<security reference="../security"/>', 2_000_000)}</securities>`), 'no_trades'],
  ['thousands of securities that refer to one whose own path has tens of thousands of steps', () => xml(`<accounts/><portfolios/><securities><x/><security id="7" reference="${filled('../x/', 300_000)}../x"/>${filled('<security reference="7"/>', 150_000)}</securities>`), 'no_trades'],
  ['thousands of securities without ISIN, each with a booking', () => binary(...Array.from({ length: 20_000 }, (_, at) => `s${at}`).flatMap((id) => [0x12, ...sized(0x0a, id), 0x2a, ...sized(0x4a, '\u0008\u0001', 0x72, id)])), 'no_trades'],
  ['a format of cells of a great many brackets', () => sheet('<row><c><v>1</v></c></row>', { 'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="1" formatCode="${filled('[', 300_000)}"/></numFmts><cellXfs><xf numFmtId="1"/></cellXfs></styleSheet>` }), 'no_table'],
  ['a million elements and more', () => xml(filled('<a/>', 5_000_000)), 'too_large'],
  ['hundreds of thousands of entities of its own', () => zipOf({ 'data.xml': `<!DOCTYPE a [${filled('<!ENTITY a "b">', 5_000_000)}]><client/>` }), 'unread_portfolio'],
  ['hundreds of thousands of sheets', () => sheet('<row><c><v>1</v></c></row>', { 'xl/workbook.xml': `<workbook>${filled('<sheet/>', 2_000_000)}</workbook>` }), 'too_large'],
  ['a hexadecimal number in a spreadsheet', () => sheet(`<row><c t="inlineStr"><is><t>ISIN</t></is></c><c t="inlineStr"><is><t>Wert</t></is></c></row><row><c t="inlineStr"><is><t>${WORLD}</t></is></c><c><v>0x10</v></c></row>`), 'no_value'],
  ['JSON of two hundred keys and half a million objects without', () => encoded(`[{${Array.from({ length: 200 }, (_, n) => `"k${n}":1`).join()}}${filled(',{}', 1_500_000)}]`), 'too_large'],
  ['a row of a hundred thousand columns', () => encoded(`ISIN;${filled('Wert;', 500_000)}\n${WORLD}${filled(';1', 199_000)}\n`), 'too_large'],
  ['a share of a great many spaces', () => encoded(`ISIN;Wert;Anteil in %\n${WORLD};60,00;60 %\nIE00BKM4GZ66;30,00;30 %\nIE00B5BMR087;10,00;x${' '.repeat(400_000)}x\n`), 'read'],
  ['one security under two names of tens of thousands of words', () => encoded(`ISIN;Name;Wert\n${['a', 'b'].map((letter) => `${WORLD};${Array.from({ length: 40_000 }, (_, n) => letter + n).join(' ')};1,50\n`).join('')}`), 'read'],
  ['a name that begins order after order', () => encoded(`Name;ISIN;Wert\nWorld;${WORLD};1,50\n"${filled('order ', 160_000)}";IE00BKM4GZ66;1,50\n`), 'read'],
  ['bookings of one security that is split on each of a thousand days', () => bookings((at) => [dayAfter(at), at % 20 === 0 ? 'Split 1:2' : 'Kauf', WORLD]), 'corporate_action'],
  ['bookings of thousands of securities that are all merged', () => bookings((at) => [dayAfter(at), 'Fusion', withCheckDigit(`US${200_000_000 + at}`)]), 'too_large'],
  ['a statement of twenty thousand sections', () => encoded(Array.from({ length: 20_000 }, (_, n) => `S${n},Header,Symbol,Quantity\nS${n},Data,a,1\n`).join('')), 'no_table'],
]

describe('a file made to take long is refused soon:', () => {
  it.each(files)('%s', async (_what, make, code) => {
    const bytes = make()
    const begin = processorMs()
    expect(await codesOf(bytes)).toEqual([code])
    expect(processorMs() - begin).toBeLessThan(SOON_MS)
  })
})

it('a booking of a great many figures, in a layout that has units and price in its text, moves no units, and is told of soon', async () => {
  const text = (samples['DEGIRO, account']?.text ?? '').replace('Koop 3 @ 30,00 EUR', `${'1 EUR '.repeat(66_000)}x`)
  const started = processorMs()
  const verdict = await readTrades(encoded(text))
  expect(processorMs() - started).toBeLessThan(SOON_MS)
  expect(verdict.ok && [verdict.trades.map(({ row }) => row), verdict.unreadPayments]).toEqual([[4, 6], [2]])
})

describe('a PDF', () => {
  const line = (text: string, index: number): Line => ({ page: 1, line: index + 1, cells: [{ text, x: 30, end: 500 }], text })

  it('of a line longer than anybody prints is refused', async () => {
    const words = (count: number): Uint8Array => pdfFile([Array.from({ length: count }, (_, index) => ({ x: 30 + index * 3, y: 700, text: 'ein Wort von vielen' }))])
    expect([await codesOf(words(130)), await codesOf(words(20))]).toEqual([['too_large'], ['unknown_pdf']])
  })

  it('of more ways to take three numbers than rows have shows none, and soon; of fewer each row has its product', () => {
    // 10 x 5,00 = 50,00
    const rows = (count: number, more = ''): Line[] => Array.from({ length: count }, (_, index) => line(`${WORLD} 10 5,00 50,00${more}`, index))
    const begin = processorMs()
    const much = documentOf(rows(400, ' 1,00'.repeat(40)), 'EUR')
    expect(blocksOf(much, isinAnchors(much), 'below')).toEqual([])
    expect(processorMs() - begin).toBeLessThan(SOON_MS)
    const fair = documentOf(rows(400), 'EUR')
    const blocks = blocksOf(fair, isinAnchors(fair), 'below')
    expect(blocks.map(({ products }) => products.filter(({ units, price, value }) => units === 10 && price === 5 && value === 50).length)).toEqual(new Array(400).fill(1))
  })

  it('of two thousand rows that add up to its total is proven, and soon', () => {
    const rows = Array.from({ length: 2000 }, (_, index) => line(`${WORLD} 10 5,00 50,00`, index))
    const begin = processorMs()
    const document = documentOf([...rows, line('Depotwert 100.000,00', 2000)], 'EUR')
    const [proof] = proofsOf(document, blocksOf(document, isinAnchors(document), 'below'))
    expect([proof?.rows.length, proof?.total.value]).toEqual([2000, 100_000])
    expect(processorMs() - begin).toBeLessThan(SOON_MS)
  })
})

it('twelve years of savings plans in twenty funds, with their dividends, are read soon', async () => {
  const isin = (fund: number): string => [WORLD, 'IE00BKM4GZ66', 'LU0274208692', 'IE00B3RBWM25', 'DE0005933931'][fund % 5] ?? ''
  const row = (month: number, fund: number, day: string, kind: string, units: string, price: string, amount: string): string =>
    `"${day}T10:20:05.865Z","${day}","DEFAULT","${kind === 'BUY' ? 'TRADING' : 'CASH'}","${kind}","FUND","Fund ${fund}","${isin(fund)}","${units}","${price}","${amount}","","","EUR","","","","Savings plan execution ${isin(fund)} Fund ${fund}","3cff0229-558f-4a22-9ed4-${month}-${fund}","","","",""`
  const months = Array.from({ length: 144 }, (_, month) => new Date(Date.UTC(2014, month, 2)).toISOString().slice(0, 8))
  // 2 x 25.00 a month, and 1.00 for each quarter.
  const rows = months.flatMap((start, month) => Array.from({ length: 20 }, (_, fund) => [
    row(month, fund, `${start}0${1 + Math.floor(fund / 5)}`, 'BUY', '2.0000000000', '25.0000000000', '-50.00'), ...(month % 3 === 2 ? [row(month, fund, `${start}${20 + Math.floor(fund / 5)}`, 'DIVIDEND', '2.0000000000', '0.5', '1.00')] : []),
  ]).flat())
  const bytes = encoded(`"datetime","date","account_type","category","type","asset_class","name","symbol","shares","price","amount","fee","tax","currency","original_amount","original_currency","fx_rate","description","transaction_id","counterparty_name","counterparty_iban","payment_reference","mcc_code"\n${rows.join('\n')}\n`)
  const begin = processorMs()
  const verdict = await readTrades(bytes)
  expect(processorMs() - begin).toBeLessThan(SOON_MS)
  expect(bytes.length).toBeGreaterThan(900_000)
  expect(verdict.ok && [verdict.trades.length, verdict.payments.length, verdict.trades.reduce((sum, { units }) => sum + units, 0), verdict.payments.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([144 * 20, 48 * 20, 144 * 20 * 2, 48 * 20])
})

it('a row of 256 columns is read, one more is none of a table', async () => {
  const wide = (columns: number): Uint8Array => encoded(`ISIN;Wert${';'.repeat(columns - 2)}\n${WORLD};1,50${';'.repeat(columns - 2)}\n`)
  expect([await codesOf(wide(256)), await codesOf(wide(257))]).toEqual([['read'], ['too_large']])
})

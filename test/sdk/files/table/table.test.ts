import { describe, expect, it } from 'vitest'
import { kindOf } from '../../../../sdk/files/formats/bytes'
import { decodeAny } from '../../../../sdk/files/formats/western'
import { columnsOf } from '../../../../sdk/files/table/columns'
import { dateOrderOf, dayOf } from '../../../../sdk/files/cells/dates'
import { formatOfColumn, isMissing, parseDecimal, plainNumber } from '../../../../sdk/files/cells/decimal'
import { headerOf } from '../../../../sdk/files/table/headers'
import { isinFrom, isinIn } from '../../../../sdk/files/cells/isin'
import { separatorsOf, splitRows, type Separator } from '../../../../sdk/files/formats/lines'
import { findTables } from '../../../../sdk/files/table/table'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const utf16 = (text: string, isBig: boolean, mark = true): Uint8Array => {
  const buffer = Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le')
  return new Uint8Array(isBig ? buffer.swap16() : buffer)
}

const western = (text: string): Uint8Array => Uint8Array.from([...text].map((character) => (character === '€' ? 0x80 : character.charCodeAt(0))))

const cellsOf = (text: string, separator: Separator): readonly (readonly string[])[] => {
  const split = splitRows(text, separator)
  return 'rows' in split ? split.rows.map(({ cells }) => cells) : []
}

describe('encodings', () => {
  const text = 'Stück;Wert in €\n1;2'

  it.each([
    ['UTF-8', bytesOf(text)],
    ['UTF-8 with a byte order mark', bytesOf(`\uFEFF${text}`)],
    ['UTF-16, little end first', utf16(text, false)],
    ['UTF-16, big end first', utf16(text, true)],
    ['UTF-16 without a byte order mark', utf16(text, false, false)],
    ['Windows-1252', western(text)],
  ])('%s is read', (_name, bytes) => {
    expect(decodeAny(bytes)).toEqual({ text })
  })

  it('umlauts of the Macintosh are read', () => {
    expect(decodeAny(Uint8Array.from([...'St'].map((each) => each.charCodeAt(0)).concat(0x9f, 0x63, 0x6b)))).toEqual({ text: 'Stück' })
  })

  it('two encodings in one file are refused', () => {
    expect(decodeAny(Uint8Array.from([...bytesOf('Währung;'), ...western('Stück')]))).toEqual({ fault: 'mixed_encodings' })
  })

  it('what is no text is refused', () => {
    expect(decodeAny(Uint8Array.from([0x49, 0x00, 0x01, 0x02, 0x03]))).toEqual({ fault: 'not_text' })
  })

  it.each([
    ['%PDF-1.7', 'pdf'], ['PK\u0003\u0004', 'spreadsheet'], ['ISIN;Wert', 'text'],
  ] as const)('a file that begins with %j is known as %s', (text, kind) => {
    expect(kindOf(bytesOf(text))).toBe(kind)
  })
})

describe('rows', () => {
  it.each([
    ['quoted separators, breaks and doubled marks', 'a;"b;\nc";"d ""e"""\nf', [['a', 'b;\nc', 'd "e"'], ['f']]],
    ['marks that are not doubled', '"Fonds "A" World";1', [['Fonds "A" World', '1']]],
    ['a mark within a cell', '5" Rohr;1', [['5" Rohr', '1']]],
    ['all ends of lines', 'a\r\nb\rc\n', [['a'], ['b'], ['c'], ['']]],
    ['numbers kept as text for spreadsheets', '="0123";"=""0456"""', [['0123', '0456']]],
  ])('%s', (_name, text, rows) => {
    expect(cellsOf(text, ';')).toEqual(rows)
  })

  it.each([
    ['at the end of the file', 'a;"b\nc', 1],
    ['before rows that it would swallow', 'a;b\n"c;1\nd;2\n"e";3', 2],
  ])('a quotation mark that is not closed is a fault: %s', (_name, text, row) => {
    expect(splitRows(text, ';')).toEqual({ fault: 'open_quotation', row })
  })

  it.each([
    ['semicolons below a title with commas', 'Depot 1, Erika, Stand 01.02., 10:15\n\nISIN;Name;Wert\nA;B;1,5\nC;D;2,5', ';'],
    ['commas around quoted figures', 'a,b,c\nd,"1,5","2;3"', ','],
    ['bars', 'a|b|c\nd|e|f', '|'],
    ['what the first line says', 'sep=,\na;b,c', ','],
  ])('the separator is found: %s', (_name, text, separator) => {
    expect(separatorsOf(text)[0]).toBe(separator)
  })
})

describe('numbers', () => {
  it.each([
    ['1.234,56', 'de', 1234.56], ['1,234.56', 'en', 1234.56], ["1'234.56", 'en', 1234.56], ['1 234,56', 'de', 1234.56], ['1\u00A0234,56 €', 'de', 1234.56],
    ['EUR 7.500,00', 'de', 7500], ['7500.00 USD', 'en', 7500], ['12,50-', 'de', -12.5], ['−12,50', 'de', -12.5], ['(12.50)', 'en', -12.5], ['-€12.50', 'en', -12.5],
    ['12,50 S', 'de', -12.5], ['12,50 H', 'de', 12.5], ['+12,50', 'de', 12.5], ['-0,00', 'de', 0],
    ['1.23', 'de', null], ['1 23', 'en', null], ['1,2,3', 'en', null], ['50 %', 'en', null], ['1e5', 'en', null], ['', 'en', null], ['1.234.56', 'de', null],
  ] as const)('%s as %s is %s', (text, format, value) => {
    expect(parseDecimal(text, format)).toBe(value)
  })

  it.each([
    [['1.234', '1.234,5'], 'de'], [['1.234', '1,5'], 'de'], [['1.234', '0.5'], 'en'], [['1.234'], 'ambiguous'], [['1,5', '1.5'], 'mixed'], [['1500', '20'], 'en'],
  ])('a column of %j is %s', (cells, format) => {
    expect(formatOfColumn(cells)).toBe(format)
  })

  it.each(['', '-', '--', 'n.a.', 'n/a', 'N/A', 'k.A.', '–'])('%j says that there is no figure', (text) => {
    expect(isMissing(text)).toBe(true)
  })

  it.each([1.234, 12.345, -1.234, 1234.567, 0.5, 100])('the number %s is written so that it can be read in one way only', (value) => {
    const text = plainNumber(value)
    expect([formatOfColumn([text]), parseDecimal(text, 'en')]).toEqual(['en', value])
  })
})

describe('days', () => {
  it.each([
    ['31.12.2025', '2025-12-31'], ['1.2.26', '2026-02-01'], ['2025-12-31T10:00:00Z', '2025-12-31'], ['20251231', '2025-12-31'], ['31 Dez 2025', '2025-12-31'],
    ['Dec 31, 2025', '2025-12-31'], ['31-12-2025', '2025-12-31'], ['31.02.2025', null], ['12:30', null], ['1.234,56', null],
  ])('%s is %s', (text, day) => {
    expect(dayOf(text)).toBe(day)
  })

  it.each([
    [['05/06/2025', '31/12/2025'], 'dmy'], [['05/06/2025', '12/31/2025'], 'mdy'], [['05/06/2025'], 'ambiguous'], [['31/12/2025', '12/31/2025'], 'mixed'],
  ])('the order of %j is %s', (cells, order) => {
    expect(dateOrderOf(cells)).toBe(order)
  })
})

describe('headers', () => {
  it.each([
    ['Kurswert in Euro', 'value', 'EUR'], ['PositionValue', 'value', null], ['Waarde in EUR', 'value', 'EUR'], ['Valorisation (€)', 'value', 'EUR'], ['Bestand in Euro', 'value', 'EUR'],
    ['Marktwert in EUR inkl. Stückzinsen', 'value', 'EUR'], ['Einstandswert', 'cost', null], ['Kaufwert in EUR', 'cost', 'EUR'], ['Stückzinsen in EUR', 'accrued', 'EUR'],
    ['Gewinn/Verlust in EUR', 'gain', 'EUR'], ['Anteil in %', 'share', null], ['Anteile', 'units', null], ['Anteilswert', 'price', null], ['Devisenkurs', 'fx', null],
    ['ISIN / WKN', 'isin', null], ['Währung', 'currency', null], ['Buy/Sell', 'side', null], ['Wert (TEUR)', 'other', null], ['Betrag (Stück)', 'units', null],
  ])('%s is a %s', (text, role, currency) => {
    expect(headerOf(text)).toMatchObject({ role, currency })
  })
})

describe('tables', () => {
  const tablesIn = (text: string) => findTables(cellsOf(text, ';').map((cells, index) => ({ row: index + 1, cells })))

  it('a header of two lines gives the lower names the meaning of the upper ones', () => {
    const { tables } = tablesIn('Bestand;Bestand;Kaufdaten;Kaufdaten;Wert in EUR;\nBezeichnung;ISIN;Kurs;Wert;Bestandswert;\nWorld;IE00B4L5Y983;1,50;2,50;3,50;')
    const columns = tables.flatMap(columnsOf)
    expect(columns.slice(0, 5).map(({ role }) => role)).toEqual(['name', 'isin', 'cost', 'cost', 'value'])
    expect(columns[4]?.header.currency).toBe('EUR')
  })

  it('a header above currencies and amounts holds for both columns', () => {
    const { tables } = tablesIn('Produkt;ISIN;Wert;;Wert in EUR\nWorld;IE00B4L5Y983;USD;2,50;3,50')
    expect(tables.flatMap(columnsOf).map(({ role }) => role)).toEqual(['name', 'isin', 'currency', 'value', 'value'])
  })

  it('rows keep their numbers, with what stands above apart', () => {
    const { before, tables } = tablesIn('Depot;1\n\nISIN;Wert\nIE00B4L5Y983;1,5\n\nUS0378331005;2,5')
    expect(before).toEqual([{ row: 1, cells: ['Depot', '1'] }])
    expect(tables.map(({ headerRow, rows }) => [headerRow, rows.map(({ row }) => row)])).toEqual([[3, [4, 6]]])
  })
})

describe('identifiers', () => {
  it.each([
    ['ie00 b4l5 y983', 'IE00B4L5Y983'], ['IE00B4L5Y983 / A0RPWH', 'IE00B4L5Y983'], ['World (IE00B4L5Y983)', 'IE00B4L5Y983'], ['IE00B4L5Y984', null], ['IE00B4L5Y983 US0378331005', null],
  ])('the ISIN in %s is %s', (cell, isin) => {
    expect(isinIn(cell)).toBe(isin)
  })

  // SAP SE and Nestlé as their own reports name them.
  it.each([['DE', '716460', 'DE0007164600'], ['CH', '3886335', 'CH0038863350']] as const)('the number of %s %s is part of %s', (country, number, isin) => {
    expect(isinFrom(country, number)).toBe(isin)
  })
})

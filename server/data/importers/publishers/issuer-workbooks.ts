/** Holdings workbooks of issuers that differ in nothing but their words: lines about the fund, a header, rows up to the first without a weight. */
import type { IsoDate } from '../../../../core/values/dates'
import { isValidIsin } from '../../../../core/values/isin'
import { columnsOf, type Columns, type Headers, type Line, type Importer, type SourceFile } from '../columns'
import type { HoldingsFile } from '../holdings'
import { listImporter, until } from '../reading/list'
import { sheetNameOf, sheetOf } from '../reading/sheets'
import { sheetParts } from '../../../../sdk/files/formats/xlsx'
import { dayOf } from '../vocabulary/dates'
import { isBlank } from '../vocabulary/words'

/** What tells a layout from others, and where it has what. */
interface Layout {
  format: string
  title: string
  publisher: HoldingsFile['publisher']
  /** Headers that no other layout has together. */
  marks: readonly string[]
  headers: Headers
  unit: 'percent' | 'fraction'
  /** Day and name of the list: lines around the table, the name of the sheet, the texts of all sheets. */
  about(around: readonly Line[], sheet: string, texts: string): { asOf: IsoDate | null; fundName: string | null }
}

/** The header of every layout stands among the first rows. */
const HEAD_LINES = 20

const cellAfter = (lines: readonly Line[], label: string): string | null => lines.find(({ cells }) => cells[0]?.trim() === label)?.cells[1] ?? null
const firstCell = (lines: readonly Line[]): string | null => lines[0]?.cells[0]?.trim() || null
const cellsOf = (lines: readonly Line[]): string[] => lines.flatMap(({ cells }) => cells)
const found = (texts: readonly string[], pattern: RegExp): string | undefined => texts.flatMap((text) => pattern.exec(text)?.[1] ?? [])[0]

/** A day of eight digits, year first. */
const packedDay = (text: string | undefined): IsoDate | null => dayOf(text?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') ?? '')

const layouts: readonly Layout[] = [
  {
    format: 'xtrackers-xlsx', title: 'Xtrackers holdings (xlsx)', publisher: { id: 'xtrackers', title: 'Xtrackers ETF holdings', url: 'https://etf.dws.com/' },
    marks: ['Type of Security', 'Industry Classification', 'Weighting'], unit: 'fraction',
    headers: { name: ['Name'], isin: ['ISIN'], country: ['Country'], currency: ['Currency'], exchange: ['Exchange'], assetClass: ['Type of Security'], rating: ['Rating'], sector: ['Industry Classification'], weight: ['Weighting'] },
    about: (_, sheet) => ({ asOf: dayOf(sheet), fundName: null }),
  },
  {
    format: 'spdr-xlsx', title: 'State Street SPDR holdings, Europe (xlsx)', publisher: { id: 'state-street', title: 'State Street SPDR holdings', url: 'https://www.ssga.com/' },
    marks: ['Security Name', 'Percent of Fund', 'Trade Country Name'], unit: 'percent',
    headers: { name: ['Security Name'], isin: ['ISIN'], currency: ['Currency'], weight: ['Percent of Fund'], country: ['Trade Country Name'], sector: ['Sector Classification'], industry: ['Industry Classification'] },
    about: (around) => ({ asOf: dayOf(cellAfter(around, 'Holdings As Of:') ?? ''), fundName: cellAfter(around, 'Fund Name:') }),
  },
  {
    format: 'deka-xlsx', title: 'Deka ETF holdings (xlsx)', publisher: { id: 'deka', title: 'Deka ETF holdings', url: 'https://www.deka-etf.de/' },
    marks: ['Holding Name', 'WKN', 'Branche', 'Gewichtung'], unit: 'fraction',
    headers: { name: ['Holding Name'], isin: ['ISIN'], country: ['Land'], sector: ['Branche'], weight: ['Gewichtung'] },
    // the day stands in the last sheet
    about: (_, __, texts) => ({ asOf: dayOf(/\bDatum:\s*(\d\d\.\d\d\.\d{4})\b/.exec(texts)?.[1] ?? ''), fundName: null }),
  },
  {
    format: 'vaneck-xlsx', title: 'VanEck holdings (xlsx)', publisher: { id: 'vaneck', title: 'VanEck ETF holdings', url: 'https://www.vaneck.com/' },
    marks: ['Number', 'Ticker', 'ISIN'], unit: 'percent',
    headers: { name: ['Bezeichnung der Position', 'Holding Name'], ticker: ['Ticker'], isin: ['ISIN'], weight: ['% des Fondsvolumens', '% of Fund', '% of Net Assets'] },
    // the day is written month first in every language; the name of the sheet leaves no doubt
    about: (around, sheet) => ({ asOf: packedDay(/_(\d{8})$/.exec(sheet)?.[1]) ?? dayOf(found(cellsOf(around), /(\d\d[./]\d\d[./]\d{4})$/) ?? '', 'month-first'), fundName: null }),
  },
  {
    format: 'ubs-xlsx', title: 'UBS ETF holdings (xlsx, named xls)', publisher: { id: 'ubs', title: 'UBS ETF holdings', url: 'https://www.ubs.com/etf' },
    marks: ['ISIN', 'Sedol Code'], unit: 'percent',
    headers: { name: ['Securities', 'Wertpapiere', 'Titolo', 'Titres'], isin: ['ISIN'], currency: ['Currency', 'Währung', 'Valuta', 'Devise'], weight: ['Weight %', 'Gewichtung (%)', 'Ponderazione %', 'Pondération (%)'] },
    about: (around) => ({ asOf: dayOf(found(cellsOf(around), /, (\d\d\.\d\d\.\d{4})$/) ?? ''), fundName: firstCell(around) }),
  },
  {
    format: 'fidelity-xlsx', title: 'Fidelity ETF holdings (xlsx)', publisher: { id: 'fidelity', title: 'Fidelity ETF holdings', url: 'https://www.fidelity.lu/' },
    marks: ['ISIN', 'Name', 'Weight (%)'], unit: 'percent',
    headers: { name: ['Name'], isin: ['ISIN'], weight: ['Weight (%)'] },
    about: (around) => ({ asOf: dayOf(cellAfter(around, 'Date:') ?? ''), fundName: firstCell(around) }),
  },
  {
    format: 'vanguard-xlsx', title: 'Vanguard holdings, Europe (xlsx)', publisher: { id: 'vanguard', title: 'Vanguard ETF holdings', url: 'https://www.vanguard.com/' },
    marks: ['Ticker', 'Region'], unit: 'percent',
    headers: { ticker: ['Ticker'], name: ['Wertpapiere', 'Holding name'], weight: ['% der Assets', '% of market value'], sector: ['Sektor', 'Sector'], country: ['Region'] },
    about: (around) => ({ asOf: cellsOf(around).map((cell) => dayOf(found([cell], /(\d{1,2}\.? \p{L}+ \d{4}|\d\d\.\d\d\.\d{4})$/u) ?? '')).find((day) => day !== null) ?? null, fundName: firstCell(around) }),
  },
]

const columnsIn = (line: Line, { marks, headers }: Layout) => (marks.every((mark) => line.cells.some((cell) => cell.trim() === mark)) ? columnsOf(line, headers) : null)

const startIn = (file: SourceFile, layout: Layout): number => sheetOf(file).slice(0, HEAD_LINES).findIndex((line) => columnsIn(line, layout) !== null)

/** The fund that a line above the table names. */
const isinIn = (lines: readonly Line[]): string | null => cellsOf(lines).flatMap((cell) => cell.split(/[^A-Z0-9]+/)).find(isValidIsin) ?? null

const weightOf = ({ cells }: Line, { at }: Columns): string => (cells[at.get('weight') ?? 0] ?? '').trim()

export const issuerWorkbooks: readonly Importer[] = layouts.map((layout) => listImporter({
  ...layout,
  detect: (file) => startIn(file, layout) !== -1,
  layout: (file) => ({
    lines: sheetOf(file), start: startIn(file, layout), headerOf: (line) => columnsIn(line, layout), unit: layout.unit,
    rowsIn: (rows, columns) => until(rows, (row) => weightOf(row, columns) === ''),
    // money too little to be weighed has a dash
    holdingOf: (row, reader, columns) => (isBlank(weightOf(row, columns)) ? null : reader.read(row)),
  }),
  about: ({ above, below }, file) => ({
    ...layout.about([...above, ...below], sheetNameOf(file), new TextDecoder().decode(file.parts?.get(sheetParts.texts))), fundIsin: isinIn(above),
  }),
}))

import { type IsoDate, addDays } from '../../../../core/values/dates'
import { BundleError } from '../../bundle/csv'
import { priceOf } from '../../decimal'
import type { Line, Importer, PricesFile, SourceFile } from '../columns'
import { linesOf } from '../reading/list'
import { sheetOf } from '../reading/sheets'
import { dayOf } from '../vocabulary/dates'
import { wordKey } from '../vocabulary/words'
import { currencyIn, instrumentIn, seriesOfDays } from './prices'

const days = ['date', 'datum', 'tag', 'day', 'as of', 'nav date', 'valuation date', 'bewertungstag', 'bewertungsdatum', 'kursdatum', 'stichtag']
const values = [
  'nav', 'nav per share', 'net asset value', 'anteilwert', 'anteilspreis', 'nettoinventarwert', 'rücknahmepreis', 'close', 'closing price', 'schlusskurs', 'schluss',
  'quote', 'kurs', 'price', 'preis', 'last', 'zuletzt', 'letzter', 'wert', 'value',
]

/** Rows in which the header is searched, since issuers write lines about the fund before it. */
const ROWS_BEFORE = 40
const DELIMITERS = [';', '\t', ',']

interface Layout {
  /** Empty without one. */
  header: readonly string[]
  rows: readonly Line[]
  date: number
  value: number
  /** -1 without such a column. */
  isin: number
  delimiter: string
}

/**
 * Daily values in any CSV or the first sheet of a workbook: a column of days and one of values, with known headers (as in
 * histories from issuers and exports of Portfolio Performance), or a table of two columns without headers.
 */
export const priceTable: Importer = {
  format: 'price-table',
  title: 'Prices or net asset values (CSV, xlsx: a day and a value)',
  detect: (file) => {
    try {
      return layoutOf(file) !== null
    } catch {
      return false
    }
  },
  read(file): PricesFile {
    const layout = layoutOf(file)
    if (layout === null) throw new BundleError(file.name, 'has no columns of days and values', 1)
    if (file.parts === null && layout.value === (layout.rows.at(-1)?.cells.length ?? 0) - 1 && !/[\r\n]$/.test(file.text())) throw new BundleError(file.name, 'ends inside a line: the file is cut off')
    const readDay = dayReader(file.name, layout)
    const readValue = numberReader(file.name, layout)
    const read = layout.rows.map((row) => {
      const close = readValue(cellAt(row, layout.value))
      if (close === null) throw new BundleError(file.name, 'is not a positive number', row.line, 'value')
      return { line: row.line, date: readDay(row), close }
    })
    const of = { isin: instrumentIn(file.name, layout.rows, layout.isin), currency: currencyIn(file.name, layout.header, layout.rows, layout.value) }
    return seriesOfDays(file.name, 'price-table', 'price_only', of, read)
  },
}

const cellAt = ({ cells }: Line, column: number): string => (cells[column] ?? '').replace('\uFEFF', '').trim()

/** Rows by the delimiter that most of the first ones have. */
function rowsOf(file: SourceFile): { lines: readonly Line[]; delimiter: string } {
  if (file.parts !== null) return { lines: sheetOf(file), delimiter: '' }
  const head = file.text().slice(0, 4_000)
  const [delimiter = ','] = [...DELIMITERS].sort((a, b) => head.split(b).length - head.split(a).length)
  return { lines: linesOf(file, delimiter), delimiter }
}

/** Characters of a name of a column: a longer text is none, and the pattern would go through it from each of its brackets. */
const NAME_MAX = 100

const keyOf = (cell: string): string => (cell.length > NAME_MAX ? '' : wordKey(cell.replace('\uFEFF', '').replace(/\(.*\)|\s[A-Z]{3}$/g, '')))

/** The rows up to the first without a day; remarks may follow, but no further days. */
function tableIn(file: SourceFile, lines: readonly Line[], date: number): Line[] {
  const end = lines.findIndex((line) => cellAt(line, date) === '')
  if (end === -1) return [...lines]
  const more = lines.slice(end).find((line) => isDay(cellAt(line, date)))
  if (more !== undefined) throw new BundleError(file.name, 'stands below a row without a day: rows are missing', more.line, 'date')
  return lines.slice(0, end)
}

function layoutOf(file: SourceFile): Layout | null {
  const { lines, delimiter } = rowsOf(file)
  for (const [index, { cells }] of lines.slice(0, ROWS_BEFORE).entries()) {
    const keys = cells.map(keyOf)
    const date = keys.findIndex((key) => days.includes(key))
    const value = values.map((word) => keys.findIndex((key, column) => column !== date && key === word)).find((column) => column !== -1)
    const rows = date === -1 || value === undefined ? [] : tableIn(file, lines.slice(index + 1), date)
    if (value !== undefined && rows.length > 0) return { header: cells, rows, date, value, isin: keys.indexOf('isin'), delimiter }
  }
  const isPair = lines.length > 1 && lines.every(({ cells }) => cells.length === 2) && lines.slice(0, 2).every((line) => isDay(cellAt(line, 0)) && /\d/.test(cellAt(line, 1)))
  return isPair ? { header: [], rows: lines, date: 0, value: 1, isin: -1, delimiter } : null
}

/** A day of a workbook is a number: days since the end of 1899. */
const dayOfSheet = (text: string): IsoDate | null =>
  (/^\d{5}(\.\d+)?$/.test(text) ? addDays('1899-12-30', Math.floor(Number(text))) : null)

const withoutTime = (text: string): string => text.replace(/[T ]\d{2}:\d{2}.*$/, '')
const isDay = (text: string): boolean => dayOfSheet(text) !== null || dayOf(withoutTime(text)) !== null || dayOf(withoutTime(text), 'month-first') !== null

/** Parses days in the order that fits all of them. If both fit, they are refused, except with dots, which are never month-first. */
function dayReader(file: string, { rows, date }: Layout): (row: Line) => IsoDate {
  const texts = rows.map((row) => withoutTime(cellAt(row, date)))
  const fits = (order: 'day-first' | 'month-first'): boolean => texts.every((text) => (dayOfSheet(text) ?? dayOf(text, order)) !== null)
  const [dayFirst, monthFirst] = [fits('day-first'), fits('month-first')]
  const isAmbiguous = dayFirst && monthFirst && texts.some((text) => /^\d{1,2}[/-]\d{1,2}[/-]/.test(text) && dayOf(text) !== dayOf(text, 'month-first'))
  if (isAmbiguous) throw new BundleError(file, 'may be day first or month first: write days as YYYY-MM-DD', rows[0]?.line ?? null, 'date')
  return (row) => {
    const text = withoutTime(cellAt(row, date))
    return dayOfSheet(text) ?? dayOf(text, dayFirst || !monthFirst ? 'day-first' : 'month-first') ?? fail(file, row)
  }
}

function fail(file: string, { line }: Line): never {
  throw new BundleError(file, 'is not a date', line, 'date')
}

const GROUPED = /^\d{1,3}(,\d{3})+$/

/** Reads numbers with the decimal sign of all of them. A comma that may mean thousands is refused. */
function numberReader(file: string, { rows, value, delimiter }: Layout): (text: string) => number | null {
  const texts = rows.map((row) => plain(cellAt(row, value)))
  const commas = texts.filter((text) => text.includes(','))
  const isComma = commas.length > 0 && commas.every((text) => text.lastIndexOf(',') > text.lastIndexOf('.') && text.split(',').length === 2)
  if (isComma && delimiter === ',' && commas.every((text) => GROUPED.test(text))) throw new BundleError(file, 'has commas that may be thousands or decimals', rows[0]?.line ?? null, 'value')
  return (text) => priceOf(isComma ? plain(text).replaceAll('.', '').replace(',', '.') : plain(text).replaceAll(',', ''))
}

/** Without a currency and spaces. */
const plain = (text: string): string => text.replace(/[A-Z]{3}|[€$£\s\u00A0']/g, '')

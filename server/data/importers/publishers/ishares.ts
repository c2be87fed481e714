import type { IsoDate } from '../../../../core/values/dates'
import { BundleError } from '../../bundle/csv'
import { columnsOf, type Columns, type Headers, type Line } from '../columns'
import { dayOf } from '../vocabulary/dates'
import type { Holding } from '../holdings'
import { isEmpty, linesOf, listImporter, until, type ListFormat } from '../reading/list'
import { isOldWorkbook, oldSheetOf } from '../reading/sheets'
import { wordKey } from '../vocabulary/words'
import { sumBy } from '../../../../core/values/sum'

const headers: Headers = {
  ticker: ['Ticker', 'Issuer Ticker', 'Emittententicker', "Ticker dell'emittente", 'Ticker del emisor'],
  name: ['Name', 'Nome', 'Nombre'],
  assetClass: ['Asset Class', 'Anlageklasse', 'Clase de activo'],
  sector: ['Sector', 'Sektor', 'Settore'],
  weight: ['Weight (%)', 'Gewichtung (%)', 'Ponderazione (%)', 'Peso (%)'],
  isin: ['ISIN'],
  cusip: ['CUSIP'],
  country: ['Location', 'Location of Risk', 'Standort', 'Area Geografica', 'Ubicación'],
  exchange: ['Exchange', 'Börse', 'Cambio', 'Bolsa de valores'],
  maturity: ['Maturity', 'Fälligkeit', 'Endfälligkeit', 'Scadenza', 'Vencimiento'],
  coupon: ['Coupon (%)', 'Kupon (%)', 'Cedola (%)', 'Cupón (%)'],
  duration: ['Duration', 'Durata', 'Duración'],
  currency: ['Market Currency', 'Marktwährung', 'Valuta di mercato', 'Mercado de divisas'],
}
const dateLabels = new Set(['fund holdings as of', 'fondsposition per', 'al', 'a fecha de', ''])

const publisher = { id: 'ishares', title: 'BlackRock iShares holdings', url: 'https://www.ishares.com/' }

/**
 * iShares holdings CSV of all sites. The header is the last one in the file: a fund of funds has the funds it holds
 * first and their contents after. A line of one no-break space closes a table; without it the file is cut off. The
 * United States site adds a legal notice after it.
 */
const csv: ListFormat = {
  format: 'ishares-csv',
  title: 'iShares holdings (CSV)',
  publisher,
  detect: (file) => headLines(file.text()).some((cells) => headerOf({ line: 0, cells }) !== null),
  layout(file) {
    const lines = linesOf(file)
    const start = lines.findLastIndex((line) => headerOf(line) !== null)
    const above = lines.slice(0, Math.max(0, start))
    return {
      lines, start, headerOf, unit: 'percent',
      rowsIn(below) {
        const length = below.findIndex(isEmpty)
        if (length === -1) throw new BundleError(file.name, 'the closing line is missing: the file is cut off', lines.at(-1)?.line ?? null)
        checkNotice(file.name, above, below.slice(length))
        return below.slice(0, length)
      },
      check: (rows) => checkLookThrough(file.name, above, rows),
    }
  },
  about: ({ above }) => about(above),
}

/** The Excel file of an iShares fund page (since 2026 what a person gets there): lines about the fund, a header, rows to the end of the first sheet. */
const workbook: ListFormat = {
  format: 'ishares-xls',
  title: 'iShares fund workbook (xls, an XML)',
  publisher,
  detect: isOldWorkbook,
  layout: (file) => ({ lines: oldSheetOf(file), headerOf, unit: 'percent', rowsIn: (below) => until(below, isEmpty) }),
  about: ({ above }) => ({ asOf: about(above).asOf, fundName: above[1]?.cells[0] || null }),
}

export const ishares = listImporter(csv)
export const isharesWorkbook = listImporter(workbook)

/** Cells of the first lines, split roughly: good enough to find a header, whatever is damaged below. */
const headLines = (text: string): string[][] => text.slice(0, 4_000).split(/\r?\n/).slice(0, 14).map((line) => line.replace('\uFEFF', '').split(','))

/** The columns of a header line of any site; null for another line. */
function headerOf(line: Line): Columns | null {
  const columns = columnsOf(line, headers)
  return columns !== null && (columns.at.has('ticker') || (columns.at.has('maturity') && columns.at.has('coupon'))) ? columns : null
}

const isCanadian = (label: string | undefined): boolean => label?.startsWith('Total Net Assets') === true

const isUnitedStatesPage = (before: readonly Line[]): boolean =>
  before.some(({ cells }) => cells[0] === 'Inception Date') && !before.some(({ cells }) => isCanadian(cells[0]))

/** `end`: the closing line and what follows. */
function checkNotice(file: string, above: readonly Line[], end: readonly Line[]): void {
  if (isUnitedStatesPage(above) && end.length === 1) throw new BundleError(file, 'the notice after the table is missing: the file is cut off', end.at(-1)?.line ?? null)
  const more = end.slice(1).find((line) => line.cells.length > 1 && !isEmpty(line))
  if (more !== undefined) throw new BundleError(file, 'a second table begins but is cut off', more.line)
}

/** The Canadian site lists a fund of funds twice: without the second table the file ends too early. */
function checkLookThrough(file: string, before: readonly Line[], rows: readonly Holding[]): void {
  const tables = before.filter(({ cells }) => isCanadian(cells[0])).length
  const funds = sumBy(rows.filter(({ name }) => /\bETF\b/.test(name)), ({ weight }) => weight)
  if (tables === 1 && funds > 0.5) throw new BundleError(file, 'the table of what the funds hold is missing: the file is cut off', rows.at(-1)?.line ?? null)
}

/** Date and fund name from the lines above the header, where the site gives them. */
function about(before: readonly Line[]): { fundName: string | null; asOf: IsoDate | null } {
  const dated = before.findLastIndex(({ cells }) => dateLabels.has(wordKey(cells[0]?.replace('\uFEFF', '') ?? '')) && dayOf(cells[1] ?? '') !== null)
  const name = dated > 0 ? (before[dated - 1]?.cells[0] ?? '').trim() : ''
  return { asOf: dayOf(before[dated]?.cells[1] ?? ''), fundName: name === '' ? null : name }
}

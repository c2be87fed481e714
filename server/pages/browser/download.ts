/** Files made in the browser from what a page shows. */
import type { Locale } from '../../../core/values/text'
import type { Unit } from '../../../core/wording/format'

/** A cell of a table; null is a missing value and stays empty. */
export type Cell = string | number | boolean | null

/** Unit of a column in the file: shares are fractions there. */
function unitNote(unit: Unit): string {
  if (unit === 'fraction' || unit.startsWith('share with')) return '1 = 100 %'
  if (unit === 'percentage points') return '%'
  return unit.startsWith('amount in ') ? unit.slice(-3) : unit
}

/** The header of a column in a file: its name and its unit. */
export const headerOf = (label: string, unit: Unit | undefined): string => (unit === undefined ? label : `${label} (${unitNote(unit)})`)

/** Puts a quote before what a spreadsheet would run as a formula, also after what one of another language takes for a separator; some accept full-width signs. */
const harmless = (text: string): string => text.replace(/^(?=[\t\r\n])|(^|[,;\t])(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1'")

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

function cellText(cell: Cell, locale: Locale): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return harmless(cell)
  return locale === 'de' && typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell)
}

/** A table as CSV: comma and decimal point in English, semicolon and decimal comma in German, as spreadsheets expect. */
export function csvOf(rows: readonly (readonly Cell[])[], locale: Locale): string {
  const separator = locale === 'de' ? ';' : ','
  return rows.map((row) => `${row.map((cell) => quoted(cellText(cell, locale), separator)).join(separator)}\r\n`).join('')
}

/** Offers bytes as a file. */
export function saveBlob(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

const saveFile = (name: string, type: string, text: string): void => saveBlob(name, new Blob([text], { type }))

/** A title as the name of a file. */
export const fileName = (title: string): string =>
  title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')

/** Saves a table; the mark at the start tells spreadsheets that it is UTF-8. */
export const saveCsv = (name: string, rows: readonly (readonly Cell[])[], locale: Locale): void =>
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', `\uFEFF${csvOf(rows, locale)}`)

/** Saves a value as JSON. */
export const saveJson = (name: string, value: unknown): void =>
  saveFile(`${name}.json`, 'application/json', `${JSON.stringify(value, null, 2)}\n`)

/** Files made in the browser from what a page shows. */
import type { Locale } from '../../../core/text'

/** A cell of a table; null is a missing value and stays empty. */
export type Cell = string | number | boolean | null

/** A text that a spreadsheet would run as a formula gets a quote before it. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

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

function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Saves a table; the mark at the start tells spreadsheets that it is UTF-8. */
export const saveCsv = (name: string, rows: readonly (readonly Cell[])[], locale: Locale): void =>
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', `\uFEFF${csvOf(rows, locale)}`)

/** Saves a value as JSON. */
export const saveJson = (name: string, value: unknown): void =>
  saveFile(`${name}.json`, 'application/json', `${JSON.stringify(value, null, 2)}\n`)

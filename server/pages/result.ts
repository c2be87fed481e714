/** A result of any shape as tables. */
import type { Locale } from '../../core/text'
import { escapeHtml } from './html'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function text(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '-'
  if (typeof value === 'number') return new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: true }).format(value)
  return String(value)
}

function cell(value: unknown, locale: Locale): string {
  if (Array.isArray(value) || isRecord(value)) return `<td>${valueHtml(value, locale)}</td>`
  return `<td${typeof value === 'number' ? ' class="n"' : ''}>${escapeHtml(text(value, locale))}</td>`
}

const pairs = (value: Readonly<Record<string, unknown>>, locale: Locale): string =>
  Object.entries(value)
    .map(([key, inner]) => `<tr><th>${escapeHtml(key)}</th>${cell(inner, locale)}</tr>`)
    .join('')

function rows(list: readonly Readonly<Record<string, unknown>>[], locale: Locale): string {
  const columns = [...new Set(list.flatMap((row) => Object.keys(row)))]
  const head = columns.map((column) => `<th>${escapeHtml(column)}</th>`).join('')
  return `<tr>${head}</tr>${list.map((row) => `<tr>${columns.map((column) => cell(row[column], locale)).join('')}</tr>`).join('')}`
}

/** Shows a value: objects as rows of name and value, lists of objects as a table. */
export function valueHtml(value: unknown, locale: Locale): string {
  if (isRecord(value)) return `<table>${pairs(value, locale)}</table>`
  if (!Array.isArray(value)) return escapeHtml(text(value, locale))
  if (value.length === 0) return '-'
  return value.every(isRecord) ? `<table>${rows(value, locale)}</table>` : escapeHtml(value.map((item) => text(item, locale)).join(', '))
}

/** Lines of text for a terminal. */
import { styleText } from 'node:util'
import type { Locale } from '../../../core/values/text'

export type Mark = 'heading' | 'good' | 'fair' | 'bad'

const formats = { heading: 'bold', good: 'green', fair: 'yellow', bad: 'red' } as const

/** Returns a function that styles text, or leaves it unchanged without colours. */
export const painter = (colour: boolean) => (mark: Mark, text: string): string => (colour ? styleText(formats[mark], text, { validateStream: false }) : text)

export type Paint = ReturnType<typeof painter>

/** Sanitizes third-party text: no control characters, line breaks, bidirectional marks or invisible characters. */
export const plain = (text: string): string => text.replace(/\p{Cf}+/gu, '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** Longest text of a table cell, in characters. */
const WIDEST = 44

const clipped = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text)

/** Lines of aligned columns, numbers to the right; there are as many columns as the first row has cells. */
export function columns(rows: readonly (readonly string[])[], numeric: readonly boolean[] = []): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const cell = (text: string, column: number): string => (numeric[column] === true ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0))
  return rows.map((row) => row.map(cell).join('  ').trimEnd())
}

/** A table with a head; long cells are truncated. */
export const aligned = (head: readonly string[], rows: readonly (readonly string[])[], numeric: readonly boolean[]): string[] =>
  columns([head, ...rows].map((row) => row.map(clipped)), numeric)

export const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`))

/** Display settings. */
export interface View {
  locale: Locale
  /** Most printed rows of a table. */
  rows: number
  paint: Paint
  /** The base currency. */
  currency: string
}

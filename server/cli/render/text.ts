/** Lines of text for a terminal. */
import { styleText } from 'node:util'
import type { Locale } from '../../../core/values/text'

export type Mark = 'heading' | 'good' | 'fair' | 'bad'

const formats = { heading: 'bold', good: 'green', fair: 'yellow', bad: 'red' } as const

/** Styles a text if colours are shown. */
export const painter = (colour: boolean) => (mark: Mark, text: string): string => (colour ? styleText(formats[mark], text, { validateStream: false }) : text)

export type Paint = ReturnType<typeof painter>

/** Foreign text without control characters, line breaks, bidirectional marks and invisible characters. */
export const plain = (text: string): string => text.replace(/\p{Cf}+/gu, '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** The longest text of a table cell. */
const WIDEST = 44

const clipped = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text)

/** A table with its columns aligned: numbers to the right. Cells that are too long are cut. */
export function aligned(head: readonly string[], rows: readonly (readonly string[])[], numeric: readonly boolean[]): string[] {
  const cells = [head, ...rows].map((row) => row.map(clipped))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  const cell = (text: string, column: number): string => (numeric[column] === true ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0))
  return cells.map((row) => row.map(cell).join('  ').trimEnd())
}

/** Names with their values beside them. */
export function paired(pairs: readonly (readonly [name: string, value: string])[]): string[] {
  const width = Math.max(0, ...pairs.map(([name]) => name.length))
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${value}`)
}

export const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`))

/** How results are shown. */
export interface View {
  locale: Locale
  /** Rows of a table that are printed. */
  rows: number
  paint: Paint
  /** The currency of amounts in the base currency. */
  currency: string
}

import type { Environment } from '../process/config'
import { plain } from './render/text'

/** Where commands write. Tests give their own. */
export interface Output {
  out(text: string): void
  err(text: string): void
  /** Whether a progress line makes sense. */
  interactive: boolean
}

/** Everything of the process that a command may use. */
export interface Setting extends Output {
  env: Environment
  /** Whether the output is a terminal that shows colours. */
  colour: boolean
  now(): Date
  /** Asks who sits at the terminal; absent where nobody does. */
  confirm?(question: string): Promise<boolean>
  /** The bytes of a file, or of standard input for `-`. */
  read(path: string): Promise<Uint8Array>
}

/** Aligned columns; names in them are those of others. */
export function table(texts: readonly (readonly string[])[]): string {
  const rows = texts.map((row) => row.map(plain))
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n')
}

/** A fraction as percent with two decimals. */
export const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)} %`

/** The indented JSON of a result. */
export const json = (value: unknown): string => JSON.stringify(value, null, 2)

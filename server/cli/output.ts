/** Where commands write. Tests give their own. */
export interface Output {
  out(text: string): void
  err(text: string): void
  /** Whether a progress line makes sense. */
  interactive: boolean
}

export const terminal: Output = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  interactive: process.stderr.isTTY === true,
}

/** A command that cannot go on, for a reason that the user can mend. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed'
}

/** Aligned columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n')
}

/** A fraction as percent with two decimals. */
export const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)} %`

/** The indented JSON of a result. */
export const json = (value: unknown): string => JSON.stringify(value, null, 2)

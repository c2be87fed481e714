import { csvRecords } from '../../bundle/csv'
import { BundleError } from '../../bundle/error'
import type { Line } from '../columns'
import type { SourceFile } from '../importer'

/** The longest list of a fund has some twenty thousand rows. */
export const ROWS_MAX = 200_000

/** The lines of a CSV file. */
export function linesOf(file: SourceFile, delimiter = ','): Line[] {
  const lines: Line[] = []
  for (const line of csvRecords(file.name, file.text(), delimiter)) {
    if (lines.push(line) > ROWS_MAX) throw new BundleError(file.name, line.line, null, `has more than ${ROWS_MAX} rows`)
  }
  return lines
}

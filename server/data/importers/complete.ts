import { BundleError } from '../bundle/error'
import type { Holding } from './holdings'
import type { SourceFile } from './importer'

/** Lists without a closing line state every row, so that their weights add up to 1 but for rounding. */
const SUM_TOLERANCE = 0.001

/** The end of a file that has no closing line: a line break, and nothing missing from the sum. */
export function checkComplete(file: SourceFile, rows: readonly Holding[], tolerance = SUM_TOLERANCE): void {
  const line = rows.at(-1)?.line ?? null
  if (!file.text().endsWith('\n')) throw new BundleError(file.name, line, null, 'ends inside a line: the file is cut off')
  const sum = rows.reduce((total, row) => total + row.weight, 0)
  if (Math.abs(sum - 1) > tolerance) throw new BundleError(file.name, line, 'weight', 'the weights do not add up to 1: rows are missing or repeated')
}

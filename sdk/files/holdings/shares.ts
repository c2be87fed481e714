/** Columns that say how large a part of the whole each row is, and what they say of it beside values. Loaded for lists that have them. */
import { toCents } from '../../../core/values/money'
import { sumBy } from '../../../core/values/sum'
import { decimalsOf, formatOfColumn, halfOf, parseDecimal } from '../cells/decimal'
import { cellOf, type Column } from '../table/columns'
import { labelOf } from '../table/value-column'
import type { StatedTotal } from '../verdict'
import type { Planned } from './plan'
import type { Item } from './rows'
import { isNear, possibleSums, toleranceOf } from './totals'

/** What a share of the whole is called. */
const WEIGHT = /anteil(?!e)|gewicht|\bweight|allo[ck]ation|\bshare\b|\bpoids\b|\bpeso\b|^(?:ist )?pe?r(?:cent|ozent)$/

/** Shares of something else, or of what is only wanted. */
const OTHER = /gewinn|verlust|gain|profit|rendite|return|performance|entwicklung|veranderung|kosten|steuer|soll|ziel|target|plan/

export const columnsOfWeights = (columns: readonly Column[], named?: string): Column[] =>
  columns.filter((column) => {
    const { header: { words }, shape } = column
    if (named !== undefined) return labelOf(columns, column).toLowerCase() === named.trim().toLowerCase()
    return WEIGHT.test(words) && !OTHER.test(words) && (shape === 'amount' || shape === 'percent')
  })

export const withoutSign = (cell: string): string => (cell.endsWith('%') ? cell.slice(0, -1).trimEnd() : cell)

interface Whole {
  /** Of the largest share. */
  row: number
  least: number
  most: number
}

/** The whole of which the rows are such shares; null where they are not shares of one. */
function wholeOf({ table, plan: { columns } }: Planned, items: readonly Item[]): Whole | null {
  const [column, ...others] = columnsOfWeights(columns)
  const cells = new Map(table.rows.map((row) => [row.row, withoutSign(cellOf(row, column))]))
  const format = formatOfColumn([...cells.values()])
  if (column === undefined || others.length > 0 || (format !== 'de' && format !== 'en')) return null
  const half = halfOf(Math.max(...[...cells.values()].map((cell) => decimalsOf(cell, format))))
  const rows = items.flatMap(({ kind, row, value }) => {
    const share = parseDecimal(cells.get(row) ?? '', format)
    return kind === 'total' || kind === 'heading' || value === null || value <= 0 || share === null || share <= half ? [] : [{ row, value, share }]
  })
  const whole = sumBy(rows, ({ share }) => share) > 1.01 ? 100 : 1
  const bounds = [1, -1].map((sign) => rows.map(({ value, share }) => (whole * (value - sign * 0.01)) / (share + sign * half)))
  const [least, most] = [Math.max(...(bounds[0] ?? [])), Math.min(...(bounds[1] ?? []))]
  const [largest] = rows.toSorted((one, other) => other.value - one.value)
  return largest !== undefined && rows.length > 1 && least <= most ? { row: largest.row, least, most } : null
}

/** The whole that the shares of a list are of, where that is more than what was read of it; null where they are not shares of one. */
export function wholeBeside(planned: readonly Planned[], items: readonly Item[]): { wrong: StatedTotal[] } | null {
  const [each, ...others] = planned
  const whole = each === undefined || others.length > 0 ? null : wholeOf(each, items)
  if (whole === null) return null
  const { row, least, most } = whole
  const [all = 0, ...parts] = possibleSums(items)
  const tolerance = (most - least) / 2 + toleranceOf(items)
  const middle = (least + most) / 2
  return { wrong: [all, ...parts].some((sum) => isNear(sum, middle, tolerance)) ? [] : [{ row, stated: toCents(middle) / 100, read: all }] }
}

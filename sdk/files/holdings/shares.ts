/** Columns that say how large a part of the whole each row is, and what they say of it beside values. Loaded for lists that have them. */
import { toCents } from '../../../core/values/money'
import { sumBy } from '../../../core/values/sum'
import { decimalsOf, formatShown, halfOf, parseDecimal } from '../cells/decimal'
import { cellOf, type Column } from '../table/columns'
import { labelOf } from '../table/value-column'
import type { StatedTotal } from '../verdict'
import type { Planned } from './plan'
import type { Item } from './rows'
import { isNear, possibleSums, toleranceOf } from './totals'

/** What a share of the whole is called. */
const WEIGHT = /anteil(?!e)|gewicht|\bweight|allo[ck]ation|\bshare\b|\bpoids\b|\bpeso\b|^ist$|^(?:(?:ist|depot) )?pe?r(?:cent|ozent)$/

/** Shares of something else, or of what is only wanted. */
const OTHER = /gewinn|verlust|gain|profit|rendite|return|performance|entwicklung|veranderung|kosten|steuer|soll|ziel|target|plan|\b(?:per|pro|je) (?:share|anteil)/

export const columnsOfWeights = (columns: readonly Column[], named?: string): Column[] =>
  columns.filter((column) => {
    const { header: { words }, shape } = column
    if (named !== undefined) return labelOf(columns, column).toLowerCase() === named.trim().toLowerCase()
    return WEIGHT.test(words) && !OTHER.test(words) && (shape === 'amount' || shape === 'percent')
  })

export const withoutSign = (cell: string): string => (cell.endsWith('%') ? cell.slice(0, -1).trimEnd() : cell)

/** The whole that a share and a value of a row give, within rounding. */
interface Bounds {
  row: number
  value: number
  least: number
  most: number
}

/** What each row says of the whole, and whether the shares add up to it; of a list of which several columns may be the shares, or none, nothing. */
function boundsIn({ table, plan: { columns } }: Planned, items: readonly Item[]): { rows: Bounds[]; areAll: boolean } {
  const [column, ...others] = columnsOfWeights(columns)
  const cells = new Map(table.rows.map((row) => [row.row, withoutSign(cellOf(row, column))]))
  const format = formatShown([...cells.values()])
  if (column === undefined || others.length > 0 || format === null) return { rows: [], areAll: false }
  const half = halfOf(Math.max(...[...cells.values()].map((cell) => decimalsOf(cell, format))))
  const rows = items.flatMap(({ kind, row, value }) => {
    const share = parseDecimal(cells.get(row) ?? '', format)
    return kind === 'total' || kind === 'heading' || value === null || value <= 0 || share === null || share <= half ? [] : [{ row, value, share }]
  })
  const sum = sumBy(rows, ({ share }) => share)
  const whole = sum > 1.01 ? 100 : 1
  return {
    rows: rows.map(({ row, value, share }) => ({ row, value, least: (whole * (value - 0.01)) / (share + half), most: (whole * (value + 0.01)) / (share - half) })),
    areAll: isNear(sum, whole, rows.length * half * 1.001),
  }
}

/** The whole that the rows are shares of, or most of them where all shares add up to one, with those that are not; null where there is none. */
function wholeOf({ rows, areAll }: ReturnType<typeof boundsIn>): { least: number; most: number; others: readonly Bounds[] } | null {
  const within = (at: number): Bounds[] => rows.filter(({ least, most }) => least <= at && at <= most)
  const [own = []] = rows.map(({ least }) => within(least)).toSorted((one, other) => other.length - one.length)
  // Half are enough where the values add up to the same whole as the shares of these: two may have changed places.
  const sum = sumBy(rows, ({ value }) => value)
  const isSum = own.length > 1 && own.every(({ least, most }) => least <= sum && sum <= most)
  if (rows.length < 2 || own.length * (areAll ? 2 : 1) < rows.length + Number(areAll && !isSum)) return null
  return { least: Math.max(...own.map(({ least }) => least)), most: Math.min(...own.map(({ most }) => most)), others: rows.filter((each) => !own.includes(each)) }
}

/** Where all rows have one value, and their shares differ: it is that of the whole. */
function repeatedIn(rows: readonly Bounds[]): StatedTotal[] {
  const [first] = rows
  const areDifferent = rows.some(({ least }) => rows.some(({ most }) => most < least))
  const isSame = first !== undefined && areDifferent && rows.every(({ value }) => value === first.value)
  return isSame ? rows.map(({ row, value, least, most }) => ({ row, stated: toCents((2 * value * value) / (least + most)) / 100, read: value })) : []
}

/** What the shares of a list say against what was read of it. */
export interface SharesBeside {
  /** Whether they are shares of one whole, or of one value that is in all rows. */
  isOne: boolean
  /** Another whole, where no total has added it up, or another value of a row. */
  wrong: StatedTotal[]
  /** Rows of which no whole fits most, so that nobody knows which are right. */
  apart: number[]
}

export function wholeBeside(planned: readonly Planned[], items: readonly Item[], isAdded: boolean): SharesBeside {
  const [each, ...others] = planned
  const found = each === undefined || others.length > 0 ? { rows: [], areAll: false } : boundsIn(each, items)
  const repeated = found.areAll ? repeatedIn(found.rows) : []
  if (repeated.length > 0) return { isOne: true, wrong: repeated, apart: [] }
  const whole = wholeOf(found)
  if (whole === null) return { isOne: false, wrong: [], apart: found.rows.length > 1 ? found.rows.map(({ row }) => row) : [] }
  const [largest] = found.rows.toSorted((one, other) => other.value - one.value)
  const { least, most } = whole
  const [all = 0, ...parts] = possibleSums(items)
  const tolerance = (most - least) / 2 + toleranceOf(items)
  const middle = (least + most) / 2
  const isWhole = isAdded || [all, ...parts].some((sum) => isNear(sum, middle, tolerance))
  const told = (row: number, stated: number, read: number): StatedTotal => ({ row, stated: toCents(stated) / 100, read })
  const wrong = [
    ...(isWhole ? [] : [told(largest?.row ?? 0, middle, all)]),
    ...whole.others.map(({ row, value, least: low, most: high }) => told(row, (2 * value * middle) / (low + high), value)),
  ]
  return { isOne: true, wrong, apart: [] }
}

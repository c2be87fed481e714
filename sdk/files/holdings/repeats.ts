/** Rows that count twice, or may: the sum of the other rows of a security, without being called so, and rows that say the same. Loaded where a security stands in several rows. */
import { grouped } from '../../../core/values/grouped'
import { parseDecimal } from '../cells/decimal'
import { isinIn } from '../cells/isin'
import { cellOf, type Column } from '../table/columns'
import type { Row } from '../formats/lines'
import type { Item, Plan } from './rows'

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 0.02

/** Whether a row has nothing that the other has not, and less: the heading of a single lot or depot. */
const isHeadingOf = (row: Row, other: Row): boolean =>
  row.cells.every((cell, index) => cell === '' || cell === other.cells[index]) && row.cells.some((cell, index) => cell === '' && (other.cells[index] ?? '') !== '')

/** The amounts of a row by which it may be a sum: its value, and its units where the file has any. */
function amountsOf(row: Row, { columns, value, format }: Plan): number[] {
  const units = columns.filter(({ role, shape }) => role === 'units' && shape === 'amount')
  const counted: Column[] = [value.column, ...units.slice(0, 1)]
  return counted.map((column) => parseDecimal(cellOf(row, column), format) ?? Number.NaN)
}

/** A row that is a part of another one says so. */
const PART = /^(?:davon|darunter|of which|thereof|dont|di cui|waarvan)(?!\p{L})/iu

/** The rows, by number, that are the sum of the other rows of their security in value and units, or a part of one. */
export function sumsOfOthers(rows: readonly Row[], plan: Plan): ReadonlySet<number> {
  const column = plan.columns.find(({ role }) => role === 'isin')
  const bySecurity = grouped(rows, (row) => isinIn(cellOf(row, column)) ?? '')
  const isSum = (row: Row): boolean => {
    const isin = isinIn(cellOf(row, column))
    const others = (isin === null ? [] : (bySecurity.get(isin) ?? [])).filter((each) => each !== row)
    if (others.length > 0 && row.cells.some((cell) => PART.test(cell))) return true
    const [amounts, parts] = [amountsOf(row, plan), others.map((each) => amountsOf(each, plan))]
    if (!amounts.every((amount, index) => isNear(amount, parts.reduce((sum, part) => sum + (part[index] ?? 0), 0)))) return false
    return others.length > 1 || others.some((other) => isHeadingOf(row, other))
  }
  return new Set(rows.filter(isSum).map(({ row }) => row))
}

/** Rows of holdings that say the same: two lots, or one that stands twice. */
export function alikeIn(rows: readonly Row[], items: readonly Item[]): number[][] {
  const held = new Set(items.flatMap(({ kind, row }) => (kind === 'holding' ? [row] : [])))
  return [...grouped(rows.filter(({ row }) => held.has(row)), ({ cells }) => JSON.stringify(cells)).values()].filter(({ length }) => length > 1).map((own) => own.map(({ row }) => row))
}

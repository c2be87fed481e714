/** Rows that count twice, or may: the sum of the other rows of a security, without being called so, and rows that say the same. Loaded where a security stands in several rows. */
import { grouped } from '../../../core/values/grouped'
import { sumBy } from '../../../core/values/sum'
import { dayOf } from '../cells/dates'
import { parseDecimal } from '../cells/decimal'
import { isinIn } from '../cells/isin'
import { isTotalLabel } from '../cells/labels'
import { cellOf, type Column, ofRole } from '../table/columns'
import type { Row } from '../formats/lines'
import { likeness } from '../likeness'
import type { DoubtfulRow } from '../verdict'
import type { Item, Plan } from './rows'

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 0.02

/** Whether a row has nothing that the other has not, and less: the heading of a single lot or depot. */
const isHeadingOf = (row: Row, other: Row): boolean =>
  row.cells.every((cell, index) => cell === '' || cell === other.cells[index]) && row.cells.some((cell, index) => cell === '' && (other.cells[index] ?? '') !== '')

/** The amounts of a row by which it may be a sum: its value, and its units where the file has any. */
function amountsOf(row: Row, { columns, value, format }: Plan): number[] {
  const units = columns.filter(ofRole('units', 'amount'))
  const counted: Column[] = [value.column, ...units.slice(0, 1)]
  return counted.map((column) => parseDecimal(cellOf(row, column), format) ?? Number.NaN)
}

/** Whether a row calls itself a sum; `Total` is a company, too. */
const isCalledSum = ({ cells }: Row, { columns }: Plan): boolean => cells.some((cell, at) => isTotalLabel(cell) && !(columns[at]?.role === 'name' && /^total/i.test(cell)))

/** A row that is a part of another one says so. */
const PART = /^(?:davon|darunter|of which|thereof|dont|di cui|waarvan)(?!\p{L})/iu

/** Whether rows stand next to another one and have the days of their purchases, which that one has not: they are its lots. */
function areLots(row: Row, parts: readonly Row[], rows: readonly Row[], { columns }: Plan): boolean {
  const at = rows.indexOf(row)
  const isBeside = [rows.slice(at + 1, at + 1 + parts.length), rows.slice(Math.max(0, at - parts.length), at)].some((beside) => parts.every((part) => beside.includes(part)))
  return isBeside && columns.some((column) => column.role === 'date' && cellOf(row, column) === '' && parts.every((part) => dayOf(cellOf(part, column)) !== null))
}

/** The rows, by number, that are the sum of the other rows of their security in value and units, or a part of one; those of lots right beside them count as these, and those that call themselves a sum are one. */
export function sumsOfOthers(rows: readonly Row[], plan: Plan): ReadonlyMap<number, 'lots' | 'sum' | 'total'> {
  const column = plan.columns.find(ofRole('isin'))
  const bySecurity = grouped(rows, (row) => isinIn(cellOf(row, column)) ?? '')
  const kindOf = (row: Row): 'lots' | 'sum' | 'total' | null => {
    const isin = isinIn(cellOf(row, column))
    const others = (isin === null ? [] : (bySecurity.get(isin) ?? [])).filter((each) => each !== row)
    if (others.length > 0 && row.cells.some((cell) => PART.test(cell))) return 'sum'
    const isSumOf = (parts: readonly Row[]): boolean => amountsOf(row, plan).every((amount, index) => isNear(amount, sumBy(parts, (part) => amountsOf(part, plan)[index] ?? 0)))
    const parts = others.filter((each) => !isCalledSum(each, plan))
    if (parts.length > 0 && isCalledSum(row, plan)) return isSumOf(parts) ? 'total' : 'sum'
    if (!isSumOf(others)) return null
    if (others.length > 0 && areLots(row, others, rows, plan)) return 'lots'
    return others.length > 1 || others.some((other) => isHeadingOf(row, other)) ? 'sum' : null
  }
  return new Map(rows.flatMap((row) => {
    const kind = kindOf(row)
    return kind === null ? [] : [[row.row, kind] as const]
  }))
}

/** Rows of holdings that say the same: two lots, or one that stands twice. */
export function alikeIn(rows: readonly Row[], items: readonly Item[]): number[][] {
  const held = new Set(items.flatMap(({ kind, row }) => (kind === 'holding' ? [row] : [])))
  return [...grouped(rows.filter(({ row }) => held.has(row)), ({ cells }) => JSON.stringify(cells)).values()]
    .filter(({ length }) => length > 1).map((own) => own.map(({ row }) => row))
}

/** More names than a security has in its depots. */
const MOST_NAMES = 10

/** Rows of one security under names that have nothing in common: an ISIN may be that of another row. */
export function unlikeIn(items: readonly Item[]): DoubtfulRow[] {
  const named = items.flatMap((item) => (item.kind === 'holding' && 'isin' in item.holding && item.name !== '' ? [{ row: item.row, name: item.name, isin: item.holding.isin }] : []))
  return [...grouped(named, ({ isin }) => isin).values()].flatMap((own) => {
    const names = [...new Set(own.map(({ name }) => name))].slice(0, MOST_NAMES)
    return names.some((one, at) => names.slice(at + 1).some((other) => likeness(one, other) === 0)) ? own.map(({ row }): DoubtfulRow => ({ row, why: 'name' })) : []
  })
}

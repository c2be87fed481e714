/** Whether the sums that a file states are those of what was read. */
import { isAmount, parseDecimal, type NumberFormat } from '../cells/decimal'
import { isDepotTotal, isTotalLabel } from '../cells/labels'
import type { Row } from '../formats/lines'
import type { Item } from './rows'
import type { StatedTotal } from '../verdict'

const isSummed = ({ kind }: Item): boolean => kind === 'holding' || kind === 'wanted' || kind === 'left' || kind === 'account' || kind === 'fault'

const valueOf = (item: Item): number => item.value ?? 0

const sumOf = (items: readonly Item[]): number => items.filter(isSummed).reduce((sum, item) => sum + valueOf(item), 0)

/** What rounding of each row may add up to: half a cent, or half of a whole where no row has cents. */
function toleranceOf(items: readonly Item[]): number {
  const isWhole = items.filter(isSummed).every((item) => Number.isInteger(valueOf(item)))
  return (items.filter(isSummed).length + 1) * (isWhole ? 0.5 : 0.01)
}

/** Sums of the rows that end right above or begin right below a row, one for each number of rows, up to where it ends. */
function sumsAround(items: readonly Item[], at: number, ends: (item: Item) => boolean): number[][] {
  return [-1, 1].map((step) => {
    const sums: number[] = []
    let sum = 0
    for (let index = at + step; index >= 0 && index < items.length; index += step) {
      const item = items[index]
      if (item === undefined || ends(item)) break
      if (isSummed(item)) sums.push((sum += valueOf(item)))
    }
    return sums
  })
}

/** What a subtotal may state: the rows since the total above it, or up to the one below. */
const blockSums = (items: readonly Item[], at: number): number[] =>
  [() => false, ({ kind }: Item) => kind === 'total'].flatMap((ends) => sumsAround(items, at, ends).flatMap((sums) => sums.slice(-1)))

const isNear = (one: number, other: number, tolerance: number): boolean => Math.abs(one - other) <= tolerance

const isCash = (item: Item): boolean =>
  item.kind === 'account' || (item.kind === 'holding' && 'assetClass' in item.holding) || (item.kind === 'left' && item.reason === 'negative_cash')

/** Sums that a total may be of: everything, securities alone, cash alone. */
function possibleSums(items: readonly Item[]): number[] {
  return [sumOf(items), sumOf(items.filter((item) => !isCash(item))), sumOf(items.filter(isCash)), sumOf(items.filter((item) => item.kind !== 'left'))]
}

/** Whether a group row is a sum of rows beside it, and not a paper of its own. */
export function isSumOfOthers(items: readonly Item[], at: number): boolean {
  const item = items[at]
  return item !== undefined && item.value !== null && sumsAround(items, at, () => false).flat().some((sum) => isNear(sum, valueOf(item), 0.02))
}

/** Whether a group row is the sum of the accounts right below it. */
export function isSumOfAccounts(items: readonly Item[], at: number): boolean {
  const item = items[at]
  const [, below] = sumsAround(items, at, (each) => !isCash(each) && each.kind !== 'group')
  return item !== undefined && (below ?? []).some((sum) => isNear(sum, valueOf(item), 0.02))
}

/** Whether some total of the table confirms that all of its rows add up. */
export function isConfirmed(items: readonly Item[]): boolean {
  const tolerance = toleranceOf(items)
  return items.some((item) => item.kind === 'total' && item.value !== null && isNear(item.value, sumOf(items), tolerance))
}

/** Totals in the column of values that are no sum of any rows they may belong to. */
export function wrongTotals(items: readonly Item[]): StatedTotal[] {
  const tolerance = toleranceOf(items)
  const [all = 0, ...parts] = possibleSums(items)
  return items.flatMap((item, at) => {
    if (item.kind !== 'total' || item.value === null) return []
    const sums = [all, ...parts, ...blockSums(items, at)]
    return sums.some((sum) => isNear(sum, valueOf(item), tolerance)) ? [] : [{ row: item.row, stated: item.value, read: all }]
  })
}

interface Stated {
  row: number
  value: number
  isOfDepot: boolean
}

const amountIn = (cell: string | undefined, format: NumberFormat): number | null => (cell !== undefined && cell !== '' && isAmount(cell) ? parseDecimal(cell, format) : null)

/** The amount beside a label, at most a currency between them; null where there is none. */
const amountBeside = (cells: readonly string[], column: number, format: NumberFormat): number | null =>
  cells.slice(column + 1).filter((next) => next !== '').slice(0, 2).map((next) => amountIn(next, format)).find((amount) => amount !== null) ?? null

/** The amount below a label, where what stands beside it are labels, too. */
function amountBelow(rows: readonly Row[], index: number, column: number, format: NumberFormat): number | null {
  const [here, next] = [rows[index], rows[index + 1]]
  const isHeader = here?.cells.every((cell) => cell === '' || !/\d/.test(cell)) === true
  return isHeader && next?.row === (here?.row ?? 0) + 1 ? amountIn(next?.cells[column], format) : null
}

/** Totals that stand outside the table: beside their name, or below it. */
function statedIn(rows: readonly Row[], format: NumberFormat): Stated[] {
  return rows.flatMap(({ row, cells }, index) => cells.flatMap((cell, column): Stated[] => {
    if (!isTotalLabel(cell)) return []
    const value = amountBeside(cells, column, format) ?? amountBelow(rows, index, column, format)
    return value === null ? [] : [{ row, value, isOfDepot: isDepotTotal(cell) }]
  }))
}

/** Totals outside the table that differ from what was read; those of a depot apart, which leave no room for other accounts. */
export function wrongStatements(rows: readonly Row[], items: readonly Item[], format: NumberFormat): { ofDepot: StatedTotal[]; others: StatedTotal[] } {
  const tolerance = toleranceOf(items)
  const stated = statedIn(rows, format)
  const count = items.filter(({ kind }) => kind === 'holding' || kind === 'fault').length
  const [all = 0, ...parts] = possibleSums(items)
  const isMet = ({ value }: Stated): boolean => value === count || [all, ...parts].some((sum) => isNear(sum, value, tolerance))
  const hasMet = stated.some(isMet)
  const wrong = stated.filter((each) => !isMet(each)).map(({ row, value, isOfDepot }) => ({ isOfDepot, total: { row, stated: value, read: all } }))
  return {
    ofDepot: hasMet ? [] : wrong.filter(({ isOfDepot }) => isOfDepot).map(({ total }) => total),
    others: wrong.filter(({ isOfDepot }) => hasMet || !isOfDepot).map(({ total }) => total),
  }
}

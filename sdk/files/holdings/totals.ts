/** Whether the sums in the column of values are those of what was read. */
import type { Item } from './rows'
import type { StatedTotal } from '../verdict'

const isSummed = ({ kind }: Item): boolean => kind === 'holding' || kind === 'wanted' || kind === 'left' || kind === 'account' || kind === 'fault'

const valueOf = (item: Item): number => item.value ?? 0

const sumOf = (items: readonly Item[]): number => items.filter(isSummed).reduce((sum, item) => sum + valueOf(item), 0)

/** What rounding of each row may add up to: half a cent, or half of a whole where no row has cents. */
export function toleranceOf(items: readonly Item[]): number {
  const isWhole = items.filter(isSummed).every((item) => Number.isInteger(valueOf(item)))
  return (items.filter(isSummed).length + 1) * (isWhole ? 0.5 : 0.005_001)
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

export const isNear = (one: number, other: number, tolerance: number): boolean => Math.abs(one - other) <= tolerance

const isCash = (item: Item): boolean =>
  item.kind === 'account' || (item.kind === 'holding' && 'assetClass' in item.holding) || (item.kind === 'left' && item.reason === 'negative_cash')

/** Sums that a total may be of: everything, securities alone, cash alone; of nothing there is none. */
export function possibleSums(items: readonly Item[]): number[] {
  const parts = [(item: Item) => !isCash(item), isCash, ({ kind }: Item) => kind !== 'left'].map((isPart) => items.filter((item) => isSummed(item) && isPart(item)))
  return [sumOf(items), ...parts.filter(({ length }) => length > 0).map(sumOf)]
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

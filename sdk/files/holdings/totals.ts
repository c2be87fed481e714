/** Whether the sums in the column of values are those of what was read. */
import { sumBy } from '../../../core/values/sum'
import { isCashHeading } from '../cells/cash'
import { isMoney, type Item } from './rows'
import type { StatedTotal } from '../verdict'

const isSummed = ({ kind }: Item): boolean => kind !== 'total' && kind !== 'heading' && kind !== 'group'

const valueOf = (item: Item): number => item.value ?? 0

const sumOf = (items: readonly Item[]): number => sumBy(items.filter(isSummed), valueOf)

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
      if (valueOf(item) !== 0 && (isSummed(item) || (item.kind === 'group' && item.cash !== null))) sums.push((sum += valueOf(item)))
    }
    return sums
  })
}

const isCash = (item: Item): boolean =>
  item.kind === 'account' || isMoney(item) || (item.kind === 'left' && item.reason === 'negative_cash')

/** The rows that a subtotal may be of: those since the total above it, or up to the one below, or all of them; of those since the total above it also the securities alone. */
const blocksBeside = (items: readonly Item[], at: number): (readonly Item[])[] => {
  const [above, below] = [items.slice(0, at), items.slice(at + 1)]
  const next = below.findIndex(({ kind }) => kind === 'total')
  const since = above.slice(above.findLastIndex(({ kind }) => kind === 'total') + 1)
  return [above, since, since.filter((item) => !isCash(item)), below, next < 0 ? below : below.slice(0, next)].filter((block) => block.some(isSummed))
}

export const isNear = (one: number, other: number, tolerance: number): boolean => Math.abs(one - other) <= tolerance

/** The whole list: everything, securities alone, what counts, and all but what says that it is not held. */
const wholes = (items: readonly Item[]): (readonly Item[])[] =>
  [items, ...[items.filter((item) => !isCash(item)), items.filter(({ kind }) => kind !== 'left'), items.filter((item) => !('code' in item && item.code === 'not_held'))].filter((part) => part.some(isSummed))]

/** Accounts that are called as all securities or all accounts are, and as much as these: their sum, which would count twice. Of one account alone only a sum has a name such as `Kontoguthaben`. */
export function countedTwice(items: readonly Item[]): Item[] {
  const [papers, money] = [items.filter((item) => isSummed(item) && !isCash(item)), items.filter(isMoney)]
  return money.filter((item) => {
    const others = isCashHeading(item.name) ? money.filter((each) => each !== item) : /wertpapier|depot|portfolio/i.test(item.name) ? papers : []
    return others.length > (/^(?:konto|bank)?guthaben$|^barv/i.test(item.name) ? 0 : 1) && isNear(sumOf(others), valueOf(item), 0.006)
  })
}

const cashIn = (items: readonly Item[]): Item[] => items.filter((item) => isSummed(item) && isCash(item))

/** Sums of the whole list. */
export const wholeSums = (items: readonly Item[]): number[] => wholes(items).map(sumOf)

/** Sums that a total may be of: those of the whole list, and cash alone; of nothing there is none. */
export function possibleSums(items: readonly Item[]): number[] {
  const cash = cashIn(items)
  return [...wholeSums(items), ...(cash.length > 0 ? [sumOf(cash)] : [])]
}

/** Whether a group row is a sum of rows beside it, and not a paper of its own. */
export function isSumOfOthers(items: readonly Item[], at: number): boolean {
  const item = items[at]
  return item !== undefined && item.value !== null && sumsAround(items, at, () => false).flat().some((sum) => isNear(sum, valueOf(item), 0.02))
}

/** Whether a group row is the sum of the accounts right below it; of one alone only where it has no name of its own, since two accounts may hold as much. `Tagesgeld A` is one itself, and wealth in cash may stand below them. */
export function isSumOfAccounts(items: readonly Item[], at: number): boolean {
  const item = items[at]
  const [above = [], below = []] = sumsAround(items, at, (each) => !isCash(each) && each.kind !== 'group')
  return item !== undefined && !/^(?:tages|fest)geld\S* /i.test(item.name) && below.slice(/^(?:cash|liquidit|konten|(?:bank|konto)?guthaben|bar[mv])[\p{L}-]*$/iu.test(item.name) ? 0 : 1).concat(/^barv/i.test(item.name) ? above.slice(1) : []).some((sum) => isNear(sum, valueOf(item), 0.02))
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
    const sums = [all, ...parts, ...blocksBeside(items, at).map(sumOf)]
    return sums.some((sum) => isNear(sum, valueOf(item), tolerance)) ? [] : [{ row: item.row, stated: item.value, read: all }]
  })
}

/** Rows that totals add up: of the whole list, of cash, or, in the column of values, of a part. */
export function summedIn(items: readonly Item[], stated: readonly number[]): ReadonlySet<Item> {
  const tolerance = toleranceOf(items)
  const lists = [...wholes(items), cashIn(items)].filter((list) => list.length > 0).map((list) => ({ list, sum: sumOf(list) }))
  const of = (value: number): (readonly Item[])[] => lists.filter(({ sum }) => isNear(sum, value, tolerance)).map(({ list }) => list)
  const parts = items.flatMap((item, at) => {
    if (item.kind !== 'total' || item.value === null) return []
    const { value } = item
    const wanted = of(value)
    return wanted.length > 0 ? wanted : blocksBeside(items, at).filter((block) => isNear(sumOf(block), value, tolerance))
  })
  return new Set([...new Set([...stated.flatMap(of), ...parts])].flat())
}

/** Whether all securities are among rows that are added up. */
export const areAllIn = (items: readonly Item[], summed: ReadonlySet<Item>): boolean => summed.size > 0 && items.every((item) => item.kind !== 'holding' || isCash(item) || summed.has(item))

/** The bookings of several files as one, and what only all of them together show. */
import { grouped } from '../../../../core/values/grouped'
import { faultAt } from '../../faults'
import type { FilePayment, TradeFault } from '../verdict'
import type { Bookings, Movement } from './movements'
import { placeOf, type Depots } from './several'

/** What one file says; of a PDF also the number of its depot. */
export interface OfFile {
  bookings: Bookings
  depot?: string | null | undefined
}

/** A depot, and who names it. */
interface Depot {
  account: string
  by: 'file' | 'number' | 'said' | 'nobody'
}

interface Told extends Depot {
  row: number
}

/** `isConfirmed` where it is of a confirmation, and not of a list. */
type Named = Movement & Told & { isConfirmed: boolean }

/** What the user says of trades of which two confirmations say the same, by the row of the later one: it is the same one, or another. */
export type Repeats = Readonly<Record<number, 'one' | 'two'>>

const fileOf = ({ row }: { row: number }): number => placeOf(row).file

/** Those of which another file has the like before. */
function inOtherFiles<T extends { row: number }>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const first = new Map<string, number>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (!first.has(key)) first.set(key, fileOf(item))
    return first.get(key) !== fileOf(item)
  })
}

/** By kind: `order=1 bill=2`. */
const numbersIn = (order: string | null): Map<string, string> => new Map((order ?? '').split(' ').filter((each) => each !== '').map((each) => [each.slice(0, each.indexOf('=')), each]))

/** Whether the numbers of two confirmations that say the same are those of one trade; null where they do not say it. An order may have several executions. */
function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean | null {
  const kinds = [...one.keys()].filter((kind) => other.has(kind))
  const differ = kinds.some((kind) => one.get(kind) !== other.get(kind))
  const agree = kinds.some((kind) => kind !== 'order' && one.get(kind) === other.get(kind))
  return differ === agree ? null : agree
}

/** Confirmations of one depot that say the same: what stands twice, and what is to be asked, by their numbers. */
function confirmedTwice(own: readonly Named[]): TradeFault[] {
  const all = own.map((item) => ({ item, numbers: numbersIn(item.order) }))
  return all.flatMap(({ item, numbers }, index) => {
    const earlier = all.slice(0, index).filter((each) => fileOf(each.item) !== fileOf(item) && (each.item.account === item.account || [each.item.account, item.account].includes('')))
    const said = earlier.map((each) => isSame(numbers, each.numbers))
    if (said.includes(true)) return [faultAt('repeated', item.row)]
    return said.includes(null) ? [faultAt('twice_unclear', item.row)] : []
  })
}

/** What stands in two files and is of one depot, or of which a file does not say the depot: a name and a number may be those of one. Depots of two children may well have bought the same. */
function faultsOf(own: readonly Told[]): TradeFault[] {
  const named = new Set(own.filter(({ by }) => by === 'file').map(fileOf))
  const again = new Set(inOtherFiles(own, ({ account }) => account))
  const isOfBoth = (item: Told): boolean => item.by === 'number' && (named.size > 1 || (named.size > 0 && !named.has(fileOf(item))))
  return own.filter((item) => item.account === '' || again.has(item) || isOfBoth(item)).map(({ row }) => faultAt('repeated', row))
}

/** What is wrong with groups that say the same in two files, in the order of the rows. */
const inTwoFiles = <T extends Told>(items: readonly T[], keyOf: (item: T) => unknown, faultsIn: (own: readonly T[]) => TradeFault[]): TradeFault[] =>
  [...grouped(items, (item) => JSON.stringify(keyOf(item))).values()]
    .filter((own) => new Set(own.map(fileOf)).size > 1).flatMap(faultsIn).sort((one, other) => (one.row ?? 0) - (other.row ?? 0))

/** Payments that stand in two files. */
export const paidTwice = (payments: readonly FilePayment[], depots: Depots | undefined): TradeFault[] =>
  depots === 'each' ? [] : inTwoFiles(payments.map((payment) => ({ ...payment, by: payment.account === '' ? 'nobody' as const : 'file' as const })), (payment) => ({ ...payment, row: 0, account: '' }), faultsOf)

/** The first security of which it is open whether two files have it in one depot. */
function unclear(movements: readonly Named[]): TradeFault[] {
  const open = new Set(movements.filter(({ by }) => by === 'nobody').map(({ isin }) => isin))
  const own = movements.filter(({ by, isin }) => by !== 'file' && open.has(isin))
  return inOtherFiles(own, ({ isin }) => isin).slice(0, 1).map(({ row }) => faultAt('depots_unclear', row))
}

const digitsOf = (account: string): string => account.replace(/\D/g, '')

/** The numbers of the files; what may be another one in short, or with more behind it, says nothing. */
function numbersOf(files: readonly OfFile[], accounts: readonly string[]): (string | null)[] {
  const all = [...files.flatMap(({ depot }) => depot ?? []), ...accounts.map(digitsOf).filter(({ length }) => length > 5)]
  return files.map(({ depot = null }) => (depot === null || all.some((other) => other !== depot && (other.includes(depot) || depot.includes(other))) ? null : depot))
}

/** What the depot of each file is called for rows that do not name it: by the account of the same number, else by the place of its first file, for a number is shown to nobody. Of one depot alone nothing is to be told apart. */
function namesOf(files: readonly OfFile[], depots: Depots | 'any' | undefined): Depot[] {
  const accounts = [...new Set(files.flatMap(({ bookings }) => bookings.movements.map(({ account }) => account)))]
  const numbers = numbersOf(files, accounts)
  const isOne = depots !== 'each' && new Set(numbers.filter((number) => number !== null)).size < 2
  const atPlace = (file: number): string => (accounts.includes(`Depot ${file + 1}`) ? `Depot ${file + 1} (2)` : `Depot ${file + 1}`)
  return numbers.map((number, file) => {
    if (depots === 'each' && number === null) return { account: atPlace(file), by: 'said' }
    if (number === null || depots === 'one') return { account: '', by: 'nobody' }
    return { account: accounts.find((account) => digitsOf(account) === number) ?? (isOne ? '' : atPlace(numbers.indexOf(number))), by: 'number' }
  })
}

/** What is said of depots, and of trades that two confirmations have. */
interface Joining {
  /** `any` where it does not matter which depot is meant. */
  depots?: Depots | 'any' | undefined
  repeats?: Repeats | undefined
}

/** The bookings of all files. */
export function together(files: readonly OfFile[], { depots, repeats = {} }: Joining): Bookings {
  const names = namesOf(files, depots)
  const all = files.map(({ bookings }) => bookings)
  const read = files.flatMap(({ bookings, depot }) => bookings.movements.map((movement): Named => ({ ...movement, by: 'file', ...(movement.account === '' ? names[fileOf(movement)] : null), isConfirmed: depot !== undefined })))
  const open = depots === undefined ? unclear(read) : []
  const twice = open.length > 0 ? open
    : inTwoFiles(read, ({ date, isin, type, units, gross }) => [date, isin, type, units, gross], (own) =>
      (own.every(({ isConfirmed }) => isConfirmed) ? confirmedTwice(own) : faultsOf(own)))
  const answerOf = ({ row, code }: TradeFault): 'one' | 'two' | undefined => (code === 'twice_unclear' ? repeats[row ?? NaN] : undefined)
  const same = new Set(twice.filter((fault) => answerOf(fault) === 'one').map(({ row }) => row))
  return {
    movements: read.filter(({ row }) => !same.has(row)),
    noTrades: [...all.flatMap(({ noTrades }) => noTrades), ...read.filter(({ row }) => same.has(row)).map(({ row }) => ({ row, reason: 'repeated' as const }))],
    payments: all.flatMap(({ payments }) => payments),
    paymentFaults: all.flatMap(({ paymentFaults }) => paymentFaults),
    faults: [...all.flatMap(({ faults }) => faults), ...twice.filter((fault) => answerOf(fault) === undefined)],
    hasFees: all.every(({ hasFees }) => hasFees),
    isKnown: all.every(({ isKnown }) => isKnown),
    unchecked: [...new Set(all.flatMap(({ unchecked }) => unchecked))],
    headerRow: all[0]?.headerRow ?? 1,
    alike: all.flatMap(({ alike }) => alike),
    doubtful: all.flatMap(({ doubtful }) => doubtful),
    balances: all.flatMap(({ balances }) => balances),
    depots: names.map(({ account }) => account),
  }
}

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

type Named = Movement & Told

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

/** What stands in two files and is of one depot, or of which a file does not say the depot: a name and a number may be those of one. Depots of two children may well have bought the same. */
function inTwoFiles<T extends Told>(items: readonly T[], keyOf: (item: T) => unknown): TradeFault[] {
  return [...grouped(items, (item) => JSON.stringify(keyOf(item))).values()].flatMap((own) => {
    if (new Set(own.map(fileOf)).size < 2) return []
    const named = new Set(own.filter(({ by }) => by === 'file').map(fileOf))
    const again = new Set(inOtherFiles(own, ({ account }) => account))
    const isOfBoth = (item: T): boolean => item.by === 'number' && (named.size > 1 || (named.size > 0 && !named.has(fileOf(item))))
    return own.filter((item) => item.account === '' || again.has(item) || isOfBoth(item)).map(({ row }) => faultAt('repeated', row))
  }).sort((one, other) => (one.row ?? 0) - (other.row ?? 0))
}

/** Payments that stand in two files. */
export const paidTwice = (payments: readonly FilePayment[], depots: Depots | undefined): TradeFault[] =>
  depots === 'each' ? [] : inTwoFiles(payments.map((payment) => ({ ...payment, by: payment.account === '' ? 'nobody' as const : 'file' as const })), (payment) => ({ ...payment, row: 0, account: '' }))

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
  const isOne = depots === 'one' || numbers.every((number) => number === numbers[0])
  const atPlace = (file: number): string => (accounts.includes(`Depot ${file + 1}`) ? `Depot ${file + 1} (2)` : `Depot ${file + 1}`)
  return numbers.map((number, file) => {
    if (depots === 'each' && number === null) return { account: atPlace(file), by: 'said' }
    if (number === null || depots === 'one') return { account: '', by: 'nobody' }
    return { account: accounts.find((account) => digitsOf(account) === number) ?? (isOne ? '' : atPlace(numbers.indexOf(number))), by: 'number' }
  })
}

/** The bookings of all files. */
export function together(files: readonly OfFile[], depots: Depots | 'any' | undefined): Bookings {
  const names = namesOf(files, depots)
  const movements = files.flatMap(({ bookings }) => bookings.movements).map((movement): Named => ({ ...movement, by: 'file', ...(movement.account === '' ? names[fileOf(movement)] : null) }))
  const all = files.map(({ bookings }) => bookings)
  const open = depots === undefined ? unclear(movements) : []
  return {
    movements,
    noTrades: all.flatMap(({ noTrades }) => noTrades),
    payments: all.flatMap(({ payments }) => payments),
    paymentFaults: all.flatMap(({ paymentFaults }) => paymentFaults),
    faults: [...all.flatMap(({ faults }) => faults), ...(open.length > 0 ? open : inTwoFiles(movements, ({ date, isin, type, units, gross }) => [date, isin, type, units, gross]))],
    hasFees: all.every(({ hasFees }) => hasFees),
    isKnown: all.every(({ isKnown }) => isKnown),
    headerRow: all[0]?.headerRow ?? 1,
    alike: all.flatMap(({ alike }) => alike),
    balances: all.flatMap(({ balances }) => balances),
    depots: names.map(({ account }) => account),
  }
}

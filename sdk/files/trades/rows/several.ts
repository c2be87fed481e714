/** Several files as one: their rows, their bookings, and what only all of them together show. */
import { faultAt } from '../../faults'
import type { Source } from '../../source'
import type { FilePayment, TradeFault } from '../verdict'
import type { Bookings, Movement } from './movements'

/** How files that name no depot belong together: all are of one, or each is of its own. */
export type Depots = 'one' | 'each'

/** More rows than any file that is read has. */
const ROWS = 10_000_000

/** Where a row of several files stands. */
export interface Place {
  /** Index of the file, from 0. */
  file: number
  /** Row as a spreadsheet numbers it, from 1; null for the file as a whole. */
  row: number | null
}

/** Where a row of several files stands; the rows of the first one are what they are. */
export const placeOf = (row: number): Place => ({ file: Math.floor(row / ROWS), row: row % ROWS || null })

/** A row of the file with this index; the file itself where it is no single row. */
export const rowAt = (file: number, row: number | null): number => file * ROWS + (row ?? 0)

/** A file whose rows are those of the file with this index among several. */
export function sourceAt(file: number, source: Source): Source {
  if (file === 0) return source
  const { before, tables, stated, ...more } = source
  const placed = <T extends { row: number }>(rows: readonly T[]): T[] => rows.map((each) => ({ ...each, row: rowAt(file, each.row) }))
  return {
    ...more, before: placed(before), tables: tables.map((table) => ({ ...table, headerRow: rowAt(file, table.headerRow), rows: placed(table.rows) })),
    ...(stated === undefined ? {} : { stated: { ...stated, balances: placed(stated.balances), leftOut: placed(stated.leftOut) } }),
    lastRow: more.lastRow === null || more.lastRow === 0 ? more.lastRow : rowAt(file, more.lastRow),
  }
}

const fileOf = ({ row }: { row: number }): number => placeOf(row).file

/** Those of which another file has the like before. */
function inOtherFiles<T extends { row: number }>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  const first = new Map<string, number>()
  return items.filter((item) => {
    const key = JSON.stringify(keyOf(item))
    if (!first.has(key)) first.set(key, fileOf(item))
    return first.get(key) !== fileOf(item)
  })
}

interface Booked {
  row: number
  account: string
}

/** Those that two files have: of one depot, or of which a file does not say the depot. Depots of two children may well have bought the same. */
function inTwoFiles<T extends Booked>(items: readonly T[], keyOf: (item: T) => unknown): TradeFault[] {
  const unnamed = (all: readonly T[]): T[] => inOtherFiles(all, keyOf).filter(({ account }) => account === '')
  const rows = new Set([...inOtherFiles(items, (item) => [item.account, keyOf(item)]), ...unnamed(items), ...unnamed(items.toReversed())].map(({ row }) => row))
  return [...rows].sort((one, other) => one - other).map((row) => faultAt('repeated', row))
}

/** Payments that stand in two files. */
export const paidTwice = (payments: readonly FilePayment[], depots: Depots | undefined): TradeFault[] =>
  depots === 'each' ? [] : inTwoFiles(payments, (payment) => ({ ...payment, row: 0, account: '' }))

/** The first security of which it is open whether two files have it in one depot; else bookings that stand in two files. */
function faultsAmong(movements: readonly Movement[], depots: Depots | undefined): TradeFault[] {
  const unclear = depots === undefined ? inOtherFiles(movements.filter(({ account }) => account === ''), ({ isin }) => isin) : []
  if (unclear.length > 0) return unclear.slice(0, 1).map(({ row }) => faultAt('depots_unclear', row))
  return depots === 'each' ? [] : inTwoFiles(movements, ({ date, isin, type, units, gross }) => [date, isin, type, units, gross])
}

/** Where each file is a depot of its own, one without a name is called by the place of its file, `Depot 2`. */
export const inDepots = <T extends { row: number; account: string }>(items: readonly T[], depots: Depots | undefined): T[] =>
  items.map((item) => (item.account === '' && depots === 'each' ? { ...item, account: `Depot ${fileOf(item) + 1}` } : item))

/** The bookings of all files. */
export function together(files: readonly Bookings[], depots: Depots | undefined): Bookings {
  const movements = files.flatMap((file) => file.movements)
  return {
    movements: inDepots(movements, depots),
    noTrades: files.flatMap(({ noTrades }) => noTrades),
    payments: files.flatMap(({ payments }) => payments),
    paymentFaults: files.flatMap(({ paymentFaults }) => paymentFaults),
    faults: [...files.flatMap(({ faults }) => faults), ...faultsAmong(movements, depots)],
    hasFees: files.every(({ hasFees }) => hasFees),
    isKnown: files.every(({ isKnown }) => isKnown),
    headerRow: files[0]?.headerRow ?? 1,
    alike: files.flatMap(({ alike }) => alike),
    balances: files.flatMap(({ balances }) => balances),
  }
}

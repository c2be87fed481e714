/** Tables that are damaged in one place: nothing that is read of them may be another figure in silence. */
import fc from 'fast-check'
import { separatorsOf, splitRows } from '../../../sdk/files/formats/lines'

export type Cells = readonly (readonly string[])[]

export interface TableText {
  cells: string[][]
  /** Number of each row in the file. */
  rows: number[]
  separator: string
}

/** The filled rows of a text. */
export function tableOf(text: string): TableText {
  const [separator = ';'] = separatorsOf(text)
  const split = splitRows(text, separator)
  if (!('rows' in split)) throw new Error('A sample that is no table')
  const filled = split.rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  return { separator, cells: filled.map(({ cells }) => [...cells]), rows: filled.map(({ row }) => row) }
}

const kinds = ['digit', 'sign', 'empty', 'text', 'row', 'cut', 'order', 'columns', 'headers', 'currency'] as const

export interface Damage {
  kind: (typeof kinds)[number]
  row: number
  column: number
  other: number
  digit: number
}

export const damage = fc.record({ kind: fc.constantFrom(...kinds), row: fc.nat(60), column: fc.nat(60), other: fc.nat(60), digit: fc.nat(60) })

/** Another digit in its place. */
const withOtherDigit = (cell: string, digit: number): string => {
  const places = [...cell].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []))
  const at = places[digit % Math.max(1, places.length)]
  return at === undefined ? cell : `${cell.slice(0, at)}${(Number(cell[at]) + 1 + (digit % 8)) % 10}${cell.slice(at + 1)}`
}

const quoted = (cell: string, separator: string): string => (cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A table as text. */
export const written = (cells: Cells, separator: string): string => `${cells.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join('\n')}\n`

/** As exactly as units x price prove it: a price in cents is off by half a cent for each unit. */
export const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 0.05 + 1e-4 * Math.abs(other)

export interface Damaged {
  text: string
  kind: Damage['kind']
  /** Index of the row that was changed; behind it nothing is left where the file is cut off. */
  row: number
  /** Indices of the columns that were changed or swapped. */
  column: number
  second: number
}

/** The table with its damage; rows below the header at `head` are damaged, up to `last`. */
export function damaged({ cells, separator }: TableText, { kind, row: at, column: next, other, digit }: Damage, head = 0, last = cells.length - 1): Damaged {
  const row = head + 1 + (at % (last - head))
  const width = cells[head]?.length ?? 1
  const [column, second] = [next % width, other % width]
  const inRow = (to: (cell: string, place: number) => string): Cells => cells.map((each, index) => (index === row ? each.map(to) : each))
  const inCell = (to: (cell: string) => string): Cells => inRow((cell, place) => (place === column ? to(cell) : cell))
  const swap = (each: readonly string[]): string[] => each.map((cell, place) => each[place === column ? second : place === second ? column : place] ?? cell)
  const files: Readonly<Record<Damage['kind'], () => Cells>> = {
    digit: () => inCell((cell) => withOtherDigit(cell, digit)),
    sign: () => inCell((cell) => (cell.startsWith('-') ? cell.slice(1) : `-${cell}`)),
    empty: () => inCell(() => ''),
    text: () => inCell((cell) => (/\d/.test(cell) ? 'x' : cell)),
    row: () => cells.filter((_, index) => index !== row),
    cut: () => cells.slice(0, row + 1),
    order: () => [...cells.slice(0, head + 1), ...cells.slice(head + 1, last + 1).toReversed(), ...cells.slice(last + 1)],
    columns: () => cells.map((each, index) => (index < head || each.length <= Math.max(column, second) ? each : swap(each))),
    headers: () => cells.map((each, index) => (index === head ? swap(each) : each)),
    currency: () => inRow((cell) => (cell === 'EUR' ? 'USD' : cell)),
  }
  const text = written(files[kind](), separator)
  return { text: kind === 'cut' ? text.slice(0, -2 - (digit % 40)) : text, kind, row, column, second }
}

/** Reads each text once: of 200 random damages of a table of a few rows half make a text that another has made. */
export function onceEach<T>(read: (text: string) => Promise<T>): (text: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (text) => {
    const verdict = known.get(text) ?? read(text)
    known.set(text, verdict)
    return verdict
  }
}

/** All parts of a list, in its order. */
export const subsets = <T>(all: readonly T[]): T[][] => all.reduce<T[][]>((known, each) => [...known, ...known.map((list) => [...list, each])], [[]])

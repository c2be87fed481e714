/** From rows to tables: where a header stands, and which rows are below it. */
import { isDate } from '../cells/dates'
import { filledIn, isAmount } from '../cells/decimal'
import { headerOf, type Header, type Role } from './headers'
import { holdsIsin } from '../cells/isin'
import type { Row } from '../formats/lines'

export interface Table {
  headers: readonly Header[]
  /** Row of the header; of the lower one where there are two. */
  headerRow: number
  /** The rows below, without blank ones, up to the next header. */
  rows: readonly Row[]
}

/** The tables of a file, and the rows above the first one. */
export interface Tables {
  before: readonly Row[]
  tables: readonly Table[]
}

/** What tells one row from another, and what is counted in money or units: a table has both. */
const identity: readonly Role[] = ['isin', 'wkn', 'valor', 'symbol', 'name', 'account', 'date', 'order', 'side']
const amounts: readonly Role[] = ['value', 'units', 'price', 'cost', 'share']

/** A name longer than this is a sentence. */
const LONGEST = 80

export const isBlank = ({ cells }: Row): boolean => cells.every((cell) => cell === '')

const isFigure = (cell: string): boolean => isAmount(cell) || isDate(cell) || holdsIsin(cell)

/** Whether nothing in a row is an amount, a day or an ISIN; a year is a word. */
const isWords = (cells: readonly string[]): boolean => !cells.some((cell) => cell !== '' && !/^20\d\d$/.test(cell) && isFigure(cell))

type Read = (text: string) => Header

/** More rows of nothing but words have no header among them. */
const MAX_WORDY = 1000

const holdsPaper = (row: Row | undefined): boolean => row?.cells.some(holdsIsin) === true

/** Whether a row names columns of which one says what a row is, or has its ISIN, and one how much. Among rows with ISINs one word such as `shares` in a name is not enough. */
function isHeader(row: Row, previous: Row | undefined, next: Row | undefined, read: Read): boolean {
  const names = filledIn(row)
  const roles = names.filter((name) => name.length <= LONGEST).map((name) => read(name).role)
  const known = roles.filter((role) => role !== 'other').length
  const isOfRows = (roles.some((role) => identity.includes(role)) || (holdsPaper(next) && (known > 1 || !holdsPaper(previous)))) &&
    roles.some((role) => amounts.includes(role)) && known * 3 >= names.length
  // A table of other things, such as shares of asset classes, ends the one above it.
  return isOfRows || (roles.includes('value') && known >= 2 && known * 3 >= names.length * 2)
}

/** A line above the header that names groups of columns; a cell stands for the empty ones to its right. */
function groupsAbove(row: Row | undefined, header: Row, read: Read): readonly string[] {
  if (row === undefined || row.cells.length * 2 < header.cells.length || !isWords(row.cells)) return []
  const names = filledIn(row)
  const known = names.filter((name) => !['other', 'account'].includes(read(name).role))
  // `Kauf` before any other, such as `Aktuell`, says what was paid; alone it may be a title.
  if (known.length < 2 && !names.slice(0, -1).some((name) => read(name).role === 'cost')) return []
  let group = ''
  return row.cells.map((cell) => (group = cell === '' ? group : cell))
}

/** Nothing but units: `in EUR`, `TEUR`, `%`, `(Stück)`. */
const UNIT = /^[([]?(?:in )?(?:(?:[kt]|tsd|mio|tausend)\.? ?)?(?:[A-Z]{3}|€|\$|%|euro|st(?:ü|ue)ck|stk\.?|nominal)[)\]]?$/i

const isUnits = (row: Row | undefined): boolean => row !== undefined && !isBlank(row) && filledIn(row).every((cell) => UNIT.test(cell))

const besides: readonly Role[] = ['value', 'price', 'date', 'currency', 'units', 'other']

/** A header with its group: what is bought, and the currency of the group, hold for what is below it. */
function grouped(own: Header, group: Header | null): Header {
  if (group === null || group.text === own.text) return own
  if (own.text === '') return group
  const isBought = group.role === 'cost' && besides.includes(own.role)
  return { ...own, role: isBought ? 'cost' : own.role, currency: own.currency ?? group.currency, isBase: own.isBase || group.isBase }
}

/** What alone says nothing: `Kurswert` above `am`. */
const REST = /^(?:am|per|zum|vom|in|at|on|aktuell)$/i

function headersOf(header: Row, groups: readonly string[], units: Row | null, read: Read): Header[] {
  const headers = header.cells.map((cell, index) => {
    const group = groups[index] ?? ''
    const above = group !== groups[index - 1] && REST.test(cell) ? group : ''
    const own = read([above, cell, units?.cells[index] ?? ''].filter((part) => part !== '').join(' '))
    return grouped(own, group === '' ? null : read(group))
  })
  // Yesterday's value is one where there is no other.
  const isOfNow = headers.some(({ role, rank }) => role === 'value' && rank < 3)
  return headers.map((each) => (isOfNow && each.rank === 3 ? { ...each, role: 'other' } : each))
}

/** Headers are read once each, however often they stand in a file. */
function reader(): Read {
  const known = new Map<string, Header>()
  return (text) => {
    const header = known.get(text) ?? headerOf(text)
    known.set(text, header)
    return header
  }
}

/** Finds the tables of a file by the words of their headers. Rows keep their numbers. */
export function findTables(rows: readonly Row[]): Tables {
  const read = reader()
  let wordy = 0
  const mayBeHeader = (row: Row): boolean => filledIn(row).length > 1 && isWords(row.cells) && (wordy += 1) < MAX_WORDY
  const named = rows.map((row, index) => mayBeHeader(row) && !isUnits(row) && isHeader(row, rows[index - 1], rows[index + 1], read))
  // Of a header in two lines the lower one counts.
  const heads = named.flatMap((isHead, index) => (isHead && named[index + 1] !== true ? [index] : []))
  const tables = heads.flatMap((head, position): Table[] => {
    const header = rows[head]
    if (header === undefined) return []
    const units = isUnits(rows[head + 1]) ? rows[head + 1] ?? null : null
    const below = rows.slice(head + (units === null ? 1 : 2), heads[position + 1])
    return [{ headers: headersOf(header, groupsAbove(rows[head - 1], header, read), units, read), headerRow: header.row, rows: below.filter((row) => !isBlank(row)) }]
  })
  return { before: rows.slice(0, heads[0]).filter((row) => !isBlank(row)), tables }
}

/** Lists of holdings in JSON, as rows: the keys are the headers. */
import { plainNumber } from '../cells/decimal'
import { isinIn } from '../cells/isin'
import type { Row } from './lines'
import { isRecord, type Fields } from '../../../core/values/record'

const isList = (value: unknown): value is Fields[] => Array.isArray(value) && value.length > 0 && value.every(isRecord)

/** More than that many keys are no headers. */
const MAX_KEYS = 200

/** As deep as lists of holdings lie. */
const DEPTH = 8

/** A list with the keys that lead to it; lists below the same keys are one, as the positions of several accounts are. */
type Lists = Map<string, Fields[]>

/** Puts a list to those below the same keys. */
function add(lists: Lists, path: string, list: readonly Fields[]): void {
  const known = lists.get(path) ?? []
  for (const fields of list) known.push(fields)
  lists.set(path, known)
}

const DAY_KEY = /^(?:date|datum|day|tag|stichtag|as_?of(?:_?date)?|snapshot(?:_?date)?|timestamp)$/i

/** The day of what an object holds: lists of several days are not one. */
const dayIn = (value: unknown): string => (isRecord(value) ? Object.entries(value).flatMap(([key, day]) => (DAY_KEY.test(key) && typeof day === 'string' ? [day] : []))[0] ?? '' : '')

/** What is not done, or no longer, or only looked at. */
const NOT_DONE = /^(?:pending|planned|scheduled|drafts?|cancel+ed|deleted|rejected|watch_?lists?|open_?orders)/i

/** Collects all lists of objects within a value; an object of nothing but objects is a list, too, unless it is one of a list. */
function collect(value: unknown, lists: Lists, depth = DEPTH, path = '', isElement = false): void {
  if (depth === 0) return
  if (isList(value)) add(lists, path, value)
  if (Array.isArray(value)) value.forEach((each) => collect(each, lists, depth - 1, `${path}[${dayIn(each)}]`, true))
  if (!isRecord(value)) return
  const inner = Object.values(value)
  const isMap = !isElement && isList(inner)
  if (isMap) add(lists, `${path}{}`, inner)
  for (const [key, each] of Object.entries(value)) if (!NOT_DONE.test(key)) collect(each, lists, depth - 1, `${path}.${isMap && !/^\d{4}-?\d\d/.test(key) ? '' : key}`, isMap)
}

/** The plain members of an object, those of objects within it by both names. */
const flat = (fields: Fields, prefix = ''): [string, unknown][] =>
  Object.entries(fields).flatMap(([key, value]): [string, unknown][] => (isRecord(value) && prefix === '' ? flat(value, `${key} `) : [[`${prefix}${key}`, value]]))

const cellOf = (value: unknown): string => {
  if (typeof value === 'number') return plainNumber(value)
  // `cancelled: true`.
  if (value === true) return 'true'
  return typeof value === 'string' ? value.trim() : ''
}

interface Entries {
  headers: readonly string[]
  entries: readonly ReadonlyMap<string, unknown>[]
}

/** Cells of all lists, the empty ones too: an object of two letters has as many as there are headers. */
const CELLS_MAX = 250_000

const cellsOf = (lists: readonly Entries[]): number => lists.reduce((count, { headers, entries }) => count + headers.length * entries.length, 0)

function entriesOf(list: readonly Fields[]): Entries {
  const entries = list.map((fields) => new Map(flat(fields).filter(([, value]) => !Array.isArray(value))))
  const headers = [...new Set(entries.flatMap((entry) => [...entry.keys()]))].slice(0, MAX_KEYS)
  return { headers, entries }
}

const rowsOfList = ({ headers, entries }: Entries): Row[] => [headers,
  ...entries.map((entry) => headers.map((header) => cellOf(entry.get(header))))].map((cells, index) => ({ row: index + 1, cells }))

const countIsins = (list: readonly Fields[]): number => list.filter((fields) => flat(fields).some(([, value]) => typeof value === 'string' && isinIn(value) !== null)).length

/** The ISINs that a document has by symbol, in a list of its own perhaps; a symbol of two of them means none. */
function isinsBySymbol(lists: readonly Fields[][]): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>()
  for (const { symbol, isin } of lists.flat()) {
    const valid = typeof isin === 'string' ? isinIn(isin) : null
    if (typeof symbol === 'string' && valid !== null) found.set(symbol, (found.get(symbol) ?? new Set()).add(valid))
  }
  return new Map([...found].flatMap(([symbol, isins]) => (isins.size === 1 ? [...isins].map((isin) => [symbol, isin] as const) : [])))
}

const withIsin = (fields: Fields, isins: ReadonlyMap<string, string>): Fields => {
  const isin = typeof fields['symbol'] === 'string' && fields['isin'] === undefined ? isins.get(fields['symbol']) : undefined
  return isin === undefined ? fields : { ...fields, isin }
}

/** The rows of each list that names securities by their ISINs; where none does, of the longest. */
export function rowsOfJson(text: string): { lists: Row[][] } | { fault: 'invalid_json' | 'unknown_json' | 'too_large' } {
  const lists: Lists = new Map()
  try {
    collect(JSON.parse(text), lists)
  } catch {
    return { fault: 'invalid_json' }
  }
  const isins = isinsBySymbol([...lists.values()])
  const all = [...lists.values()].map((list) => list.map((fields) => withIsin(fields, isins)))
  const named = all.filter((list) => countIsins(list) > 0)
  const chosen = named.length > 0 ? named : all.sort((one, other) => other.length - one.length).slice(0, 1)
  const found = chosen.map(entriesOf)
  if (cellsOf(found) > CELLS_MAX) return { fault: 'too_large' }
  return found.length === 0 ? { fault: 'unknown_json' } : { lists: found.map(rowsOfList) }
}

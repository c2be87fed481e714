/** Lists of holdings in JSON, as rows: the keys are the headers. */
import { plainNumber } from '../cells/decimal'
import { isinIn } from '../cells/isin'
import type { Row } from './lines'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): value is Fields[] => Array.isArray(value) && value.length > 0 && value.every(isFields)

/** More than that many keys are no headers. */
const MAX_KEYS = 200

/** As deep as lists of holdings lie. */
const DEPTH = 4

/** All lists of objects within a value; an object of nothing but objects is a list, too. */
function listsIn(value: unknown, depth = DEPTH): Fields[][] {
  if (isList(value)) return [[...value]]
  if (!isFields(value) || depth === 0) return []
  const inner = Object.values(value)
  const own = isList(inner) ? [inner] : []
  return [...own, ...inner.flatMap((each) => listsIn(each, depth - 1))]
}

/** The plain members of an object, those of objects within it by both names. */
const flat = (fields: Fields, prefix = ''): [string, unknown][] =>
  Object.entries(fields).flatMap(([key, value]): [string, unknown][] => (isFields(value) && prefix === '' ? flat(value, `${key} `) : [[`${prefix}${key}`, value]]))

const cellOf = (value: unknown): string => {
  if (typeof value === 'number') return plainNumber(value)
  return typeof value === 'string' ? value.trim() : ''
}

function rowsOfList(list: readonly Fields[]): Row[] {
  const entries = list.map((fields) => new Map(flat(fields).filter(([, value]) => !Array.isArray(value))))
  const headers = [...new Set(entries.flatMap((entry) => [...entry.keys()]))].slice(0, MAX_KEYS)
  return [headers, ...entries.map((entry) => headers.map((header) => cellOf(entry.get(header))))].map((cells, index) => ({ row: index + 1, cells }))
}

const countIsins = (list: readonly Fields[]): number => list.filter((fields) => flat(fields).some(([, value]) => typeof value === 'string' && isinIn(value) !== null)).length

/** The rows of the list that names most securities. */
export function rowsOfJson(text: string): { rows: Row[] } | { fault: 'invalid_json' | 'unknown_json' } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { fault: 'invalid_json' }
  }
  const lists = listsIn(value)
  const best = lists.sort((one, other) => countIsins(other) - countIsins(one))[0]
  return best === undefined ? { fault: 'unknown_json' } : { rows: rowsOfList(best) }
}

/** A request for an analysis in a file: as the page saves it, `depotkit convert` writes it, or a call takes it. */
import { kindOf } from './formats/bytes'
import { decodeAny } from './formats/western'
import { isinFault } from '../../core/values/isin'
import { isRecord } from '../../core/values/record'
import type { FileHolding, FileRequest, ReadFile, WeightedHolding } from './verdict'

const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value)

type Named = { isin: string } | { assetClass: 'cash'; currency: string }

function namedIn({ isin, assetClass, currency }: Readonly<Record<string, unknown>>): Named | null {
  if (typeof isin === 'string') return isinFault(isin) === null ? { isin } : null
  return assetClass === 'cash' && isCurrency(currency) ? { assetClass, currency } : null
}

const sizeIn = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null)

/** All rows, or nothing: one that is not as requests have it makes the file another list. */
function allOf<T>(list: readonly unknown[], read: (fields: Readonly<Record<string, unknown>>) => T | null): T[] | null {
  const rows = list.map((each) => (isRecord(each) ? read(each) : null))
  return rows.length > 0 && rows.every((row) => row !== null) ? rows : null
}

function sized<K extends 'value' | 'weight'>(list: readonly unknown[], field: K): (Named & Record<K, number>)[] | null {
  return allOf(list, (fields) => {
    const [named, size] = [namedIn(fields), sizeIn(fields[field])]
    return named === null || size === null ? null : ({ ...named, [field]: size } as Named & Record<K, number>)
  })
}

function requestOf(value: unknown): FileRequest | null {
  if (!isRecord(value) || !Array.isArray(value['holdings'])) return null
  const { basis = 'weights', baseCurrency = 'EUR', holdings } = value
  if (!isCurrency(baseCurrency)) return null
  if (basis === 'values') {
    const rows: FileHolding[] | null = sized(holdings, 'value')
    return rows === null ? null : { basis, baseCurrency, holdings: rows }
  }
  const rows: WeightedHolding[] | null = basis === 'weights' ? sized(holdings, 'weight') : null
  return rows === null ? null : { basis: 'weights', baseCurrency, holdings: rows }
}

/** The portfolio of a saved request; null for any other file. */
export function savedRequest(bytes: Uint8Array): FileRequest | null {
  if (kindOf(bytes) !== 'text' || bytes.length > 1_000_000) return null
  const decoded = decodeAny(bytes)
  if (!('text' in decoded) || !/^\s*\{/.test(decoded.text)) return null
  try {
    const value: unknown = JSON.parse(decoded.text)
    return requestOf(isRecord(value) && isRecord(value['portfolio']) ? value['portfolio'] : value)
  } catch {
    return null
  }
}

/** The same as what comes of any file. */
export function savedFile(bytes: Uint8Array): ReadFile | null {
  const request = savedRequest(bytes)
  return request === null ? null : { ok: true, request, names: {}, leftOut: [], totals: [], unchecked: [], valueColumn: '', prices: [], splits: [], alike: [], doubtful: [] }
}

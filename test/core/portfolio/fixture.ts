/** Tiny bundles made by hand, and portfolios analysed on them. */
import type { Bundle, CompanyRecord, ConstituentRecord, ProxyRecord, SecurityRecord, VectorRecord, Tables } from '../../../core/reference/tables/bundle'
import { readBook, type Book } from '../../../core/portfolio/book/book'
import { hasValidCheckDigit } from '../../../core/values/isin'
import { memoryTables } from '../../../core/reference/tables/memory-tables'
import type { Reference } from '../../../core/reference/reference'
import { referenceFrom } from '../../../core/reference/tables/reference-from-tables'
import { snapshotRequest } from '../../../core/portfolio/schemas/request'

export const NOW = '2026-11-20T10:00:00.000Z'
export const BASE_URL = 'https://depot.example'

const letters = (n: number) => n.toString(36).toUpperCase().padStart(9, '0')

/** The n-th ISIN of a country, with a right check digit. */
export function isinOf(country: string, n: number): string {
  const body = country + letters(n)
  const digit = [...'0123456789'].find((candidate) => hasValidCheckDigit(body + candidate))
  return body + (digit ?? '')
}

export const stock = (isin: string, more: Partial<SecurityRecord> = {}): SecurityRecord => ({
  isin, name: `Stock ${isin}`, kind: 'stock', assetClass: 'equities', currency: 'USD', country: null, companyId: null,
  sector: null, industry: null, ter: null, domicile: null, asOf: '2026-01-01', source: 'test', ...more,
})

export const fund = (isin: string, more: Partial<SecurityRecord> = {}): SecurityRecord => ({
  ...stock(isin), name: `Fund ${isin}`, kind: 'fund', currency: 'EUR', domicile: isin.slice(0, 2), ...more,
})

export const company = (id: string, more: Partial<CompanyRecord> = {}): CompanyRecord => ({
  id, name: `Company ${id}`, country: null, sector: null, industry: null, isin: null, lei: null, source: 'test', ...more,
})

export const row = (fundIsin: string, weight: number, more: Partial<ConstituentRecord> = {}): ConstituentRecord => ({
  fundIsin, asOf: '2026-01-31', isin: null, companyId: null, name: 'Row', kind: 'equity', weight, country: null,
  sector: null, industry: null, currency: null, source: 'test', ...more,
})

export const proxy = (fundIsin: string, proxyIsin: string, more: Partial<ProxyRecord> = {}): ProxyRecord => ({
  fundIsin, proxyIsin, weight: 1, kind: 'same_index', countries: [], sectors: [], source: 'test', ...more,
})

export const vector = (fundIsin: string, dimension: VectorRecord['dimension'], weights: Record<string, number>): VectorRecord[] =>
  Object.entries(weights).map(([key, weight]) => ({ fundIsin, dimension, key, weight, asOf: '2026-02-28', source: 'test' }))

export const bundleOf = (parts: Partial<Bundle>): Bundle => ({
  schemaVersion: 1, name: 'test', asOf: '2026-11-01', sources: [], securities: [], assetMix: [], companies: [], constituents: [],
  fundProxies: [], isinAliases: [], listings: [], fundVectors: [], prices: [], fx: [], revenue: [], ...parts,
})

export const referenceOf = (parts: Partial<Bundle>): Reference => referenceFrom(memoryTables(bundleOf(parts)))

/** The tables of a bundle in which some calls fail as a whole. */
export function failing(parts: Partial<Bundle>, ...calls: (keyof Tables)[]): Tables {
  const refused = Object.fromEntries(calls.map((call) => [call, () => Promise.reject(new Error('down'))]))
  return { ...memoryTables(bundleOf(parts)), ...refused }
}

/** A port of which some calls fail as a whole. */
export function broken(reference: Reference, ...calls: (keyof Reference)[]): Reference {
  const refused = Object.fromEntries(calls.map((call) => [call, () => Promise.reject(new Error('down'))]))
  return { ...reference, ...refused }
}

/** A port of which single keys of one call fail. */
export function failingKeys(reference: Reference, call: 'securities' | 'constituents' | 'fundVectors' | 'companies' | 'revenue', keys: readonly string[]): Reference {
  const ask = async (asked: readonly string[]) => {
    const answer = await reference[call](asked.filter((key) => !keys.includes(key)))
    return { found: answer.found, failed: new Set([...answer.failed, ...asked.filter((key) => keys.includes(key))]) }
  }
  return { ...reference, [call]: ask }
}

/** One holding by weight: an ISIN, or a currency of cash. */
export const weighted = (key: string, weight: number) =>
  key.length === 3 ? { assetClass: 'cash' as const, currency: key, weight } : { isin: key, weight }

/** One holding by value. */
export const valued = (key: string, value: number) =>
  key.length === 3 ? { assetClass: 'cash' as const, currency: key, value } : { isin: key, value }

/** A request with weights by ISIN or cash currency. */
export const weightsOf = (weights: Readonly<Record<string, number>>) => ({ holdings: Object.entries(weights).map(([key, weight]) => weighted(key, weight)) })

/** A request with values by ISIN or cash currency. */
export const valuesOf = (values: Readonly<Record<string, number>>) => ({ basis: 'values' as const, holdings: Object.entries(values).map(([key, value]) => valued(key, value)) })

/** The book of a portfolio given as weights by ISIN or cash currency. */
export const bookOf = (reference: Reference, weights: Record<string, number>, more: { limit?: number } = {}): Promise<Book> =>
  readBook(snapshotRequest.parse({ ...weightsOf(weights), ...more }), reference)

/** The book of a portfolio given as values. */
export const valueBookOf = (reference: Reference, values: Record<string, number>): Promise<Book> =>
  readBook(snapshotRequest.parse(valuesOf(values)), reference)

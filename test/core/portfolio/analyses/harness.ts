import type * as z from 'zod'
import { expect } from 'vitest'
import type { Analysis } from '../../../../core/define'
import type { Bundle, CompanyRecord, ConstituentRecord, SecurityRecord } from '../../../../core/portfolio/bundle'
import { memoryTables } from '../../../../core/portfolio/memory-tables'
import type { PriceSeries, RateSeries } from '../../../../core/portfolio/reference'
import { referenceFrom } from '../../../../core/portfolio/reference-from-tables'
import { analysisSchema } from '../../../../core/portfolio/section'
import type { Tables } from '../../../../core/portfolio/tables'

const empty: Bundle = {
  schemaVersion: 1, name: 'test', asOf: '2026-01-01', sources: [], securities: [], assetMix: [], companies: [], constituents: [],
  fundProxies: [], isinAliases: [], listings: [], fundVectors: [], prices: [], fx: [], revenue: [],
}

export const bundleOf = (parts: Partial<Bundle>): Bundle => ({ ...empty, ...parts })

type Given<T, K extends keyof T> = Pick<T, K> & Partial<T>

export const security = (given: Given<SecurityRecord, 'isin' | 'kind' | 'assetClass'>): SecurityRecord => ({
  name: given.isin, currency: 'EUR', country: null, companyId: null, sector: null, industry: null, ter: null, domicile: null,
  asOf: null, source: 'test', ...given,
})

export const company = (given: Given<CompanyRecord, 'id'>): CompanyRecord => ({
  name: given.id, country: null, sector: null, industry: null, isin: null, lei: null, source: 'test', ...given,
})

export const constituent = (given: Given<ConstituentRecord, 'fundIsin' | 'isin' | 'weight'>): ConstituentRecord => ({
  asOf: '2026-01-01', companyId: null, name: given.isin ?? 'row', kind: 'equity', country: null, sector: null, industry: null,
  currency: null, source: 'test', ...given,
})

export const prices = (isin: string, closes: Readonly<Record<string, number>>, other: Partial<PriceSeries> = {}): PriceSeries => ({
  isin, currency: 'EUR', basis: 'total_return', dates: Object.keys(closes), closes: Float64Array.from(Object.values(closes)), ...other,
})

export const rates = (currency: string, perEur: Readonly<Record<string, number>>): RateSeries => ({
  currency, dates: Object.keys(perEur), perEur: Float64Array.from(Object.values(perEur)),
})

/** A table that cannot be asked. */
export const broken = () => Promise.reject(new Error('down'))

interface Circumstances {
  /** Tables that replace those of the bundle. */
  tables?: Partial<Tables>
  today?: string
}

/** Runs an analysis as the service does and checks the shape of what comes out. */
export async function analyse<Q extends z.ZodType, D extends z.ZodType, F>(
  analysis: Analysis<Q, D, F>, body: z.input<Q>, bundle: Partial<Bundle> = {}, { tables = {}, today = '2026-06-01' }: Circumstances = {},
) {
  const request = analysis.request.parse(body)
  const context = { today, now: `${today}T12:00:00.000Z`, baseUrl: 'https://example.org' }
  const reference = referenceFrom({ ...memoryTables(bundleOf(bundle)), ...tables })
  const outcome = analysis.compute(request, await analysis.read(request, reference, context), context)
  const shape = analysisSchema(analysis.data).safeParse(outcome.analysis)
  expect(shape.error?.issues).toBeUndefined()
  expect(outcome.analysis.reasons.length === 0).toBe(outcome.analysis.status === 'ok')
  return outcome
}

/** The data of an analysis that is expected to have some. */
export function dataOf<D>({ analysis }: { analysis: { data: D | null } }): D {
  if (analysis.data === null) throw new Error('no data')
  return analysis.data
}

/** Paths and messages of the findings about a body. */
export const findings = (schema: z.ZodType, body: unknown): string[] =>
  (schema.safeParse(body).error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)

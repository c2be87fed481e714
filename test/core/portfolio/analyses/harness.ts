import type * as z from 'zod'
import { expect } from 'vitest'
import { inLocale } from '../../../../core/values/text'
import type { Analysis } from '../../../../core/operations/define'
import type { Bundle, SecurityRecord, Tables } from '../../../../core/reference/tables/bundle'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import type { PriceSeries, RateSeries } from '../../../../core/reference/reference'
import { referenceFrom } from '../../../../core/reference/tables/reference-from-tables'
import { analysisResponse } from '../../../../core/registry/analysis-procedure'
import { bundleOf, stock } from '../fixture'

/** A security in euro, named by its ISIN unless said otherwise. */
export const security = (given: Pick<SecurityRecord, 'isin' | 'kind' | 'assetClass'> & Partial<SecurityRecord>): SecurityRecord => ({
  ...stock(given.isin), name: given.isin, currency: 'EUR', ...given,
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
  const shape = analysisResponse(analysis).shape.analysis.safeParse(outcome.analysis)
  expect(shape.error?.issues).toBeUndefined()
  expect(outcome.analysis.reasons.length === 0).toBe(outcome.analysis.status === 'ok')
  const { assumptions = [], limitations = [] } = outcome
  return { ...outcome, assumptions: assumptions.map(inLocale('en')), limitations: limitations.map(inLocale('en')) }
}

/** The data of an analysis that is expected to have some. */
export function dataOf<D>({ analysis }: { analysis: { data: D | null } }): D {
  if (analysis.data === null) throw new Error('no data')
  return analysis.data
}

/** Paths and messages of the findings about a body. */
export const findings = (schema: z.ZodType, body: unknown): string[] =>
  (schema.safeParse(body).error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)

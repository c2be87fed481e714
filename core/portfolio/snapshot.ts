/** The answer to a snapshot request. */
import * as z from 'zod'
import type { SnapshotSection } from '../define'
import { hasValidCheckDigit } from '../isin'
import { portfolioLinks } from '../links'
import { share } from '../schemas/scalars'
import { PORTFOLIO_MODEL_VERSION } from '../version'
import { sections } from './batch'
import type { Book } from './book'
import { exposureOf } from './exposure'
import { asShare } from './fractions'
import { oldestConstituents, proxyAssumptions } from './funds/fund-coverage'
import { isinOrNull, money } from './schemas'
import { notRequested, sectionSchema } from './section'
import { linksSchema } from './standalone'

const holding = z.strictObject({
  isin: isinOrNull,
  name: z.string(),
  weight: share(),
  value: money(),
  assetClass: z.string().nullable(),
  status: z.enum(['resolved', 'unresolved']),
})

/** Schema of the `data` of a snapshot response. */
export const snapshotResponse = z.strictObject({
  modelVersion: z.string(),
  computedAt: z.iso.datetime(),
  baseCurrency: z.string(),
  basis: z.enum(['weights', 'values']),
  totalValue: z.number().min(0).nullable().meta({ unit: 'baseCurrency' }),
  resolvedPortfolioWeight: share(),
  constituentsAsOf: z.string().nullable().meta({ description: 'Oldest known fund-constituent date; null when unavailable.' }),
  holdings: z.array(holding),
  analyses: z.strictObject(Object.fromEntries(sections.map((section: SnapshotSection) => [section.id, sectionSchema(section.data)]))),
  assumptions: z.array(z.string()),
  limitations: z.array(z.string()),
  links: linksSchema,
})

const assumptions = [
  'Submitted weights and values are taken as they are; no prices are fetched and nothing is converted.',
  'Fund constituents are used as published on their own dates; constituentsAsOf is the oldest of them.',
  'Currency exposure follows the country of each company; hedges are read from fund names.',
]

const limitations = [
  'Holdings that are not resolved stay in every denominator and may contain further equities.',
  'Bond, cash, gold, crypto and multi-asset funds are not dissolved into companies.',
  'No result is an investment recommendation.',
]

/** Sentences about submitted ISINs that cannot exist. */
export const isinLimitations = (isins: readonly string[]): string[] =>
  isins.every(hasValidCheckDigit) ? [] : ['At least one submitted ISIN has a wrong check digit and cannot be resolved.']

/** The same for the holdings of a book. */
export const checkDigitLimitations = ({ request }: Book): string[] =>
  isinLimitations(request.holdings.flatMap((item) => ('isin' in item ? item.isin : [])))

/** What a snapshot needs to know of its request besides the book. */
export interface SnapshotCall {
  now: string
  baseUrl: string
}

/** Computes the sections asked for (all when none is named) and assembles the answer. */
export function snapshotOf(book: Book, { now, baseUrl }: SnapshotCall, only?: string): z.output<typeof snapshotResponse> {
  const { request, positions, totalValue } = book
  const resolved = positions.filter(({ status }) => status === 'resolved')
  return {
    modelVersion: PORTFOLIO_MODEL_VERSION,
    computedAt: now,
    baseCurrency: request.baseCurrency,
    basis: request.basis,
    totalValue,
    resolvedPortfolioWeight: asShare(resolved.reduce((sum, { weight }) => sum + weight, 0)),
    constituentsAsOf: oldestConstituents(exposureOf(book)),
    holdings: positions.map(({ isin, name, weight, value, assetClass, status }) => ({ isin, name, weight, value, assetClass, status })),
    analyses: Object.fromEntries(
      sections.map((section: SnapshotSection) => [
        section.id,
        only === undefined || only === section.id ? section.compute(book) : notRequested,
      ]),
    ),
    assumptions: [...assumptions, ...proxyAssumptions(book)],
    limitations: [...limitations, ...checkDigitLimitations(book)],
    links: portfolioLinks(baseUrl, request.locale),
  }
}

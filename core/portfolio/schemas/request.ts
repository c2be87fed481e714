import * as z from 'zod'
import { MOST_HOLDINGS, DEFAULT_HOLDINGS } from '../../contract/limits'
import { MAX_AMOUNT } from '../../values/money'
import { NOISE } from '../../values/fractions'
import { currency, isin, locale } from '../../values/schemas/scalars'
import { fieldOf } from '../../values/record'
import { sumBy } from '../../values/sum'
import type { Locale } from '../../values/text'

// Rate units of a body before validation: a broken body costs as many as its `holdings` has entries, at least 1.

/** Number of submitted entries of a snapshot, at most `most`; 0 without a list. */
export function holdingsCount(snapshot: unknown, most = DEFAULT_HOLDINGS): number {
  const list = fieldOf(snapshot, 'holdings')
  return Array.isArray(list) ? Math.min(list.length, most) : 0
}

/** Number of entries of the snapshots under these keys of a body. */
export const nestedCount = (body: unknown, keys: readonly string[], most?: number): number =>
  sumBy(keys, (key) => holdingsCount(fieldOf(body, key), most))

/** Rate units: one per entry of a snapshot, at least 1. */
export const snapshotCost = (body: unknown, most?: number): number => Math.max(1, holdingsCount(body, most))

/** Rate units: one per entry of the snapshots under these keys, at least 1. */
export const nestedCost = (body: unknown, keys: readonly string[], most?: number): number => Math.max(1, nestedCount(body, keys, most))

/** The language of a request, from its `locale` or that of its portfolio. */
export const localeIn = (request: unknown): Locale => ((fieldOf(request, 'locale') ?? fieldOf(fieldOf(request, 'portfolio'), 'locale')) === 'de' ? 'de' : 'en')

/** A list of holdings, cash included. Its largest number is a setting of the service, which `perform` checks. */
const listOf = <H extends z.ZodType>(holding: H) => z.array(holding).min(1).meta({ maxItems: MOST_HOLDINGS, description: 'Securities and cash, at most as many as `maxHoldings` of the catalog.' })

/** Tolerance of the sum of weights, which are then divided by it. 0.0105 and 0.9894 differ from 1 by exactly this in decimals, which is allowed. */
const WEIGHT_TOLERANCE = 1e-4

/** Whether weights add up to 1, within the tolerance. */
export const sumToOne = (list: readonly { weight: number }[]): boolean =>
  Math.abs(sumBy(list, ({ weight }) => weight) - 1) <= WEIGHT_TOLERANCE + NOISE

const weight = z.number().gt(0).max(1).meta({ description: 'Share of the whole portfolio; 0.6 is 60%.', unit: 'fraction' })
const value = z.number().gt(0).max(MAX_AMOUNT).meta({ description: 'Market value already converted to baseCurrency.', unit: 'baseCurrency' })
const cash = { assetClass: z.literal('cash'), currency }

const weightHolding = z.union([z.strictObject({ isin, weight }), z.strictObject({ ...cash, weight })])
const valueHolding = z.union([z.strictObject({ isin, value }), z.strictObject({ ...cash, value })])

const common = {
  baseCurrency: currency.prefault('EUR'),
  locale: locale.default('en').meta({ description: 'Language of the documentation link only.' }),
  limit: z.number().int().min(1).max(100).default(50).meta({ description: 'Bounds returned companies and positions.' }),
}

/** A portfolio by weights that sum to 1. */
export const weightSnapshot = z.strictObject({
  basis: z.literal('weights').default('weights'),
  holdings: listOf(weightHolding).refine(sumToOne, { error: 'Weights must sum to 1' }),
  ...common,
})

/** A portfolio by values in the base currency. */
export const valueSnapshot = z.strictObject({
  basis: z.literal('values'),
  holdings: listOf(valueHolding),
  ...common,
})

/** One complete portfolio: ISINs and cash, by weight or by value. */
export const snapshotRequest = z.discriminatedUnion('basis', [valueSnapshot, weightSnapshot])

export type SnapshotRequest = z.output<typeof snapshotRequest>

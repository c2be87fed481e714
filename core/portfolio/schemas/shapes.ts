/** Shapes that several portfolio results share. */
import * as z from 'zod'
import { share } from '../../values/schemas/scalars'

export const isinOrNull = z.string().nullable()
/** A fraction in a result, without bounds. */
export const fraction = () => z.number().meta({ unit: 'fraction' })

/** An amount in the base currency, without bounds. */
export const baseFigure = () => z.number().meta({ unit: 'baseCurrency' })

/** An amount in the base currency; null for weight-only requests. */
export const money = () => z.number().nullable().meta({ unit: 'baseCurrency', description: 'null for weight-only requests' })

export const bucket = z
  .strictObject({
    key: z.string(),
    weight: share().meta({ description: 'Share of the whole submitted portfolio.' }),
    value: money(),
  })
  .meta({ id: 'Bucket', description: 'One share of a spread.' })

/** `documentation` and `catalog` of every portfolio result. */
export const linksSchema = z.strictObject({ documentation: z.url(), catalog: z.url() })

export type Bucket = z.output<typeof bucket>

export const dimension = z
  .strictObject({
    scope: z.literal('equities'),
    portfolioShare: share().meta({ description: 'Equity share of the whole portfolio that the dimension evaluates.' }),
    coverage: share().meta({ description: 'Classified share of that equity population.' }),
    buckets: z.array(bucket),
  })
  .meta({ id: 'Dimension', description: 'Equities spread over a dimension: sectors, countries, regions, currencies.' })

export type Dimension = z.output<typeof dimension>

export const fundCoverage = z
  .strictObject({
    isin: isinOrNull,
    name: z.string(),
    status: z.enum(['full', 'partial', 'none']),
    coveredWeight: share(),
    asOf: z.string().nullable(),
  })
  .meta({ id: 'FundCoverage', description: 'How much of the holdings of a fund is known.' })

export type FundCoverage = z.output<typeof fundCoverage>

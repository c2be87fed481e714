/** Equities by sector, country, region and currency. */
import { type Exposure, type HeldFund, type HeldStock, addTo, bucketsOf, mayHideEquities } from './exposure'
import { asShare, FULL, reaches } from '../../values/fractions'
import type { MeasuredFund, Vector } from '../funds/fund'
import { hedgeOfFund } from './hedge'
import type { FundVectors } from '../../reference/security'
import { remembered } from '../../values/memoize'
import type { Dimension } from '../schemas/shapes'
import { withinOne } from '../../reference/tables/securities'
import { countryKey, currencyOf, regionOf, sectorKey, UNKNOWN } from '../keys/taxonomy'
import type { Book } from '../book/book'
import { constituentsFailed, hiddenFailed, presentFor, unknownFor, vectorFailed } from './reasons'
import type { Section } from '../../contract/section'
import { sum } from '../../values/sum'

// Status and reasons of the sections that break equities down by a dimension.

interface Spread {
  book: Book
  exposure: Exposure
  part: 'sector' | 'country'
  /** Classified share of the equities. */
  coverage: number
  /** The funds whose constituents matter; default: all. */
  funds?: readonly HeldFund[]
}

/** The section around a breakdown of known equities. */
export function spreadSection<D>(spread: Spread, data: D): Section<D> {
  const { book, coverage } = spread
  const failed = providerFailed(spread)
  if (coverage === 0) return unknownFor(book, failed)
  return presentFor(book, data, { failed, incomplete: !reaches(coverage, FULL) || usesApproximation(spread) || mayHideEquities(spread.exposure) })
}

/** Whether a fund rests on a list that only resembles it: never complete, unless a published vector is used instead. */
const usesApproximation = ({ exposure, part, funds = exposure.funds }: Spread): boolean =>
  funds.some(({ approximate, published }) => approximate && (published?.[part] ?? null) === null)

const providerFailed = ({ book, exposure, part, funds = exposure.funds }: Spread): boolean =>
  funds.some((fund) => constituentsFailed(book, fund) || vectorFailed(book, fund)) || hiddenFailed(book, exposure) ||
  exposure.stocks.some(({ position: { security } }) => security[part] === null && book.companies.failed.has(security.companyId ?? ''))

type Part = 'sector' | 'country'

const keyOf = { sector: sectorKey, country: countryKey }
const nowhere: Vector = new Map()

/**
 * The known part of a fund's weights by sector or country: its constituents' if they are complete, else the
 * published ones, else those of the known constituents. The rest to 1 is unknown.
 */
export function fundVector(inside: MeasuredFund | null, published: FundVectors | null, part: Part): Vector {
  return (inside?.status === 'full' ? null : statedVector(published, part)) ?? (part === 'sector' ? inside?.sectors : inside?.countries) ?? nowhere
}

function statedVector(published: FundVectors | null, part: Part): Vector | null {
  const stated = published?.[part] ?? null
  return stated === null ? null : renamed(withinOne(stated), keyOf[part])
}

/** The known vector of the equities of a held fund, and the factor from it to shares of the fund; published vectors describe its equity part. */
function heldVector({ inside, published, status, equity, scale }: HeldFund, part: Part): { vector: Vector; factor: number } {
  const stated = status === 'full' ? null : statedVector(published, part)
  return stated === null ? { vector: fundVector(inside, null, part), factor: scale } : { vector: stated, factor: equity }
}

/** Key of a stock; its own record takes precedence over its company's. */
function stockKey({ position, company }: HeldStock, part: Part): string | null {
  return keyOf[part](position.security[part] ?? company?.[part] ?? null)
}

function renamed(vector: Vector, rename: (key: string) => string | null): Vector {
  const result = new Map<string, number>()
  for (const [key, weight] of vector) {
    const name = rename(key)
    if (name !== null) addTo(result, name, weight)
  }
  return result
}

const single = (key: string | null): Vector => (key === null ? nowhere : new Map([[key, 1]]))

/** Equities by sector. */
export const sectorDimension = (exposure: Exposure, totalValue: number | null): Dimension =>
  dimensionOf(exposure, totalValue, (stock) => single(stockKey(stock, 'sector')), (fund) => heldVector(fund, 'sector'))

/** Equities by country of the company. */
export const countryDimension = (exposure: Exposure, totalValue: number | null): Dimension =>
  byCountry(exposure, totalValue, { of: (country) => country, inside: (countries) => countries })

/** Equities by region of the company's country. */
export const regionDimension = (exposure: Exposure, totalValue: number | null): Dimension =>
  byCountry(exposure, totalValue, { of: regionOf, inside: regionsOf })

/** Equities by currency of the company's country; a hedged fund counts fully as the currency of its hedge. */
export const currencyDimension = (exposure: Exposure, totalValue: number | null): Dimension =>
  byCountry(exposure, totalValue, { of: currencyOf, inside: currenciesOf }, (fund) => {
    const hedge = hedgeOfFund(fund)
    return hedge === null ? null : single(hedge.currency)
  })

/** Maps countries to keys: a single one, and the vector of a fund. */
interface Naming {
  of(country: string): string | null
  inside(countries: Vector): Vector
}

const regionsOf = remembered((countries: Vector) => renamed(countries, regionOf))
const currenciesOf = remembered((countries: Vector) => renamed(countries, currencyOf))

function byCountry(
  exposure: Exposure, totalValue: number | null, naming: Naming,
  override?: (fund: HeldFund) => Vector | null,
): Dimension {
  return dimensionOf(
    exposure,
    totalValue,
    (stock) => renamed(single(stockKey(stock, 'country')), naming.of),
    (fund) => {
      const whole = override?.(fund) ?? null
      if (whole !== null) return { vector: whole, factor: fund.equity }
      const { vector, factor } = heldVector(fund, 'country')
      return { vector: naming.inside(vector), factor }
    },
  )
}

function dimensionOf(
  exposure: Exposure, totalValue: number | null, ofStock: (stock: HeldStock) => Vector, ofFund: (fund: HeldFund) => { vector: Vector; factor: number },
): Dimension {
  const known = new Map<string, number>()
  for (const stock of exposure.stocks) addAll(known, ofStock(stock), stock.position.weight)
  for (const fund of exposure.funds) {
    const { vector, factor } = ofFund(fund)
    addAll(known, vector, fund.position.weight * factor)
  }
  const { share } = exposure
  const unknown = asShare(share - sum(known.values()))
  known.set(UNKNOWN, unknown)
  return {
    scope: 'equities',
    portfolioShare: share,
    coverage: share === 0 ? 0 : asShare(1 - unknown / share),
    buckets: bucketsOf(known, totalValue),
  }
}

function addAll(weights: Map<string, number>, vector: Vector, factor: number): void {
  for (const [key, weight] of vector) addTo(weights, key, weight * factor)
}

/** The equities held through a portfolio, by company. */
import { isDirectEquity, isEquityFund, isMixedFund, type Book, type KnownPosition, type Position } from '../book/book'
import { asShare, sumOf } from '../../values/fractions'
import { mayHold, mayHoldMore, mixedPart, wholeFund, type EquityPart } from '../funds/equity-part'
import { prepareFund, type PreparedFund, type CompanyNumbers } from '../funds/fund'
import type { Company, FundVectors } from '../../reference/security'
import { attached } from '../../values/memoize'
import type { Bucket } from '../schemas/shapes'
import { ascending, descending } from '../../values/order'
import { sumBy } from '../../values/sum'

/** Value of a share of the whole portfolio in the base currency; null for weight-only requests. */
export const valueOf = (weight: number, totalValue: number | null): number | null =>
  totalValue === null ? null : weight * totalValue

/** Buckets of the weights by key that are above zero: weight descending, then key ascending. */
export const bucketsOf = (weights: ReadonlyMap<string, number>, totalValue: number | null): Bucket[] =>
  [...weights]
    .map(([key, weight]) => ({ key, weight: Math.min(1, weight), value: valueOf(weight, totalValue) })) // rounding errors may push a sum of weights above 1
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => descending(a.weight, b.weight) || ascending(a.key, b.key))

/** Adds to a weight by key. */
export function addTo(weights: Map<string, number>, key: string, weight: number): void {
  weights.set(key, (weights.get(key) ?? 0) + weight)
}

/** An equity held directly. */
export interface HeldStock {
  position: KnownPosition
  number: number
  company: Company | null
}

/** A held equity fund, or a mixed fund with some known companies. */
export interface HeldFund extends EquityPart {
  position: KnownPosition
  /** Its constituents; null if they are not known. */
  inside: PreparedFund | null
  published: FundVectors | null
}

/** Direct equities, equity funds and the equity parts of mixed funds with their companies. Weights are shares of the whole portfolio. */
export interface Exposure {
  /** Share of equities in the portfolio: direct ones, equity funds, and the equity part of mixed funds whose companies are known. */
  share: number
  stocks: readonly HeldStock[]
  /** In pooled order. */
  funds: readonly HeldFund[]
  /** The numbering of companies. */
  numbers: CompanyNumbers
  /** Numbers of all companies; `weights` has their shares of the portfolio. */
  companies: Int32Array
  weights: Float64Array
  /** Sum of `weights`. */
  identified: number
  /** Weight of equity funds' cash, derivatives, unnamed and missing rows, and of the missing equity part of mixed funds. */
  unresolvedFundWeight: number
  /** Mixed funds without a known company; they count as no equities. */
  outside: readonly KnownPosition[]
}

/** Looks through a portfolio; all sections of a book share one pass. */
export const exposureOf = attached((book: Book): Exposure => {
  const stocks = book.positions.filter(isDirectEquity).map((position) => stockOf(position, book))
  const funds = book.positions.flatMap((position) => fundOf(position, book) ?? [])
  const direct = sumBy(stocks, ({ position }) => position.weight)
  return {
    share: asShare(funds.reduce((sum, { position, equity }) => sum + position.weight * equity, direct)),
    stocks,
    funds,
    numbers: book.numbers,
    ...companyWeights(stocks, funds, book.numbers),
    unresolvedFundWeight: asShare(sumBy(funds, (fund) => remainderOf(fund))),
    outside: book.positions.filter(isMixedFund).filter((position) => !funds.some((fund) => fund.position === position)),
  }
})

function stockOf(position: KnownPosition, book: Book): HeldStock {
  const id = position.security.companyId ?? position.isin
  return { position, number: book.numbers.of(id), company: book.companies.found.get(id) ?? null }
}

/** A position as a fund that is looked through; null for all others. */
function fundOf(position: Position, book: Book): HeldFund | null {
  const isMixed = isMixedFund(position)
  if (!isMixed && !isEquityFund(position)) return null
  const constituents = book.constituents.found.get(position.isin)
  const inside = constituents === undefined ? null : prepareFund(constituents, book.numbers)
  const part = !isMixed ? wholeFund(inside) : constituents === undefined || inside === null ? null : mixedPart(position.security, constituents, inside)
  return part === null ? null : { position, inside, published: book.vectors.found.get(position.isin) ?? null, ...part }
}

/** Equity funds, without mixed ones. */
export const equityFundsOf = ({ funds }: Exposure): HeldFund[] => funds.filter(({ position }) => !isMixedFund(position))

/** Mixed funds that are looked through and may hold more equities than are known. */
export const partlyKnown = ({ funds }: Exposure): KnownPosition[] =>
  funds.filter((fund) => isMixedFund(fund.position) && mayHoldMore(fund.position.security, fund, fund.inside)).map(({ position }) => position)

/** Whether a mixed fund may hold unknown equities. */
export const mayHideEquities = (exposure: Exposure): boolean =>
  exposure.outside.some(({ security }) => mayHold(security, 'equities')) || partlyKnown(exposure).length > 0

const remainderOf = ({ position, inside, equity, scale }: HeldFund): number =>
  position.weight * asShare(equity - scale * (inside?.identified ?? 0))

/** One pass over all companies of all funds. Companies keep the order in which they are met. */
function companyWeights(stocks: readonly HeldStock[], funds: readonly HeldFund[], numbers: CompanyNumbers) {
  const most = funds.reduce((sum, { inside }) => sum + (inside?.companies.length ?? 0), stocks.length)
  const sums: Sums = { places: new Int32Array(numbers.count()), companies: new Int32Array(most), weights: new Float64Array(most), count: 0 }
  addAll(sums, Int32Array.from(stocks, ({ number }) => number), Float64Array.from(stocks, ({ position }) => position.weight), 1)
  for (const { inside, position, scale } of funds) {
    if (inside !== null) addAll(sums, inside.companies, inside.weights, position.weight * scale)
  }
  const companies = sums.companies.subarray(0, sums.count)
  const weights = sums.weights.subarray(0, sums.count)
  return { companies, weights, identified: sumOf(weights) }
}

interface Sums {
  /** Index of each company by its number, plus one; 0 for those not met yet. */
  places: Int32Array
  companies: Int32Array
  weights: Float64Array
  count: number
}

function addAll(sums: Sums, companies: Int32Array, weights: Float64Array, factor: number): void {
  const { places, weights: total } = sums
  for (let index = 0; index < companies.length; index++) {
    const number = companies[index] as number
    const place = places[number] as number
    const weight = factor * (weights[index] as number)
    if (place > 0) {
      total[place - 1] = (total[place - 1] as number) + weight
      continue
    }
    sums.companies[sums.count] = number
    total[sums.count] = weight
    places[number] = ++sums.count
  }
}

/** The equities behind a portfolio, by company. */
import { isDirectEquity, isEquityFund, type Book, type KnownPosition } from '../book/book'
import type { CompanyNumbers } from '../funds/company-numbers'
import { asShare, sumOf } from '../../values/fractions'
import { prepareFund, type PreparedFund } from '../funds/fund'
import type { Company, FundVectors } from '../../reference/reference'
import { attached } from '../../values/memoize'

/** An equity that is held directly. */
export interface HeldStock {
  position: KnownPosition
  number: number
  company: Company | null
}

/** An equity fund that is held. */
export interface HeldFund {
  position: KnownPosition
  /** null when its constituents are not known. */
  inside: PreparedFund | null
  published: FundVectors | null
}

/** Direct equities and equity funds with their companies. Weights are shares of the whole portfolio. */
export interface Exposure {
  /** Share of equities in the portfolio: direct ones and equity funds. */
  share: number
  stocks: readonly HeldStock[]
  /** In pooled order. */
  funds: readonly HeldFund[]
  /** Which company has which number. */
  numbers: CompanyNumbers
  /** Numbers of all companies, and how much of the portfolio is in each. */
  companies: Int32Array
  weights: Float64Array
  /** Sum of `weights`. */
  identified: number
  /** Equity funds' cash, derivatives, unnamed and missing rows. */
  unresolvedFundWeight: number
}

/** Looks through a portfolio; all sections of a book share one pass. */
export const exposureOf = attached((book: Book): Exposure => {
  const stocks = book.positions.filter(isDirectEquity).map((position) => stockOf(position, book))
  const funds = book.positions.filter(isEquityFund).map((position) => fundOf(position, book))
  const held = [...stocks, ...funds]
  return {
    share: asShare(held.reduce((sum, { position }) => sum + position.weight, 0)),
    stocks,
    funds,
    numbers: book.numbers,
    ...companyWeights(stocks, funds, book.numbers),
    unresolvedFundWeight: asShare(funds.reduce((sum, fund) => sum + remainderOf(fund), 0)),
  }
})

function stockOf(position: KnownPosition, book: Book): HeldStock {
  const id = position.security.companyId ?? position.isin
  return { position, number: book.numbers.of(id), company: book.companies.found.get(id) ?? null }
}

function fundOf(position: KnownPosition, book: Book): HeldFund {
  const constituents = book.constituents.found.get(position.isin)
  return {
    position,
    inside: constituents === undefined ? null : prepareFund(constituents, book.numbers),
    published: book.vectors.found.get(position.isin) ?? null,
  }
}

const remainderOf = ({ position, inside }: HeldFund): number =>
  position.weight * asShare(1 - (inside?.identified ?? 0))

/** One pass over all companies of all funds. Companies keep the order in which they are met. */
function companyWeights(stocks: readonly HeldStock[], funds: readonly HeldFund[], numbers: CompanyNumbers) {
  const most = funds.reduce((sum, { inside }) => sum + (inside?.companies.length ?? 0), stocks.length)
  const sums: Sums = { places: new Int32Array(numbers.count()), companies: new Int32Array(most), weights: new Float64Array(most), count: 0 }
  addAll(sums, Int32Array.from(stocks, ({ number }) => number), Float64Array.from(stocks, ({ position }) => position.weight), 1)
  for (const { inside, position } of funds) {
    if (inside !== null) addAll(sums, inside.companies, inside.weights, position.weight)
  }
  const companies = sums.companies.subarray(0, sums.count)
  const weights = sums.weights.subarray(0, sums.count)
  return { companies, weights, identified: sumOf(weights) }
}

interface Sums {
  /** Place of each company by its number, plus one; 0 for those not met yet. */
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

/** Status and reasons of the sections that spread equities over a dimension. */
import type { Book } from '../book/book'
import { mayHideEquities, type Exposure, type HeldFund } from './exposure'
import { FULL, reaches } from '../../values/fractions'
import { constituentsFailed, hiddenFailed, holdingReasons, unavailableFor, vectorFailed } from './reasons'
import { present, type Reason, type Section } from '../../contract/section'

interface Spread {
  book: Book
  exposure: Exposure
  part: 'sector' | 'country'
  /** Classified share of the equities. */
  coverage: number
  /** The funds whose inside matters; all of them unless said otherwise. */
  funds?: readonly HeldFund[]
}

/** The section around a spread of equities that are there. */
export function spreadSection<D>(spread: Spread, data: D): Section<D> {
  const { book, coverage } = spread
  const failed = providerFailed(spread)
  if (coverage === 0) return unavailableFor(book, failed ? 'provider_unavailable' : 'incomplete_coverage')
  const reasons: Reason[] = holdingReasons(book)
  if (failed) reasons.push('provider_unavailable')
  if (!reaches(coverage, FULL) || usesApproximation(spread) || mayHideEquities(spread.exposure)) reasons.push('incomplete_coverage')
  return present(data, reasons)
}

/** What merely resembles a fund is never full: a published vector speaks for the fund instead. */
const usesApproximation = ({ exposure, part, funds = exposure.funds }: Spread): boolean =>
  funds.some(({ approximate, published }) => approximate && (published?.[part] ?? null) === null)

const providerFailed = ({ book, exposure, part, funds = exposure.funds }: Spread): boolean =>
  funds.some((fund) => constituentsFailed(book, fund) || vectorFailed(book, fund)) || hiddenFailed(book, exposure) ||
  exposure.stocks.some(({ position: { security } }) => security[part] === null && book.companies.failed.has(security.companyId ?? ''))

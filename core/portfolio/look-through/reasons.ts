/** Why a section of a book cannot be complete. */
import type { Book } from '../book/book'
import type { Exposure, HeldFund } from './exposure'
import { unavailable, type Reason, type Unavailable } from '../../contract/section'

const hasUnresolved = (book: Book): boolean => book.positions.some(({ status }) => status === 'unresolved')

/** Reasons that hold for every section: holdings nobody knows, or could be asked about. */
export function holdingReasons(book: Book): Reason[] {
  const reasons: Reason[] = hasUnresolved(book) ? ['unresolved_holdings'] : []
  return book.failedSecurities.size > 0 ? [...reasons, 'provider_unavailable'] : reasons
}

/** A section of which nothing can be said. While securities could not be asked for, that is the cause. */
export function unavailableFor(book: Book, cause: Reason): Unavailable {
  const why = book.failedSecurities.size > 0 ? 'provider_unavailable' : cause
  return unavailable(hasUnresolved(book) ? ['unresolved_holdings', why] : [why])
}

/** Whether the constituents of a fund could not be asked for. */
export const constituentsFailed = (book: Book, { position }: HeldFund): boolean =>
  book.constituents.failed.has(position.isin)

/** Whether the constituents of some equity fund could not be asked for. */
export const anyConstituentsFailed = (book: Book, exposure: Exposure): boolean =>
  exposure.funds.some((fund) => constituentsFailed(book, fund))

/** Whether the company of some directly held stock could not be asked for. */
export const anyCompanyFailed = (book: Book, exposure: Exposure): boolean =>
  exposure.stocks.some(({ position }) => book.companies.failed.has(position.security.companyId ?? ''))

/** Whether a published vector could not be asked for: it is asked for where it would be used. */
export const vectorFailed = (book: Book, { position }: HeldFund): boolean => book.vectors.failed.has(position.isin)

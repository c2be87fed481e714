/** Why a section of a book cannot be complete. */
import type { Book, KnownPosition } from '../book/book'
import { mayHoldEquities } from '../funds/equity-part'
import { mayHideEquities, type Exposure, type HeldFund } from './exposure'
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
export const constituentsFailed = (book: Book, { position }: { position: KnownPosition }): boolean =>
  book.constituents.failed.has(position.isin)

/** Whether the constituents of some fund that may hold equities could not be asked for. */
export const anyConstituentsFailed = (book: Book, exposure: Exposure): boolean =>
  exposure.funds.some((fund) => constituentsFailed(book, fund)) || hiddenFailed(book, exposure)

/** Whether the constituents of some mixed fund could not be asked for, so that it is not known whether there are equities. */
export const hiddenFailed = (book: Book, { outside }: Exposure): boolean =>
  outside.some((position) => mayHoldEquities(position.security) && constituentsFailed(book, { position }))

/** Why there is nothing to say of equities where none are known: there are none, or they may be in a mixed fund. */
export function causeWithoutEquities(book: Book, exposure: Exposure): Reason {
  if (!mayHideEquities(exposure)) return 'no_equities'
  return hiddenFailed(book, exposure) ? 'provider_unavailable' : 'incomplete_coverage'
}

/** Whether the company of some directly held stock could not be asked for. */
export const anyCompanyFailed = (book: Book, exposure: Exposure): boolean =>
  exposure.stocks.some(({ position }) => book.companies.failed.has(position.security.companyId ?? ''))

/** Whether a published vector could not be asked for: it is asked for where it would be used. */
export const vectorFailed = (book: Book, { position }: HeldFund): boolean => book.vectors.failed.has(position.isin)

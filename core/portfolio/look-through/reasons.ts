/** Why a section of a book cannot be complete. */
import type { Book, KnownPosition } from '../book/book'
import { mayHold } from '../funds/equity-part'
import { mayHideEquities, type Exposure, type HeldFund, exposureOf } from './exposure'
import { unavailable, type Reason, type Unavailable } from '../../contract/section'
import type { Text } from '../../values/text'
import type { FundConstituents } from '../../reference/security'
import type { Lookup } from '../../reference/reference'
import type { FundCoverage } from '../schemas/shapes'
import { proxySentence } from '../funds/basis'
import { outsideSentence } from '../schemas/sentences'

/** How much of the equities of each fund is known, in pooled order. */
export const fundCoverages = (funds: readonly HeldFund[]): FundCoverage[] =>
  funds.map(({ position, inside, status, coveredWeight }) => ({ isin: position.isin, name: position.name, status, coveredWeight, asOf: inside?.asOf ?? null }))

/** Whether the equities of some fund are not complete. */
export const anyFundIncomplete = (funds: readonly HeldFund[]): boolean => funds.some(({ status }) => status !== 'full')

/** Whether some fund is seen through one that merely resembles it, or may hold equities of which nothing is known. */
export const anyGuess = (exposure: Exposure): boolean => exposure.funds.some(({ approximate }) => approximate) || mayHideEquities(exposure)

/** Says of each mixed fund that none of its companies are known. */
export const outsideLimitations = ({ outside }: Exposure): Text[] =>
  outside.map(({ name }) => outsideSentence(name))

/** The oldest date of the constituents of a book's funds. */
export const oldestConstituents = ({ funds }: Exposure): string | null =>
  funds.flatMap(({ inside }: HeldFund) => inside?.asOf ?? []).sort()[0] ?? null

/** Funds by ISIN and name, and what is known of their inside. */
interface NamedFunds {
  positions: readonly { isin: string | null; name: string }[]
  constituents: Lookup<FundConstituents>
}

/** The funds of a book that are looked through. */
export const lookedThrough = (book: Book): NamedFunds => ({ positions: exposureOf(book).funds.map(({ position }) => position), constituents: book.constituents })

/** One sentence for every proxy in use, by fund names. */
export function proxyAssumptions(funds: NamedFunds): Text[] {
  const sentences = funds.positions.flatMap(({ isin, name }) => {
    const constituents = funds.constituents.found.get(isin ?? '')
    return (constituents?.proxies ?? []).map(({ kind, list }) => proxySentence({ fund: name, proxy: list.fundName, kind, asOf: list.asOf }))
  })
  return [...new Map(sentences.map((sentence) => [sentence.en, sentence])).values()]
}

const hasUnresolved = (book: Book): boolean => book.positions.some(({ status }) => status === 'unresolved')

/** Reasons that hold for every section: unknown holdings, or holdings that could not be looked up. */
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
  outside.some((position) => mayHold(position.security, 'equities') && constituentsFailed(book, { position }))

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

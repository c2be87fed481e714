/** Reasons why a section of a book is incomplete. */
import { earliest } from '../../values/dates'
import type { Book, KnownPosition } from '../book/book'
import { mayHold } from '../funds/equity-part'
import { mayHideEquities, partlyKnown, type Exposure, type HeldFund, exposureOf } from './exposure'
import { present, reasonsIf, unavailable, type Present, type Reason, type Unavailable } from '../../contract/section'
import type { Text } from '../../values/text'
import type { FundConstituents } from '../../reference/security'
import type { Lookup } from '../../reference/reference'
import type { FundCoverage } from '../schemas/shapes'
import { proxySentence } from '../funds/basis'
import { outsideSentence, partlySentence } from '../schemas/sentences'

/** Known share of the equities of each fund, in pooled order. */
export const fundCoverages = (funds: readonly HeldFund[]): FundCoverage[] =>
  funds.map(({ position, inside, status, coveredWeight }) => ({ isin: position.isin, name: position.name, status, coveredWeight, asOf: inside?.asOf ?? null }))

/** Whether the equities of any fund are incomplete. */
export const anyFundIncomplete = (funds: readonly HeldFund[]): boolean => funds.some(({ status }) => status !== 'full')

/** Whether any fund is looked through by one that only resembles it, or may hold unknown equities. */
export const anyGuess = (exposure: Exposure): boolean => exposure.funds.some(({ approximate }) => approximate) || mayHideEquities(exposure)

/** A sentence on each mixed fund without known companies, and on each that may hold more than are known. */
export const mixedFundLimitations = (exposure: Exposure): Text[] =>
  [...exposure.outside.map(({ name }) => outsideSentence(name)), ...partlyKnown(exposure).map(({ name }) => partlySentence(name))]

/** The oldest date of the constituents of a book's funds. */
export const oldestConstituents = ({ funds }: Exposure): string | null =>
  earliest(funds.flatMap(({ inside }: HeldFund) => inside?.asOf ?? []))

/** Funds by ISIN and name, with their constituents. */
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

/** Whether any holding is not known. */
export const hasUnresolved = (book: Book): boolean => book.positions.some(({ status }) => status === 'unresolved')

/** Reasons that hold for every section: unknown holdings, or holdings that could not be looked up. */
export function holdingReasons(book: Book): Reason[] {
  const reasons: Reason[] = hasUnresolved(book) ? ['unresolved_holdings'] : []
  return book.failedSecurities.size > 0 ? [...reasons, 'provider_unavailable'] : reasons
}

/** An unavailable section. If securities could not be looked up, that is the cause. */
export function unavailableFor(book: Book, cause: Reason): Unavailable {
  const why = book.failedSecurities.size > 0 ? 'provider_unavailable' : cause
  return unavailable(hasUnresolved(book) ? ['unresolved_holdings', why] : [why])
}

/** Why a section with data is not complete. */
interface Gaps {
  /** Whether something could not be looked up. */
  failed: boolean
  /** Whether too little is known, or some of it is a guess. */
  incomplete: boolean
}

/** A section with data. */
export const presentFor = <D>(book: Book, data: D, { failed, incomplete }: Gaps): Present<D> =>
  present(data, [...holdingReasons(book), ...reasonsIf({ provider_unavailable: failed, incomplete_coverage: incomplete })])

/** A section of which nothing is known, as something could not be looked up or is not stated. */
export const unknownFor = (book: Book, failed: boolean): Unavailable => unavailableFor(book, failed ? 'provider_unavailable' : 'incomplete_coverage')

/** Whether the constituents of a fund could not be looked up. */
export const constituentsFailed = (book: Book, { position }: { position: KnownPosition }): boolean =>
  book.constituents.failed.has(position.isin)

/** Whether the constituents of any fund that may hold equities could not be looked up. */
export const anyConstituentsFailed = (book: Book, exposure: Exposure): boolean =>
  exposure.funds.some((fund) => constituentsFailed(book, fund)) || hiddenFailed(book, exposure)

/** Whether the constituents of any mixed fund could not be looked up, so that it is not known whether there are equities. */
export const hiddenFailed = (book: Book, { outside }: Exposure): boolean =>
  outside.some((position) => mayHold(position.security, 'equities') && constituentsFailed(book, { position }))

/** Reason of a section without known equities: there are none, or they may be in a mixed fund. */
export function causeWithoutEquities(book: Book, exposure: Exposure): Reason {
  if (!mayHideEquities(exposure)) return 'no_equities'
  return hiddenFailed(book, exposure) ? 'provider_unavailable' : 'incomplete_coverage'
}

/** A section about equities where none are known. */
export const withoutEquities = (book: Book, exposure: Exposure): Unavailable => unavailableFor(book, causeWithoutEquities(book, exposure))

/** Whether the company of any directly held stock could not be looked up. */
export const anyCompanyFailed = (book: Book, exposure: Exposure): boolean =>
  exposure.stocks.some(({ position }) => book.companies.failed.has(position.security.companyId ?? ''))

/** Whether a published vector could not be looked up; only those that would be used are looked up. */
export const vectorFailed = (book: Book, { position }: HeldFund): boolean => book.vectors.failed.has(position.isin)

import type { Text } from '../../values/text'
import type { Book } from '../book/book'
import { exposureOf, mayHideEquities, type Exposure, type HeldFund } from './exposure'
import type { FundConstituents } from '../../reference/fund'
import type { Lookup } from '../../reference/reference'
import type { FundCoverage } from '../schemas/shapes'
import { proxySentence } from '../funds/proxy-sentence'
import { outsideSentence } from './outside-words'

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

import type { Text } from '../../values/text'
import type { Exposure, HeldFund } from './exposure'
import type { FundConstituents, Lookup } from '../../reference/reference'
import type { FundCoverage } from '../schemas/shapes'
import { proxySentence } from '../funds/proxy-sentence'

/** How much of each equity fund is known, in pooled order. */
export const fundCoverages = ({ funds }: Exposure): FundCoverage[] =>
  funds.map(({ position, inside }) => ({
    isin: position.isin,
    name: position.name,
    status: inside?.status ?? 'none',
    coveredWeight: inside?.coveredWeight ?? 0,
    asOf: inside?.asOf ?? null,
  }))

/** Whether some equity fund's constituents are not complete. */
export const anyFundIncomplete = ({ funds }: Exposure): boolean => funds.some(({ inside }) => inside?.status !== 'full')

/** Whether some equity fund is seen through one that merely resembles it. */
export const anyApproximation = ({ funds }: Exposure): boolean => funds.some(({ inside }) => inside?.approximate === true)

/** The oldest date of the constituents of a book's equity funds. */
export const oldestConstituents = ({ funds }: Exposure): string | null =>
  funds.flatMap(({ inside }: HeldFund) => inside?.asOf ?? []).sort()[0] ?? null

/** Funds by ISIN and name, and what is known of their inside. */
interface NamedFunds {
  positions: readonly { isin: string | null; name: string }[]
  constituents: Lookup<FundConstituents>
}

/** One sentence for every proxy in use, by fund names. */
export function proxyAssumptions(funds: NamedFunds): Text[] {
  const sentences = funds.positions.flatMap(({ isin, name }) => {
    const constituents = funds.constituents.found.get(isin ?? '')
    return (constituents?.proxies ?? []).map(({ kind, list }) => proxySentence({ fund: name, proxy: list.fundName, kind, asOf: list.asOf }))
  })
  return [...new Map(sentences.map((sentence) => [sentence.en, sentence])).values()]
}

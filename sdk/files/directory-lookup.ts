/** Looks up what files give instead of ISINs in the directory that the search uses. */
import type { Findable } from '../../core/find/entry'
import { finder } from '../../core/find/finder'
import { isinFrom } from './cells/isin'
import type { Match, SecurityLookup, Wanted } from './lookup'
import type { Quote, Quotes } from './trades/quotes'

/** The ISINs that national numbers are part of; which of them exists only the directory knows. */
const byRule = ({ wkn, valor }: Wanted): string[] => [
  ...(wkn === undefined ? [] : [isinFrom('DE', wkn)]),
  ...(valor === undefined ? [] : [isinFrom('CH', valor)]),
]

const firstWord = (text: string): string => text.toUpperCase().split(/[^A-Z0-9]+/)[0] ?? ''

/**
 * A lookup over the entries of a directory. A number is certain where the directory knows it, or the ISIN that it is part
 * of; a ticker may be another paper's at another exchange, and a name is only a name: they are proposals.
 */
export function directoryLookup(entries: readonly Findable[]): SecurityLookup {
  const byIsin = new Map(entries.map((entry) => [entry.isin, entry]))
  const byWkn = new Map(entries.flatMap((entry) => (entry.wkn === null ? [] : [[entry.wkn, entry] as const])))
  const byTicker = new Map(entries.toReversed().flatMap((entry) => entry.tickers.map((ticker) => [ticker, entry] as const)))
  const find = finder(entries)
  const certain = (wanted: Wanted): Findable | undefined => byWkn.get(wanted.wkn ?? '') ?? byRule(wanted).map((isin) => byIsin.get(isin)).find((entry) => entry !== undefined)
  const proposed = ({ ticker, name }: Wanted): Findable | undefined => {
    const named = name === undefined ? undefined : find(name, 1)[0]
    const listed = byTicker.get(ticker?.split('.')[0] ?? '')
    return listed !== undefined && (name === undefined || firstWord(listed.name) === firstWord(name)) ? listed : named
  }
  const match = (wanted: Wanted): Match | null => {
    const sure = certain(wanted)
    const found = sure ?? proposed(wanted)
    return found === undefined ? null : { isin: found.isin, name: found.name, isCertain: sure !== undefined }
  }
  return (wanted) => Promise.resolve(wanted.map(match))
}

/** The last prices that a directory has; they are in euros. */
export const directoryQuotes = (entries: readonly Findable[]): Quotes => (isins, currency) => {
  const wanted = new Set(currency === 'EUR' ? isins : [])
  const known = entries.flatMap(({ isin, prices }): [string, Quote][] => (prices?.close !== undefined && wanted.has(isin) ? [[isin, { price: prices.close, date: prices.to }]] : []))
  return Promise.resolve(Object.fromEntries(known))
}

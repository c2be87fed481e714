/** The directory of a bundle: what the search offers, the most widely held first. */
import type { ListingRecord, SecurityRecord, TaxKindRecord } from '../reference/tables/bundle'
import type { Findable, PricedPeriod } from './entry'
import { ascending } from '../values/order'

/** Exchange under which `listings.csv` keeps German security numbers. */
const WKN = 'WKN'

/** The records that a directory is made of. */
export interface DirectoryRecords {
  securities: Iterable<SecurityRecord>
  listings: Iterable<ListingRecord>
  /** What is known of how widely a security is held, by ISIN; larger is wider, absent is least. */
  reach: ReadonlyMap<string, number>
  /** Index names by the ISIN of the fund. */
  indices: ReadonlyMap<string, string>
  /** The period of known prices by ISIN. */
  prices: ReadonlyMap<string, PricedPeriod>
  /** Kinds of funds for German tax; the first of one ISIN counts. */
  taxKinds?: Iterable<TaxKindRecord> | undefined
}

/** More tickers of one security tell nobody more. */
const MAX_TICKERS = 3

function codesByIsin(listings: Iterable<ListingRecord>): Map<string, { wkn: string | null; tickers: string[] }> {
  const codes = new Map<string, { wkn: string | null; tickers: string[] }>()
  for (const { isin, exchange, ticker } of listings) {
    const known = codes.get(isin) ?? { wkn: null, tickers: [] }
    if (exchange === WKN) known.wkn = ticker
    else if (!known.tickers.includes(ticker) && known.tickers.length < MAX_TICKERS) known.tickers.push(ticker)
    codes.set(isin, known)
  }
  return codes
}

/** What can be held: lists that only stand in for funds are records too, without asset class. */
const canBeHeld = ({ kind, assetClass }: SecurityRecord): boolean => kind !== 'other' || assetClass !== null

/** Everything that can be found, the most widely held first, then by name. */
export function directoryOf({ securities, listings, reach, indices, prices, taxKinds = [] }: DirectoryRecords): Findable[] {
  const stated = new Map([...taxKinds].reverse().map(({ isin, kind, asOf, source }) => [isin, { kind, asOf, source }]))
  const codes = codesByIsin(listings)
  const entries = [...securities].filter(canBeHeld).map(({ isin, name, kind, assetClass, ter }): Findable => ({
    isin, name, kind, assetClass, ter: ter === 0 ? null : ter, index: indices.get(isin) ?? null, ...(codes.get(isin) ?? { wkn: null, tickers: [] }), prices: prices.get(isin) ?? null, taxKind: stated.get(isin) ?? null,
  }))
  const reachOf = ({ isin }: Findable): number => reach.get(isin) ?? 0
  return entries.sort((a, b) => reachOf(b) - reachOf(a) || ascending(a.name, b.name))
}

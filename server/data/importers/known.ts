import type { ListingRecord, Tables } from '../../../core/reference/tables/bundle'
import { listingOf, type KnownSecurities } from './resolve'

/** What importers may know: listings by ticker and exchange, and the names that tables give to ISINs. */
export function knownSecurities(tables: Tables, listings: Iterable<ListingRecord>): KnownSecurities {
  const byListing = new Map<string, string[]>()
  for (const { ticker, exchange, isin } of listings) {
    const key = listingOf(ticker, exchange)
    const isins = byListing.get(key)
    if (isins === undefined) byListing.set(key, [isin])
    else if (!isins.includes(isin)) isins.push(isin)
  }
  return {
    isinsOf: (listing) => byListing.get(listing) ?? [],
    async names(isins) {
      const { found } = await tables.securities(isins)
      return new Map([...found].map(([isin, { name }]) => [isin, name]))
    },
  }
}

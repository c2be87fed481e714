import { withCheckDigit } from '../../../core/values/isin'
import { exchangeKey, tickerKey } from './vocabulary/exchanges'
import type { Holding } from './holdings'
import { sameName } from './vocabulary/names'
import type { ListingRecord, Tables } from '../../../core/reference/tables/bundle'

/** Known listings, and names by ISIN. */
export interface KnownSecurities {
  /** ISINs of a listing, by `ticker|exchange` as `listingOf` makes it. */
  isinsOf(listing: string): readonly string[]
  names(isins: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** Key of a listing that ignores how a publisher writes ticker and exchange. */
export const listingOf = (ticker: string, exchange: string): string => `${tickerKey(ticker)}|${exchangeKey(exchange)}`

/**
 * Finds the ISINs of rows that have none: by ticker and exchange, or by CUSIP, and only when the name of the security
 * found agrees. Never by ticker alone. Rows that stay without an ISIN keep their weight.
 */
export async function resolveIsins(rows: readonly Holding[], known: KnownSecurities): Promise<Holding[]> {
  const candidates = rows.map((row) => candidatesOf(row, known))
  const names = await known.names([...new Set(candidates.flat())])
  return rows.map((row, index) => {
    if (row.isin !== null || row.kind !== 'equity') return row
    const fitting = (candidates[index] ?? []).filter((isin) => {
      const name = names.get(isin)
      return name !== undefined && sameName(name, row.name)
    })
    const [isin] = new Set(fitting)
    return new Set(fitting).size === 1 && isin !== undefined ? { ...row, isin } : row
  })
}

function candidatesOf(row: Holding, known: KnownSecurities): readonly string[] {
  if (row.isin !== null || row.kind !== 'equity') return []
  const byCusip = row.cusip === null ? [] : isinsOfCusip(row.cusip)
  const byListing = row.ticker === null || row.exchange === null ? [] : known.isinsOf(listingOf(row.ticker, row.exchange))
  return byCusip.length > 0 ? byCusip : byListing
}

/**
 * A CUSIP that begins with a digit is a United States or Canadian security, whose ISIN contains it. Some files leave
 * out its check digit. Letters at the beginning mark foreign issuers, whose ISIN is another one.
 */
export function isinsOfCusip(cusip: string): string[] {
  if (!/^\d[A-Z0-9]{7,8}$/.test(cusip)) return []
  const whole = cusip.length === 9 ? cusip : cusip + cusipCheckDigit(cusip)
  return ['US', 'CA'].map((country) => withCheckDigit(country + whole))
}

/** Modulus 10 double-add-double over the first eight characters. */
function cusipCheckDigit(body: string): string {
  const sum = [...body].reduce((total, character, index) => {
    const value = Number.parseInt(character, 36) * (index % 2 === 1 ? 2 : 1)
    return total + Math.floor(value / 10) + (value % 10)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** Builds the lookup for importers: listings by ticker and exchange, names by ISIN. */
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

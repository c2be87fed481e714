/**
 * ISINs of rows whose publisher gives none, found in lists that do: by number and name, by name and country, by ticker,
 * place and name; never by ticker or number alone. A find that is not the only one is none.
 */
import type { ListRow } from '../formats/row'
import { isValidIsin } from '../../../core/values/isin'
import { nameKey, nameOverlap } from '../companies/names'
import { homeOf, tickerKey } from './markets'

/** A share of which the ISIN is known. */
interface KnownShare {
  isin: string
  name: string
  country: string | null
  currency: string | null
  ticker: string | null
}

type Index = ReadonlyMap<string, readonly KnownShare[]>

function indexBy(shares: readonly KnownShare[], keysOf: (share: KnownShare) => readonly string[]): Index {
  const index = new Map<string, KnownShare[]>()
  for (const share of shares) for (const key of keysOf(share)) index.set(key, [...(index.get(key) ?? []), share])
  return index
}

/** Places of a share: where it is listed says as much as where the company is. */
const places = ({ country, currency }: Pick<KnownShare, 'country' | 'currency'>): string[] => [country, currency].filter((place) => place !== null)

/** A row that says neither is looked for everywhere. */
function placesAsked(row: ListRow): string[] {
  const stated = places({ country: row.country, currency: row.currency ?? homeOf(row.market).currency })
  return stated.length === 0 ? ['*'] : stated
}

const digitOf = (body: string): string => [...'0123456789'].find((digit) => isValidIsin(body + digit)) ?? ''

const only = (found: readonly KnownShare[]): string | null => {
  const isins = new Set(found.map(({ isin }) => isin))
  const [isin] = isins
  return isins.size === 1 && isin !== undefined ? isin : null
}

/** Looks for the ISINs of rows among these shares. */
export function finderOf(shares: readonly KnownShare[]): (row: ListRow) => string | null {
  const byIsin = indexBy(shares, ({ isin }) => [isin])
  const byName = indexBy(shares, (share) => ['*', ...places(share)].map((place) => `${nameKey(share.name)}|${place}`))
  const byTicker = indexBy(shares, (share) => (share.ticker === null ? [] : ['*', ...places(share)].map((place) => `${tickerKey(share.ticker ?? '')}|${place}`)))
  const likeName = (row: ListRow, found: readonly KnownShare[]): KnownShare[] => found.filter(({ name }) => nameOverlap(name, row.name) >= 0.5)
  function findAt(row: ListRow, asked: readonly string[]): string | null {
    const numbered = row.cusip === null ? [] : ['US', 'CA'].flatMap((country) => byIsin.get(`${country}${row.cusip}${digitOf(`${country}${row.cusip}`)}`) ?? [])
    const ticked = asked.flatMap((place) => byTicker.get(`${tickerKey(row.ticker ?? '')}|${place}`) ?? [])
    const named = asked.flatMap((place) => byName.get(`${nameKey(row.name)}|${place}`) ?? [])
    const alike = likeName(row, ticked)
    return only(likeName(row, numbered)) ?? only(alike.filter(({ isin }) => named.some((share) => share.isin === isin))) ?? only(alike) ?? only(named)
  }
  // the line behind a ticker may be that of a company whose other lines have it at home, and one in the United States that of a company of anywhere
  const findAtHome = (row: ListRow): string | null =>
    findAt(row, homeOf(row.market).countries) ?? (row.market === 'US' ? only(byName.get(`${nameKey(row.name)}|*`) ?? []) : null)
  return (row) => findAt(row, placesAsked(row)) ?? (row.market === null ? null : findAtHome(row))
}

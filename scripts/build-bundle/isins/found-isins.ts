/**
 * Finds ISINs of rows without one in other lists: by number and name, by name and country, or by ticker, place and name;
 * never by ticker or number alone. Ambiguous matches are rejected.
 */
import { readTable } from '../tables'
import { nameKey, nameOverlap } from '../companies/names'
import type { ListRow } from '../formats/row'
import { isValidIsin } from '../../../core/values/isin'
import { homeOf, tickerKey } from './markets'

// ISINs of list rows that were not in the publisher's file but found by ticker, exchange and name. Many such finds are
// wrong when the country of the ISIN is not that of the share, so only the ones read and confirmed here are believed.

const confirmedForeignIsins: ReadonlySet<string> = new Set(readTable('confirmed-isins').map(({ isin }) => isin))

/** Right finds that name the company by an ISIN it no longer has, and finds that are simply wrong: never used. */
export const rejectedIsins: ReadonlySet<string> = new Set([
  // an old line of the Liberty Braves group, not Atlanta Braves Holdings
  'US5312297063',
  // the successor by name only: another company took the name
  'US6903701018', 'US98423J1016', 'US20460L1044',
])

/** Companies of Greater China are listed through holding companies of these countries. */
const holdingCountries = new Set(['KY', 'BM', 'HK', 'CN', 'VG'])
const chinese = new Set(['CN', 'HK', 'TW', 'MO'])

/** Whether an ISIN that was found by ticker and name may be that of a share of this country. */
export function isPlausible(isin: string, country: string): boolean {
  if (rejectedIsins.has(isin)) return false
  const prefix = isin.slice(0, 2)
  if (prefix === country || confirmedForeignIsins.has(isin)) return true
  return chinese.has(country) && holdingCountries.has(prefix)
}

// Share lines that only filings have: depositary receipts, B shares, lines after a reverse split. A company of the same name
// in the same country is their issuer; the candidates were read (2026-11-22), and those that are not one are named here.

interface FiledLine {
  isin: string
  name: string
  country: string | null
  source: string
}

/** Names in Japan that two companies share. */
const shared = new Set(['CHIYODA', 'TOA', 'S FOODS', 'ONE'])

const isFiled = ({ source }: FiledLine): boolean => source.startsWith('nport-')

/** A property trust is not the company that bears its name. */
const keyOf = (line: FiledLine, country: string): string => `${nameKey(line.name)}|${/\bREITs?\b/i.test(line.name) && country !== 'US'}|${country}`

/** Issuers by name and country; `null` where several have the name. */
function issuersByName(lines: readonly FiledLine[], primaryOf: (isin: string) => string): Map<string, string | null> {
  const issuers = new Map<string, string | null>()
  for (const line of lines) {
    for (const country of new Set([line.country ?? '', '*'])) {
      const key = keyOf(line, country)
      const known = issuers.get(key)
      const issuer = primaryOf(line.isin)
      issuers.set(key, known === undefined || known === issuer ? issuer : null)
    }
  }
  return issuers
}

/** The issuer of every filed line that is another line of a company known otherwise, or of an earlier filed line, by ISIN. */
export function issuersOfFiledLines(lines: readonly FiledLine[], primaryOf: (isin: string) => string): Map<string, string> {
  const others = issuersByName(lines.filter((line) => !isFiled(line)), primaryOf)
  const first = new Map<string, string>()
  const issuers = new Map<string, string>()
  for (const line of lines.filter(isFiled)) {
    if (nameKey(line.name) === '' || shared.has(nameKey(line.name))) continue
    // a depositary receipt whose country nothing says is that of the only company of its name
    const key = keyOf(line, line.country ?? '*')
    const issuer = others.get(key) ?? (others.has(key) || line.country === null ? undefined : first.get(key))
    if (issuer !== undefined) issuers.set(line.isin, issuer)
    else if (line.country !== null && !others.has(key)) first.set(key, primaryOf(line.isin))
  }
  return issuers
}

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

/** By what a share is found beside its name or ticker: its country and its currency. */
const places = ({ country, currency }: Pick<KnownShare, 'country' | 'currency'>): string[] => [country, currency].filter((place) => place !== null)

/** The same of a row; `*`, everywhere, where it states neither. */
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

/** The directory for the search, built from the reference data. */
import { createHash } from 'node:crypto'
import { directorySteps } from '../../core/find/directory'
import { directoryText, type Findable, type Opening, type PricedPeriod } from '../../core/find/entry'
import type { Searchable } from '../../core/find/find'
import type { Bundle, ConstituentRecord, SecurityRecord } from '../../core/reference/tables/bundle'
import { givingWay } from '../../core/values/give-way'
import { countsBy } from '../../core/values/sum'
import { ascending } from '../../core/values/order'
import { giveWay } from '../process/give-way'
import { fundFacts } from './embedded/fund-facts'

/** The directory, its text, and the hash of the text. */
export interface Directory extends Searchable {
  text: string
  hash: string
}

/** The priced period of a security. */
export interface PricedSeries {
  isin: string
  dates: readonly string[]
  /** Last close in euros. */
  close?: number
  /** First close of the last year, adjusted for later distributions. */
  opening?: Opening
}

/** Records of all layers, uppermost first. */
export type Holdings = Pick<Bundle, 'securities' | 'listings' | 'constituents' | 'taxKinds' | 'splits'> & Partial<Pick<Bundle, 'isinAliases'>> & { prices: readonly PricedSeries[] }

/** Least number of companies in a list of a broad market. */
const BROAD = 1000
/** A company with one per cent of a broad list ranks like a fund of this many millions of EUR. */
const MILLIONS_PER_PERCENT = 1000

/** The largest weight of each company in a broad list, on the scale of fund sizes. */
function companyReach(constituents: readonly ConstituentRecord[]): Map<string, number> {
  const counts = countsBy(constituents, ({ fundIsin }) => fundIsin)
  const reach = new Map<string, number>()
  for (const { fundIsin, isin, weight } of constituents) {
    if (isin === null || (counts.get(fundIsin) ?? 0) < BROAD) continue
    reach.set(isin, Math.max(reach.get(isin) ?? 0, weight * 100 * MILLIONS_PER_PERCENT))
  }
  return reach
}

/** Least reach for the search: a hundredth of a per cent of a broad market, on the scale of fund sizes. */
const LEAST_REACH = 0.01 * MILLIONS_PER_PERCENT

/**
 * Drops shares that nobody searches for: without WKN, ticker, split or former ISIN, and with a tiny weight in every broad
 * market. They stay known by ISIN; the directory, which browsers load, stays small.
 */
export function worthFinding({ securities, listings, constituents, splits = [], isinAliases = [], ...more }: Holdings): Holdings {
  const listed = new Set([...listings, ...splits, ...isinAliases].map(({ isin }) => isin))
  const reach = companyReach(constituents)
  const isWorth = ({ isin, kind }: SecurityRecord): boolean => kind !== 'stock' || listed.has(isin) || (reach.get(isin) ?? 0) >= LEAST_REACH
  return { ...more, securities: securities.filter(isWorth), listings, constituents, splits, isinAliases }
}

/** Unique by ISIN; the first record wins. */
const byIsin = (securities: readonly SecurityRecord[]): Iterable<SecurityRecord> => {
  const first = new Map<string, SecurityRecord>()
  for (const record of securities) if (!first.has(record.isin)) first.set(record.isin, record)
  return first.values()
}

/** First and last day of each series, with the last close; the union of several of one ISIN. */
function periodsOf(series: Holdings['prices']): Map<string, PricedPeriod> {
  const periods = new Map<string, PricedPeriod>()
  for (const { isin, dates, close, opening } of series) {
    const [from, to, known] = [dates[0], dates.at(-1), periods.get(isin)]
    if (from === undefined || to === undefined) continue
    const own: PricedPeriod = { from, to, ...(close === undefined ? {} : { close }), ...(opening === undefined ? {} : { opening }) }
    const later = known === undefined || to > known.to ? own : known
    periods.set(isin, { ...later, from: known === undefined || from < known.from ? from : known.from })
  }
  return periods
}

/** Names of accumulating funds, whose closes are prices; closes of other funds are reduced by later distributions. */
const ACCUMULATES = /\bacc(?:umulating)?\b|\b\d[A-Z]?C\b|\(C\)/i
/** Latest day (MM-DD) for the first close of a year. */
const BEGINNING = '01-10'

/** Removes an opening close that is not from the beginning of its year or that was changed since. */
function withTrueOpening(entry: Findable): Findable {
  const { prices, kind, name, splits = [] } = entry
  if (prices?.opening === undefined) return entry
  const { opening, ...period } = prices
  const isPrice = kind === 'fund' && ACCUMULATES.test(name) && opening.date.slice(5) <= BEGINNING && splits.every(({ date }) => date <= opening.date)
  return isPrice ? entry : { ...entry, prices: period }
}

/** Lines written between two yields to the event loop. */
const LINES_AT_ONCE = 1_000

/** Builds the directory, yielding to the event loop; of two tax kinds of one fund the newer counts. */
export async function makeDirectory({ securities, listings, constituents, prices, taxKinds = [], splits = [], isinAliases = [] }: Holdings): Promise<Directory> {
  const { indices, sizes } = fundFacts()
  await giveWay()
  const reach = new Map([...companyReach(constituents), ...sizes])
  await giveWay()
  const periods = periodsOf(prices)
  const newestFirst = [...taxKinds].sort((a, b) => ascending(b.asOf, a.asOf))
  const found = await givingWay(directorySteps({ securities: byIsin(securities), listings, indices, reach, prices: periods, taxKinds: newestFirst, splits, isinAliases }), giveWay)
  const entries = found.map(withTrueOpening)
  const texts: string[] = []
  for (let from = 0; from < entries.length; from += LINES_AT_ONCE) {
    await giveWay()
    texts.push(directoryText(entries.slice(from, from + LINES_AT_ONCE)))
  }
  const text = texts.join('\n')
  return { entries, giveWay, text, hash: createHash('sha256').update(text).digest('base64url').slice(0, 16) }
}

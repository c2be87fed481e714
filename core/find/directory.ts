/** The directory of a bundle: all securities that the search offers, the most widely held first. */
import type { AliasRecord, ListingRecord, SecurityRecord, SplitRecord, TaxKindRecord } from '../reference/tables/bundle'
import type { Split } from '../reference/security'
import type { Findable, PricedPeriod } from './entry'
import { grouped } from '../values/grouped'
import { inOneGo, type Steps } from '../values/give-way'
import { ascending, byDate } from '../values/order'

/** Exchange code under which `listings.csv` has German security numbers (WKN). */
export const WKN = 'WKN'

interface DirectoryRecords {
  securities: Iterable<SecurityRecord>
  listings: Iterable<ListingRecord>
  /** How widely a security is held, by ISIN; larger is wider, absent is least. */
  reach: ReadonlyMap<string, number>
  /** Index names by the ISIN of the fund. */
  indices: ReadonlyMap<string, string>
  /** The period of known prices by ISIN. */
  prices: ReadonlyMap<string, PricedPeriod>
  /** Kinds of funds for German tax; the first of one ISIN counts. */
  taxKinds?: Iterable<TaxKindRecord> | undefined
  /** Splits; the first of one security and day counts. */
  splits?: readonly SplitRecord[] | undefined
  isinAliases?: readonly AliasRecord[] | undefined
}

/** Largest number of tickers kept for a security. */
const MAX_TICKERS = 3

interface Codes {
  wkn: string | null
  tickers: string[]
}

function* codesByIsin(listings: Iterable<ListingRecord>): Steps<Map<string, Codes>> {
  const codes = new Map<string, Codes>()
  for (const { isin, exchange, ticker } of listings) {
    yield
    const known = codes.get(isin) ?? { wkn: null, tickers: [] }
    if (exchange === WKN) known.wkn = ticker
    else if (!known.tickers.includes(ticker) && known.tickers.length < MAX_TICKERS) known.tickers.push(ticker)
    codes.set(isin, known)
  }
  return codes
}

/** Whether a record is a security that can be held; lists that only stand in for funds are records too, without asset class. */
const canBeHeld = ({ kind, assetClass }: SecurityRecord): boolean => kind !== 'other' || assetClass !== null

/** The splits of each security, the oldest first. */
function splitsByIsin(records: readonly SplitRecord[]): Map<string, Split[]> {
  const first = new Map(records.toReversed().map((record) => [`${record.isin} ${record.date}`, record]))
  const ordered = [...first.values()].sort(byDate)
  return new Map([...grouped(ordered, ({ isin }) => isin)].map(([isin, own]) =>
    [isin, own.map(({ date, newUnits, oldUnits, formerIsin }) => ({ date, newUnits, oldUnits, formerIsin }))]))
}

/** Everything that can be found, the most widely held first, then by name. */
export const directoryOf = (records: DirectoryRecords): Findable[] => inOneGo(directorySteps(records))

/** The same in steps, so that a service can answer other requests in between. */
export function* directorySteps({ securities, listings, reach, indices, prices, taxKinds = [], splits: records = [], isinAliases = [] }: DirectoryRecords): Steps<Findable[]> {
  const stated = new Map([...taxKinds].reverse().map(({ isin, kind, asOf, source }) => [isin, { kind, asOf, source }]))
  const codes = yield* codesByIsin(listings)
  const splits = splitsByIsin(records)
  const formerOf = (own: readonly AliasRecord[]) =>
    [...new Map(own.map((each) => [each.oldIsin, each.since]))].map(([before, since]) => ({ isin: before, wkn: codes.get(before)?.wkn ?? null, since }))
  const former = new Map([...grouped(isinAliases, ({ isin }) => isin)].map(([isin, own]) => [isin, formerOf(own)]))
  const found: { reach: number; entry: Findable }[] = []
  for (const security of securities) {
    yield
    if (!canBeHeld(security)) continue
    const { isin, name, kind, assetClass, ter } = security
    const [own, before] = [splits.get(isin), former.get(isin)]
    found.push({
      reach: reach.get(isin) ?? 0,
      entry: {
        isin, name, kind, assetClass, ter: ter === 0 ? null : ter, index: indices.get(isin) ?? null, ...(codes.get(isin) ?? { wkn: null, tickers: [] }),
        prices: prices.get(isin) ?? null, taxKind: stated.get(isin) ?? null, ...(own === undefined ? {} : { splits: own }), ...(before === undefined ? {} : { former: before }),
      },
    })
  }
  yield
  return found.sort((a, b) => b.reach - a.reach || ascending(a.entry.name, b.entry.name)).map(({ entry }) => entry)
}

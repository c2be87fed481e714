import type { AliasRecord, ListingRecord, SecurityRecord } from '../../core/reference/tables/bundle'
import type { ListRow } from './formats/row'
import { bondRecords } from './bonds'
import type { Fund } from './funds/funds'
import { cell, known, readRows } from './input'
import { WKN } from '../../core/find/directory'
import { isValidIsin } from '../../core/values/isin'

/** Listings as the iShares lists write them, newest list first. */
const ofLists = (rows: readonly ListRow[]): ListingRecord[] =>
  rows.flatMap(({ ticker, exchange, isin, source }) => (ticker && exchange && isin ? [{ ticker, exchange, isin, source }] : []))

/** A company's new ticker that another had before it left the exchange: EchoStar's, as the list of October 2026 has it, which names no exchanges. */
const reassigned: readonly ListingRecord[] = [{ ticker: 'ECHO', exchange: 'NASDAQ', isin: 'US2787681061', source: 'holdings-spy' }]

const ofOlderFiles = (): ListingRecord[] =>
  readRows('derived/security-master_from-ishares-isin-files.csv.gz').flatMap((row) => {
    const [ticker, exchange, isin] = [known(cell(row, 'ticker')), known(cell(row, 'exchange')), cell(row, 'isin')]
    return ticker && exchange && isValidIsin(isin) ? [{ ticker, exchange, isin, source: 'ishares-isin-files' }] : []
  })

/** Deutsche Boerse's mnemonics. Bare tickers of the fund catalogue are German ones too. */
const ofXetra = (): ListingRecord[] =>
  readRows('reference/xetra-t7-all-tradable-instruments_2021-12-31_trimmed.csv.gz').flatMap((row) => {
    const [ticker, isin] = [known(cell(row, 'Mnemonic')), cell(row, 'ISIN')]
    return ticker && isValidIsin(isin) ? [{ ticker, exchange: 'XETR', isin, source: 'xetra-2021' }] : []
  })

const ofFunds = (funds: readonly Fund[]): ListingRecord[] =>
  funds.filter((fund) => /^[A-Z0-9]{3,5}$/.test(fund.ticker)).map((fund) => ({ ticker: fund.ticker, exchange: 'XETR', isin: fund.record.isin, source: 'justetf-universe' }))

/** German security numbers, for look-up alone: the one of a fund in two lists of funds, that of anything on Xetra in the exchange's list. Those of former ISINs stay with these: units may be others. */
const securityNumbers = (file: string, source: string, columns: { number: string; isin: string }): ListingRecord[] =>
  readRows(file).flatMap((row) => {
    const [number, isin] = [cell(row, columns.number).replace(/^000(?=.{6}$)/, '').toUpperCase(), cell(row, columns.isin)]
    return /^[A-HJ-NP-Z0-9]{6}$/.test(number) && isValidIsin(isin) ? [{ ticker: number, exchange: WKN, isin, source }] : []
  })

/** That of a security with a German ISIN is the sixth to eleventh place of it: of funds and bonds that no list of numbers has. */
const ofGermanIsins = (records: readonly SecurityRecord[]): ListingRecord[] =>
  records.filter(({ isin, source }) => isin.startsWith('DE') && germanSources.has(source)).map(({ isin, source }) => ({ ticker: isin.slice(5, 11), exchange: WKN, isin, source }))

const germanSources = new Set(['retail-funds', 'federal-bonds'])

const ofNumbers = (): ListingRecord[][] => [
  securityNumbers('reference/ucits-etf-universe_2026-06.csv.gz', 'justetf-universe', { number: 'wkn', isin: 'isin' }),
  securityNumbers('reference/ucits-etf-index-map_2026-05.csv.gz', 'justetf-index-map', { number: 'wkn', isin: 'isin' }),
  securityNumbers('reference/xetra-t7-all-tradable-instruments_2021-12-31_trimmed.csv.gz', 'xetra-2021', { number: 'WKN', isin: 'ISIN' }),
]

/** Each ticker of an exchange once, with the ISIN that holds today, and each German number. The first source wins; a source that contradicts itself says nothing. */
export function readListings(rows: readonly ListRow[], funds: readonly Fund[], aliases: readonly AliasRecord[]): ListingRecord[] {
  const current = new Map(aliases.map(({ oldIsin, isin }) => [oldIsin, isin]))
  const chosen = new Map<string, ListingRecord>()
  for (const source of [ofLists(rows), reassigned, ofFunds(funds), ofXetra(), ofOlderFiles(),
    ...ofNumbers(), ofGermanIsins([...funds.map(({ record }) => record), ...bondRecords()])]) {
    const own = new Map<string, ListingRecord | null>()
    for (const found of source) {
      const listing = { ...found, isin: found.exchange === WKN ? found.isin : current.get(found.isin) ?? found.isin }
      const key = `${listing.ticker}|${listing.exchange}`
      const earlier = own.get(key)
      if (earlier === undefined) own.set(key, listing)
      else if (earlier !== null && earlier.isin !== listing.isin) own.set(key, null)
    }
    for (const [key, listing] of own) if (listing !== null && !chosen.has(key)) chosen.set(key, listing)
  }
  return [...chosen.values()]
}

import type { ListingRecord } from '../../core/portfolio/tables/bundle'
import type { ListRow } from './constituents'
import type { Fund } from './funds'
import { cell, known, readRows } from './input'
import { isValidIsin } from './isin'
import { successors } from './issuer-groups'

const current = new Map(successors)

/** Listings as the iShares lists write them, newest list first. */
const ofLists = (rows: readonly ListRow[]): ListingRecord[] =>
  rows.flatMap(({ ticker, exchange, isin, source }) => (ticker && exchange && isin ? [{ ticker, exchange, isin, source }] : []))

const ofOlderFiles = (): ListingRecord[] =>
  readRows('derived/security-master_from-ishares-isin-files.csv.gz').flatMap((row) => {
    const [ticker, exchange, isin] = [known(cell(row, 'ticker')), known(cell(row, 'exchange')), cell(row, 'isin')]
    return ticker && exchange && isValidIsin(isin) ? [{ ticker, exchange, isin: current.get(isin) ?? isin, source: 'ishares-isin-files' }] : []
  })

/** Deutsche Boerse's mnemonics. Bare tickers of the fund catalogue are German ones too. */
const ofXetra = (): ListingRecord[] =>
  readRows('reference/xetra-t7-all-tradable-instruments_2021-12-31_trimmed.csv.gz').flatMap((row) => {
    const [ticker, isin] = [known(cell(row, 'Mnemonic')), cell(row, 'ISIN')]
    return ticker && isValidIsin(isin) ? [{ ticker, exchange: 'XETR', isin: current.get(isin) ?? isin, source: 'xetra-2021' }] : []
  })

const ofFunds = (funds: readonly Fund[]): ListingRecord[] =>
  funds.filter((fund) => /^[A-Z0-9]{3,5}$/.test(fund.ticker)).map((fund) => ({ ticker: fund.ticker, exchange: 'XETR', isin: fund.record.isin, source: 'justetf-universe' }))

/** Each ticker of an exchange once. The first source wins; a source that contradicts itself says nothing. */
export function readListings(rows: readonly ListRow[], funds: readonly Fund[]): ListingRecord[] {
  const chosen = new Map<string, ListingRecord>()
  for (const source of [ofLists(rows), ofFunds(funds), ofXetra(), ofOlderFiles()]) {
    const own = new Map<string, ListingRecord | null>()
    for (const listing of source) {
      const key = `${listing.ticker}|${listing.exchange}`
      const earlier = own.get(key)
      if (earlier === undefined) own.set(key, listing)
      else if (earlier !== null && earlier.isin !== listing.isin) own.set(key, null)
    }
    for (const [key, listing] of own) if (listing !== null && !chosen.has(key)) chosen.set(key, listing)
  }
  return [...chosen.values()]
}

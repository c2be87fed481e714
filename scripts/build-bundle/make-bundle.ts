import type { Bundle, SecurityRecord } from '../../core/portfolio/tables/bundle'
import { aliases, masterLines, readShares } from './companies'
import { readLists, type ListRow } from './constituents'
import { assetMixes, readFunds, usFundRecords } from './funds'
import { isinFiles, listFiles } from './lists'
import { readListings } from './listings'
import { nameKey } from './names'
import { proxyRecords } from './proxies'
import { readRevenue } from './revenue'
import { readPrices, readRates } from './series'
import { bundleSources } from './sources'

/** By UTF-8 bytes, which is how the embedded files are searched. */
const byKeys = <T>(...keys: readonly ((record: T) => string)[]) => (a: T, b: T): number => {
  for (const key of keys) {
    const [one, other] = [key(a), key(b)]
    if (one !== other) return one < other ? -1 : 1
  }
  return 0
}

/** Heaviest row first, so that a list reads like the publisher's. */
const byFund = (a: ListRow, b: ListRow): number =>
  (a.fundIsin < b.fundIsin ? -1 : a.fundIsin > b.fundIsin ? 1 : b.weight - a.weight || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))

/** A row without ISIN gets the issuer of the same name and country, where there is exactly one. */
function withIssuers(rows: readonly ListRow[], securities: readonly SecurityRecord[]): ListRow[] {
  const issuers = new Map<string, Set<string>>()
  const keyOf = (name: string, country: string | null): string => `${nameKey(name)}|${country ?? ''}`
  const add = (key: string, id: string): void => {
    const ids = issuers.get(key) ?? new Set()
    issuers.set(key, ids.add(id))
  }
  const companyOf = new Map(securities.map(({ isin, companyId }) => [isin, companyId ?? isin]))
  for (const row of rows) if (row.isin !== null) add(keyOf(row.name, row.country), companyOf.get(row.isin) ?? row.isin)
  return rows.map((row) => {
    const ids = row.kind === 'equity' && row.isin === null ? issuers.get(keyOf(row.name, row.country)) : undefined
    const [only] = ids ?? []
    return ids?.size === 1 && only !== undefined ? { ...row, companyId: only } : row
  })
}

/** The bundle from the source files; every table in the order in which it is searched. */
export function makeBundle(): Bundle {
  const funds = readFunds()
  const published = new Map(masterLines().map(({ isin, name }) => [isin, name]))
  const fundIsins = new Set([...funds.map(({ record }) => record.isin), ...usFundRecords.map(({ isin }) => isin)])
  const listed = readLists(published, fundIsins)
  const shares = readShares(listed, fundIsins)
  const rows = withIssuers(listed, shares.securities)
  const fundRecords = [...funds.map(({ record }) => record), ...usFundRecords]
  const withList = new Set([...listFiles, ...isinFiles].map(({ fundIsin }) => fundIsin))
  const rates = readRates()
  return {
    schemaVersion: 1,
    name: 'depotkit embedded reference data',
    asOf: '2026-06-01',
    sources: bundleSources,
    securities: [...fundRecords, ...shares.securities].sort(byKeys(({ isin }) => isin)),
    assetMix: assetMixes(funds).sort(byKeys(({ isin }) => isin)),
    companies: [...shares.companies].sort(byKeys(({ id }) => id)),
    constituents: [...rows].sort(byFund),
    fundProxies: proxyRecords(funds, withList).sort(byKeys((record) => record.fundIsin, (record) => record.proxyIsin)),
    isinAliases: aliases.sort(byKeys(({ oldIsin }) => oldIsin)),
    listings: readListings(rows, funds).sort(byKeys(({ ticker }) => ticker, ({ exchange }) => exchange)),
    fundVectors: [],
    prices: readPrices().sort(byKeys(({ isin }) => isin)),
    fx: rates.sort(byKeys(({ currency }) => currency)),
    revenue: readRevenue().sort(byKeys(({ companyId }) => companyId)),
  }
}

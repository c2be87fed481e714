import type { ListRow } from './formats/row'
import { ACWI, allLists } from './funds/lists'
import type { BundleSource, Bundle, SecurityRecord } from '../../core/reference/tables/bundle'
import { ascending } from '../../core/values/order'
import { madeLists, madeRows } from './made/made-lists'
import { revenueSources, readRevenue } from './industries/revenue'
import { readTable, type TableRow } from './tables'
import { shareAliases, masterLines, readShares, splits } from './companies/companies'
import { readLists } from './funds/constituents'
import { finderOf } from './isins/found-isins'
import { listedIsins } from './isins/markets'
import { bondTerms, bondRecords } from './bonds'
import { assetMixes, coinRecords, listRecords, readFunds, namedUsFunds, type Fund, taxKinds } from './funds/funds'
import { materialOf, type Material } from './made/material'
import { readTopTens, topTenRows, type TopTens } from './made/top-tens'
import { readListings } from './listings'
import { moreShares } from './companies/more-shares'
import { nameKey } from './companies/names'
import { proxyRecords } from './funds/proxies'
import { readRates } from './prices/rates'
import { readPrices } from './prices/series'
import { mergedFunds, successorFunds } from './funds/successor-funds'

// What a published list has wrong and other files show. One row in all; `docs/data.md` tells it, too.

/** The line that the list of 9 July 2026 has, with 2,520 shares, while the company's shares were exchanged for those of a new holding company. */
const exchanged = 'US30233Q1085'

/**
 * The shares that were under way: 0.55 % of the fund. MSCI World of 20 January 2026 holds 6,732,091 Exxon, 3,054,637 Chevron and
 * 2,034,301 ConocoPhillips; this fund 333,862 Chevron and 221,090 ConocoPhillips, 0.1093 and 0.1087 of that. As much of Exxon
 * at the list's own price and weight of its 2,520 shares (0.001878 %): 6,732,091 x 0.109 / 2,520 x 0.001878 % = 0.5469 %.
 */
const EXXON_IN_ACWI = 0.005469

/** The rows with Exxon as heavy as it is. The list then adds up to a little more than the whole, which readers divide by. */
const corrected = (rows: readonly ListRow[]): ListRow[] =>
  rows.map((row) => (row.fundIsin === ACWI && row.isin === exchanged
    ? { ...row, isin: 'US30231G1022', name: 'Exxon Mobil Corporation', weight: EXXON_IN_ACWI, source: 'depotkit-review' }
    : row))

// Where the records come from: `tables/sources.csv`, and for lists `tables/lists.csv`. Public copies: the publisher's own pages were not asked.

/** Licences that the tables name by a word. */
const licences: Readonly<Record<string, string>> = {
  facts: 'Facts about funds, companies and their holdings. The publisher reserves the copying of its pages; see NOTICE.md.',
  filed: 'Filed with the SEC (Form N-PORT), public domain',
  recorded: 'Facts; the exchange and the data service reserve rights. See NOTICE.md.',
}

const source = ({ id, title, repository, licence, retrieved }: TableRow<'sources'>): BundleSource => ({
  id, title, url: repository === '' ? '' : `https://github.com/${repository}`, licence: licences[licence] ?? licence, retrieved,
})

/** The day of a filing's report is a quarter's end about two months before that of the filing: its title names the month. */
const listSource = (list: TableRow<'lists'>): BundleSource =>
  source({ ...list, id: list.source, title: list.licence === 'filed' ? list.title : `${list.title}, as of ${list.as_of}` })

const bundleSources: readonly BundleSource[] = [
  ...readTable('lists').map(listSource),
  ...madeLists.map(({ source: id, name, asOf }) =>
    source({ id, title: `Made by this project out of the lists above: ${name}, as of ${asOf}`, repository: '', licence: 'facts', retrieved: '2026-11-22' })),
  ...readTable('sources').map(source),
  ...revenueSources,
]

/** By UTF-8 bytes, which is how the embedded files are searched. */
const byKeys = <T>(...keys: readonly ((record: T) => string)[]) => (a: T, b: T): number => {
  for (const key of keys) {
    const order = ascending(key(a), key(b))
    if (order !== 0) return order
  }
  return 0
}

/** Heaviest row first, so that a list reads like the publisher's. */
const byFund = (a: ListRow, b: ListRow): number =>
  ascending(a.fundIsin, b.fundIsin) || b.weight - a.weight || ascending(a.name, b.name)

/** A row without ISIN gets the issuer of the same name and country, where there is exactly one. */
function withIssuers(rows: readonly ListRow[], securities: readonly SecurityRecord[]): ListRow[] {
  const issuers = new Map<string, Set<string>>()
  const keyOf = (name: string, country: string | null): string => `${nameKey(name)}|${country ?? ''}`
  const add = (key: string, id: string): void => {
    const ids = issuers.get(key) ?? new Set()
    issuers.set(key, ids.add(id))
  }
  const companyOf = new Map(securities.map(({ isin, companyId }) => [isin, companyId ?? isin]))
  for (const row of rows) {
    const id = companyOf.get(row.isin ?? '') ?? row.isin
    if (id !== null) for (const country of new Set([row.country, null])) add(keyOf(row.name, country), id)
  }
  return rows.map((row) => {
    const ids = row.kind === 'equity' && row.isin === null ? issuers.get(keyOf(row.name, row.country)) : undefined
    const [only] = ids ?? []
    return ids?.size === 1 && only !== undefined ? { ...row, companyId: only } : row
  })
}

/** Rows without ISIN get the one that other lists have for such a share. */
function withFoundIsins(rows: readonly ListRow[]): ListRow[] {
  const known = rows.filter(({ kind, isin }) => kind === 'equity' && isin !== null).map(({ isin, name, country, currency, ticker }) => ({ isin: isin ?? '', name, country: country ?? (isin ?? '').slice(0, 2), currency, ticker }))
  const find = finderOf([...known, ...[...moreShares, ...masterLines()].map((line) => ({ ...line, ticker: null }))])
  const listed = listedIsins()
  return rows.map((row) => (row.kind === 'equity' && row.isin === null ? { ...row, isin: find(row) ?? listed(row) } : row))
}

/** One sector a share, whichever list it comes from: older lists have classes that are no longer. */
function withOneSector(rows: readonly ListRow[], securities: readonly SecurityRecord[]): ListRow[] {
  const sectors = new Map(securities.map(({ isin, sector }) => [isin, sector]))
  return rows.map((row) => (row.sector === null || row.isin === null ? row : { ...row, sector: sectors.get(row.isin) ?? row.sector }))
}

/** What lists can be made of: all rows, also those of lists that are no part of the bundle. */
function materialFrom(rows: readonly ListRow[], securities: readonly SecurityRecord[]): Material {
  const known = new Map(securities.map(({ isin, companyId, country, sector, industry }) => [isin, { companyId, country, sector, industry }]))
  return materialOf(rows, (isin) => known.get(isin)?.companyId ?? isin, (isin) => known.get(isin))
}

/** Lists and stand-ins of funds: published lists, lists made out of them, and for the rest the ten largest holdings. */
function lookInside(material: Material, funds: readonly Fund[], topTens: TopTens): Pick<Bundle, 'constituents' | 'fundProxies'> {
  const sharesOnly = new Set(allLists.filter((list) => list.sharesOnly).map(({ fundIsin }) => fundIsin))
  const lists = [...material.rows.filter(({ fundIsin }) => !sharesOnly.has(fundIsin)), ...madeRows(material)]
  const fundProxies = proxyRecords([...funds, ...namedUsFunds], new Set(lists.map(({ fundIsin }) => fundIsin)))
  const rows = [...lists, ...topTenRows(topTens, material, funds, new Set([...lists, ...fundProxies].map(({ fundIsin }) => fundIsin)))]
  return { constituents: [...rows].sort(byFund), fundProxies: fundProxies.sort(byKeys((record) => record.fundIsin, (record) => record.proxyIsin)) }
}

/** The bundle from the source files; every table in the order in which it is searched. */
export async function makeBundle(): Promise<Bundle> {
  const funds = readFunds()
  const published = new Map(masterLines().map(({ isin, name }) => [isin, name]))
  const fundIsins = new Set([...funds.map(({ record }) => record.isin), ...namedUsFunds.map(({ record }) => record.isin)])
  const listed = withFoundIsins(corrected(await readLists(published, fundIsins)))
  const shares = readShares(listed, fundIsins)
  const inside = lookInside(materialFrom(withIssuers(withOneSector(listed, shares.securities), shares.securities), shares.securities), funds, await readTopTens())
  const fundRecords = [...funds.map(({ record }) => record), ...namedUsFunds.map(({ record }) => record), ...listRecords, ...coinRecords]
  const rates = readRates()
  const securities = [...fundRecords, ...bondRecords(), ...shares.securities].sort(byKeys(({ isin }) => isin))
  const isinAliases = [...shareAliases, ...mergedFunds, ...successorFunds(funds)]
  const listings = readListings(listed, funds, isinAliases).sort(byKeys(({ ticker }) => ticker, ({ exchange }) => exchange))
  const weights = new Map(inside.constituents.filter(({ fundIsin }) => fundIsin === ACWI).map(({ isin, weight }) => [isin, weight]))
  const known = new Set(securities.map(({ isin }) => isin))
  const prices = readPrices({ listings, isKnown: (isin) => known.has(isin), weightOf: (isin) => weights.get(isin) ?? 0 })
  return {
    schemaVersion: 1,
    name: 'depotkit embedded reference data',
    asOf: '2026-10-01',
    sources: bundleSources,
    securities,
    assetMix: assetMixes(funds).sort(byKeys(({ isin }) => isin)),
    taxKinds: taxKinds(securities, isinAliases).sort(byKeys(({ isin }) => isin)),
    splits: splits(securities).sort(byKeys(({ isin }) => isin, ({ date }) => date)),
    companies: [...shares.companies].sort(byKeys(({ id }) => id)),
    constituents: inside.constituents,
    bonds: bondTerms(securities),
    fundProxies: inside.fundProxies,
    isinAliases: isinAliases.sort(byKeys(({ oldIsin }) => oldIsin)),
    listings,
    fundVectors: [],
    prices: prices.sort(byKeys(({ isin }) => isin)),
    fx: rates.sort(byKeys(({ currency }) => currency)),
    revenue: readRevenue().sort(byKeys(({ companyId }) => companyId)),
  }
}

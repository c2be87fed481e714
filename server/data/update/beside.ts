/** Lists that a new list of holdings is checked against: that of the same fund, else lists of its index, whichever base bundle is configured. */
import { ask } from '../../../core/reference/reference'
import { loadSecurities } from '../../../core/reference/tables/securities'
import type { ConstituentRecord, ProxyRecord, Tables } from '../../../core/reference/tables/bundle'
import { embeddedTables } from '../embedded/embedded'
import type { ReportingFund } from './reporting-funds'
import { targetsOf } from './stand-ins'
import { sumBy, sumsBy } from '../../../core/values/sum'

/** A list for comparison; its weights add up to 1. */
interface Beside {
  /** Description for messages. */
  what: string
  rows: readonly ConstituentRecord[]
  /** Date of the fund's own list; null for another fund of its index. */
  asOf: string | null
}

/** Rows and weight from which a list is complete, not only the largest holdings. */
const WHOLE_ROWS = 15
const WHOLE = 0.9

/** The lists to compare with: the fund's own, in these tables or embedded, else lists of funds of its index. */
export async function besideOf(fund: ReportingFund, tables: Tables): Promise<Beside[]> {
  const { isin, index } = fund
  const own = await ownListOf(isin, tables)
  if (own !== null) return [own]
  const lists = await insightsInto(targetsOf(fund), embeddedTables())
  return lists.map((rows) => ({ what: `a list of ${index} or of one close to it, of ${rows[0]?.asOf}`, asOf: null, rows }))
}

/** The complete known list of a fund, in these tables or embedded. */
async function ownListOf(isin: string, tables: Tables): Promise<Beside | null> {
  for (const known of [tables, embeddedTables()]) {
    const rows = (await known.constituents([isin])).found.get(isin) ?? []
    if (isWhole(rows)) return { what: `the known list of ${rows[0]?.asOf}`, asOf: rows[0]?.asOf ?? null, rows: scaled(rows) }
  }
  return null
}

/** The lists that a new one of a fund must resemble: its own, else embedded ones of its index or of one that contains it. */
export async function knownListsOf(isin: string, tables: Tables): Promise<Beside[]> {
  const own = await ownListOf(isin, tables)
  if (own !== null) return [own]
  const lists = await insightsInto([isin], embeddedTables(), ({ kind }) => kind !== 'approximation')
  return lists.map((rows) => ({ what: `a list of its index of ${rows[0]?.asOf}`, asOf: null, rows }))
}

/** Distinct lists (own or stand-ins that count) of these funds. */
async function insightsInto(isins: readonly string[], tables: Tables, counts: (standIn: ProxyRecord) => boolean = () => true): Promise<ConstituentRecord[][]> {
  const [own, proxies] = await Promise.all([ask(isins, (keys) => tables.constituents(keys)), ask(isins, (keys) => tables.proxies(keys))])
  const seen = new Map<string, { isin: string; countries: readonly string[] }>()
  for (const [isin, rows] of own.found) if (isWhole(rows)) seen.set(isin, { isin, countries: [] })
  for (const [first, ...more] of proxies.found.values()) {
    if (first !== undefined && more.length === 0 && first.sectors.length === 0 && counts(first)) seen.set(`${first.proxyIsin} ${first.countries.join()}`, { isin: first.proxyIsin, countries: first.countries })
  }
  const lists = await ask([...new Set([...seen.values()].map(({ isin }) => isin))], (keys) => tables.constituents(keys))
  const cuts = await Promise.all([...seen.values()].map(({ isin, countries }) => cut(lists.found.get(isin) ?? [], countries, tables)))
  return cuts.filter(({ length }) => length >= WHOLE_ROWS).map(scaled)
}

/** The rows of these countries; all rows if there are none. */
async function cut(rows: readonly ConstituentRecord[], countries: readonly string[], tables: Tables): Promise<readonly ConstituentRecord[]> {
  if (countries.length === 0) return rows
  const { found } = await loadSecurities(tables, rows.flatMap(({ isin }) => isin ?? []))
  return rows.filter(({ isin, country }) => countries.includes(country ?? found.get(isin ?? '')?.country ?? ''))
}

const weightOf = (rows: readonly ConstituentRecord[]): number => sumBy(rows, ({ weight }) => weight)
const isWhole = (rows: readonly ConstituentRecord[]): boolean => rows.length >= WHOLE_ROWS && weightOf(rows) >= WHOLE

const scaled = (rows: readonly ConstituentRecord[]): ConstituentRecord[] => {
  const total = weightOf(rows)
  return rows.map((row) => ({ ...row, weight: row.weight / total }))
}

/** A row that can be compared. */
type Comparable = Pick<ConstituentRecord, 'isin' | 'companyId' | 'name' | 'kind' | 'weight'>

/** Overlap of two lists by company: the sum of the smaller weights, 0 to about 1. Companies are those of the embedded data. */
export async function inCommon(one: readonly Comparable[], other: readonly Comparable[]): Promise<number> {
  const { found } = await loadSecurities(embeddedTables(), [...new Set([...one, ...other].flatMap(({ isin }) => isin ?? []))])
  const keyOf = ({ isin, companyId, name }: Comparable): string => found.get(isin ?? '')?.companyId ?? isin ?? companyId ?? name.toUpperCase()
  const [weights, others] = [one, other].map((rows) => sumsBy(rows.filter(({ kind }) => kind === 'equity'), keyOf, ({ weight }) => weight))
  return sumBy(weights ?? [], ([key, weight]) => Math.min(weight, others?.get(key) ?? 0))
}

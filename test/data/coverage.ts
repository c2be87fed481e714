/** What a bundle covers: how far one can look into its funds, how old its lists are, what is missing. */
import { grouped } from '../../core/values/grouped'
import type { Bundle, ConstituentRecord, ProxyRecord, SecurityRecord } from '../../core/reference/tables/bundle'
import { ascending } from '../../core/values/order'

/** How one looks into a fund. */
type Insight = 'own list' | 'largest holdings' | ProxyRecord['kind'] | 'none'

/** One published list. */
interface ListCoverage {
  isin: string
  name: string
  asOf: string
  rows: number
  /** Sum of all weights. */
  weight: number
  /** Weight of equity rows, and of those with an ISIN or a known company. */
  equity: number
  identified: number
}

interface Coverage {
  /** Funds by asset class and insight. */
  funds: ReadonlyMap<string, ReadonlyMap<Insight, number>>
  lists: readonly ListCoverage[]
  /** Heaviest equity rows without ISIN and known company. */
  unidentified: readonly ConstituentRecord[]
}

const insights: readonly Insight[] = ['own list', 'same_index', 'index_subset', 'approximation', 'largest holdings', 'none']

/** Rows that sum to less are a part of a list: the largest holdings. */
const WHOLE = 0.9

/** Lists with fewer rows are the ten largest holdings at most. */
const MORE_THAN_TEN = 11

const sum = (rows: readonly ConstituentRecord[]): number => rows.reduce((total, { weight }) => total + weight, 0)

const isIdentified = ({ isin, companyId }: ConstituentRecord): boolean => isin !== null || companyId !== null

function listCoverage(isin: string, rows: readonly ConstituentRecord[], name: string): ListCoverage {
  const equities = rows.filter(({ kind }) => kind === 'equity')
  return { isin, name, asOf: rows[0]?.asOf ?? '', rows: rows.length, weight: sum(rows), equity: sum(equities), identified: sum(equities.filter(isIdentified)) }
}

function insightOf({ isin }: SecurityRecord, lists: ReadonlyMap<string, readonly ConstituentRecord[]>, proxies: ReadonlyMap<string, readonly ProxyRecord[]>): Insight {
  const own = lists.get(isin)
  if (own !== undefined) return sum(own) < WHOLE ? 'largest holdings' : 'own list'
  const kinds = (proxies.get(isin) ?? []).map(({ kind }) => kind)
  return (['approximation', 'index_subset', 'same_index'] as const).find((kind) => kinds.includes(kind)) ?? 'none'
}

/** Looks through a bundle. */
export function coverageOf(bundle: Bundle): Coverage {
  const lists = grouped(bundle.constituents, ({ fundIsin }) => fundIsin)
  const proxies = grouped(bundle.fundProxies, ({ fundIsin }) => fundIsin)
  const names = new Map(bundle.securities.map(({ isin, name }) => [isin, name]))
  const funds = grouped(bundle.securities.filter(({ kind }) => kind === 'fund' || kind === 'etc'), ({ assetClass }) => assetClass ?? 'unknown')
  const count = (list: readonly SecurityRecord[]): Map<Insight, number> => {
    const found = list.map((fund) => insightOf(fund, lists, proxies))
    return new Map(insights.map((insight) => [insight, found.filter((one) => one === insight).length]))
  }
  const unidentified = bundle.constituents.filter((row) => row.kind === 'equity' && !isIdentified(row))
  return {
    funds: new Map([...funds].sort().map(([assetClass, list]) => [assetClass, count(list)])),
    lists: [...lists].map(([isin, rows]) => listCoverage(isin, rows, names.get(isin) ?? isin)),
    unidentified: unidentified.sort((a, b) => b.weight - a.weight || ascending(a.name, b.name)).slice(0, 20),
  }
}

const isLong = ({ rows }: ListCoverage): boolean => rows >= MORE_THAN_TEN

/** The short lists in one sentence. */
function shortLists(lists: readonly ListCoverage[]): string {
  const short = lists.filter((list) => !isLong(list))
  const weights = short.map(({ weight }) => weight).sort((a, b) => a - b)
  const at = (share: number): string => percent(weights[Math.floor((weights.length - 1) * share)] ?? 0)
  return `And ten rows at most of ${short.length} more funds: ${at(0)} to ${at(1)} of a fund, half of them ${at(0.5)} or more.`
}

const percent = (weight: number): string => `${(weight * 100).toFixed(2)} %`
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** How many have the same, in order of it. */
const counted = <T>(all: readonly T[], keyOf: (one: T) => string): [key: string, count: number][] =>
  [...grouped(all, keyOf)].map(([key, found]): [string, number] => [key, found.length]).sort(([one], [other]) => ascending(one, other))

/** The coverage of a bundle as Markdown. */
export function coverageReport(bundle: Bundle): string {
  const { funds, lists, unidentified } = coverageOf(bundle)
  const fundRows = [...funds].map(([assetClass, counts]) => [assetClass, ...insights.map((insight) => counts.get(insight) ?? 0)])
  const listRows = lists.filter(isLong).sort((a, b) => ascending(a.asOf, b.asOf) || ascending(a.isin, b.isin))
  const begin = counted(bundle.prices, ({ currency, basis, dates }) => `${currency} | ${basis} | ${(dates[0] ?? '').slice(0, 4)}`)
  const end = counted(bundle.fx, ({ dates }) => dates.at(-1) ?? '')
  const withoutIndustry = bundle.companies.filter(({ industry }) => industry === null).length
  return [
    '# Data report', `Written by \`npm run data:report\` for ${bundle.name}, ${bundle.asOf}. Do not edit.`,
    '## Records', table(['of', 'records'], Object.entries(bundle).flatMap(([of, records]) => (Array.isArray(records) ? [[of, records.length]] : []))),
    '## How one looks into funds', table(['asset class', ...insights], fundRows),
    '## Lists, oldest first', table(['fund', 'name', 'as of', 'rows', 'all weights', 'equities', 'of known companies'], listRows.map((list) => [
      list.isin, list.name, list.asOf, list.rows, percent(list.weight), percent(list.equity), percent(list.identified)])),
    shortLists(lists),
    '## Companies', `${bundle.companies.length} companies, ${bundle.companies.filter(({ country }) => country === null).length} without country, ${bundle.companies.filter(({ sector }) => sector === null).length} without sector, ${withoutIndustry} without industry; ${bundle.isinAliases.length} old ISINs.`,
    '## Heaviest equity rows without ISIN and known company', table(['fund', 'row', 'country', 'weight'], unidentified.map((one) => [one.fundIsin, one.name, one.country ?? '', percent(one.weight)])),
    '## Prices', table(['currency', 'basis', 'first year', 'instruments'], begin),
    '## Exchange rates', `${bundle.fx.length} currencies from ${bundle.fx[0]?.dates[0] ?? ''} on; last days: ${end.map(([day, count]) => `${day} (${count})`).join(', ')}.`,
    '',
  ].join('\n\n').replace(/\n+$/, '\n')
}

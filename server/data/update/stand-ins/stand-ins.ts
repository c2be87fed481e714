/** Stand-ins of UCITS funds among the reported lists: made of what the store holds, where that is better than what there is. */
import { createHash } from 'node:crypto'
import { ask } from '../../../../core/reference/reference'
import type { IsoDate } from '../../../../core/values/dates'
import type { ProxyRecord, Tables } from '../../../../core/reference/tables/bundle'
import { fundFacts } from '../../embedded/fund-facts'
import type { Document, ImportInfo } from '../../store/documents'
import type { RenewableList } from '../believe'
import { reportingFunds, type ReportingFund } from '../reporting-funds'
import { nportName, STAND_INS } from '../names'
import { standInRules, type StandInRule } from './rules'

/** A stand-in that could be. */
interface Candidate {
  record: ProxyRecord
  asOf: IsoDate
}

/** How one looks into a fund without it: its own list counts like one of the same index. */
interface Insight {
  kind: ProxyRecord['kind']
  asOf: IsoDate
}

const closeness: readonly ProxyRecord['kind'][] = ['approximation', 'index_subset', 'same_index']

/** The stand-ins as a list. */
export const standIns: RenewableList = {
  name: STAND_INS,
  title: 'stand-ins of UCITS funds',
  async newest({ imports, tables, last }) {
    const candidates = candidatesAmong(imports)
    const present = await insightsInto([...candidates.keys()], tables)
    const better = [...candidates].filter(([isin, candidate]) => isBetter(candidate, present.get(isin)))
    const documents = better.map(([key, { record, asOf }]): Document => ({ kind: 'proxies', key, asOf, body: [record] }))
    const edition = createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 16)
    if (edition === last?.info.edition || (documents.length === 0 && last === null)) return null
    const asOf = better.map(([, one]) => one.asOf).sort().at(-1) ?? last?.info.asOf ?? '1970-01-01'
    const source = { id: 'sec-nport', title: 'Which reported fund stands in for which UCITS fund', url: '', licence: 'MIT', retrieved: asOf }
    return { batch: { name: STAND_INS, format: STAND_INS, title: standIns.title, asOf, edition, sources: [source], documents }, rows: documents.length, unknownSector: null }
  },
}

/** The funds whose lists can stand in for a fund. */
export function standingInFor(isin: string): ReportingFund[] {
  const index = fundFacts().indices.get(isin)
  const meant = standInRules.find(({ indices, isins }) => isins.includes(isin) || (index !== undefined && indices.includes(index)))
  return reportingFunds.filter(({ ticker }) => meant?.tickers.includes(ticker) === true)
}

/** The UCITS funds of a reporting fund's index, or of one close to it; not those of which it holds a part of the countries only. */
export function targetsOf({ ticker }: ReportingFund): string[] {
  const isinsOf = fundsByIndex()
  const whole = standInRules.filter(({ tickers, countries }) => tickers.includes(ticker) && countries.length === 0)
  return whole.flatMap(({ indices, isins }) => [...indices.flatMap((index) => isinsOf.get(index) ?? []), ...isins])
}

/** What the rules make of the lists that are there, by fund. */
function candidatesAmong(imports: readonly ImportInfo[]): Map<string, Candidate> {
  const asOf = new Map(imports.map((info) => [info.name, info.asOf]))
  const isinsOf = fundsByIndex()
  const candidates = new Map<string, Candidate>()
  for (const rule of standInRules) {
    const list = youngest(rule, asOf)
    if (list === null) continue
    for (const fundIsin of [...rule.indices.flatMap((index) => isinsOf.get(index) ?? []), ...rule.isins]) {
      if (!candidates.has(fundIsin)) candidates.set(fundIsin, { asOf: list.asOf, record: recordOf(fundIsin, list.fund, rule) })
    }
  }
  return candidates
}

function fundsByIndex(): Map<string, string[]> {
  const byIndex = new Map<string, string[]>()
  for (const [isin, index] of fundFacts().indices) byIndex.set(index, [...(byIndex.get(index) ?? []), isin])
  return byIndex
}

/** Of the funds of a rule the one with the youngest list; null without any. */
function youngest({ tickers }: StandInRule, asOf: ReadonlyMap<string, IsoDate>): { fund: ReportingFund; asOf: IsoDate } | null {
  const lists = reportingFunds.flatMap((fund) => {
    const date = tickers.includes(fund.ticker) ? asOf.get(nportName(fund)) : undefined
    return date === undefined ? [] : [{ fund, asOf: date }]
  })
  return lists.sort((a, b) => (a.asOf === b.asOf ? tickers.indexOf(a.fund.ticker) - tickers.indexOf(b.fund.ticker) : a.asOf > b.asOf ? -1 : 1))[0] ?? null
}

const recordOf = (fundIsin: string, { isin }: ReportingFund, { kind, countries }: StandInRule): ProxyRecord =>
  ({ fundIsin, proxyIsin: isin, weight: 1, kind, countries, sectors: [], source: 'sec-nport' })

async function insightsInto(isins: readonly string[], tables: Tables): Promise<Map<string, Insight>> {
  const [own, proxies] = await Promise.all([ask(isins, (keys) => tables.constituents(keys)), ask(isins, (keys) => tables.proxies(keys))])
  const lists = await ask([...new Set([...proxies.found.values()].flat().map(({ proxyIsin }) => proxyIsin))], (keys) => tables.constituents(keys))
  const dateOf = (isin: string): IsoDate => lists.found.get(isin)?.[0]?.asOf ?? ''
  const looked = [...proxies.found].map(([isin, records]): [string, Insight] => [isin, {
    kind: closeness.find((kind) => records.some((record) => record.kind === kind)) ?? 'approximation',
    asOf: records.map(({ proxyIsin }) => dateOf(proxyIsin)).sort()[0] ?? '',
  }])
  return new Map([...looked, ...[...own.found].map(([isin, rows]): [string, Insight] => [isin, { kind: 'same_index', asOf: rows[0]?.asOf ?? '' }])])
}

/** A closer stand-in is better, of equally close ones the younger; one without a list (no date) is none. */
function isBetter({ record, asOf }: Candidate, present: Insight | undefined): boolean {
  if (present === undefined || present.asOf === '') return true
  const gained = closeness.indexOf(record.kind) - closeness.indexOf(present.kind)
  return gained > 0 || (gained === 0 && asOf > present.asOf)
}

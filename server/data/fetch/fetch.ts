/** Holdings of funds from their issuers' public downloads, for the user's own use: each list completely, or not at all. */
import type { Tables } from '../../../core/reference/tables/bundle'
import { DAY_MS, type IsoDate, utcDay } from '../../../core/values/dates'
import { BundleError } from '../bundle/csv'
import { ForeignJsonError } from '../foreign-json'
import { holdingsBatch } from '../importers/batches'
import { readFile, sourceFile } from '../importers/formats'
import type { KnownSecurities } from '../importers/resolve'
import { holdsNoShares, isAnotherFund, isMuchOlder, isOfNoPossibleDay, isOlder } from '../quality'
import type { Document } from '../store/documents'
import type { Store } from '../store/store'
import { inCommon, knownListsOf } from '../update/beside'
import { believe, Refused } from '../update/renewal'
import { SourceAway } from '../update/client'
import type { Plan } from './addresses'
import { askForList, Forbidden, type Ask } from './ask'

/** Outcome for a fund. `fresh`: fetched within a day; `forbidden`: excluded by robots.txt; `unknown`: no address is known. */
type Outcome = 'fetched' | 'fresh' | 'refused' | 'away' | 'forbidden' | 'unknown'

/** Result for a fund. */
export interface Report {
  isin: string
  name: string
  issuer: string | null
  outcome: Outcome
  reason: string | null
  asOf: IsoDate | null
  rows: number | null
  /** Weight of rows with an ISIN, a fraction. */
  withIsin: number | null
}

/** What a run works with. */
interface FetchSetting {
  store: Store
  tables: Tables
  known: KnownSecurities
  now: Date
  askOf(plan: Plan): Ask
}

/** The name of a fetched list in the store; a later one takes its place. */
const nameOf = (isin: string): string => `fetched:${isin}`

/** A list is not asked for again within a day. */
const FRESH_MS = DAY_MS

/** Fetches and imports one fund after the other. */
export async function* fetchLists(plans: readonly Plan[], setting: FetchSetting): AsyncGenerator<Report> {
  const imports = new Map((await setting.store.list()).map((info) => [info.name, info]))
  for (const plan of plans) {
    const last = imports.get(nameOf(plan.wanted.isin))
    const isFresh = last !== undefined && setting.now.getTime() - Date.parse(last.importedAt) < FRESH_MS
    if (plan.route === null) yield reportOf(plan, 'unknown', plan.without)
    else if (isFresh) yield { ...reportOf(plan, 'fresh', null), asOf: last.asOf }
    else yield await fetchOne(plan, setting)
  }
}

async function fetchOne(plan: Plan, setting: FetchSetting): Promise<Report> {
  try {
    return await imported(plan, setting)
  } catch (error) {
    if (error instanceof Forbidden) return reportOf(plan, 'forbidden', error.message)
    if (error instanceof SourceAway) return reportOf(plan, 'away', error.message)
    if (error instanceof BundleError) return reportOf(plan, 'refused', `the list ${error.reason}`)
    if (error instanceof ForeignJsonError) return reportOf(plan, 'refused', 'the issuer answers with something else than expected')
    if (error instanceof Refused) return reportOf(plan, 'refused', error.message)
    throw error
  }
}

async function imported(plan: Plan, { store, tables, known, now, askOf }: FetchSetting): Promise<Report> {
  const { wanted: { isin, name }, route, issuer } = plan
  if (route === null) throw new TypeError('a fund without an address cannot be asked for')
  const today = utcDay(now)
  const file = await sourceFile(`${issuer?.id ?? 'list'}-${isin}`, await askForList(route, plan.wanted, askOf(plan)))
  const list = readFile(file, null)
  if (list.kind !== 'holdings') throw new Refused('is no list of holdings')
  if (list.fundIsin !== null && list.fundIsin !== isin) throw new Refused('is the list of another fund')
  if (list.asOf === null) throw new Refused('does not say its day, or not as it used to: data import takes it with --as-of')
  const told = { isin, asOf: list.asOf, currency: null, adjusted: false }
  const [{ documents: made, ...head }, { holdings, rows }] = await holdingsBatch(file.name, { ...list, fundName: list.fundName ?? name }, told, known)
  const documents = [...made]
  await compare(isin, head.asOf, documents, tables, today)
  await store.write([{ ...head, name: nameOf(isin), documents }], now)
  return { ...reportOf(plan, 'fetched', null), asOf: head.asOf, rows, withIsin: holdings?.resolvedWeight ?? null }
}

/**
 * Refuses a list that is older than the known one or, where either is one of shares, has less than half in common with it;
 * without a known one, with lists of the fund's index. Of another class than the fund it is refused in any case.
 */
async function compare(isin: string, asOf: IsoDate, documents: readonly Document[], tables: Tables, today: IsoDate): Promise<void> {
  believe([isOfNoPossibleDay(asOf, today)])
  const rows = documents.flatMap((document) => (document.kind === 'constituents' ? document.body : []))
  for (const known of await knownListsOf(isin, tables)) {
    believe([known.asOf === null ? isMuchOlder(asOf, known.rows[0]?.asOf ?? asOf, known.what) : isOlder(asOf, known.asOf, 'the known list')])
    if ([rows, known.rows].some((list) => holdsNoShares(list) === null)) believe([isAnotherFund(await inCommon(rows, known.rows), known.what)])
  }
  const { found } = await tables.securities([isin])
  const fundClass = found.get(isin)?.assetClass
  if (fundClass === 'equities') believe([holdsNoShares(rows)])
  if (fundClass === 'bonds' && holdsNoShares(rows) === null) throw new Refused('is a list of shares, of a fund of bonds')
}

const reportOf = ({ wanted: { isin, name }, issuer }: Plan, outcome: Outcome, reason: string | null): Report => ({
  isin, name, issuer: issuer?.id ?? null, outcome, reason, asOf: null, rows: null, withIsin: null,
})

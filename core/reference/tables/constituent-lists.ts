/** Published holdings of funds with the identity of every row, inner funds resolved one level. */
import type { ConstituentRecord, SecurityRecord } from './bundle'
import { identityOf } from './identity'
import { readKnownRows, type KnownRows } from './known-rows'
import { distinct } from '../lookup'
import type { GiveWay } from '../../values/give-way'
import type { Constituent, ConstituentList } from '../fund'
import { ask, type Lookup } from '../reference'
import type { Tables } from './tables'

/** A list, and whether everything that it depends on could be asked for. */
export interface LoadedList {
  list: ConstituentList
  complete: boolean
}

type Records = readonly ConstituentRecord[]
type InnerOf = (isin: string) => ConstituentList | undefined

const isFund = (security: SecurityRecord | undefined): boolean => security?.kind === 'fund' || security?.kind === 'etc'

/** Reads the own lists of funds. A fund is `failed` when its rows, their identities or a fund among them failed. */
export async function loadLists(tables: Tables, fundIsins: readonly string[], giveWay: GiveWay): Promise<Lookup<LoadedList>> {
  const answer = await ask(fundIsins, (keys) => tables.constituents(keys))
  try {
    return await withIdentities(tables, answer, giveWay)
  } catch {
    return { found: new Map(), failed: new Set([...answer.failed, ...answer.found.keys()]) }
  }
}

async function withIdentities(tables: Tables, answer: Lookup<Records>, giveWay: GiveWay): Promise<Lookup<LoadedList>> {
  const known = await readKnownRows(tables, [...answer.found.values()].flat(), [...answer.found.keys()])
  const inner = await loadInner(tables, answer.found, known)
  const found = new Map<string, LoadedList>()
  const failed = new Set(answer.failed)
  for (const [fundIsin, records] of answer.found) {
    await giveWay()
    const isins = records.map((row) => row.isin).filter((isin) => isin !== null).map(known.currentIsin)
    const lost = isins.filter((isin) => inner.failed.has(isin))
    if (lost.some((isin) => isFund(known.securities.get(isin)))) failed.add(fundIsin)
    else {
      const list = listOf(fundIsin, records, known, (isin) => inner.found.get(isin))
      found.set(fundIsin, { list, complete: known.complete && inner.complete && lost.length === 0 })
    }
  }
  return { found, failed }
}

/** Lists of the rows that are funds themselves; funds inside those are not followed. */
async function loadInner(tables: Tables, lists: ReadonlyMap<string, Records>, known: KnownRows) {
  const answer = await ask(innerCandidates(lists, known), (keys) => tables.constituents(keys))
  const innerKnown = await readKnownRows(tables, [...answer.found.values()].flat(), [...answer.found.keys()])
  const found = new Map<string, ConstituentList>()
  for (const [isin, records] of answer.found) found.set(isin, listOf(isin, records, innerKnown, () => undefined))
  return { found, failed: answer.failed, complete: innerKnown.complete }
}

/** Rows that may be equity funds: known as such, or not known as anything. Other funds are never dissolved. */
const innerCandidates = (lists: ReadonlyMap<string, Records>, known: KnownRows): string[] =>
  distinct(
    [...lists].flatMap(([fundIsin, records]) =>
      records
        .filter((row) => row.kind !== 'cash' && row.isin !== null && row.companyId === null)
        .map((row) => known.currentIsin(row.isin ?? ''))
        .filter((isin) => isin !== fundIsin && mayBeEquityFund(isin, known)),
    ),
  )

function mayBeEquityFund(isin: string, known: KnownRows): boolean {
  const security = known.securities.get(isin)
  if (security === undefined) return !known.primaryLines.has(isin)
  return isFund(security) && (security.assetClass === 'equities' || security.assetClass === null)
}

function listOf(fundIsin: string, records: Records, known: KnownRows, innerOf: InnerOf): ConstituentList {
  const dates = records.map((row) => row.asOf).sort()
  return {
    fundIsin,
    fundName: known.securities.get(fundIsin)?.name ?? fundIsin,
    asOf: dates[0] ?? '',
    source: records[0]?.source ?? '',
    rows: records.map((record) => rowOf(record, known, (isin) => (isin === fundIsin ? undefined : innerOf(isin)))),
  }
}

/** One row with its identity. A fund that cannot be dissolved is no company: it becomes `other`. */
function rowOf(record: ConstituentRecord, known: KnownRows, innerOf: InnerOf): Constituent {
  const isin = record.isin === null ? null : known.currentIsin(record.isin)
  const security = isin === null ? undefined : known.securities.get(isin)
  const inner = isin === null || record.companyId !== null || record.kind === 'cash' ? null : (innerOf(isin) ?? null)
  const opaque = record.kind === 'equity' && inner === null && isFund(security)
  const identity = record.kind === 'equity' && inner === null && !opaque ? identify(record, isin, known) : anonymous
  return {
    isin, name: record.name, weight: record.weight, country: record.country, sector: record.sector,
    industry: record.industry, currency: record.currency, kind: opaque ? 'other' : record.kind, inner, ...identity,
  }
}

type Identity = Pick<Constituent, 'companyId' | 'company'>

const anonymous: Identity = { companyId: null, company: null }

function identify(record: ConstituentRecord, isin: string | null, known: KnownRows): Identity {
  const security = known.securities.get(isin ?? '')
  const primaryLineOf = known.primaryLines.get(isin ?? '')
  const companyId = identityOf({ ...record, isin }, { security, primaryLineOf })
  if (companyId === null) return anonymous
  const company = known.companies.get(companyId) ?? (primaryLineOf?.id === companyId ? primaryLineOf : null)
  return { companyId, company }
}

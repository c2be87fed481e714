/** Published holdings of funds with the identity of every row, inner funds resolved one level deep. */
import type { ConstituentRecord, SecurityRecord, CompanyRecord, Tables } from './bundle'
import type { GiveWay } from '../../values/give-way'
import { ask, type Lookup, distinct, nothing } from '../reference'
import { isFund, type Company, type Security, type Constituent, type ConstituentList } from '../security'

// All records on the rows of funds, read in few lookups.

/** Records for the ISINs and company ids of rows. */
interface KnownRows {
  currentIsin(isin: string): string
  securities: ReadonlyMap<string, SecurityRecord>
  primaryLines: ReadonlyMap<string, CompanyRecord>
  companies: ReadonlyMap<string, CompanyRecord>
  /** False if some keys could not be looked up: good enough for an answer, but not to be cached. */
  complete: boolean
}

const present = (values: Iterable<string | null>): string[] => distinct([...values].filter((value) => value !== null))

const question = <T>(keys: readonly string[], table: (keys: readonly string[]) => Promise<Lookup<T>>): Promise<Lookup<T>> =>
  keys.length === 0 ? Promise.resolve(nothing) : table(keys)

/**
 * Reads the records on rows and on the funds that hold them. Rejects if a table fails as a whole; if a single key
 * fails, only the row's own data are used.
 */
async function readKnownRows(tables: Tables, rows: readonly ConstituentRecord[], fundIsins: readonly string[]): Promise<KnownRows> {
  const rowIsins = present(rows.map((row) => row.isin))
  const aliases = await question(rowIsins, (keys) => tables.aliases(keys))
  const currentIsin = (isin: string) => aliases.found.get(isin) ?? isin
  const isins = distinct(rowIsins.map(currentIsin))
  const [securities, primaryLines] = await Promise.all([
    question(distinct([...isins, ...fundIsins]), (keys) => tables.securities(keys)),
    question(isins, (keys) => tables.companiesByIsin(keys)),
  ])
  const ids = present([...rows, ...securities.found.values()].map((row) => row.companyId))
  const companies = await question(ids, (keys) => tables.companies(keys))
  return {
    currentIsin,
    securities: securities.found,
    primaryLines: primaryLines.found,
    companies: companies.found,
    complete: [aliases, securities, primaryLines, companies].every((answer) => answer.failed.size === 0),
  }
}

// Identity of the company of a row.

const legalForms = new Set([
  'AB', 'AG', 'AS', 'ASA', 'BERHAD', 'BHD', 'BV', 'CO', 'COMPANY', 'CORP', 'CORPORATION', 'CV', 'EG', 'GMBH',
  'HF', 'INC', 'INCORPORATED', 'JSC', 'KG', 'KGAA', 'KK', 'LIMITED', 'LLC', 'LLP', 'LP', 'LTD', 'LTDA', 'MBH', 'NV', 'OJSC',
  'OY', 'OYJ', 'PCL', 'PJSC', 'PLC', 'PT', 'PTE', 'PTY', 'PVT', 'SA', 'SAB', 'SARL', 'SAS', 'SCA', 'SE', 'SGPS', 'SPA', 'SRL',
  'TBK',
])

/**
 * Identity of a company known only by name: `name:` and the name in upper case, without punctuation and
 * without legal forms at its end. null if nothing of the name is left.
 */
export function nameIdentity(name: string): string | null {
  const words = name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '')
  while (words.length > 1 && legalForms.has(words.at(-1) ?? '')) words.pop()
  return words.length === 0 ? null : `name:${words.join(' ')}`
}

/** Records that decide an identity. */
interface Known {
  /** The security with the row's ISIN. */
  security: Pick<Security, 'companyId'> | undefined
  /** The company whose primary line the row's ISIN is. */
  primaryLineOf: Pick<Company, 'id'> | undefined
}

/** The row's company id, else that of its security, else that of the company whose primary line it is, else the ISIN, else the name. */
export function identityOf(row: Pick<Constituent, 'companyId' | 'isin' | 'name'>, known: Known): string | null {
  return row.companyId ?? known.security?.companyId ?? known.primaryLineOf?.id ?? row.isin ?? nameIdentity(row.name)
}

/** A list, and whether all lookups that it depends on succeeded. */
export interface LoadedList {
  list: ConstituentList
  complete: boolean
}

type Records = readonly ConstituentRecord[]
type InnerOf = (isin: string) => ConstituentList | undefined

/** Reads the own lists of funds. A fund is `failed` if the lookup of its rows, their identities or a fund among them failed. */
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

/** Lists of rows that are funds themselves; funds inside those are not resolved. */
async function loadInner(tables: Tables, lists: ReadonlyMap<string, Records>, known: KnownRows) {
  const answer = await ask(innerCandidates(lists, known), (keys) => tables.constituents(keys))
  const innerKnown = await readKnownRows(tables, [...answer.found.values()].flat(), [...answer.found.keys()])
  const found = new Map<string, ConstituentList>()
  for (const [isin, records] of answer.found) found.set(isin, listOf(isin, records, innerKnown, () => undefined))
  return { found, failed: answer.failed, complete: innerKnown.complete }
}

/** Rows that may be equity funds: known ones, and unknown securities. Other funds are never resolved. */
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

/** Whether a row that is not resolved to constituents counts as equities; funds of other classes do not. */
const isInEquities = ({ kind }: ConstituentRecord, security: SecurityRecord | undefined): boolean =>
  kind === 'equity' && (!isFund(security) || security?.assetClass === 'equities')

/** One row with its identity. A fund that cannot be resolved to constituents is not a company: it becomes `other`. */
function rowOf(record: ConstituentRecord, known: KnownRows, innerOf: InnerOf): Constituent {
  const isin = record.isin === null ? null : known.currentIsin(record.isin)
  const security = isin === null ? undefined : known.securities.get(isin)
  const inner = isin === null || record.companyId !== null || record.kind === 'cash' ? null : (innerOf(isin) ?? null)
  const opaque = record.kind === 'equity' && inner === null && isFund(security)
  const identity = record.kind === 'equity' && inner === null && !opaque ? identify(record, isin, known) : anonymous
  return {
    isin, name: record.name, weight: record.weight, country: record.country, sector: record.sector,
    industry: record.industry, currency: record.currency, kind: opaque ? 'other' : record.kind, inner, inEquities: inner !== null || isInEquities(record, security), ...identity,
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

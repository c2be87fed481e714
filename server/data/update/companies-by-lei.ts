/** Companies by LEI: listings of one issuer form one company, unless a lower layer knows their company. */
import { latest } from '../../../core/values/dates'
import { grouped } from '../../../core/values/grouped'
import { onlyOf } from '../../../core/values/one-of'
import type { CompanyRecord, SecurityRecord, Tables } from '../../../core/reference/tables/bundle'
import { loadSecurities } from '../../../core/reference/tables/securities'
import { sameName } from '../importers/vocabulary/names'
import type { Document, IssuerRecord } from '../store/documents'
import { editionOf, type RenewableList } from './renewal'
import { COMPANIES_BY_LEI } from './names'

/** The oldest date: any dated record of another source takes precedence, but not undated ones. */
const WEAKEST = '0001-01-01'

/** A share with its entity. `companyId`: the company that is known for it already. */
interface Line extends IssuerRecord {
  companyId: string | null
  country: string | null
}

/** The companies as a list. */
export const companiesByLei: RenewableList = {
  name: COMPANIES_BY_LEI,
  title: 'companies by legal entity',
  async newest({ issuers, imports, tables, last }) {
    const lines = await linesOf(issuers, tables)
    const documents = [...grouped(lines, ({ lei }) => lei).values()].flatMap(documentsOf)
    const edition = editionOf(JSON.stringify(documents))
    if (edition === last?.info.edition || (documents.length === 0 && last === null)) return null
    const asOf = latest(imports.map((info) => info.asOf)) ?? WEAKEST
    const sources = [...new Map(imports.flatMap((info) => info.sources).filter(({ id }) => id === 'gleif' || id === 'sec-nport').map((source) => [source.id, source])).values()]
    return { batch: { name: COMPANIES_BY_LEI, format: COMPANIES_BY_LEI, title: companiesByLei.title, asOf, edition, sources, documents },
      rows: documents.length, unknownSector: null }
  },
}

/** Shares with a plausible LEI. */
async function linesOf(issuers: AsyncIterable<[string, IssuerRecord]>, tables: Tables): Promise<Line[]> {
  const [filed, registered] = [new Map<string, IssuerRecord>(), new Map<string, IssuerRecord>()]
  for await (const [, record] of issuers) (record.source === 'gleif' ? registered : filed).set(record.isin, record)
  const isins = [...new Set([...filed.keys(), ...registered.keys()])].sort()
  const { found } = await loadSecurities(tables, isins)
  return isins.flatMap((isin) => {
    const security = found.get(isin)
    const record = believed(filed.get(isin), registered.get(isin), security?.name ?? '')
    return record === null || security?.kind === 'fund' ? [] : [{ ...record, companyId: security?.companyId ?? null, country: security?.country ?? null }]
  })
}

/**
 * Filer and GLEIF must agree. GLEIF alone counts only if the names of entity and share match: a depositary receipt can be
 * registered for the bank.
 */
function believed(filed: IssuerRecord | undefined, registered: IssuerRecord | undefined, shareName: string): IssuerRecord | null {
  if (filed !== undefined && registered !== undefined) return filed.lei === registered.lei ? { ...filed, name: registered.name || filed.name } : null
  if (registered !== undefined) return sameName(registered.name, shareName) ? registered : null
  return filed ?? null
}

/** Documents for the listings of one entity. Listings whose name differs from the known ones, or from most, are left out: a filer may have used a wrong LEI. */
function documentsOf(lines: readonly Line[]): Document[] {
  const known = lines.filter(({ companyId }) => companyId !== null)
  const open = lines.filter(({ companyId }) => companyId === null)
  const ids = new Set(known.map(({ companyId }) => companyId))
  if (ids.size > 0) return open.flatMap((line) => lineDocument(line, onlyCompany(known.filter(({ name }) => sameName(name, line.name)))))
  const alike = open.map(({ name }) => open.filter((line) => sameName(line.name, name))).find((lines) => lines.length > open.length / 2) ?? []
  const [first] = alike
  return first === undefined ? [] : [companyDocument(first), ...alike.flatMap((line) => lineDocument(line, line.lei))]
}

const onlyCompany = (lines: readonly Line[]): string | null => onlyOf(new Set(lines.map(({ companyId }) => companyId)))

function companyDocument({ lei, name, isin, country, source }: Line): Document {
  const body: CompanyRecord = { id: lei, name, country, sector: null, industry: null, isin, lei, source }
  return { kind: 'companies', key: lei, asOf: WEAKEST, body }
}

function lineDocument({ isin, name, country, source }: Line, companyId: string | null): Document[] {
  if (companyId === null) return []
  const body: SecurityRecord = {
    isin, name, kind: 'stock', assetClass: 'equities', currency: null, country, companyId, sector: null, industry: null, ter: null, domicile: null, asOf: null, source,
  }
  return [{ kind: 'securities', key: isin, asOf: WEAKEST, body }]
}

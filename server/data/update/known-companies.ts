/** Known companies behind the rows of a list, by ISIN and by LEI. */
import { ask } from '../../../core/reference/reference'
import type { Company } from '../../../core/reference/security'
import { loadSecurities } from '../../../core/reference/tables/securities'
import type { Tables } from '../../../core/reference/tables/bundle'
import type { Holding } from '../importers/holdings'
import { sumBy } from '../../../core/values/sum'

/** The company of a row; null if unknown. */
export type CompanyOf = (row: Holding) => { company: Company; by: 'isin' | 'lei' } | null

/** Finds the companies of rows: of their ISIN, else of another row of the same legal entity. */
export async function companiesOf(rows: readonly Holding[], tables: Tables): Promise<CompanyOf> {
  const shares = rows.filter(({ kind }) => kind === 'equity')
  const securities = await loadSecurities(tables, [...new Set(shares.flatMap(({ isin }) => isin ?? []))])
  const ids = [...new Set([...securities.found.values()].flatMap(({ companyId }) => companyId ?? []))]
  const companies = await ask(ids, (keys) => tables.companies(keys))
  const byIsin = (isin: string | null): Company | undefined => companies.found.get(securities.found.get(isin ?? '')?.companyId ?? '')
  const byLei = new Map<string, Company>()
  for (const { isin, lei } of shares) {
    const company = byIsin(isin)
    if (lei && company !== undefined && !byLei.has(lei)) byLei.set(lei, company)
  }
  return ({ isin, lei }) => {
    const own = byIsin(isin)
    if (own !== undefined) return { company: own, by: 'isin' }
    const related = byLei.get(lei ?? '')
    return related === undefined ? null : { company: related, by: 'lei' }
  }
}

/**
 * Replaces facts in rows by better ones of known companies: a filer states the country of registration, an index provider
 * that of the business. Facts known by ISIN are cleared, to be looked up later; facts known only by LEI are written into
 * the row. A row without ISIN gets the company of its LEI.
 */
export const withCompanies = (rows: readonly Holding[], companyOf: CompanyOf): Holding[] =>
  rows.map((row) => {
    if (row.kind !== 'equity') return row
    const known = companyOf(row)
    if (known === null) return { ...row, companyId: row.isin === null ? (row.lei ?? null) : null }
    const { country, sector, industry } = known.by === 'lei' ? known.company : { country: null, sector: null, industry: null }
    return { ...row, companyId: row.isin === null ? known.company.id : null, sector, industry, country: known.company.country === null ? row.country : country }
  })

/** The weight of shares without a known sector. */
export const weightWithoutSector = (rows: readonly Holding[], companyOf: CompanyOf): number =>
  sumBy(rows.filter((row) => row.kind === 'equity' && (companyOf(row)?.company.sector ?? null) === null), ({ weight }) => weight)

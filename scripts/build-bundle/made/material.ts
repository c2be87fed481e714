/** What lists are made of: the rows of the published ones, by list, with what is known of their issuers. */
import { grouped } from '../../../core/values/grouped'
import type { ListRow } from '../formats/row'
import type { HoldingsFile } from '../funds/lists'
import { nameKey } from '../companies/names'

/** What is known of an issuer's place. */
interface Place {
  country: string | null
  sector: string | null
  industry: string | null
}

export interface Material {
  rows: readonly ListRow[]
  /** Equity rows of a list. */
  of(fundIsin: string): readonly ListRow[]
  issuerOf(row: ListRow): string
  placeOf(row: ListRow): Place
}

/** The rows as those of another list, without country and sector. */
export const under = (list: Pick<HoldingsFile, 'fundIsin' | 'asOf' | 'source'>, rows: readonly ListRow[]): ListRow[] =>
  rows.map((row) => ({ ...row, fundIsin: list.fundIsin, asOf: list.asOf, source: list.source, country: null, sector: null }))

/** The material of these rows, with functions that name the company and the place of an ISIN. */
export function materialOf(rows: readonly ListRow[], companyIdOf: (isin: string) => string, placeOfIsin: (isin: string) => Place | undefined): Material {
  const lists = grouped(rows.filter(({ kind }) => kind === 'equity'), ({ fundIsin }) => fundIsin)
  return {
    rows,
    of: (fundIsin) => lists.get(fundIsin) ?? [],
    issuerOf: (row) => row.companyId ?? (row.isin === null ? `${nameKey(row.name)}|${row.country ?? ''}` : companyIdOf(row.isin)),
    placeOf: (row) => {
      const place = row.isin === null ? undefined : placeOfIsin(row.isin)
      return { country: row.country ?? place?.country ?? null, sector: row.sector ?? place?.sector ?? null, industry: place?.industry ?? null }
    },
  }
}

/** Kinds of funds for German tax, as banks taxed them and as reports and managers' pages state them: `tables/tax-kinds.csv`. */
import type { SecurityRecord, TaxKindRecord } from '../../../core/reference/tables/bundle'
import { fondstypen } from '../../../core/law/investmentfonds/fondstyp'
import { readTable } from '../tables'

/** The kinds of funds that the bundle has. @throws Error where a row names no kind, or an ISIN that is no fund */
export function taxKinds(securities: readonly SecurityRecord[]): TaxKindRecord[] {
  const known = new Map(securities.map((security) => [security.isin, security]))
  return readTable('tax-kinds').map(({ isin, kind: stated, day, source }) => {
    const kind = fondstypen.find((each) => each === stated)
    if (kind === undefined || known.get(isin)?.kind !== 'fund') throw new Error(`tax-kinds.csv: ${isin} ${stated}`)
    return { isin, kind, asOf: day, source }
  })
}

/** Splits and consolidations of what people in Germany hold: `tables/splits.csv`. */
import type { SecurityRecord, SplitRecord } from '../../../core/reference/tables/bundle'
import { readTable } from '../tables'

/** The splits that the bundle has. @throws Error where a row is of an ISIN that no security has */
export function splits(securities: readonly SecurityRecord[]): SplitRecord[] {
  const known = new Set(securities.map(({ isin }) => isin))
  return readTable('splits').map(({ isin, date, new_units, old_units, former_isin, source }) => {
    if (!known.has(isin)) throw new Error(`splits.csv: ${isin} is not known`)
    return { isin, date, newUnits: Number(new_units), oldUnits: Number(old_units), formerIsin: former_isin || null, source }
  })
}

/** What funds cost a year that the catalogue of index funds does not have: by factsheets, and by `tables/charges.csv`. */
import type { SecurityRecord } from '../../../core/reference/tables/bundle'
import { readTable } from '../tables'

/** Charges older than this say nothing of today's, and one without a day could be of any. */
const OLDEST = '2024'

/** A charge as a fraction; null where its day is none, or too old. */
export const chargeOf = (percent: string, day: string): number | null => {
  const charge = Number(percent)
  return percent !== '' && Number.isFinite(charge) && /^20\d\d/.test(day) && day >= OLDEST ? Number((charge / 100).toFixed(8)) : null
}

/** The factsheet of TBF Smart Power still holds a company that was taken off the exchange in 2022: it is of an unknown day. */
const OUTDATED = 'DE000A0RHHC8'

/**
 * Below this is not all that a managed fund costs, above not what it costs every year; factsheets of property funds count what houses cost too, which
 * the expense ratio of a report does not.
 */
const isCharge = (isin: string, kind: string, percent: number): boolean => isin !== OUTDATED && kind !== 'Immobilienfonds' && percent >= 0.4 && percent <= 2.5

/** The factsheets have prices up to this day. */
const ofFactsheets = readTable('factsheets').flatMap(({ isin, kind, charge_pct: percent }) => (isCharge(isin, kind, Number(percent)) ? [[isin, chargeOf(percent, '2026-05-29')] as const] : []))

/** Key information says some charges to a tenth, factsheets say all to a hundredth: theirs count. */
const charges = new Map([...readTable('charges').map(({ isin, charge_pct: percent, day }) => {
  const charge = chargeOf(percent, day)
  if (charge === null || charge <= 0 || charge >= 0.05) throw new Error(`charges.csv: ${isin}`)
  return [isin, charge] as const
}), ...ofFactsheets])

/** A fund whose charge no other source has. */
export const withCharge = (record: SecurityRecord): SecurityRecord => (record.ter === null ? { ...record, ter: charges.get(record.isin) ?? null } : record)

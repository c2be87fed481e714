/** What funds cost a year that the catalogue of index funds does not have: by factsheets, and by `tables/charges.csv`. */
import type { SecurityRecord } from '../../../core/reference/tables/bundle'
import { readTable } from '../tables'

/** First year whose charges count; older ones, and those without a day, say nothing of today's. */
const OLDEST = '2024'

/** A charge as a fraction; null where its day is none, or too old. */
export const chargeOf = (percent: string, day: string): number | null => {
  const charge = Number(percent)
  return percent !== '' && Number.isFinite(charge) && /^20\d\d/.test(day) && day >= OLDEST ? Number((charge / 100).toFixed(8)) : null
}

/** The factsheet of TBF Smart Power still holds a company that was taken off the exchange in 2022: it is of an unknown day. */
const OUTDATED = 'DE000A0RHHC8'

/**
 * Whether a percentage of a factsheet is the ongoing charge of a managed fund: below 0.4 it is not all that a fund costs, above 2.5 not what it costs
 * every year. Factsheets of property funds include the costs of buildings, which ongoing charges do not.
 */
const isCharge = (isin: string, kind: string, percent: number): boolean => isin !== OUTDATED && kind !== 'Immobilienfonds' && percent >= 0.4 && percent <= 2.5

/** Day of the factsheets: that of their latest prices. */
export const FACTSHEET_DAY = '2026-05-29'
const ofFactsheets = readTable('factsheets').flatMap(({ isin, kind, charge_pct: percent }) => (isCharge(isin, kind, Number(percent)) ? [[isin, chargeOf(percent, FACTSHEET_DAY)] as const] : []))

/** Charges by ISIN, as fractions. Factsheets have precedence: they state two decimals of a percent, key information often one. */
const charges = new Map([...readTable('charges').map(({ isin, charge_pct: percent, day }) => {
  const charge = chargeOf(percent, day)
  if (charge === null || charge <= 0 || charge >= 0.05) throw new Error(`charges.csv: ${isin}`)
  return [isin, charge] as const
}), ...ofFactsheets])

/** The record with the charge of these tables, if it has none. */
export const withCharge = (record: SecurityRecord): SecurityRecord => (record.ter === null ? { ...record, ter: charges.get(record.isin) ?? null } : record)

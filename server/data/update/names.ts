/** Names of the imports of an update, and dates of the next publication. */
import { addDays, addMonths, isWeekend, type IsoDate } from '../../../core/values/dates'
import type { ImportInfo } from '../store/documents'
import type { ReportingFund } from './reporting-funds'

/** Imports derived from the lists. */
export const COMPANIES_BY_LEI = 'companies-by-lei'
export const STAND_INS = 'stand-ins'
export const derivedNames: readonly string[] = [COMPANIES_BY_LEI, STAND_INS]

/** Name of a fund's reported list. */
export const nportName = ({ series, cik }: Pick<ReportingFund, 'series' | 'cik'>): string => `sec-nport:${series ?? cik}`

/** Whether derived imports depend on this one; manually imported reports are named after an ISIN. */
export const isReportedList = (name: string): boolean => /^sec-nport:(S\d{9}|\d+)$/.test(name)

/** Latest publication of a quarterly report, in days after the quarter (17 CFR 274.150). */
const FILING_DAYS = 60

/** Latest day of the next publication; null if unknown: manual and derived imports. */
export function nextUpdate({ name, asOf }: Pick<ImportInfo, 'name' | 'asOf'>): IsoDate | null {
  if (isReportedList(name)) return addDays(addMonths(asOf, 3), FILING_DAYS)
  if (name === 'ecb-rates' || name === 'ecb-overnight') return nextWeekday(asOf)
  if (/^firds-[CDE]$/.test(name)) return addDays(asOf, 7)
  return name === 'gleif' || name === 'sec-company-tickers' || name === 'sec-fund-tickers' ? addDays(asOf, 1) : null
}

/** The bank publishes on working days. */
function nextWeekday(date: IsoDate): IsoDate {
  const next = addDays(date, 1)
  return isWeekend(next) ? nextWeekday(next) : next
}

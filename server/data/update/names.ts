/** Names of what an update writes into the store, and when the sources have something new. */
import { addDays, addMonths, type IsoDate } from '../../../core/values/dates'
import type { ImportInfo } from '../store/documents'
import type { ReportingFund } from './reporting-funds'

/** What is made of the lists, and follows from them. */
export const COMPANIES_BY_LEI = 'companies-by-lei'
export const STAND_INS = 'stand-ins'
export const derivedNames: readonly string[] = [COMPANIES_BY_LEI, STAND_INS]

/** Name of a fund's reported list. */
export const nportName = ({ series, cik }: Pick<ReportingFund, 'series' | 'cik'>): string => `sec-nport:${series ?? cik}`

/** Whether what is derived follows from this import; reports that were imported by hand are named after an ISIN. */
export const isReportedList = (name: string): boolean => /^sec-nport:(S\d{9}|\d+)$/.test(name)

/** Reports of a quarter are public at most so long after its end (17 CFR 274.150). */
const FILING_DAYS = 60

/** When the source of an import has something newer at the latest; null where nobody knows: what was imported by hand, and what follows from the rest. */
export function nextUpdate({ name, asOf }: Pick<ImportInfo, 'name' | 'asOf'>): IsoDate | null {
  if (isReportedList(name)) return addDays(addMonths(asOf, 3), FILING_DAYS)
  if (name === 'ecb-rates' || name === 'ecb-overnight') return nextWeekday(asOf)
  if (/^firds-[CDE]$/.test(name)) return addDays(asOf, 7)
  return name === 'gleif' || name === 'sec-company-tickers' || name === 'sec-fund-tickers' ? addDays(asOf, 1) : null
}

/** The bank publishes on working days. */
function nextWeekday(date: IsoDate): IsoDate {
  const next = addDays(date, 1)
  return [0, 6].includes(new Date(`${next}T00:00:00Z`).getUTCDay()) ? nextWeekday(next) : next
}

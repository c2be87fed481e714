/**
 * Revenue by region of the latest fiscal year that two sources confirm, in millions of the reporting currency: `tables/revenue-reports.csv`
 * and its parts, `tables/revenue-parts.csv`. A report that only one source gives is not there, and the build stops where parts do not add up to the
 * published revenue. `url` is where a copy was read, `evidence` what was read there and what confirms it. `period_end` is the last day of the fiscal
 * year: sources of reports name it more often than the day of filing. `step` says in what steps the sources give the parts; 1 or less: as published.
 */
import type { BundleSource } from '../../../core/reference/tables/bundle'
import type { RevenueRow } from '../../../core/reference/security'
import { grouped } from '../../../core/values/grouped'
import { readTable, type TableRow } from '../tables'
import { sumBy } from '../../../core/values/sum'

const MILLION = 1_000_000

const reports = readTable('revenue-reports')
const partsOf = grouped(readTable('revenue-parts'), ({ isin }) => isin)

/** How far parts given in steps may be from the published total: half a step for each, and for the total. */
const tolerance = (step: number, parts: number): number => (step <= 1 ? step / 2 : (step / 2) * (parts + 1))

function rowsOf({ isin, company, fiscal_year: fiscalYear, period_end: reportDate, currency, total, step }: TableRow<'revenue-reports'>): RevenueRow[] {
  const parts = (partsOf.get(isin) ?? []).map(({ segment, amount }) => ({ segment, amount: Number(amount) }))
  const sum = sumBy(parts, ({ amount }) => amount)
  if (Math.abs(sum - Number(total)) > tolerance(Number(step), parts.length)) throw new Error(`revenue of ${company}: parts add up to ${sum}, published are ${total}`)
  return parts.map(({ segment, amount }) => ({
    companyId: isin, isin, fiscalYear: Number(fiscalYear), period: 'FY', reportDate, currency, segment, amount: Math.round(amount * MILLION),
  }))
}

export const readRevenue = (): RevenueRow[] => reports.flatMap(rowsOf)

/** The source entry of the report of a company. */
export const revenueSourceId = (isin: string): string => `revenue-${isin.toLowerCase()}`

/** One source for each report: `revenue.csv` has no column for it, so the id carries the ISIN. */
export const revenueSources: readonly BundleSource[] = reports.map(({ isin, company, fiscal_year: fiscalYear, url, evidence }) => ({
  id: revenueSourceId(isin), title: `Revenue by region of ${company}, fiscal year ${fiscalYear}: ${evidence}`, url, licence: 'Facts of a public filing', retrieved: '2026-11-20',
}))

/** Rows and sources of the reports in `revenue-reports.ts`; the build stops where parts do not add up. */
import type { BundleSource } from '../../../core/reference/tables/bundle'
import type { RevenueRow } from '../../../core/reference/reference'
import { revenueReports, type RevenueReport } from './revenue-reports'

const MILLION = 1_000_000

/** How far parts given in steps may be from the published total: half a step for each, and for the total. */
const tolerance = ({ step, parts }: RevenueReport): number => (step <= 1 ? step / 2 : (step / 2) * (Object.keys(parts).length + 1))

function rowsOf(report: RevenueReport): RevenueRow[] {
  const { isin, company, fiscalYear, periodEnd, currency, total, parts } = report
  const sum = Object.values(parts).reduce((a, b) => a + b, 0)
  if (Math.abs(sum - total) > tolerance(report)) throw new Error(`revenue of ${company}: parts add up to ${sum}, published are ${total}`)
  return Object.entries(parts).map(([segment, amount]) => ({
    companyId: isin, isin, fiscalYear, period: 'FY', reportDate: periodEnd, currency, segment, amount: Math.round(amount * MILLION),
  }))
}

export const readRevenue = (): RevenueRow[] => revenueReports.flatMap(rowsOf)

/** The source entry of the report of a company. */
export const revenueSourceId = (isin: string): string => `revenue-${isin.toLowerCase()}`

/** One source for each report: `revenue.csv` has no column for it, so the id carries the ISIN. */
export const revenueSources = (retrieved: string): BundleSource[] =>
  revenueReports.map(({ isin, company, fiscalYear, url, evidence }) => ({
    id: revenueSourceId(isin), title: `Revenue by region of ${company}, fiscal year ${fiscalYear}: ${evidence}`, url, licence: 'Facts of a public filing', retrieved,
  }))

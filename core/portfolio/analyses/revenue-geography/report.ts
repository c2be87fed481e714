import { addTo } from '../../look-through/buckets'
import type { RevenueRow } from '../../../reference/security'
import { regionOfLabel } from './labels'

/** A usable annual report: shares of its segments sum to 1. */
export interface RevenueReport {
  fiscalYear: number
  reportDate: string
  segments: { label: string; region: string; share: number }[]
}

/**
 * The latest annual report of a company, or null when there is none or it cannot be used. Rows count when they are
 * marked as fiscal-year and stand under the company's primary line; a missing or negative amount spoils the report.
 */
export function latestReport(rows: readonly RevenueRow[], primaryLine: string | null): RevenueReport | null {
  const annual = rows.filter((row) => row.period === 'FY' && row.isin !== null && row.isin === primaryLine)
  const latest = annual.reduce<RevenueRow | null>((best, row) => (best === null || isLater(row, best) ? row : best), null)
  if (latest === null) return null
  const { fiscalYear, reportDate } = latest
  return reportOf(annual.filter((row) => row.reportDate === reportDate && row.fiscalYear === fiscalYear), fiscalYear, reportDate)
}

const isLater = (row: RevenueRow, than: RevenueRow): boolean =>
  row.reportDate > than.reportDate || (row.reportDate === than.reportDate && row.fiscalYear > than.fiscalYear)

function reportOf(rows: readonly RevenueRow[], fiscalYear: number, reportDate: string): RevenueReport | null {
  const total = rows.reduce((sum, row) => sum + (row.amount ?? 0), 0)
  if (total <= 0 || rows.some((row) => row.amount === null || row.amount < 0)) return null
  const segments = rows.map((row) => ({
    label: row.segment, region: regionOfLabel(row.segment), share: Math.min(1, (row.amount ?? 0) / total),
  }))
  return { fiscalYear, reportDate, segments }
}

/** Adds a company's weight to the regions of its report. */
export function addRegions(weights: Map<string, number>, report: RevenueReport, weight: number): void {
  for (const segment of report.segments) addTo(weights, segment.region, weight * segment.share)
}

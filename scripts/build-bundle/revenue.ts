/**
 * Revenue by region of the latest fiscal year that was read from the annual report (SEC form 10-K, notes on segments or
 * disaggregated revenue), in millions of the reporting currency. Each report's parts add up to its published revenue,
 * which `total` repeats; the build stops where they do not.
 */
import type { RevenueRow } from '../../core/portfolio/reference'

interface Report {
  isin: string
  company: string
  fiscalYear: number
  /** Day on which the report was filed. */
  filed: string
  /** Published revenue of the year, USD million. */
  total: number
  parts: Readonly<Record<string, number>>
}

const reports: readonly Report[] = [
  {
    isin: 'US0378331005', company: 'Apple', fiscalYear: 2025, filed: '2025-10-31', total: 416161,
    parts: { Americas: 178353, Europe: 111032, 'Greater China': 64377, Japan: 28703, 'Rest of Asia Pacific': 33696 },
  },
  {
    isin: 'US5949181045', company: 'Microsoft', fiscalYear: 2025, filed: '2025-07-30', total: 281724,
    parts: { 'United States': 144546, 'Other countries': 137178 },
  },
  {
    isin: 'US67066G1040', company: 'NVIDIA', fiscalYear: 2025, filed: '2025-02-26', total: 130497,
    parts: { 'United States': 61257, Singapore: 23684, Taiwan: 20573, China: 17108, Other: 7875 },
  },
  {
    isin: 'US02079K3059', company: 'Alphabet', fiscalYear: 2024, filed: '2025-02-05', total: 350018,
    parts: { 'United States': 170447, EMEA: 102127, APAC: 56815, 'Other Americas': 20418, 'Hedging gains': 211 },
  },
  {
    isin: 'US0231351067', company: 'Amazon', fiscalYear: 2024, filed: '2025-02-07', total: 637959,
    parts: { 'United States': 438015, Germany: 40856, 'United Kingdom': 37855, Japan: 27401, 'Rest of world': 93832 },
  },
  {
    isin: 'US88160R1014', company: 'Tesla', fiscalYear: 2024, filed: '2025-01-30', total: 97690,
    parts: { 'United States': 47725, China: 20944, 'Other international': 29021 },
  },
  {
    isin: 'US64110L1061', company: 'Netflix', fiscalYear: 2024, filed: '2025-01-27', total: 39001,
    parts: { 'United States and Canada': 17359, EMEA: 12387, 'Latin America': 4840, 'Asia-Pacific': 4415 },
  },
  {
    isin: 'US22160K1051', company: 'Costco', fiscalYear: 2024, filed: '2024-10-09', total: 254453,
    parts: { 'United States': 184143, Canada: 34874, 'Other international': 35436 },
  },
  {
    isin: 'US92826C8394', company: 'Visa', fiscalYear: 2024, filed: '2024-11-13', total: 35926,
    parts: { 'United States': 14780, International: 21146 },
  },
  {
    isin: 'US4781601046', company: 'Johnson & Johnson', fiscalYear: 2024, filed: '2025-02-13', total: 88821,
    parts: { 'United States': 50302, Europe: 20212, 'Western Hemisphere excluding U.S.': 4714, 'Asia-Pacific, Africa': 13593 },
  },
  {
    isin: 'US46625H1005', company: 'JPMorgan Chase', fiscalYear: 2021, filed: '2022-02-22', total: 121649,
    parts: { 'North America': 92678, EMEA: 16561, 'Asia-Pacific': 9654, 'Latin America': 2756 },
  },
  {
    isin: 'US00724F1012', company: 'Adobe', fiscalYear: 2024, filed: '2025-01-13', total: 21505,
    parts: { Americas: 12891, EMEA: 5569, APAC: 3045 },
  },
  {
    isin: 'US79466L3024', company: 'Salesforce', fiscalYear: 2025, filed: '2025-03-05', total: 37895,
    parts: { Americas: 25142, Europe: 8888, 'Asia Pacific': 3865 },
  },
  {
    isin: 'US4581401001', company: 'Intel', fiscalYear: 2024, filed: '2025-01-31', total: 53101,
    parts: { China: 15532, 'United States': 12984, Singapore: 10187, Taiwan: 7805, 'Other countries': 6593 },
  },
]

const MILLION = 1_000_000

function rowsOf({ isin, company, fiscalYear, filed, total, parts }: Report): RevenueRow[] {
  const sum = Object.values(parts).reduce((a, b) => a + b, 0)
  if (sum !== total) throw new Error(`revenue of ${company}: parts add up to ${sum}, published are ${total}`)
  return Object.entries(parts).map(([segment, amount]) => ({
    companyId: isin, isin, fiscalYear, period: 'FY', reportDate: filed, currency: 'USD', segment, amount: amount * MILLION,
  }))
}

export const readRevenue = (): RevenueRow[] => reports.flatMap(rowsOf)

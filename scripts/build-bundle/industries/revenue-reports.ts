/**
 * Revenue by region of the latest fiscal year that two sources confirm, in millions of the reporting currency. A report
 * that only one source gives, or whose parts do not add up to the published revenue, is not here.
 */

/** One annual report: its parts, what they must add up to, and who says so. */
export interface RevenueReport {
  isin: string
  company: string
  fiscalYear: number
  /** Last day of the fiscal year: sources of reports name it more often than the day of filing. */
  periodEnd: string
  currency: string
  /** Published revenue of the year. */
  total: number
  /** In what steps the sources give the parts, in millions; 1 or less: as published. */
  step: number
  parts: Readonly<Record<string, number>>
  /** Where a copy was read. */
  url: string
  /** What was read there, and what confirms it. */
  evidence: string
}

const conceptStocks = 'ConceptStocks (wenchiehlee-investment/ConceptStocks, 2026-08) to 0.1 billion'

export const revenueReports: readonly RevenueReport[] = [
  {
    isin: 'US0378331005', company: 'Apple', fiscalYear: 2025, periodEnd: '2025-09-27', currency: 'USD', total: 416161, step: 1,
    parts: { Americas: 178353, Europe: 111032, 'Greater China': 64377, Japan: 28703, 'Rest of Asia Pacific': 33696 },
    url: 'https://beatandraise.com/api/document/0000320193/0000320193-25-000079/R37.htm',
    evidence: `form 10-K, segment note; the same in the statements of the fourth quarter, and ${conceptStocks}`,
  },
  {
    isin: 'US5949181045', company: 'Microsoft', fiscalYear: 2025, periodEnd: '2025-06-30', currency: 'USD', total: 281724, step: 1,
    parts: { 'United States': 144546, 'Other countries': 137178 },
    url: 'https://samay58.github.io/edgarpack/0000789019/0000950170-25-100235/sections/10k_partii_item8_financial_statements_34.md',
    evidence: `form 10-K, segment note (United States and total); both parts confirmed by ${conceptStocks}`,
  },
  {
    isin: 'US67066G1040', company: 'NVIDIA', fiscalYear: 2025, periodEnd: '2025-01-26', currency: 'USD', total: 130497, step: 1,
    parts: { 'United States': 61257, Singapore: 23684, Taiwan: 20573, China: 17108, Other: 7875 },
    url: 'https://www.ainvest.com/news/nvidia-resilient-growth-prospects-china-deep-dive-global-diversification-valuation-opportunity-2508',
    evidence: 'form 10-K, by billing location; United States and Singapore confirmed by AInvest to 0.01 billion, Singapore, Taiwan, China and '
      + `the rest by ${conceptStocks}, which has a second set on another basis besides (United States 61.4, Taiwan 23.6, China 25.0)`,
  },
  {
    isin: 'US02079K3059', company: 'Alphabet', fiscalYear: 2024, periodEnd: '2024-12-31', currency: 'USD', total: 350018, step: 1,
    parts: { 'United States': 170447, EMEA: 102127, APAC: 56815, 'Other Americas': 20418, 'Hedging gains': 211 },
    url: 'https://beatandraise.com/api/document/0001652044/0001652044-26-000018/R42.htm',
    evidence: `form 10-K; total and hedging gains read in the next year's segment note, the four regions confirmed by ${conceptStocks}`,
  },
  {
    isin: 'US0231351067', company: 'Amazon', fiscalYear: 2024, periodEnd: '2024-12-31', currency: 'USD', total: 637959, step: 1,
    parts: { 'United States': 438015, Germany: 40856, 'United Kingdom': 37855, Japan: 27401, 'Rest of world': 93832 },
    url: 'https://www.sec.gov/Archives/edgar/data/1018724/000101872425000004/R34.htm',
    evidence: `form 10-K; total read in the segment note, the five parts confirmed by ${conceptStocks}`,
  },
  {
    isin: 'US30303M1027', company: 'Meta Platforms', fiscalYear: 2025, periodEnd: '2025-12-31', currency: 'USD', total: 200966, step: 10,
    parts: { 'United States and Canada': 78870, Europe: 46570, 'Asia-Pacific': 53820, 'Rest of World': 21710 },
    url: 'https://www.opencapital.sh/stocks/meta/metrics/segments?detail=detailed&period=ttm',
    evidence: `rounded to 0.01 billion (OpenCapital, four quarters of 2025); confirmed by ${conceptStocks}`,
  },
  {
    isin: 'US68389X1054', company: 'Oracle', fiscalYear: 2025, periodEnd: '2025-05-31', currency: 'USD', total: 57400, step: 10,
    parts: { Americas: 36340, EMEA: 14030, 'Asia Pacific': 7030 },
    url: 'https://www.opencapital.sh/stocks/orcl/metrics/segments?change=qoq&detail=detailed&period=ttm',
    evidence: `rounded to 0.01 billion (OpenCapital, four quarters to May 2025); parts and total confirmed by ${conceptStocks}`,
  },
  {
    isin: 'US92826C8394', company: 'Visa', fiscalYear: 2025, periodEnd: '2025-09-30', currency: 'USD', total: 40000, step: 10,
    parts: { 'U.S.': 15630, International: 24370 },
    url: 'https://www.opencapital.sh/stocks/v/metrics/segments?change=qoq&period=ttm',
    evidence: 'rounded to 0.01 billion (OpenCapital, four quarters to September 2025); total confirmed by the company (annualreport.visa.com)',
  },
  {
    isin: 'US88160R1014', company: 'Tesla', fiscalYear: 2025, periodEnd: '2025-12-31', currency: 'USD', total: 94827, step: 1,
    parts: { 'United States': 47627, 'Other International': 47200 },
    url: 'https://jp.stock-analysis-on.net/NASDAQ/%E4%BC%9A%E7%A4%BE/Tesla-Inc/%E6%AF%94%E7%8E%87/%E5%9C%B0%E5%9F%9F',
    evidence: 'form 10-K by way of Stock Analysis on Net, China within the second part; total confirmed by Reportify (94.83 billion)',
  },
  {
    isin: 'US64110L1061', company: 'Netflix', fiscalYear: 2023, periodEnd: '2023-12-31', currency: 'USD', total: 33723.297, step: 0.001,
    parts: { 'United States and Canada': 14873.783, EMEA: 10556.487, 'Latin America': 4446.461, 'Asia-Pacific': 3763.727, DVD: 82.839 },
    url: 'https://github.com/dgunning/edgartools',
    evidence: 'form 10-K, data file: streaming by region, and the rest to the total; the first two regions also in annual-statements.com',
  },
  {
    isin: 'US46625H1005', company: 'JPMorgan Chase', fiscalYear: 2021, periodEnd: '2021-12-31', currency: 'USD', total: 121649, step: 1,
    parts: { 'North America': 92678, EMEA: 16561, 'Asia-Pacific': 9654, 'Latin America': 2756 },
    url: 'https://github.com/jzombie/rust-sec-fetcher',
    evidence: 'form 10-K, data file; the three regions abroad add up to the published international revenue',
  },
  {
    isin: 'US4781601046', company: 'Johnson & Johnson', fiscalYear: 2025, periodEnd: '2025-12-28', currency: 'USD', total: 94193, step: 1,
    parts: { 'U.S.': 53752, Europe: 21535, 'Western Hemisphere excluding U.S.': 4875, 'Asia-Pacific, Africa': 14031 },
    url: 'https://beatandraise.com/cik/0000200406/accessionNumber/0000200406-26-000002/a2025q4exhibit992.htm',
    evidence: 'supplementary sales data of 2026-01-21 (exhibit 99.2 of form 8-K), read in two copies',
  },
  {
    isin: 'US1912161007', company: 'Coca-Cola', fiscalYear: 2024, periodEnd: '2024-12-31', currency: 'USD', total: 47061, step: 1,
    parts: {
      'Europe, Middle East & Africa': 10278, 'Latin America': 6471, 'North America': 18860, 'Asia Pacific': 5127, 'Bottling Investments': 6215, Corporate: 110,
    },
    url: 'https://investors.coca-colacompany.com/filings-reports/all-sec-filings/content/0000021344-25-000019/a2025q1gvreclassifiedopera.htm',
    evidence: 'revenue from third parties in the company\'s exhibit of 2025-03-27; total confirmed by its results of 2025-02-11 (47.1 billion)',
  },
  {
    isin: 'US5324571083', company: 'Eli Lilly', fiscalYear: 2024, periodEnd: '2024-12-31', currency: 'USD', total: 45040, step: 10,
    parts: { 'U.S.': 30380, 'Outside U.S.': 14670 },
    url: 'https://www.assetroom.net/s/eli-lilly/Qgfpox/eli-lilly-reports-32-revenue-growth-to-45-04-billion-for-fiscal-year-2024',
    evidence: 'rounded to 0.01 billion; total confirmed by nine months (form 10-Q, 31,509.9) and the fourth quarter (13,533)',
  },
  {
    isin: 'CH0012005267', company: 'Novartis', fiscalYear: 2024, periodEnd: '2024-12-31', currency: 'USD', total: 50317, step: 1,
    parts: { US: 21146, Europe: 15557, 'Asia/Africa/Australasia': 10021, 'Canada and Latin America': 3593 },
    url: 'https://www.sec.gov/Archives/edgar/data/1114448/000137036825000004/R42.htm',
    evidence: 'form 20-F, net sales by region; total confirmed by the supplementary data of the next year',
  },
  {
    isin: 'DK0062498333', company: 'Novo Nordisk', fiscalYear: 2025, periodEnd: '2025-12-31', currency: 'DKK', total: 309100, step: 100,
    parts: { 'United States': 173200, 'Europe & Canada': 66100, 'Emerging Markets': 30400, 'Asia-Pacific': 20700, 'Greater China': 18700 },
    url: 'https://flcube.com/?p=56268',
    evidence: 'rounded to 0.1 billion kroner; total confirmed by the company announcement of 2026-02-03 (309.1 billion)',
  },
]

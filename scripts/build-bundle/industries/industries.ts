/**
 * Industries in one vocabulary, that of FinanceDatabase (the 2018 to 2022 level of 70 industries), because it covers most
 * countries. The finer classes of the S&P 500 list are mapped to it (`tables/classes.csv`).
 */
import { readTable } from '../tables'

const bySubIndustry = new Map(readTable('classes').map((row) => [row.class, row.industry]))

/** The industry of a class of the S&P 500 list. */
export const industryOfSubIndustry = (sub: string): string | null => bySubIndustry.get(sub) ?? null

const ofSectors = readTable('sector-industries')
const pairs = new Set(ofSectors.map(({ sector, industry }) => `${sector}|${industry}`))

/** Whether an industry is one of a sector; a stated industry of another sector is not believed. */
export const fitsSector = (industry: string, sector: string | null): boolean => sector !== null && pairs.has(`${sector}|${industry}`)

/** Industries by ISIN of large companies of which no file states them, or states them wrongly; read one by one. */
export const reviewedIndustries: ReadonlyMap<string, string> = new Map(readTable('reviewed-industries').map(({ isin, industry }) => [isin, industry]))

/** Classes of 2023 under the name that our vocabulary has for them. */
const renamedClasses: Readonly<Record<string, string>> = {
  'Broadline Retail': 'Internet & Direct Marketing Retail',
  'Consumer Staples Distribution & Retail': 'Food & Staples Retailing',
  'Financial Services': 'Diversified Financial Services',
  'Personal Care Products': 'Personal Products',
  'Ground Transportation': 'Road & Rail',
  'Passenger Airlines': 'Airlines',
  'Marine Transportation': 'Marine',
  'Automobile Components': 'Auto Components',
}

const spelling = (text: string): string => text.toLowerCase().replace(/,/g, '')
const bySpelling = new Map(ofSectors.map(({ industry }) => [spelling(industry), industry]))

/** The industry of a class as publishers of lists write it, whatever its commas and capitals. */
export function industryOfClass(text: string): string | null {
  if (/ reits$/i.test(text)) return 'Equity Real Estate Investment Trusts (REITs)'
  return bySpelling.get(spelling(renamedClasses[text] ?? text)) ?? null
}

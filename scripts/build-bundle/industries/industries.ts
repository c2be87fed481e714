/**
 * Industries in one vocabulary, that of FinanceDatabase (the 2018 to 2022 level of 70 industries), because it covers most
 * countries. The finer classes of the S&P 500 list are mapped to it.
 */
const members: Readonly<Record<string, string>> = {
  'Aerospace & Defense': 'Aerospace & Defense',
  'Air Freight & Logistics': 'Air Freight & Logistics',
  Airlines: 'Passenger Airlines',
  'Auto Components': 'Automotive Parts & Equipment',
  Automobiles: 'Automobile Manufacturers',
  Banks: 'Diversified Banks|Regional Banks',
  Beverages: 'Brewers|Distillers & Vintners|Soft Drinks & Non-alcoholic Beverages',
  Biotechnology: 'Biotechnology',
  'Building Products': 'Building Products',
  'Capital Markets': 'Asset Management & Custody Banks|Financial Exchanges & Data|Investment Banking & Brokerage',
  Chemicals: 'Commodity Chemicals|Fertilizers & Agricultural Chemicals|Industrial Gases|Specialty Chemicals',
  'Commercial Services & Supplies': 'Diversified Support Services|Environmental & Facilities Services',
  'Communications Equipment': 'Communications Equipment',
  'Construction & Engineering': 'Construction & Engineering',
  'Construction Materials': 'Construction Materials',
  'Consumer Finance': 'Consumer Finance',
  'Containers & Packaging': 'Metal, Glass & Plastic Containers|Paper & Plastic Packaging Products & Materials',
  Distributors: 'Distributors',
  'Diversified Consumer Services': 'Specialized Consumer Services',
  'Diversified Financial Services': 'Multi-Sector Holdings',
  'Diversified Telecommunication Services': 'Integrated Telecommunication Services',
  'Electric Utilities': 'Electric Utilities',
  'Electrical Equipment': 'Electrical Components & Equipment|Heavy Electrical Equipment',
  'Electronic Equipment, Instruments & Components':
    'Electronic Components|Electronic Equipment & Instruments|Electronic Manufacturing Services|Technology Distributors',
  'Energy Equipment & Services': 'Oil & Gas Equipment & Services',
  Entertainment: 'Interactive Home Entertainment|Movies & Entertainment',
  'Equity Real Estate Investment Trusts (REITs)':
    'Data Center REITs|Health Care REITs|Hotel & Resort REITs|Industrial REITs|Multi-Family Residential REITs|Office REITs|Other Specialized REITs|Retail REITs|Self-Storage REITs|Single-Family Residential REITs|Telecom Tower REITs|Timber REITs',
  'Food & Staples Retailing': 'Consumer Staples Merchandise Retail|Food Distributors|Food Retail',
  'Food Products': 'Agricultural Products & Services|Packaged Foods & Meats',
  'Gas Utilities': 'Gas Utilities',
  'Health Care Equipment & Supplies': 'Health Care Equipment|Health Care Supplies',
  'Health Care Providers & Services': 'Health Care Distributors|Health Care Facilities|Health Care Services|Managed Health Care',
  'Health Care Technology': 'Health Care Technology',
  'Hotels, Restaurants & Leisure': 'Casinos & Gaming|Hotels, Resorts & Cruise Lines|Restaurants',
  'Household Durables': 'Consumer Electronics|Homebuilding',
  'Household Products': 'Household Products',
  'IT Services': 'Data Processing & Outsourced Services|IT Consulting & Other Services|Internet Services & Infrastructure|Transaction & Payment Processing Services',
  'Independent Power and Renewable Electricity Producers': 'Independent Power Producers & Energy Traders',
  'Industrial Conglomerates': 'Industrial Conglomerates',
  Insurance: 'Insurance Brokers|Life & Health Insurance|Multi-line Insurance|Property & Casualty Insurance|Reinsurance',
  'Interactive Media & Services': 'Interactive Media & Services',
  'Internet & Direct Marketing Retail': 'Broadline Retail',
  'Leisure Products': 'Leisure Products',
  'Life Sciences Tools & Services': 'Life Sciences Tools & Services',
  Machinery: 'Agricultural & Farm Machinery|Construction Machinery & Heavy Transportation Equipment|Industrial Machinery & Supplies & Components',
  Media: 'Advertising|Broadcasting|Cable & Satellite|Publishing',
  'Metals & Mining': 'Copper|Gold|Steel',
  'Multi-Utilities': 'Multi-Utilities',
  'Oil, Gas & Consumable Fuels':
    'Integrated Oil & Gas|Oil & Gas Exploration & Production|Oil & Gas Refining & Marketing|Oil & Gas Storage & Transportation',
  'Personal Products': 'Personal Care Products',
  Pharmaceuticals: 'Pharmaceuticals',
  'Professional Services': 'Human Resource & Employment Services|Research & Consulting Services',
  'Real Estate Management & Development': 'Real Estate Services',
  'Road & Rail': 'Cargo Ground Transportation|Passenger Ground Transportation|Rail Transportation',
  'Semiconductors & Semiconductor Equipment': 'Semiconductor Materials & Equipment|Semiconductors',
  Software: 'Application Software|Systems Software',
  'Specialty Retail':
    'Apparel Retail|Automotive Retail|Computer & Electronics Retail|Home Improvement Retail|Homefurnishing Retail|Other Specialty Retail',
  'Technology Hardware, Storage & Peripherals': 'Technology Hardware, Storage & Peripherals',
  'Textiles, Apparel & Luxury Goods': 'Apparel, Accessories & Luxury Goods|Footwear',
  Tobacco: 'Tobacco',
  'Trading Companies & Distributors': 'Trading Companies & Distributors',
  'Water Utilities': 'Water Utilities',
  'Wireless Telecommunication Services': 'Wireless Telecommunication Services',
}

const bySubIndustry = new Map(
  Object.entries(members).flatMap(([industry, list]) => list.split('|').map((sub): [string, string] => [sub, industry])),
)

/** The industry of a class of the S&P 500 list. */
export const industryOfSubIndustry = (sub: string): string | null => bySubIndustry.get(sub) ?? null

/** The sector that an industry belongs to; a stated industry of another sector is not believed. */
const sectorMembers: Readonly<Record<string, string>> = {
  technology: 'Communications Equipment|Electronic Equipment, Instruments & Components|IT Services|Semiconductors & Semiconductor Equipment|Software|Technology Hardware, Storage & Peripherals',
  financials: 'Banks|Capital Markets|Consumer Finance|Diversified Financial Services|Insurance|Thrifts & Mortgage Finance|IT Services',
  health_care: 'Biotechnology|Health Care Equipment & Supplies|Health Care Providers & Services|Health Care Technology|Life Sciences Tools & Services|Pharmaceuticals',
  consumer_discretionary: 'Auto Components|Automobiles|Distributors|Diversified Consumer Services|Hotels, Restaurants & Leisure|Household Durables|Internet & Direct Marketing Retail|Leisure Products|Specialty Retail|Textiles, Apparel & Luxury Goods',
  consumer_staples: 'Beverages|Food & Staples Retailing|Food Products|Household Products|Personal Products|Tobacco',
  industrials: 'Aerospace & Defense|Air Freight & Logistics|Airlines|Building Products|Commercial Services & Supplies|Construction & Engineering|Electrical Equipment|Industrial Conglomerates|Machinery|Marine|Professional Services|Road & Rail|Trading Companies & Distributors|Transportation Infrastructure',
  communication_services: 'Diversified Telecommunication Services|Entertainment|Interactive Media & Services|Media|Wireless Telecommunication Services',
  energy: 'Energy Equipment & Services|Oil, Gas & Consumable Fuels',
  materials: 'Chemicals|Construction Materials|Containers & Packaging|Metals & Mining|Paper & Forest Products',
  utilities: 'Electric Utilities|Gas Utilities|Independent Power and Renewable Electricity Producers|Multi-Utilities|Water Utilities',
  real_estate: 'Equity Real Estate Investment Trusts (REITs)|Real Estate Management & Development',
}

/** Whether an industry is one of a sector. */
export const fitsSector = (industry: string, sector: string | null): boolean =>
  sector !== null && (sectorMembers[sector] ?? '').split('|').includes(industry)

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

const vocabulary = [...new Set(Object.values(sectorMembers).flatMap((list) => list.split('|')))]
const spelling = (text: string): string => text.toLowerCase().replace(/,/g, '')
const bySpelling = new Map(vocabulary.map((industry) => [spelling(industry), industry]))

/** The industry of a class as publishers of lists write it, whatever its commas and capitals. */
export function industryOfClass(text: string): string | null {
  if (/ reits$/i.test(text)) return 'Equity Real Estate Investment Trusts (REITs)'
  return bySpelling.get(spelling(renamedClasses[text] ?? text)) ?? null
}

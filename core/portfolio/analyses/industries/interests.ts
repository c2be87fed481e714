/**
 * What investors ask for by everyday names, as groups of the industry names that data providers use. Both the older
 * and the present spellings are listed; capitals and punctuation do not matter. The groups may overlap.
 */
import { text, type Text } from '../../../values/text'

/** Changes whenever a group does. */
export const INTERESTS_VERSION = '2026-11-20.1'

interface Interest {
  key: string
  name: Text
  industries: readonly string[]
}

export const interests: readonly Interest[] = [
  {
    key: 'semiconductors',
    name: text('Semiconductors', 'Halbleiter'),
    industries: ['Semiconductors', 'Semiconductor Materials & Equipment', 'Semiconductors & Semiconductor Equipment'],
  },
  {
    key: 'software',
    name: text('Software', 'Software'),
    industries: ['Software', 'Application Software', 'Systems Software', 'Software - Application', 'Software - Infrastructure'],
  },
  {
    key: 'it_services',
    name: text('IT services and internet infrastructure', 'IT-Dienste und Internet-Infrastruktur'),
    industries: ['IT Services', 'IT Consulting & Other Services', 'Internet Services & Infrastructure', 'Information Technology Services'],
  },
  {
    key: 'hardware',
    name: text('Computers, phones and network equipment', 'Computer, Telefone und Netzwerktechnik'),
    industries: [
      'Technology Hardware, Storage & Peripherals', 'Communications Equipment', 'Communication Equipment', 'Consumer Electronics',
      'Computer Hardware',
    ],
  },
  {
    key: 'electronics',
    name: text('Electronic components and manufacturing', 'Elektronische Bauteile und Fertigung'),
    industries: [
      'Electronic Equipment, Instruments & Components', 'Electronic Components', 'Electronic Equipment & Instruments',
      'Electronic Manufacturing Services', 'Technology Distributors',
    ],
  },
  {
    key: 'internet_platforms',
    name: text('Internet platforms and online retail', 'Internetplattformen und Onlinehandel'),
    industries: [
      'Interactive Media & Services', 'Broadline Retail', 'Internet & Direct Marketing Retail', 'Internet Content & Information',
      'Internet Retail',
    ],
  },
  {
    key: 'media_entertainment',
    name: text('Media, film and games', 'Medien, Film und Spiele'),
    industries: [
      'Media', 'Entertainment', 'Advertising', 'Broadcasting', 'Publishing', 'Cable & Satellite', 'Movies & Entertainment',
      'Interactive Home Entertainment', 'Electronic Gaming & Multimedia',
    ],
  },
  {
    key: 'telecommunications',
    name: text('Telecommunications', 'Telekommunikation'),
    industries: [
      'Diversified Telecommunication Services', 'Integrated Telecommunication Services', 'Wireless Telecommunication Services',
      'Telecommunications Services', 'Alternative Carriers',
    ],
  },
  {
    key: 'banks',
    name: text('Banks', 'Banken'),
    industries: [
      'Banks', 'Diversified Banks', 'Regional Banks', 'Thrifts & Mortgage Finance', 'Commercial & Residential Mortgage Finance',
      'Banks - Diversified', 'Banks - Regional',
    ],
  },
  {
    key: 'insurance',
    name: text('Insurance', 'Versicherungen'),
    industries: [
      'Insurance', 'Life & Health Insurance', 'Multi-line Insurance', 'Property & Casualty Insurance', 'Reinsurance',
      'Insurance Brokers', 'Insurance - Life', 'Insurance - Property & Casualty', 'Insurance - Diversified', 'Insurance - Reinsurance',
    ],
  },
  {
    key: 'capital_markets',
    name: text('Asset managers, exchanges and brokers', 'Vermögensverwalter, Börsen und Broker'),
    industries: [
      'Capital Markets', 'Asset Management & Custody Banks', 'Financial Exchanges & Data', 'Investment Banking & Brokerage',
      'Diversified Capital Markets', 'Diversified Financial Services', 'Asset Management',
    ],
  },
  {
    key: 'payments_consumer_finance',
    name: text('Payments and consumer finance', 'Zahlungsdienste und Verbraucherkredite'),
    industries: ['Consumer Finance', 'Transaction & Payment Processing Services', 'Credit Services'],
  },
  { key: 'biotechnology', name: text('Biotechnology', 'Biotechnologie'), industries: ['Biotechnology'] },
  {
    key: 'pharmaceuticals',
    name: text('Medicines', 'Arzneimittel'),
    industries: ['Pharmaceuticals', 'Drug Manufacturers - General', 'Drug Manufacturers - Specialty & Generic'],
  },
  {
    key: 'medical_technology',
    name: text('Medical devices and laboratory tools', 'Medizintechnik und Laborbedarf'),
    industries: [
      'Health Care Equipment & Supplies', 'Health Care Equipment', 'Health Care Supplies', 'Health Care Technology',
      'Life Sciences Tools & Services', 'Medical Devices', 'Medical Instruments & Supplies',
    ],
  },
  {
    key: 'health_care_services',
    name: text('Hospitals, insurers and distributors in health care', 'Kliniken, Versicherer und Händler im Gesundheitswesen'),
    industries: [
      'Health Care Providers & Services', 'Health Care Distributors', 'Health Care Facilities', 'Health Care Services', 'Managed Health Care',
    ],
  },
  {
    key: 'aerospace_defence',
    name: text('Aerospace and defence', 'Luftfahrt und Rüstung'),
    industries: ['Aerospace & Defense'],
  },
  {
    key: 'automobiles',
    name: text('Cars and car parts', 'Autos und Autoteile'),
    industries: [
      'Automobiles', 'Auto Components', 'Automobile Components', 'Automobile Manufacturers', 'Automotive Parts & Equipment',
      'Auto Manufacturers', 'Auto Parts', 'Motorcycle Manufacturers',
    ],
  },
  {
    key: 'machinery_automation',
    name: text('Machinery and electrical equipment', 'Maschinen und Elektrotechnik'),
    industries: [
      'Machinery', 'Electrical Equipment', 'Industrial Machinery & Supplies & Components', 'Agricultural & Farm Machinery',
      'Construction Machinery & Heavy Transportation Equipment', 'Electrical Components & Equipment', 'Heavy Electrical Equipment',
    ],
  },
  {
    key: 'construction',
    name: text('Construction and building materials', 'Bau und Baustoffe'),
    industries: ['Construction & Engineering', 'Building Products', 'Construction Materials'],
  },
  {
    key: 'homes_appliances',
    name: text('Homes and appliances', 'Wohnungsbau und Haushaltsgeräte'),
    industries: ['Household Durables', 'Homebuilding', 'Household Appliances', 'Home Furnishings', 'Furnishings, Fixtures & Appliances'],
  },
  {
    key: 'business_services',
    name: text('Services for companies, conglomerates and trade', 'Dienste für Unternehmen, Mischkonzerne und Handel'),
    industries: [
      'Commercial Services & Supplies', 'Professional Services', 'Human Resource & Employment Services', 'Research & Consulting Services',
      'Diversified Support Services', 'Trading Companies & Distributors', 'Industrial Conglomerates',
    ],
  },
  {
    key: 'packaging_forestry',
    name: text('Packaging, paper and forestry', 'Verpackung, Papier und Forst'),
    industries: [
      'Containers & Packaging', 'Paper & Forest Products', 'Metal, Glass & Plastic Containers',
      'Paper & Plastic Packaging Products & Materials', 'Packaging & Containers',
    ],
  },
  {
    key: 'transport_logistics',
    name: text('Transport and logistics', 'Transport und Logistik'),
    industries: [
      'Air Freight & Logistics', 'Marine', 'Marine Transportation', 'Road & Rail', 'Ground Transportation', 'Rail Transportation',
      'Cargo Ground Transportation', 'Transportation Infrastructure',
    ],
  },
  {
    key: 'travel_leisure',
    name: text('Airlines, hotels and restaurants', 'Fluglinien, Hotels und Restaurants'),
    industries: [
      'Airlines', 'Passenger Airlines', 'Hotels, Restaurants & Leisure', 'Hotels, Resorts & Cruise Lines', 'Restaurants',
      'Casinos & Gaming', 'Leisure Products', 'Leisure Facilities',
    ],
  },
  {
    key: 'luxury_apparel',
    name: text('Fashion and luxury goods', 'Mode und Luxusgüter'),
    industries: [
      'Textiles, Apparel & Luxury Goods', 'Apparel, Accessories & Luxury Goods', 'Footwear', 'Apparel Retail', 'Luxury Goods',
      'Apparel Manufacturing',
    ],
  },
  {
    key: 'retail',
    name: text('Shops', 'Einzelhandel'),
    industries: [
      'Specialty Retail', 'Multiline Retail', 'Food & Staples Retailing', 'Consumer Staples Distribution & Retail',
      'Consumer Staples Merchandise Retail', 'Food Retail', 'Home Improvement Retail', 'Automotive Retail', 'Apparel Retail',
      'Computer & Electronics Retail', 'Homefurnishing Retail', 'Other Specialty Retail', 'Discount Stores', 'Grocery Stores',
    ],
  },
  {
    key: 'food_beverages',
    name: text('Food and beverages', 'Nahrungsmittel und Getränke'),
    industries: [
      'Food Products', 'Beverages', 'Packaged Foods & Meats', 'Agricultural Products & Services', 'Brewers',
      'Distillers & Vintners', 'Soft Drinks & Non-alcoholic Beverages', 'Food Distributors', 'Packaged Foods',
      'Beverages - Non-Alcoholic', 'Beverages - Brewers', 'Beverages - Wineries & Distilleries',
    ],
  },
  { key: 'tobacco', name: text('Tobacco', 'Tabak'), industries: ['Tobacco'] },
  {
    key: 'household_personal',
    name: text('Household and personal care', 'Haushalt und Körperpflege'),
    industries: ['Household Products', 'Personal Products', 'Personal Care Products', 'Household & Personal Products'],
  },
  {
    key: 'oil_gas',
    name: text('Oil, gas and coal', 'Öl, Gas und Kohle'),
    industries: [
      'Oil, Gas & Consumable Fuels', 'Energy Equipment & Services', 'Integrated Oil & Gas', 'Oil & Gas Equipment & Services',
      'Oil & Gas Exploration & Production', 'Oil & Gas Refining & Marketing', 'Oil & Gas Storage & Transportation',
      'Oil & Gas Integrated', 'Oil & Gas E&P', 'Oil & Gas Midstream', 'Coal & Consumable Fuels',
    ],
  },
  {
    key: 'mining_metals',
    name: text('Mining and metals', 'Bergbau und Metalle'),
    industries: ['Metals & Mining', 'Copper', 'Gold', 'Silver', 'Steel', 'Aluminum', 'Diversified Metals & Mining', 'Precious Metals & Minerals'],
  },
  {
    key: 'chemicals',
    name: text('Chemicals', 'Chemie'),
    industries: [
      'Chemicals', 'Commodity Chemicals', 'Specialty Chemicals', 'Diversified Chemicals', 'Industrial Gases',
      'Fertilizers & Agricultural Chemicals',
    ],
  },
  {
    key: 'power_gas_utilities',
    name: text('Electricity and gas supply', 'Strom- und Gasversorgung'),
    industries: [
      'Electric Utilities', 'Gas Utilities', 'Multi-Utilities', 'Independent Power and Renewable Electricity Producers',
      'Independent Power Producers & Energy Traders', 'Renewable Electricity', 'Utilities - Regulated Electric', 'Utilities - Renewable',
    ],
  },
  {
    key: 'water_environment',
    name: text('Water and waste', 'Wasser und Abfall'),
    industries: ['Water Utilities', 'Environmental & Facilities Services', 'Utilities - Regulated Water', 'Waste Management'],
  },
  {
    key: 'real_estate',
    name: text('Real estate companies', 'Immobilienunternehmen'),
    industries: [
      'Equity Real Estate Investment Trusts (REITs)', 'Real Estate Management & Development', 'Real Estate Services', 'Data Center REITs',
      'Health Care REITs', 'Hotel & Resort REITs', 'Industrial REITs', 'Multi-Family Residential REITs', 'Office REITs',
      'Other Specialized REITs', 'Retail REITs', 'Self-Storage REITs', 'Single-Family Residential REITs', 'Telecom Tower REITs',
      'Timber REITs', 'Diversified REITs',
    ],
  },
]

/** A name without capitals and punctuation, so that spellings of one industry meet. */
export const industryKey = (name: string): string => name.toLowerCase().replaceAll('&', 'and').replace(/[^\p{L}\p{N}]/gu, '')

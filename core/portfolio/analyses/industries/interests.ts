/**
 * Everyday names of interests as groups of the industry names that data providers use. Both the older
 * and the present spellings are listed; capitals and punctuation do not matter. The groups may overlap.
 */
import { text, type Text } from '../../../values/text'

/** Changes whenever a group does. */
export const INTERESTS_VERSION = '2026-11-20.1'

const table: Readonly<Record<string, readonly [name: Text, industries: readonly string[]]>> = {
  semiconductors: [text('Semiconductors', 'Halbleiter'), ['Semiconductors', 'Semiconductor Materials & Equipment', 'Semiconductors & Semiconductor Equipment']],
  software: [text('Software', 'Software'), ['Software', 'Application Software', 'Systems Software', 'Software - Application', 'Software - Infrastructure']],
  it_services: [text('IT services and internet infrastructure', 'IT-Dienste und Internet-Infrastruktur'), ['IT Services', 'IT Consulting & Other Services', 'Internet Services & Infrastructure', 'Information Technology Services']],
  hardware: [text('Computers, phones and network equipment', 'Computer, Telefone und Netzwerktechnik'), [
    'Technology Hardware, Storage & Peripherals', 'Communications Equipment', 'Communication Equipment', 'Consumer Electronics', 'Computer Hardware',
  ]],
  electronics: [text('Electronic components and manufacturing', 'Elektronische Bauteile und Fertigung'), [
    'Electronic Equipment, Instruments & Components', 'Electronic Components', 'Electronic Equipment & Instruments', 'Electronic Manufacturing Services', 'Technology Distributors',
  ]],
  internet_platforms: [text('Internet platforms and online retail', 'Internetplattformen und Onlinehandel'), [
    'Interactive Media & Services', 'Broadline Retail', 'Internet & Direct Marketing Retail', 'Internet Content & Information', 'Internet Retail',
  ]],
  media_entertainment: [text('Media, film and games', 'Medien, Film und Spiele'), [
    'Media', 'Entertainment', 'Advertising', 'Broadcasting', 'Publishing', 'Cable & Satellite', 'Movies & Entertainment', 'Interactive Home Entertainment',
    'Electronic Gaming & Multimedia',
  ]],
  telecommunications: [text('Telecommunications', 'Telekommunikation'), [
    'Diversified Telecommunication Services', 'Integrated Telecommunication Services', 'Wireless Telecommunication Services', 'Telecommunications Services', 'Alternative Carriers',
  ]],
  banks: [text('Banks', 'Banken'), ['Banks', 'Diversified Banks', 'Regional Banks', 'Thrifts & Mortgage Finance', 'Commercial & Residential Mortgage Finance', 'Banks - Diversified', 'Banks - Regional']],
  insurance: [text('Insurance', 'Versicherungen'), [
    'Insurance', 'Life & Health Insurance', 'Multi-line Insurance', 'Property & Casualty Insurance', 'Reinsurance', 'Insurance Brokers', 'Insurance - Life',
    'Insurance - Property & Casualty', 'Insurance - Diversified', 'Insurance - Reinsurance',
  ]],
  capital_markets: [text('Asset managers, exchanges and brokers', 'Vermögensverwalter, Börsen und Broker'), [
    'Capital Markets', 'Asset Management & Custody Banks', 'Financial Exchanges & Data', 'Investment Banking & Brokerage', 'Diversified Capital Markets',
    'Diversified Financial Services', 'Asset Management',
  ]],
  payments_consumer_finance: [text('Payments and consumer finance', 'Zahlungsdienste und Verbraucherkredite'), ['Consumer Finance', 'Transaction & Payment Processing Services', 'Credit Services']],
  biotechnology: [text('Biotechnology', 'Biotechnologie'), ['Biotechnology']],
  pharmaceuticals: [text('Medicines', 'Arzneimittel'), ['Pharmaceuticals', 'Drug Manufacturers - General', 'Drug Manufacturers - Specialty & Generic']],
  medical_technology: [text('Medical devices and laboratory tools', 'Medizintechnik und Laborbedarf'), [
    'Health Care Equipment & Supplies', 'Health Care Equipment', 'Health Care Supplies', 'Health Care Technology', 'Life Sciences Tools & Services', 'Medical Devices',
    'Medical Instruments & Supplies',
  ]],
  health_care_services: [text('Hospitals, insurers and distributors in health care', 'Kliniken, Versicherer und Händler im Gesundheitswesen'), [
    'Health Care Providers & Services', 'Health Care Distributors', 'Health Care Facilities', 'Health Care Services', 'Managed Health Care',
  ]],
  aerospace_defence: [text('Aerospace and defence', 'Luftfahrt und Rüstung'), ['Aerospace & Defense']],
  automobiles: [text('Cars and car parts', 'Autos und Autoteile'), [
    'Automobiles', 'Auto Components', 'Automobile Components', 'Automobile Manufacturers', 'Automotive Parts & Equipment', 'Auto Manufacturers', 'Auto Parts',
    'Motorcycle Manufacturers',
  ]],
  machinery_automation: [text('Machinery and electrical equipment', 'Maschinen und Elektrotechnik'), [
    'Machinery', 'Electrical Equipment', 'Industrial Machinery & Supplies & Components', 'Agricultural & Farm Machinery', 'Construction Machinery & Heavy Transportation Equipment',
    'Electrical Components & Equipment', 'Heavy Electrical Equipment',
  ]],
  construction: [text('Construction and building materials', 'Bau und Baustoffe'), ['Construction & Engineering', 'Building Products', 'Construction Materials']],
  homes_appliances: [text('Homes and appliances', 'Wohnungsbau und Haushaltsgeräte'), ['Household Durables', 'Homebuilding', 'Household Appliances', 'Home Furnishings', 'Furnishings, Fixtures & Appliances']],
  business_services: [text('Services for companies, conglomerates and trade', 'Dienste für Unternehmen, Mischkonzerne und Handel'), [
    'Commercial Services & Supplies', 'Professional Services', 'Human Resource & Employment Services', 'Research & Consulting Services', 'Diversified Support Services',
    'Trading Companies & Distributors', 'Industrial Conglomerates',
  ]],
  packaging_forestry: [text('Packaging, paper and forestry', 'Verpackung, Papier und Forst'), [
    'Containers & Packaging', 'Paper & Forest Products', 'Metal, Glass & Plastic Containers', 'Paper & Plastic Packaging Products & Materials', 'Packaging & Containers',
  ]],
  transport_logistics: [text('Transport and logistics', 'Transport und Logistik'), [
    'Air Freight & Logistics', 'Marine', 'Marine Transportation', 'Road & Rail', 'Ground Transportation', 'Rail Transportation', 'Cargo Ground Transportation',
    'Transportation Infrastructure',
  ]],
  travel_leisure: [text('Airlines, hotels and restaurants', 'Fluglinien, Hotels und Restaurants'), [
    'Airlines', 'Passenger Airlines', 'Hotels, Restaurants & Leisure', 'Hotels, Resorts & Cruise Lines', 'Restaurants', 'Casinos & Gaming', 'Leisure Products',
    'Leisure Facilities',
  ]],
  luxury_apparel: [text('Fashion and luxury goods', 'Mode und Luxusgüter'), ['Textiles, Apparel & Luxury Goods', 'Apparel, Accessories & Luxury Goods', 'Footwear', 'Apparel Retail', 'Luxury Goods', 'Apparel Manufacturing']],
  retail: [text('Shops', 'Einzelhandel'), [
    'Specialty Retail', 'Multiline Retail', 'Food & Staples Retailing', 'Consumer Staples Distribution & Retail', 'Consumer Staples Merchandise Retail', 'Food Retail',
    'Home Improvement Retail', 'Automotive Retail', 'Apparel Retail', 'Computer & Electronics Retail', 'Homefurnishing Retail', 'Other Specialty Retail', 'Discount Stores',
    'Grocery Stores',
  ]],
  food_beverages: [text('Food and beverages', 'Nahrungsmittel und Getränke'), [
    'Food Products', 'Beverages', 'Packaged Foods & Meats', 'Agricultural Products & Services', 'Brewers', 'Distillers & Vintners', 'Soft Drinks & Non-alcoholic Beverages',
    'Food Distributors', 'Packaged Foods', 'Beverages - Non-Alcoholic', 'Beverages - Brewers', 'Beverages - Wineries & Distilleries',
  ]],
  tobacco: [text('Tobacco', 'Tabak'), ['Tobacco']],
  household_personal: [text('Household and personal care', 'Haushalt und Körperpflege'), ['Household Products', 'Personal Products', 'Personal Care Products', 'Household & Personal Products']],
  oil_gas: [text('Oil, gas and coal', 'Öl, Gas und Kohle'), [
    'Oil, Gas & Consumable Fuels', 'Energy Equipment & Services', 'Integrated Oil & Gas', 'Oil & Gas Equipment & Services', 'Oil & Gas Exploration & Production',
    'Oil & Gas Refining & Marketing', 'Oil & Gas Storage & Transportation', 'Oil & Gas Integrated', 'Oil & Gas E&P', 'Oil & Gas Midstream', 'Coal & Consumable Fuels',
  ]],
  mining_metals: [text('Mining and metals', 'Bergbau und Metalle'), ['Metals & Mining', 'Copper', 'Gold', 'Silver', 'Steel', 'Aluminum', 'Diversified Metals & Mining', 'Precious Metals & Minerals']],
  chemicals: [text('Chemicals', 'Chemie'), ['Chemicals', 'Commodity Chemicals', 'Specialty Chemicals', 'Diversified Chemicals', 'Industrial Gases', 'Fertilizers & Agricultural Chemicals']],
  power_gas_utilities: [text('Electricity and gas supply', 'Strom- und Gasversorgung'), [
    'Electric Utilities', 'Gas Utilities', 'Multi-Utilities', 'Independent Power and Renewable Electricity Producers', 'Independent Power Producers & Energy Traders',
    'Renewable Electricity', 'Utilities - Regulated Electric', 'Utilities - Renewable',
  ]],
  water_environment: [text('Water and waste', 'Wasser und Abfall'), ['Water Utilities', 'Environmental & Facilities Services', 'Utilities - Regulated Water', 'Waste Management']],
  real_estate: [text('Real estate companies', 'Immobilienunternehmen'), [
    'Equity Real Estate Investment Trusts (REITs)', 'Real Estate Management & Development', 'Real Estate Services', 'Data Center REITs', 'Health Care REITs',
    'Hotel & Resort REITs', 'Industrial REITs', 'Multi-Family Residential REITs', 'Office REITs', 'Other Specialized REITs', 'Retail REITs', 'Self-Storage REITs',
    'Single-Family Residential REITs', 'Telecom Tower REITs', 'Timber REITs', 'Diversified REITs',
  ]],
}

export const interests = Object.entries(table).map(([key, [name, industries]]) => ({ key, name, industries }))

/** A name in lower case without punctuation, so that spellings of one industry match. */
export const industryKey = (name: string): string => name.toLowerCase().replaceAll('&', 'and').replace(/[^\p{L}\p{N}]/gu, '')

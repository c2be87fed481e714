/** Publishers' words to the keys of the bundle. */

const sectors: Readonly<Record<string, string>> = {
  'Information Technology': 'technology',
  Technology: 'technology',
  Financials: 'financials',
  'Health Care': 'health_care',
  'Consumer Discretionary': 'consumer_discretionary',
  'Consumer Staples': 'consumer_staples',
  Industrials: 'industrials',
  Communication: 'communication_services',
  'Communication Services': 'communication_services',
  Energy: 'energy',
  Materials: 'materials',
  Utilities: 'utilities',
  'Real Estate': 'real_estate',
  // German, as Amundi writes it
  Informationstechnologie: 'technology',
  Finanzwesen: 'financials',
  Gesundheitswesen: 'health_care',
  'Nicht-Basiskonsumgüter': 'consumer_discretionary',
  Basiskonsumgüter: 'consumer_staples',
  Industrie: 'industrials',
  Kommunikationsdienste: 'communication_services',
  Energie: 'energy',
  Versorger: 'utilities',
  Versorgungsunternehmen: 'utilities',
  Immobilien: 'real_estate',
  'Roh-, Hilfs- & Betriebsstoffe': 'materials',
  Grundstoffe: 'materials',
}

/** The sector key of a publisher's word; null when it says nothing of one. */
export const sectorOf = (word: string): string | null => sectors[word.trim()] ?? null

const domiciles: Readonly<Record<string, string>> = {
  Ireland: 'IE', Luxembourg: 'LU', Germany: 'DE', Jersey: 'JE', France: 'FR', Switzerland: 'CH', Netherlands: 'NL',
  Liechtenstein: 'LI', Sweden: 'SE', Bulgaria: 'BG', 'United Kingdom': 'GB',
}

/** ISO 3166-1 of a domicile in English. */
export const domicileOf = (name: string): string | null => domiciles[name] ?? null

const countries: Readonly<Record<string, string>> = {
  'United States': 'US', Japan: 'JP', 'United Kingdom': 'GB', France: 'FR', Germany: 'DE', Canada: 'CA', Switzerland: 'CH', Australia: 'AU',
  Netherlands: 'NL', Sweden: 'SE', Denmark: 'DK', Spain: 'ES', Italy: 'IT', 'Hong Kong': 'HK', Singapore: 'SG', Finland: 'FI', Belgium: 'BE',
  Norway: 'NO', Israel: 'IL', Ireland: 'IE', 'New Zealand': 'NZ', Portugal: 'PT', Austria: 'AT', China: 'CN', India: 'IN', Taiwan: 'TW',
  'Korea (South)': 'KR', 'South Korea': 'KR', 'Saudi Arabia': 'SA', Brazil: 'BR', Malaysia: 'MY', Thailand: 'TH', Turkey: 'TR', 'South Africa': 'ZA',
  Indonesia: 'ID', 'United Arab Emirates': 'AE', Mexico: 'MX', 'Russian Federation': 'RU', Poland: 'PL', Kuwait: 'KW', Philippines: 'PH', Qatar: 'QA',
  Chile: 'CL', Greece: 'GR', Egypt: 'EG', Colombia: 'CO', Hungary: 'HU', 'Czech Republic': 'CZ', Peru: 'PE', Argentina: 'AR', Pakistan: 'PK',
  Luxembourg: 'LU', Bermuda: 'BM', 'Puerto Rico': 'PR', Macau: 'MO', Malta: 'MT', 'Cayman Islands': 'KY', Monaco: 'MC', Cyprus: 'CY', Romania: 'RO',
  UAE: 'AE', Russia: 'RU', Iceland: 'IS', Jersey: 'JE', Guernsey: 'GG', 'Isle of Man': 'IM', Panama: 'PA', Kazakhstan: 'KZ', 'Papua New Guinea': 'PG', Georgia: 'GE', Uruguay: 'UY',
}

/** ISO 3166-1 of a country in English. */
export const countryOf = (name: string): string | null => countries[name.trim()] ?? null

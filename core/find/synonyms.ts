/** Words that people type for a region, a sector or a kind of fund, with the English or other forms in names of funds. All forms are searched, among funds. */
export const themes: Readonly<Record<string, readonly string[]>> = {
  welt: ['world'],
  weltweit: ['world'],
  global: ['world'],
  schwellenländer: ['emerging'],
  schwellenmärkte: ['emerging'],
  em: ['emerging'],
  industrieländer: ['developed'],
  europa: ['europe'],
  deutschland: ['dax'],
  amerika: ['usa'],
  nordamerika: ['north america'],
  asien: ['asia'],
  pazifik: ['pacific'],
  indien: ['india'],
  schweiz: ['switzerland'],
  frankreich: ['france'],
  dividende: ['dividend'],
  dividenden: ['dividend'],
  anleihe: ['bond'],
  anleihen: ['bond'],
  staatsanleihen: ['govt', 'government', 'treasury', 'sovereign'],
  staatsanleihe: ['govt', 'government', 'treasury'],
  unternehmensanleihen: ['corp'],
  unternehmensanleihe: ['corp'],
  bundesanleihen: ['germany govt', 'germany government', 'bund'],
  bundesanleihe: ['bundesrepublik', 'germany govt', 'germany government', 'bund'],
  geldmarkt: ['overnight'],
  tagesgeld: ['overnight'],
  immobilien: ['real estate'],
  technologie: ['technology'],
  gesundheit: ['health'],
  energie: ['energy'],
  wasser: ['water'],
  silber: ['silver'],
  rohstoffe: ['commodity'],
  nebenwerte: ['small cap'],
  kleine: ['small'],
  halbleiter: ['semiconductor'],
  chips: ['semiconductor'],
  rüstung: ['defense', 'defence'],
  verteidigung: ['defense', 'defence'],
  wasserstoff: ['hydrogen'],
  künstliche: ['artificial'],
  intelligenz: ['intelligence'],
  ki: ['artificial intelligence'],
  erneuerbare: ['clean', 'renewable', 'new'],
  energien: ['energy'],
  goldminen: ['gold min', 'gold producers'],
  automatisierung: ['automation'],
  robotik: ['robot'],
  uran: ['uranium'],
  batterien: ['battery'],
  landwirtschaft: ['agri'],
  infrastruktur: ['infrastructure'],
  banken: ['banks'],
  versicherungen: ['insurance'],
  inflationsgeschützt: ['inflation'],
  brasilien: ['brazil'],
  südkorea: ['korea'],
  türkei: ['turkey'],
  großbritannien: ['uk', 'ftse 100'],
  öl: ['oil', 'crude', 'brent', 'wti'],
  kupfer: ['copper'],
  cybersicherheit: ['cyber'],
}

/** Words that people type for a company, a publisher or a share class, with the forms in names. All forms are searched. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  ausschüttend: ['dist', '1d', 'ausschuttend'],
  ausschütter: ['dist', '1d'],
  aussch: ['dist', '1d'],
  thesaurierend: ['acc', '1c', 'thes'],
  thesaurierer: ['acc', '1c', 'thes'],
  thes: ['acc', '1c'],
  sp500: ['s p 500'],
  snp500: ['s p 500'],
  google: ['alphabet'],
  facebook: ['meta platforms'],
  vw: ['volkswagen'],
  btc: ['bitcoin'],
  munich: ['munchener'],
  re: ['ruck'],
  tsmc: ['taiwan semiconductor manufacturing'],
  daimler: ['mercedes'],
  lifestrategy: ['life strategy'],
  eon: ['e on'],
  comstage: ['amundi'],
  lyxor: ['amundi'],
  db: ['xtrackers'],
}

/** Former names of companies, with the current ones. */
export const formerNames: Readonly<Record<string, string>> = {
  'royal dutch shell': 'shell',
  glaxosmithkline: 'gsk',
  heidelbergcement: 'heidelberg materials',
  'fiat chrysler': 'stellantis',
  peugeot: 'stellantis',
  priceline: 'booking holdings',
  'united technologies': 'rtx',
  raytheon: 'rtx',
  praxair: 'linde',
  'deutsche annington': 'vonovia',
  eads: 'airbus',
  'bhp billiton': 'bhp group',
}

/** Legal forms: the typed one may differ from the current one. */
export const legalForms: readonly string[] = ['ag', 'se', 'plc', 'nv', 'sa', 'inc', 'corp', 'kgaa', 'gmbh']

/** Short forms that people use, by the long form in names of indices. */
export const shortened: Readonly<Record<string, string>> = {
  'all country world': 'acwi',
  'investable market': 'imi',
  'emerging markets': 'em',
  sp500: 's p 500',
}

/** Words beside a name that state the kind of security; names often lack them. */
export const fillers: readonly string[] = [
  'aktie', 'aktien', 'share', 'shares', 'stock', 'fonds', 'fund', 'etf', 'etfs', 'wkn', 'isin', 'vz', 'vorzuge', 'vorzugsaktie', 'vorzugsaktien', 'st', 'stamm', 'stammaktie',
]

/** Tickers that the listings lack, with the ISIN that people mean: Euronext, London, Milan. */
export const otherTickers: Readonly<Record<string, string>> = {
  VWRL: 'IE00B3RBWM25',
  IWDA: 'IE00B4L5Y983',
  'J&J': 'US4781601046',
}

import type { AssetClass } from '../../core/reference/security'
import { addDays } from '../../core/values/dates'
import type { BondRecord, Bundle, CompanyRecord, ConstituentRecord, SecurityRecord } from '../../core/reference/tables/bundle'
import type { PriceSeries, RateSeries } from '../../core/reference/reference'
import { sumBy } from '../../core/values/sum'

// Well-known ISINs for tests and demonstrations: 30 funds and 20 shares under their names, each marked
// as a sample, because their data besides name, class and charge are made up.

/** Shares by ISIN: name, country, currency, sector, industry, and its relative weight in a made-up fund. */
const wellKnownShares = [
  ['US0378331005', 'Apple', 'US', 'USD', 'technology', 'Technology Hardware, Storage & Peripherals', 20],
  ['US5949181045', 'Microsoft', 'US', 'USD', 'technology', 'Software', 18],
  ['US67066G1040', 'Nvidia', 'US', 'USD', 'technology', 'Semiconductors & Semiconductor Equipment', 17],
  ['US0231351067', 'Amazon', 'US', 'USD', 'consumer_discretionary', 'Internet & Direct Marketing Retail', 10],
  ['US02079K3059', 'Alphabet', 'US', 'USD', 'communication_services', 'Interactive Media & Services', 10],
  ['US30303M1027', 'Meta Platforms', 'US', 'USD', 'communication_services', 'Interactive Media & Services', 6],
  ['US88160R1014', 'Tesla', 'US', 'USD', 'consumer_discretionary', 'Automobiles', 4],
  ['US1912161007', 'Coca-Cola', 'US', 'USD', 'consumer_staples', 'Beverages', 3],
  ['NL0010273215', 'ASML', 'NL', 'EUR', 'technology', 'Semiconductors & Semiconductor Equipment', 4],
  ['DK0062498333', 'Novo Nordisk', 'DK', 'DKK', 'health_care', 'Pharmaceuticals', 3],
  ['CH0038863350', 'Nestlé', 'CH', 'CHF', 'consumer_staples', 'Food Products', 3],
  ['JP3633400001', 'Toyota', 'JP', 'JPY', 'consumer_discretionary', 'Automobiles', 2],
  ['DE0007164600', 'SAP', 'DE', 'EUR', 'technology', 'Software', 3],
  ['DE0007236101', 'Siemens', 'DE', 'EUR', 'industrials', 'Industrial Conglomerates', 2],
  ['DE0008404005', 'Allianz', 'DE', 'EUR', 'financials', 'Insurance', 2],
  ['DE0005557508', 'Deutsche Telekom', 'DE', 'EUR', 'communication_services', 'Telecommunication Services', 2],
  ['DE0007030009', 'Rheinmetall', 'DE', 'EUR', 'industrials', 'Aerospace & Defense', 1],
  ['US8740391003', 'TSMC', 'TW', 'USD', 'technology', 'Semiconductors & Semiconductor Equipment', 5],
  ['KYG875721634', 'Tencent', 'CN', 'HKD', 'communication_services', 'Interactive Media & Services', 3],
  ['US01609W1027', 'Alibaba', 'CN', 'USD', 'consumer_discretionary', 'Internet & Direct Marketing Retail', 2],
] as const

/** Countries whose shares a fund of each market holds; those of `technology` are restricted by sector too. */
const markets = {
  all: 'US NL DK CH JP DE TW CN', world: 'US NL DK CH JP DE', usa: 'US', technology: 'US', europe: 'NL DK CH DE', euro: 'NL DE', germany: 'DE', emerging: 'TW CN',
} as const

type Market = keyof typeof markets

/** Funds and products: ISIN, name, charge, class, and for equity funds the market. */
const wellKnownFunds: readonly (readonly [isin: string, name: string, ter: number, assetClass: AssetClass, market?: Market])[] = [
  ['IE00B4L5Y983', 'iShares Core MSCI World', 0.002, 'equities', 'world'],
  ['IE00BJ0KDQ92', 'Xtrackers MSCI World', 0.0012, 'equities', 'world'],
  ['IE00B4X9L533', 'HSBC MSCI World', 0.0015, 'equities', 'world'],
  ['IE00BFY0GT14', 'SPDR MSCI World', 0.0012, 'equities', 'world'],
  ['LU1681043599', 'Amundi MSCI World Swap', 0.0038, 'equities', 'world'],
  ['IE00BKX55T58', 'Vanguard FTSE Developed World', 0.0012, 'equities', 'world'],
  ['IE00BK5BQT80', 'Vanguard FTSE All-World (Acc)', 0.0019, 'equities', 'all'],
  ['IE00B3RBWM25', 'Vanguard FTSE All-World (Dist)', 0.0019, 'equities', 'all'],
  ['IE00B6R52259', 'iShares MSCI ACWI', 0.002, 'equities', 'all'],
  ['LU2903252349', 'Scalable MSCI AC World Xtrackers', 0.0015, 'equities', 'all'],
  ['IE00B5BMR087', 'iShares Core S&P 500 (Acc)', 0.0007, 'equities', 'usa'],
  ['IE0031442068', 'iShares Core S&P 500 (Dist)', 0.0007, 'equities', 'usa'],
  ['IE00B3XXRP09', 'Vanguard S&P 500', 0.0007, 'equities', 'usa'],
  ['IE00B53SZB19', 'iShares Nasdaq 100', 0.003, 'equities', 'usa'],
  ['IE00B3WJKG14', 'iShares S&P 500 Information Technology', 0.0015, 'equities', 'technology'],
  ['IE00B4K48X80', 'iShares Core MSCI Europe', 0.0012, 'equities', 'europe'],
  ['LU0908500753', 'Amundi Core Stoxx Europe 600', 0.0007, 'equities', 'europe'],
  ['IE00B53L3W79', 'iShares Core EURO STOXX 50', 0.001, 'equities', 'euro'],
  ['DE0005933931', 'iShares Core DAX', 0.0016, 'equities', 'germany'],
  ['LU0274211480', 'Xtrackers DAX', 0.0009, 'equities', 'germany'],
  ['IE00BKM4GZ66', 'iShares Core MSCI EM IMI', 0.0018, 'equities', 'emerging'],
  ['IE00BTJRMP35', 'Xtrackers MSCI Emerging Markets', 0.0018, 'equities', 'emerging'],
  ['IE00B4L5YC18', 'iShares MSCI EM', 0.0018, 'equities', 'emerging'],
  ['IE00B3F81R35', 'iShares Core EUR Corporate Bond', 0.0009, 'bonds'],
  ['LU0378818131', 'Xtrackers II Global Government Bond EUR Hedged', 0.0025, 'bonds'],
  ['LU0290358497', 'Xtrackers II EUR Overnight Rate Swap', 0.001, 'cash'],
  ['FR0010510800', 'Amundi EUR Overnight Return', 0.001, 'cash'],
  ['IE00B1FZS350', 'iShares Developed Markets Property Yield', 0.0059, 'real_estate'],
  ['DE000A27Z304', 'Bitwise Physical Bitcoin ETP', 0.02, 'crypto'],
  ['IE00B4ND3602', 'iShares Physical Gold ETC', 0.0012, 'gold'],
]

const DAY = '2026-10-30'
const source = 'sample'

/** Companies of the sample: id, name, country, sector, industry, primary line, share of the world and of the Europe fund. */
const companies = [
  ['alder', 'Alder Computing', 'US', 'technology', 'Software', 'ZZALDER00004', 0.3, 0],
  ['birch', 'Birch Bank', 'US', 'financials', 'Banks', 'ZZBIRCH00003', 0.16, 0],
  ['cedar', 'Cedar Health', 'US', 'health_care', 'Pharmaceuticals', 'ZZCEDAR00003', 0.14, 0],
  ['elm', 'Elm Motors', 'DE', 'consumer_discretionary', 'Automobiles', 'ZZELM0000003', 0.12, 0.4],
  ['fir', 'Fir Foods', 'CH', 'consumer_staples', 'Food Products', 'ZZFIR0000005', 0.1, 0.3],
  ['hazel', 'Hazel Energy', 'GB', 'energy', 'Oil & Gas', 'ZZHAZEL00008', 0.08, 0.29],
  ['linden', 'Linden Robotics', 'JP', 'industrials', 'Machinery', 'ZZLINDEN0008', 0.05, 0],
  ['maple', 'Maple Networks', 'TW', 'communication_services', 'Telecommunication Services', 'ZZMAPLE00009', 0.04, 0],
] as const

type Sample = (typeof companies)[number]

const companyOf = ([id, name, country, sector, industry, isin]: Sample): CompanyRecord =>
  ({ id, name, country, sector, industry, isin, lei: null, source })

const unknown = {
  currency: null, country: null, companyId: null, sector: null, industry: null, ter: null, domicile: null, asOf: DAY, source,
} as const

const stockOf = ([id, name, country, sector, industry, isin]: Sample): SecurityRecord =>
  ({ ...unknown, isin, name, kind: 'stock', assetClass: 'equities', currency: 'USD', country, companyId: id, sector, industry })

const fund = (isin: string, name: string, assetClass: SecurityRecord['assetClass'], ter: number): SecurityRecord =>
  ({ ...unknown, isin, name, kind: 'fund', assetClass, currency: 'EUR', ter, domicile: 'IE' })

const row = (fundIsin: string, { id, name, country, sector, industry, isin }: CompanyRecord, weight: number, currency = 'USD'): ConstituentRecord =>
  ({ fundIsin, asOf: DAY, isin, companyId: id, name, kind: 'equity', weight, country, sector, industry, currency, source })

const cashRow = (fundIsin: string): ConstituentRecord => ({
  fundIsin, asOf: DAY, isin: null, companyId: null, name: 'Cash', kind: 'cash', weight: 0.01, country: null, sector: null,
  industry: null, currency: 'EUR', source,
})

/** Bonds of the sample: name, issuer, country, type, maturity, coupon, share of the bond fund. */
const bonds = ([
  ['Sample Republic 2 % 2031', 'Sample Republic', 'DE', 'government', '2031-07-04', 0.02, 0.5],
  ['Sample Kingdom 0 % 2028', 'Sample Kingdom', 'NL', 'government', '2028-01-15', 0, 0.3],
  ['Elm Motors 3.5 % 2035', 'Elm Motors', 'DE', 'corporate', '2035-03-01', 0.035, 0.2],
] as const).map(([name, issuer, country, type, maturity, coupon, weight]): BondRecord =>
  ({ fundIsin: 'ZZBOND000005', asOf: DAY, isin: null, name, issuer, lei: null, country, currency: 'EUR', type, maturity, coupon, rating: null, weight, source }))

const marked = (name: string): string => `${name} (sample)`

const shares = wellKnownShares.map(([isin, name, country, currency, sector, industry, size]) => {
  const company: CompanyRecord = { id: isin, name: marked(name), country, sector, industry, isin, lei: null, source }
  const security: SecurityRecord = { ...unknown, isin, name: company.name, kind: 'stock', assetClass: 'equities', currency, country, companyId: isin, sector, industry }
  return { company, security, currency, size }
})

const wellKnownFund = ([isin, name, ter, assetClass]: (typeof wellKnownFunds)[number]): SecurityRecord =>
  ({ ...fund(isin, marked(name), assetClass, ter), domicile: isin.slice(0, 2), kind: assetClass === 'gold' || assetClass === 'crypto' ? 'etc' : 'fund' })

/** Rows of the funds: each holds the shares of its market by relative weight, and 1 % cash. */
const wellKnownRows = wellKnownFunds.flatMap(([fundIsin, , , , market]) => {
  if (market === undefined) return []
  const held = shares.filter(({ security: { country, sector } }) => markets[market].includes(country ?? '') && (market !== 'technology' || sector === market))
  const whole = sumBy(held, ({ size }) => size)
  return [...held.map(({ company, currency, size }) => row(fundIsin, company, (0.99 * size) / whole, currency)), cashRow(fundIsin)]
})

const weeks = Array.from({ length: 157 }, (_, week) => addDays('2023-11-03', week * 7))

/** Three years of weekly closes with a steady trend and a wave. */
const prices = (isin: string, weekly: number): PriceSeries => ({
  isin,
  currency: 'EUR',
  basis: 'total_return',
  dates: weeks,
  closes: Float64Array.from(weeks, (_, week) => 100 * (1 + weekly) ** week * (1 + 0.04 * Math.sin(week / 8))),
})

const rates = (currency: string, perEur: number): RateSeries => ({ currency, dates: weeks, perEur: Float64Array.from(weeks, () => perEur) })

/**
 * Reference data for tests and demonstrations, small and made up, with prices of three years up to 30 October 2026.
 *
 * Thirteen fictional securities have ISINs that begin with `ZZ`, which no country has: equity ETFs of the world (`ZZWORLD00007`, at a lower
 * charge `ZZCHEAP00008`) and of Europe (`ZZEUROPE0002`), a bond ETF (`ZZBOND000005`), a gold product (`ZZGOLD000002`) and eight shares such as
 * `ZZALDER00004`. Fifty well-known ISINs (30 funds, 20 shares) have names that end with "(sample)": their holdings, weights and prices are invented.
 */
export const sampleBundle: Bundle = {
  schemaVersion: 1,
  name: 'sample',
  asOf: DAY,
  sources: [{ id: source, title: 'Made up for tests and demonstrations', url: 'https://example.org', licence: 'MIT', retrieved: DAY }],
  securities: [
    fund('ZZWORLD00007', 'Sample World Equity ETF', 'equities', 0.002),
    fund('ZZCHEAP00008', 'Sample Cheap World Equity ETF', 'equities', 0.0012),
    fund('ZZEUROPE0002', 'Sample Europe Equity ETF EUR Hedged', 'equities', 0.003),
    fund('ZZBOND000005', 'Sample Euro Bond ETF', 'bonds', 0.0015),
    { ...fund('ZZGOLD000002', 'Sample Gold ETC', 'gold', 0.0012), kind: 'etc' },
    ...companies.map(stockOf),
    ...wellKnownFunds.map(wellKnownFund),
    ...shares.map(({ security }) => security),
  ],
  assetMix: [],
  companies: [...companies.map(companyOf), ...shares.map(({ company }) => company)],
  constituents: [
    ...companies.flatMap((sample) => ['ZZWORLD00007', 'ZZCHEAP00008'].map((isin) => row(isin, companyOf(sample), sample[6]))),
    ...companies.filter((sample) => sample[7] > 0).map((sample) => row('ZZEUROPE0002', companyOf(sample), sample[7])),
    ...['ZZWORLD00007', 'ZZCHEAP00008', 'ZZEUROPE0002'].map(cashRow),
    ...wellKnownRows,
  ],
  bonds,
  fundProxies: [],
  isinAliases: [],
  listings: [],
  fundVectors: [],
  prices: [
    prices('ZZWORLD00007', 0.0018),
    prices('ZZCHEAP00008', 0.0019),
    prices('ZZEUROPE0002', 0.0012),
    prices('ZZBOND000005', 0.0004),
    prices('ZZGOLD000002', 0.0022),
    ...companies.map(([, , , , , isin], index) => prices(isin, 0.001 + index / 4000)),
    ...[...wellKnownFunds, ...wellKnownShares].map(([isin], index) => prices(isin, index / 15_000)),
  ],
  fx: [rates('USD', 1.1), rates('GBP', 0.85), rates('CHF', 0.95), rates('JPY', 160), rates('DKK', 7.5), rates('HKD', 8.6)],
  revenue: companies.flatMap(([companyId, , , , , isin]) =>
    ([['Europe', 40], ['United States', 60]] as const).map(([segment, amount]) => ({
      companyId, isin, fiscalYear: 2025, period: 'FY', reportDate: '2026-03-31', currency: 'USD', segment, amount,
    })),
  ),
}

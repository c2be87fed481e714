import { addDays } from '../../core/values/dates'
import type { BondRecord, Bundle, CompanyRecord, ConstituentRecord, SecurityRecord } from '../../core/reference/tables/bundle'
import type { PriceSeries, RateSeries } from '../../core/reference/reference'
import { markets, wellKnownFunds, wellKnownShares } from './well-known'

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

/** A fund holds the shares of its market by their size, and 1 % cash. */
const wellKnownRows = wellKnownFunds.flatMap(([fundIsin, , , , market]) => {
  if (market === undefined) return []
  const held = shares.filter(({ security: { country, sector } }) => markets[market].includes(country ?? '') && (market !== 'technology' || sector === market))
  const whole = held.reduce((sum, { size }) => sum + size, 0)
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
 * Reference data for tests and demonstrations, small and made up, with prices of three years up to 30 October 2026: a fictional
 * world, cheaper world and Europe equity ETF, a bond ETF, a gold product and eight shares, whose ISINs begin with `ZZ`, which no
 * country has (`ZZWORLD00007`, `ZZCHEAP00008`, `ZZEUROPE0002`, `ZZBOND000005`, `ZZGOLD000002`, and shares such as `ZZALDER00004`),
 * and 50 well-known ISINs (30 funds, 20 shares), whose names end with "(sample)": their holdings, weights and prices are invented.
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

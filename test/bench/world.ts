/** A made-up world of companies and funds, the same on every run: sizes like the real ones, no real figures. */
import type { Bundle, CompanyRecord, ConstituentRecord, SecurityRecord } from '../../core/reference/tables/bundle'
import { hasValidCheckDigit } from '../../core/values/isin'

const countries = ['US', 'US', 'US', 'JP', 'GB', 'DE', 'FR', 'CH', 'KR', 'TW', 'CN', 'IN']
const sectors = ['technology', 'financials', 'health_care', 'industrials', 'energy', 'materials', 'utilities', 'consumer_staples']
const source = 'bench'

/** A small generator with a seed, so that contestants and runs see the same numbers. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The n-th ISIN of a country. */
export function isinOf(country: string, n: number): string {
  const body = country + n.toString(36).toUpperCase().padStart(9, '0')
  return body + ([...'0123456789'].find((digit) => hasValidCheckDigit(body + digit)) ?? '')
}

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

const companyOf = (n: number): CompanyRecord => ({
  id: `c${n}`, name: `Company ${n}`, country: pick(countries, n * 7), sector: pick(sectors, n * 5), industry: `Industry ${n % 60}`,
  isin: isinOf(pick(countries, n * 7), n), lei: null, source,
})

const stockOf = ({ id, name, country, sector, industry, isin }: CompanyRecord): SecurityRecord => ({
  isin: isin ?? '', name, kind: 'stock', assetClass: 'equities', currency: 'USD', country, companyId: id, sector, industry, ter: null,
  domicile: null, asOf: '2026-01-31', source,
})

/** Fund ISINs of a world. */
export const fundIsins = (funds: number): string[] => Array.from({ length: funds }, (_, n) => isinOf('IE', n))

function constituentsOf(fundIsin: string, companies: readonly CompanyRecord[], size: number, next: () => number): ConstituentRecord[] {
  const order = companies.map((company, rank) => ({ company, at: rank * (0.5 + next()) })).sort((a, b) => a.at - b.at).slice(0, size)
  const raw = order.map((_, rank) => 1 / (rank + 5))
  const total = raw.reduce((sum, weight) => sum + weight, 0)
  return order.map(({ company }, rank) => ({
    fundIsin, asOf: '2026-01-31', isin: company.isin, companyId: company.id, name: company.name, kind: 'equity',
    weight: (0.998 * (raw[rank] ?? 0)) / total, country: company.country, sector: company.sector, industry: null, currency: 'USD', source,
  }))
}

/** A bundle of `funds` equity funds with `size` constituents each, drawn from `companies` companies. */
export function world(funds: number, size: number, companies: number): Bundle {
  const next = random(1)
  const issuers = Array.from({ length: companies }, (_, n) => companyOf(n))
  const isins = fundIsins(funds)
  const fundRecords = isins.map((isin, n): SecurityRecord => ({
    isin, name: `World Fund ${n}`, kind: 'fund', assetClass: 'equities', currency: 'EUR', country: null, companyId: null, sector: null,
    industry: null, ter: 0.002, domicile: 'IE', asOf: '2026-01-31', source,
  }))
  return {
    schemaVersion: 1, name: 'bench', asOf: '2026-01-31',
    sources: [{ id: source, title: 'Generated', url: 'https://example.org', licence: 'none', retrieved: '2026-01-31' }],
    securities: [...fundRecords, ...issuers.map(stockOf)], assetMix: [], companies: issuers,
    constituents: isins.flatMap((isin) => constituentsOf(isin, issuers, size, next)),
    fundProxies: [], isinAliases: [], listings: [], fundVectors: [], prices: [], fx: [], revenue: [],
  }
}

/** Equal parts of the first funds, then of stocks. */
export const portfolio = (funds: number, stocks: number) => ({
  holdings: [
    ...fundIsins(funds),
    ...Array.from({ length: stocks }, (_, n) => companyOf(n).isin ?? ''),
  ].map((isin) => ({ isin, weight: 1 / (funds + stocks) })),
})

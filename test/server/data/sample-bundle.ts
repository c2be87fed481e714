import type { Bundle, ConstituentRecord, SecurityRecord } from '../../../core/reference/tables/bundle'

/** An invented fund's row. */
export const row = (name: string, weight: number, asOf = '2026-01-31'): ConstituentRecord => ({
  fundIsin: 'IE00TESTFUN0', asOf, isin: null, companyId: null, name, kind: 'equity', weight, country: 'DE',
  sector: 'industrials', industry: null, currency: 'EUR', source: 'made-up',
})

export const security = (isin: string, more: Partial<SecurityRecord> = {}): SecurityRecord => ({
  isin, name: `Security ${isin}`, kind: 'stock', assetClass: 'equities', currency: 'EUR', country: 'DE', companyId: null,
  sector: null, industry: null, ter: null, domicile: null, asOf: '2026-01-31', source: 'made-up', ...more,
})

/** One record of every kind. */
export const sampleBundle = (more: Partial<Bundle> = {}): Bundle => ({
  schemaVersion: 1,
  name: 'sample',
  asOf: '2026-01-31',
  sources: [{ id: 'made-up', title: 'Invented', url: 'https://example.org/', licence: 'CC0-1.0', retrieved: '2026-02-01' }],
  securities: [security('DE000TEST009'), security('IE00TESTFUN0', { kind: 'fund', ter: 0.002, name: 'Test Fund' })],
  taxKinds: [{ isin: 'IE00TESTMIX0', kind: 'MISCHFONDS', asOf: '2025-06-30', source: 'made-up' }],
  splits: [{ isin: 'DE000TEST009', date: '2024-06-10', newUnits: 10, oldUnits: 1, formerIsin: 'DE000TEST041', source: 'made-up' }],
  assetMix: [{ isin: 'IE00TESTMIX0', assetClass: 'bonds', weight: 0.6 }, { isin: 'IE00TESTMIX0', assetClass: 'equities', weight: 0.4 }],
  companies: [{ id: 'c-1', name: 'Company', country: 'DE', sector: 'industrials', industry: null, isin: 'DE000TEST009', lei: null, source: 'made-up' }],
  constituents: [row('ALPHA AG', 0.6), row('BETA SE', 0.4)],
  bonds: [{
    fundIsin: 'IE00TESTFUN0', asOf: '2026-01-31', isin: null, name: 'Bond', issuer: 'Issuer', lei: null, country: 'DE', currency: 'EUR', type: 'government',
    maturity: '2036-02-15', coupon: 0.025, rating: null, weight: 0.9, source: 'made-up',
  }],
  fundProxies: [{ fundIsin: 'IE00TESTPRX4', proxyIsin: 'IE00TESTFUN0', weight: 1, kind: 'same_index', countries: [], sectors: [], source: 'made-up' }],
  isinAliases: [{ oldIsin: 'DE000TEST041', isin: 'DE000TEST009', since: '2020-01-01', source: 'made-up' }],
  listings: [{ ticker: 'TST', exchange: 'Xetra', isin: 'DE000TEST009', source: 'made-up' }],
  fundVectors: [{ fundIsin: 'IE00TESTFUN0', dimension: 'sector', key: 'industrials', weight: 1, asOf: '2026-01-31', source: 'made-up' }],
  prices: [{ isin: 'DE000TEST009', currency: 'EUR', basis: 'price_only', dates: ['2026-01-28', '2026-01-29', '2026-01-30'], closes: Float64Array.of(10, 11, 12) }],
  fx: [{ currency: 'USD', dates: ['2026-01-29', '2026-01-30'], perEur: Float64Array.of(1.1, 1.2) }],
  revenue: [{ companyId: 'c-1', isin: 'DE000TEST009', fiscalYear: 2025, period: 'FY', reportDate: '2025-12-31', currency: 'EUR', segment: 'Germany', amount: 5 }],
  ...more,
})

/** Random bundles and portfolios on them. */
import fc from 'fast-check'
import type { Bundle, ConstituentRecord } from '../../../core/reference/tables/bundle'
import { proxyKinds } from '../../../core/reference/security'
import { bundleOf, company, fund, isinOf, proxy, row, stock, valued, vector, weighted } from './fixture'

const STOCKS = 8
const FUNDS = 5
export const stockIsins = Array.from({ length: STOCKS }, (_, n) => isinOf('US', n + 1))
export const fundIsins = Array.from({ length: FUNDS }, (_, n) => isinOf('IE', n + 1))
const unknownIsins = [isinOf('DE', 1), isinOf('DE', 2)]

const countries = fc.constantFrom(null, 'US', 'DE', 'KR', 'XX')
const sectors = fc.constantFrom(null, 'technology', 'energy', 'nonsense')
const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null })

const rowOf = (fundIsin: string): fc.Arbitrary<ConstituentRecord> =>
  fc.record({
    weight: fc.double({ min: 0.001, max: 0.4, noNaN: true }),
    kind: fc.constantFrom('equity' as const, 'equity' as const, 'equity' as const, 'cash' as const, 'other' as const),
    isin: optional([...stockIsins, ...fundIsins]),
    companyId: fc.option(fc.constantFrom('c0', 'c1', 'c2'), { nil: null, freq: 4 }),
    name: fc.constantFrom('Alpha Inc', 'Beta AG', 'Gamma', '-'),
    country: countries,
    sector: sectors,
  }).map((record) => row(fundIsin, record.kind === 'cash' ? -record.weight / 4 : record.weight, record))

const stocks = fc.tuple(...stockIsins.map((isin) =>
  fc.record({ country: countries, sector: sectors, companyId: fc.constantFrom(null, null, 'c0', 'c1') }).map((record) => stock(isin, record)),
))

const funds = fc.tuple(...fundIsins.map((isin) =>
  fc.record({
    assetClass: fc.constantFrom('equities' as const, 'equities' as const, 'equities' as const, 'bonds' as const, 'multi_asset' as const, null),
    ter: fc.constantFrom(null, 0, 0.002),
    name: fc.constantFrom('World', 'World EUR Hedged', 'Currency Hedged World'),
  }).map((record) => fund(isin, record)),
))

const constituents = fc.tuple(...fundIsins.map((isin) => fc.array(rowOf(isin), { maxLength: 8 }))).map((lists) => lists.flat())

const proxies = fc.array(
  fc.record({
    fundIsin: fc.constantFrom(...fundIsins), proxyIsin: fc.constantFrom(...fundIsins), kind: fc.constantFrom(...proxyKinds),
    weight: fc.double({ min: 0.1, max: 1, noNaN: true }), countries: fc.constantFrom([], ['US'], ['DE', 'KR']),
  }).map(({ fundIsin, proxyIsin, ...more }) => proxy(fundIsin, proxyIsin, more)),
  { maxLength: 3 },
)

const vectors = fc.array(fc.constantFrom(...fundIsins), { maxLength: 2 }).map((isins) =>
  [...new Set(isins)].flatMap((isin) => [...vector(isin, 'sector', { technology: 0.5, energy: 0.3 }), ...vector(isin, 'country', { US: 0.9, DE: 0.3 })]),
)

const mixes = fc.array(fc.constantFrom(...fundIsins), { maxLength: 2 }).map((isins) =>
  [...new Set(isins)].flatMap((isin) => [{ isin, assetClass: 'equities' as const, weight: 0.6 }, { isin, assetClass: 'bonds' as const, weight: 0.3 }]),
)

/** A bundle in which anything may be missing. */
export const bundles: fc.Arbitrary<Bundle> = fc
  .tuple(stocks, funds, constituents, proxies, vectors, mixes)
  .map(([listed, held, rows, fundProxies, fundVectors, assetMix]) =>
    bundleOf({
      securities: [...listed, ...held], constituents: rows, fundProxies, fundVectors, assetMix,
      companies: [company('c0', { country: 'US', sector: 'energy', isin: stockIsins[0] ?? null }), company('c1'), company('c2', { country: 'JP' })],
    }),
  )

const amounts = fc.array(
  fc.tuple(fc.constantFrom(...fundIsins, ...fundIsins, ...stockIsins, ...unknownIsins, 'EUR', 'USD'), fc.integer({ min: 1, max: 1000 })),
  { minLength: 1, maxLength: 10 },
)

/** A snapshot request by weights or by values. */
export const portfolios = fc.record({ entries: amounts, byValue: fc.boolean(), limit: fc.integer({ min: 1, max: 10 }) }).map(({ entries, byValue, limit }) => {
  const total = entries.reduce((sum, [, amount]) => sum + amount, 0)
  return byValue
    ? { basis: 'values' as const, limit, holdings: entries.map(([key, amount]) => valued(key, amount)) }
    : { basis: 'weights' as const, limit, holdings: entries.map(([key, amount]) => weighted(key, amount / total)) }
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reference } from '../../../../core/reference/reference'
import type { RevenueRow } from '../../../../core/reference/security'
import { regionOfLabel } from '../../../../core/portfolio/analyses/revenue-geography/labels'
import { latestReport, revenueGeography } from '../../../../core/portfolio/analyses/revenue-geography/model'
import { analysisResponse } from '../../../../core/registry/analysis-procedure'
import { BASE_URL, broken, bundleOf, company, fund, isinOf, NOW, referenceOf, row, stock, valued, weightsOf } from '../fixture'
import { bundles, portfolios, stockIsins } from '../random-bundle'

const [A, A2, B, C] = [1, 2, 3, 4].map((n) => isinOf('US', n)) as [string, string, string, string]
const [F, BOND] = [1, 2].map((n) => isinOf('IE', n)) as [string, string]
const context = { today: NOW.slice(0, 10), now: NOW, baseUrl: BASE_URL }

const segment = (companyId: string, isin: string | null, label: string, amount: number | null, more: Partial<RevenueRow> = {}): RevenueRow => ({
  companyId, isin, fiscalYear: 2025, period: 'FY', reportDate: '2025-12-31', currency: 'USD', segment: label, amount, ...more,
})

const parts = {
  securities: [stock(A2, { companyId: 'a' }), stock(C), fund(F), fund(BOND, { assetClass: 'bonds' as const })],
  companies: [company('a', { isin: A, name: 'Alpha' }), company('b', { isin: B, name: 'Beta' })],
  constituents: [row(F, 0.5, { isin: A }), row(F, 0.3, { isin: B }), row(F, 0.2, { kind: 'cash' as const })],
  revenue: [
    segment('a', A, 'UNITED STATES', 60), segment('a', A, 'Europe', 30), segment('a', A, 'Rest of World', 10),
    segment('a', A, 'UNITED STATES', 999, { reportDate: '2024-12-31', fiscalYear: 2024 }),
    segment('b', B, 'Japan', 80, { reportDate: '2025-06-30' }), segment('b', B, 'Eliminations', -5, { reportDate: '2025-06-30' }),
  ],
}
const reference = referenceOf(parts)

async function examined(body: unknown, port: Reference = reference) {
  const request = revenueGeography.request.parse(body)
  const { analysis, baseCurrency } = revenueGeography.compute(request, await revenueGeography.read(request, port, context), context)
  const response = {
    modelVersion: 'x', computedAt: NOW, baseCurrency, capability: 'revenue-geography', analysis, assumptions: [], limitations: [],
    links: { documentation: BASE_URL, catalog: BASE_URL },
  }
  expect(analysisResponse(revenueGeography).safeParse(response).error?.issues).toBeUndefined()
  return analysis
}


describe('revenue-geography', () => {
  it('weighs the segments of usable reports by the weight of the company', async () => {
    const holdings = [valued(A2, 200), valued(F, 500), valued(C, 100), valued(BOND, 100), valued('EUR', 100)]
    const { status, reasons, data } = await examined({ basis: 'values', holdings })
    expect([status, reasons]).toEqual(['partial', ['incomplete_coverage']])
    // equities 0.8: a = 0.2 + 0.5 x 0.5 = 0.45, b = 0.5 x 0.3 = 0.15 (a negative segment spoils its report), C = 0.1 without report, fund rest 0.1
    expect(data).toMatchObject({
      scope: 'equities', portfolioShare: expect.closeTo(0.8, 12), companyLimit: 25, companiesExamined: 3, coverage: expect.closeTo(0.45 / 0.8, 12),
      coveredWeight: expect.closeTo(0.45, 12), missingObservationWeight: expect.closeTo(0.25, 12), omittedCompanyWeight: 0,
      residualFundWeight: expect.closeTo(0.1, 12), reportAsOf: '2025-12-31',
    })
    // 0.45 x 0.6, x 0.3, x 0.1; the other 0.35 of the equities is unknown
    expect(data?.regions).toEqual([
      { key: 'unknown', weight: expect.closeTo(0.35, 12), value: expect.closeTo(350, 9) },
      { key: 'north_america', weight: expect.closeTo(0.27, 12), value: expect.closeTo(270, 9) },
      { key: 'europe', weight: expect.closeTo(0.135, 12), value: expect.closeTo(135, 9) },
      { key: 'other', weight: expect.closeTo(0.045, 12), value: expect.closeTo(45, 9) },
    ])
    expect(data?.companies).toEqual([
      {
        id: 'a', isin: A, name: 'Alpha', weight: expect.closeTo(0.45, 12), status: 'covered', fiscalYear: 2025, reportDate: '2025-12-31',
        segments: [
          { label: 'UNITED STATES', region: 'north_america', share: 0.6 }, { label: 'Europe', region: 'europe', share: 0.3 },
          { label: 'Rest of World', region: 'other', share: 0.1 },
        ],
      },
      { id: 'b', isin: B, name: 'Beta', weight: expect.closeTo(0.15, 12), status: 'unknown', fiscalYear: null, reportDate: null, segments: [] },
      { id: C, isin: C, name: `Stock ${C}`, weight: expect.closeTo(0.1, 12), status: 'unknown', fiscalYear: null, reportDate: null, segments: [] },
    ])
  })

  it('is ok when the equities are covered, whatever else is held', async () => {
    expect(await examined(weightsOf({ [A2]: 0.5, EUR: 0.5 }))).toMatchObject({ status: 'ok', reasons: [], data: { coverage: 1, portfolioShare: 0.5 } })
  })

  it('dates itself by the oldest report that it uses', async () => {
    // Alpha is the larger company and reported last, Beta half a year before.
    const both = referenceOf({ ...parts, revenue: [segment('a', A, 'Japan', 1), segment('b', B, 'Japan', 1, { reportDate: '2025-06-30' })] })
    expect((await examined(weightsOf({ [F]: 1 }), both)).data).toMatchObject({ coveredWeight: expect.closeTo(0.8, 12), reportAsOf: '2025-06-30' })
  })

  it('says when a part could not be asked for', async () => {
    const { status, reasons, data } = await examined(weightsOf({ [A2]: 0.5, [F]: 0.5 }), broken(reference, 'constituents'))
    expect([status, reasons, data?.coveredWeight]).toEqual(['partial', ['provider_unavailable', 'incomplete_coverage'], 0.5])
  })

  it('reads no report of another line of a company whose primary line is not known', async () => {
    const lineless = referenceOf({ securities: [stock(C, { companyId: 'c' })], companies: [company('c')], revenue: [segment('c', C, 'Japan', 1)] })
    expect(await examined(weightsOf({ [C]: 1 }), lineless)).toEqual({ status: 'unavailable', reasons: ['incomplete_coverage'], data: null })
  })

  it('examines 25 companies, whatever the limit', async () => {
    const isins = Array.from({ length: 30 }, (_, n) => isinOf('US', 100 + n))
    const wide = referenceOf({
      securities: [fund(F)], constituents: isins.map((isin) => row(F, 1 / 30, { isin })),
      revenue: isins.map((isin) => segment(isin, isin, 'Japan', 1)),
    })
    const { data } = await examined({ ...weightsOf({ [F]: 1 }), limit: 1 }, wide)
    // 25 of 30 equal companies
    expect(data).toMatchObject({ companiesExamined: 25, coverage: expect.closeTo(25 / 30, 9), omittedCompanyWeight: expect.closeTo(5 / 30, 9) })
    expect(data?.companies).toHaveLength(25)
  })

  it.each([
    ['no equities', reference, { EUR: 1 }, ['no_equities']],
    ['no report', reference, { [C]: 1 }, ['incomplete_coverage']],
    ['reports failed', broken(reference, 'revenue'), { [A2]: 1 }, ['provider_unavailable']],
    ['an unknown holding and no report', reference, { [C]: 0.5, [isinOf('DE', 99)]: 0.5 }, ['unresolved_holdings', 'incomplete_coverage']],
  ])('is unavailable: %s', async (_case, port, entries, reasons) => {
    expect(await examined(weightsOf(entries), port)).toEqual({ status: 'unavailable', reasons, data: null })
  })

  it('costs 25 more than a snapshot', () => {
    expect([revenueGeography.cost(weightsOf({ [A]: 0.5, [B]: 0.5 })), revenueGeography.cost(undefined)]).toEqual([27, 1])
  })

  it('regions sum to the equity share for any bundle', () =>
    fc.assert(
      fc.asyncProperty(bundles, portfolios, fc.array(fc.integer({ min: -1, max: 9 }), { minLength: 3, maxLength: 3 }), async (bundle, portfolio, amounts) => {
        const revenue = stockIsins.flatMap((isin) => amounts.map((amount, index) => segment(isin, isin, ['Japan', 'Europe', 'Mars'][index] ?? '', amount)))
        const { data } = await examined(portfolio, referenceOf(bundleOf({ ...bundle, revenue })))
        if (data === null) return
        expect(data.regions.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(data.portfolioShare, 9)
        expect(data.coveredWeight + data.missingObservationWeight + data.omittedCompanyWeight + data.residualFundWeight).toBeCloseTo(data.portfolioShare, 9)
      }),
      { numRuns: 100 },
    ))
})

describe('the latest report', () => {
  const usable = [segment('a', A, 'Japan', 1)]

  it.each([
    ['a missing amount', [segment('a', A, 'Japan', 1), segment('a', A, 'Europe', null)]],
    ['a negative amount', [segment('a', A, 'Japan', 1), segment('a', A, 'Europe', -0.1)]],
    ['no amount above zero', [segment('a', A, 'Japan', 0)]],
    ['another line of the company', [segment('a', A2, 'Japan', 1)]],
    ['no line', [segment('a', null, 'Japan', 1)]],
    ['no marked period', [segment('a', A, 'Japan', 1, { period: null })]],
    ['a quarter', [segment('a', A, 'Japan', 1, { period: 'Q1' })]],
    ['no row', []],
  ])('is unusable: %s', (_case, rows) => {
    expect(latestReport(rows, A)).toBeNull()
  })

  it('does not fall back to an older one', () => {
    expect(latestReport([...usable, segment('a', A, 'Japan', -1, { reportDate: '2026-01-31' })], A)).toBeNull()
  })

  it('needs the primary line', () => {
    expect(latestReport(usable, null)).toBeNull()
    expect(latestReport([segment('a', null, 'Japan', 1)], null)).toBeNull()
    expect(latestReport(usable, A)).toEqual({ fiscalYear: 2025, reportDate: '2025-12-31', segments: [{ label: 'Japan', region: 'asia_developed', share: 1 }] })
  })

  it.each([
    ['of several years reported on one day', { fiscalYear: 2024 }],
    ['before a later year that was reported earlier', { fiscalYear: 2026, reportDate: '2025-06-30' }],
    ['without rows of an earlier report on the same year', { reportDate: '2025-11-30' }],
  ])('is that of the last day, then year: %s', (_case, other) => {
    const rows = [segment('a', A, 'Japan', 5, other), segment('a', A, 'Europe', 1)]
    for (const given of [rows, rows.toReversed()]) {
      expect(latestReport(given, A)).toEqual({ fiscalYear: 2025, reportDate: '2025-12-31', segments: [{ label: 'Europe', region: 'europe', share: 1 }] })
    }
  })

  it('may have segments of nothing', () => {
    expect(latestReport([...usable, segment('a', A, 'Europe', 0)], A)?.segments.map(({ share }) => share)).toEqual([1, 0])
  })
})

describe('labels of segments', () => {
  it.each([
    ['UNITED STATES', 'north_america'], ['US & Canada', 'north_america'], ['TAIWAN, PROVINCE OF CHINA', 'asia_emerging'], ['Taiwan', 'asia_emerging'],
    ['GERMANY', 'europe_developed'], ['U.S.', 'north_america'], ['Japan Segment', 'asia_developed'], ['Europe, Middle East and Africa', 'emea'], ['EMEA', 'emea'],
    ['Rest of Asia Pacific Segment', 'asia_pacific'], ['Greater China Segment', 'asia_pacific'], ['Americas', 'americas'], ['latin_america', 'latin_america'],
    ['Türkiye', 'europe_emerging'], ['Asia Emerging', 'asia_emerging'], ['(Japan)', 'asia_developed'], ['Rest Segment of Europe', 'other'], ['Rest Of World', 'other'], ['Other Countries', 'other'], ['International Segment', 'other'], ['Non Us', 'other'], ['', 'other'],
  ])('%s is %s', (label, region) => {
    expect(regionOfLabel(label)).toBe(region)
  })
})

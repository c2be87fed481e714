/**
 * What the specification promises its users, sentence by sentence, asked of the service as it is shipped: the sentence, where it can be seen, and how. A sentence
 * that is not kept fails under its own words.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { startService, type Service } from './support/built'

let service: Service
beforeAll(async () => {
  service = await startService({ RATE_LIMIT_UNITS: '100000', REQUEST_LIMIT: '0' })
})
afterAll(() => service.signal('SIGKILL'))

const WORLD = 'IE00B4L5Y983'
const SP500 = 'IE00B5BMR087'
const APPLE = 'US0378331005'
const GOLD = 'DE000A0S9GB0'
/** A valid ISIN that nothing has. */
const UNKNOWN = 'XS0000000009'

const PORTFOLIO = '/api/v1/public/portfolio-analysis'
const CALCULATORS = '/api/v1/public/calculators'

const section = z.object({ status: z.string(), reasons: z.array(z.string()), data: z.record(z.string(), z.any()).nullable() })
const answer = z.object({ data: z.record(z.string(), z.any()).nullable(), error: z.record(z.string(), z.any()).nullable(), meta: z.record(z.string(), z.unknown()) })

interface Answer {
  status: number
  headers: Headers
  body: z.output<typeof answer>
  text: string
}

async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${service.url}${path}`, { method, ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }) })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: answer.parse(JSON.parse(text)), text }
}

const post = (path: string, body: unknown): Promise<Answer> => ask('POST', path, body)
const get = (path: string): Promise<Answer> => ask('GET', path)

const weights = (...isins: string[]): { holdings: object[] } => ({ holdings: isins.map((isin) => ({ isin, weight: 1 / isins.length })) })
const values = (...isins: string[]): { basis: string; holdings: object[] } => ({ basis: 'values', holdings: isins.map((isin) => ({ isin, value: 1000 })) })

const snapshot = async (body: unknown, path = ''): Promise<Record<string, z.output<typeof section>>> =>
  z.record(z.string(), section).parse((await post(`${PORTFOLIO}${path}`, body)).body.data?.analyses)

const analysis = async (id: string, body: unknown): Promise<z.output<typeof section>> => section.parse((await post(`${PORTFOLIO}/${id}`, body)).body.data?.analysis)

const buckets = z.object({ buckets: z.array(z.object({ key: z.string(), weight: z.number(), value: z.number().nullable() })) })
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const sumOf = (data: unknown): number => sum(buckets.parse(data).buckets.map(({ weight }) => weight))

const texts = async (path: string, body: unknown): Promise<string> => {
  const { assumptions, limitations } = z.object({ assumptions: z.array(z.string()), limitations: z.array(z.string()) }).parse((await post(path, body)).body.data)
  return [...assumptions, ...limitations].join('\n')
}

type Row = readonly [sentence: string, how: () => unknown]

const general: Row[] = [
  ['Every JSON response uses the outer envelope data / error / meta', async () => {
    for (const { text } of [await get(PORTFOLIO), await post(PORTFOLIO, weights(WORLD)), await post(PORTFOLIO, {}), await get(`${PORTFOLIO}/none`)]) {
      expect(Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(text)))).toEqual(['data', 'error', 'meta'])
    }
  }],
  ['data is null on failure, error is null on success', async () => {
    expect((await post(PORTFOLIO, {})).body).toMatchObject({ data: null, error: { code: 'invalid_request' } })
    expect((await post(PORTFOLIO, weights(WORLD))).body.error).toBeNull()
  }],
  ['Responses carry Cache-Control: no-store', async () => expect((await post(PORTFOLIO, weights(WORLD))).headers.get('cache-control')).toBe('no-store')],
  ['No account, API key, token or stored portfolio is required; authentication in the catalog is none', async () => expect((await get(PORTFOLIO)).body.data?.authentication).toBe('none')],
  ['Every operation has empty security requirements', async () => {
    const document = z.object({ security: z.array(z.unknown()).default([]), paths: z.record(z.string(), z.record(z.string(), z.any())) }).parse(await (await fetch(`${service.url}${PORTFOLIO}/openapi.json`)).json())
    expect([...document.security, ...Object.values(document.paths).flatMap((path) => Object.values(path).flatMap((operation) => operation?.security ?? []))]).toEqual([])
  }],
  ['No link contains holdings or amounts', async () => {
    const { data } = (await post(PORTFOLIO, values(WORLD, APPLE))).body
    expect(JSON.stringify(data?.links)).not.toMatch(new RegExp(`${WORLD}|${APPLE}|1000|2000`))
  }],
  ['Request body over 16384 bytes gives 413', async () => expect((await post(PORTFOLIO, { ...weights(WORLD), note: 'x'.repeat(17_000) })).status).toBe(413)],
  ['An unknown capability gives 404', async () => expect((await post(`${PORTFOLIO}/nothing`, {})).body.error?.code).toBe('unknown_capability')],
  ['Discovery, guide, schema reads cost 1 unit', async () => {
    const left = async (path: string): Promise<number> => Number((await fetch(`${service.url}${path}`)).headers.get('ratelimit-remaining'))
    for (const path of [PORTFOLIO, `${PORTFOLIO}/guide`, `${PORTFOLIO}/openapi.json`, `${PORTFOLIO}/methodology`, `${PORTFOLIO}/overlap`]) {
      const before = await left(PORTFOLIO)
      expect(before - (await left(path)), path).toBe(1)
    }
  }],
  ['Unit cost: a snapshot 1 per submitted holding, compare both sides, replay 2 per holding, revenue 25 more, alternatives 22 without a list', async () => {
    const spent = async (path: string, body: unknown): Promise<number> => {
      const before = Number((await get(PORTFOLIO)).headers.get('ratelimit-remaining'))
      return before - Number((await post(`${PORTFOLIO}${path}`, body)).headers.get('ratelimit-remaining'))
    }
    const pair = weights(WORLD, APPLE)
    expect(await spent('', pair)).toBe(2)
    expect(await spent('/compare', { before: pair, after: weights(WORLD) })).toBe(3)
    expect(await spent('/historical-replay', { portfolio: pair, startDate: '2024-01-02', endDate: '2024-12-30', initialValue: 1 })).toBe(4)
    expect(await spent('/revenue-geography', pair)).toBe(27)
    expect(await spent('/etf-alternatives', { isin: WORLD })).toBe(22)
    expect(await spent('/cost-drag', { initialValue: 1, annualReturn: 0.05, annualFeeRate: 0.01, horizonYears: 1 })).toBe(1)
  }],
]

const snapshots: Row[] = [
  ['A POST to the base URL runs all eight; each capability endpoint returns all eight keys, seven of them not_requested', async () => {
    const keys = ['allocation', 'overlap', 'look-through', 'concentration', 'sectors', 'geography', 'currencies', 'costs']
    expect(Object.keys(await snapshot(weights(WORLD, SP500)))).toEqual(keys)
    const one = await snapshot(weights(WORLD, SP500), '/overlap')
    expect(Object.entries(one).filter(([, { status, data }]) => status === 'not_requested' && data === null)).toHaveLength(7)
  }],
  ['An unresolved security keeps its value in the portfolio denominator and shows in allocation\'s unknown bucket', async () => {
    const { allocation } = await snapshot(values(WORLD, UNKNOWN))
    expect(buckets.parse(allocation?.data).buckets.find(({ key }) => key === 'unknown')).toEqual({ key: 'unknown', weight: 0.5, value: 1000 })
  }],
  ['Missing data is never to be read as zero: an unresolved holding has no name of its own and no class', async () => {
    const { data } = (await post(PORTFOLIO, weights(WORLD, UNKNOWN))).body
    expect(data?.holdings[1]).toEqual({ isin: UNKNOWN, name: UNKNOWN, weight: 0.5, value: null, assetClass: null, status: 'unresolved' })
  }],
  ['Any unresolved holding makes concentration unavailable', async () => expect((await snapshot(weights(WORLD, UNKNOWN))).concentration).toEqual({ status: 'unavailable', reasons: ['unresolved_holdings'], data: null })],
  ['Bond, cash, gold and crypto funds are never dissolved into equity constituents', async () => {
    expect((await snapshot(weights(GOLD)))['look-through']).toEqual({ status: 'unavailable', reasons: ['no_equities'], data: null })
  }],
  ['Bucket weight is always a share of the entire submitted portfolio', async () => {
    const { sectors } = await snapshot(weights(WORLD, GOLD))
    expect(sumOf(sectors?.data)).toBeCloseTo(0.5, 9)
  }],
  ['value is null for weight-only requests', async () => {
    const { allocation } = await snapshot(weights(WORLD))
    expect(buckets.parse(allocation?.data).buckets.map(({ value }) => value)).toEqual([null])
  }],
  ['baseCurrency: pattern of three letters, default EUR, in every schema that takes one', async () => {
    const { data } = await get(PORTFOLIO).then(({ body }) => body)
    const schemas = JSON.stringify(z.array(z.object({ inputSchema: z.unknown() })).parse(data?.capabilities).map(({ inputSchema }) => inputSchema))
    expect(schemas.match(/"baseCurrency":\{(?:[^{}]|\{3\})*\}/g)?.filter((schema) => !schema.includes('"default":"EUR"')) ?? ['none']).toEqual([])
  }],
  ['The same ISIN repeated is pooled before enrichment', async () => expect((await post(PORTFOLIO, weights(WORLD, WORLD))).body.data?.holdings).toHaveLength(1)],
  ['Overlap: an empty list with missing data is not proof of no overlap', async () => expect(await texts(PORTFOLIO, weights(WORLD, UNKNOWN))).toMatch(/empty list of what two funds share proves nothing/i)],
  ['Pairs below 1% are omitted', async () => {
    const { overlap } = await snapshot(weights(WORLD, SP500, 'IE00BKM4GZ66', 'DE0005933931'))
    for (const { overlap: share } of z.array(z.object({ overlap: z.number() })).parse(overlap?.data?.pairs)) expect(share).toBeGreaterThanOrEqual(0.01)
  }],
  ['HHI, effectiveN and named issuers are withheld below 80% issuer coverage', async () => {
    // An active fund of which no list is known, beside one that is known.
    const { concentration } = await snapshot({ holdings: [{ isin: 'DE0009848119', weight: 0.9 }, { isin: APPLE, weight: 0.1 }] })
    const { coverage, issuers, hhi, effectiveN } = z.object({ coverage: z.number(), issuers: z.array(z.unknown()), hhi: z.number().nullable(), effectiveN: z.number().nullable() }).parse(concentration?.data)
    expect(coverage).toBeLessThan(0.8)
    expect([issuers, hhi, effectiveN]).toEqual([[], null, null])
  }],
  ['heldCurrencies: resolved listing currencies and caller-stated cash currencies', async () => {
    const { currencies } = await snapshot({ holdings: [{ isin: APPLE, weight: 0.6 }, { assetClass: 'cash', currency: 'chf', weight: 0.4 }] })
    expect(buckets.parse({ buckets: currencies?.data?.heldCurrencies }).buckets.map(({ key, weight }) => [key, weight])).toEqual([['USD', 0.6], ['CHF', 0.4]])
  }],
  ['Brokerage fees, spreads, taxes and other costs are excluded', async () => expect(await texts(PORTFOLIO, weights(WORLD))).toMatch(/order fees, spreads.*taxes/i)],
  ['Unknown TER or cost is null, never zero', async () => {
    const { costs } = await snapshot(values(UNKNOWN, APPLE))
    expect([costs?.status, costs?.data?.weightedTer, costs?.data?.knownAnnualCost]).toEqual(['partial', null, null])
  }],
  ['resolvedPortfolioWeight counts resolved holdings, cash included', async () => {
    const { data } = (await post(PORTFOLIO, { holdings: [{ isin: UNKNOWN, weight: 0.7 }, { assetClass: 'cash', currency: 'EUR', weight: 0.3 }] })).body
    expect(data?.resolvedPortfolioWeight).toBe(0.3)
  }],
  ['No result is an investment recommendation', async () => expect(await texts(PORTFOLIO, weights(WORLD))).toMatch(/no .*recommendation|not .*recommendation/i)],
  ['locale selects the documentation link only; explanations stay English', async () => {
    const of = async (locale: string): Promise<unknown> => (await post(PORTFOLIO, { ...weights(WORLD), locale })).body.data?.limitations
    expect(await of('de')).toEqual(await of('en'))
  }],
]

const standalone: Row[] = [
  ['compare: absence of a delta never proves improvement', async () => expect(await texts(`${PORTFOLIO}/compare`, { before: weights(WORLD), after: weights(UNKNOWN) })).toMatch(/delta|difference/i)],
  ['compare: a partial or unavailable section suppresses its deltas', async () => {
    const { data } = await analysis('compare', { before: weights(WORLD), after: weights(WORLD, UNKNOWN) })
    expect(z.object({ deltas: z.record(z.string(), z.unknown()) }).parse(data).deltas).toMatchObject({ allocation: null, hhi: null })
  }],
  ['contribution-plan: any unresolved asset class withholds the plan', async () => {
    expect(await analysis('contribution-plan', { portfolio: values(WORLD, UNKNOWN), targets: [{ assetClass: 'equities', weight: 1 }], contribution: 100 })).toMatchObject({ status: 'unavailable', data: null })
  }],
  ['contribution-plan: unallocated money counts as cash afterwards', async () => {
    const { data } = await analysis('contribution-plan', { portfolio: values(WORLD), targets: [{ assetClass: 'equities', weight: 0.5 }, { assetClass: 'gold', weight: 0.5 }], contribution: 100, minimumAllocation: 200 })
    expect(data).toMatchObject({ allocatedAmount: 0, unallocatedAmount: 100 })
    expect(z.array(z.object({ assetClass: z.string(), value: z.number() })).parse(data?.after)).toContainEqual(expect.objectContaining({ assetClass: 'cash', value: 100 }))
  }],
  ['etf-alternatives: a match needs similarity of at least 0.70 and cheaper ongoing fees', async () => {
    const { data } = await analysis('etf-alternatives', { isin: WORLD })
    const candidates = z.array(z.object({ qualifies: z.boolean(), similarityScore: z.number().nullable(), terSaving: z.number().nullable() })).parse(data?.candidates)
    expect(candidates.length).toBeGreaterThan(0)
    for (const { qualifies, similarityScore, terSaving } of candidates) expect(qualifies).toBe((similarityScore ?? 0) >= 0.7 && (terSaving ?? 0) > 0)
  }],
  ['stress-scenarios: unknown holdings withhold that scenario; approximate is always true', async () => {
    const { data } = await analysis('stress-scenarios', { portfolio: weights(WORLD, UNKNOWN), scenarioKeys: ['gfc_2008'] })
    expect(data?.scenarios).toMatchObject([{ status: 'unavailable', failure: 'unresolved_holdings', returnFraction: null, approximate: true }])
  }],
  ['stress-scenarios: only EUR or USD reporting currency is supported', async () => {
    const { data } = await analysis('stress-scenarios', { portfolio: { ...weights(WORLD), baseCurrency: 'CHF' }, scenarioKeys: ['gfc_2008'] })
    expect(data?.scenarios).toMatchObject([{ failure: 'unsupported_base_currency' }])
  }],
  ['industries: unknown industry mass stays explicit', async () => {
    const { data } = await analysis('industries', weights(WORLD))
    expect(sumOf(data?.industries)).toBeCloseTo(1, 6)
  }],
  ['revenue-geography: the covered slice is never reweighted to 100%', async () => {
    const { data } = await analysis('revenue-geography', weights(WORLD))
    const { portfolioShare, coverage, coveredWeight } = z.object({ portfolioShare: z.number(), coverage: z.number(), coveredWeight: z.number() }).parse(data)
    expect(sumOf({ buckets: data?.regions })).toBeCloseTo(portfolioShare, 6)
    expect(coveredWeight).toBeCloseTo(coverage * portfolioShare, 6)
    expect(coverage).toBeLessThan(1)
  }],
  ['historical-replay: the whole mix must have usable history; no holding is dropped or renormalized', async () => {
    expect(await analysis('historical-replay', { portfolio: weights(WORLD, UNKNOWN), startDate: '2024-01-02', endDate: '2024-12-30', initialValue: 1000 })).toMatchObject({ status: 'unavailable', data: null })
  }],
  ['historical-replay: future windows are unavailable, longer than ten years is refused', async () => {
    const year = new Date().getUTCFullYear()
    const replay = { portfolio: weights(WORLD), initialValue: 1000 }
    expect(await analysis('historical-replay', { ...replay, startDate: `${year}-01-02`, endDate: `${year + 1}-06-30` })).toMatchObject({ status: 'unavailable', reasons: ['incomplete_coverage'] })
    expect((await post(`${PORTFOLIO}/historical-replay`, { ...replay, startDate: '2010-01-04', endDate: '2024-01-02' })).status).toBe(400)
  }],
  ['historical-replay: cash earns no interest, cash-only books use weekdays', async () => {
    const { data } = await analysis('historical-replay', { portfolio: { holdings: [{ assetClass: 'cash', currency: 'EUR', weight: 1 }] }, startDate: '2024-01-01', endDate: '2024-03-29', initialValue: 1000 })
    expect(data?.mix).toMatchObject({ totalReturn: 0 })
    const days = z.array(z.object({ date: z.string() })).parse(z.object({ daily: z.unknown() }).parse(data?.mix).daily).map(({ date }) => new Date(date).getUTCDay())
    expect(days.every((day) => day >= 1 && day <= 5)).toBe(true)
  }],
]

const calculation = async (slug: string, body: object): Promise<Record<string, unknown>> => z.record(z.string(), z.unknown()).parse((await post(`${CALCULATORS}/${slug}`, body)).body.data)

const calculators: Row[] = [
  ['Omitted fields take the schema defaults; inputs are answered normalized', async () => expect((await calculation('vorabpauschale', {})).inputs).toMatchObject({ wert_jahresanfang: 10_000, wert_jahresende: 11_500, steuerjahr: 2025 })],
  ['No unknown input keys are allowed', async () => expect((await post(`${CALCULATORS}/vorabpauschale`, { inputs: { nothing: 1 } })).body.error?.details).toMatchObject([{ path: ['inputs', 'nothing'] }])],
  ['taxProfile allows no unknown keys', async () => expect((await post(`${CALCULATORS}/vorabpauschale`, { inputs: { taxProfile: { nothing: 1 } } })).status).toBe(400)],
  ['Result tax rates are fractions, basiszins percentage points', async () => {
    const { result } = await calculation('vorabpauschale', { inputs: { steuerjahr: 2025 } })
    const { basiszins, steuer } = z.object({ basiszins: z.number(), steuer: z.object({ effektiver_steuersatz: z.number() }) }).parse(result)
    expect(basiszins).toBe(2.53)
    expect(steuer.effektiver_steuersatz).toBeLessThan(0.3)
  }],
  ['Results must be read with assumptions and limitations; sources are named', async () => {
    for (const slug of ['abgeltungssteuer', 'etf-sparplan', 'schenkungsteuer']) {
      for (const list of ['assumptions', 'limitations', 'sources']) expect((await calculation(slug, {}))[list], `${slug} ${list}`).not.toEqual([])
    }
  }],
  ['links.calculator: editable browser link preserving inputs and asOf/modelVersion', async () => {
    const { links, modelVersion } = await calculation('notgroschen', { inputs: { monthlyExpenses: 3210 }, asOf: '2026-03-04' })
    const { calculator } = z.object({ calculator: z.url() }).parse(links)
    for (const part of ['3210', '2026-03-04', z.string().parse(modelVersion)]) expect(calculator).toContain(part)
  }],
  ['A comparison endpoint runs 2 to 10 scenarios of one calculator', async () => {
    const scenarios = (count: number): object => ({ calculator: 'notgroschen', scenarios: Array.from({ length: count }, (_, index) => ({ id: `s${index}`, inputs: {} })) })
    expect(await Promise.all([1, 2, 10, 11].map(async (count) => (await post(`${CALCULATORS}/compare`, scenarios(count))).status))).toEqual([400, 200, 200, 400])
  }],
  ['vorabpauschale: only years with a published base rate', async () => expect((await post(`${CALCULATORS}/vorabpauschale`, { inputs: { steuerjahr: 2027 } })).status).toBe(400)],
  ['etf-sparplan: no sale tax is deducted at the end of the term', async () => {
    const { result } = await calculation('etf-sparplan', { inputs: { include_tax_drag: false } })
    expect(result).toMatchObject({ total_taxes_paid: 0, tax_drag_eur: 0 })
  }],
  ['netto-dividende: unavailable means withholding was omitted because country assumptions are unavailable', async () => {
    const { result } = await calculation('netto-dividende', { inputs: { quelle: 'aktie', isin: 'XS0000000009' } })
    expect(result).toMatchObject({ quellensteuer_status: 'unavailable' })
  }],
]

describe.each([['in general', general], ['of snapshots', snapshots], ['of standalone analyses', standalone], ['of calculators', calculators]] as const)('the specification says %s', (_, rows) => {
  it.each(rows)('%s', async (_sentence, how) => {
    await how()
  })
})

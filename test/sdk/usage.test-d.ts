/** What must compile and what must not, for users of the client. Checked by `npm run typecheck`. */
import type { Analysis, CalculatorSlug, Client, OverlapPair, OverlapResult, ServiceClient, Snapshot } from '../../sdk'
import { isUsable, weightsFromValues } from '../../sdk'
import { largest, readHoldings } from '../../sdk/files'
import type { MockOptions } from '../../sdk/mocks'

declare const client: Client
declare const snapshot: Snapshot

type Expect<T extends true> = T
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Requests of both kinds, constants included. */
export async function requests() {
  const portfolio = { holdings: [{ isin: 'IE00B4L5Y983', weight: 0.9 }, { assetClass: 'cash', currency: 'EUR', weight: 0.1 }] } as const
  await client.analyze.snapshot(portfolio)
  await client.analyze.lookThrough({ basis: 'values', holdings: [{ isin: 'IE00B4L5Y983', value: 100 }], limit: 10 })
  const weighted = weightsFromValues([{ isin: 'IE00B4L5Y983', value: 1 }])
  await client.analyze.overlap({ holdings: weighted }, { signal: AbortSignal.timeout(1), timeoutMs: 5 })
  const file = await readHoldings(new Uint8Array())
  if (file.ok) await client.analyze.costs(largest(file.request, 25).request)
  // @ts-expect-error a value where weights are stated
  await client.analyze.snapshot({ holdings: [{ isin: 'IE00B4L5Y983', value: 100 }] })
  // @ts-expect-error an unknown field
  await client.analyze.snapshot({ holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }], currency: 'EUR' })
  // @ts-expect-error a weight as text
  await client.analyze.snapshot({ holdings: [{ isin: 'IE00B4L5Y983', weight: '60%' }] })
  // @ts-expect-error there is no such capability
  await client.analyze.advice({ holdings: [] })
  // @ts-expect-error there is no such capability to describe
  await client.analyze.describe('lookThrough')
  // @ts-expect-error a contribution plan needs values
  await client.analyze.contributionPlan({ portfolio: { holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] }, targets: [], contribution: 1 })
}

/** Inputs of calculators. */
export async function calculations() {
  const { result, inputs } = await client.calculators.vorabpauschale({ wert_jahresanfang: 1, fondstyp: 'MISCHFONDS' }, { locale: 'de' })
  const tax: number = result.steuer.gesamte_steuer
  const year: number = inputs.steuerjahr
  // @ts-expect-error a year without a published base rate
  await client.calculators.vorabpauschale({ steuerjahr: 1999 })
  // @ts-expect-error an unknown field
  await client.calculators.vorabpauschale({ wert: 1 })
  // @ts-expect-error a wrong member of an enumeration
  await client.calculators.vorabpauschale({ fondstyp: 'aktienfonds' })
  // @ts-expect-error a number of months that is not offered
  await client.calculators.notgroschen({ bufferMonths: 4 })
  // @ts-expect-error a language that is not offered
  await client.calculators.notgroschen({}, { locale: 'fr' })
  // @ts-expect-error there is no such calculator
  await client.calculators.lottery({})
  // @ts-expect-error results have no such field
  void result.steuersatz
  return { tax, year }
}

/** A comparison knows its calculator. */
export async function comparisons() {
  const { scenarios } = await client.calculators.compare({
    calculator: 'notgroschen',
    scenarios: [{ id: 'a', inputs: { bufferMonths: 3 } }, { id: 'b', inputs: {} }],
  })
  for (const scenario of scenarios) {
    if (scenario.error === null) scenario.data.result.targetAmount.toFixed()
    else scenario.error.code.trim()
    // @ts-expect-error data may be null
    void scenario.data.result
  }
  await client.calculators.compare({
    calculator: 'notgroschen',
    // @ts-expect-error inputs of another calculator
    scenarios: [{ id: 'a', inputs: { purchasePrice: 1 } }],
  })
}

/** Sections narrow on `status`, and with `isUsable`. */
export function narrowing() {
  const { overlap, costs } = snapshot.analyses
  // @ts-expect-error data may be null
  void overlap.data.pairs
  if (overlap.status === 'ok' || overlap.status === 'partial') overlap.data.pairs.at(0)
  if (overlap.status === 'unavailable') {
    const nothing: null = overlap.data
    return nothing
  }
  if (isUsable(costs)) costs.data.positions.at(0)
  return null
}

export async function standalone() {
  const { analysis, capability } = await client.analyze.costDrag({ initialValue: 1, annualReturn: 0.05, annualFeeRate: 0.01, horizonYears: 5 })
  const id: 'cost-drag' = capability
  if (analysis.status === 'unavailable') {
    const nothing: null = analysis.data
    return nothing
  }
  return [id, analysis.data.feeDrag]
}

/** One section has one analysis, and nothing is `not_requested`. */
export async function oneSection() {
  const { analyses } = await client.analyze.overlap({ holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] })
  const status: 'ok' | 'partial' | 'unavailable' = analyses.overlap.status
  // @ts-expect-error another analysis was not asked for
  void analyses.costs
  const pair: OverlapPair | undefined = analyses.overlap.data?.pairs[0]
  return [status, pair?.sharedHoldings[0]?.weightInA]
}

/** Operations by their ids, and what is said about a response. */
export async function byId(slug: CalculatorSlug, service: ServiceClient) {
  const { data, response } = await client.calculators['etf-sparplan'].withResponse({}, { locale: 'de', retries: 0, headers: { 'x-a': 'b' } })
  await client.analyze['look-through']({ holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] })
  const any = await client.calculators[slug]()
  await service.withOptions({ timeoutMs: 100 }).calculators.catalog()
  // @ts-expect-error there is no such analysis
  void client.analyze['looking-through']
  // @ts-expect-error an option that there is not
  service.withOptions({ retry: 3 })
  return [data.result.final_value, response.rateLimit?.remaining, any.calculator]
}

export type Named = [
  Expect<Same<Snapshot['analyses']['overlap'], Analysis<OverlapResult>>>,
  Expect<Same<OverlapResult['pairs'], OverlapPair[]>>,
]

export const mocks: MockOptions[] = [
  { baseUrl: '', fail: { 'analyze.overlap': { kind: 'rate_limited', retryAfterSeconds: 2, times: 1 }, '*': [{ kind: 'delay', ms: 5 }] } },
  // @ts-expect-error there is no such operation
  { baseUrl: '', fail: { 'analyze.advice': { kind: 'network' } } },
  // @ts-expect-error there is no such fault
  { baseUrl: '', fail: { 'analyze.overlap': { kind: 'teapot' } } },
]

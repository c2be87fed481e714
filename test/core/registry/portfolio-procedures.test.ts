import { describe, expect, it } from 'vitest'
import { openReference } from '../../../core/reference/open-reference'
import { portfolioProcedures } from '../../../core/registry/portfolio-procedures'
import type { RunContext } from '../../../core/operations/define'
import { analyses, sections } from '../../../core/registry/registry'
import { run } from '../../../core/operations/run'
import { BASE_URL, fund, isinOf, NOW, referenceOf, row, stock, weighted } from '../portfolio/fixture'

const A = isinOf('US', 1)
const F = isinOf('IE', 1)
const reference = referenceOf({ securities: [stock(A), fund(F)], constituents: [row(F, 1, { isin: A })] })
const context: RunContext = { now: NOW, baseUrl: BASE_URL, reference: { open: async () => reference } }
const closed: RunContext = { ...context, reference: { open: () => Promise.reject(new Error('down')) } }
const body = { holdings: [weighted(A, 0.5), weighted(F, 0.4), weighted('eur', 0.1)] }

const find = (id: string) => {
  const procedure = portfolioProcedures.find((candidate) => candidate.id === id)
  if (procedure === undefined) throw new Error(`no procedure ${id}`)
  return procedure
}

/** The data of an answer, checked against the schema that the procedure promises. */
async function answer(id: string, given: unknown, call = context) {
  const outcome = await run(find(id), given, call)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  const parsed = find(id).response.safeParse(outcome.data)
  expect(parsed.error?.issues).toBeUndefined()
  return outcome.data as { analyses: Record<string, { status: string }>; links: { documentation: string } } & Record<string, unknown>
}

describe('the operations', () => {
  it('are the snapshot, its sections and the analyses of the specification in its order, which keep their names', () => {
    const specified = [
      ['', 'snapshot', 'analyzePublicPortfolio'],
      ['allocation', 'allocation', 'analyzePublicPortfolioAllocation'],
      ['overlap', 'overlap', 'analyzePublicPortfolioOverlap'],
      ['look-through', 'lookThrough', 'analyzePublicPortfolioLookThrough'],
      ['concentration', 'concentration', 'analyzePublicPortfolioConcentration'],
      ['sectors', 'sectors', 'analyzePublicPortfolioSectors'],
      ['geography', 'geography', 'analyzePublicPortfolioGeography'],
      ['currencies', 'currencies', 'analyzePublicPortfolioCurrencies'],
      ['costs', 'costs', 'analyzePublicPortfolioCosts'],
      ['cost-drag', 'costDrag', 'analyzePublicPortfolioCostDrag'],
      ['industries', 'industries', 'analyzePublicPortfolioIndustries'],
      ['revenue-geography', 'revenueGeography', 'analyzePublicPortfolioRevenueGeography'],
      ['compare', 'compare', 'analyzePublicPortfolioCompare'],
      ['contribution-plan', 'contributionPlan', 'analyzePublicPortfolioContributionPlan'],
      ['etf-alternatives', 'etfAlternatives', 'analyzePublicPortfolioEtfAlternatives'],
      ['stress-scenarios', 'stressScenarios', 'analyzePublicPortfolioStressScenarios'],
      ['historical-replay', 'historicalReplay', 'analyzePublicPortfolioHistoricalReplay'],
    ]
    const ids = specified.map(([id]) => id)
    expect(portfolioProcedures.filter(({ id }) => ids.includes(id)).map(({ id, name, operationId }) => [id, name, operationId])).toEqual(specified)
  })

  it.each(portfolioProcedures.map((procedure) => [procedure.id || 'snapshot', procedure] as const))('%s answers its example, with and without data', async (_id, procedure) => {
    await answer(procedure.id, procedure.example)
    await answer(procedure.id, procedure.example, closed)
    expect(procedure.cost(procedure.example)).toBeGreaterThanOrEqual(1)
  })

  it.each(sections.map(({ id }) => id))('%s requests only itself', async (id) => {
    const { analyses } = await answer(id, body)
    expect(Object.keys(analyses)).toHaveLength(sections.length)
    for (const [key, { status }] of Object.entries(analyses)) expect(status === 'not_requested').toBe(key !== id)
  })
})

describe('a snapshot', () => {
  it('takes the locale for the documentation link only', async () => {
    const [english, german] = [await answer('', body), await answer('', { ...body, locale: 'de' })]
    expect(german.links.documentation).toBe(english.links.documentation.replace('locale=en', 'locale=de'))
    expect({ ...german, links: null }).toEqual({ ...english, links: null })
  })

  it('costs one unit per submitted holding, at least 1, at most 25', () => {
    const { cost } = find('')
    expect([body, { holdings: [] }, { holdings: 'x' }, null, undefined, 7, { holdings: Array(100) }].map((given) => cost(given))).toEqual([3, 1, 1, 1, 1, 1, 25])
  })

  it.each([
    ['weights off by more than 0.0001', { holdings: [weighted(A, 0.5), weighted(A, 0.499899)] }, ['holdings']],
    ['weights that do not sum to 1', { holdings: [weighted(A, 0.5)] }, ['holdings']],
    ['weights off by 0.0002', { holdings: [weighted(A, 0.9998)] }, ['holdings']],
    ['no holdings', { holdings: [] }, ['holdings']],
    ['26 holdings', { holdings: Array.from({ length: 26 }, () => weighted(A, 1 / 26)) }, ['holdings']],
    ['values without basis', { holdings: [{ isin: A, value: 1 }] }, ['holdings', 0]],
    ['weights under basis values', { basis: 'values', holdings: [weighted(A, 1)] }, ['holdings', 0]],
    ['both weight and value', { holdings: [{ isin: A, weight: 1, value: 1 }] }, ['holdings', 0]],
    ['an unknown key', { ...body, extra: 1 }, ['extra']],
    ['a limit of 101', { ...body, limit: 101 }, ['limit']],
    ['an ISIN in lower case', { holdings: [{ isin: A.toLowerCase(), weight: 1 }] }, ['holdings', 0]],
    ['an asset class that is not cash', { holdings: [{ assetClass: 'gold', currency: 'EUR', weight: 1 }] }, ['holdings', 0]],
  ])('refuses %s', async (_case, given, path) => {
    const outcome = await run(find(''), given, context)
    if (outcome.ok) throw new Error('accepted')
    expect(outcome.error.code).toBe('invalid_request')
    const paths = (outcome.error.details as { path: unknown[] }[]).map((issue) => issue.path.slice(0, path.length))
    expect(paths).toContainEqual(path)
  })

  // As decimals all miss 1 by exactly 0.0001; as doubles 0.0105 + 0.9894 misses it by 0.00010000000000010001.
  it.each([[0.9999], [0.5, 0.5001], [0.0105, 0.9894], [0.397, 0.1729, 0.4302]])('accepts weights off by 0.0001: %j', async (...weights) => {
    await answer('', { holdings: weights.map((weight) => weighted(A, weight)) })
  })
})

it('a source that cannot be opened is a provider that failed', async () => {
  const port = await openReference(closed.reference)
  await expect(port.securities([A])).rejects.toThrow()
  expect((await answer('', body, closed)).analyses.allocation).toMatchObject({
    status: 'partial', reasons: ['unresolved_holdings', 'provider_unavailable', 'incomplete_coverage'],
  })
})

describe('what results say of what they do not hold', () => {
  /** Sentence, and where it must stand: the id of an analysis; empty for the snapshot. */
  it.each<readonly [string, string]>([
    ...['', ...analyses['portfolio-analysis'].map(({ id }) => id)].map((id) => [id, 'No result is an investment recommendation.'] as const),
    ['', 'Costs are ongoing charges of funds: order fees, spreads, transactions inside funds and taxes are left out.'],
    ['', 'Where holdings of a fund are not known, an empty list of what two funds share proves nothing.'],
    ['compare', 'Where a side is not complete, the absence of a difference does not prove that nothing changed.'],
  ])('%s: %s', async (id, sentence) => {
    const procedure = find(id)
    const { limitations } = await answer(id, id === '' ? body : procedure.example)
    expect(limitations).toContain(sentence)
  })
})

import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { procedures } from '../../../core/registry/procedures'
import { analyses, calculators, sections } from '../../../core/registry/registry'
import { readConfig } from '../../../server/process/config'
import { referenceSource } from '../../../server/data/source'
import { CALCULATORS, PORTFOLIO, startApp, type Running } from '../support'

type Fields = Record<string, unknown>
interface Entry extends Fields {
  endpoint: string
  methodology: string
  inputSchema: object
  resultSchema: object
  responseSchema?: object
  example: { request: unknown; response?: { result: unknown } }
}
interface GuideExample {
  title: string
  method: 'GET' | 'POST'
  path: string
  body: unknown
}

let app: Running
beforeAll(async () => {
  app = await startApp({}, { reference: await referenceSource(readConfig({})), now: () => new Date('2026-11-20T09:00:00Z') })
})
afterAll(() => app.stop(100))

const read = async <T = Fields>(path: string): Promise<T> => JSON.parse((await app.get(path)).text).data
const pathOf = (url: string): string => new URL(url).pathname
const linkOf = (url: string): string => pathOf(url) + new URL(url).search

// As strict as the validator is by itself: a keyword that it does not know is an error.
const ajv = new Ajv2020({ allErrors: true })
addFormats.default(ajv)
function expectFits(schema: object, value: unknown): void {
  const validate = ajv.compile(schema)
  validate(value)
  expect(validate.errors ?? []).toEqual([])
}

describe('portfolio catalog', () => {
  const ids = [...sections.map(({ id }) => id), ...analyses['portfolio-analysis'].map(({ id }) => id)]

  test('has the fields of the interface', async () => {
    const catalog = await read(PORTFOLIO)
    expect(Object.keys(catalog).sort()).toEqual(
      [
        'modelVersion', 'authentication', 'persistence', 'endpoint', 'operationId', 'maxHoldings', 'maxHoldingsPerSnapshot', 'maxComparisonHoldings',
        'maxAlternativeCandidates', 'maxReplayWindowDays', 'inputBasis', 'rateLimit', 'bodyLimitBytes', 'openapi', 'guide', 'methodology',
        'methodologyMarkdown', 'documentation', 'batchCapabilities', 'capabilities',
      ].sort(),
    )
    expect(catalog).toMatchObject({
      authentication: 'none',
      operationId: 'analyzePublicPortfolio',
      maxHoldings: 25,
      maxHoldingsPerSnapshot: 25,
      maxComparisonHoldings: 50,
      maxAlternativeCandidates: 10,
      maxReplayWindowDays: 3660,
      inputBasis: ['weights', 'values'],
      bodyLimitBytes: 16_384,
      batchCapabilities: sections.map(({ id }) => id),
      rateLimit: { windowSeconds: 60 },
    })
  })

  test('lists what the registry has', async () => {
    const { capabilities } = await read<{ capabilities: { id: string }[] }>(PORTFOLIO)
    expect(capabilities.map(({ id }) => id)).toEqual(ids)
  })

  test.each(ids)('%s: the example fits the schemas and really runs', async (id) => {
    const entry = await read<Entry>(`${PORTFOLIO}/${id}`)
    const isSection = sections.some((section) => section.id === id)
    expect(entry).toMatchObject({ id, supportedInBatch: isSection, operationId: expect.stringMatching(/^analyzePublicPortfolio[A-Z]/) })
    expect('responseSchema' in entry).toBe(!isSection)
    expectFits(entry.inputSchema, entry.example.request)
    const answer = JSON.parse((await app.post(pathOf(entry.endpoint), entry.example.request)).text)
    const section = isSection ? answer.data.analyses[id] : answer.data.analysis
    expect(section.data).not.toBeNull()
    expectFits(entry.resultSchema, section.data)
    if (entry.responseSchema !== undefined) expectFits(entry.responseSchema, answer.data)
  })
})

describe('calculator catalog', () => {
  const slugs = calculators.map(({ id: slug }) => slug)

  test('has the fields of the interface', async () => {
    const catalog = await read(CALCULATORS)
    expect(Object.keys(catalog).sort()).toEqual(
      [
        'modelVersion', 'authentication', 'currency', 'inputRates', 'outputRates', 'rateLimit', 'documentation', 'methodology', 'methodologyMarkdown',
        'openapi', 'guide', 'portfolioAnalysis', 'comparison', 'calculators',
      ].sort(),
    )
    expect(catalog).toMatchObject({
      authentication: 'none',
      currency: 'EUR',
      rateLimit: { windowSeconds: 60 },
      comparison: { maxScenarios: 10, operationId: 'comparePublicCalculatorScenarios' },
    })
  })

  test('lists what the registry has', async () => {
    const catalog = await read<{ calculators: { slug: string }[] }>(CALCULATORS)
    expect(catalog.calculators.map(({ slug }) => slug)).toEqual(slugs)
  })

  test.each(slugs)('%s: defaults, schemas and example', async (slug) => {
    const entry = await read<Entry & { defaults: unknown }>(`${CALCULATORS}/${slug}`)
    expect(Object.keys(entry).sort()).toEqual(
      ['slug', 'title', 'description', 'endpoint', 'methodology', 'inputSchema', 'resultSchema', 'operationId', 'defaults', 'example'].sort(),
    )
    const empty = JSON.parse((await app.post(pathOf(entry.endpoint), {})).text)
    expect(entry.defaults).toEqual(empty.data.inputs)
    expectFits(entry.inputSchema, {})
    expectFits(entry.inputSchema, entry.defaults)
    expectFits(entry.resultSchema, entry.example.response?.result)
    const answer = JSON.parse((await app.post(pathOf(entry.endpoint), entry.example.request)).text)
    expect(answer.data).toEqual(entry.example.response)
  })
})

describe('links lead somewhere', () => {
  test.each([PORTFOLIO, CALCULATORS])('those of %s', async (base) => {
    const catalog = await read<Record<string, string>>(base)
    const names = ['openapi', 'guide', 'methodology', 'methodologyMarkdown', 'documentation', ...(base === CALCULATORS ? ['portfolioAnalysis'] : ['endpoint'])]
    for (const name of names) expect([name, (await app.get(linkOf(catalog[name] ?? ''))).status]).toEqual([name, 200])
  })

  test('a methodology link of every capability leads to its own heading', async () => {
    for (const { path, id } of procedures.filter((procedure) => procedure.id !== '' && procedure.path !== `${CALCULATORS}/compare`)) {
      const { methodology } = await read<Entry>(path)
      const page = await app.get(linkOf(methodology))
      expect(page.text).toContain(`<h2 id="${id}">`)
      expect(new URL(methodology).hash).toBe(`#${id}`)
    }
  })
})

describe('guides', () => {
  test.each([PORTFOLIO, CALCULATORS])('%s: every example runs as it stands', async (base) => {
    const guide = await read<{ title: string; markdown: string; examples: GuideExample[] }>(`${base}/guide`)
    expect(guide.markdown).toMatch(/^# /)
    expect(guide.examples.length).toBeGreaterThan(1)
    for (const { method, path, body } of guide.examples) {
      const answer = method === 'GET' ? await app.get(path) : await app.post(path, body)
      expect([path, answer.status]).toEqual([path, 200])
    }
  })
})

/** Every example of the catalog through the command line, with the embedded data and against a server, equals REST. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allNamespaces, basePath } from '../../../core/contract/namespaces'
import { isAnalysisNamespace } from '../../../core/contract/namespaces'
import type { Procedure } from '../../../core/operations/define'
import { isRecord } from '../../../core/values/record'
import { procedures } from '../../../core/registry/procedures'
import { readConfig } from '../../../server/process/config'
import { referenceSource, type OpenSource } from '../../../server/data/source'
import { reasonWords, statusWords } from '../../../core/portfolio/schemas/words'
import { CALCULATORS, PORTFOLIO, startApp, type Running } from '../support'
import { runCli } from './support'

const env = { PUBLIC_BASE_URL: 'https://depotkit.example' }
const now = new Date('2026-11-20T12:00:00Z')

let app: Running
let reference: OpenSource

beforeAll(async () => {
  reference = await referenceSource(readConfig({}))
  app = await startApp(env, { reference, now: () => now })
})
afterAll(async () => {
  await app.stop(100)
  await reference.close()
})


/** Inputs as they are written on the command line. */
const flagsOf = (inputs: unknown, prefix = ''): string[] =>
  Object.entries(inputs ?? {}).flatMap(([key, value]) =>
    isRecord(value) ? flagsOf(value, `${prefix}${key}.`) : [`--${prefix}${key}`, typeof value === 'string' ? value : JSON.stringify(value)],
  )

const inputsOf = ({ example }: Procedure): unknown => (isRecord(example) ? example.inputs : undefined)

const wordsFor = (procedure: Procedure): string[] => {
  if (procedure.id === 'compare') return ['compare', '-']
  if (procedure.namespace === 'depot-tax') return ['tax', '-', procedure.id]
  return isAnalysisNamespace(procedure.namespace) ? ['analyze', '-', ...(procedure.id === '' ? [] : [procedure.id])] : ['calc', procedure.id, ...flagsOf(inputsOf(procedure))]
}

const run = (procedure: Procedure, ...more: string[]) => runCli([...wordsFor(procedure), ...more], { env, now, files: { '-': JSON.stringify(procedure.example) } })

const named = procedures.map((procedure): [string, Procedure] => [procedure.operationId, procedure])

describe.each(named)('%s', (_id, procedure) => {
  test('equals REST, in this process and with --url', async () => {
    const { status, json } = await app.post(procedure.path, procedure.example)
    expect(status).toBe(200)
    const embedded = await run(procedure, '--json')
    expect([embedded.exitCode, embedded.err]).toEqual([0, []])
    expect(embedded.data()).toEqual(json.data)
    const remote = await run(procedure, '--json', '--url', app.url)
    expect([remote.exitCode, remote.err]).toEqual([0, []])
    expect(remote.data()).toEqual(json.data)
  })

  test.each(['en', 'de'] as const)('is readable (%s) and hides no status', async (locale) => {
    const { exitCode, out } = await run(procedure, '--locale', locale)
    expect(exitCode).toBe(0)
    expect(out.startsWith(procedure.title[locale])).toBe(true)
    expect(out).not.toMatch(/undefined|NaN|\[object/)
    const { json } = await app.post(procedure.path, procedure.example)
    for (const { status, reasons } of sectionsIn(json.data)) {
      expect(out).toContain(statusWords[status][locale])
      for (const reason of reasons) expect(out).toContain(reasonWords[reason][locale])
    }
  })
})

interface Section {
  status: keyof typeof statusWords
  reasons: (keyof typeof reasonWords)[]
}

/** Every section anywhere in an answer. */
function sectionsIn(value: unknown): Section[] {
  if (Array.isArray(value)) return value.flatMap(sectionsIn)
  if (!isRecord(value)) return []
  const own = Array.isArray(value.reasons) ? [value as unknown as Section] : []
  return [...own, ...Object.values(value).flatMap(sectionsIn)]
}

describe('catalog', () => {
  test.each(allNamespaces)('of %s equals REST', async (namespace) => {
    const path = basePath(namespace)
    const { json } = await app.get(path)
    const withoutLimits = (data: unknown) => (isRecord(data) ? { ...data, rateLimit: null } : data)
    const limits = { RATE_LIMIT_UNITS: '0' }
    const own = await runCli(['catalog', namespace, '--json'], { env: { ...env, ...limits }, now })
    const remote = await runCli(['catalog', namespace, '--json', '--url', app.url], { env, now })
    expect([own.exitCode, remote.exitCode]).toEqual([0, 0])
    expect(withoutLimits(own.data())).toEqual(withoutLimits(json.data))
    expect(remote.data()).toEqual(json.data)
  })

  test('lists both, and describes each entry as REST does', async () => {
    const all = await runCli(['catalog'], { env, now })
    for (const { id } of procedures.filter((procedure) => procedure.id !== '')) expect(all.out).toContain(`  ${id} `)
    for (const [id, path] of [['overlap', `${PORTFOLIO}/overlap`], ['vorabpauschale', `${CALCULATORS}/vorabpauschale`]] as const) {
      expect((await runCli(['catalog', id, '--json'], { env, now })).data()).toEqual((await app.get(path)).json.data)
    }
    expect((await runCli(['catalog', 'vorabpauschale'], { env, now })).out).toMatch(/inputs\.wert_jahresende|wert_jahresende/)
  })
})

describe('several capabilities', () => {
  const holdings = JSON.stringify({ holdings: [{ isin: 'IE00B4L5Y983', weight: 0.6 }, { isin: 'IE00BKM4GZ66', weight: 0.4 }] })
  const files = { '-': holdings }

  test('give one answer per capability as JSON', async () => {
    const { data } = await runCli(['analyze', '-', 'costs', 'industries', '--json'], { env, now, files })
    const body: unknown = JSON.parse(holdings)
    expect(data()).toEqual({
      costs: (await app.post(`${PORTFOLIO}/costs`, body)).json.data,
      industries: (await app.post(`${PORTFOLIO}/industries`, body)).json.data,
    })
  })

  test('list the holdings once as text', async () => {
    const { out } = await runCli(['analyze', '-', 'costs', 'sectors'], { env, now, files })
    expect(out.match(/^Holdings$/gm)).toHaveLength(1)
    expect(out).toMatch(/^ {2}Costs: /m)
    expect(out).toMatch(/^ {2}Sectors: /m)
    expect(out).toMatch(/^ {2}not requested: .*Overlap/m)
  })

  test('take a portfolio into the request that wants one, with options for the rest', async () => {
    const { data } = await runCli(['analyze', '-', 'stress-scenarios', '--scenarioKeys', 'gfc_2008', '--baseCurrency', 'usd', '--json'], { env, now, files })
    const request = { portfolio: { ...(JSON.parse(holdings) as object), baseCurrency: 'USD' }, scenarioKeys: ['gfc_2008'] }
    expect(data()).toEqual((await app.post(`${PORTFOLIO}/stress-scenarios`, request)).json.data)
  })
})

describe('compare', () => {
  test('takes two files', async () => {
    const files = { 'before.csv': 'ISIN;Kurswert\nIE00B4L5Y983;7.500,00\nCash;2.500,00\n', 'after.csv': 'ISIN;Kurswert\nIE00B4L5Y983;9.500,00\nCash;500,00\n' }
    const { exitCode, data } = await runCli(['compare', 'before.csv', 'after.csv', '--limit', '3', '--json'], { env, now, files })
    const side = (fund: number, cash: number) => ({ basis: 'values', limit: 3, baseCurrency: 'EUR', holdings: [{ isin: 'IE00B4L5Y983', value: fund }, { assetClass: 'cash', currency: 'EUR', value: cash }] })
    expect(exitCode).toBe(0)
    expect(data()).toEqual((await app.post(`${PORTFOLIO}/compare`, { before: side(7500, 2500), after: side(9500, 500) })).json.data)
  })

  test('shows scenarios side by side, and those that failed', async () => {
    const request = { calculator: 'notgroschen', scenarios: [{ id: 'short', inputs: { bufferMonths: 3 } }, { id: 'long', inputs: { bufferMonths: 12 } }, { id: 'wrong', inputs: { bufferMonths: -1 } }] }
    const { exitCode, out } = await runCli(['compare', '-'], { env, now, files: { '-': JSON.stringify(request) } })
    expect(exitCode).toBe(0)
    expect(out).toMatch(/^ {2}Field +short +long$/m)
    expect(out).toMatch(/The reserve lasts for +3 months +12 months/)
    expect(out).toMatch(/^wrong: not calculated\n +The request is invalid.*\n +inputs\.bufferMonths: /m)
  })

  test('ends with 1 when every scenario failed', async () => {
    const wrong = { bufferMonths: -1 }
    const request = { calculator: 'notgroschen', scenarios: [{ id: 'a', inputs: wrong }, { id: 'b', inputs: wrong }] }
    expect((await runCli(['compare', '-'], { env, now, files: { '-': JSON.stringify(request) } })).exitCode).toBe(1)
  })
})

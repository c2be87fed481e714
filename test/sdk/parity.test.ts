/** Whoever answers, the answer is the same: a service over HTTP (REST and tRPC), the local client, the mocks. */
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { procedures } from '../../core/procedures'
import { createClient, DepotkitError, type Client } from '../../sdk'
import { createLocalClient } from '../../sdk/local'
import { handlers, sampleBundle } from '../../sdk/msw'
import { buildApp, type App } from '../../server/app'
import { readConfig } from '../../server/config'
import { referenceFrom } from '../../core/portfolio/reference-from-tables'
import { memoryTables } from '../../core/portfolio/memory-tables'

const now = () => new Date('2026-11-20T12:00:00.000Z')
const mockUrl = 'http://mocked.example'
const reference = referenceFrom(memoryTables(sampleBundle))

let app: App
let baseUrl = ''
const mocks = setupServer(...handlers({ baseUrl: mockUrl, bundle: sampleBundle, now }))

beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_UNITS: '0' })
  app = await buildApp({ config, reference: { open: async () => reference }, now })
  baseUrl = await app.server.listen({ host: '127.0.0.1', port: 0 })
  mocks.listen({ onUnhandledRequest: 'bypass' })
})

afterAll(async () => {
  mocks.close()
  await app.stop(1000)
})

/** A method of a client, called with any body. */
function methodOf(client: Client, group: 'analyze' | 'calculators', name: string): (...call: unknown[]) => Promise<unknown> {
  const methods: Readonly<Record<string, unknown>> = { ...client[group] }
  const method = methods[name]
  if (typeof method !== 'function') throw new Error(`no method ${group}.${name}`)
  return (...call) => method(...call)
}

/** What may depend on who answers: links begin with the address that was called, and this service has no rate limit. */
const neutral = (value: unknown, address: string): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(address, 'http://service').replace(/"(units|requests)":\d+/g, '"$1":0'))

const sampleIsins = ['ZZWORLD00007', 'ZZCHEAP00008', 'ZZALDER00004', 'ZZEUROPE0002', 'ZZGOLD000002', 'ZZBOND000005']

/** The same request about securities that the sample knows. */
function onSample(example: unknown): unknown {
  const text = JSON.stringify(example)
  const isins = [...new Set(text.match(/"[A-Z]{2}[A-Z0-9]{9}[0-9]"/g))]
  return JSON.parse(isins.reduce((result, isin, index) => result.replaceAll(isin, `"${sampleIsins[index] ?? 'ZZELM0000003'}"`), text))
}

async function settle(call: Promise<unknown>, address: string): Promise<unknown> {
  try {
    return { data: neutral(await call, address) }
  } catch (error) {
    if (!(error instanceof DepotkitError)) throw error
    const { name, status, code, message, details } = error
    return { name, status, code, message, details }
  }
}

async function rest(address: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const envelope = (await response.json()) as { data: unknown; error: unknown }
  return { status: response.status, data: neutral(envelope.data, address), error: envelope.error }
}

const split = (group: string, name: string, body: unknown): unknown[] => {
  if (group === 'analyze' || name === 'compare') return [body]
  const { inputs, ...options } = body as { inputs?: unknown }
  return [inputs, options]
}

const callers = (): [string, Client, string][] => [
  ['over HTTP', createClient({ baseUrl }), baseUrl],
  ['local', createLocalClient({ bundle: sampleBundle, baseUrl: 'http://local.example', now }), 'http://local.example'],
  ['mocks', createClient({ baseUrl: mockUrl }), mockUrl],
]

async function everybody(group: 'analyze' | 'calculators', name: string, body: unknown) {
  const answers = await Promise.all(
    callers().map(async ([who, client, address]) => [who, await settle(methodOf(client, group, name)(...split(group, name, body)), address)] as const),
  )
  return new Map(answers)
}

/** A body that every operation refuses. */
const wrong = { nonsense: true }

describe.each(procedures.map((procedure) => [`${procedure.group}.${procedure.name}`, procedure] as const))('%s', (_name, { group, name, path, example }) => {
  it.each([
    ['its example', example],
    ['its example with known securities', onSample(example)],
  ])('answers %s alike', async (_kind, body) => {
    const answers = await everybody(group, name, body)
    const expected = answers.get('over HTTP')
    expect(expected).toHaveProperty('data')
    for (const answer of answers.values()) expect(answer).toEqual(expected)
    const [served, mocked] = await Promise.all([rest(baseUrl, path, body), rest(mockUrl, path, body)])
    expect(served).toEqual({ status: 200, error: null, ...(expected as object) })
    expect(mocked).toEqual(served)
  })

  it('refuses nonsense alike', async () => {
    const answers = await everybody(group, name, group === 'calculators' && name !== 'compare' ? { inputs: wrong } : wrong)
    const expected = answers.get('over HTTP')
    expect(expected).toMatchObject({ name: 'InvalidRequestError', status: 400, code: 'invalid_request' })
    for (const answer of answers.values()) expect(answer).toEqual(expected)
    const [served, mocked] = await Promise.all([rest(baseUrl, path, wrong), rest(mockUrl, path, wrong)])
    expect(served).toMatchObject({ status: 400 })
    expect(mocked).toEqual(served)
  })

  it('is described alike', async () => {
    const id = path.split('/').at(-1) ?? ''
    const hasOwn = name !== 'snapshot' && !(group === 'calculators' && name === 'compare')
    const described = await Promise.all(
      callers().map(([, client, address]) => settle(methodOf(client, group, hasOwn ? 'describe' : 'catalog')(...(hasOwn ? [id] : [])), address)),
    )
    for (const answer of described) expect(answer).toEqual(described[0])
    expect(described[0]).toHaveProperty('data')
  })
})

describe('what is not there', () => {
  it.each([
    ['analyze', 'NotFoundError', 'unknown_capability'],
    ['calculators', 'NotFoundError', 'unknown_calculator'],
  ] as const)('%s.describe of an unknown id', async (group, name, code) => {
    for (const [, client, address] of callers()) {
      expect(await settle(methodOf(client, group, 'describe')('no-such-thing'), address)).toMatchObject({ name, status: 404, code })
    }
  })

  it('a comparison of an unknown calculator', async () => {
    const scenarios = [{ id: 'a', inputs: {} }, { id: 'b', inputs: {} }]
    const answers = await everybody('calculators', 'compare', { calculator: 'no-such-thing', scenarios })
    for (const answer of answers.values()) expect(answer).toMatchObject({ name: 'NotFoundError', code: 'unknown_calculator' })
  })
})

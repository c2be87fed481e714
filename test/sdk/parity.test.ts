/** Whoever answers, the answer is the same: a service over HTTP (REST and tRPC), the local client, the mocks. */
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Group } from '../../core/contract/namespaces'
import { procedures } from '../../core/registry/procedures'
import { createClient, DepotkitError, type Client } from '../../sdk'
import { takesInputs } from '../../sdk/generated/names'
import { createLocalClient } from '../../sdk/local'
import { handlers, type Bundle } from '../../sdk/mocks'
import { readBundle } from '../../server'
import { buildApp, type App } from '../../server/app'
import { readConfig } from '../../server/process/config'
import { referenceSource } from '../../server/data/source'

const now = () => new Date('2026-11-20T12:00:00.000Z')
const mockUrl = 'http://mocked.example'

let app: App
let baseUrl = ''
let bundle: Bundle
const mocks = setupServer()

/** The service reads the embedded bundle line by line, the others have it in memory. */
beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_UNITS: '0' })
  app = await buildApp({ config, reference: await referenceSource(config), now })
  bundle = await readBundle()
  mocks.use(...handlers({ baseUrl: mockUrl, bundle, now }))
  baseUrl = await app.server.listen({ host: '127.0.0.1', port: 0 })
  mocks.listen({ onUnhandledRequest: 'bypass' })
})

afterAll(async () => {
  mocks.close()
  await app.stop(1000)
})

/** A method of a client, called with any body. */
function methodOf(client: Client, group: Group, name: string): (...call: unknown[]) => Promise<unknown> {
  const methods: Readonly<Record<string, unknown>> = { ...client[group] }
  const method = methods[name]
  if (typeof method !== 'function') throw new Error(`no method ${group}.${name}`)
  return (...call) => method(...call)
}

/** What may depend on who answers: links begin with the address that was called, and this service has no rate limit. */
const neutral = (value: unknown, address: string): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(address, 'http://service').replace(/"(units|requests)":\d+/g, '"$1":0'))

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
  if (!takesInputs.includes(group) || name === 'compare') return [body]
  const { inputs, ...options } = body as { inputs?: unknown }
  return [inputs, options]
}

let all: [string, Client, string][] | undefined
const callers = (): [string, Client, string][] =>
  (all ??= [
    ['over HTTP', createClient({ baseUrl }), baseUrl],
    ['local', createLocalClient({ bundle, baseUrl: 'http://local.example', now }), 'http://local.example'],
    ['mocks', createClient({ baseUrl: mockUrl }), mockUrl],
  ])

async function everybody(group: Group, name: string, body: unknown) {
  const answers = await Promise.all(
    callers().map(async ([who, client, address]) => [who, await settle(methodOf(client, group, name)(...split(group, name, body)), address)] as const),
  )
  return new Map(answers)
}

/** A body that every operation refuses. */
const wrong = { nonsense: true }

describe.each(procedures.map((procedure) => [`${procedure.group}.${procedure.name}`, procedure] as const))('%s', (_name, { group, name, path, example }) => {
  it('answers its example alike', async () => {
    const answers = await everybody(group, name, example)
    const expected = answers.get('over HTTP')
    expect(expected).toHaveProperty('data')
    for (const answer of answers.values()) expect(answer).toEqual(expected)
    const [served, mocked] = await Promise.all([rest(baseUrl, path, example), rest(mockUrl, path, example)])
    expect(served).toEqual({ status: 200, error: null, ...(expected as object) })
    expect(mocked).toEqual(served)
  })

  it('refuses nonsense alike', async () => {
    const answers = await everybody(group, name, group !== 'analyze' && name !== 'compare' ? { inputs: wrong } : wrong)
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

  it.each([
    ['GET', '/trpc/%E0%A4%A'], ['POST', '/trpc/analyze%2Eoverlap'], ['GET', '/api/v1/public/calculators/%E0%A4%A'], ['POST', '/api/v1/public/portfolio-analysis/%6Fverlap?locale=de'],
    ['GET', '/api/v1/public/retirement/%FF'], ['GET', '/api/v1/public/find/%'], ['DELETE', '/trpc/%zz'],
  ])('a path in no normal form: %s %s', async (method, path) => {
    const [served, mocked] = await Promise.all([baseUrl, mockUrl].map(async (address) => {
      const response = await fetch(address + path, { method })
      const { data, error } = (await response.json()) as { data: unknown; error: unknown }
      return { status: response.status, data, error }
    }))
    expect(served).toMatchObject({ status: 400, error: { code: 'invalid_request', details: [{ code: 'malformed_target' }] } })
    expect(mocked).toEqual(served)
  })
})

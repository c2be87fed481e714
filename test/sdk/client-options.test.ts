import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { createClient, type Attempt, type ClientOptions } from '../../sdk'
import { createLocalClient } from '../../sdk/local'
import { names } from '../../sdk/generated/names'
import { down, fakeFetch, json, ok, trpcFailure, type Reply } from './fake-fetch'

const baseUrl = 'https://depot.example'
const portfolio = { holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] }

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

function clientOver(replies: readonly Reply[], options: Partial<ClientOptions> = {}) {
  const { fetch, sent } = fakeFetch(...replies)
  return { client: createClient({ baseUrl, fetch, ...options }), sent }
}

const settled = async <T>(call: Promise<T>): Promise<T> => {
  const outcome = call.then((value) => ({ value }), (error: unknown) => ({ error }))
  await vi.runAllTimersAsync()
  const result = await outcome
  if ('error' in result) throw result.error
  return result.value
}

describe('headers', () => {
  it('of the client and of the call are sent, the latter replace; the version of the package is said', async () => {
    const { client, sent } = clientOver([ok()], { headers: { 'X-Team': 'a', 'x-kept': '1' } })
    await client.calculators.notgroschen({}, { headers: { 'x-team': 'b' } })
    expect(Object.fromEntries(new Headers(sent[0]?.init.headers))).toEqual({
      accept: 'application/json', 'content-type': 'application/json', 'x-depotkit-client': `depotkit/${manifest.version}`, 'x-kept': '1', 'x-team': 'b',
    })
  })

  it('that cannot be sent are refused when the client is made', () => {
    expect(() => createClient({ baseUrl, headers: { 'not a name': 'x' } })).toThrow(TypeError)
    expect(() => createClient({ baseUrl, headers: { name: 'two\nlines' } })).toThrow(TypeError)
  })
})

describe('withOptions', () => {
  it('replaces what is named and keeps the rest; the first client stays as it was', async () => {
    const { client, sent } = clientOver([down, down], { retries: 5, headers: { 'x-team': 'a' } })
    await expect(client.withOptions({ retries: 0 }).calculators.notgroschen()).rejects.toMatchObject({ code: 'network_error' })
    expect(sent).toHaveLength(1)
    expect(new Headers(sent[0]?.init.headers).get('x-team')).toBe('a')
  })
})

describe('options of one call', () => {
  it('retries', async () => {
    const { client, sent } = clientOver([down, ok()])
    await expect(client.calculators.notgroschen({}, { retries: 0 })).rejects.toMatchObject({ code: 'network_error' })
    expect(sent).toHaveLength(1)
  })

  it.each([[{ timeoutMs: 0 }], [{ timeoutMs: Number.POSITIVE_INFINITY }], [{ timeoutMs: Number.NaN }], [{ retries: -1 }]])('%o is refused', async (options) => {
    const { client, sent } = clientOver([ok()])
    await expect(client.calculators.notgroschen({}, options)).rejects.toThrow(TypeError)
    expect(sent).toHaveLength(0)
  })
})

describe('withResponse', () => {
  const limits = { 'x-request-id': 'r-7', 'RateLimit-Limit': '60', 'RateLimit-Remaining': '59', 'RateLimit-Reset': '12' }

  it('tells request id, attempts and rate units beside the result', async () => {
    const { client } = clientOver([down, json({ result: { data: { fine: true } } }, 200, limits)])
    expect(await settled(client.analyze.overlap.withResponse(portfolio))).toEqual({
      data: { fine: true },
      response: { requestId: 'r-7', attempts: 2, rateLimit: { limit: 60, remaining: 59, resetSeconds: 12 } },
    })
  })

  it('says of a service without limits that there is none', async () => {
    const { client } = clientOver([json({ data: {}, error: null, meta: {} })])
    expect((await client.calculators.catalog.withResponse()).response.rateLimit).toBeNull()
  })

  it('in process has nothing to tell', async () => {
    const { data, response } = await createLocalClient().calculators.notgroschen.withResponse({ bufferMonths: 3 })
    expect(data.inputs.bufferMonths).toBe(3)
    expect(response).toEqual({ requestId: null, attempts: 1, rateLimit: null })
  })
})

describe('log', () => {
  it('tells every attempt, and nothing of what was sent or answered', async () => {
    const told: Attempt[] = []
    const { client } = clientOver([trpcFailure(503, 'overloaded', undefined, { 'retry-after': '2', 'x-request-id': 'r-1' }), ok({ secret: 4711 })], { log: (attempt) => told.push(attempt) })
    await settled(client.calculators.notgroschen({ monthlyExpenses: 4242 }))
    expect(told).toEqual([
      { path: '/trpc/calculators.notgroschen', attempt: 1, status: 503, requestId: 'r-1', durationMs: 0, error: 'overloaded', retryInMs: 2000 },
      { path: '/trpc/calculators.notgroschen', attempt: 2, status: 200, requestId: 'r-1', durationMs: 0, error: null, retryInMs: null },
    ])
    expect(JSON.stringify(told)).not.toMatch(/4242|4711/)
  })
})

describe('retries', () => {
  it('a Retry-After that is a date is waited for', async () => {
    const { client, sent } = clientOver([trpcFailure(429, 'rate_limited', undefined, { 'retry-after': 'Fri, 20 Nov 2026 10:00:04 GMT' }), ok()])
    const call = client.calculators.notgroschen()
    await vi.advanceTimersByTimeAsync(3999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
    await call
  })

  it.each([
    ['in the past', 'Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['that is neither', 'soon', null],
  ])('a Retry-After %s', async (_name, header, seconds) => {
    const { client } = clientOver([trpcFailure(429, 'rate_limited', undefined, { 'retry-after': header })], { retries: 0 })
    await expect(client.calculators.notgroschen()).rejects.toMatchObject({ retryAfterSeconds: seconds })
  })

  it('a 408 of a proxy is tried again', async () => {
    const { client, sent } = clientOver([new Response('slow', { status: 408 }), ok()])
    await settled(client.calculators.notgroschen())
    expect(sent).toHaveLength(2)
  })
})

describe('misuse says what is wrong', () => {
  it.each([
    ['no options', undefined, 'createClient takes an object'],
    ['no address', {}, 'baseUrl must be the http or https address'],
    ['an empty address', { baseUrl: '' }, 'baseUrl must be'],
    ['an address without protocol', { baseUrl: 'depot.example' }, 'baseUrl must be'],
    ['an address of another protocol', { baseUrl: 'file:///depot' }, 'baseUrl must be'],
    ['an address with a query', { baseUrl: `${baseUrl}?a=1` }, 'baseUrl must be'],
    ['the address of tRPC', { baseUrl: `${baseUrl}/trpc/` }, 'without /trpc'],
    ['the address of REST', { baseUrl: `${baseUrl}/api/v1/public` }, 'without /trpc or /api/v1'],
    ['a fetch that is no function', { baseUrl, fetch: 'fetch' }, 'fetch must be a function'],
    ['a log that is no function', { baseUrl, log: true }, 'log must be a function'],
    ['an option that there is not', { baseUrl, timeout: 5 }, 'there is no option timeout'],
    ['a time that timers cannot wait', { baseUrl, timeoutMs: Number.POSITIVE_INFINITY }, 'timeoutMs must be'],
  ])('%s', (_name, options, message) => {
    expect(() => createClient(options as unknown as ClientOptions)).toThrow(expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(message) }))
  })

  it('a host that cannot be reached: the address and the reason', async () => {
    vi.useRealTimers()
    const call = createClient({ baseUrl: 'http://127.0.0.1:9', retries: 0 }).calculators.notgroschen()
    await expect(call).rejects.toMatchObject({ code: 'network_error', message: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 could not be reached/) })
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } })
    const { client } = clientOver([refused], { retries: 0 })
    await expect(client.calculators.notgroschen()).rejects.toMatchObject({ message: 'https://depot.example could not be reached (ECONNREFUSED).' })
  })

  it('another server: the address and the status', async () => {
    const { client } = clientOver([new Response('<h1>Hello</h1>')])
    await expect(client.calculators.notgroschen()).rejects.toMatchObject({ message: 'https://depot.example answered with status 200, but not as a depotkit service.' })
  })

  it('a fetch that resolves to no Response', async () => {
    const client = createClient({ baseUrl, fetch: async () => ({ data: {} }) as never })
    await expect(client.calculators.notgroschen()).rejects.toMatchObject({ code: 'unexpected_response', message: expect.stringContaining('fetch') })
  })
})

describe('operations by id', () => {
  it('are the operations by name', () => {
    const { analyze, calculators } = createClient({ baseUrl })
    expect(analyze['look-through']).toBe(analyze.lookThrough)
    expect(calculators['thesaurierer-vs-ausschuetter']).toBe(calculators.thesauriererVsAusschuetter)
    expect(Object.keys(calculators)).toEqual(expect.arrayContaining([...names.calculators]))
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  analyze, configure, createClient, DepotkitError, InternalError, InvalidRequestError, NetworkError, NotFoundError, OverloadedError,
  PayloadTooLargeError, RateLimitError, TimeoutError, UnexpectedResponseError, type ClientOptions,
} from '../../sdk'
import { down, fakeFetch, json, ok, trpcFailure, type Reply } from './fake-fetch'

const baseUrl = 'https://depot.example'

const clientOver = (replies: Reply[], options: Partial<ClientOptions> = {}) => {
  const { fetch, sent } = fakeFetch(...replies)
  return { client: createClient({ baseUrl, fetch, ...options }), sent }
}

/** The error of a call of the client, after all its waiting. */
const failureOf = async (call: Promise<unknown>): Promise<unknown> => {
  const outcome = call.then(
    () => 'did not fail',
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return outcome
}

const settled = async <T>(call: Promise<T>): Promise<T> => {
  await vi.runAllTimersAsync()
  return call
}

/** A signal that knows only whether it is aborted, and its event. */
function bareController() {
  const events = new EventTarget()
  const signal = { aborted: false, addEventListener: events.addEventListener.bind(events), removeEventListener: events.removeEventListener.bind(events) }
  const abort = () => {
    signal.aborted = true
    events.dispatchEvent(new Event('abort'))
  }
  return { signal: signal as unknown as AbortSignal, abort }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what is sent', () => {
  it('a calculation: inputs, asOf and locale to the procedure, without credentials', async () => {
    const { client, sent } = clientOver([ok()])
    await client.calculators.notgroschen({ bufferMonths: 3 }, { asOf: '2026-01-31', locale: 'de' })
    expect(sent[0]?.url).toBe('https://depot.example/trpc/calculators.notgroschen')
    expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit', headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ inputs: { bufferMonths: 3 }, asOf: '2026-01-31', locale: 'de' })
  })

  it('a calculation of defaults is an empty object', async () => {
    const { client, sent } = clientOver([ok()])
    await client.calculators.notgroschen()
    expect(sent[0]?.init.body).toBe('{}')
  })

  it('a request that was left out is an empty one, whose findings say what is missing', async () => {
    const { client, sent } = clientOver([ok()])
    await (client.analyze.overlap as unknown as () => Promise<unknown>)()
    expect([sent[0]?.init.method, sent[0]?.init.body]).toEqual(['POST', '{}'])
  })

  it('a request that loses its body because it is forwarded says where the service is; what else is forwarded is answered', async () => {
    const forwarded = (reply: Response): Response => Object.defineProperties(reply, { redirected: { value: true }, url: { value: 'https://depot.example/trpc/x' } })
    const failures = [trpcFailure(404, 'not_found'), trpcFailure(400, 'invalid_request')].map((reply) => failureOf(clientOver([forwarded(reply)]).client.calculators.notgroschen()))
    const [lost, answered] = await Promise.all(failures)
    expect(lost).toBeInstanceOf(UnexpectedResponseError)
    expect((lost as Error).message).toContain('forwards to https://depot.example/trpc/x')
    expect(answered).toBeInstanceOf(InvalidRequestError)
  })

  it('a base address with a path and slashes at the end is kept', async () => {
    const { client, sent } = clientOver([ok()], { baseUrl: 'https://depot.example/kit//' })
    await client.analyze.snapshot({ holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] })
    expect(sent[0]?.url).toBe('https://depot.example/kit/trpc/analyze.snapshot')
  })

  it('catalogs and descriptors are read over REST', async () => {
    const envelope = () => json({ data: { read: true }, error: null, meta: { requestId: 'r-1' } })
    const { client, sent } = clientOver([envelope(), envelope()])
    expect(await client.analyze.catalog()).toEqual({ read: true })
    expect(await client.calculators.describe('notgroschen')).toEqual({ read: true })
    expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
      'GET https://depot.example/api/v1/public/portfolio-analysis',
      'GET https://depot.example/api/v1/public/calculators/notgroschen',
    ])
  })
})

describe('one class per failure', () => {
  it.each([
    [400, 'invalid_json', InvalidRequestError],
    [400, 'unsupported_media_type', InvalidRequestError],
    [400, 'invalid_request', InvalidRequestError],
    [404, 'unknown_capability', NotFoundError],
    [404, 'unknown_calculator', NotFoundError],
    [404, 'not_found', NotFoundError],
    [413, 'payload_too_large', PayloadTooLargeError],
    [429, 'rate_limited', RateLimitError],
    [500, 'internal_error', InternalError],
    [503, 'overloaded', OverloadedError],
    [400, 'a_code_of_tomorrow', DepotkitError],
  ])('%i %s', async (status, code, kind) => {
    const { client } = clientOver([trpcFailure(status, code, { some: 'detail' })], { retries: 0 })
    const error = await failureOf(client.calculators.notgroschen())
    expect(error).toBeInstanceOf(kind)
    expect(error).toMatchObject({ name: kind.name, status, code, message: 'said', details: { some: 'detail' }, requestId: 'r-1' })
  })

  it('a REST envelope says the same as tRPC', async () => {
    const envelope = json({ data: null, error: { code: 'rate_limited', message: 'said' }, meta: {} }, 429, { 'retry-after': '7' })
    const { client } = clientOver([envelope], { retries: 0 })
    const error = await failureOf(client.analyze.catalog())
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({ status: 429, retryAfterSeconds: 7 })
  })

  it('issues of an invalid request', async () => {
    const issues = [{ path: ['holdings', 0, 'isin'], code: 'invalid_format', message: 'Must be an ISIN' }]
    const { client } = clientOver([trpcFailure(400, 'invalid_request', issues)])
    expect(await failureOf(client.calculators.notgroschen())).toMatchObject({ issues })
  })

  it('no connection', async () => {
    const { client } = clientOver([down], { retries: 0 })
    const error = await failureOf(client.calculators.notgroschen())
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ status: null, requestId: null, cause: down })
  })

  it.each([
    ['a page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['JSON of somebody else', json({ error: 'nope' }, 400)],
    ['a failure whose message is no text', json({ error: { code: 'invalid_request', message: { toString: 1, valueOf: 1 } } }, 400)],
    ['a success without data', json({ hello: 'world' })],
    ['an empty body', new Response('')],
    ['more than is answered to so small a request', ok(' '.repeat(11_000_000))],
    ['a body that does not end', new Response(new ReadableStream({ pull: (body) => body.enqueue(Buffer.alloc(20_000_000, ' ')) }))],
  ])('%s', async (_name, response) => {
    const { client } = clientOver([response], { retries: 0 })
    expect(await failureOf(client.calculators.notgroschen())).toBeInstanceOf(UnexpectedResponseError)
  })

  it('as much as that is read where 25 holdings are sent', async () => {
    const { client } = clientOver([ok(' '.repeat(11_000_000))])
    const holdings = Array.from({ length: 25 }, () => ({ isin: 'IE00B4L5Y983', weight: 0.04 }))
    expect(await client.analyze.overlap({ holdings })).toHaveLength(11_000_000)
  })

  it('a result that is null is a result', async () => {
    const { client } = clientOver([ok(null)])
    expect(await client.calculators.notgroschen()).toBeNull()
  })
})

describe('retries', () => {
  it.each([
    ['no connection', down],
    ['500', trpcFailure(500, 'internal_error')],
    ['503', trpcFailure(503, 'overloaded')],
    ['a proxy without upstream', new Response('gone', { status: 502 })],
    ['429', trpcFailure(429, 'rate_limited', undefined, { 'retry-after': '1' })],
  ])('%s is tried again', async (_name, reply) => {
    const { client, sent } = clientOver([reply, ok()])
    expect(await settled(client.calculators.notgroschen())).toEqual({ fine: true })
    expect(sent).toHaveLength(2)
  })

  it.each([400, 404, 413])('%i is final', async (status) => {
    const { client, sent } = clientOver([trpcFailure(status, 'invalid_request')])
    await failureOf(client.calculators.notgroschen())
    expect(sent).toHaveLength(1)
  })

  it('three attempts in all, then the last error', async () => {
    const { client, sent } = clientOver([down, down, trpcFailure(500, 'internal_error')])
    expect(await failureOf(client.calculators.notgroschen())).toBeInstanceOf(InternalError)
    expect(sent).toHaveLength(3)
  })

  it.each(['-5', 'soon', '1.5', '9'.repeat(400)])('takes a Retry-After of %s for none', async (header) => {
    const { client } = clientOver([trpcFailure(429, 'rate_limited', undefined, { 'retry-after': header })], { retries: 0 })
    expect(await failureOf(client.calculators.notgroschen())).toMatchObject({ code: 'rate_limited', retryAfterSeconds: null })
  })

  it('waits as long as Retry-After says', async () => {
    const { client, sent } = clientOver([trpcFailure(429, 'rate_limited', undefined, { 'retry-after': '3' }), ok()])
    const call = client.calculators.notgroschen()
    await vi.advanceTimersByTimeAsync(2999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
    await call
  })

  it.each([
    ['longer than the limit of one wait', '11', {}],
    ['longer than the time that is left', '5', { timeoutMs: 4000 }],
  ])('a Retry-After %s is thrown at once', async (_name, seconds, options) => {
    const { client, sent } = clientOver([trpcFailure(429, 'rate_limited', undefined, { 'retry-after': seconds })], options)
    await expect(client.calculators.notgroschen()).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: Number(seconds) })
    expect(sent).toHaveLength(1)
  })
})

describe('time and cancellation', () => {
  it.each([
    ['of the client', { timeoutMs: 500 }, {}],
    ['of the call', {}, { timeoutMs: 500 }],
  ])('timeout %s, also when fetch does not listen to its signal', async (_name, options, call) => {
    const { client, sent } = clientOver(['silence'], options)
    const error = failureOf(client.calculators.notgroschen({}, call))
    expect(await error).toBeInstanceOf(TimeoutError)
    expect(sent).toHaveLength(1)
  })

  it('a signal that is aborted already: nothing is sent', async () => {
    const { client, sent } = clientOver([ok()])
    const reason = new Error('not any more')
    await expect(client.calculators.notgroschen({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(sent).toHaveLength(0)
  })

  it('aborted while the answer is awaited: rejects with the reason, and fetch is told', async () => {
    const { client, sent } = clientOver(['silence'])
    const controller = new AbortController()
    const call = client.analyze.snapshot({ holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] }, { signal: controller.signal })
    const outcome = failureOf(call)
    controller.abort('changed my mind')
    expect(await outcome).toBe('changed my mind')
    expect(sent[0]?.init.signal?.aborted).toBe(true)
  })

  it('aborted while waiting for a retry: nothing more is sent', async () => {
    const { client, sent } = clientOver([trpcFailure(429, 'rate_limited', undefined, { 'retry-after': '5' }), ok()])
    const controller = new AbortController()
    const outcome = client.calculators.notgroschen({}, { signal: controller.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(1)
  })

  it('signals of React Native, which have neither a reason nor throwIfAborted', async () => {
    const { client, sent } = clientOver(['silence'])
    const { signal, abort } = bareController()
    const awaited = failureOf(client.calculators.notgroschen({}, { signal }))
    abort()
    expect(await awaited).toMatchObject({ name: 'AbortError' })
    await expect(client.calculators.notgroschen({}, { signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(sent).toHaveLength(1)
  })

  it('leaves no timer behind', async () => {
    const { client } = clientOver([ok()])
    await client.calculators.notgroschen()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('module-level client', () => {
  it('takes the address of the environment', async () => {
    vi.resetModules()
    vi.stubEnv('DEPOTKIT_URL', 'https://other.example')
    const { fetch, sent } = fakeFetch(ok())
    vi.stubGlobal('fetch', fetch)
    const fresh = await import('../../sdk')
    await fresh.calculators.notgroschen()
    expect(sent[0]?.url).toBe('https://other.example/trpc/calculators.notgroschen')
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  it('needs configure once', async () => {
    const request = { holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] }
    vi.stubEnv('DEPOTKIT_URL', '')
    await expect(analyze.snapshot(request)).rejects.toThrow('call configure({ baseUrl }), or set DEPOTKIT_URL')
    const { fetch, sent } = fakeFetch(ok())
    configure({ baseUrl, fetch })
    await analyze.snapshot(request)
    expect(sent[0]?.url).toBe('https://depot.example/trpc/analyze.snapshot')
  })
})

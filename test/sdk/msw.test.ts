import { createTRPCUntypedClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { InternalError, isUsable, NetworkError, RateLimitError } from '../../sdk'
import type { AppRouter } from '../../sdk/trpc'
import { baseUrl, mocked, portfolio } from './mocked'

const calculator = `${baseUrl}/api/v1/public/calculators/notgroschen`

const post = (url: string, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(url, { method: 'POST', body, headers })

describe('the sample', () => {
  it('answers overlap by hand: Elm 0.12, Fir 0.10, Hazel 0.08 of the world fund are below the Europe weights', async () => {
    const { analyses } = await mocked().client.analyze.overlap(portfolio)
    if (!isUsable(analyses.overlap)) throw new Error('not usable')
    expect(analyses.overlap.status).toBe('ok')
    expect(analyses.overlap.data.pairs[0]?.overlap).toBeCloseTo(0.12 + 0.1 + 0.08, 12)
  })

  it('has complete sections for a portfolio of its funds', async () => {
    const { analyses } = await mocked().client.analyze.snapshot(portfolio)
    expect(Object.entries(analyses).filter(([, { status }]) => status !== 'ok')).toEqual([])
  })
})

describe('faults', () => {
  it('rate_limited with Retry-After, for one operation only', async () => {
    const { client } = mocked({ fail: { 'analyze.overlap': { kind: 'rate_limited', retryAfterSeconds: 7 } } })
    const error: unknown = await client.analyze.overlap(portfolio).catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({ status: 429, retryAfterSeconds: 7, details: { retryAfterSeconds: 7 } })
    expect(await client.analyze.costs(portfolio)).toHaveProperty('analyses')
  })

  it('a fault with times ends, so that a retry succeeds', async () => {
    const { client } = mocked({ fail: { 'analyze.overlap': { kind: 'rate_limited', retryAfterSeconds: 0, times: 2 } } }, 2)
    expect(await client.analyze.overlap(portfolio)).toHaveProperty('analyses')
  })

  it.each([
    ['internal_error', InternalError],
    ['network', NetworkError],
  ] as const)('%s', async (kind, expected) => {
    const { client } = mocked({ fail: { 'calculators.notgroschen': { kind } } })
    await expect(client.calculators.notgroschen()).rejects.toBeInstanceOf(expected)
  })

  it('provider_unavailable: 200, and the sections say so', async () => {
    const { client } = mocked({ fail: { '*': { kind: 'provider_unavailable', isins: ['ZZWORLD00007'] } } })
    const { analyses, holdings } = await client.analyze.snapshot(portfolio)
    expect(holdings.map(({ status }) => status)).toEqual(['unresolved', 'resolved'])
    expect(analyses.allocation).toMatchObject({ status: 'partial', reasons: ['unresolved_holdings', 'provider_unavailable', 'incomplete_coverage'] })
  })

  it('delay: a shorter timeout of the client strikes', async () => {
    const { client } = mocked({ fail: { 'calculators.compare': { kind: 'delay', ms: 2000 } } })
    const scenarios = [{ id: 'a', inputs: {} }, { id: 'b', inputs: {} }]
    const call = client.calculators.compare({ calculator: 'notgroschen', scenarios }, { timeoutMs: 20 })
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError', code: 'timeout' })
  })

  it('over REST too', async () => {
    mocked({ fail: { 'calculators.notgroschen': { kind: 'rate_limited' } } })
    const response = await post(calculator, '{}')
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await response.json()).toMatchObject({ data: null, error: { code: 'rate_limited', details: { retryAfterSeconds: 1 } } })
  })
})

describe('REST', () => {
  it.each([
    ['no JSON type', '{}', { 'content-type': 'text/plain' }, 400, 'unsupported_media_type'],
    ['broken JSON', '{', { 'content-type': 'application/json' }, 400, 'invalid_json'],
    ['an empty body', '', { 'content-type': 'application/json; charset=utf-8' }, 400, 'invalid_json'],
    ['too many bytes', JSON.stringify({ a: 'ä'.repeat(8192) }), { 'content-type': 'application/json' }, 413, 'payload_too_large'],
  ])('%s', async (_name, body, headers, status, code) => {
    mocked()
    const response = await post(calculator, body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ data: null, error: { code } })
  })

  it('headers of the service; a plain request id is kept', async () => {
    mocked()
    const response = await post(calculator, '{}', { 'content-type': 'application/json', 'x-request-id': 'mine-1' })
    const names = ['x-request-id', 'cache-control', 'x-content-type-options', 'ratelimit-limit', 'retry-after']
    expect(names.map((name) => response.headers.get(name))).toEqual(['mine-1', 'no-store', 'nosniff', '60', null])
    expect(await response.json()).toMatchObject({ meta: { requestId: 'mine-1' } })
  })

  it('paths of others are theirs, decoded or not', async () => {
    mocked()
    for (const path of ['/%zz', '/docs/%E0%A4%A', '/trpcs/%2D']) await expect(fetch(baseUrl + path), path).rejects.toThrow()
    await expect(fetch('http://other.example/trpc/%zz')).rejects.toThrow()
  })

  it.each([
    ['calculators/no-such-thing', 'unknown_calculator'],
    ['portfolio-analysis/no-such-thing', 'unknown_capability'],
  ])('unknown id: %s', async (path, code) => {
    mocked()
    const response = await post(`${baseUrl}/api/v1/public/${path}`, '{}')
    expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([404, code])
  })
})

describe('a tRPC client of its own', () => {
  const trpcOver = (link: typeof httpLink | typeof httpBatchLink) => createTRPCUntypedClient<AppRouter>({ links: [link({ url: `${baseUrl}/trpc` })] })

  it.each([['single', httpLink], ['batched', httpBatchLink]] as const)('%s calls', async (_name, link) => {
    mocked()
    const client = trpcOver(link)
    const [good, bad] = await Promise.allSettled([
      client.mutation('calculators.notgroschen', { inputs: { bufferMonths: 3 } }),
      client.mutation('calculators.notgroschen', { inputs: { bufferMonths: 4 } }),
    ])
    expect(good).toMatchObject({ status: 'fulfilled', value: { inputs: { bufferMonths: 3 } } })
    expect(bad.status === 'rejected' && bad.reason).toBeInstanceOf(TRPCClientError)
    expect(bad).toMatchObject({ reason: { data: { code: 'BAD_REQUEST', httpStatus: 400, error: 'invalid_request' } } })
  })
})

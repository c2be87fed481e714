/** The search is one, whoever answers: REST, tRPC, the SDK over HTTP, in process and in mocks. */
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIND_PATH } from '../../../core/contract/namespaces'
import { directoryOf } from '../../../core/find/directory'
import { findIn, findRequest, findResponse, MOST_FOUND } from '../../../core/find/find'
import { createClient, InvalidRequestError, type FindOptions } from '../../../sdk'
import { createLocalClient, sampleBundle } from '../../../sdk/local'
import { handlers } from '../../../sdk/mocks'
import type { AppRouter } from '../../../sdk/trpc'
import { startApp, type Running } from '../support'

const { securities, listings } = sampleBundle
const entries = directoryOf({ securities, listings, reach: new Map(), indices: new Map(), prices: new Map() })
const mockUrl = 'http://mocked.example'
const mocks = setupServer(...handlers({ baseUrl: mockUrl }))

let app: Running
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_UNITS: '60', TRUSTED_PROXIES: '127.0.0.1' }, { directory: async () => ({ entries, text: '', hash: '' }) })
  mocks.listen({ onUnhandledRequest: 'bypass' })
})
afterAll(async () => {
  mocks.close()
  await app.stop(100)
})

const searches: { words: string; options?: FindOptions }[] = [
  { words: 'world' }, { words: 'wolrd' }, { words: 'ZZWORLD00007' }, { words: 'nothing of this name' }, { words: 'a', options: { limit: 2 } },
  { words: 'a', options: { kind: 'stock', limit: 50 } }, { words: 'a', options: { kind: 'fund', assetClass: 'equities' } },
]

describe('the search', () => {
  it.each(searches)('for $words, $options is the same from everybody', async ({ words, options = {} }) => {
    const { kind, assetClass, limit } = options
    const request = { q: words, ...(kind === undefined ? {} : { kind }), ...(assetClass === undefined ? {} : { assetClass }), ...(limit === undefined ? {} : { limit }) }
    const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))
    const { status, json, headers } = await app.get(`${FIND_PATH}?${query}`)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(findResponse.safeParse(json.data).success).toBe(true)
    const trpc = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${app.url}/trpc` })] })
    const mockedRest = await (await fetch(`${mockUrl}${FIND_PATH}?${query}`)).json() as { data: unknown }
    const others = [
      await trpc.find.query(request),
      await createClient({ baseUrl: app.url }).find(words, options),
      await createLocalClient({ bundle: sampleBundle }).find(words, options),
      await createClient({ baseUrl: mockUrl }).find(words, options),
      await createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${mockUrl}/trpc` })] }).find.query(request),
      mockedRest.data,
    ]
    for (const other of others) expect(other).toEqual(json.data)
  })

  it('lets others be answered between two searches of a client, their searches too', async () => {
    const ended: string[] = []
    const end = async (client: string, path: string): Promise<void> => {
      expect((await fetch(app.url + path, { headers: { 'x-forwarded-for': client } })).status).toBe(200)
      ended.push(client)
    }
    const many = Array.from({ length: 40 }, () => end('203.0.113.1', `${FIND_PATH}?q=a`))
    await Promise.all([...many, end('203.0.113.2', '/healthz'), end('203.0.113.3', `${FIND_PATH}?q=a`)])
    for (const other of ['203.0.113.2', '203.0.113.3']) expect(ended.indexOf(other)).toBeLessThan(20)
  })

  it('answers as it is documented, also where the last close is known', () => {
    const entry = { isin: 'US0378331005', name: 'Apple Inc.', kind: 'stock' as const, assetClass: 'equities' as const, ter: null, index: null, wkn: null, tickers: [], prices: { from: '2026-01-02', to: '2026-01-05', close: 217.5 }, taxKind: null }
    const answer = findIn({ entries: [entry] }, findRequest.parse({ q: 'apple' }))
    expect(findResponse.parse(answer)).toEqual({ found: [entry], more: false })
  })

  it('narrows by kind and class, and says whether there are more', async () => {
    const all = await createClient({ baseUrl: app.url }).find('a', { limit: MOST_FOUND })
    const [first, second] = all.found
    if (first === undefined || second === undefined) throw new Error('the sample has too few names')
    const one = await createClient({ baseUrl: app.url }).find('a', { limit: 1 })
    expect(one).toEqual({ found: [first], more: true })
    const stocks = await createClient({ baseUrl: app.url }).find('a', { kind: 'stock', limit: MOST_FOUND })
    expect(stocks.found.length).toBeGreaterThan(0)
    expect(stocks.found).toEqual(all.found.filter(({ kind }) => kind === 'stock'))
  })

  it('says of a limit that is too large that it is, and not that it is no number', async () => {
    const { json } = await app.get(`${FIND_PATH}?q=a&limit=1000`)
    expect(json.error).toMatchObject({ details: [{ path: ['limit'], code: 'too_big' }] })
  })

  it('takes one of the coarse limit and no units', async () => {
    const before = Number((await app.get(`${FIND_PATH}?q=world`)).headers['ratelimit-remaining'])
    const after = await app.get(`${FIND_PATH}?q=world`)
    expect(Number(after.headers['ratelimit-limit'])).toBe(300)
    expect(Number(after.headers['ratelimit-remaining'])).toBe(before - 1)
  })

  it.each([['', ''], ['q=', 'q'], [`q=${'a'.repeat(101)}`, 'q'], [`q=${Array(13).fill('a').join('%20')}`, 'q'], ['q=a&limit=51', 'limit'], ['q=a&limit=x', 'limit'], ['q=a&kind=secret', 'kind'], ['q=a&class=gold', 'class']])(
    'refuses ?%s and names the field', async (query, field) => {
      const { status, json } = await app.get(`${FIND_PATH}?${query}`)
      expect(status).toBe(400)
      expect(json.error?.details).toEqual([expect.objectContaining({ path: [field === '' ? 'q' : field] })])
      expect(JSON.stringify(json)).not.toContain('secret')
    })

  it('is refused with the error of the SDK by whoever answers', async () => {
    for (const client of [createClient({ baseUrl: app.url }), createClient({ baseUrl: mockUrl }), createLocalClient()]) {
      await expect(client.find('')).rejects.toBeInstanceOf(InvalidRequestError)
    }
  })
})

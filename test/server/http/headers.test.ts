import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALCULATORS, PORTFOLIO, startApp, startForTest, type Running } from '../support'

let app: Running
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_UNITS: '1000', REQUEST_LIMIT: '1000' })
})
afterAll(() => app.stop(100))

const api = [CALCULATORS, `${CALCULATORS}/guide`, `${CALCULATORS}/openapi.json`, PORTFOLIO, `${PORTFOLIO}/methodology`, `${PORTFOLIO}/nothing`]

describe('headers of every API response', () => {
  test.each(api)('GET %s', async (path) => {
    const { headers } = await app.get(path, { origin: 'https://front.example' })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'ratelimit-limit': '1000',
    })
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['x-request-id']).toMatch(/^[A-Za-z0-9._-]{1,128}$/)
    expect(Number(headers['ratelimit-remaining'])).toBeLessThan(1000)
    expect(Number(headers['ratelimit-reset'])).toBeGreaterThanOrEqual(1)
  })

  test('exposed to scripts of other origins', async () => {
    const { headers } = await app.get(CALCULATORS, { origin: 'https://front.example' })
    const exposed = String(headers['access-control-expose-headers']).toLowerCase().split(/, */)
    for (const name of ['x-request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after', 'cache-control', 'x-content-type-options']) {
      expect(exposed).toContain(name)
    }
  })

  test.each([
    ['abc.DEF_123-x', true],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    ['with space', false],
    ['<script>', false],
    ['', false],
  ])('an incoming request id %s is kept: %s', async (id, kept) => {
    const { headers, json } = await app.get(CALCULATORS, { 'x-request-id': id })
    expect(headers['x-request-id'] === id).toBe(kept)
    expect(json.meta.requestId).toBe(headers['x-request-id'])
  })

  test('without limiting there are no RateLimit headers', async () => {
    const open = await startForTest({ RATE_LIMIT_UNITS: '0' })
    const { headers } = await open.get(CALCULATORS)
    expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([])
  })
})

describe('methods and paths', () => {
  test.each([CALCULATORS, `${CALCULATORS}/abgeltungssteuer`, PORTFOLIO, `${PORTFOLIO}/openapi.json`, '/trpc/analyze.catalog'])('a preflight on %s is allowed', async (path) => {
    const preflight = await app.send('OPTIONS', path, {
      headers: { origin: 'https://front.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,x-request-id' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type,x-request-id' })
    expect(preflight.headers['access-control-allow-methods']).toBe('GET, POST, OPTIONS')
  })

  test('OPTIONS without a preflight is answered as well', async () => {
    const { status, headers } = await app.send('OPTIONS', CALCULATORS)
    expect(status).toBe(204)
    expect(headers['ratelimit-limit']).toBe('1000')
  })

  test.each([...api, '/', '/health', '/calculators/notgroschen', '/methodology/calculators', '/metrics', '/trpc/calculators.catalog'])('HEAD %s answers as GET without a body', async (path) => {
    const head = await app.send('HEAD', path)
    const get = await app.get(path)
    expect(head.text).toBe('')
    expect([head.status, head.headers['content-type']]).toEqual([get.status, get.headers['content-type']])
  })

  test.each([...api, '/health'])('%s with a trailing slash is the same', async (path) => {
    const [plain, slashed] = [await app.get(path), await app.get(`${path}/`)]
    expect([slashed.status, slashed.headers['content-type']]).toEqual([plain.status, plain.headers['content-type']])
  })

  test('POST with a trailing slash is the same', async () => {
    expect((await app.post(`${CALCULATORS}/abgeltungssteuer/`, {})).status).toBe(200)
  })
})

describe('addresses in answers', () => {
  const endpointOf = async (running: Running, headers: Record<string, string>): Promise<string> => {
    const { text } = await running.get(`${CALCULATORS}/abgeltungssteuer`, headers)
    return JSON.parse(text).data.endpoint
  }

  test('follow the request', async () => {
    const open = await startForTest({ HOST: '0.0.0.0' })
    expect(await endpointOf(open, { host: 'depot.example:8080' })).toBe('http://depot.example:8080/api/v1/public/calculators/abgeltungssteuer')
  })

  test('never repeat a host that is none', async () => {
    const open = await startForTest({ HOST: '0.0.0.0' })
    expect(await endpointOf(open, { host: 'a"><script>' })).toBe('http://0.0.0.0:3000/api/v1/public/calculators/abgeltungssteuer')
  })

  test('ignore forwarded hosts without a trusted proxy, believe them with one', async () => {
    const forwarded = { host: 'inner', 'x-forwarded-host': 'outer.example', 'x-forwarded-proto': 'https' }
    expect(await endpointOf(await startForTest({ HOST: '0.0.0.0' }), forwarded)).toMatch(/^http:\/\/inner\//)
    const behind = await startForTest({ TRUSTED_PROXIES: '127.0.0.1' })
    expect(await endpointOf(behind, forwarded)).toMatch(/^https:\/\/outer\.example\//)
  })

  test('are the configured ones', async () => {
    const configured = await startForTest({ PUBLIC_BASE_URL: 'https://depot.example/tools/' })
    expect(await endpointOf(configured, {})).toBe('https://depot.example/tools/api/v1/public/calculators/abgeltungssteuer')
  })
})

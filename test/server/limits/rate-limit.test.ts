import { describe, expect, test } from 'vitest'
import { clientOf, trustIn } from '../../../server/limits/client'
import { CALCULATORS, PORTFOLIO, cash, left, sendRaw, startForTest } from '../support'

const calc = `${CALCULATORS}/abgeltungssteuer`
const scenarios = (count: number) => ({
  calculator: 'abgeltungssteuer',
  scenarios: Array.from({ length: count }, (_, index) => ({ id: String(index), inputs: {} })),
})

describe('pools', () => {
  test('60 units in 60 seconds by default, then 429 with the seconds to wait', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '60' })
    const first = await app.post(calc, {})
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-remaining': '59', 'ratelimit-reset': '60' })
    for (let call = 2; call <= 60; call += 1) await app.post(calc, {})
    const refused = await app.post(calc, {})
    expect(refused.status).toBe(429)
    expect(refused.json).toMatchObject({ data: null, error: { code: 'rate_limited' } })
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThanOrEqual(1)
    expect(wait).toBeLessThanOrEqual(60)
    expect(refused.json.error?.details).toEqual({ retryAfterSeconds: wait })
    expect(refused.headers).toMatchObject({ 'ratelimit-remaining': '0', 'ratelimit-reset': String(wait) })
  })

  test('the namespaces do not share', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '2' })
    await app.post(calc, {})
    await app.post(calc, {})
    expect((await app.post(calc, {})).status).toBe(429)
    expect((await app.post(PORTFOLIO, { holdings: cash(1) })).status).toBe(200)
  })

  test("what the service's own pages ask draws from a pool of its own, ten times as large and as firm", async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '2' })
    const own = { 'sec-fetch-site': 'same-origin' }
    const ask = (headers: Record<string, string> = {}) => app.post('/trpc/calculators.abgeltungssteuer', {}, headers)
    expect((await ask(own)).headers).toMatchObject({ 'ratelimit-limit': '20', 'ratelimit-remaining': '19' })
    expect((await app.post(calc, {}, own)).headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' })
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' })
    for (let call = 2; call <= 20; call += 1) expect((await ask(own)).status).toBe(200)
    expect((await ask(own)).status).toBe(429)
  })

  test('a request above what is left is refused and takes what is left, of its client only', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '5', TRUSTED_PROXIES: '127.0.0.1' })
    const from = (client: string) => ({ 'x-forwarded-for': client })
    expect(left(await app.post(`${CALCULATORS}/compare`, scenarios(3), from('192.0.2.1')))).toBe(2)
    expect((await app.post(`${CALCULATORS}/compare`, scenarios(3), from('192.0.2.1'))).status).toBe(429)
    expect((await app.post(calc, {}, from('192.0.2.1'))).status).toBe(429)
    expect(left(await app.post(calc, {}, from('192.0.2.2')))).toBe(4)
  })
})

describe('costs', () => {
  test.each<[string, string, unknown, number]>([
    ['a calculation', calc, {}, 1],
    ['an invalid calculation', calc, { nothing: 1 }, 1],
    ['a comparison of three', `${CALCULATORS}/compare`, scenarios(3), 3],
    ['a comparison of none', `${CALCULATORS}/compare`, scenarios(0), 1],
    ['a comparison of too many', `${CALCULATORS}/compare`, scenarios(40), 10],
  ])('%s', async (_name, path, body, units) => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '100' })
    expect(left(await app.post(path, body))).toBe(100 - units)
  })

  test.each(['{', ''])('an unreadable body %j costs 1', async (body) => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '100' })
    const answer = await app.send('POST', calc, { headers: { 'content-type': 'application/json' }, body })
    expect([answer.status, left(answer)]).toEqual([400, 99])
  })

  test.each([`${PORTFOLIO}/etf-alternatives`, `${PORTFOLIO}/revenue-geography`, `${PORTFOLIO}/compare`, '/trpc/analyze.etfAlternatives'])('nothing is reserved for an unreadable body to %s', async (path) => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '100' })
    const answer = await app.send('POST', path, { headers: { 'content-type': 'application/json' }, body: '{' })
    expect([answer.status, left(answer)]).toEqual([400, 99])
  })

  test('a body that is too large or of another type costs 1', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '100' })
    const large = await app.post(calc, { padding: 'x'.repeat(17_000) })
    const text = await app.send('POST', calc, { headers: { 'content-type': 'text/plain' }, body: 'x' })
    expect([large.status, left(large), text.status, left(text)]).toEqual([413, 99, 400, 98])
  })

  describe('a body beyond 65536 bytes', () => {
    const path = '/api/v1/public/depot-tax/return'
    const rows = (count: number) => ({ inputs: { year: 2025, bookings: Array(count).fill(0) } })
    const padded = (bytes: number, body: object = {}): string => JSON.stringify(body).padEnd(bytes)
    const sent = (app: Awaited<ReturnType<typeof startForTest>>, body: string, to = path) => app.send('POST', to, { headers: { 'content-type': 'application/json' }, body })

    // 65537 / 16384 = 4.0001: 5; 491520 / 16384 = 30. 1,000 bookings are 10 units, and 3,000 are 30.
    test.each([[65_536, {}, 1], [65_537, {}, 5], [491_520, {}, 30], [65_537, rows(1000), 10], [491_520, rows(1000), 30], [491_520, rows(3000), 30]])('of %i bytes costs its bytes or what it asks for, whichever is more', async (bytes, body, units) => {
      for (const to of [path, '/trpc/depotTax.return']) {
        const app = await startForTest({ RATE_LIMIT_UNITS: '100' })
        const answer = await sent(app, padded(bytes, body), to)
        expect([answer.status, left(answer)]).toEqual([400, 100 - units])
      }
    })

    test('is refused by its length where that is more than the client has', async () => {
      const app = await startForTest({ RATE_LIMIT_UNITS: '29' })
      expect((await sent(app, padded(491_520))).status).toBe(429)
      const other = await startForTest({ RATE_LIMIT_UNITS: '29' })
      expect((await sent(other, padded(491_521))).status).toBe(413)
      expect(left(await other.post(path, {}))).toBe(27)
    })

    test('pays for the calls of its batch that draw from the same pool, and for no others', async () => {
      const app = await startForTest({ RATE_LIMIT_UNITS: '100' })
      const batch = (names: readonly string[]) => sent(app, padded(98_304, names.map(() => ({}))), `/trpc/${names.join(',')}?batch=1`)
      await batch(Array(8).fill('calculators.notgroschen')) // 6 units ahead, 2 more for its calls
      expect(left(await app.post(calc, {}))).toBe(91)
      await batch(['find', ...Array<string>(7).fill('calculators.notgroschen')]) // 6 requests ahead, and 7 units
      expect(left(await app.post(calc, {}))).toBe(83)
      await batch([...Array<string>(7).fill('retirement.altersvorsorgedepot'), 'calculators.notgroschen']) // 6 units of another interface ahead, 1 more of it, and 1 unit
      expect(left(await app.post(calc, {}))).toBe(81)
    })
  })

  test('an exhausted client is refused before it learns what else is wrong', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '1' })
    await app.post(calc, {})
    const answers = [await app.post(calc, { x: 1 }), await app.post(calc, { padding: 'x'.repeat(17_000) })]
    expect(answers.map((answer) => answer.status)).toEqual([429, 429])
    const body = 'x'.repeat(5_000_000)
    const large = await fetch(`${app.url}${calc}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(large.status).toBe(429)
  })

  test.each([PORTFOLIO, `${PORTFOLIO}/allocation`, `${PORTFOLIO}/industries`])('%s: 1 per submitted holding, before pooling and before validation', async (path) => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '200' })
    expect(left(await app.post(path, { holdings: cash(4) }))).toBe(196)
    expect(left(await app.post(path, { holdings: cash(3), wrong: 1 }))).toBe(193)
    expect(left(await app.post(path, { holdings: [] }))).toBe(192)
    expect(left(await app.post(path, { holdings: Array(90).fill(0) }))).toBe(167)
  })

  const isin = 'IE00B4L5Y983'
  const holdings = cash(3)
  test.each<[string, unknown, number]>([
    ['cost-drag', {}, 1],
    ['compare', { before: { holdings }, after: { holdings: cash(2) } }, 5],
    ['compare', { before: { holdings: cash(30) }, after: { holdings: cash(30) } }, 50],
    ['compare', {}, 1],
    ['revenue-geography', {}, 1],
    ['historical-replay', {}, 1],
    ['etf-alternatives', {}, 1],
    ['revenue-geography', { holdings }, 28],
    ['revenue-geography', { holdings: cash(30) }, 50],
    ['historical-replay', { portfolio: { holdings } }, 6],
    ['contribution-plan', { portfolio: { holdings } }, 3],
    ['stress-scenarios', { portfolio: { holdings } }, 3],
    ['etf-alternatives', { isin }, 22],
    ['etf-alternatives', { isin, candidateIsins: ['IE00BK5BQT80'] }, 4],
    ['etf-alternatives', { isin, candidateIsins: Array(30).fill(isin) }, 22],
  ])('%s, case %#', async (id, body, units) => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '100' })
    expect(left(await app.post(`${PORTFOLIO}/${id}`, body))).toBe(100 - units)
  })
})

describe('requests whose cost does not hang on a body', () => {
  const both = { RATE_LIMIT_UNITS: '10', REQUEST_LIMIT: '100' }
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const accept = { accept: 'application/json, text/event-stream' }

  test('are 300 in 60 seconds by default', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '60' })
    expect((await app.get('/')).headers).toMatchObject({ 'ratelimit-limit': '300', 'ratelimit-remaining': '299', 'ratelimit-reset': '60' })
  })

  test.each<[string, string]>([
    ['GET', '/'], ['GET', '/calculators/notgroschen'], ['GET', '/methodology/calculators'], ['GET', '/guide/portfolio-analysis'], ['GET', '/portfolio'], ['GET', '/docs'], ['GET', '/assets/none.js'], ['GET', '/directory'], ['GET', '/rates/USD'],
    ['GET', '/mcp'], ['DELETE', '/mcp'],
    ['OPTIONS', calc], ['OPTIONS', '/nothing'], ['GET', '/favicon.ico'], ['PUT', CALCULATORS], ['GET', `${CALCULATORS}/horoskop`], ['POST', `${CALCULATORS}/horoskop`], ['POST', '/api/v2'], ['QUERY', PORTFOLIO],
    ['GET', '/api/%E0%A4%A'], ['GET', '/a/../b'], ['GET', `/assets/${'x'.repeat(5000)}`], ['GET', '/trpc/nothing'], ['GET', '/trpc/calculators.catalog.more'], ['GET', '/trpc/nothing.catalog'], ['POST', '/trpc/x/../calculators.notgroschen'],
  ])('%s %s draws one', async (method, path) => {
    const app = await startForTest(both)
    const answer = await app.send(method, path)
    expect([answer.headers['ratelimit-limit'], left(answer)]).toEqual(['100', 99])
    expect(left(await app.post(calc, {}))).toBe(9)
  })

  test.each(['/healthz', '/health', '/readyz', '/ready', '/metrics'])('%s draws none', async (path) => {
    const app = await startForTest(both)
    expect((await app.get(path)).headers['ratelimit-remaining']).toBeUndefined()
    expect(left(await app.get('/'))).toBe(99)
  })

  test('are refused with the seconds to wait when they are used up, while units are left', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '10', REQUEST_LIMIT: '2' })
    await app.get('/')
    await app.get('/docs')
    for (const path of ['/', '/nothing', '/trpc/nothing', '/a/../b']) {
      const refused = await app.get(path)
      expect([refused.status, left(refused)]).toEqual([429, 0])
      expect(Number(refused.headers['retry-after'])).toBe(Number(refused.headers['ratelimit-reset']))
    }
    expect((await app.send('OPTIONS', calc)).status).toBe(429)
    expect((await app.get('/healthz')).status).toBe(200)
    expect((await app.post(calc, {})).status).toBe(200)
  })

  test('one for a list of tools, for a batch, which is refused, and for what cannot be read', async () => {
    const app = await startForTest(both)
    expect(left(await app.post('/mcp', list, accept))).toBe(99)
    expect(left(await app.post('/mcp', [list, list], accept))).toBe(98)
    expect(left(await app.send('POST', '/mcp', { body: '{', headers: { 'content-type': 'application/json' } }))).toBe(97)
  })

  test('REQUEST_LIMIT=0 lets them through, without headers', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '10', REQUEST_LIMIT: '0' })
    for (const path of ['/', '/docs', '/nothing']) expect((await app.get(path)).headers['ratelimit-limit']).toBeUndefined()
    expect(await sendRaw(app.port, 'HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
    expect(left(await app.post(calc, {}))).toBe(9)
  })

  test('what is no HTTP draws one, and is refused when they are used up', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '10', REQUEST_LIMIT: '3' })
    const statuses: (string | undefined)[] = []
    for (let n = 0; n < 4; n += 1) statuses.push(/^HTTP\/1\.1 (\d+)/.exec(await sendRaw(app.port, 'HELLO\r\n\r\n'))?.[1])
    expect(statuses).toEqual(['400', '400', '400', '429'])
    const refused = await sendRaw(app.port, 'HELLO\r\n\r\n')
    expect(refused).toMatch(/ratelimit-remaining: 0/i)
    expect(refused).toMatch(/retry-after: \d+/i)
    expect(JSON.parse(refused.split('\r\n\r\n')[1] ?? '')).toMatchObject({ data: null, error: { code: 'rate_limited' } })
    expect((await app.get('/nothing')).status).toBe(429)
    expect((await app.post(calc, {})).status).toBe(200)
  })
})

/** One unit of the interface for each read (decisions 1.2), over every front. */
describe('reads draw one unit of their interface', () => {
  const accept = { accept: 'application/json, text/event-stream' }
  const document = (uri: string) => ({ jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: `depotkit://calculators/${uri}` } })
  const units = { RATE_LIMIT_UNITS: '10', REQUEST_LIMIT: '100' }

  test('REST, tRPC and documents of the tools alike, and refuse when none is left', async () => {
    const app = await startForTest(units)
    const paths = [CALCULATORS, calc, `${CALCULATORS}/guide`, `${CALCULATORS}/openapi.json`, `${CALCULATORS}/methodology`, '/trpc/calculators.catalog', `/trpc/calculators.describe?input=${encodeURIComponent('{"id":"notgroschen"}')}`]
    for (const [n, path] of paths.entries()) {
      const { status, headers } = await app.get(path)
      expect([path, status, headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual([path, 200, '10', String(9 - n)])
    }
    expect(left(await app.send('HEAD', CALCULATORS))).toBe(2)
    for (const [n, uri] of ['catalog', 'guide'].entries()) expect([uri, left(await app.post('/mcp', document(uri), accept))]).toEqual([uri, 1 - n])
    for (const path of paths) expect([path, (await app.get(path)).status]).toEqual([path, 429])
    expect((await app.post('/mcp', document('methodology/de'), accept)).status).toBe(429)
    expect(left(await app.get(PORTFOLIO))).toBe(9)
    expect(left(await app.get('/'))).toBe(99)
  })

  test('each of a batch, and one that is refused', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '10' })
    expect(left(await app.get('/trpc/calculators.catalog,calculators.catalog?batch=1&input=%7B%7D'))).toBe(8)
    expect(left(await app.get(`${CALCULATORS}/methodology?locale=fr`))).toBe(7)
    expect(left(await app.post('/trpc/calculators.describe', { id: 'horoskop' }))).toBe(6)
  })

  test('catalogs, guides and OpenAPI say so', async () => {
    const app = await startForTest()
    for (const base of [PORTFOLIO, CALCULATORS, '/api/v1/public/depot-tax']) {
      expect((await app.get(base)).text).toMatch(/reads \(catalog, descriptors, guide, methodology, OpenAPI\)/)
      expect((await app.get(`${base}/guide`)).text).toContain('takes 1 unit of this interface')
      const { paths } = JSON.parse((await app.get(`${base}/openapi.json`)).text) as { paths: Record<string, { get?: { description: string } }> }
      const own = Object.entries(paths).filter(([path]) => path.startsWith(base)) // the search beside them takes no units
      for (const [path, { get }] of own) if (get !== undefined) expect([path, get.description]).toEqual([path, expect.stringContaining('Takes 1 rate unit.')])
    }
  })
})

describe('tRPC', () => {
  test('draws from the same pools, every call of a batch', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '100' })
    expect(left(await app.post('/trpc/calculators.abgeltungssteuer', {}))).toBe(99)
    expect(left(await app.post('/trpc/calculators.compare', scenarios(4)))).toBe(95)
    const batch = await app.post('/trpc/calculators.compare,calculators.abgeltungssteuer?batch=1', { 0: scenarios(4), 1: {} })
    expect(left(batch)).toBe(90)
    expect(left(await app.post(calc, {}))).toBe(89)
  })

  test('what calls nothing that there is draws requests, each call of a batch one', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '100', REQUEST_LIMIT: '50' })
    expect(left(await app.get('/trpc/analyze.catalog,nothing,calculators.nothing?batch=1&input=%7B%7D'))).toBe(48)
    expect(left(await app.post('/trpc/calculators.nothing,calculators.abgeltungssteuer?batch=1', { 0: {}, 1: {} }))).toBe(47)
    expect(left(await app.post(calc, {}))).toBe(98)
  })

  test('a batch over both pools is refused when one of them is exhausted', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '2' })
    await app.post(calc, {})
    await app.post(calc, {})
    const batch = await app.post('/trpc/analyze.costDrag,calculators.abgeltungssteuer?batch=1', { 0: {}, 1: {} })
    expect(batch.status).toBe(429)
    expect(JSON.parse(batch.text)).toMatchObject({ error: { data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, error: 'rate_limited' } } })
  })
})

describe('clients', () => {
  const remaining = async (env: Record<string, string>, sent: readonly Record<string, string>[]): Promise<number[]> => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '10', REQUEST_LIMIT: '10', ...env })
    const counts: number[] = []
    for (const headers of sent) counts.push(left(await app.get(CALCULATORS, headers)))
    return counts
  }
  const from = (...chain: string[]) => ({ 'x-forwarded-for': chain.join(', ') })

  test('X-Forwarded-For means nothing without a trusted proxy', async () => {
    expect(await remaining({}, [from('192.0.2.1'), from('192.0.2.2')])).toEqual([9, 8])
  })

  test('behind a trusted proxy it names the client', async () => {
    expect(await remaining({ TRUSTED_PROXIES: '127.0.0.0/8' }, [from('192.0.2.1'), from('192.0.2.2'), from('192.0.2.1')])).toEqual([9, 9, 8])
  })

  test('what a client writes in front of it is not believed', async () => {
    const spoofed = [from('1.1.1.1', '192.0.2.1'), from('2.2.2.2', '192.0.2.1')]
    expect(await remaining({ TRUSTED_PROXIES: '127.0.0.1' }, spoofed)).toEqual([9, 8])
  })

  test('through two trusted proxies', async () => {
    const chain = [from('192.0.2.1', '10.0.0.1'), from('192.0.2.2', '10.0.0.1')]
    expect(await remaining({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' }, chain)).toEqual([9, 9])
  })

  test('a port behind an address is no part of it, for clients and for proxies', async () => {
    const chain = [from('192.0.2.1:4711'), from('192.0.2.2:4711'), from('192.0.2.1:4712'), from('[2001:db8::1]:80', '10.0.0.1:443'), from('2001:db8::2', '10.0.0.1')]
    expect(await remaining({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' }, chain)).toEqual([9, 9, 8, 9, 8])
  })

  test('an address that is none counts as the proxy', async () => {
    expect(await remaining({ TRUSTED_PROXIES: '127.0.0.1' }, [from('nonsense'), from('unknown')])).toEqual([9, 8])
  })

  test('an IPv6 client is its /64', async () => {
    const sent = [from('2001:db8:0:1::1'), from('2001:db8:0:1:ffff::2'), from('2001:db8:0:2::1')]
    expect(await remaining({ TRUSTED_PROXIES: '127.0.0.1' }, sent)).toEqual([9, 8, 9])
  })

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:DB8::1', '2001:db8::'],
    ['2001:0db8:0000:0001:0002:0003:0004:0005', '2001:db8:0:1::'],
    ['::1', '::'],
    ['fe80::1%eth0', 'fe80::'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8::1]', '2001:db8::'],
    ['[2001:db8::1]:443', '2001:db8::'],
    ['not an address', '198.51.100.1'],
    ['192.0.2.7:', '198.51.100.1'],
    ['', '198.51.100.1'],
  ])('%s is the client %s', (candidate, client) => {
    expect(clientOf(candidate, '198.51.100.1')).toBe(client)
  })
})

describe('trusted proxies', () => {
  const isTrusted = trustIn(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'])

  test.each(['10.1.2.3', '10.1.2.3:443', '::ffff:10.1.2.3', '192.0.2.7', '2001:db8:1::5', '[2001:db8:1::5]:443'])('%s is one', (address) => {
    expect(isTrusted(address)).toBe(true)
  })

  test.each(['11.0.0.1', '192.0.2.8', '2001:db9::1', 'unknown', '', '10.0.0.1.evil'])('%s is none', (address) => {
    expect(isTrusted(address)).toBe(false)
  })
})

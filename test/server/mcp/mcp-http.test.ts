/** `POST /mcp` on the wire: units, headers, errors, origins, privacy. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import type { ReferenceSource } from '../../../core/reference/reference'
import type { UsageEvent } from '../../../server/http/operators/usage'
import { acceptBoth, ask, callTool, httpClient, sendMcp, type Rpc } from './mcp-support'
import { CALCULATORS, PORTFOLIO, cash, emptyReference, left, sendRaw, startForTest, type Answer, type Running } from '../support'

const scenarios = (count: number) => ({ calculator: 'notgroschen', scenarios: Array.from({ length: count }, (_, index) => ({ id: String(index), inputs: {} })) })
const handshake = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
const rpcIn = ({ text }: Answer): Rpc => JSON.parse(text) as Rpc
const callMessage = (id: number, name: string, input: unknown = {}) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: input } })
const withdrawal = (requestId: number) => ({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } })

describe('units', () => {
  test('come out of the pools of REST and tRPC at the same cost', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '30' })
    expect(left(await app.post(`${PORTFOLIO}/allocation`, { holdings: cash(4) }))).toBe(26)
    expect(left(await callTool(app, 'analyzePublicPortfolioAllocation', { holdings: cash(4) }))).toBe(22)
    expect(left(await app.post('/trpc/analyze.allocation', { holdings: cash(4) }))).toBe(18)
    expect(left(await callTool(app, 'comparePublicCalculatorScenarios', scenarios(3)))).toBe(27)
    expect(left(await app.post(`${CALCULATORS}/notgroschen`, {}))).toBe(26)
    expect(left(await callTool(app, 'analyzePublicPortfolioEtfAlternatives', { isin: 'IE00B4L5Y983' }))).toBe(0)
    expect(left(await callTool(app, 'calculateNotgroschen', {}))).toBe(25)
  })

  test('that are used up are said in the result, with the seconds to wait', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '5' })
    expect(left(await callTool(app, 'analyzePublicPortfolio', { holdings: cash(4) }))).toBe(1)
    const refused = await callTool(app, 'analyzePublicPortfolio', { holdings: cash(2) })
    expect(refused.status).toBe(200)
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '5', 'ratelimit-remaining': '0' })
    const seconds = Number(refused.headers['ratelimit-reset'])
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(refused.rpc.result).toMatchObject({ isError: true })
    expect(refused.rpc.result).not.toHaveProperty('structuredContent')
    expect(refused.rpc.result?.content?.[0]?.text).toContain(`Wait ${seconds} seconds.`)
    expect(JSON.parse(refused.rpc.result?.content?.[1]?.text ?? '')).toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: seconds } })
    expect((await app.post(PORTFOLIO, { holdings: cash(1) })).status).toBe(429)
    expect((await callTool(app, 'calculateNotgroschen', {})).rpc.result?.isError).toBe(false)
    expect((await ask(app, 'resources/read', { uri: 'depotkit://calculators/guide' })).rpc.result).toHaveProperty('contents')
  })

  test('are not taken for what describes the tools, which draws requests', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '1', REQUEST_LIMIT: '10' })
    expect(left(await callTool(app, 'analyzePublicPortfolio', { holdings: cash(1) }))).toBe(0)
    expect((await ask(app, 'initialize', handshake)).rpc.result).toMatchObject({ serverInfo: { name: 'depotkit' } })
    for (const [n, method] of ['ping', 'tools/list', 'resources/list', 'resources/templates/list'].entries()) {
      const { status, headers, rpc } = await ask(app, method)
      expect([method, status, headers['ratelimit-remaining'], rpc.error]).toEqual([method, 200, String(8 - n), undefined])
    }
    const notified = await sendMcp(app, JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))
    expect([notified.status, notified.text, notified.headers['ratelimit-remaining']]).toEqual([202, '', '4'])
  })

  test.each(['initialize', 'ping', 'tools/list', 'resources/list', 'notifications/initialized'])('%s is refused when no requests are left', async (method) => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '1', REQUEST_LIMIT: '1' })
    await app.get('/')
    const refused = await ask(app, method)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toMatch(/^\d+$/)
    expect(refused.rpc.error).toMatchObject({ code: -32000, data: { code: 'rate_limited' } })
    expect((await callTool(app, 'calculateNotgroschen', {})).rpc.result?.isError).toBe(false)
  })

  test('of an invalid portfolio are counted by its holdings', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '20' })
    expect(left(await sendMcp(app, JSON.stringify(callMessage(1, 'analyzePublicPortfolio', { holdings: [1, 2, 3] }))))).toBe(17)
  })

  test.each([
    ['an unknown document', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: 'x://y' } })],
    ['an unknown tool', JSON.stringify(callMessage(1, 'nothing'))],
    ['an unknown method', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'prompts/list' })],
    ['text that is no JSON', '{"jsonrpc":'],
    ['JSON that is no message', '5'],
    ['null', 'null'],
    ['an empty batch', '[]'],
    ['a batch', JSON.stringify([callMessage(1, 'analyzePublicPortfolio', { holdings: cash(4) })])],
    ['a body that is too large', `"${'x'.repeat(20_000)}"`],
  ])('are not taken for %s, which draws one request', async (_name, body) => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '20', REQUEST_LIMIT: '10' })
    expect(left(await sendMcp(app, body))).toBe(9)
  })

  test('and requests: what an unreadable body needs and does not find is refused as over REST', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '1', REQUEST_LIMIT: '1' })
    await sendMcp(app, '{')
    const refused = await sendMcp(app, '{')
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toMatch(/^\d+$/)
    expect(rpcIn(refused)).toMatchObject({ id: null, error: { code: -32000, data: { code: 'rate_limited' } } })
  })

  test('come back with the SDK: a client exhausts the pool of REST', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '3' })
    const client = await httpClient(app.url, '2026')
    await client.listTools()
    for (const [call, isError] of [false, false, false, true].entries()) {
      expect([call, (await client.callTool({ name: 'calculateNotgroschen', arguments: {} })).isError ?? false]).toEqual([call, isError])
    }
    await client.close()
    expect((await app.post(`${CALCULATORS}/notgroschen`, {})).status).toBe(429)
  })
})

describe('errors', () => {
  test.each([
    ['text that is no JSON', '{"a', {}, 400, -32700, 'invalid_json'],
    ['an empty body', '', {}, 400, -32700, 'invalid_json'],
    ['a body that is no JSON by its type', '{}', { 'content-type': 'text/plain' }, 400, -32000, 'unsupported_media_type'],
    ['more than 16384 bytes', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(17_000) }), {}, 413, -32000, 'payload_too_large'],
  ])('%s', async (_name, body, headers, status, code, cause) => {
    const app = await startForTest()
    const answer = await sendMcp(app, body, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(rpcIn(answer)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code, data: { code: cause } } })
  })

  test('16384 bytes are taken', async () => {
    const app = await startForTest()
    const empty = JSON.stringify(callMessage(1, ''))
    const answer = await sendMcp(app, JSON.stringify(callMessage(1, 'x'.repeat(16_384 - empty.length))))
    expect(rpcIn(answer).error?.code).toBe(-32602)
  })

  test('a large body in chunks', async () => {
    const app = await startForTest()
    const answer = await app.send('POST', '/mcp', { body: `"${'x'.repeat(50_000)}"`, chunk: 4096, headers: acceptBoth })
    expect([answer.status, rpcIn(answer).error?.data?.code]).toEqual([413, 'payload_too_large'])
  })

  test.each(['application/json', 'text/event-stream', 'text/html', '*/*'])('a client that accepts %s alone', async (accept) => {
    const app = await startForTest()
    const { status, rpc } = await ask(app, 'ping', undefined, { accept })
    expect([status, rpc.error?.code]).toEqual([406, -32000])
  })

  test('messages that are none', async () => {
    const app = await startForTest()
    for (const body of ['[]', '5', 'null', '"x"', '{}', '[5]', '[[]]', '{"jsonrpc":"1.0","id":1,"method":"ping"}']) {
      const answer = await sendMcp(app, body)
      expect([body, answer.status]).toEqual([body, 400])
      expect(rpcIn(answer).error?.code).toBeLessThan(-32000)
    }
    expect((await ask(app, 'roots/list')).rpc.error?.code).toBe(-32601)
    expect((await ask(app, 'tools/call', { name: 5 })).rpc.error?.code).toBe(-32602)
    expect((await ask(app, 'tools/call', { name: 'calculateNotgroschen', arguments: [] })).rpc.error?.code).toBe(-32602)
  })

  // https://modelcontextprotocol.io/specification/2025-06-18/changelog: support for JSON-RPC batching was removed
  test.each(['2025-03-26', '2025-06-18', '2026-07-28'])('batches are refused in one sentence, whatever they ask for and whatever revision is named: %s', async (revision) => {
    const app = await startForTest()
    const lists = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' })))
    for (const body of [lists, '[]', JSON.stringify([withdrawal(1)]), JSON.stringify([callMessage(1, 'calculateNotgroschen')])]) {
      const answer = await sendMcp(app, body, { 'mcp-protocol-version': revision })
      expect([answer.status, rpcIn(answer)]).toEqual([400, { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.stringContaining('Batches') } }])
    }
  })

  test('what fails unexpectedly says nothing of its cause, in the answer and in the log', async () => {
    class BrokenMap extends Map<string, never> {
      override get(): never {
        throw new Error('secret cause')
      }
    }
    const securities = async () => ({ found: new BrokenMap(), failed: new Set<string>() })
    const app = await startForTest({}, { reference: { open: async () => ({ ...emptyReference, securities }) } })
    const { text, rpc } = await callTool(app, 'analyzePublicPortfolio', { holdings: [{ isin: 'US0378331005', weight: 1 }] })
    expect(rpc.result?.isError).toBe(true)
    expect(JSON.parse(rpc.result?.content?.[1]?.text ?? '')).toEqual({ code: 'internal_error', message: 'The request could not be processed.' })
    expect(text + app.lines.join('')).not.toContain('secret cause')
    expect(app.lines.filter((line) => line.includes('"failed"'))).toHaveLength(1)
  })

  test('GET and DELETE: no streams, no sessions', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '1' })
    for (const method of ['GET', 'DELETE', 'GET']) {
      const answer = await app.send(method, '/mcp', { headers: { accept: 'text/event-stream' } })
      expect([answer.status, answer.headers.allow]).toEqual([405, 'POST'])
      expect(rpcIn(answer).error?.code).toBe(-32000)
    }
    expect((await app.send('PUT', '/mcp')).status).toBe(404)
    expect((await app.send('POST', '/mcp/more', { body: '{}', headers: acceptBoth })).status).toBe(404)
  })

  test('a process that drains refuses', async () => {
    const app = await startForTest({}, { reference: slow().reference })
    const running = callTool(app, 'analyzePublicPortfolio', { holdings: cash(1) })
    await until(() => started > 0)
    const stopped = app.stop(2000)
    const refused = await sendRaw(app.port, 'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}').catch(() => 'closed')
    expect(refused === 'closed' || refused.includes('"overloaded"')).toBe(true)
    release()
    expect((await running).rpc.result?.isError).toBe(false)
    await stopped
  })
})

/** Reference data that waits until it is released. */
let started = 0
let release: () => void = () => undefined
function slow(): { reference: ReferenceSource } {
  started = 0
  const released = new Promise<void>((resolve) => (release = resolve))
  const reference: ReferenceSource = {
    open: async () => {
      started += 1
      await released
      return emptyReference
    },
  }
  return { reference }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200 && !isSo(); attempt += 1) await new Promise((resolve) => setTimeout(resolve, 10))
  if (!isSo()) throw new Error('It did not happen in 2 seconds')
}

describe('no state', () => {
  test('a call needs no handshake, and a session id means nothing', async () => {
    const app = await startForTest()
    const { headers, rpc } = await callTool(app, 'calculateNotgroschen', {}, { 'mcp-session-id': 'stolen' })
    expect(rpc.result?.isError).toBe(false)
    expect(headers).not.toHaveProperty('mcp-session-id')
    expect((await ask(app, 'initialize', handshake)).headers).not.toHaveProperty('mcp-session-id')
  })

  test('equal ids of several clients do not meet', async () => {
    const app = await startForTest()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => callTool(app, 'calculateNotgroschen', { inputs: { monthlyExpenses: index + 1 } })),
    )
    answers.forEach(({ rpc }, index) => expect(rpc.result?.structuredContent).toMatchObject({ inputs: { monthlyExpenses: index + 1 } }))
  })

  test.each(['2025', '2026'] as const)('a client that goes away leaves nothing behind: %s', async (era) => {
    const app = await startForTest({}, slow())
    const client = await httpClient(app.url, era)
    const stop = new AbortController()
    const gone = client.callTool({ name: 'analyzePublicPortfolio', arguments: { holdings: cash(1) } }, { signal: stop.signal })
    await until(() => started > 0)
    stop.abort()
    await expect(gone).rejects.toThrow()
    await client.close()
    release()
    expect((await callTool(app, 'calculateNotgroschen', {})).rpc.result?.isError).toBe(false)
    expect(app.lines.filter((line) => line.includes('"failed"'))).toEqual([])
  })

  test('nobody can withdraw the call of another request', async () => {
    const app = await startForTest({}, slow())
    const running = callTool(app, 'analyzePublicPortfolio', { holdings: cash(1) })
    await until(() => started > 0)
    expect((await sendMcp(app, JSON.stringify(withdrawal(1)))).status).toBe(202)
    release()
    expect((await running).rpc.result?.isError).toBe(false)
  })
})

describe('headers and origins', () => {
  test('are those of every answer', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '5' })
    const { headers } = await callTool(app, 'calculateNotgroschen', {}, { 'x-request-id': 'mine' })
    expect(headers).toMatchObject({
      'x-request-id': 'mine',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'ratelimit-limit': '5',
      'ratelimit-remaining': '4',
    })
    expect(headers['ratelimit-reset']).toMatch(/^\d+$/)
    expect(headers['content-type']).toMatch(/^application\/json/)
  })

  test('while the service is local, only names of this machine lead to it', async () => {
    const app = await startForTest()
    const statusOf = async (host: string) => (await ask(app, 'ping', undefined, { host })).status
    expect([await statusOf('evil.example'), await statusOf('localhost.evil.example:80'), await statusOf('localhost:3000'), await statusOf('127.0.0.1:80')]).toEqual([403, 403, 200, 200])
    expect((await ask(await startForTest({ PUBLIC_BASE_URL: 'https://depot.example' }), 'ping', undefined, { host: 'depot.example' })).status).toBe(200)
  })

  const origins = ['http://localhost:6274', 'http://127.0.0.1:8080', 'http://[::1]', 'https://evil.example', 'http://localhost.evil.example', 'null', 'nonsense']
  const statuses = async (app: Running) => Promise.all(origins.map(async (origin) => (await ask(app, 'ping', undefined, { origin })).status))

  test('a service of this machine answers pages of this machine', async () => {
    expect(await statuses(await startForTest())).toEqual([200, 200, 200, 403, 403, 403, 403])
  })

  test.each([{ PUBLIC_BASE_URL: 'https://depotkit.example' }, { TRUSTED_PROXIES: '127.0.0.1' }, { HOST: '0.0.0.0' }])('a public service answers every page: %j', async (env) => {
    expect(await statuses(await startForTest(env))).toEqual(origins.map(() => 200))
  })

  test('a foreign page takes no units', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '5' })
    expect((await callTool(app, 'calculateNotgroschen', {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect(left(await callTool(app, 'calculateNotgroschen', {}))).toBe(4)
  })
})

test('the log and the events hold nothing of what was sent', async () => {
  const secrets = ['US0378331005', '48151.62', 'Geheimbank', 'secrettool', 'secretid', 'secretclient', 'secretmethod', 'secretagent', 'requestsecret'] as const
  const [isin, amount, name, tool, id, client, method] = secrets
  const events: UsageEvent[] = []
  const app = await startForTest({ LOG_LEVEL: 'trace', RATE_LIMIT_UNITS: '500' }, { onUsage: (event) => events.push(event) })
  const sent = { 'user-agent': 'secretagent', 'mcp-session-id': id, 'x-request-id': 'requestsecret' }
  const holdings = [{ isin, value: Number(amount) }]
  await ask(app, 'initialize', { ...handshake, clientInfo: { name: client, version: '1' } }, sent)
  await callTool(app, 'analyzePublicPortfolio', { basis: 'values', holdings }, sent)
  await callTool(app, 'analyzePublicPortfolio', { basis: 'values', holdings, [name]: amount }, sent)
  await callTool(app, 'calculateAbgeltungssteuer', { inputs: { kapitalertrag: -Number(amount), [name]: 1 } }, sent)
  await callTool(app, tool, { holdings }, sent)
  await ask(app, method, { holdings }, sent)
  await ask(app, 'resources/read', { uri: `x://${name}/${isin}` }, sent)
  await sendMcp(app, `{"${name}`, sent)
  await sendMcp(app, JSON.stringify([callMessage(1, 'analyzePublicPortfolio', { basis: 'values', holdings }), callMessage(2, tool)]), sent)
  const log = app.lines.join('') + JSON.stringify(events)
  for (const secret of secrets) expect(log).not.toContain(secret)
  const event = { operation: 'mcp', capability: null, status: 200, durationMs: expect.any(Number) }
  expect(events).toEqual([
    event,
    { ...event, operation: 'analyzePublicPortfolio', holdings: 1 },
    { ...event, operation: 'analyzePublicPortfolio', holdings: 1 },
    { ...event, operation: 'calculateAbgeltungssteuer', capability: 'abgeltungssteuer', fields: ['inputs.kapitalertrag'] },
    { ...event, holdings: 1 },
    event,
    event,
    { ...event, status: 400 },
    { ...event, status: 400 },
  ])
})

test.each([PORTFOLIO, CALCULATORS])('the call in the guide of %s works as it stands', async (base) => {
  const app = await startForTest()
  const { markdown } = (await app.get(`${base}/guide`)).json.data as { markdown: string }
  const [, address, body = ''] = /curl -s (\S+)\/mcp .* -d '(.*)'/.exec(markdown) ?? []
  expect(address).toBe(app.url)
  expect(rpcIn(await sendMcp(app, body)).result?.isError).toBe(false)
})

test.each(['server/serve.ts', 'server/cli/main.ts'])('%s starts without the SDK', async (entry) => {
  const { metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: fileURLToPath(new URL('../../../', import.meta.url)),
    outdir: 'never-written',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const reached = new Set(Object.keys(metafile.outputs).filter((path) => metafile.outputs[path]?.entryPoint === entry))
  for (const path of reached) for (const { path: next, kind } of metafile.outputs[path]?.imports ?? []) if (kind === 'import-statement') reached.add(next)
  const isSdk = (path: string): boolean => path.startsWith('@modelcontextprotocol/')
  expect([...reached].filter(isSdk)).toEqual([])
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path)).some(isSdk)).toBe(true)
})

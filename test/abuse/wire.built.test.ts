/** Requests that are no honest HTTP, against the built server: what is charged is what runs, and nothing gets past the limit. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService, stopServices, type Service } from '../support/built'
import { CALCULATORS, JSON_TYPE, send, sendBytes, wait, type Outcome, type Sent } from './http'

let service: Service
/** Believes `X-Forwarded-For` of this machine. */
let proxied: Service

beforeAll(async () => {
  const env = { DEPOTKIT_BUNDLE: 'none', LOG_LEVEL: 'trace' }
  const units = { RATE_LIMIT_UNITS: '1000', REQUEST_LIMIT: '2000' }
  ;[service, proxied] = await Promise.all([startService({ ...env, REQUEST_LIMIT: '2000' }), startService({ ...env, ...units, TRUSTED_PROXIES: '127.0.0.1' })])
})
afterAll(stopServices)

let clients = 0
/** An address that no other test has. */
const newClient = (): string => `203.0.113.${(clients += 1)}`

async function ask(sent: Sent, client: string): Promise<Extract<Outcome, { kind: 'answer' }>> {
  const outcome = await send(proxied.port, { ...sent, headers: { ...JSON_TYPE, 'x-forwarded-for': client, ...sent.headers } })
  if (outcome.kind !== 'answer') throw new Error(outcome.code)
  return outcome
}

const calculation: Sent = { method: 'POST', path: `${CALCULATORS}/notgroschen`, body: '{}' }
const left = ({ headers }: { headers: Record<string, unknown> }): number => Number(headers['ratelimit-remaining'])

/** What a client drew, before the two requests that ask for it. */
async function drawn(client: string): Promise<{ units: number; requests: number }> {
  return { units: 999 - left(await ask(calculation, client)), requests: 1999 - left(await ask({ method: 'GET', path: '/nothing' }, client)) }
}

/** A request as it is, to the server that believes its proxy. */
const target = (method: string, path: string, client: string, body = ''): Promise<{ text: string; isEnded: boolean }> =>
  sendBytes(proxied.port, `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${client}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)

const many = (name: string, count: number): string => Array.from({ length: count }, () => name).join(',')
const three = JSON.stringify({ calculator: 'notgroschen', scenarios: ['a', 'b', 'c'].map((id) => ({ id, inputs: {} })) })

describe.concurrent('a target that two parsers could read differently is refused, and costs a request', () => {
  test.each([
    ['POST', `/trpc/${many('calculators.catalog', 250)}?batch=1#`, ''],
    ['GET', `/trpc/${many('calculators.catalog', 250)}?batch=1#`, ''],
    ['POST', '/trpc/x/../calculators.notgroschen', '{}'],
    ['GET', '//evil.example/calculators', ''],
    ['POST', '/trpc/./calculators.notgroschen', '{}'],
    ['POST', '/trpc\\..\\trpc\\calculators.notgroschen', '{}'],
    ['POST', '/trpc/%2e%2e/trpc/calculators.compare', three],
    ['POST', '/trpc/%2E/calculators.compare', three],
    ['POST', '/%74rpc/calculators.notgroschen', '{}'],
    ['POST', '/trpc/calculators.compare#?batch=1', three],
    ['POST', 'http://127.0.0.1/trpc/calculators.notgroschen', '{}'],
    ['POST', `${CALCULATORS}/../portfolio-analysis`, '{}'],
    ['POST', `${CALCULATORS}/compare#`, three],
  ])('%s %.60s', async (method, path, body) => {
    const client = newClient()
    const { text, isEnded } = await target(method, path, client, body)
    expect([text.slice(0, 12), isEnded]).toEqual(['HTTP/1.1 400', true])
    expect(text).toContain('invalid_request')
    expect(text.length).toBeLessThan(3000)
    expect(await drawn(client)).toEqual({ units: 0, requests: 1 })
  })
})

const rpc = (method: string, params: object = {}): Sent => ({
  method: 'POST', path: '/mcp', headers: { accept: 'application/json, text/event-stream' }, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
})
const batchOf = (name: string, count: number): Sent => ({ method: 'POST', path: `/trpc/${many(name, count)}?batch=1`, body: JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [n, {}]))) })

describe.concurrent('what is charged is what runs:', () => {
  test.each<[string, Sent, number, number, number]>([
    ['a batch of three', batchOf('calculators.notgroschen', 3), 200, 3, 0],
    ['a batch of three, the comma escaped', { ...batchOf('calculators.notgroschen', 3), path: `/trpc/${many('calculators.notgroschen', 3).replaceAll(',', '%2C')}?batch=1` }, 200, 3, 0],
    ['a comparison of three', { method: 'POST', path: '/trpc/calculators.compare', body: three }, 200, 3, 0],
    ['40 catalogs', { method: 'GET', path: `/trpc/${many('calculators.catalog', 40)}?batch=1` }, 200, 40, 0],
    ['41 catalogs', { method: 'GET', path: `/trpc/${many('calculators.catalog', 41)}?batch=1` }, 400, 41, 0],
    ['a body that is no JSON', { ...calculation, body: '{' }, 400, 1, 0],
    ['a body that is too large', { ...calculation, body: ' '.repeat(20_000) }, 413, 1, 0],
    ['the tools of assistants', rpc('tools/list'), 200, 0, 1],
    ['a tool', rpc('tools/call', { name: 'calculateNotgroschen', arguments: {} }), 200, 1, 0],
    ['a document of the tools', rpc('resources/read', { uri: 'depotkit://calculators/guide' }), 200, 1, 0],
    ['what the tools cannot read', { ...rpc('tools/list'), body: '{' }, 400, 0, 1],
    ['a batch of the tools, which is refused', { ...rpc('tools/list'), body: JSON.stringify([rpc('tools/list'), rpc('tools/list'), rpc('tools/call', { name: 'calculateNotgroschen', arguments: {} })].map(({ body }) => JSON.parse(String(body)))) }, 400, 0, 1],
    ['a document', { method: 'GET', path: `${CALCULATORS}/openapi.json` }, 200, 1, 0],
    ['a page', { method: 'GET', path: '/methodology/calculators' }, 200, 0, 1],
    ['an asset that is not there', { method: 'GET', path: '/assets/x.js' }, 404, 0, 1],
    ['a preflight', { method: 'OPTIONS', path: `${CALCULATORS}/compare` }, 204, 0, 1],
    ['nothing', { method: 'GET', path: '/nothing' }, 404, 0, 1],
    ['a wish that nobody grants', { method: 'GET', path: '/nothing', headers: { expect: 'the-impossible' } }, 404, 0, 1],
    ['health', { method: 'GET', path: '/healthz' }, 200, 0, 0],
  ])('%s', async (_name, sent, status, units, requests) => {
    const client = newClient()
    const answer = await ask(sent, client)
    expect(answer.status).toBe(status)
    expect(answer.text.length).toBeLessThan(8_000_000)
    expect(await drawn(client)).toEqual({ units, requests })
  })

  test('a pipeline of a hundred requests, whose answers come in order', async () => {
    const client = newClient()
    const one = (n: number): string => `GET /nothing HTTP/1.1\r\nhost: localhost\r\nx-request-id: n${n}\r\nx-forwarded-for: ${client}\r\n${n === 99 ? 'connection: close\r\n' : ''}\r\n`
    const { text } = await sendBytes(proxied.port, Array.from({ length: 100 }, (_, n) => one(n)).join(''))
    expect([...text.matchAll(/^x-request-id: (\S+)/gm)].map(([, id]) => id)).toEqual(Array.from({ length: 100 }, (_, n) => `n${n}`))
    expect(await drawn(client)).toEqual({ units: 0, requests: 100 })
  })
})

describe.concurrent('who asks', () => {
  test.each([
    ['a port behind an address is no part of it', '198.51.100.7:4711', '198.51.100.7:4712', true],
    ['nor behind one in brackets', '[2001:db8:1::1]:443', '2001:db8:1::2', true],
    ['another address is another client, also with a port', '198.51.100.8:4711', '198.51.100.9:4711', false],
    ['another /64 is another client', '2001:db8:2::1', '2001:db8:3::1', false],
    ['IPv4 written as IPv6 is IPv4', '::ffff:198.51.100.10', '198.51.100.10', true],
  ])('%s', async (_name, one, other, same) => {
    await ask(calculation, one)
    expect(left(await ask(calculation, other))).toBe(same ? 998 : 999)
  })
})

// Not beside the others, which ask from the same address.
test('who asks is not what a header says that no proxy sent', async () => {
  const by = (client: string) => send(service.port, { ...calculation, headers: { ...JSON_TYPE, 'x-forwarded-for': client } })
  const [one, other] = [await by('198.51.100.1'), await by('198.51.100.2')]
  if (one.kind !== 'answer' || other.kind !== 'answer') throw new Error('no answer')
  expect(left(one) - left(other)).toBe(1)
})

describe.concurrent('what is no request that HTTP allows', () => {
  const bodyIn = (text: string): unknown => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))

  test.each([
    ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nhost: b\r\nconnection: close\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n'],
    ['two lengths', 'POST /trpc/x HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}'],
    ['a length and chunks', 'POST /trpc/x HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['no HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n'],
  ])('%s: is answered with 400 and the connection ends', async (_name, bytes) => {
    const { text, isEnded } = await sendBytes(service.port, bytes)
    expect([text.slice(0, 12), isEnded]).toEqual(['HTTP/1.1 400', true])
    expect(bodyIn(text)).toMatchObject({ data: null, error: { code: 'invalid_request' } })
  })

  test('connections that their client resets do not end the service, whatever was asked on them', async () => {
    const reset = (port: number, bytes: string, afterMs: number): Promise<void> =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(bytes)
          setTimeout(() => socket.resetAndDestroy(), afterMs)
        })
        socket.on('error', () => undefined).on('close', () => resolve())
      })
    const heads = ['CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n', 'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n', 'no HTTP\r\n\r\n', 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n']
    for (const each of [service, proxied]) {
      await Promise.all(heads.flatMap((head) => [0, 1, 2, 5, 10, 50, 200].flatMap((ms) => [reset(each.port, head, ms), reset(each.port, head.repeat(3), ms)])))
      await wait(200)
      expect([each.hasEnded(), (await fetch(`${each.url}/healthz`)).status]).toEqual([false, 200])
      expect(each.output().split('\n').filter((line) => /"level":[56]0|failed/.test(line))).toEqual([])
    }
  })

  test('uploads that break off are no failures of ours', async () => {
    for (let n = 0; n < 20; n += 1) {
      const socket = connect(service.port, '127.0.0.1', () => socket.write(`POST ${CALCULATORS}/notgroschen HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n{"inputs"`))
      socket.on('error', () => undefined)
      setTimeout(() => (n % 2 === 0 ? socket.destroy() : socket.resetAndDestroy()), 50)
    }
    await wait(800)
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
    await wait(300)
    expect(service.output()).toContain('"operation":"health"')
    expect(service.output().split('\n').filter((line) => /"level":[56]0|failed/.test(line))).toEqual([])
  })
})

test.concurrent('of a body that is too large ten megabytes are read, so that the client sees the answer, and not one that says it has more', async () => {
  const upload = (bytes: number): Promise<{ text: string; taken: number }> =>
    new Promise((resolve) => {
      let [text, taken] = ['', 0]
      const part = Buffer.alloc(1 << 16, ' ')
      const socket = connect(service.port, '127.0.0.1', () => {
        socket.write(`POST ${CALCULATORS}/notgroschen HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`)
        const push = (): void => {
          while (taken < bytes && !socket.destroyed) {
            taken += part.length
            if (!socket.write(part.subarray(0, Math.min(part.length, bytes - taken + part.length)))) return
          }
        }
        socket.on('drain', push)
        push()
      })
      socket.on('data', (data) => (text += data.toString()))
      socket.on('error', () => undefined)
      socket.on('close', () => resolve({ text, taken }))
    })
  expect((await upload(9_000_000)).text).toContain('payload_too_large')
  expect((await upload(500_000_000)).taken).toBeLessThan(50_000_000)
})

test.concurrent('pages allow no script of others', async () => {
  const policy = (await fetch(`${service.url}/calculators/notgroschen`)).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test.concurrent.each([
  ['evil.example', 403],
  ['evil.example:3000', 403],
  ['127.0.0.1.evil.example', 403],
  ['localhost.evil.example', 403],
  ['127.0.0.1', 200],
  ['localhost:8080', 200],
])('MCP on the loopback address, addressed as %s without an origin: %i', async (host, status) => {
  const { path, body, headers } = rpc('tools/list')
  const outcome = await send(service.port, { method: 'POST', path, body: body ?? '', headers: { ...JSON_TYPE, ...headers, host } })
  expect(outcome).toMatchObject({ kind: 'answer', status })
})

test('of one address a thousand connections are open at most', async () => {
  const sockets = Array.from({ length: 1050 }, () => connect(service.port, '127.0.0.1').on('error', () => undefined))
  const closed = (): number => sockets.filter(({ destroyed, readableEnded }) => destroyed || readableEnded).length
  for (const socket of sockets) socket.resume()
  for (let tries = 0; tries < 50 && closed() < 50; tries += 1) await wait(50)
  const count = closed()
  for (const socket of sockets) socket.destroy()
  expect(count).toBeGreaterThanOrEqual(50)
  expect(count).toBeLessThan(100)
})

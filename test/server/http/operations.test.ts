import { createServer, connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { dropSlowReaders, limitPerClient } from '../../../server/http/connection/connections'
import { startService } from '../../../server'
import { freePort, listen } from '../../support/port'
import { procedures } from '../../../core/registry/procedures'
import { CALCULATORS, sendRaw, startForTest } from '../support'

describe('metrics', () => {
  test('on a port of their own count requests by operation and status', async () => {
    const port = await freePort()
    const service = await startService({ PORT: '0', METRICS_PORT: String(port), DEPOTKIT_BUNDLE: 'none', LOG_LEVEL: 'silent' })
    onTestFinished(() => service.stop(100))
    const post = (body: object) => fetch(`${service.url}${CALCULATORS}/abgeltungssteuer`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    await post({})
    await post({ wrong: 1 })
    await fetch(`${service.url}/secret-path?isin=US0378331005`)
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404)
    const own = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(own.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await own.text()
    expect(text).toContain('depotkit_requests_total{operation="calculateAbgeltungssteuer",status="200"} 1')
    expect(text).toContain('depotkit_requests_total{operation="calculateAbgeltungssteuer",status="400"} 1')
    expect(text).toContain('depotkit_requests_total{operation="unknown",status="404"} 2')
    expect(text).not.toContain('secret-path')
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  })

  test('with the service are a few kilobytes, whatever was called', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '100000' })
    for (const { path, example } of procedures) await app.post(path, example)
    const { text, headers } = await app.get('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(text).toContain('depotkit_limiter_fallback 0')
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
    expect(text.length).toBeLessThan(12_000)
  })

  test('count rate units by pool and outcome', async () => {
    const app = await startForTest({ RATE_LIMIT_UNITS: '3' })
    await app.post(`${CALCULATORS}/compare`, { calculator: 'notgroschen', scenarios: [{ id: 'a', inputs: {} }, { id: 'b', inputs: {} }] })
    await app.post(`${CALCULATORS}/compare`, { calculator: 'notgroschen', scenarios: [{ id: 'a', inputs: {} }, { id: 'b', inputs: {} }] })
    const { text } = await app.get('/metrics')
    expect(text).toContain('depotkit_rate_units_total{pool="calculators",outcome="granted"} 2')
    expect(text).toContain('depotkit_rate_units_total{pool="calculators",outcome="refused"} 2')
    expect((await app.get('/metrics')).text).toContain('depotkit_rate_units_total{pool="calculators",outcome="granted"} 2')
  })

  test('say whether the store and the providers answer', async () => {
    const state = { bundle: null, store: { dialect: 'sqlite' as const, answering: false, fileMissing: false, version: 3 }, providers: [{ name: 'fmp', answering: true }] }
    const app = await startForTest({}, { state: () => state })
    const { text } = await app.get('/metrics')
    expect(text).toContain('depotkit_dependency_up{name="store"} 0')
    expect(text).toContain('depotkit_dependency_up{name="fmp"} 1')
  })
})

describe('the law of a year that has begun', () => {
  test.each([
    ['2026-12-31', 0],
    ['2027-01-01', 8],
    ['2027-02-01', 8],
    ['2028-01-01', 9],
  ])('on %s misses %d figures, in readiness and in metrics', async (day, missing) => {
    const app = await startForTest({}, { now: () => new Date(`${day}T12:00:00Z`) })
    const { law } = (await app.get('/readyz')).json.data as { law: { missing: number; rows: { name: string; since: string; state: string }[] } }
    expect([law.missing, law.rows.length]).toEqual([missing, missing])
    if (missing > 0) expect(law.rows).toContainEqual({ name: 'Basiszins', since: '2027-01-01', state: 'missing' })
    expect((await app.get('/metrics')).text).toContain(`depotkit_law_missing_rows ${missing}`)
  })
})

describe('readiness', () => {
  test('says which data it answers from and how old that is', async () => {
    const state = { bundle: { name: 'embedded', asOf: '2026-10-01' }, store: null, providers: [] }
    const app = await startForTest({}, { state: () => state, now: () => new Date('2026-11-20T08:00:00Z') })
    const { json } = await app.get('/readyz')
    // 31 days of October, less one, and 20 of November
    expect(json.data).toEqual({
      law: { missing: 0, rows: [] }, status: 'ready', bundle: { name: 'embedded', asOf: '2026-10-01', ageDays: 50 }, store: null, providers: [], limiter: { store: 'off', state: 'ok' },
    })
    expect((await app.get('/healthz')).json.data).toEqual({ status: 'ok' })
  })

  test('of a real service names the embedded data', async () => {
    const service = await startService({ PORT: '0', LOG_LEVEL: 'silent' })
    onTestFinished(() => service.stop(100))
    const { data } = await (await fetch(`${service.url}/readyz`)).json()
    expect(data).toMatchObject({ bundle: { asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), ageDays: expect.any(Number) }, limiter: { store: 'memory' } })
  })
})

test('the largest answer is bounded: a full batch of the largest document', async () => {
  const app = await startForTest()
  const answer = await app.get(`/trpc/${Array<string>(40).fill('analyze.catalog').join(',')}?batch=1`)
  const answers: unknown[] = JSON.parse(answer.text)
  expect([answer.status, answers.length]).toEqual([207, 40]) // the catalog has more than 200 KB; a batch ends with the answer that reaches 8 MB
  expect(answer.text.length).toBeLessThan(9_000_000)
  expect(answers.at(-1)).toMatchObject({ error: { data: { error: 'invalid_request', details: [{ code: 'too_big' }] } } })
  expect((await app.get(`/trpc/${Array<string>(41).fill('analyze.catalog').join(',')}?batch=1`)).status).toBe(400)
})

describe('clients that hold on', () => {
  const opened = (port: number): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket))
      socket.on('error', reject)
      onTestFinished(() => {
        socket.destroy()
      })
    })
  const closed = (socket: Socket): Promise<void> => new Promise((resolve) => socket.resume().once('close', () => resolve()))

  test('one address has a bounded number of connections, and gets new ones when it lets go', async () => {
    const server = createServer((socket) => socket.write('hello'))
    limitPerClient(server, 2)
    const { port, close } = await listen(server)
    onTestFinished(() => void close())
    const first = await opened(port)
    await opened(port)
    await closed(await opened(port))
    const gone = closed(first)
    first.destroy()
    await gone
    const next = await opened(port)
    expect(await new Promise((resolve) => next.once('data', (part: Buffer) => resolve(part.toString())))).toBe('hello')
  })

  test('a request must arrive in time, and others are answered meanwhile', async () => {
    const app = await startForTest()
    const { requestTimeout, headersTimeout } = app.server.server
    expect([requestTimeout, headersTimeout <= requestTimeout]).toEqual([10_000, true])
    const slow = await Promise.all(Array.from({ length: 50 }, () => opened(app.port)))
    for (const socket of slow) socket.write(`POST ${CALCULATORS}/abgeltungssteuer HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{`)
    expect((await app.post(`${CALCULATORS}/abgeltungssteuer`, {})).status).toBe(200)
  })

  test('who does not read an answer loses the connection, and who reads slowly does not', async () => {
    const server = createServer((socket) => void socket.on('error', () => undefined).write(Buffer.alloc(20_000_000)))
    dropSlowReaders(server, 500)
    const { port, close } = await listen(server)
    onTestFinished(() => void close())
    const [deaf, reading] = [await opened(port), await opened(port)]
    deaf.pause()
    let bytes = 0
    reading.on('data', (part: Buffer) => (bytes += part.length))
    await expect.poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count))), { timeout: 20_000, interval: 250 }).toBe(1)
    await expect.poll(() => bytes).toBe(20_000_000)
  })

  test('a body that is shorter than announced is no request', async () => {
    const app = await startForTest()
    const answer = await sendRaw(app.port, `POST ${CALCULATORS}/abgeltungssteuer HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect((await app.get('/health')).status).toBe(200)
  })
})

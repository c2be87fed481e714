import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorTable, type ErrorCode } from '../../../core/contract/errors'
import type { ReferenceSource } from '../../../core/reference/reference'
import { CALCULATORS, emptyReference, PORTFOLIO, sendRaw, startApp, startForTest, type Running, type SendOptions } from '../support'

const json = { 'content-type': 'application/json' }
const calc = `${CALCULATORS}/abgeltungssteuer`
const large = JSON.stringify({ inputs: {}, padding: 'x'.repeat(16_384) })

let app: Running
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop(100))

const cases: readonly [name: string, code: ErrorCode, method: string, path: string, options?: SendOptions][] = [
  ['broken JSON', 'invalid_json', 'POST', calc, { headers: json, body: '{"inputs":' }],
  ['no JSON value', 'invalid_json', 'POST', calc, { headers: json, body: 'kapitalertrag=1' }],
  ['empty JSON body', 'invalid_json', 'POST', calc, { headers: json, body: '' }],
  ['broken chunked JSON', 'invalid_json', 'POST', calc, { headers: json, body: '[1,2', chunk: 2 }],
  ['no content type', 'unsupported_media_type', 'POST', calc, { body: '{}' }],
  ['no content type and no body', 'unsupported_media_type', 'POST', calc],
  ['plain text', 'unsupported_media_type', 'POST', calc, { headers: { 'content-type': 'text/plain' }, body: '{}' }],
  ['a form', 'unsupported_media_type', 'POST', calc, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' }],
  ['a type that only begins like JSON', 'unsupported_media_type', 'POST', calc, { headers: { 'content-type': 'application/jsonp' }, body: '{}' }],
  ['a type that is none', 'unsupported_media_type', 'POST', calc, { headers: { 'content-type': ';;' }, body: '{}' }],
  ['null', 'invalid_request', 'POST', calc, { headers: json, body: 'null' }],
  ['a list', 'invalid_request', 'POST', calc, { headers: json, body: '[]' }],
  ['a string', 'invalid_request', 'POST', calc, { headers: json, body: '"{}"' }],
  ['an unknown key', 'invalid_request', 'POST', calc, { headers: json, body: '{"input":{}}' }],
  ['a prototype key', 'invalid_request', 'POST', calc, { headers: json, body: '{"__proto__":{"inputs":{}}}' }],
  ['a string for a number', 'invalid_request', 'POST', calc, { headers: json, body: '{"inputs":{"kapitalertrag":"5"}}' }],
  ['unknown capability', 'unknown_capability', 'POST', `${PORTFOLIO}/astrology`, { headers: json, body: '{}' }],
  ['unknown capability, text', 'unknown_capability', 'POST', `${PORTFOLIO}/astrology`, { headers: { 'content-type': 'text/plain' }, body: 'x' }],
  ['unknown capability read', 'unknown_capability', 'GET', `${PORTFOLIO}/astrology`],
  ['unknown capability with a long id', 'unknown_capability', 'GET', `${PORTFOLIO}/${'x'.repeat(2000)}`],
  ['unknown calculator', 'unknown_calculator', 'POST', `${CALCULATORS}/horoskop`, { headers: json, body: '{}' }],
  ['unknown calculator read', 'unknown_calculator', 'GET', `${CALCULATORS}/horoskop/`],
  ['comparison read', 'unknown_calculator', 'GET', `${CALCULATORS}/compare`],
  ['comparison of an unknown calculator', 'unknown_calculator', 'POST', `${CALCULATORS}/compare`, {
    headers: json,
    body: JSON.stringify({ calculator: 'horoskop', scenarios: [{ id: 'a', inputs: {} }, { id: 'b', inputs: {} }] }),
  }],
  ['a path below an id', 'not_found', 'GET', `${CALCULATORS}/abgeltungssteuer/more`],
  ['another path', 'not_found', 'GET', '/api/v2'],
  ['another path, text', 'not_found', 'POST', '/api', { headers: { 'content-type': 'text/plain' }, body: 'x' }],
  ['the wrong method on a base path', 'not_found', 'POST', CALCULATORS, { headers: json, body: '{}' }],
  ['the wrong method on a calculator', 'not_found', 'PUT', calc, { headers: json, body: '{}' }],
  ['a method without body', 'not_found', 'DELETE', PORTFOLIO],
  ['the method QUERY', 'not_found', 'QUERY', PORTFOLIO],
  ['a path that cannot be decoded', 'invalid_request', 'GET', '/api/%E0%A4%A'],
  ['a path that is no text', 'invalid_request', 'GET', '/api/%E0%A4'],
  ['too many bytes, length given', 'payload_too_large', 'POST', calc, { headers: json, body: large }],
  ['too many bytes in chunks', 'payload_too_large', 'POST', calc, { headers: json, body: large, chunk: 20_000 }],
]

describe('every failure of the table over HTTP', () => {
  test.each(cases)('%s: %s', async (_name, code, method, path, options) => {
    const answer = await app.send(method, path, options)
    expect(answer.json).toMatchObject({ data: null, error: { code, message: errorTable[code].message } })
    expect(Object.keys(answer.json)).toEqual(['data', 'error', 'meta'])
    expect(answer.status).toBe(errorTable[code].status)
    expect(answer.headers).toMatchObject({
      'x-request-id': answer.json.meta.requestId,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('x-request-id'),
    })
  })

  test.each([['Content-Encoding', 'gzip'], ['Content-Encoding', 'br'], ['Transfer-Encoding', 'gzip, chunked']])('%s: %s is refused by its name', async (header, value) => {
    const framing = header === 'Transfer-Encoding' ? '' : 'content-length: 2\r\n'
    const answer = await sendRaw(app.port, `POST ${calc} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${framing}${header}: ${value}\r\nconnection: close\r\n\r\n${framing === '' ? '2\r\n{}\r\n0\r\n\r\n' : '{}'}`)
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    expect(answer).toContain('"code":"unsupported_media_type"')
    expect(answer).toContain(`${header} declares a compressed request body`)
    expect(answer).not.toContain(value)
  })

  test('CONNECT is answered', async () => {
    expect(await sendRaw(app.port, 'CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n')).toMatch(/^HTTP\/1\.1 400[^]*malformed_http/)
  })

  test('several hosts are refused', async () => {
    const answer = await sendRaw(app.port, `GET ${CALCULATORS} HTTP/1.1\r\nhost: localhost\r\nhost: b\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    expect(answer).toContain('malformed_http')
  })

  test('a body of exactly 16384 bytes is read, one more is not', async () => {
    const fit = (bytes: number): string => `{}${' '.repeat(bytes - 2)}`
    const at = await app.send('POST', calc, { headers: json, body: fit(16_384) })
    const chunked = await app.send('POST', calc, { headers: json, body: fit(16_384), chunk: 4096 })
    const above = await app.send('POST', calc, { headers: json, body: fit(16_385) })
    expect([at.status, chunked.status, above.status]).toEqual([200, 200, 413])
  })

  test('depot tax takes 491520 bytes, over REST and tRPC', async () => {
    const fit = (bytes: number): string => `{}${' '.repeat(bytes - 2)}`
    const path = '/api/v1/public/depot-tax/return'
    const sizes = [491_520, 491_521]
    const rest = await Promise.all(sizes.map((bytes) => app.send('POST', path, { headers: json, body: fit(bytes) })))
    const trpc = await Promise.all(sizes.map((bytes) => app.send('POST', '/trpc/depotTax.return', { headers: json, body: fit(bytes) })))
    expect([...rest, ...trpc].map(({ status }) => status)).toEqual([400, 413, 400, 413])
  })

  test('a body that does not say its length has at most 65536 bytes', async () => {
    const fit = (bytes: number): string => `{}${' '.repeat(bytes - 2)}`
    const path = '/api/v1/public/depot-tax/return'
    const sizes = [65_536, 65_537, 5_000_000]
    const rest = await Promise.all(sizes.map((bytes) => app.send('POST', path, { headers: json, body: fit(bytes), chunk: 20_000 })))
    const trpc = await Promise.all(sizes.map((bytes) => app.send('POST', '/trpc/depotTax.return', { headers: json, body: fit(bytes), chunk: 20_000 })))
    expect([...rest, ...trpc].map(({ status }) => status)).toEqual([400, 413, 413, 400, 413, 413])
    const texts = await Promise.all([path, '/trpc/depotTax.return'].map((to) => app.send('POST', to, { headers: { 'content-type': 'text/plain' }, body: fit(5_000_000), chunk: 20_000 })))
    expect(texts.map(({ status }) => status)).toEqual([400, 400])
  })

  test('a client that still sends a large body reads the answer', async () => {
    const body = 'x'.repeat(5_000_000)
    for (const headers of [json, { 'content-type': 'text/plain' }]) {
      const answers = await Promise.all([1, 2, 3].map(() => fetch(`${app.url}${calc}`, { method: 'POST', headers, body })))
      expect(answers.map(({ status }) => status)).toEqual(Array(3).fill(headers === json ? 413 : 400))
    }
    const chunked = await app.send('POST', calc, { headers: json, body, chunk: 60_000 })
    expect(chunked.status).toBe(413)
  })

  test('characters of several bytes count as bytes', async () => {
    const body = JSON.stringify({ inputs: { x: 'ä'.repeat(9000) } })
    expect(body.length).toBeLessThan(16_384)
    expect((await app.send('POST', calc, { headers: json, body })).status).toBe(413)
  })

  test('parameters of the content type are allowed', async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset=UTF-8; q=1']) {
      expect((await app.send('POST', calc, { headers: { 'content-type': type }, body: '{}' })).status).toBe(200)
    }
  })

  test('at most 50 findings, each with path, code and message', async () => {
    const body = JSON.stringify({ inputs: Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`k${index}`, 1])) })
    const { json: answer } = await app.send('POST', calc, { headers: json, body })
    const details = answer.error?.details
    expect(details).toHaveLength(50)
    expect(details).toContainEqual({ path: ['inputs', 'k0'], code: 'unrecognized_keys', message: 'Unknown field' })
  })

  test('inputs within inputs are named as such', async () => {
    const { json: answer } = await app.send('POST', calc, { headers: json, body: '{"inputs":{"inputs":{}}}' })
    expect(answer.error?.details).toEqual([{ path: ['inputs', 'inputs'], code: 'unrecognized_keys', message: 'Unknown field: the fields stand in inputs once, not twice' }])
  })

  test.each([
    ['bytes that are no HTTP', 'HELLO secret-value'],
    ['a request without a host', `GET ${PORTFOLIO}?secret-value HTTP/1.1\r\nconnection: close`],
  ])('%s are answered with an envelope', async (_name, bytes) => {
    const answer = await sendRaw(app.port, `${bytes}\r\n\r\n`)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expect(head).toMatch(/cache-control: no-store/i)
    expect(head).toMatch(/access-control-expose-headers: x-request-id/i)
    const details = [{ path: [], code: 'malformed_http', message: 'Must be a valid HTTP request' }]
    expect(JSON.parse(body)).toMatchObject({ data: null, error: { code: 'invalid_request', details } })
    expect(answer).not.toContain('secret-value')
  })

  test('a wish to change the protocol is not granted, and ends the connection', async () => {
    const answer = await sendRaw(app.port, `GET ${CALCULATORS} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toMatch(/connection: close/i)
    const refused = await sendRaw(app.port, `POST ${calc} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\ncontent-type: application/json\r\ncontent-length: 20000\r\n\r\n`)
    expect(refused).toMatch(/^HTTP\/1\.1 413 /)
    expect(refused).toMatch(/connection: close/i)
  })

  test('a header section that is too large is answered and closed', async () => {
    const answer = await sendRaw(app.port, `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('unexpected failures', () => {
  const secret = 'no row for US0378331005'
  class BrokenMap<T> extends Map<string, T> {
    override get(): never {
      throw new TypeError(secret)
    }
  }
  const broken: ReferenceSource = {
    open: async () => ({ ...emptyReference, securities: async () => ({ found: new BrokenMap(), failed: new Set() }) }),
  }
  const away: ReferenceSource = { open: () => Promise.reject(new Error(secret)) }
  const body = { holdings: [{ isin: 'US0378331005', weight: 1 }] }

  test.each([PORTFOLIO, '/trpc/analyze.snapshot', '/trpc/analyze.snapshot,analyze.allocation?batch=1'])('%s answers 500 without the cause, and logs the kind and the place only', async (path) => {
    const app = await startForTest({}, { reference: broken })
    const answer = await app.post(path, path.includes('batch') ? { 0: body, 1: body } : body)
    expect(answer.status).toBe(500)
    expect(answer.text).toContain('internal_error')
    expect(answer.text).not.toMatch(/US0378331005|TypeError|\.ts/)
    const log = app.lines.join('')
    expect(log).toContain('TypeError')
    expect(log).toContain(answer.headers['x-request-id'])
    expect(log).not.toContain('US0378331005')
  })

  test('reference data that cannot be asked for is no failure of the request', async () => {
    const app = await startForTest({}, { reference: away })
    const answer = await app.post(PORTFOLIO, body)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('provider_unavailable')
  })

  test('a broken clock fails a calculator without a leak', async () => {
    const app = await startForTest({}, {
      now: () => {
        throw new RangeError('no value in force on 4711')
      },
    })
    for (const path of [calc, '/trpc/calculators.abgeltungssteuer']) {
      const answer = await app.post(path, {})
      expect(answer.status).toBe(500)
      expect(answer.text).not.toMatch(/4711|RangeError|\.ts/)
    }
    expect(app.lines.join('')).not.toContain('4711')
  })
})

/** What the built server does with odd headers, foreign names, answers that add up, and too few files. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectFolder, startService, stopServices, type Service } from '../support/built'
import { CALCULATORS, JSON_TYPE, PORTFOLIO, send, sendBytes, type Sent } from './http'
import { worstRequests } from './wire-worst'

let service: Service
beforeAll(async () => {
  service = await startService({ RATE_LIMIT_UNITS: '0' })
})
afterAll(stopServices)

async function ask(sent: Sent) {
  const outcome = await send(service.port, sent)
  if (outcome.kind !== 'answer') throw new Error(outcome.code)
  return outcome
}

describe('a body that is packed, or says so', () => {
  test.each([
    ['gzip', gzipSync('{}')], ['gzip', '{}'], ['br', '{}'], ['deflate', '{}'], ['identity, gzip', '{}'], ['nonsense', '{}'],
  ])('%s', async (encoding, body) => {
    for (const path of [`${CALCULATORS}/notgroschen`, '/trpc/calculators.notgroschen', '/mcp']) {
      const { status, text } = await ask({ method: 'POST', path, body, headers: { ...JSON_TYPE, accept: 'application/json, text/event-stream', 'content-encoding': encoding } })
      expect([path, status, text.includes('unsupported_media_type')]).toEqual([path, 400, true])
    }
  })

  test.each(['gzip, chunked', 'deflate, chunked', 'chunked'])('on the way: %s', async (encoding) => {
    const { text } = await sendBytes(service.port, `POST ${CALCULATORS}/notgroschen HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: ${encoding}\r\nconnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)
    expect([text.slice(9, 12), text.includes('unsupported_media_type')]).toEqual(encoding === 'chunked' ? ['200', false] : ['400', true])
  })

  test('identity is no packing', async () => {
    expect((await ask({ method: 'POST', path: `${CALCULATORS}/notgroschen`, body: '{}', headers: { ...JSON_TYPE, 'content-encoding': 'identity' } })).status).toBe(200)
  })
})

test('a tag is found in a list, weak or strong (RFC 9110 section 13.1.2)', async () => {
  const tag = String((await ask({ method: 'GET', path: '/directory' })).headers['etag'])
  const status = async (header: string) => (await ask({ method: 'GET', path: '/directory', headers: { 'if-none-match': header } })).status
  for (const header of [tag, `W/${tag}`, `"a", ${tag}`, `"a",W/${tag} , "b"`, '*']) expect([header, await status(header)]).toEqual([header, 304])
  for (const header of ['"a"', 'W/"a", "b"', tag.slice(1, -1), `w/${tag}`, '']) expect([header, await status(header)]).toEqual([header, 200])
})

describe('a service of its own machine', () => {
  const paths = [CALCULATORS, `${CALCULATORS}/openapi.json`, '/', '/directory', '/nothing', '/trpc/calculators.catalog']
  test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.5'])('does not answer to %s', async (host) => {
    for (const path of paths) {
      const { status, text } = await ask({ method: 'GET', path, headers: { host } })
      expect([path, status, text.includes('foreign_host'), text.includes('evil')]).toEqual([path, 400, true, false])
    }
  })

  test.each(['localhost', 'LOCALHOST:80', '127.0.0.1:1', '127.8.9.10', '[::1]:3000'])('answers to %s', async (host) => {
    expect((await ask({ method: 'GET', path: CALCULATORS, headers: { host } })).status).toBe(200)
  })

  test('tells its health to whoever asks', async () => {
    expect((await ask({ method: 'GET', path: '/healthz', headers: { host: 'evil.example' } })).status).toBe(200)
  })
})

test('documents come packed as they are, also with what is said about each answer', async () => {
  for (const path of [PORTFOLIO, `${PORTFOLIO}/overlap`, `${PORTFOLIO}/openapi.json`, `${PORTFOLIO}/methodology?locale=de`]) {
    const headers = { 'x-request-id': 'the-request' }
    const [plain, packed] = [await ask({ method: 'GET', path, headers }), await ask({ method: 'GET', path, headers: { ...headers, 'accept-encoding': 'gzip' } })]
    expect([path, packed.headers['content-encoding'], packed.text === plain.text]).toEqual([path, 'gzip', true])
    expect(Number(packed.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 2)
    expect(await (await fetch(service.url + path, { headers })).text()).toBe(plain.text)
  }
})

test('a batch ends with the answer that reaches 8 MB, as one text and as a stream', async () => {
  const snapshot = (await worstRequests()).find(({ name }) => name === 'snapshot')?.sent.body
  const inputs = Array.from({ length: 39 }, (_, n) => `"${n}":${String(snapshot)}`).join(',')
  const path = `/trpc/${'analyze.snapshot,'.repeat(39)}calculators.notgroschen?batch=1`
  const sent: Sent = { method: 'POST', path, body: `{${inputs},"39":{}}` }
  for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'trpc-accept': 'application/jsonl' }]) {
    const { text } = await ask({ ...sent, headers })
    expect(text.length).toBeGreaterThan(8_000_000)
    // Calls that are being answered when the others reach it are answered: one on a machine with time, some on a busy one.
    expect(text.length).toBeLessThan(16_000_000)
    expect(text.match(/"too_big"/g)?.length ?? 0).toBeGreaterThan(0)
    expect(text).not.toContain('"calculator":"notgroschen"')
  }
})

test('a process that may open too few files says so in words', async () => {
  const child = spawn('sh', ['-c', 'ulimit -n 64; exec "$0" "$1"', process.execPath, join(projectFolder, 'dist/server/main.js')], { env: { PATH: process.env['PATH'] ?? '', PORT: '0' } })
  const parts: string[] = []
  child.stderr.on('data', (part: Buffer) => parts.push(part.toString()))
  const [code] = await once(child, 'close')
  expect([code, parts.join('')]).toEqual([1, expect.stringMatching(/^depotkit cannot start\. .*ulimit.*\n$/)])
})

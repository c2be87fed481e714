import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type RunningService } from '../../../server'
import { packer } from '../../../server/http/answer/send-result'
import { PORTFOLIO } from '../support'

let service: RunningService
beforeAll(async () => {
  service = await startService({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT_UNITS: '10000', REQUEST_LIMIT: '0' })
})
afterAll(() => service.stop(100))

interface Received {
  encoding: string | undefined
  vary: string | undefined
  bytes: Buffer
}

/** What comes over the wire, not unpacked. */
const post = (path: string, body: object, accept?: string): Promise<Received> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-request-id': 'same', ...(accept === undefined ? {} : { 'accept-encoding': accept }) }
    const sent = httpRequest(service.url + path, { method: 'POST', headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], vary: response.headers.vary, bytes: Buffer.concat(parts) }))
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })

const large = { holdings: ['IE00B4L5Y983', 'IE00BKM4GZ66', 'IE00B5BMR087'].map((isin) => ({ isin, weight: 1 / 3 })) }
const withoutTime = (bytes: Buffer): string => bytes.toString('utf8').replace(/"(computedAt|generatedAt)":"[^"]*"/g, '')

const forms = [['gzip', 'gzip', gunzipSync], ['gzip, deflate, br', 'br', brotliDecompressSync], ['br;q=0, gzip', 'gzip', gunzipSync]] as const

test.each([PORTFOLIO, '/trpc/analyze.snapshot'].flatMap((path) => forms.map((form) => [path, ...form] as const)))('a large result of %s is packed for who takes %s, and says what it depends on', async (path, accept, encoding, unpack) => {
  const plain = await post(path, large)
  expect(plain.bytes.length).toBeGreaterThan(8 * 1024)
  const packed = await post(path, large, accept)
  expect([plain.encoding, packed.encoding]).toEqual([undefined, encoding])
  expect([plain.vary, packed.vary].map((vary) => /\baccept-encoding\b/i.test(vary ?? ''))).toEqual([true, true])
  expect(withoutTime(unpack(packed.bytes))).toBe(withoutTime(plain.bytes))
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4)
  expect((await post(path, large, 'gzip;q=0, identity')).encoding).toBeUndefined()
})

test('a small result is sent as it is', async () => {
  const { encoding, vary } = await post('/api/v1/public/calculators/notgroschen', {}, 'gzip')
  expect([encoding, vary]).toEqual([undefined, undefined])
})

test('what comes while as many as may are being packed is not packed, and a failure makes room again', async () => {
  const waiting: { answer: Buffer; done: (bytes: Buffer) => void; fail: (error: Error) => void }[] = []
  const pack = packer(2, (answer: Buffer) => new Promise<Buffer>((done, fail) => waiting.push({ answer, done, fail })))
  const [first, second, third] = [pack(Buffer.of(1)), pack(Buffer.of(2)), pack(Buffer.of(3))]
  expect([first === null, second === null, third]).toEqual([false, false, null])
  waiting[0]?.done(Buffer.of(9))
  expect(await first).toEqual(Buffer.of(9))
  expect(pack(Buffer.of(4))).not.toBeNull()
  expect(pack(Buffer.of(5))).toBeNull()
  waiting[1]?.fail(new Error('no memory'))
  await expect(second).rejects.toThrow('no memory')
  expect(pack(Buffer.of(6))).not.toBeNull()
})

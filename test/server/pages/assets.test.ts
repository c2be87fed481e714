/** The built files of the pages as the service hands them out. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { assetsIn } from '../../../server/pages/frame/assets'
import type { Running } from '../support'
import { startForTest } from '../support'
import { startWithPages } from './support'

let app: Running
beforeAll(async () => {
  app = await startWithPages()
})
afterAll(() => app.stop(100))

const styleOf = (html: string): string => /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? 'none'

function bytesOf(path: string, accept: string): Promise<{ encoding: string | undefined; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    request({ port: app.port, host: '127.0.0.1', path, headers: { 'accept-encoding': accept } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(parts) }))
    })
      .on('error', reject)
      .end()
  })
}

describe('built files', () => {
  test('are built as they are shipped, also for tests: none names a file of the machine that built it', () => {
    const folder = join(inject('pages'), 'assets')
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    expect(scripts.filter((name) => /fileName:|lineNumber:/.test(readFileSync(join(folder, name), 'utf8')) || readFileSync(join(folder, name), 'utf8').includes(process.cwd()))).toEqual([])
  })

  test('a page refers to them, and they may be kept for ever', async () => {
    const page = await app.get('/')
    const style = await app.get(styleOf(page.text))
    expect(style.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
    expect(style.text).toContain('--accent')
  })

  test('come compressed as the browser likes', async () => {
    const path = styleOf((await app.get('/')).text)
    const plain = await bytesOf(path, 'identity')
    const gzip = await bytesOf(path, 'gzip')
    const brotli = await bytesOf(path, 'gzip, deflate, br')
    const refused = await bytesOf(path, 'br;q=0, gzip;q=0.5')
    expect([plain.encoding, gzip.encoding, brotli.encoding, refused.encoding]).toEqual([undefined, 'gzip', 'br', 'gzip'])
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
  })

  test.each(['/assets/nothing.js', '/assets/..%2Fmanifest.json', '/assets/manifest.json', '/assets/style.css.gz', '/assets/'])('%s does not exist', async (path) => {
    const { status, json } = await app.get(path)
    expect([status, json.error?.code]).toEqual([404, 'not_found'])
  })

  test('name the licences of what they contain', async () => {
    const { status, text } = await app.get('/assets/THIRD-PARTY.txt')
    expect(status).toBe(200)
    expect(text).toContain('== preact ')
    expect(text).toContain('== d3-shape ')
    expect(text).toContain('== zod ')
  })

  test('hold no source maps and no absolute paths', () => {
    const folder = join(inject('pages'), 'assets')
    for (const file of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
      expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/sourceMappingURL|node_modules\//)
    }
  })
})

test('without built pages the service runs and says that they are not built', async () => {
  const bare = await startForTest({}, { pages: '/nonexistent' })
  const page = await bare.get('/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('npm run build:pages')
  expect(page.text).toContain('href="/calculators/notgroschen"')
  expect(page.text).not.toContain('<script type="module"')
  expect((await bare.get('/assets/style.css')).status).toBe(404)
})

test('the source tree finds them, too, so that npm run dev shows pages with their scripts', () => {
  expect(assetsIn().filesOf('style.css')?.styles).toHaveLength(1)
})

/** The mocks in a service worker of a real Chromium, against the models in this process. */
import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { procedures } from '../../core/registry/procedures'
import { run } from '../../core/operations/run'
import { sourceOf } from '../../sdk/local/models'
import { sampleBundle } from '../../sdk/local/sample-bundle'
import { chromiumPath, noBrowser } from '../support/chromium'

const worker = fileURLToPath(new URL('../../node_modules/msw/lib/mockServiceWorker.js', import.meta.url))
const page = fileURLToPath(new URL('./browser/page.ts', import.meta.url))

let server: Server
let browser: Browser
let answers: { retried: unknown; refused: unknown; examples: Record<string, unknown> }

/** Serves the page's script, the worker of msw, and an empty page. */
function serve(script: string): Promise<string> {
  server = createServer((request, response) => {
    const bodies: Record<string, string> = { '/page.js': script, '/mockServiceWorker.js': readFileSync(worker, 'utf8') }
    const body = bodies[request.url ?? '']
    response.writeHead(200, { 'content-type': body === undefined ? 'text/html' : 'text/javascript' })
    response.end(body ?? '<!doctype html><script type="module" src="/page.js"></script>')
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`)
    })
  })
}

describe.skipIf(noBrowser)('mocks in Chromium (skipped where there is none)', () => {
  beforeAll(async () => {
    const bundled = await build({ entryPoints: [page], bundle: true, format: 'esm', platform: 'browser', write: false, logLevel: 'silent' })
    const url = await serve(bundled.outputFiles[0]?.text ?? '')
    browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
    const tab = await browser.newPage()
    await tab.goto(url)
    answers = await tab.evaluate('window.answers')
  })

  afterAll(async () => {
    await browser?.close()
    server?.close()
  })

  it.each(procedures.map((procedure) => [`${procedure.group}.${procedure.name}`, procedure] as const))('%s answers its example', async (_name, procedure) => {
    const context = { now: '2026-11-20T12:00:00.000Z', baseUrl: 'http://mocked.example', reference: sourceOf(sampleBundle) }
    const outcome = await run(procedure, procedure.example, context)
    if (!outcome.ok) throw new Error(outcome.error.code)
    const answer = answers.examples[procedure.path]
    expect(answer).toMatchObject({ data: JSON.parse(JSON.stringify(outcome.data)), error: null })
  })

  it('a refused call is tried again', () => {
    expect(answers.retried).toMatchObject({ calculator: 'notgroschen' })
  })

  it('an invalid request names its field', () => {
    expect(answers.refused).toMatchObject({ name: 'InvalidRequestError', issues: [{ path: ['inputs', 'wert_jahresanfang'] }] })
  })
})

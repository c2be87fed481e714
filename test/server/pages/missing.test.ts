import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PORTFOLIO, type Running } from '../support'
import { allPages } from './all-pages'
import { startWithPages } from './support'

let app: Running
beforeAll(async () => {
  app = await startWithPages({})
})
afterAll(() => app.stop(100))

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'de' }

test.each(['/nothing', '/portfolio/nothing', '/calculators/nothing/more'])('a browser gets a page in its language for %s', async (path) => {
  const { status, headers, text } = await app.get(path, browser)
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(text).toContain('Diese Seite gibt es nicht')
})

test.each([
  ['overloaded', 503, { load: { isHigh: () => true, enter: () => undefined, leave: () => undefined, stop: () => undefined } }, 'Hier ist gerade viel los'],
  ['internal_error', 500, { now: () => { throw new Error('a secret') } }, 'Diese Seite konnte nicht erzeugt werden'],
] as const)('a browser reads a page where a service is %s, with a way to try again, and a program the table', async (code, status, options, title) => {
  const failing = await startWithPages({}, options)
  const page = await failing.get('/portfolio?locale=de', browser)
  expect([page.status, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
  expect(page.text).toContain(`<h1>${title}</h1>`)
  expect(page.text).toContain('href="/portfolio?locale=de">Erneut versuchen')
  expect(page.text).not.toContain('secret')
  const answer = await failing.get('/nothing', { accept: '*/*' })
  expect(answer.json.error?.code).toBe(code === 'overloaded' ? code : 'not_found')
  await failing.stop(100)
})

test.each([['/nothing', {}], [`${PORTFOLIO}/nothing`, browser], ['/trpc/nothing', browser]])('%s is answered by the table of errors for programs', async (path, headers) => {
  const answer = await app.get(path, headers)
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
})

test.each([['/guide', '/guide/portfolio-analysis'], ['/methodology?locale=de', '/methodology/portfolio-analysis?locale=de']])('%s leads to %s', async (path, target) => {
  const { status, headers } = await app.get(path, browser)
  expect([status, headers.location]).toEqual([302, target])
})

/** Scripts of kinds of pages that none of these pages loads: tests of all pages would pass them by. */
async function scriptsWithout(paths: readonly string[]): Promise<string[]> {
  const loaded = (await Promise.all(paths.map(async (path) => (await app.get(path, browser)).text))).flatMap((text) => [...text.matchAll(/<script[^>]*src="\/assets\/([a-z-]+)-[\w-]{8}\.js"/g)].map(([, name]) => name))
  return readdirSync('server/pages/entries').filter((file) => file.endsWith('.tsx')).map((file) => file.replace('.tsx', '')).filter((name) => !loaded.includes(name))
}

test('every kind of page that has a script is among all pages, and one that was forgotten is found', async () => {
  const paths = allPages.map(([path]) => path)
  expect(await scriptsWithout(paths)).toEqual([])
  expect(await scriptsWithout(paths.filter((path) => path !== '/docs'))).toEqual(['docs'])
})

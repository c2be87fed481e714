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

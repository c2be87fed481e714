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

/** Addresses that answer a browser with a page; the tabs of the portfolio are `/portfolio`. */
async function pagesOf(tree: string): Promise<string[]> {
  const parts: string[] = []
  const paths = tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (\S+) \((.*)\)$/.exec(line) ?? []
    parts.splice(indent.length / 4, Infinity, part)
    return methods.includes('GET') && !/[:*]/.test(part) && parts[1] !== 'portfolio' ? [parts.join('')] : []
  })
  const answers = await Promise.all(paths.map((path) => app.get(path, browser)))
  return paths.filter((_path, at) => answers[at]?.status === 200 && answers[at]?.headers['content-type']?.startsWith('text/html'))
}

test('every page is among all pages, and one that was forgotten is found', async () => {
  const [found, listed] = [await pagesOf(app.server.printRoutes({ commonPrefix: false })), allPages.map(([path]) => path)]
  const forgotten = (list: readonly string[]): string[] => found.filter((path) => !list.includes(path))
  expect(forgotten(listed)).toEqual([])
  expect(forgotten(listed.filter((path) => path !== '/docs'))).toEqual(['/docs'])
  expect(listed.filter((path) => !found.includes(path))).toEqual(['/portfolio', '/no-such-page'])
})

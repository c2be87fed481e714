import { afterAll, beforeAll, expect, test } from 'vitest'
import { PORTFOLIO, type Running } from '../support'
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

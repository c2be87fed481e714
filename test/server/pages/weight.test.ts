/** What a page weighs on the wire when nothing is cached: gzip, headers included. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reference } from '../data/embedded-book'
import type { Running } from '../support'
import { allPages } from './all-pages'
import { countBytes } from './inspect'
import { noBrowser, openTab, startBrowser, startWithPages } from './support'

const MAX_BYTES = 90_000
/** The portfolio page, without the index of the search, which comes when a field gets the focus. */
const MAX_PORTFOLIO_BYTES = 110_000

describe.skipIf(noBrowser)('the weight', () => {
  let app: Running
  let browser: Browser

  beforeAll(async () => {
    app = await startWithPages({ REQUEST_LIMIT: '0' }, { reference: { open: async () => reference } })
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await app?.stop(100)
  })

  test.each(allPages.map(([path]) => path))('of %s', async (path) => {
    const { page, context } = await openTab(browser, app.url, { extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
    const bytes = await countBytes(page)
    await page.goto(`${path}?locale=de`, { waitUntil: 'networkidle' })
    const weight = bytes()
    await context.close()
    expect(weight).toBeGreaterThan(5000)
    expect(weight).toBeLessThan(path === '/portfolio' ? MAX_PORTFOLIO_BYTES : MAX_BYTES)
  })
})

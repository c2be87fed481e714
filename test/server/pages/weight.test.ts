/** What a page weighs on the wire when nothing is cached: gzip, headers included. */
import { describe, expect, test } from 'vitest'
import { reference } from '../data/embedded-book'
import { allPages } from './all-pages'
import { countBytes } from './inspect'
import { noBrowser, openTab, pagesInBrowser } from './support'

const MAX_BYTES = 90_000
/** The portfolio page, without the index of the search, which comes when a field gets the focus. */
const MAX_PORTFOLIO_BYTES = 110_000

describe.skipIf(noBrowser)('the weight', () => {
  const on = pagesInBrowser({ REQUEST_LIMIT: '0' }, { reference: { open: async () => reference } })

  test.each(allPages.map(([path]) => path))('of %s', async (path) => {
    const { page, close } = await openTab(on.browser, on.app.url, { extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
    const bytes = await countBytes(page)
    await page.goto(`${path}?locale=de`, { waitUntil: 'networkidle' })
    const weight = bytes()
    await close()
    expect(weight).toBeGreaterThan(5000)
    expect(weight).toBeLessThan(path === '/portfolio' ? MAX_PORTFOLIO_BYTES : MAX_BYTES)
  })
})

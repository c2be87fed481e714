/** What every page must keep: nothing serious for axe in light and dark, no foreign request, few bytes, no sideways scrolling on a phone. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculators } from '../../../core/registry'
import type { Running } from '../support'
import { charted, noBrowser, openTab, startBrowser, startWithPages } from './support'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Bytes of a cold page with gzip, headers included. */
const MAX_BYTES = 120_000

let app: Running
let browser: Browser

/** Violations that block someone, with the elements that have them. */
async function blocking(page: Page, rules: object = {}): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(rules)})`)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Adds up what the network carries. */
async function countBytes(page: Page): Promise<() => number> {
  let bytes = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return () => bytes
}

async function inspect(path: string, act: (page: Page) => Promise<void> = async () => {}) {
  const { page, context, complaints, foreign } = await openTab(browser, app.url, { extraHTTPHeaders: { 'accept-encoding': 'gzip' }, reducedMotion: 'reduce' })
  const bytes = await countBytes(page)
  await page.goto(path)
  await charted(page)
  const transferred = bytes()
  await act(page)
  await page.evaluate(axe)
  const light = await blocking(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  // Of all rules only that of contrast depends on the colours.
  const dark = await blocking(page, { runOnly: ['color-contrast'] })
  await page.setViewportSize({ width: 390, height: 800 })
  // Charts follow the new width a moment later.
  await page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, { timeout: 3000 }).catch(() => undefined)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await context.close()
  return { light, dark, overflow, transferred, complaints, foreign }
}

const clean = { light: [], dark: [], foreign: [], overflow: 0 }

describe.skipIf(noBrowser)('every page', () => {
  beforeAll(async () => {
    app = await startWithPages()
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await app?.stop(100)
  })

  test.each(['/', '/calculators', ...calculators.map(({ slug }) => `/calculators/${slug}`)])('%s', async (path) => {
    const { transferred, ...found } = await inspect(path)
    expect(found).toEqual({ ...clean, complaints: [] })
    expect(transferred).toBeGreaterThan(5000)
    expect(transferred).toBeLessThan(MAX_BYTES)
  })

  test('a calculator with scenarios, an error and German words', async () => {
    const found = await inspect('/calculators/schenkungsteuer?locale=de&mode=schedule', async (page) => {
      await page.getByRole('button', { name: /weiterem Szenario/ }).click()
      await page.getByLabel('Wert der Schenkung').fill('')
      await page.getByText('Nicht aktuell').waitFor()
    })
    expect(found).toMatchObject({ ...clean, complaints: [] })
  })

  test('a damaged link', async () => {
    const found = await inspect('/calculators/notgroschen?bufferMonths=7')
    expect(found).toMatchObject(clean)
  })
})

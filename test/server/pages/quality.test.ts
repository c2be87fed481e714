/** What every page must keep: nothing serious for axe in light and dark, no foreign request, no sideways scrolling on a phone. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculators } from '../../../core/registry/registry'
import type { Running } from '../support'
import { clean, inspect } from './inspect'
import { noBrowser, startBrowser, startWithPages } from './support'

let app: Running
let browser: Browser

describe.skipIf(noBrowser)('every page', () => {
  beforeAll(async () => {
    app = await startWithPages()
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await app?.stop(100)
  })

  test.each(['/', '/calculators', ...calculators.map(({ slug }) => `/calculators/${slug}?locale=de`)])('%s', async (path) => {
    expect(await inspect(browser, app.url, path)).toEqual({ ...clean, complaints: [] })
  })

  test('a calculator with scenarios, an error and German words', async () => {
    const found = await inspect(browser, app.url, '/calculators/schenkungsteuer?locale=de&mode=schedule', async (page) => {
      await page.getByRole('button', { name: /weiterem Szenario/ }).click()
      await page.getByLabel('Wert der Schenkung', { exact: true }).fill('')
      await page.getByText('Nicht aktuell').waitFor()
    })
    expect(found).toMatchObject({ ...clean, complaints: [] })
  })

  test('a damaged link', async () => {
    const found = await inspect(browser, app.url, '/calculators/notgroschen?bufferMonths=7')
    expect(found).toMatchObject(clean)
  })
})

/** What every page must keep: nothing serious for axe in light and dark, no foreign request, no sideways scrolling on a phone. */
import { describe, expect, test } from 'vitest'
import { calculators } from '../../../core/registry/registry'
import { clean, inspect } from './inspect'
import { noBrowser, pagesInBrowser } from './support'

const on = pagesInBrowser()

describe.skipIf(noBrowser)('every page', () => {
  test.each(['/', '/calculators', ...calculators.map(({ id: slug }) => `/calculators/${slug}?locale=de`)])('%s', async (path) => {
    expect(await inspect(on.browser, on.app.url, path)).toEqual({ ...clean, complaints: [] })
  })

  test('a calculator with scenarios, an error and German words', async () => {
    const found = await inspect(on.browser, on.app.url, '/calculators/schenkungsteuer?locale=de&mode=schedule', async (page) => {
      await page.getByRole('button', { name: /weiterem Szenario/ }).click()
      await page.getByLabel('Wert der Schenkung', { exact: true }).fill('')
      await page.getByText('Nicht aktuell').waitFor()
    })
    expect(found).toMatchObject({ ...clean, complaints: [] })
  })

  test('a damaged link', async () => {
    const found = await inspect(on.browser, on.app.url, '/calculators/notgroschen?bufferMonths=7')
    expect(found).toMatchObject(clean)
  })
})

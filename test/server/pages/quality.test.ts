/** What pages must keep when something was done on them: nothing serious for axe in light and dark, no foreign request, no sideways scrolling on a phone. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { analyses as modules } from '../../../core/registry/registry'
import { reference } from '../data/embedded-book'
import { clean, countBytes, inspect } from './inspect'
import { answered, charted, noBrowser, pagesInBrowser } from './support'

/** Bytes of a cold portfolio page with gzip, its charts, one result and one analysis included. */
const MAX_BYTES = 218_000

const on = pagesInBrowser({}, { reference: { open: async () => reference } })

const analyses = modules['portfolio-analysis'].map(({ id }) => id)

async function openTabs(page: Page, ids: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: /example|Beispiel/ }).click()
  for (const id of ids) {
    await page.locator(`#tab-${id}`).click()
    await page.locator(`#panel-${id} > section`).waitFor()
    await answered(page.locator(`#panel-${id}`))
  }
  await page.evaluate(() => document.querySelectorAll('[role=tabpanel]').forEach((panel) => panel.removeAttribute('hidden')))
  await charted(page)
}

describe.skipIf(noBrowser)('pages in use', () => {
  test('a calculator with scenarios, an error and German words', async () => {
    const found = await inspect(on.browser, on.app.url, '/calculators/schenkungsteuer?locale=de&mode=schedule', async (page) => {
      await page.getByRole('button', { name: /weiterem Szenario/ }).click()
      await page.getByText('Szenario 2').first().waitFor()
      await page.getByLabel('Wert der Schenkung', { exact: true }).fill('')
      await page.getByText('Nicht aktuell').waitFor()
    })
    expect(found).toMatchObject({ ...clean, complaints: [] })
  })

  test('a damaged link', async () => {
    const found = await inspect(on.browser, on.app.url, '/calculators/notgroschen?bufferMonths=7')
    expect(found).toMatchObject(clean)
  })

  test('the portfolio page, empty', async () => {
    expect(await inspect(on.browser, on.app.url, '/portfolio')).toEqual({ ...clean, complaints: [] })
  })

  test('the portfolio page with a result and a chart is small', async () => {
    const { page, close } = await on.openTab({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
    const bytes = await countBytes(page)
    await page.goto('/portfolio')
    await openTabs(page, ['stress-scenarios'])
    const weight = await bytes()
    expect(weight).toBeGreaterThan(MAX_BYTES / 2)
    expect(weight).toBeLessThan(MAX_BYTES)
    await close()
  })

  test('a result prints on three sheets at most, and is below 6,000 px on a phone while its details are closed', async () => {
    const { page, close } = await on.openTab({ viewport: { width: 360, height: 740 } })
    await page.goto('/portfolio?locale=de')
    await page.getByRole('button', { name: /Beispiel/ }).click()
    await page.locator('.tile').first().waitFor()
    await charted(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000)
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(sheets.length).toBeGreaterThan(0)
    expect(sheets.length).toBeLessThanOrEqual(3)
    // With all details open no table but one of years is wider than the phone; its columns keep their names, and a value stands below the name of its row.
    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => details.setAttribute('open', '')))
    const boxes = await page.locator('.scroll:visible').evaluateAll((all) => all.map((box) => [box.getAttribute('aria-label'), box.scrollWidth - box.clientWidth]))
    expect(boxes.map(([name]) => name)).toEqual(expect.arrayContaining(['Größte Unternehmen', 'Positionen', 'Verwendete Bestandslisten']))
    expect(boxes.filter(([, beyond]) => Number(beyond) > 0)).toEqual([])
    const table = page.getByRole('table', { name: 'Positionen', exact: true })
    expect(await table.getByRole('columnheader').allInnerTexts()).toHaveLength(5)
    const row = table.getByRole('row').nth(1)
    const name = await row.getByRole('rowheader').boundingBox()
    const value = await row.getByRole('cell').first().boundingBox()
    expect(value?.y).toBeGreaterThanOrEqual((name?.y ?? Infinity) + (name?.height ?? 0))
    await close()
  })

  test('the portfolio page with every analysis open, in German', async () => {
    const { light, dark, foreign, overflow, complaints } = await inspect(on.browser, on.app.url, '/portfolio?locale=de', (page) => openTabs(page, analyses))
    expect({ light, dark, foreign, overflow, complaints }).toEqual({ ...clean, complaints: [] })
  })

  test('the portfolio page with errors', async () => {
    const found = await inspect(on.browser, on.app.url, '/portfolio', async (page) => {
      await page.locator('#csv-text').fill('ISIN;Wert\nX;abc')
      await page.getByRole('button', { name: 'Take over' }).click()
      await page.getByText('Nothing was taken over').waitFor()
      await page.locator('.holdings input').first().fill('X')
      await page.getByRole('button', { name: 'Analyse' }).click()
      await page.locator('.field-error').first().waitFor()
    })
    expect(found).toMatchObject({ ...clean, complaints: [] })
  })

  test('the viewer of the interfaces, before and after a call', async () => {
    const { light, dark, foreign, overflow, complaints } = await inspect(on.browser, on.app.url, '/docs', async (page) => {
      await page.getByRole('heading', { name: 'Try it' }).waitFor()
      await page.getByRole('button', { name: 'Send' }).click()
      await page.locator('.answer').waitFor()
      await page.evaluate(() => document.querySelectorAll('details').forEach((details) => details.toggleAttribute('open', true)))
      await page.locator('.schema .schema').first().waitFor()
    })
    expect({ light, dark, foreign, overflow, complaints }).toEqual({ ...clean, complaints: [] })
  })
})

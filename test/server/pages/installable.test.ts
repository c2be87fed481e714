/** What is kept on the device on request or for no connection: the theme, and pages that calculate in the browser. */
import { describe, expect, test } from 'vitest'
import { noBrowser, pagesInBrowser } from './support'

describe.skipIf(noBrowser)('pages on a device', () => {
  const on = pagesInBrowser({ RATE_LIMIT_UNITS: '1000' })

  test('the switch changes the theme, before anything is drawn, until it is that of the system again', async () => {
    const { page, close, complaints } = await on.openTab()
    const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.goto('/calculators?locale=de')
    const light = await ground()
    await page.getByRole('button', { name: 'Hell oder dunkel' }).click()
    const dark = await ground()
    expect(dark).not.toBe(light)
    await page.goto('/portfolio?locale=de', { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    expect(await ground()).toBe(dark)
    await page.emulateMedia({ media: 'print' })
    expect(await ground()).not.toBe(dark)
    await page.emulateMedia({ media: null })
    await page.getByRole('button', { name: 'Hell oder dunkel' }).click()
    expect([await ground(), await page.evaluate(() => localStorage.length)]).toEqual([light, 0])
    expect(complaints).toEqual([])
    await close()
  })

  test('the pages can be installed', async () => {
    const manifest = await on.app.get('/manifest.webmanifest')
    expect(manifest.headers['content-type']).toContain('application/manifest+json')
    expect(JSON.parse(manifest.text)).toMatchObject({ name: 'depotkit', display: 'standalone', start_url: '/', icons: [{ src: '/icon.svg' }] })
    expect((await on.app.get('/icon.svg')).text).toContain('<svg')
    expect((await on.app.get('/depot-tax')).text).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  })

  test.each(['/calculators/entnahmeplan?locale=de', '/depot-tax?locale=de'])('%s calculates without a connection', async (path) => {
    const context = await on.browser.newContext({ baseURL: on.app.url })
    const page = await context.newPage()
    await page.goto(path)
    await page.waitForFunction(async (address) => (await caches.match(address)) !== undefined, path)
    await page.waitForFunction(async () => (await (await caches.open('depotkit')).keys()).length > 5)
    await page.waitForTimeout(1000)
    await context.setOffline(true)
    await page.reload()
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    if (path.startsWith('/depot-tax')) {
      await page.getByRole('button', { name: /Beispiel/ }).click()
      await page.locator('[data-debit]').waitFor()
      await page.locator('.steps').getByRole('button', { name: /Wie viel/ }).click()
      await page.locator('#sale-net').waitFor()
    } else {
      const answer = page.locator('.outcome .answer-figure, .outcome data').first()
      const before = await answer.innerText()
      await page.locator('.inputs .amount').first().fill('90000')
      await page.waitForFunction((text) => document.querySelector('.outcome .answer-figure, .outcome data')?.textContent !== text, before)
      expect(await page.locator('.outcome .notice').count()).toBe(0)
    }
    const name = await page.locator('h1').innerText()
    // An address with inputs is never kept.
    expect(await page.evaluate(async () => (await (await caches.open('depotkit')).keys()).filter(({ url }) => new URL(url).search.length > '?locale=de'.length).length)).toBe(0)
    await page.goto('/portfolio?locale=de')
    expect(await page.locator('h1').innerText()).toBe('Keine Verbindung')
    await page.getByRole('link', { name }).click()
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    await context.close()
  })

  test('a page of a result has no worker: nothing of it is kept', async () => {
    expect((await on.app.get('/portfolio')).text).not.toContain('data-offline')
  })
})

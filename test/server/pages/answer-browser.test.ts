/** The answer comes first: the four figures above the fold, then cards that say one thing each, all else after, on paper too; in a real Chromium. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isinFault } from '../../../core/values/isin'
import type { Snapshot } from '../../../sdk'
import { reference } from '../data/embedded-book'
import { charted } from './charted'
import { layoutShift, violationsOf } from './inspect'
import { answered, noBrowser, pagesInBrowser, type Tab } from './support'

const twenty = [
  'IE00B4L5Y983', 'IE00BKM4GZ66', 'IE00B5BMR087', 'US0378331005', 'US5949181045', 'US0231351067', 'US02079K3059', 'US67066G1040', 'US30303M1027', 'US88160R1014',
  'DE0007164600', 'DE0007236101', 'DE0008404005', 'CH0038863350', 'NL0010273215', 'DE000BASF111', 'IE00BK5BQT80', 'IE00B3RBWM25', 'IE00B4L5YC18', 'FR0000121014',
]

describe.skipIf(noBrowser)('the answer of the portfolio page in Chromium', () => {
  const on = pagesInBrowser({ RATE_LIMIT_UNITS: '10000', REQUEST_LIMIT: '0', MAX_HOLDINGS: '100' }, { reference: { open: async () => reference } })

  async function analysed(width: number, height: number): Promise<Pick<Tab, 'page' | 'close'>> {
    const { page, close } = await on.openTab({ viewport: { width, height }, reducedMotion: 'reduce' })
    await page.goto('/portfolio?locale=de')
    await page.getByRole('button', { name: /Beispiel/ }).click()
    await page.locator('.treemap').waitFor({ state: 'attached' })
    // The comparison with the world index comes a moment later.
    await page.getByText('Branchen gegen den Weltindex').first().waitFor()
    await page.locator('.map').waitFor()
    await charted(page)
    return { page, close }
  }

  const looked = new Map<number, ReturnType<typeof analysed>>()

  /** One visit for all tests that only look; each leaves the page at the overview, as wide as it was. */
  function visit(width: number, height: number): ReturnType<typeof analysed> {
    const made = looked.get(width) ?? analysed(width, height)
    looked.set(width, made)
    return made
  }

  /** Where an element ends on the whole page. */
  const endOf = (page: Page, selector: string): Promise<number> => page.locator(selector).first().evaluate((element) => element.getBoundingClientRect().bottom + scrollY)

  test.each([['a phone', 360, 740], ['a desk', 1280, 900]])('on %s, the four figures and what they rest on stand on the first screen, and the way to other holdings is folded away', async (_, width, height) => {
    const { page, close } = await analysed(width, height)
    expect(await page.locator('.tile').count()).toBe(4)
    expect(await endOf(page, '.tiles')).toBeLessThanOrEqual(height)
    expect(await endOf(page, '.results > .scale')).toBeLessThanOrEqual(height)
    // On a desk the holdings stand in a rail beside the answer.
    expect(await page.locator('.entry').isVisible()).toBe(width > 1000)
    expect(await page.locator('.import').isVisible()).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000)
    await page.getByRole('button', { name: 'Positionen ändern' }).click()
    for (const part of ['.entry', '.import']) expect(await page.locator(part).isVisible(), part).toBe(true)
    await close()
  })

  test('no word of a tile is broken, on a phone and on a desk', async () => {
    const { page, close } = await on.openTab({ viewport: { width: 360, height: 740 } })
    await page.goto('/portfolio?locale=de')
    await page.locator('.entry .holdings input:not(.amount)').first().fill('US8740391003')
    await page.locator('.entry .holdings .amount').first().fill('1000')
    await page.getByRole('button', { name: 'Analysieren' }).click()
    const company = page.locator('.tile strong').first()
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await company.evaluate((element) => {
        const { firstChild: text } = element
        const range = document.createRange()
        return [...(text?.textContent ?? '').matchAll(/[\p{L}]+/gu)].map(({ 0: word, index }) => {
          range.setStart(text!, index)
          range.setEnd(text!, index + word.length)
          return [word, range.getClientRects().length]
        })
      }), String(width)).toEqual([['Taiwan', 1], ['Semiconductor', 1], ['Manufacturing', 1]])
    }
    await close()
  })

  test('of 60 holdings a phone shows 20 rows until the others are asked for, or one of them is wrong', async () => {
    const { page, close } = await on.openTab({ viewport: { width: 360, height: 740 } })
    const unknown = Array.from({ length: 600 }, (_, index) => `XX${String(index).padStart(10, '0')}`).filter((isin) => isinFault(isin) === null)
    expect(unknown.length).toBe(60)
    await page.goto('/portfolio?locale=de')
    await page.locator('#csv-text').fill(unknown.map((isin) => `${isin} 1000`).join('\n'))
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    await page.locator('.tile').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000)
    await page.getByRole('button', { name: 'Positionen ändern' }).click()
    const rows = page.locator('.entry .holdings li')
    expect(await rows.count()).toBe(20)
    await page.getByRole('button', { name: 'Alle 60 zeigen' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('now-what-21')
    expect(await rows.count()).toBe(60)
    await rows.nth(50).locator('.amount').fill('viel')
    await page.reload()
    await rows.nth(19).waitFor()
    expect(await rows.count()).toBe(20)
    await page.getByRole('button', { name: 'Analysieren' }).click()
    await rows.nth(50).locator('.field-error').waitFor()
    await rows.nth(50).locator('.amount').fill('1000')
    expect(await rows.count()).toBe(60)
    await close()
  })

  test('a comparison of 20 holdings with 20 is below 6,000 px on a phone; the rows beyond the tenth are shown when they are asked for', async () => {
    const { page, close } = await on.openTab({ viewport: { width: 360, height: 740 } })
    await page.goto('/portfolio?locale=de')
    await page.locator('#csv-text').fill(twenty.map((isin) => `${isin} 1000`).join('\n'))
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    await page.locator('.tile').first().waitFor()
    await page.locator('#tab-compare').click()
    const rows = page.locator('#panel-compare .holdings li')
    await rows.first().waitFor()
    expect(await rows.count()).toBe(10)
    for (let row = 0; row < 10; row += 1) await rows.nth(row).locator('.amount').fill(String(2000 + 100 * row))
    await page.locator('#panel-compare .deltas').first().waitFor()
    await page.getByText('Nicht aktuell').waitFor({ state: 'detached' })
    await page.locator('#panel-compare').getByText('Wie 2008').nth(1).waitFor()
    expect(await rows.nth(9).locator('.amount').inputValue()).toBe('2900')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000)
    await page.getByRole('button', { name: 'Alle 20 zeigen' }).click()
    expect(await rows.count()).toBe(20)
    await close()
  })

  test.each([['a phone', 360, 740], ['a desk', 1280, 900]])('on %s, the way to the sections marks the one in view, down and up, and stays in sight', async (_, width, height) => {
    const { page } = await visit(width, height)
    await page.evaluate(() => scrollTo(0, 0))
    const before = await layoutShift(page)
    const marked = () => page.locator('.section-nav [aria-current]').allTextContents()
    // Not by the mouse of Playwright: while page and bar move on a busy machine, its clicks are lost.
    const press = (button: Locator): Promise<void> => button.evaluate((element: HTMLElement) => element.click())
    const lead = async (name: string): Promise<void> => {
      await press(page.locator('.section-nav').getByRole('button', { name, exact: true }))
      await expect.poll(marked).toEqual([name])
    }
    for (const name of ['Branchen', 'Länder', 'Firmen']) {
      await lead(name)
      await expect.poll(() => page.locator(`#section-${{ Branchen: 'sectors', Länder: 'geography', Firmen: 'look-through' }[name]}`).evaluate((title) => title.getBoundingClientRect().top)).toBeLessThan(height / 5)
    }
    // Scrolled by hand: the button of the one in view comes into sight, and nothing moves of itself.
    await page.locator('#section-costs').evaluate((title) => scrollTo(0, title.getBoundingClientRect().top + scrollY - 60))
    await expect.poll(marked).toEqual(['Kosten'])
    await expect.poll(() => page.locator('.section-nav [aria-current]').evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    })).toBe(true)
    // Back by so little that only the one before is there again.
    await page.locator('#section-costs').evaluate((title) => scrollBy(0, (title.closest('.panel') ?? title).getBoundingClientRect().top - innerHeight * 0.15 - 40))
    await expect.poll(marked).toEqual(['Doppelt'])
    // So does each that is reached by keyboard.
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('#tab-overview').focus()
    const reached = () => page.evaluate(() => {
      const { left = -1, right = -1 } = document.activeElement?.getBoundingClientRect() ?? {}
      return [document.activeElement?.textContent, left >= 0 && right <= innerWidth]
    })
    for (const name of ['Firmen', 'Branchen', 'Länder', 'Währungen', 'Doppelt', 'Kosten', 'Anlageklassen', 'Streuung']) {
      await page.keyboard.press('Tab')
      expect(await reached()).toEqual([name, true])
    }
    // It stays there while the page below is scrolled.
    await page.locator('#section-sectors').evaluate((title) => scrollTo(0, title.getBoundingClientRect().top + scrollY - 60))
    await expect.poll(marked).toEqual(['Branchen'])
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await reached()).toEqual(['Streuung', true])
    expect(await layoutShift(page) - before).toBeLessThanOrEqual(0.02)
    // The page ends before the last one is at the top of the window.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(marked).toEqual(['Streuung'])
    for (const name of ['Anlageklassen', 'Streuung']) await lead(name)
    // From there an analysis begins in sight, also once it has come.
    await press(page.locator('#tab-industries'))
    await answered(page.locator('#panel-industries'))
    await expect.poll(() => page.locator('#panel-industries').evaluate((panel) => panel.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
    expect(await marked()).toEqual([])
    await press(page.locator('.tabs [role="tab"]').first())
  })

  test('of a tall window that shows several sections to the end of the page, the one that was led to is marked', async () => {
    const { page, close } = await on.openTab({ viewport: { width: 1280, height: 2400 } })
    await page.goto('/portfolio?locale=de')
    await page.getByRole('button', { name: 'Beispiel' }).click()
    await page.locator('.sections > .panel').last().waitFor()
    for (const name of ['Kosten', 'Streuung', 'Anlageklassen']) {
      await page.locator('.section-nav').getByRole('button', { name, exact: true }).click()
      await expect.poll(() => page.locator('.section-nav [aria-current]').allTextContents()).toEqual([name])
    }
    await close()
  })

  test('on a phone, the tab that is open is in view', async () => {
    const { page } = await visit(360, 740)
    for (const at of [8, 0]) {
      const tab = page.locator('.tabs [role="tab"]').nth(at)
      await tab.evaluate((element: HTMLElement) => element.click())
      await expect.poll(() => tab.evaluate((element) => element.getBoundingClientRect().left >= 0 && element.getBoundingClientRect().right <= innerWidth)).toBe(true)
    }
  })

  test('each section of the overview is a card with one figure of 28 to 40 pixels and few words, its tables closed', async () => {
    const { page } = await visit(360, 740)
    const cards = await page.locator('.sections > .panel').evaluateAll((panels) => panels.map((panel) => {
      const figures = [...panel.querySelectorAll(':scope > .answer-figure')]
      return {
        id: panel.getAttribute('aria-labelledby'), sizes: figures.map((figure) => parseFloat(getComputedStyle(figure).fontSize)), isOpen: panel.querySelector('details.more')?.hasAttribute('open'),
        note: figures[0]?.nextElementSibling?.textContent ?? '',
      }
    }))
    expect(cards.length).toBeGreaterThanOrEqual(8)
    for (const { id, sizes, note, isOpen } of cards) {
      expect(sizes, id ?? '').toHaveLength(1)
      expect(sizes[0], id ?? '').toBeGreaterThanOrEqual(28)
      expect(sizes[0], id ?? '').toBeLessThanOrEqual(40)
      expect(note.length, `${id}: ${note}`).toBeLessThanOrEqual(90)
      expect(isOpen, id ?? '').toBe(false)
    }
  })

  test('on a phone, the colours of the largest companies are those of sectors that are named below them', async () => {
    const { page } = await visit(360, 740)
    const bars = page.locator('.top-bars.narrow-only')
    const colours = (selector: string) => bars.locator(selector).evaluateAll((marks) => [...new Set(marks.map((mark) => /series-\d+/.exec(mark.getAttribute('class') ?? '')?.[0]))].sort())
    const used = await colours('ol svg[class]')
    expect(used.length).toBeGreaterThan(1)
    expect(await colours('.legend .swatch')).toEqual(used)
    const apple = bars.locator('ol li', { hasText: 'Apple' }).locator('svg[class]').first()
    expect(await bars.locator('.legend li', { has: page.locator(`.swatch.${await apple.getAttribute('class')}`) }).innerText()).toBe('Technologie')
  })

  test('on a phone, the texts of pictures stay inside them', async () => {
    const { page } = await visit(360, 740)
    expect(await page.locator('.plot text').evaluateAll((texts) => texts.filter((text) => {
      const [own, around] = [text.getBoundingClientRect(), text.closest('svg')?.getBoundingClientRect()]
      return around !== undefined && (own.left < around.left - 1 || own.right > around.right + 1)
    }).map((text) => text.textContent))).toEqual([])
  })

  test('every picture has its figures as a table behind it', async () => {
    const { page } = await visit(1280, 900)
    await page.evaluate(() => document.querySelector('.menu')?.setAttribute('open', ''))
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.results').getByRole('button', { name: 'Ergebnis als JSON' }).first().click()])
    const { analyses } = JSON.parse(readFileSync(await download.path(), 'utf8')) as Snapshot
    const figures = page.locator('#panel-overview figure.chart')
    expect(await figures.count()).toBe(4)
    const shown = async (title: RegExp): Promise<number[]> => {
      const figure = figures.filter({ hasText: title })
      await figure.getByText('Diagramm als Tabelle zeigen').click()
      return figure.locator('tbody tr').evaluateAll((rows) => rows.map((row) => Number(row.querySelector('data')?.getAttribute('value') ?? NaN)))
    }
    expect((await shown(/größten Unternehmen/)).slice(0, 40)).toEqual(analyses['look-through'].data?.positions.slice(0, 40).map(({ weight }) => weight))
    expect(await shown(/Aufteilung des Depots/)).toEqual(analyses.allocation.data?.buckets.map(({ weight }) => weight))
    // Countries are shares of the equities that have one.
    const { buckets = [], portfolioShare = 0, coverage = 0 } = analyses.geography.data?.countries ?? {}
    expect(coverage).toBeGreaterThan(0.97)
    expect(await shown(/zu Hause/)).toEqual(buckets.filter(({ key }) => key !== 'unknown').map(({ weight }) => weight / (portfolioShare * coverage)))
    const costs = await page.getByRole('list', { name: 'Was die Fonds im Jahr kosten' }).locator('data').evaluateAll((figures) => figures.map((figure) => Number(figure.getAttribute('value'))))
    expect(costs).toEqual(analyses.costs.data?.positions.map(({ annualCost }) => annualCost ?? NaN).sort((one, other) => other - one))
    expect(await shown(/Weltindex/)).toHaveLength(11)
    expect(await page.locator('table.matrix').count()).toBe(1)
  })

  test('on paper stand all analyses that were opened, with every row of what is unfolded and no control, on few pages', async () => {
    const { page, close } = await analysed(1280, 900)
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect(pages).toBeLessThanOrEqual(4)
    // What it is of and what it assumes, though both are folded on the screen.
    const printed = (text: string) => page.locator('#panel-overview details.on-paper', { hasText: text }).locator('li, tbody th').first()
    expect([await printed('ISIN').isVisible(), await printed('Annahmen').isVisible()]).toEqual([false, false])
    await page.emulateMedia({ media: 'print' })
    await expect.poll(async () => [await printed('ISIN').isVisible(), await printed('Annahmen').isVisible()]).toEqual([true, true])
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => document.querySelectorAll('.results .more').forEach((details) => details.setAttribute('open', '')))
    await page.locator('#tab-industries').click()
    await page.locator('#panel-industries .remarks').waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    // Paper is light, also where the screen is dark.
    expect(await violationsOf(page, { runOnly: ['color-contrast'] })).toEqual([])
    expect([await page.locator('#panel-overview .answer-figure').first().isVisible(), await page.locator('#panel-industries').isVisible()]).toEqual([true, true])
    // The four tiles say their figures on paper, too.
    expect(await page.locator('button:not(.term, .tile):visible, [role=tablist]:visible').count()).toBe(0)
    expect(await page.locator('.tile:visible').count()).toBe(4)
    const countries = page.locator('section[aria-labelledby="section-geography"] .bars table').nth(1).locator('tbody tr')
    expect(await countries.count()).toBeGreaterThan(12)
    expect(await countries.last().isVisible()).toBe(true)
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
    await close()
  })
})

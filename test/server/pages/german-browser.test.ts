/** German pages of depots: none of the names that the English page has for the same thing, no days as machines write them, no cents on what is inside of funds. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { interests } from '../../../core/portfolio/analyses/industries/interests'
import { themes } from '../../../core/portfolio/analyses/industries/themes'
import { restsOnWords } from '../../../core/portfolio/funds/basis'
import { industryLabels } from '../../../core/portfolio/keys/industries'
import { countryLabels, sectorLabels } from '../../../core/portfolio/keys/taxonomy'
import type { Locale, Text } from '../../../core/values/text'
import { fragmentOf } from '../../../server/pages/portfolio/input/keep'
import { reference } from '../data/embedded-book'
import { noBrowser, pagesInBrowser } from './support'

const labels: readonly Text[] = [
  ...[industryLabels, countryLabels, sectorLabels, restsOnWords].flatMap((each) => Object.values<Text>(each)), ...interests.map(({ name }) => name), ...themes.map(({ name }) => name),
]

/** Labels that are other words in German. */
const english = new Set(labels.filter(({ en, de }) => en !== de && !labels.some((other) => other.de === en)).map(({ en }) => en))

/** Texts of which the whole is the English name of something. */
const englishIn = (texts: readonly string[]): string[] => texts.filter((text) => english.has(text.trim()) || /\d{4}-\d{2}-\d{2}|\bmembers of\b|\bare not known\b/.test(text))

const centsIn = (texts: readonly string[]): string[] => texts.filter((text) => /\d,\d{2}\s€/.test(text))

const depots: readonly (readonly [name: string, lines: readonly string[]])[] = [
  ['funds of the world, of Germany and of bonds', ['IE00B4L5Y983', 'IE00BK5BQT80', 'DE0005933931', 'IE00BDBRDM35']],
  ['funds and shares', ['LU0360863863', 'US0378331005', 'DE0007164600', 'IE00BKM4GZ66']],
]

const addresses = ['', '/industries', '/revenue-geography', '/bonds'] as const

/** Runs in the page: every text of its own, and the amounts of tables of what is inside of funds. */
const texts = () => {
  const inside = [...document.querySelectorAll('#panel-overview section')].filter((section) => /look-through|sectors|geography/.test(section.getAttribute('aria-labelledby') ?? ''))
  const walker = document.createTreeWalker(document.querySelector('.results') ?? document.body, NodeFilter.SHOW_TEXT)
  const all: string[] = []
  while (walker.nextNode() !== null) all.push(walker.currentNode.textContent ?? '')
  const amounts = (inside.length > 0 ? inside : [...document.querySelectorAll('.results [role=tabpanel]')]).flatMap((each) => [...each.querySelectorAll('td.number')].map((cell) => cell.textContent ?? ''))
  return { all, amounts }
}

test('an English name is found, and so are cents', () => {
  expect(englishIn(['Banken', 'Banks', 'Software', ' United States ', 'Stand 2026-07-09'])).toEqual(['Banks', ' United States ', 'Stand 2026-07-09'])
  expect(centsIn(['6.260 €', '6.260,35 €', '12,5 %'])).toEqual(['6.260,35 €'])
})

describe.skipIf(noBrowser)('the German page of', () => {
  const on = pagesInBrowser({ RATE_LIMIT_UNITS: '100000', REQUEST_LIMIT: '0' }, { reference: { open: async () => reference } })

  async function shown(page: Page, locale: Locale, path: string, lines: readonly string[]): Promise<ReturnType<typeof texts>> {
    await page.goto('about:blank')
    await page.goto(`/portfolio${path}?locale=${locale}${await fragmentOf({ basis: 'values', baseCurrency: 'EUR', rows: lines.map((what, at) => ({ id: at + 1, what, amount: String(1234 * (at + 1)) })) })}`)
    await page.locator('.results [role=tabpanel]:not([hidden]) details.remarks').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.querySelectorAll('.results details').forEach((details) => details.toggleAttribute('open', true)))
    return page.evaluate(texts)
  }

  test.each(depots)('%s', async (_name, lines) => {
    const { page, close } = await on.openTab()
    for (const path of addresses) {
      const german = await shown(page, 'de', path, lines)
      expect(englishIn(german.all), path).toEqual([])
      if (path !== '/bonds') {
        expect(german.amounts.length, path).toBeGreaterThan(5)
        expect(centsIn(german.amounts), path).toEqual([])
      }
      if (path === '/industries') expect(englishIn((await shown(page, 'en', path, lines)).all).length, 'the English page has them').toBeGreaterThan(20)
    }
    await close()
  })
})

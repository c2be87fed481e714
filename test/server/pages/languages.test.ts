/** Every page speaks one language: no German page has an English word, no English page a German one, apart from proper names. */
import { describe, expect, test } from 'vitest'
import { reference } from '../data/embedded-book'
import { englishIn, germanIn } from '../../support/languages'
import { allPages } from './all-pages'
import { noBrowser, openTab, pagesInBrowser } from './support'

/** Of the example of depot tax. */
const NAMES = ['iShares Core Global Aggregate Bond']

/** Runs in the page: what it says, line by line, without code, names of securities and companies, and what is in another language by its mark. */
const said = (): string[] => {
  const own = document.documentElement.lang
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll(`script, style, code, pre, svg text, svg title, .sources, [lang]:not([lang="${own}"])`)) element.remove()
  for (const cell of copy.querySelectorAll('th, td, li, p, h1, h2, h3, dt, dd, label, legend, summary, button, option, a')) cell.append('\n')
  return (copy.textContent ?? '').split('\n').map((line) => line.trim()).filter((line) => line !== '')
}

describe.skipIf(noBrowser)('languages', () => {
  const on = pagesInBrowser({ RATE_LIMIT_UNITS: '10000', REQUEST_LIMIT: '0' }, { reference: { open: async () => reference } })

  // Methodology is tables of keys, of phrases that reports are matched with, and of sources, which are cited in the language that they are in, as below results.
  // Results of a portfolio are full of names of companies: the texts around them are those of the command line, which is tested with them.
  test.each(allPages.filter(([path]) => path !== '/portfolio' && !path.startsWith('/methodology')))('%s', async (path, act) => {
    const { page, close } = await openTab(on.browser, on.app.url)
    for (const [locale, foreignIn] of [['de', englishIn], ['en', germanIn]] as const) {
      await page.goto(`${path}?locale=${locale}`)
      await act(page)
      const wrong = (await page.evaluate(said)).map((line) => [...foreignIn(line, NAMES), line.slice(0, 160)]).filter((found) => found.length > 1)
      expect(wrong).toEqual([])
    }
    await close()
  })
})

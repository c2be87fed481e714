/**
 * What every page must keep: nothing serious for axe in light and dark, nothing beyond the window or cut off on a phone and on a desk, one language,
 * few bytes, no shift while it loads, a bounded height on a phone, no request to anyone else. Each page is visited once in each language, because a visit costs more than a look.
 */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { englishIn, germanIn } from '../../support/languages'
import { reference } from '../data/embedded-book'
import { allPages, type Act } from './all-pages'
import { countBytes, layoutShift, violationsOf } from './inspect'
import { charted, noBrowser, pagesInBrowser } from './support'

/** What a page weighs on the wire when nothing is cached: gzip, headers included, without what comes when it is asked for. 75 KB. */
const MAX_BYTES = 75 * 1024

/** A page does not move under the finger while it loads. */
const MOST_SHIFT = 0.02

/** Pixels that a page is high on a phone at most, while its details are closed. */
const MOST_HEIGHT = 6000

/** Of the examples. */
const NAMES = ['iShares Core Global Aggregate Bond', 'iShares Core Euro Government Bond']

/** Runs in the page: elements beyond the window that nothing scrolls to, boxes that hide a part of their text, and on a phone tables of figures that scroll sideways. */
const misfits = (): string[] => {
  const nameOf = (element: Element): string => `${element.tagName.toLowerCase()}${element.id === '' ? '' : `#${element.id}`}.${String(element.getAttribute('class') ?? '')} ${(element.textContent ?? '').trim().slice(0, 30)}`
  const scrolls = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const isWithin = (element: Element, holds: (each: Element) => boolean): boolean => {
    for (let each = element.parentElement; each !== null; each = each.parentElement) if (holds(each)) return true
    return false
  }
  const isHidden = (element: Element): boolean => element.classList.contains('visually-hidden') || element.classList.contains('skip-link')
  const found = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { right, left, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || isHidden(element) || isWithin(element, isHidden) || isWithin(element, (each) => each.tagName === 'svg')) return []
    const isBeyond = (right > innerWidth + 1 || left < -1) && !isWithin(element, scrolls)
    const { overflowX, textOverflow } = getComputedStyle(element)
    const isCut = element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis' && element.clientWidth > 0
    return isBeyond || isCut ? [`${isBeyond ? 'beyond' : 'cut'}: ${nameOf(element)}`] : []
  })
  for (const box of document.querySelectorAll('.calculator-columns .scroll')) if (innerWidth < 640 && box.scrollWidth > box.clientWidth) found.push(`scrolls: ${box.getAttribute('aria-label')}`)
  return document.documentElement.scrollWidth > innerWidth ? [...found, 'the page scrolls sideways'] : found
}

/** Runs in the page: what it says, line by line, without code, names of securities and companies, and what is in another language by its mark. */
const said = (): string[] => {
  const own = document.documentElement.lang
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll(`script, style, code, pre, svg text, svg title, .sources, [lang]:not([lang="${own}"])`)) element.remove()
  for (const cell of copy.querySelectorAll('th, td, li, p, h1, h2, h3, dt, dd, label, legend, summary, button, option, a')) cell.append('\n')
  return (copy.textContent ?? '').split('\n').map((line) => line.trim()).filter((line) => line !== '')
}

/** Misfits on a phone, and after the window has grown as it does when a phone is turned: pages measure themselves again. */
async function misfitsOn(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await charted(page)
    found.push(...(await page.evaluate(misfits)).map((each) => `${width} ${each}`))
  }
  return found
}

/** Lines of a page with words of the other language. */
const strayOn = async (page: Page, foreignIn: typeof englishIn): Promise<string[][]> =>
  (await page.evaluate(said)).map((line) => [...foreignIn(line, NAMES), line.slice(0, 160)]).filter((found) => found.length > 1)

/** Of all rules of axe only that of contrast depends on the colours. */
async function violationsInBothColours(page: Page): Promise<string[]> {
  const light = await violationsOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violationsOf(page, { runOnly: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark]
}

/** Loads a page as whoever has nothing of it, and says what that weighs. */
async function weightOf(page: Page, path: string): Promise<number> {
  const weight = await countBytes(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  return await weight()
}

/** axe looks at these where something is done on them. */
const lookedAtElsewhere = ['/portfolio', '/depot-tax', '/docs']
/**
 * Methodology is tables of keys, of phrases that reports are matched with, and of sources, which are cited in the language that they are in, as below results.
 * Results of a portfolio are full of names of companies: the texts around them are those of the command line, which is tested with them.
 */
const speaksOne = (path: string): boolean => path !== '/portfolio' && !path.startsWith('/methodology')

describe.skipIf(noBrowser)('every page', () => {
  const on = pagesInBrowser({ RATE_LIMIT_UNITS: '10000', REQUEST_LIMIT: '0' }, { reference: { open: async () => reference } })

  const opened = async () => {
    const tab = await on.openTab({ reducedMotion: 'reduce', extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
    await tab.page.setViewportSize({ width: 360, height: 900 })
    return tab
  }

  test.each(allPages)('%s', async (path: string, act: Act) => {
    const { page, complaints, foreign, close } = await opened()
    const weight = await weightOf(page, `${path}?locale=de`)
    expect(weight).toBeGreaterThan(5000)
    expect(weight).toBeLessThan(MAX_BYTES)
    expect(await layoutShift(page), 'layout shift').toBeLessThanOrEqual(MOST_SHIFT)
    await charted(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'height').toBeLessThanOrEqual(MOST_HEIGHT)
    await act(page)
    expect(await misfitsOn(page), 'German').toEqual([])
    if (speaksOne(path)) expect(await strayOn(page, englishIn)).toEqual([])
    if (!lookedAtElsewhere.includes(path)) expect(await violationsInBothColours(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 900 })
    await page.goto(`${path}?locale=en`)
    await act(page)
    expect(await misfitsOn(page), 'English').toEqual([])
    if (speaksOne(path)) expect(await strayOn(page, germanIn)).toEqual([])
    expect(complaints.filter((text) => path !== '/no-such-page' || !text.includes('404'))).toEqual([])
    expect(foreign).toEqual([])
    await close()
  })
})

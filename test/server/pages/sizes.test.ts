/** Every page on a phone and on a desk: nothing stands beyond the window, and no text is cut off, by measuring every element. */
import { describe, expect, test } from 'vitest'
import { reference } from '../data/embedded-book'
import { allPages } from './all-pages'
import { charted, noBrowser, openTab, pagesInBrowser } from './support'

/** Runs in the page: elements beyond the window that nothing scrolls to, and boxes that hide a part of their text. */
const misfits = (): string[] => {
  const nameOf = (element: Element): string => `${element.tagName.toLowerCase()}${element.id === '' ? '' : `#${element.id}`}.${String(element.getAttribute('class') ?? '')} ${(element.textContent ?? '').trim().slice(0, 30)}`
  const scrolls = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const isWithin = (element: Element, holds: (each: Element) => boolean): boolean => {
    for (let each = element.parentElement; each !== null; each = each.parentElement) if (holds(each)) return true
    return false
  }
  const isHidden = (element: Element): boolean => element.classList.contains('visually-hidden') || element.classList.contains('skip-link')
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { right, left, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || isHidden(element) || isWithin(element, isHidden) || isWithin(element, (each) => each.tagName === 'svg')) return []
    const isBeyond = (right > innerWidth + 1 || left < -1) && !isWithin(element, scrolls)
    const { overflowX, textOverflow } = getComputedStyle(element)
    const isCut = element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis' && element.clientWidth > 0
    return isBeyond || isCut ? [`${isBeyond ? 'beyond' : 'cut'}: ${nameOf(element)}`] : []
  })
}

describe.skipIf(noBrowser)('sizes', () => {
  const on = pagesInBrowser({ RATE_LIMIT_UNITS: '10000', REQUEST_LIMIT: '0' }, { reference: { open: async () => reference } })

  test.each(allPages)('%s', async (path, act) => {
    const found: string[] = []
    const { page, close } = await openTab(on.browser, on.app.url, { reducedMotion: 'reduce' })
    for (const locale of ['de', 'en']) {
      await page.setViewportSize({ width: 360, height: 900 })
      await page.goto(`${path}?locale=${locale}`)
      await act(page)
      // The window grows as it does when a phone is turned: pages measure themselves again.
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await charted(page)
        found.push(...(await page.evaluate(misfits)).map((each) => `${locale} ${width} ${each}`))
      }
    }
    expect(found).toEqual([])
    await close()
  })
})

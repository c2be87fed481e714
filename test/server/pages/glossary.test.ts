/** Every term of the glossary is explained at a word of some page, in both languages, by keyboard and by touch. */
import { describe, expect, test } from 'vitest'
import { eigenkapital } from '../../../core/calculators/eigenkapital/model'
import { calculators } from '../../../core/registry/registry'
import { explanations, ofPortfolios, pieces, terms } from '../../../server/pages/glossary/terms'
import { reference } from '../data/embedded-book'
import { analyse } from './all-pages'
import { violationsOf } from './inspect'
import { noBrowser, pagesInBrowser } from './support'

test('a text is cut at its terms and nothing of it is lost', () => {
  const sentence = 'Effektive Zahl der Emittenten, Vorabpauschale und Vorabpauschalensteuer'
  expect(pieces(sentence).filter(({ term }) => term !== null)).toEqual([
    { text: 'Effektive Zahl der Emittenten', term: 'effective-number' },
    { text: 'Vorabpauschale', term: 'advance-lump-sum' },
  ])
  expect(pieces(sentence).map(({ text }) => text).join('')).toBe(sentence)
})

test('what a house costs is not explained as the charge of a fund', () => {
  const said = eigenkapital.limitations.flatMap((each) => [each.en, each.de])
  expect(said.flatMap(pieces).map(({ term }) => term)).not.toContain('ongoing-charge')
})

test('no explanation is empty, and the two languages differ', () => {
  for (const { text } of Object.values(explanations)) {
    expect(Math.min(text.en.length, text.de.length)).toBeGreaterThan(60)
    expect(text.en).not.toBe(text.de)
  }
})

describe.skipIf(noBrowser)('in a browser', () => {
  const on = pagesInBrowser({}, { reference: { open: async () => reference } })

  test.each(['de', 'en'])('every term is used (%s), and has its explanation on the page', async (locale) => {
    const { page, close } = await on.openTab()
    await page.goto(`/portfolio?locale=${locale}`)
    await analyse(page)
    const termsShown = () => page.locator('.term').evaluateAll((all) => all.map((each) => each.getAttribute('data-term')))
    const used = new Set(await termsShown())
    expect(used.size).toBeGreaterThan(3)
    await page.goto(`/depot-tax?locale=${locale}`)
    await page.getByRole('button', { name: /example|Beispiel/ }).click()
    await page.locator('#bank-1-order').waitFor()
    for (const term of await termsShown()) used.add(term)
    await close()
    for (const path of [...calculators.map(({ id: slug }) => `/calculators/${slug}`), '/depot-tax']) {
      const { text } = await on.app.get(`${path}?locale=${locale}`)
      if (path !== '/depot-tax') expect(pieces(text).filter(({ term }) => term !== null && ofPortfolios.has(term)), path).toEqual([])
      for (const [, term = ''] of text.matchAll(/data-term="([a-z-]+)"/g)) used.add(term)
      for (const [, target] of text.matchAll(/popovertarget="([a-z-]+)"/g)) expect(text).toContain(`<div id="${target}"`)
    }
    expect([...used].sort()).toEqual(Object.keys(terms).sort())
  })

  test('opens by keyboard and by touch, closes with Escape, and leaves the field of its label alone', async () => {
    const { page, close, complaints } = await on.openTab({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.goto('/calculators/freistellungsauftrag?locale=de')
    await page.waitForSelector('html[data-ready]')
    const term = page.locator('.inputs .term').first()
    const note = page.locator(`#term-${await term.getAttribute('data-term')}`)
    await term.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => note.isVisible()).toBe(true)
    // The note covers a part of what is below it.
    expect(await violationsOf(page, { rules: { 'target-size': { enabled: false } } })).toEqual([])
    const box = await note.boundingBox()
    expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 390]).toEqual([true, true])
    await page.keyboard.press('Escape')
    await expect.poll(() => note.isVisible()).toBe(false)
    await term.tap()
    expect(await note.isVisible()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
    expect(complaints).toEqual([])
    await close()
  })
})

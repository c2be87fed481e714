/** Every page in a real Firefox: nothing is complained of, calculators calculate, and names lead to an insight by keyboard. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { calculators } from '../../../core/registry/registry'
import { makeDirectory } from '../../../server/data/directory'
import { embeddedHoldings } from '../../../server/data/embedded/embedded'
import { reference } from '../data/embedded-book'
import type { Running } from '../support'
import { allPages } from './all-pages'
import { keys, noFirefox, startFirefox, type FirefoxTab } from './firefox'
import { startWithPages } from './support'

// A busy machine makes a browser slow, not wrong.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/**
 * Runs in the page: types another amount into the first field that has one until the result follows, which it does once the page is alive. Only the whole euros
 * count: a live page writes 1.000,00 where the server wrote 1000.
 */
const changesResult = `(async () => {
  const result = () => document.querySelector('.result')?.textContent
  const before = result()
  const field = document.querySelector('.inputs input.amount')
  const amount = Number.parseInt(field.value.split(',')[0].replace(/\\D/g, '') || '0')
  for (let attempt = 1; attempt <= 100; attempt++) {
    const alive = document.querySelector('.inputs input.amount')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(alive, String(amount + attempt))
    alive.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await new Promise((done) => setTimeout(done, 100))
    if (result() !== undefined && result() !== before) return document.querySelector('.field-error') === null
  }
  return false
})()`

describe.skipIf(noFirefox)('in Firefox', () => {
  let app: Running
  let tab: FirefoxTab

  beforeAll(async () => {
    const directory = makeDirectory(await embeddedHoldings())
    app = await startWithPages({ REQUEST_LIMIT: '0' }, { reference: { open: async () => reference }, directory: async () => directory })
    tab = await startFirefox()
  })

  afterAll(async () => {
    await tab?.close()
    await app?.stop(100)
  })

  test('no page has an error or stands wider than its window', async () => {
    for (const [path] of allPages) {
      await tab.open(`${app.url}${path}?locale=de`)
      expect([path, await tab.ask(`document.documentElement.scrollWidth - document.documentElement.clientWidth`)]).toEqual([path, '0'])
      expect(await tab.ask(`document.querySelector('h1').textContent.length > 2 && document.documentElement.lang`)).toBe('de')
    }
    // The address that does not exist is answered with 404, which is no fault of its page.
    expect(tab.complaints).toEqual([])
  })

  test.each(calculators.map(({ slug }) => slug))('%s calculates', async (slug) => {
    await tab.open(`${app.url}/calculators/${slug}?locale=de`)
    await tab.until(`document.querySelector('.inputs input.amount') !== null && document.querySelector('.result') !== null`)
    expect(await tab.ask(changesResult)).toBe('true')
    expect(tab.complaints).toEqual([])
  })

  test('a name leads to an insight, by keyboard, and a term is explained', async () => {
    await tab.open(`${app.url}/portfolio?locale=de`)
    await tab.until(`document.querySelector('.holdings [role="combobox"]') !== null`)
    await tab.ask(`document.querySelector('.holdings [role="combobox"]').focus()`)
    await tab.press(...'world')
    await tab.until(`document.querySelectorAll('[role="option"]').length > 0`)
    await tab.press(keys.down, keys.enter, ...'5000', keys.enter)
    await tab.until(`document.querySelectorAll('.insights li').length > 1`)
    expect(await tab.ask(`document.querySelector('.insights').textContent`)).toMatch(/Das größte Unternehmen ist .+ %/)
    await tab.ask(`document.querySelector('.results .term').focus()`)
    await tab.press(keys.enter)
    expect(await tab.ask(`document.querySelectorAll('.term-note:popover-open').length`)).toBe('1')
    expect(tab.complaints).toEqual([])
  })
})

/** Every page in a real Firefox: nothing is complained of, calculators calculate, and names lead to an insight by keyboard. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CALCULATOR_PAGES_PATH } from '../../../core/contract/namespaces'
import { reference } from '../data/embedded-book'
import type { Running } from '../support'
import { allPages } from './all-pages'
import { keys, noFirefox, startFirefox, type FirefoxTab } from './firefox'
import { embeddedDirectory, startWithPages } from './support'

/** Runs in the page, once it is alive: types another amount into the first field that has one, and says whether the result follows. */
const changesResult = `(async () => {
  const result = () => document.querySelector('.result').textContent
  const before = result()
  const field = document.querySelector('.inputs input.amount')
  const amount = Number.parseInt(field.value.split(',')[0].replace(/\\D/g, '') || '0')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, String(amount + 1))
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  for (const end = Date.now() + 100_000; result() === before && Date.now() < end; ) await new Promise((done) => setTimeout(done, 50))
  return result() !== before && document.querySelector('.field-error') === null
})()`

const ALIVE = `document.documentElement.hasAttribute('data-ready')`

describe.skipIf(noFirefox)('in Firefox', () => {
  let app: Running
  let tab: FirefoxTab

  beforeAll(async () => {
    app = await startWithPages({ REQUEST_LIMIT: '0' }, { reference: { open: async () => reference }, directory: embeddedDirectory })
    tab = await startFirefox()
  })

  // What a page that is left had on the way is complained of, too.
  beforeEach(async () => {
    await tab.open('about:blank')
    tab.complaints.splice(0)
  })

  afterAll(async () => {
    await tab?.close()
    await app?.stop(100)
  })

  /** No page has an error or stands wider than its window. */
  async function expectWhole(path: string, isAlive = false): Promise<void> {
    await tab.open(`${app.url}${path}?locale=de`)
    // Who leaves a page while its model is on the way gets an error in the console.
    if (isAlive) await tab.until(ALIVE)
    expect([path, await tab.ask(`document.documentElement.scrollWidth - document.documentElement.clientWidth`)]).toEqual([path, '0'])
    expect(await tab.ask(`document.querySelector('h1').textContent.length > 2 && document.documentElement.lang`)).toBe('de')
    // The address that does not exist is answered with 404, which is no fault of its page.
    expect([path, tab.complaints]).toEqual([path, []])
  }

  const calculators = allPages.map(([path]) => path).filter((path) => path.startsWith(`${CALCULATOR_PAGES_PATH}/`))

  test('no other page has an error or stands wider than its window', async () => {
    for (const [path] of allPages) if (!calculators.includes(path)) await expectWhole(path)
  })

  test.each(calculators)('%s calculates', async (path) => {
    await expectWhole(path, true)
    expect(await tab.ask(changesResult)).toBe('true')
    expect(tab.complaints).toEqual([])
  })

  test('a name leads to an insight, by keyboard, and a term is explained', async () => {
    await tab.open(`${app.url}/portfolio?locale=de`)
    await tab.until(`${ALIVE} && document.querySelector('.holdings [role="combobox"]') !== null`)
    await tab.ask(`document.querySelector('.holdings [role="combobox"]').focus()`)
    await tab.press(...'world')
    await tab.until(`document.querySelectorAll('[role="option"]').length > 0`)
    await tab.press(keys.down, keys.enter, ...'5000', keys.enter, keys.enter)
    await tab.until(`document.querySelectorAll('.sections .answer-figure').length > 1`)
    expect(await tab.ask(`document.querySelector('.sections .answer-figure').textContent`)).toMatch(/\S+ .*\d\s%/)
    await tab.ask(`(document.querySelectorAll('.results details').forEach((details) => (details.open = true)), document.querySelector('.results .term').focus())`)
    await tab.press(keys.enter)
    await tab.until(`document.querySelectorAll('.term-note:popover-open').length === 1`)
    expect(tab.complaints).toEqual([])
  })
})

/**
 * How quickly pages come and answer, in a real Chromium.
 * Interactive: from the start of the navigation, nothing cached, until the script has taken over; beside it the ratio to
 * a page of the same frame and style with an empty Preact component, served by nothing but Node, in the same run.
 * Answer: from the input event until the new result is painted.
 * Search: from a key in the field for names until its offers are in the page, over the embedded directory.
 */
import { chromium, type Browser, type Page } from 'playwright-core'
import { DIRECTORY_PATH } from '../../core/contract/namespaces'
import { calculators } from '../../core/registry/registry'
import { buildService } from '../../scripts/build-service'
import { startService, stopServices } from '../support/built'
import { chromiumPath, noBrowser } from '../support/chromium'
import { startEmptyPage } from './empty-page'
import { median } from './measure'

/** Runs in the page: changes the first amount to and fro, and times the frame that shows the result. */
const answers = `(async () => {
  const field = document.querySelector('.inputs input.amount')
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const before = Number.parseInt(field.value)
  const painted = []
  for (let n = 0; n < 30; n++) {
    await frame()
    const changed = new Promise((done) => new MutationObserver((_, observer) => { observer.disconnect(); done() }).observe(document.querySelector('.outcome'), { subtree: true, childList: true, characterData: true, attributes: true }))
    const started = performance.now()
    value.set.call(field, String(n % 2 === 0 ? before + 1 : before))
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await changed
    await frame()
    painted.push(performance.now() - started)
  }
  return painted
})()`

async function interactive(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
  return page.evaluate(() => performance.getEntriesByName('interactive')[0]?.startTime ?? Number.NaN)
}

/** Median of fresh starts. */
async function started(browser: Browser, url: string, path: string): Promise<number> {
  const starts: number[] = []
  for (let round = 0; round < 5; round++) {
    const context = await browser.newContext({ baseURL: url })
    starts.push(await interactive(await context.newPage(), path))
    await context.close()
  }
  return median(starts)
}

async function measured(browser: Browser, url: string, slug: string) {
  const interactiveMs = await started(browser, url, `/calculators/${slug}`)
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await interactive(page, `/calculators/${slug}`)
  const painted = await page.evaluate<number[]>(answers)
  await context.close()
  return { interactiveMs, paintedMs: median(painted) }
}

/** Runs in the page: types names letter by letter, and times how long each letter keeps the page busy. */
const letters = `(async (names) => {
  const field = document.querySelector('.holdings [role="combobox"]')
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const rendered = () => new Promise((done) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => done(); port2.postMessage(null) })
  const type = (text) => { value.set.call(field, text); field.dispatchEvent(new InputEvent('input', { bubbles: true })) }
  field.focus()
  do {
    type('')
    await rendered()
    type('msci')
    await new Promise((done) => setTimeout(done, 50))
  } while (document.querySelector('.offers [role="option"]') === null)
  const times = []
  for (const name of names) {
    for (let length = 1; length <= name.length; length++) {
      const started = performance.now()
      type(name.slice(0, length))
      await rendered()
      times.push(performance.now() - started)
    }
  }
  return times
})`

/** A fund, an index, a share, a name with an error, and one that does not exist. */
const typed = ['Vanguard FTSE All-World', 'msci world', 'Deutsche Telekom', 'aple', 'Xyzzy Fonds']

async function searched(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await interactive(page, '/portfolio')
  const times = await page.evaluate<number[]>(`${letters}(${JSON.stringify(typed)})`)
  await context.close()
  return times
}

/** What was measured. */
export interface PageTimes {
  /** The slowest calculator until it is interactive, in times of an empty page. */
  interactive: number
  /** The slowest calculator until a new result is painted, in milliseconds: the median of 30. */
  answer: number
  /** Names that are searched. */
  names: number
  /** A key in the search, in milliseconds: the median, and the slowest. */
  key: { median: number; most: number }
}

/** null, with a printed reason, where there is no Chromium. */
export async function pageTimes(): Promise<PageTimes | null> {
  if (noBrowser) {
    console.log(`Pages are not measured: there is no ${chromiumPath}`)
    return null
  }
  buildService()
  const service = await startService({ RATE_LIMIT_UNITS: '0', REQUEST_LIMIT: '0' })
  const empty = await startEmptyPage(service.url)
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await started(browser, empty.url, '/') // the first pages of a browser are slow
    const emptyMs = await started(browser, empty.url, '/')
    const rows = []
    for (const { id: slug } of calculators) rows.push(await measured(browser, service.url, slug))
    const keys = await searched(browser, service.url)
    return {
      interactive: Math.max(...rows.map((row) => row.interactiveMs)) / emptyMs,
      answer: Math.max(...rows.map((row) => row.paintedMs)),
      names: (await (await fetch(service.url + DIRECTORY_PATH)).text()).trim().split('\n').length,
      key: { median: median(keys), most: Math.max(...keys) },
    }
  } finally {
    await browser.close()
    empty.close()
    await stopServices()
  }
}

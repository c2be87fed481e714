/**
 * How quickly the pages of the calculators come and answer, in a real Chromium: `npx tsx test/bench/pages.ts`.
 * Interactive: from the start of the navigation, nothing cached, until the script has taken over; beside it the ratio to
 * a page of the same frame and style with an empty Preact component, served by nothing but Node, in the same run.
 * Answer: from the input event until the new result is in the page, and until it is painted.
 */
import { chromium, type Browser, type Page } from 'playwright-core'
import { calculators } from '../../core/registry/registry'
import { buildOnce } from '../support/build-once'
import { startService, stopServices } from '../support/built'
import { startEmptyPage } from './empty-page'
import { median } from './measure'

/** Times the empty page: a busy machine slows both down. */
const INTERACTIVE_RATIO = 3
const ANSWER_MS = 50

/** Runs in the page: changes the first amount to and fro, and times the result and the frame that shows it. */
const answers = `(async () => {
  const field = document.querySelector('.inputs input.amount')
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const before = Number.parseInt(field.value)
  const inPage = []
  const painted = []
  for (let n = 0; n < 30; n++) {
    await frame()
    const changed = new Promise((done) => new MutationObserver((_, observer) => { observer.disconnect(); done() }).observe(document.querySelector('.outcome'), { subtree: true, childList: true, characterData: true, attributes: true }))
    const started = performance.now()
    value.set.call(field, String(n % 2 === 0 ? before + 1 : before))
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await changed
    inPage.push(performance.now() - started)
    await frame()
    painted.push(performance.now() - started)
  }
  return { inPage, painted }
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
  const { inPage, painted } = await page.evaluate<{ inPage: number[]; painted: number[] }>(answers)
  await context.close()
  return { slug, interactiveMs, inPageMs: median(inPage), paintedMs: median(painted), worstMs: Math.max(...painted) }
}

buildOnce()
const service = await startService({ DEPOTKIT_BUNDLE: 'none', RATE_LIMIT_UNITS: '0', REQUEST_LIMIT: '0' })
const empty = await startEmptyPage(service.url)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
try {
  await started(browser, empty.url, '/') // the first pages of a browser are slow
  const emptyMs = await started(browser, empty.url, '/')
  const rows = []
  for (const { slug } of calculators) rows.push(await measured(browser, service.url, slug))
  const round = (value: number): number => Math.round(value * 10) / 10
  console.table(rows.map(({ slug, ...times }) => ({ slug, ...Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, round(ms)])), ratio: round(times.interactiveMs / emptyMs) })))
  const slowest = { interactive: Math.max(...rows.map((row) => row.interactiveMs)), answer: Math.max(...rows.map((row) => row.paintedMs)) }
  console.log(`interactive at most ${round(slowest.interactive)} ms, ${round(slowest.interactive / emptyMs)} times the ${round(emptyMs)} ms of an empty page (bar ${INTERACTIVE_RATIO} times); answer painted at most ${round(slowest.answer)} ms (bar ${ANSWER_MS})`)
  process.exitCode = slowest.interactive < INTERACTIVE_RATIO * emptyMs && slowest.answer < ANSWER_MS ? 0 : 1
} finally {
  await browser.close()
  empty.close()
  await stopServices()
}

/**
 * How quickly the pages of the calculators come and answer, in a real Chromium. After `npm run build`:
 * `npx tsx test/bench/pages.ts`. Interactive: from the start of the navigation, nothing cached, until the script has
 * taken over. Answer: from the input event until the new result is in the page, and until it is painted.
 */
import { chromium, type Browser, type Page } from 'playwright-core'
import { calculators } from '../../core/registry/registry'
import { startService } from '../../server'
import { median } from './measure'

const INTERACTIVE_MS = 1000
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

async function measured(browser: Browser, url: string, slug: string) {
  const starts: number[] = []
  for (let round = 0; round < 5; round++) {
    const context = await browser.newContext({ baseURL: url })
    starts.push(await interactive(await context.newPage(), `/calculators/${slug}`))
    await context.close()
  }
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await interactive(page, `/calculators/${slug}`)
  const { inPage, painted } = await page.evaluate<{ inPage: number[]; painted: number[] }>(answers)
  await context.close()
  return { slug, interactiveMs: median(starts), inPageMs: median(inPage), paintedMs: median(painted), worstMs: Math.max(...painted) }
}

const service = await startService({ PORT: '0', DEPOTKIT_BUNDLE: 'none', RATE_LIMIT_UNITS: '0', LOG_LEVEL: 'silent' })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
try {
  const rows = []
  for (const { slug } of calculators) rows.push(await measured(browser, service.url, slug))
  const round = (value: number): number => Math.round(value * 10) / 10
  console.table(rows.map(({ slug, ...times }) => ({ slug, ...Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, round(ms)])) })))
  const slowest = { interactive: Math.max(...rows.map((row) => row.interactiveMs)), answer: Math.max(...rows.map((row) => row.paintedMs)) }
  console.log(`interactive at most ${round(slowest.interactive)} ms (bar ${INTERACTIVE_MS}), answer painted at most ${round(slowest.answer)} ms (bar ${ANSWER_MS})`)
  process.exitCode = slowest.interactive < INTERACTIVE_MS && slowest.answer < ANSWER_MS ? 0 : 1
} finally {
  await browser.close()
  await service.stop(100)
}

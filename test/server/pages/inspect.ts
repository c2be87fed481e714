/** What every page must keep, as a browser and axe see it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { charted, openTab } from './support'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that axe looks at only when it is asked to: what is pressed is at least 24 pixels wide and high, or stands apart. */
const offByDefault = { 'target-size': { enabled: true } }

/** Rows and points of a list after the fifth are built like those before them, and cost axe as much. */
const ALIKE = 'tbody > tr:nth-child(n + 6), li:nth-child(n + 6), option:nth-child(n + 6)'

/** Violations of any rule, with the elements that have them. */
export async function violationsOf(page: Page, rules: object = {}): Promise<string[]> {
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(`axe.run({ exclude: ${JSON.stringify(ALIKE)} }, ${JSON.stringify({ resultTypes: ['violations'], rules: offByDefault, ...rules })})`)
  return violations
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** How far a page has shifted by itself since it was opened, as browsers measure it. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => new Promise<number>((resolve) => {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) sum += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve(sum), 50)
}))

/** Adds up what the network carries to a browser that has nothing at hand, until it is asked. */
export async function countBytes(page: Page): Promise<() => Promise<number>> {
  let bytes = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return async () => {
    await session.detach()
    return bytes
  }
}

/** What a tab holds, for who must find out why something was not done on it. */
async function heldBy(page: Page): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('nothing that answers'), 5000))
  const held = page.evaluate(() => `${document.readyState} ${document.body.innerHTML.length} signs, ready ${document.documentElement.dataset['ready'] !== undefined}: ${document.body.innerText.slice(0, 300)}`)
  return `${page.url()} holds ${await Promise.race([held, late]).catch(String)}`
}

/** Looks at a page after `act`, in light, in dark and at the width of a phone. */
export async function inspect(browser: Browser, url: string, path: string, act: (page: Page) => Promise<void> = async () => {}) {
  const { page, close, complaints, foreign } = await openTab(browser, url, { reducedMotion: 'reduce' })
  const answer = await page.goto(path)
  if ((answer?.status() ?? 500) >= 429 || answer?.headers()['content-type']?.startsWith('text/html') !== true) throw new Error(`${path} answers ${answer?.status()} and no page`)
  await charted(page)
  await act(page).catch(async (cause: unknown) => {
    const seen = `${path} was answered with ${answer?.status()}, and ${await heldBy(page)}; complaints: ${complaints.join(', ')}`
    console.log(seen) // a test that is tried again would not say it
    throw new Error(seen, { cause })
  })
  const light = await violationsOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  // Of all rules only that of contrast depends on the colours.
  const dark = await violationsOf(page, { runOnly: ['color-contrast'] })
  await page.setViewportSize({ width: 390, height: 800 })
  // Charts follow the new width a moment later.
  await page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, { timeout: 15_000 }).catch(() => undefined)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await close()
  return { light, dark, overflow, complaints, foreign }
}

/** What `inspect` finds on a page with nothing to complain of. */
export const clean = { light: [], dark: [], foreign: [], overflow: 0 }

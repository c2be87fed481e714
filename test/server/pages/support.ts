/** The service with its built pages, and a real Chromium that looks at them. */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import type { AppOptions } from '../../../server/app'
import { referenceSource } from '../../../server/data/source'
import type { Environment } from '../../../server/process/config'
import { chromiumPath, noBrowser } from '../../support/chromium'
import { startApp, type Running } from '../support'

/** A directory of nothing, for tests that search for nothing. */
const nothingToFind = async () => ({ entries: [], text: '', hash: 'empty' })

/** Everything that can be found in the embedded data. */
export const embeddedDirectory = async () => (await referenceSource({})).directory()

/** Starts the service with the pages that were built for the tests. */
export const startWithPages = (env: Environment = {}, options: Partial<AppOptions> = {}): Promise<Running> =>
  startApp(env, { pages: inject('pages'), directory: nothingToFind, ...options })

/** Starts a browser that calls nobody by itself. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  })

/** What the tests of a file or group share. */
interface Started {
  app: Running
  browser: Browser
  /** A tab at the service that knows nothing of other tests. */
  openTab: (options?: BrowserContextOptions) => Promise<Tab>
}

/** The service with its pages and a browser, started before the tests beside this call and stopped after them. */
export function pagesInBrowser(env: Environment = {}, options: Partial<AppOptions> = {}): Started {
  const started: Partial<Started> = {}
  beforeAll(async () => {
    if (noBrowser) return
    const [app, browser] = [await startWithPages(env, options), await startBrowser()]
    Object.assign(started, { app, browser, openTab: (like?: BrowserContextOptions) => openTab(browser, app.url, like) })
  })
  afterAll(async () => {
    await started.browser?.close()
    await started.app?.stop(100)
  })
  return started as Started
}

/** A tab and what must stay empty: errors and warnings of the console, and requests to anyone but the service. */
export interface Tab {
  page: Page
  context: BrowserContext
  complaints: string[]
  foreign: string[]
  close: () => Promise<void>
}

/** Tabs that were closed, for whoever asks for the same: the process of a new tab costs several times what most visits do. */
const closedTabs = new WeakMap<Browser, Map<string, Page[]>>()

function closedTabsOf(browser: Browser, options: BrowserContextOptions): Page[] {
  const tabs = closedTabs.get(browser) ?? new Map<string, Page[]>()
  closedTabs.set(browser, tabs)
  const key = JSON.stringify(options)
  const closed = tabs.get(key) ?? []
  tabs.set(key, closed)
  return closed
}

/** A page that asks for nothing: for one without an icon Chromium asks the server, and says so late if there is none. */
const BLANK = '<link rel="icon" href="data:,">'

/** Takes everything out of a tab that a visit can leave, but what the browser caches. */
async function empty(page: Page, { viewport = { width: 1280, height: 720 } }: BrowserContextOptions): Promise<void> {
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
  await page.context().clearPermissions()
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: BLANK }))
  await page.goto('/')
  await page.evaluate(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()))
  await page.unrouteAll()
  await page.emulateMedia({ colorScheme: 'light', media: null })
  if (viewport !== null) await page.setViewportSize(viewport)
}

/** Opens a tab that knows nothing of other tests. */
export async function openTab(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Tab> {
  // A worker would answer in the place of the network in every later visit: what it does is tested in a context of its own.
  const context = { baseURL: url, locale: 'en-GB', serviceWorkers: 'block' as const, reducedMotion: 'reduce' as const, ...options }
  const closed = closedTabsOf(browser, context)
  const page = closed.pop() ?? (await (await browser.newContext(context)).newPage())
  page.setDefaultTimeout(100_000) // less than a test may take: half a minute is not enough for a PDF on a busy machine
  const close = async (): Promise<void> => {
    await empty(page, options)
    closed.push(page)
  }
  const tab: Tab = { page, context: page.context(), complaints: [], foreign: [], close }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('registration blocked by Playwright')) tab.complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => tab.complaints.push(String(error)))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${url}/`) && !/^(?:data|blob):/.test(request.url())) tab.foreign.push(request.url())
  })
  return tab
}

/** Waits for the answer of an analysis that was opened, and asks for it where it does not come by itself. */
export async function answered(panel: Locator): Promise<void> {
  const run = panel.getByRole('button', { name: /^(?:Calculate|Berechnen)$/ })
  const other = panel.locator('.holdings .amount').or(panel.locator('#target-equities'))
  await panel.locator('.remarks').or(run).or(other).filter({ visible: true }).first().waitFor()
  if (await run.isVisible()) await run.click()
  // A comparison begins with the first change.
  const target = panel.locator('#target-equities')
  // A plan begins with the first target, and be it that of today.
  if (await target.isVisible()) await target.fill(await target.inputValue())
  else if (await other.first().isVisible()) await other.first().fill('20000')
  await panel.locator('.remarks').waitFor()
}

/** Drops a file on a part of the page. */
export async function dropOn(page: Page, part: string, bytes: Uint8Array, name: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(([base64, called]) => {
    const made = new DataTransfer()
    made.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], called))
    return made
  }, [Buffer.from(bytes).toString('base64'), name] as const)
  await page.dispatchEvent(part, 'drop', { dataTransfer })
}

/** What the rows of the form hold: ISINs where names are shown, and amounts without what groups their digits. */
export const typedIn = (page: Page): Promise<string[]> =>
  page.locator('.entry .holdings').locator('input, select').evaluateAll((fields) => fields.map((field) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return ''
    const grouping = document.documentElement.lang === 'de' ? /\.(?=\d{3})/g : /,(?=\d{3})/g
    return field.className === 'amount' ? field.value.replace(grouping, '') : (field.dataset['what'] ?? field.value)
  }))

export { charted } from './charted'
export { noBrowser }

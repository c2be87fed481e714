/**
 * Pictures of every page: phone and desktop, light and dark, German and English, into `screenshots/`.
 * `npm run screenshots [-- <part of a path> ...]`
 */
import { mkdirSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'
import { allAnalyses } from '../../../core/registry/registry'
import { buildService } from '../../../scripts/build-service'
import { startService, stopServices } from '../../support/built'
import { chromiumPath } from '../../support/chromium'
import { allPages, analyse, type Act } from './all-pages'
import { charted } from './charted'

const FOLDER = 'screenshots'
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } } as const
const schemes = ['light', 'dark'] as const
const locales = ['de', 'en'] as const

const look: Act = async () => {}

/** As a visitor finds them; of a portfolio with its result, and empty. */
const pages: readonly (readonly [path: string, act: Act])[] = [
  ...[...allPages.map(([path]) => path), ...allAnalyses.map(({ id }) => `/portfolio/${id}`)].map((path) => [path, path.startsWith('/portfolio') ? analyse : look] as const),
  ['/portfolio', look],
]

/** A file name for an address; the second picture of an address is the one before anything is done. */
const nameOf = (path: string, at: number): string => (path === '/' ? 'start' : path.slice(1).replaceAll('/', '-')) + (pages.findIndex(([other]) => other === path) < at ? '-empty' : '')

async function pictures(browser: Browser, url: string, at: number): Promise<void> {
  const [path, act] = pages[at] ?? ['/', async () => {}]
  for (const [size, viewport] of Object.entries(sizes)) {
    const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const locale of locales) {
      await page.goto(`${path}?locale=${locale}`)
      await act(page)
      await page.waitForLoadState('networkidle')
      await page.waitForFunction(() => !/Wird berechnet|Calculating|Analysing/.test(document.body.innerText))
      await page.waitForTimeout(500)
      await page.evaluate(() => scrollTo(0, 0))
      await charted(page)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({ path: `${FOLDER}/${nameOf(path, at)}.${size}.${locale}.${colorScheme}.png`, fullPage: true, animations: 'disabled' })
      }
    }
    await context.close()
  }
}

const wanted = process.argv.slice(2)
buildService()
const service = await startService({ RATE_LIMIT_UNITS: '0', REQUEST_LIMIT: '0' })
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  mkdirSync(FOLDER, { recursive: true })
  for (const [at, [path]] of pages.entries()) {
    if (wanted.length > 0 && !wanted.some((part) => nameOf(path, at).includes(part))) continue
    await pictures(browser, service.url, at)
    console.log(nameOf(path, at))
  }
} finally {
  await browser.close()
  await stopServices()
}

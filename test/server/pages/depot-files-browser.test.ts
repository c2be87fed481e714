/** Files of banks, brokers and apps dropped on the page: it reads what the command line reads, and is silent about no part. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileRequest } from '../../../sdk/files'
import { sizeOf } from '../../../sdk/files/largest'
import { bookings, encoded, layouts } from '../../sdk/files/layouts.data'
import { runCli } from '../cli/support'
import { dropOn, embeddedDirectory, noBrowser, pagesInBrowser, typedIn, type Tab } from './support'

const NAME = 'depot.csv'

interface Shown {
  holdings: string[]
  leftOut: string[][]
  /** As the command line writes them. */
  findings: string[]
  text: string
}

/** A file that is no depot, and what the page says of it: it stands where the answer to the next file will stand. */
const PICTURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d])
const NO_DEPOT = /picture/

/** Drops a file on the page and waits for the answer to it. */
async function drop(page: Page, bytes: Uint8Array, answer: { hasText: RegExp } | { hasNotText: RegExp } = { hasNotText: NO_DEPOT }): Promise<void> {
  await dropOn(page, '.import', bytes, NAME)
  await page.locator('.import [aria-live] > :not([aria-busy])').filter(answer).first().waitFor({ state: 'attached' })
}

/** An empty form, after whatever was dropped before: what is in it would be replaced only after a question. */
async function begin(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/portfolio?locale=en')
  const clear = page.locator('.entry .actions').getByText('Clear', { exact: true })
  // Where a result stands, the form may be folded.
  if (await clear.count() > 0) await clear.evaluate((button: HTMLElement) => button.click())
  await clear.waitFor({ state: 'detached' })
  await drop(page, PICTURE, { hasText: NO_DEPOT })
}

/** Rows of the form: what, and its amount as a number. */
async function rowsIn(page: Page): Promise<string[]> {
  const values = await typedIn(page)
  return values.flatMap((what, at) => (at % 2 === 0 ? [`${what} ${Number(values[at + 1])}`] : []))
}

const shownOn = async (page: Page): Promise<Shown> => ({
  holdings: await rowsIn(page),
  leftOut: await page.locator('.import .notice tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? ''))),
  findings: (await page.locator('.import .findings li').allTextContents()).map((line) => `${NAME}: ${line}`.replace(/: Row (\d+)[,:]/, ':$1:')),
  text: await page.locator('.import [aria-live]').innerText(),
})

/** As the page shows it, weights in percent. */
const lineOf = (holding: FileRequest['holdings'][number]): string => `${'isin' in holding ? holding.isin : holding.currency} ${Math.round(sizeOf(holding) * ('weight' in holding ? 100 : 1) * 1e6) / 1e6}`

/** Where the command line says that something is. */
const placed = (row: string, what = ''): string => [/^\d+$/.test(row) ? `${NAME}:${row}` : NAME, what].filter((part) => part !== '').join(': ')

/** Further ISINs with right check digits. */
const MORE = ['US5949181045', 'US67066G1040', 'US02079K3059', 'US0231351067', 'US11135F1012', 'US30303M1027', 'US88160R1014', 'NL0010273215', 'US46625H1005', 'US0846707026', 'US4781601046', 'IE00B6R52259', 'IE00B3F81409', 'LU0290358497', 'US0079031078', 'US5324571083', 'US5951121038', 'TW0002330008', 'KR7005930003', 'KYG875721634']

describe.skipIf(noBrowser)('a file dropped on the page', () => {
  const on = pagesInBrowser({ RATE_LIMIT_UNITS: '10000', MAX_HOLDINGS: '100' }, { directory: embeddedDirectory })
  let tab: Tab

  beforeAll(async () => {
    tab = await on.openTab()
  })

  afterAll(() => {
    expect([tab?.complaints, tab?.foreign]).toEqual([[], []])
  })

  /** That the page shows what the command line says of the same file and choice. */
  async function expectSame(page: Page, bytes: Uint8Array, before: readonly string[], ...options: string[]): Promise<void> {
    const cli = await runCli(['convert', NAME, ...options], { files: { [NAME]: bytes } })
    const shown = await shownOn(page)
    if (cli.exitCode === 0) {
      const { holdings } = cli.data() as FileRequest
      expect(shown.holdings).toEqual(holdings.map(lineOf))
      expect(shown.text).toContain(holdings.length === 1 ? 'One holding was taken over.' : `${holdings.length} holdings were taken over.`)
      expect(cli.err.filter((line) => line.includes(': left out, '))).toEqual(shown.leftOut.map(([row = '', name, reason]) => `${placed(row, name)}: left out, ${reason}`))
    } else {
      expect(shown.holdings).toEqual(before)
      // A price is asked for on the page, where the command line says that it is missing.
      const isPrice = (line: string): boolean => line.includes('State the price of one unit')
      expect(cli.err.filter((line) => shown.findings.some(isPrice) || !isPrice(line)).slice(0, shown.findings.length)).toEqual(shown.findings)
      expect(shown.text).toContain(shown.findings.length === 0 && cli.err.some(isPrice) ? 'What is left after these bookings is known' : 'Nothing was taken over.')
    }
  }

  test.each([...layouts, ...bookings].map((layout) => [layout.name, layout] as const))('%s', async (_name, { text, encoding }) => {
    const { page } = tab
    const bytes = encoded(text, encoding)
    await begin(page)
    const before = await rowsIn(page)
    await drop(page, bytes)
    await expectSame(page, bytes, before)
    const without = page.getByRole('button', { name: 'Take over without these rows' })
    if (await without.count() === 0) return
    await without.click()
    await without.waitFor({ state: 'detached' })
    await expectSame(page, bytes, before, '--without-rows')
  })

  test.each(layouts.flatMap(({ name, text, encoding, expect: expected }) => ('candidates' in expected ? (expected.candidates ?? []).map((column) => [name, column, encoded(text, encoding)] as const) : [])))('%s, with the column %s', async (_name, column, bytes) => {
    const { page } = tab
    await begin(page)
    const before = await rowsIn(page)
    await drop(page, bytes)
    const button = page.locator('.import .actions').getByRole('button', { name: column, exact: true })
    await button.click()
    await button.waitFor({ state: 'detached' })
    await expectSame(page, bytes, before, '--value-column', column)
  })

  test.each([['Cash', 'cash'], ['Nothing: scale the shares to 100 %', 'spread']] as const)('of shares below the whole asks what the rest is: %s', async (label, rest) => {
    const { page } = tab
    const bytes = encoded('ISIN;Name;Anteil in %\nIE00B4L5Y983;World;60,0\nIE00BKM4GZ66;EM;20,0\n')
    await begin(page)
    const before = await rowsIn(page)
    await drop(page, bytes)
    const button = page.locator('.import .actions').getByRole('button', { name: label, exact: true })
    await button.waitFor()
    await expectSame(page, bytes, before)
    await button.click()
    await button.waitFor({ state: 'detached' })
    await expectSame(page, bytes, before, '--rest', rest)
  })

  test.each([
    ['by values in dollars', { basis: 'values', baseCurrency: 'USD', holdings: [{ isin: 'IE00B4L5Y983', value: 100.5 }, { assetClass: 'cash', currency: 'EUR', value: 50 }] }, 'USD', ['IE00B4L5Y983 100.5', 'EUR 50']],
    ['by weights', { basis: 'weights', baseCurrency: 'EUR', holdings: [{ isin: 'IE00B4L5Y983', weight: 0.625 }, { assetClass: 'cash', currency: 'EUR', weight: 0.375 }] }, 'EUR', ['IE00B4L5Y983 62.5', 'EUR 37.5']],
    ['within the request of an analysis', { portfolio: { basis: 'values', baseCurrency: 'EUR', holdings: [{ isin: 'IE00B4L5Y983', value: 7 }] }, scenarioKeys: ['gfc_2008'] }, 'EUR', ['IE00B4L5Y983 7']],
  ])('a saved request %s is opened again', async (_name, request, currency, rows) => {
    const { page } = tab
    await begin(page)
    await drop(page, new TextEncoder().encode(JSON.stringify(request)))
    await page.getByText(/A saved request/).waitFor({ state: 'attached' })
    expect(await rowsIn(page)).toEqual(rows)
    expect(await page.locator('.entry').getByLabel('Base currency').inputValue()).toBe(currency)
  })
})

describe.skipIf(noBrowser)('a depot of 27 at a service that takes 25', () => {
  const on = pagesInBrowser({ RATE_LIMIT_UNITS: '10000' })

  test('its largest are offered by name, with their share of the depot, and what would be missing', async () => {
    const { page } = await on.openTab()
    await page.goto('/portfolio?locale=de')
    const isins = layouts.flatMap(({ expect: expected }) => ('holdings' in expected ? expected.holdings : [])).flatMap((holding) => ('isin' in holding ? [holding.isin] : []))
    const known = [...new Set([...isins, ...MORE])].slice(0, 27)
    expect(known).toHaveLength(27)
    // 1 to 27 thousand: the two smallest are 3 of 378.
    const csv = ['Name;ISIN;Kurswert in EUR', ...known.map((isin, at) => `Papier ${at + 1};${isin};${at + 1}.000,00`)].join('\n')
    await drop(page, new TextEncoder().encode(csv))
    const box = page.locator('.import [aria-live]')
    expect(await box.innerText()).toContain('Die Datei hat 27 Positionen; dieser Dienst nimmt 25.')
    expect(await rowsIn(page)).toEqual([' 0', ' 0', ' 0'])
    const names = await box.locator('table').evaluateAll((tables) => tables.map((table) => [...table.querySelectorAll('tbody tr')].map((row) => row.firstElementChild?.textContent ?? '')))
    expect(names).toEqual([Array.from({ length: 25 }, (_, at) => `Papier ${27 - at}`), ['Papier 2', 'Papier 1']])
    await box.getByRole('button', { name: /^Die 25 größten übernehmen, 99,2\s%/ }).click()
    await page.getByText('25 Positionen wurden übernommen.').waitFor()
    expect(await box.innerText()).toMatch(/2 kleinere fehlen; übernommen sind 99,2\s% des Depots/)
    expect(await box.locator('table').innerText()).toMatch(/Papier 2[\s\S]+Papier 1/)
    expect(await rowsIn(page)).toHaveLength(25)
  })

  /** Bookings of one purchase. */
  const bought = (isin: string): Buffer => Buffer.from(`Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n10.03.2025;Kauf;${isin};Fonds;60;80,00;4.800,00;0,00\n`)

  /** A page on which the bytes of `slow.csv` come when they are released, and no sooner. */
  async function slowly(path: string): Promise<Tab & { release: () => Promise<void> }> {
    const tab = await on.openTab()
    await tab.page.goto(`${path}?locale=de`)
    await tab.page.waitForSelector('html[data-ready]', { state: 'attached' })
    await tab.page.evaluate(() => {
      const released = new Promise<void>((resolve) => addEventListener('release', () => resolve()))
      Object.assign(File.prototype, {
        async arrayBuffer(this: File) {
          if (this.name === 'slow.csv') await released
          if (this.name === 'folder') throw new DOMException('', 'NotFoundError')
          return Blob.prototype.arrayBuffer.call(this)
        },
      })
    })
    const release = async (): Promise<void> => {
      await tab.page.evaluate(() => dispatchEvent(new Event('release')))
      await tab.page.waitForTimeout(300)
    }
    return { ...tab, release }
  }

  test('of two files the portfolio takes the later one, though the former one comes after it', async () => {
    const { page, release, close } = await slowly('/portfolio')
    await dropOn(page, 'h1', Buffer.from('ISIN;Kurswert in EUR\nIE00BKM4GZ66;100,00\n'), 'slow.csv')
    await dropOn(page, 'h1', Buffer.from('ISIN;Kurswert in EUR\nIE00B4L5Y983;200,00\n'), NAME)
    await page.getByText('Eine Position wurde übernommen.').waitFor({ state: 'attached' })
    await release()
    expect([await page.locator('#csv-file-name').textContent(), await typedIn(page)]).toEqual([NAME, ['IE00B4L5Y983', '200']])
    await close()
  })

  test('of two files the return keeps the later one, and with what was typed also where a folder is dropped after it', async () => {
    const { page, release, close } = await slowly('/depot-tax')
    await page.locator('.steps').getByRole('button', { name: /3/ }).click()
    await page.locator('#return-file').waitFor()
    await dropOn(page, 'h1', bought('IE00BKM4GZ66'), 'slow.csv')
    await dropOn(page, 'h1', bought('US0378331005'), NAME)
    await page.locator('#return-0-kind').selectOption('MISCHFONDS')
    await release()
    await dropOn(page, 'h1', Buffer.from(''), 'folder')
    await page.getByText('Das ließ sich nicht lesen').waitFor()
    expect(await page.locator('#return-0-kind').inputValue()).toBe('MISCHFONDS')
    await page.reload()
    await page.locator('#return-0-kind').waitFor()
    expect([await page.locator('#return-file-name').innerText(), await page.locator('#return-0-kind').inputValue()]).toEqual([NAME, 'MISCHFONDS'])
    await close()
  })

  test('what is chosen at another question while a file is read stays', async () => {
    const { page, release, close } = await slowly('/depot-tax')
    const ask = (question: RegExp): Promise<void> => page.locator('.steps').getByRole('button', { name: question }).click()
    await dropOn(page, 'h1', bought('IE00BKM4GZ66'), 'slow.csv')
    await ask(/4/)
    await page.locator('.import').waitFor({ state: 'detached' })
    await page.locator('details.person summary').click()
    await page.locator('#filing').selectOption('joint')
    await release()
    await ask(/1/)
    await expect.poll(() => page.locator('#fund-1-isin').getAttribute('data-what')).toBe('IE00BKM4GZ66')
    expect(await page.locator('#filing').inputValue()).toBe('joint')
    await close()
  })

  test('of files given before and after another question the later one counts', async () => {
    const { page, release, close } = await slowly('/depot-tax')
    await dropOn(page, 'h1', bought('IE00BKM4GZ66'), 'slow.csv')
    await page.locator('.steps').getByRole('button', { name: /4/ }).click()
    await page.locator('.import').waitFor({ state: 'detached' })
    await page.locator('.steps').getByRole('button', { name: /1/ }).click()
    await page.locator('.import').waitFor()
    await dropOn(page, 'h1', bought('IE00B4L5Y983'), NAME)
    await page.getByText('1 Umsatz in 1 Wertpapier übernommen.').waitFor()
    await release()
    expect(await page.locator('#fund-1-isin').getAttribute('data-what')).toBe('IE00B4L5Y983')
    await close()
  })

  test.each(['/portfolio', '/depot-tax'])('%s takes files that are dropped anywhere, and leaves text that is dragged to the browser', async (path) => {
    const { page, close } = await slowly(path)
    const taken = await page.evaluate(() => (['text', 'file'] as const).map((what) => ['dragover', 'drop'].map((type) => {
      const dataTransfer = new DataTransfer()
      if (what === 'text') dataTransfer.setData('text/plain', 'IE00B4L5Y983')
      else dataTransfer.items.add(new File([''], 'slow.csv'))
      return dispatchEvent(new DragEvent(type, { dataTransfer, cancelable: true })) ? 'left' : 'taken'
    })))
    expect(taken).toEqual([['left', 'left'], ['taken', 'taken']])
    await close()
  })

  test('the question that reads no file says so of one that is dropped, which a browser would open in place of the page', async () => {
    const { page, close } = await on.openTab()
    await page.goto('/depot-tax?locale=de')
    await page.locator('.steps').getByRole('button', { name: /4/ }).click()
    await page.locator('#certificates').waitFor()
    const isLeft = await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([''], 'Steuerbescheinigung.pdf'))
      return dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
    })
    expect(isLeft).toBe(false)
    await page.getByText('Bitte die Beträge unten eintragen').waitFor()
    await close()
  })

  test.each(['/portfolio', '/depot-tax'])('%s says so where a file cannot be read, or the file reader cannot be loaded', async (path) => {
    const { page, complaints, close } = await on.openTab()
    await page.goto(`${path}?locale=en`)
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    const said = page.locator('.import').getByText('This could not be read: it is a folder, or the file reader could not be loaded. Reload the page and try again.')
    const file = { name: NAME, mimeType: 'text/csv', buffer: Buffer.from('ISIN;Kurswert\nUS0378331005;100,00\n') }
    // What browsers say of the bytes of a folder that was dropped.
    await page.evaluate(() => Object.assign(File.prototype, { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }))
    await page.locator('.import input[type=file]').setInputFiles(file)
    await said.waitFor({ timeout: 5000 })
    await page.evaluate('delete File.prototype.arrayBuffer')
    // The same file is no change of a field that still holds it.
    expect([complaints, await page.locator('.import input[type=file]').inputValue()]).toEqual([[], ''])
    await page.route('**/assets/**', (route) => route.abort())
    const [wanted] = [page.waitForRequest('**/assets/**'), page.locator('.import input[type=file]').setInputFiles(file)]
    await wanted
    await said.waitFor({ timeout: 5000 })
    await page.unroute('**/assets/**')
    await close()
  })
})

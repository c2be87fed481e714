/**
 * `npx tsx test/bench/tasks.ts`: what people come for, done in Chromium on a phone of 360 x 740 against the built service. An action is
 * a field that is filled, a choice, a button or link, a file, a key, or a screen that is scrolled to see the answer. Prints one row a task.
 */
import { chromium, type Locator, type Page } from 'playwright-core'
import { startService, stopServices } from '../support/built'
import { chromiumPath } from '../support/chromium'

const HEIGHT = 740

/** Counts what a visitor does. */
class Visitor {
  actions = 0
  constructor(readonly page: Page) {}

  async click(what: Locator): Promise<void> {
    this.actions += 1
    await what.first().click()
  }

  async fill(what: Locator, text: string): Promise<void> {
    this.actions += 1
    await what.first().fill(text)
  }

  async choose(what: Locator, option: string): Promise<void> {
    this.actions += 1
    await what.first().selectOption(option)
  }

  async drop(what: Locator, text: string): Promise<void> {
    this.actions += 1
    await what.setInputFiles({ name: 'depot.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }

  /** Pastes into the field that has the focus. */
  async paste(what: Locator, text: string): Promise<void> {
    this.actions += 2 // the field, and the paste
    await what.first().focus()
    await this.page.evaluate((pasted) => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, text)
  }

  /** Scrolls, screen by screen, until an answer is in view; what it says. */
  async read(what: Locator): Promise<string> {
    await what.first().waitFor()
    const below = await what.first().evaluate((element, height) => Math.max(0, element.getBoundingClientRect().bottom - height), HEIGHT)
    this.actions += Math.ceil(below / HEIGHT)
    await what.first().scrollIntoViewIfNeeded()
    return (await what.first().innerText()).replaceAll(/\s+/g, ' ').slice(0, 60)
  }

  async button(name: RegExp | string): Promise<void> {
    await this.click(this.page.getByRole('button', { name }))
  }
}

const names = ['iShares Core MSCI World', 'iShares Core MSCI EM IMI', 'iShares Core S&P 500', 'Vanguard FTSE All-World Acc', 'Xetra-Gold', 'Siemens']

const CSV = 'Name;ISIN;Kurswert in EUR\nWorld;IE00B4L5Y983;30.000,00\nEM;IE00BKM4GZ66;8.000,00\nS&P;IE00B5BMR087;6.000,00\n'

const BOOKINGS = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n10.03.2026;Kauf;IE00B4L5Y983;World;160;80,00;12.800,00;0,00\n'

/** The row that a name is chosen in, and its amount. */
async function holding(visitor: Visitor, row: number, name: string, amount: string): Promise<void> {
  const { page } = visitor
  const item = page.locator('.entry .holdings > li').nth(row)
  if ((await item.count()) === 0) await visitor.button('Zeile hinzufügen')
  await visitor.fill(item.locator('input:not(.amount)'), name)
  await page.locator('[role=option]').first().waitFor()
  await visitor.click(page.locator('[role=option]'))
  await visitor.fill(item.locator('.amount'), amount)
}

const tile = (page: Page, name: string): Locator => page.locator('.tile', { hasText: name })

async function example({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Beispiel zeigen' }).click()
  await page.locator('.tile').first().waitFor()
}

interface Task {
  name: string
  path: string
  /** What stands there before the visitor begins. */
  before?: (visitor: Visitor) => Promise<void>
  /** Done, it says the answer. */
  act: (visitor: Visitor) => Promise<string>
}

const result = { path: '/portfolio', before: example }

const tasks: readonly Task[] = [
  {
    name: 'enter six funds and read the largest company', path: '/portfolio',
    act: async (visitor) => {
      for (const [row, name] of names.entries()) await holding(visitor, row, name, '10000')
      await visitor.button('Analysieren')
      return visitor.read(tile(visitor.page, 'Größte Firma'))
    },
  },
  {
    name: 'the same six from a list in a note', path: '/portfolio',
    act: async (visitor) => {
      await visitor.paste(visitor.page.locator('.holdings input'), names.map((name) => `${name} 10000`).join('\n'))
      await visitor.button('Ja, alle 6')
      return visitor.read(tile(visitor.page, 'Größte Firma'))
    },
  },
  { name: 'what it costs', ...result, act: async (visitor) => visitor.read(tile(visitor.page, 'Kosten')) },
  { name: 'what 2008 would have done', ...result, act: async (visitor) => visitor.read(tile(visitor.page, 'Wie 2008')) },
  {
    name: 'swap 10,000 EUR and read the change', ...result,
    act: async (visitor) => {
      const { page } = visitor
      await visitor.click(page.getByRole('tab', { name: 'Vergleich' }))
      const rows = page.locator('.results .holdings > li')
      await visitor.fill(rows.nth(0).locator('.amount'), '20000')
      await visitor.fill(rows.nth(1).locator('.amount'), '20000')
      await page.locator('.changes dd', { hasText: '€' }).waitFor()
      return visitor.read(page.locator('.changes'))
    },
  },
  {
    name: 'January bill of three funds at two banks', path: '/depot-tax',
    act: async (visitor) => {
      const { page } = visitor
      for (const [index, name] of names.slice(0, 3).entries()) {
        await visitor.fill(page.locator(`#fund-${index + 1}-isin`), `${name} 20000`)
        await page.locator('[role=option]').first().waitFor()
        await visitor.click(page.locator('[role=option]'))
      }
      await visitor.button('Liegt bei einer anderen Bank')
      await visitor.fill(page.locator('#bank-1-order'), '1000')
      return visitor.read(page.locator('[data-debit], section[aria-labelledby=bill]'))
    },
  },
  {
    name: 'sell so that 10,000 EUR are left', path: '/depot-tax',
    act: async (visitor) => {
      const { page } = visitor
      await visitor.drop(page.locator('#depot-file'), BOOKINGS)
      await visitor.click(page.locator('.steps').getByRole('button', { name: /Wie viel/ }))
      await visitor.choose(page.locator('#sale-kind, [id^=sale][id$=kind]'), 'AKTIENFONDS')
      await visitor.fill(page.locator('#sale-price'), '95')
      return visitor.read(page.locator('[data-net]'))
    },
  },
  {
    name: 'a savings plan of 25 years', path: '/calculators',
    act: async (visitor) => {
      const { page } = visitor
      await visitor.click(page.getByRole('link', { name: /ETF-Sparplan/ }))
      await page.waitForSelector('html[data-ready]')
      await visitor.fill(page.getByRole('textbox', { name: 'Jahre' }), '25')
      return visitor.read(page.locator('.answer'))
    },
  },
  {
    name: 'a file to a result', path: '/portfolio',
    act: async (visitor) => {
      await visitor.drop(visitor.page.locator('#csv-file'), CSV)
      return visitor.read(visitor.page.locator('.tile'))
    },
  },
  {
    name: 'a link that shows the same to somebody else', ...result,
    act: async (visitor) => {
      const other = await visitor.page.context().newPage()
      await other.goto(visitor.page.url())
      await other.locator('.tile').first().waitFor()
      const said = await other.locator('.tile').first().innerText()
      await other.close()
      return said.replaceAll(/\s+/g, ' ')
    },
  },
  {
    name: 'reload', ...result,
    act: async (visitor) => {
      visitor.actions += 1
      await visitor.page.reload()
      return visitor.read(visitor.page.locator('.tile'))
    },
  },
  {
    name: 'print', ...result,
    act: async (visitor) => {
      await visitor.click(visitor.page.locator('.menu summary'))
      await visitor.page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')))
      await visitor.button('Drucken')
      await visitor.page.waitForSelector('html[data-printed]')
      const pdf = await visitor.page.pdf({ format: 'A4' })
      return `${pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0} pages`
    },
  },
  {
    name: 'the other language, result kept', ...result,
    act: async (visitor) => {
      await visitor.click(visitor.page.locator('.languages a[lang=en]'))
      return visitor.read(visitor.page.locator('.tile', { hasText: 'Costs' }))
    },
  },
]

const service = await startService({ RATE_LIMIT_UNITS: '0', REQUEST_LIMIT: '0' })
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
const rows = []
for (const { name, path, before, act } of tasks) {
  const context = await browser.newContext({ viewport: { width: 360, height: HEIGHT }, locale: 'de-DE', baseURL: service.url })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(path)
  await page.waitForSelector('html[data-ready]').catch(() => undefined)
  const visitor = new Visitor(page)
  await before?.(visitor)
  const started = performance.now()
  const answer = await act(visitor).catch((error: unknown) => `DEAD END: ${String(error).slice(0, 200)}`)
  rows.push({ task: name, actions: visitor.actions, seconds: Number(((performance.now() - started) / 1000).toFixed(1)), answer })
  await context.close()
}
console.table(rows)
await browser.close()
await stopServices()

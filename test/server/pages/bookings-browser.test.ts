/** Bookings of the two largest brokers that export nothing else, dropped once: the figures are those of a list of holdings written by hand. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Snapshot } from '../../../sdk'
import { reference } from '../data/embedded-book'
import { dropOn, embeddedDirectory, noBrowser, pagesInBrowser } from './support'

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'
const APPLE = 'US0378331005'

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** The last trade of each is of late; Apple's is older than 30 days. */
const [LATE, OLD] = [dayBefore(3), dayBefore(400)]

const tradeRepublic = [
  'datetime,date,account_type,category,type,asset_class,name,symbol,shares,price,amount,fee,tax,currency,original_amount,original_currency,fx_rate,description,transaction_id',
  `${OLD}T09:00:00.000Z,${OLD},DEFAULT,CASH,CUSTOMER_INPAYMENT,,,,,,2000.00,,,EUR,,,,Card,a`,
  `${OLD}T10:00:00.000Z,${OLD},DEFAULT,TRADING,BUY,FUND,World,${WORLD},10.0000000000,90.0000000000,-900.00,-1.00,,EUR,,,,Buy trade,b`,
  `${OLD}T11:00:00.000Z,${OLD},DEFAULT,TRADING,BUY,STOCK,Apple,${APPLE},2.0000000000,150.0000000000,-300.00,-1.00,,EUR,,,,Buy trade,c`,
  `${OLD}T12:00:00.000Z,${OLD},DEFAULT,CASH,EARNINGS,FUND,World,${WORLD},10.0000000000,,0.000000,,-0.08,EUR,,,,Vorabpauschale,d`,
  `${LATE}T10:00:00.000Z,${LATE},DEFAULT,TRADING,SELL,FUND,World,${WORLD},-4.0000000000,100.0000000000,400.00,-1.00,-5.00,EUR,,,,Sell trade,e`,
  `${LATE}T11:00:00.000Z,${LATE},DEFAULT,TRADING,BUY,FUND,Emerging,${EMERGING},12.5000000000,32.0000000000,-400.00,,,EUR,,,,Savings plan execution,f`,
  '',
].join('\n')

const scalable = [
  'date;time;status;reference;description;assetType;type;isin;shares;price;amount;fee;tax;currency',
  `${LATE};14:06:16;Executed;"S4";"Emerging";Security;Savings plan;${EMERGING};12,5;32,00;-400,00;0,00;0,00;EUR`,
  `${LATE};10:06:16;Executed;"S3";"World";Security;Sell;${WORLD};4;100,00;400,00;0,99;5,00;EUR`,
  `${LATE};09:06:16;Cancelled;"S9";"World";Security;Sell;${WORLD};0;0,00;0,00;0,00;0,00;EUR`,
  `${OLD};10:06:16;Executed;"S2";"Apple";Security;Buy;${APPLE};2;150,00;-300,00;0,99;0,00;EUR`,
  `${OLD};09:06:16;Executed;"S1";"World";Security;Buy;${WORLD};10;90,00;-900,00;0,99;0,00;EUR`,
  '',
].join('\n')

/** From before 4 for 1 on 20 July 2021 and 10 for 1 on 10 June 2024, which the file does not have. */
const nvidia = `Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n01.09.2020;Kauf;US67066G1040;Nvidia;10;480,00;4.800,00;0,00\n`

/** 6 x 100, 12.5 x 32 and 2 x 160.50, the price that is typed; in the order in which the bookings name them. */
const [world, apple, emerging] = [`${WORLD};World;600,00`, `${APPLE};Apple;321,00`, `${EMERGING};Emerging;400,00`]
const byHand = (...rows: readonly string[]): string => ['ISIN;Name;Kurswert in EUR', ...rows, ''].join('\n')

async function drop(page: Page, text: string): Promise<void> {
  await dropOn(page, '.import', Buffer.from(text), 'export.csv')
  await page.locator('.import [aria-live] > :not([aria-busy])').first().waitFor({ state: 'attached' })
}

describe.skipIf(noBrowser)('bookings in Chromium', () => {
  const on = pagesInBrowser({ RATE_LIMIT_UNITS: '10000', REQUEST_LIMIT: '0' }, { reference: { open: async () => reference } })

  /** The figures of the whole analysis, without the time of the calculation; holdings in one order. */
  async function figuresOf(page: Page): Promise<unknown> {
    await page.locator('.treemap').waitFor({ state: 'attached' })
    await page.evaluate(() => document.querySelector('.menu')?.setAttribute('open', ''))
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.results').getByRole('button', { name: 'Ergebnis als JSON' }).first().click()])
    const { analyses } = JSON.parse(readFileSync(await download.path(), 'utf8')) as Snapshot
    return Object.fromEntries(Object.entries(analyses).map(([id, section]) => [id, { status: section.status, data: section.data }]))
  }

  test.each([['Trade Republic', tradeRepublic, byHand(world, apple, emerging)], ['Scalable Capital', scalable, byHand(emerging, world, apple)]])('of %s: one drop, the price that is asked for, and the same figures as by hand', async (_bank, text, list) => {
    const { page, close, complaints, foreign } = await on.openTab()
    await page.goto('/portfolio?locale=de')
    await drop(page, list)
    // Where nothing is to be read about a list, it is analysed at once.
    const wanted = await figuresOf(page)
    await page.goto('/portfolio?locale=en')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/portfolio?locale=de')
    await drop(page, text)
    // Only Apple's price is old: it is shown with its day, and asked for.
    const box = page.locator('.import [aria-live]')
    expect(await box.innerText()).toContain('Apple')
    expect(await box.locator('input').count()).toBe(1)
    await box.locator('input').fill('160,50')
    await box.getByRole('button', { name: /Preisen/ }).first().click()
    await page.getByText('3 Positionen wurden übernommen.').waitFor()
    const sources = await box.locator('table').last().locator('tbody tr').allInnerTexts()
    expect(sources.filter((row) => row.includes('letzter Preis der Datei'))).toHaveLength(2)
    expect(sources.filter((row) => row.includes('selbst angegeben'))).toHaveLength(1)
    await page.getByRole('button', { name: /^Analysieren/ }).first().click()
    expect(await figuresOf(page)).toEqual(wanted)
    expect([complaints, foreign]).toEqual([[], []])
    await close()
  })
})

describe.skipIf(noBrowser)('bookings from before splits in Chromium', () => {
  const on = pagesInBrowser({ RATE_LIMIT_UNITS: '10000', REQUEST_LIMIT: '0' }, { reference: { open: async () => reference }, directory: embeddedDirectory })

  test('the units are asked for, and the answer counts', async () => {
    const { page, close, complaints, foreign } = await on.openTab()
    await page.goto('/portfolio?locale=de')
    await drop(page, nvidia)
    const box = page.locator('.import [aria-live]')
    expect(await box.locator('fieldset legend').allInnerTexts()).toEqual(['Nvidia: seit 20.07.2021, 4 für 1', 'Nvidia: seit 10.06.2024, 10 für 1'])
    expect(await box.locator('input:checked').count()).toBe(0)
    for (const each of await box.getByLabel(/wie gekauft/).all()) await each.check()
    await box.getByRole('button', { name: 'Weiter' }).click()
    const price = box.locator('input[inputmode=decimal]')
    await price.waitFor()
    expect(await box.innerText()).toContain('Nvidia, 400 Stück')
    await price.fill('150,00')
    await box.getByRole('button', { name: /diesen Preisen/ }).click()
    await page.getByText('Eine Position wurde übernommen.').waitFor()
    await box.getByText('Nvidia: seit 20.07.2021, 4 für 1: frühere Umsätze wurden umgerechnet.').waitFor()
    expect([complaints, foreign]).toEqual([[], []])
    await close()
  })
})

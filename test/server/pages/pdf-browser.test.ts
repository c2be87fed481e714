/** PDFs dropped on the pages: read in a worker of the same origin, under the policy of the pages, by a library that nothing else loads. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { gzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { blanksPackedTwice, pdfOfContent, pdfOfLines, TWO_BILLION_WIDTHS } from '../../support/pdf-file'
import { noBrowser, pagesInBrowser } from './support'

const ROWS = [
  'DEPOTAUSZUG  zum  30.09.2026',
  '12 Stk.     SAP SE Inhaber-Aktien o.N.            214,30 EUR     2.571,60 EUR',
  '            ISIN: DE0007164600',
  '2,137 Stk.  Vanguard FTSE All-World UCITS ETF     140,00 EUR     299,18 EUR',
  '            ISIN: IE00BK5BQT80',
]
const PROVEN = pdfOfLines([...ROWS, 'SUMME KURSWERTE:  2.870,78 EUR'])
const UNPROVEN = pdfOfLines([...ROWS, 'SUMME KURSWERTE:  2.870,87 EUR'])
const PURCHASE = pdfOfLines([
  'Wertpapier Abrechnung Kauf', 'Stueck  200   DEUTSCHE POST AG   DE0005552004', 'Schlusstag  11.12.2025', 'Ausfuehrungskurs  46,87 EUR', 'Kurswert  9.374,00- EUR', 'Provision  17,91- EUR', 'Ausmachender Betrag  9.391,91- EUR',
])

const choose = (page: Page, input: string, bytes: Uint8Array): Promise<void> => page.setInputFiles(input, { name: 'depot.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) })

/** Names of the files that a page asked for. */
function loadedBy(page: Page): Set<string> {
  const loaded = new Set<string>()
  page.on('response', (response) => void (response.url().includes('/assets/') && loaded.add(response.url().replace(/^.*\/assets\//, ''))))
  return loaded
}

const packedSize = (name: string): number => gzipSync(readFileSync(join(inject('pages'), 'assets', name))).length

const isLibrary = (name: string): boolean => /^pdf\..*mjs$/.test(name)

const SALE = pdfOfLines([
  'Wertpapier Abrechnung Verkauf', 'Stueck  50   DEUTSCHE POST AG   DE0005552004', 'Schlusstag  12.01.2026', 'Ausfuehrungskurs  50,00 EUR', 'Kurswert  2.500,00 EUR', 'Provision  10,00- EUR', 'Ausmachender Betrag  2.490,00 EUR',
])

describe.skipIf(noBrowser)('a PDF', () => {
  const on = pagesInBrowser()

  test('that proves itself is taken over; its reader comes with it and with nothing else', async () => {
    const tab = await on.openTab()
    const loaded = loadedBy(tab.page)
    await tab.page.goto('/portfolio?locale=en')
    await tab.page.locator('#csv-file').waitFor()
    expect([...loaded].filter(isLibrary)).toEqual([])
    const before = new Set(loaded)
    await choose(tab.page, '#csv-file', PROVEN)
    await tab.page.locator('.import [role=status]:not([aria-busy])').waitFor({ state: 'attached' })
    expect(await tab.page.locator('.entry .holdings').locator('input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual(['SAP SE Inhaber-Aktien o.N.', '2,571.60', 'Vanguard FTSE All-World', '299.18'])
    expect([...loaded].filter(isLibrary)).toHaveLength(2)
    // What shows the answer comes with every depot.
    expect([...loaded].filter((name) => !before.has(name) && !/^(results|chart)-/.test(name)).reduce((sum, name) => sum + packedSize(name), 0)).toBeLessThan(600_000)
    expect([tab.complaints, tab.foreign]).toEqual([[], []])
    await tab.close()
  })

  test('that does not is shown row by row, and only what is ticked is taken over', async () => {
    const tab = await on.openTab()
    await tab.page.setViewportSize({ width: 360, height: 740 })
    await tab.page.goto('/portfolio?locale=de')
    await choose(tab.page, '#csv-file', UNPROVEN)
    const boxes = tab.page.locator('.import fieldset input[type=checkbox]')
    await boxes.first().waitFor()
    // Why they are asked about is read without scrolling sideways.
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect([await tab.page.locator('.import .findings li').count(), await tab.page.locator('.import legend').innerText()]).toEqual([0, expect.stringMatching(/^Nichts im PDF beweist diese Zeilen/)])
    expect(await tab.page.locator('.import fieldset label.check', { has: tab.page.locator('[type=checkbox]') }).allInnerTexts()).toEqual([
      'Seite 1, Zeile 3: SAP SE Inhaber-Aktien o.N., DE0007164600, 12 Stück, 2.571,60\u00A0€', 'Seite 1, Zeile 5: Vanguard FTSE All-World UCITS ETF, IE00BK5BQT80, 2,137 Stück, 299,18\u00A0€',
    ])
    expect(await tab.page.locator('.import button:disabled', { hasText: 'Angekreuzte' }).count()).toBe(1)
    await boxes.nth(1).check()
    await tab.page.getByRole('button', { name: 'Angekreuzte Zeilen übernehmen (1 von 2)' }).click()
    await tab.page.locator('.import [role=status]:not([aria-busy])').waitFor({ state: 'attached' })
    expect(await tab.page.locator('.entry .holdings').locator('input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual(['Vanguard FTSE All-World', '299,18'])
    expect([tab.complaints, tab.foreign]).toEqual([[], []])
    await tab.close()
  })

  test.each([
    ['unpacks to a gigabyte', () => pdfOfContent(blanksPackedTwice(1024), '/Filter[/FlateDecode/FlateDecode]')],
    ['has a font with two billion widths', () => pdfOfContent('BT /F 10 Tf 9 9 Td (Depotauszug) Tj ET', '', TWO_BILLION_WIDTHS)],
  ])('of two thousand bytes that %s ends in words, and the page goes on', async (_what, bytes) => {
    const tab = await on.openTab()
    await tab.page.goto('/portfolio?locale=en')
    await choose(tab.page, '#csv-file', bytes())
    await tab.page.getByText('Nothing was taken over.').waitFor()
    await choose(tab.page, '#csv-file', PROVEN)
    await tab.page.locator('.import [role=status]:not([aria-busy])').waitFor({ state: 'attached' })
    expect(await tab.page.locator('.entry .holdings input').first().inputValue()).toBe('SAP SE Inhaber-Aktien o.N.')
    await tab.close()
  })

  test('that confirms a purchase is read on the page of depot tax', async () => {
    const tab = await on.openTab()
    await tab.page.goto('/depot-tax?locale=en')
    await choose(tab.page, '#depot-file', PURCHASE)
    await tab.page.locator('.import [role=status]', { hasText: /^1 booking of 1 security taken over\.$/ }).waitFor()
    expect([tab.complaints, tab.foreign]).toEqual([[], []])
    await tab.close()
  })

  test('of a purchase beside one of a sale makes the depot that is left, and the lots of a sale', async () => {
    const tab = await on.openTab()
    const both = [['kauf.pdf', PURCHASE], ['verkauf.pdf', SALE]].map(([name, bytes]) => ({ name: String(name), mimeType: 'application/pdf', buffer: Buffer.from(bytes ?? '') }))
    await tab.page.goto('/portfolio?locale=de')
    await tab.page.setInputFiles('#csv-file', both)
    // 200 - 50
    const price = tab.page.getByLabel(/150 Stück: Preis eines Stücks/)
    await price.fill('48')
    await tab.page.getByRole('button', { name: 'Mit diesen Preisen übernehmen' }).click()
    await tab.page.locator('.import [role=status]:not([aria-busy])').waitFor({ state: 'attached' })
    // 150 x 48
    expect(await tab.page.locator('.entry .holdings').locator('input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual(['DEUTSCHE POST AG', '7.200'])
    await tab.page.goto('/depot-tax?locale=de')
    await tab.page.setInputFiles('#depot-file', both)
    await tab.page.getByRole('button', { name: 'Alle Dateien sind von einem Depot' }).click()
    await tab.page.getByText('2 Umsätze in 1 Wertpapier übernommen.').waitFor()
    expect([tab.complaints, tab.foreign]).toEqual([[], []])
    await tab.close()
  })

  test('that says the same as another one of the depot is asked about on both pages: one trade or two', async () => {
    const tab = await on.openTab()
    const lines = ['Depotnummer  2471359680', 'Wertpapier Abrechnung Kauf', 'Stueck  200   DEUTSCHE POST AG   DE0005552004', 'Schlusstag  11.12.2025', 'Ausfuehrungskurs  46,87 EUR', 'Kurswert  9.374,00- EUR', 'Ausmachender Betrag  9.374,00- EUR']
    const both = ['eins.pdf', 'zwei.pdf'].map((name) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdfOfLines(lines)) }))
    await tab.page.goto('/depot-tax?locale=de')
    await tab.page.setInputFiles('#depot-file', both)
    await tab.page.getByText('Ist es eines oder sind es zwei?').waitFor()
    expect([await tab.page.locator('.import legend').allInnerTexts(), await tab.page.locator('.import .notice button:disabled').count(), await tab.page.locator('.import .notice').getAttribute('class')]).toEqual([[expect.stringMatching(/^zwei\.pdf/)], 1, expect.not.stringContaining('error')])
    await tab.page.getByLabel('zwei: Beide zählen').check()
    await tab.page.getByRole('button', { name: 'Weiter' }).click()
    await tab.page.getByText('2 Umsätze in 1 Wertpapier übernommen.').waitFor()
    await tab.page.goto('/portfolio?locale=de')
    await tab.page.setInputFiles('#csv-file', both)
    await tab.page.getByLabel('eines: Es ist zweimal bestätigt und zählt einmal').check()
    await tab.page.getByRole('button', { name: 'Weiter' }).click()
    await tab.page.getByLabel(/200 Stück: Preis eines Stücks/).waitFor()
    expect([tab.complaints, tab.foreign]).toEqual([[], []])
    await tab.close()
  })
})

/** What stands at the headline of a calculator must not mislead: steps, labels and fields, in a real Chromium. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { noBrowser, pagesInBrowser, type Tab } from './support'

/** The exact numbers of cells, in order. */
const valuesIn = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('value'))))

const notes = (page: Page): Promise<string[]> => page.locator('.result-note').allInnerTexts()

describe.skipIf(noBrowser)('headlines of calculators in Chromium', () => {
  const on = pagesInBrowser()
  let tab: Tab

  const open = async (path: string): Promise<Page> => {
    const { page } = tab
    await page.goto(`/calculators/${path}`)
    await page.waitForSelector('html[data-ready]')
    return page
  }

  beforeAll(async () => {
    tab = await on.openTab()
  })

  test.each([
    ['reinvested', 'true', 6],
    ['paid out', 'false', 7],
  ])('funds compared, %s: the steps lead from the last row to both headlines, and the chart of the lead ends at the first', async (_name, reinvest, count) => {
    const page = await open(`thesaurierer-vs-ausschuetter?locale=de&reinvest_distributions=${reinvest}`)
    const [lead = NaN, accumulating = NaN, distributing = NaN] = await valuesIn(page, '.headline data')
    const [lastRow] = await valuesIn(page, '.result .data-table:not(.chart-table *) tbody tr:last-child td:nth-child(2) data')
    const steps = await valuesIn(page, '.steps data')
    const [value = NaN, tax = NaN, total] = steps
    expect([value, total]).toEqual([lastRow, accumulating])
    expect(value + tax).toBeCloseTo(accumulating, 6)
    expect(tax).toBeLessThan(0)
    expect([steps.length, steps.at(-1)]).toEqual([count, distributing])
    expect(steps.slice(3, -1).reduce((sum, value) => sum + value, 0)).toBeCloseTo(distributing, 6)
    const leads = page.locator('figure', { hasText: 'Vorsprung des Thesaurierers' })
    await leads.getByText('Diagramm als Tabelle').click()
    const [first, last] = [leads.locator('tbody tr').first(), leads.locator('tbody tr').last()]
    expect([await first.locator('th').innerText(), await last.locator('th').innerText()]).toEqual(['0', 'Ende'])
    expect(Number(await last.locator('data').getAttribute('value'))).toBe(lead)
    expect(accumulating - distributing).toBeCloseTo(lead, 6)
  })

  test('at a desk, no name of a field is broken within a word', async () => {
    const page = await open('thesaurierer-vs-ausschuetter?locale=de')
    const lines = await page.getByText('Ausschüttungsrendite', { exact: true }).first().evaluate((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
  })

  test('a preset fills the inputs, the way back empties them, and the amount of years to come stands in the money of today', async () => {
    const page = await open('etf-sparplan?locale=de')
    const rate = page.getByRole('textbox', { name: 'Monatliche Rate' })
    expect(await rate.inputValue()).toBe('300')
    await page.getByRole('link', { name: '100 € im Monat, 40 Jahre' }).click()
    await page.waitForURL(/monthly_rate=100/)
    await page.waitForSelector('html[data-ready]')
    expect([await rate.inputValue(), await page.getByRole('textbox', { name: 'Jahre' }).inputValue()]).toEqual(['100', '40'])
    const [value = NaN] = await valuesIn(page, '.headline data')
    const shown = async (): Promise<number> => Number(/rund ([\d.]+)/.exec(await page.locator('.today').innerText())?.[1]?.replaceAll('.', ''))
    // Three digits, as an assumption allows: 123,456 is about 123,000.
    const rough = (amount: number, unit = 10 ** (Math.floor(Math.log10(amount)) - 2)): number => Math.round(amount / unit) * unit
    // 2 % is preset: value / 1.02 ^ 40
    expect(await shown()).toBe(rough(value / 1.02 ** 40))
    await page.locator('#inflation').fill('0')
    await expect.poll(shown).toBe(rough(value))
    await page.goBack()
    await page.waitForSelector('html[data-ready]')
    expect(await rate.inputValue()).toBe('300')
  })

  test('a couple gets twice the allowance that nobody touched, and is told so; one that was typed stays', async () => {
    const page = await open('vorabpauschale?locale=de')
    const [filing, allowance] = [page.getByLabel('Veranlagung'), page.getByLabel('Verbleibender Sparer-Pauschbetrag')]
    expect(await allowance.inputValue()).toBe('1.000')
    await filing.selectOption('joint')
    await expect.poll(() => allowance.inputValue()).toBe('2.000')
    await page.getByText('Für Paare gilt der doppelte Pauschbetrag; er ist eingetragen.').waitFor()
    await filing.selectOption('single')
    await expect.poll(() => allowance.inputValue()).toBe('1.000')
    await allowance.fill('300')
    await filing.selectOption('joint')
    await expect.poll(() => allowance.inputValue()).toBe('300')
    expect(await page.getByText('er ist eingetragen').count()).toBe(0)
  })

  test.each([
    ['etf-sparplan?include_tax_drag=false', ['include_tax_drag'], ['fondstyp', 'taxProfile.kirchensteuer', 'taxProfile.filing_status', 'taxProfile.sparerpauschbetrag_remaining', 'asOf']],
    ['etf-sparplan?include_tax_drag=true', ['fondstyp', 'taxProfile.kirchensteuer', 'taxProfile.filing_status'], ['taxProfile.bundesland', 'taxProfile.sparerpauschbetrag_remaining', 'asOf']],
    ['netto-dividende?quelle=aktie', ['isin'], ['taxProfile.bundesland', 'asOf']],
    ['netto-dividende?quelle=etf_aktien&taxProfile.kirchensteuer=true', ['taxProfile.bundesland'], ['isin', 'asOf']],
    ['schenkungsteuer?mode=single', ['giftValue'], ['horizonYears', 'asOf']],
    ['schenkungsteuer?mode=schedule', ['horizonYears', 'asOf'], []],
    ['fire-rechner?variant=regular', ['monthlyExpenses'], ['retirementAge', 'monthlySideIncome', 'asOf']],
  ])('%s shows the fields that change something and no other', async (path, shown, hidden) => {
    const page = await open(path)
    const names = new Set(await page.locator('form [name]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name'))))
    expect([shown.filter((name) => !names.has(name)), hidden.filter((name) => names.has(name))]).toEqual([[], []])
  })

  test('a gift names the allowance before it and after it: 400,000 - 150,000 = 250,000', async () => {
    const page = await open('schenkungsteuer?locale=de&giftValue=150000&relationship=kind')
    expect(await page.locator('.headline').innerText()).toMatch(/Freibetrag, der vor dieser Schenkung bleibt\s+400\.000,00/)
    expect(await page.locator('.steps').innerText()).toMatch(/Freibetrag, der nach dieser Schenkung bleibt\s+250\.000,00/)
  })

  test('a gross pension is not taken for a net one: the headline says so, and the reader may assume a deduction', async () => {
    const page = await open('rentenluecke?locale=de')
    expect(await notes(page)).toEqual([expect.stringMatching(/vor Steuern und Versicherung.*abgeht, vergrößert die Lücke/)])
    await open('rentenluecke?locale=de&desiredRetirementIncome=100')
    expect(await notes(page)).toEqual([expect.stringMatching(/Eine Lücke kann trotzdem bleiben/)])
    await open('netto-dividende?locale=de&isin=KYG017191142')
    expect(await notes(page)).toEqual([expect.stringMatching(/Quellensteuer dieses Landes ist nichts bekannt/)])
    await open('rentenluecke?locale=de')
    const pension = Number(await page.locator('[data-figure="estimatedStatePension"] data').getAttribute('value'))
    const slider = page.getByRole('slider', { name: /Abzug für Steuer und Versicherung/ })
    expect(await slider.inputValue()).toBe('0')
    await slider.fill('20')
    const euros = (amount: number): string => `${new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 }).format(amount)}\u00a0€`
    await page.getByText(`Danach bleiben ${euros(pension * 0.8)} von der Rente; die Lücke wäre ${euros(2500 - pension * 0.8)} im Monat.`).waitFor()
    expect(Number(await page.locator('[data-figure="monthlyGap"] data').getAttribute('value'))).toBeCloseTo(2500 - pension, 2)
  })

  test.each([
    ['etf-sparplan?include_tax_drag=false', /^Vor allen Steuern, vor Inflation und Kosten/],
    ['etf-sparplan?include_tax_drag=true', /^Nach der jährlichen Steuer.*Nicht abgezogen: Steuer beim Verkauf am Ende, Inflation, Kosten/],
    ['fire-rechner?', /Inflation ist von der Rendite abgezogen\. Vor allen Steuern/],
    ['entnahmeplan?', /Die Entnahmen sind vor Steuer: Wo welche anfällt, .*; was am Ende übrig ist, würde beim Verkauf versteuert\. Inflation und Kosten sind nicht abgezogen/],
    ['junior-depot?', /^Nach allen Steuern, auch der auf den Verkauf am Ende\. Inflation/],
    ['thesaurierer-vs-ausschuetter?', /^Vor der Steuer auf einen Verkauf am Ende, vor Inflation/],
  ])('%s says at its headline whether taxes, the tax on a sale and inflation are in', async (path, said) => {
    const page = await open(`${path}&locale=de`)
    expect(await notes(page)).toEqual([expect.stringMatching(said)])
  })

  test('"after yearly tax" is said only where it is deducted', async () => {
    const untaxed = await open('etf-sparplan?include_tax_drag=false&locale=de')
    expect(await untaxed.locator('.result').innerText()).not.toMatch(/nach jährlicher Steuer|Gezahlte Steuern|Steuer im Januar/)
    const taxed = await open('etf-sparplan?include_tax_drag=true&locale=de')
    expect(await taxed.locator('.result thead').allTextContents()).toEqual([expect.stringContaining('Wert nach jährlicher Steuer')])
  })

  test.each([
    ['US0378331005', 1000, [expect.stringMatching(/ist anrechenbar, wird hier durch den Pauschbetrag aber nicht gebraucht/)]],
    ['US0378331005', 0, []],
    // Ireland: nothing is credited, with or without an allowance, because all of it can be claimed back.
    ['IE00BTN1Y115', 1000, [expect.stringMatching(/nicht angerechnet; sie lässt sich im Ausland zurückholen/)]],
    ['IE00BTN1Y115', 0, [expect.stringMatching(/nicht angerechnet; sie lässt sich im Ausland zurückholen/)]],
    ['DE0007164600', 1000, []],
  ])('a dividend of %s with an allowance of %d says what becomes of the tax withheld abroad', async (isin, allowance, said) => {
    const page = await open(`netto-dividende?locale=de&brutto_dividende=100&isin=${isin}&taxProfile.sparerpauschbetrag_remaining=${allowance}`)
    expect(await notes(page)).toEqual(said)
  })

  test('no table of a calculator is cut off on a desk', async () => {
    const { page } = tab
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const slug of ['thesaurierer-vs-ausschuetter', 'entnahmeplan', 'etf-sparplan', 'junior-depot']) {
      await open(`${slug}?locale=de`)
      expect(await page.locator('.scroll').evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length), slug).toBe(0)
    }
  })
})

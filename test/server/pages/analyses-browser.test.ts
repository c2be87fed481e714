/** What the analyses of a portfolio must not mislead about: differences, approximate losses, periods without prices; in a real Chromium. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { CompareRequest, CompareResult, EtfAlternativesResult, StressScenariosResult } from '../../../sdk'
import { reference } from '../data/embedded-book'
import { PORTFOLIO } from '../support'
import { answered, embeddedDirectory, noBrowser, pagesInBrowser, type Tab } from './support'

/** An ISIN that nobody knows, with the right check digit. */
const UNKNOWN = 'XS1234567896'

describe.skipIf(noBrowser)('analyses of a portfolio in Chromium', () => {
  const on = pagesInBrowser({ RATE_LIMIT_UNITS: '10000', REQUEST_LIMIT: '0' }, { reference: { open: async () => reference }, directory: embeddedDirectory })

  /** Types holdings and opens the panel of an analysis. */
  async function analysed(id: string, holdings: Readonly<Record<string, string>>): Promise<Pick<Tab, 'page' | 'close'> & { panel: Locator }> {
    const { page, close } = await on.openTab()
    await page.goto(`/portfolio/${id}?locale=de`)
    for (const [row, [isin, amount]] of Object.entries(holdings).entries()) {
      await page.locator('.entry .holdings input:not(.amount)').nth(row).fill(isin)
      await page.locator('.entry .holdings .amount').nth(row).fill(amount)
    }
    await page.getByRole('button', { name: 'Analysieren' }).click()
    const panel = page.locator(`#panel-${id}`)
    await panel.waitFor()
    return { page, panel, close }
  }

  async function answerOf<T>(page: Page, panel: Locator): Promise<T> {
    await panel.locator('.remarks').waitFor()
    await panel.locator('.remarks > summary').click()
    const [download] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'Ergebnis als JSON' }).click()])
    return (JSON.parse(readFileSync(await download.path(), 'utf8')) as { analysis: { data: T } }).analysis.data
  }

  test('a fund that is gone from the depot is not compared any longer', async () => {
    const { page, panel, close } = await analysed('etf-alternatives', { IE00B4L5Y983: '30000', IE00BKM4GZ66: '8000' })
    await panel.locator('.remarks').waitFor()
    const fund = panel.getByRole('combobox')
    const chosen = await fund.inputValue()
    await page.getByRole('button', { name: `Zeile ${chosen === 'IE00B4L5Y983' ? 1 : 2} entfernen` }).click()
    const left = chosen === 'IE00B4L5Y983' ? 'IE00BKM4GZ66' : 'IE00B4L5Y983'
    await expect.poll(() => fund.locator('option').count()).toBe(1)
    await panel.getByText('Nicht aktuell').waitFor({ state: 'detached' })
    expect([await fund.inputValue(), (await answerOf<EtfAlternativesResult>(page, panel)).source.isin]).toEqual([left, left])
    await close()
  })

  test('cash has no worst crisis, and a look back on it never fell', async () => {
    const { page, close } = await on.openTab()
    await page.goto('/portfolio/stress-scenarios?locale=de')
    await page.getByRole('button', { name: 'Guthaben hinzufügen' }).click()
    await page.locator('.entry .holdings .amount').last().fill('1000')
    await page.getByRole('button', { name: 'Analysieren' }).click()
    await page.locator('#panel-stress-scenarios').getByText('in keiner von 5 Krisen ein Verlust', { exact: true }).waitFor()
    await page.locator('#tab-historical-replay').click()
    const replay = page.locator('#panel-historical-replay')
    await answered(replay)
    await replay.getByText(/^aus [\d.]+\u00a0€ Einzahlungen.* fiel unterwegs nie$/).waitFor()
    await close()
  })

  const world = { IE00B4L5Y983: '30000', IE00BKM4GZ66: '8000', US0378331005: '2500' }

  test('a comparison gives shares as points with their sign, and no "-0"', async () => {
    const { page, panel, close } = await analysed('compare', world)
    const changes = panel.locator('.changes')
    // Before the first change it says what to do, and takes no more room than the figures that come.
    expect(await changes.getAttribute('data-begin')).toMatch(/Betrag oder Fonds ändern/)
    expect(await changes.getByText('–').first().isVisible()).toBe(false)
    const { height: before } = (await changes.boundingBox()) ?? { height: 0 }
    await panel.locator('.holdings .amount').nth(0).fill('26000')
    await panel.locator('.holdings .amount').nth(1).fill('12000')
    await panel.getByRole('table', { name: 'Kennzahlen' }).waitFor()
    await panel.getByText('Nicht aktuell').waitFor({ state: 'detached' })
    expect(await changes.getAttribute('data-begin')).toBe(null)
    expect((await changes.boundingBox())?.height).toBe(before)
    const { deltas } = await answerOf<CompareResult>(page, panel)
    const points = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    // Changes that would be written as none are left out.
    expect(deltas.countries?.some(({ delta }) => delta !== 0 && Math.abs(delta) < 0.0005)).toBe(true)
    const expected = (deltas.countries ?? []).filter(({ delta }) => Math.abs(delta) >= 0.0005).map(({ delta }) => points.format(delta * 100).replace('-', '\u2212'))
    const list = panel.locator('.data-table', { hasText: 'Vereinigte Staaten' })
    expect(await list.locator('tbody tr').count()).toBe(5)
    expect(await list.locator('thead th').last().innerText()).toBe('Punkte')
    // The largest changes fit on a phone, without scrolling the page to a side.
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await list.locator('.scroll').evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    // The button goes with what it did, and leaves the focus at the table.
    await list.getByRole('button', { name: `Alle zeigen (${expected.length})` }).press('Enter')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('scroll')
    const countries = list.locator('tbody td:last-child')
    expect((await countries.allInnerTexts()).sort()).toEqual(expected.sort())
    // Both sides are written as exactly as their difference: no row says that 53 % became 53 %, by 0.2.
    const shares = await list.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map(({ innerText }) => innerText)))
    expect(shares.every(([one = '', other = '']) => [one, other].every((side) => /,\d\s%$/.test(side)))).toBe(true)
    const figures = panel.getByRole('table', { name: 'Kennzahlen' })
    expect(await figures.getByRole('row', { name: /Gewichtete laufende Kosten/ }).innerText()).toMatch(/%\s+\d,\d+\s%\s+[+\u2212]?\d,\d{3} Punkte$/)
    const crisis = await Promise.all([[30_000, 8_000], [26_000, 12_000]].map(async ([first = 0, second = 0]) => {
      const holdings = [['IE00B4L5Y983', first], ['IE00BKM4GZ66', second], ['US0378331005', 2_500]].map(([isin, value]) => ({ isin, value }))
      const { json } = await on.app.post(`${PORTFOLIO}/stress-scenarios`, { portfolio: { basis: 'values', holdings }, scenarioKeys: ['gfc_2008'] })
      return String((json.data as { analysis: { data: StressScenariosResult } }).analysis.data.scenarios[0]?.returnFraction)
    }))
    const like2008 = figures.getByRole('row', { name: /^Wie 2008/ })
    await like2008.waitFor()
    expect((await like2008.locator('data').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('value')))).slice(0, 2)).toEqual(crisis)
    expect(await like2008.innerText()).toMatch(/,\d\s%\s+\u2212\d+,\d\s%\s+\S+ Punkte$/)
    expect(await panel.innerText()).not.toMatch(/[-\u2212]0(?:,0+)?(?:\s(?:Punkte|%|€)|\n)/)
    await close()
  })

  test('an amount of 0 in a comparison is a holding that is gone', async () => {
    const { page, panel, close } = await analysed('compare', world)
    const swapped = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('compare') && (request.postDataJSON() as CompareRequest).after.holdings.length === 2)
    await panel.locator('.holdings .amount').nth(0).fill('38000')
    await panel.locator('.holdings .amount').nth(1).fill('0')
    expect(((await swapped).postDataJSON() as CompareRequest).after.holdings).toEqual([{ isin: 'IE00B4L5Y983', value: 38_000 }, { isin: 'US0378331005', value: 2_500 }])
    expect(await panel.locator('.field-error').count()).toBe(0)
    await close()
  })

  test('where one side is not complete, the difference of what is known is marked as an estimate, with the reason', async () => {
    const { page, panel, close } = await analysed('compare', world)
    await panel.locator('.holdings input:not(.amount)').nth(1).fill(UNKNOWN)
    const { before, after, deltas } = await answerOf<CompareResult>(page, panel)
    expect([deltas.countries, deltas.weightedTer, deltas.effectiveN]).toEqual([null, null, null])
    const weight = (side: CompareResult['before']): string => String(side.analyses.geography.data?.countries.buckets.find(({ key }) => key === 'CN')?.weight ?? 0)
    const row = panel.getByRole('row', { name: /^China/ }).first()
    expect(await row.locator('data').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('value')))).toEqual([weight(before), weight(after), String(Number(weight(after)) - Number(weight(before)))])
    expect(await panel.getByRole('table', { name: / \(geschätzt\)$/ }).count()).toBeGreaterThan(2)
    const ter = panel.getByRole('table', { name: 'Kennzahlen' }).getByRole('row', { name: /Gewichtete laufende Kosten/ })
    expect(await ter.innerText()).toMatch(/Punkte \(geschätzt\)$/)
    // What the new holding costs is not known: that the known part falls is no saving.
    expect(await panel.getByRole('row', { name: /^Bekannte Kosten im Jahr/ }).innerText()).toMatch(/nicht angegeben$/)
    expect(await panel.locator('.changes dd').first().innerText()).toBe('nicht bekannt')
    expect(await panel.getByText('Als geschätzt markierte Änderungen').count()).toBe(1)
    expect(await panel.locator('.status').innerText()).toContain('Einige Positionen kennt der Dienst nicht')
    await close()
  })

  test('losses of crises are said as roughly as they are known, with their main limitation beside them', async () => {
    const { page, panel, close } = await analysed('stress-scenarios', world)
    const { scenarios } = await answerOf<StressScenariosResult>(page, panel)
    const scenario = scenarios.find(({ key }) => key === 'gfc_2008')
    const [share, change] = [scenario?.returnFraction ?? NaN, scenario?.change ?? NaN]
    await panel.getByText('Details', { exact: true }).click()
    const figures = panel.locator('.scenario', { hasText: 'Finanzkrise' }).locator('.key-figures')
    const minus = (figure: string): string => figure.replace('-', '\u2212')
    const hundreds = minus(new Intl.NumberFormat('de-DE').format(Math.round(change / 100) * 100))
    expect(await figures.locator('dd').allInnerTexts()).toEqual([minus(`${Math.round(share * 100)}\u00a0%`), `rund\u00a0${hundreds}\u00a0€`])
    expect(await panel.locator('.result-note').innerText()).toMatch(/^Angenähert: Jede Position bewegt sich wie ihr Sektor/)
    expect(await panel.locator('.top-bars data').allInnerTexts()).toEqual(scenarios.map(({ returnFraction }) => minus(`${Math.round((returnFraction ?? NaN) * 100)}\u00a0%`)))
    expect(await panel.innerText()).not.toMatch(/\d,\d\d\s%/)
    // In the order in which they began; that nothing is missing is not said.
    expect(scenarios.map(({ dateFrom }) => dateFrom)).toEqual(['2000-03-24', '2007-10-09', '2011-04-29', '2020-02-19', '2022-01-03'])
    expect(await panel.locator('fieldset label').allTextContents()).toEqual(await panel.locator('.scenario h4').allTextContents())
    expect(await panel.locator('.status').count()).toBe(0)
    await close()
  })

  test('crises of a portfolio with an unknown holding are calculated for the rest, whose share is said, until somebody asks for all of it', async () => {
    const known = { IE00B4L5Y983: '30000', US0378331005: '8000' }
    const { page, panel, close } = await analysed('stress-scenarios', { ...known, [UNKNOWN]: '2000' })
    // 38,000 of 40,000
    const without = panel.getByLabel(`Ohne ${UNKNOWN}: nur für 95 % des Depots`)
    await panel.locator('.top-bars').waitFor()
    expect(await without.isChecked()).toBe(true)
    expect(await page.locator('.tile', { hasText: 'Wie 2008' }).innerText()).toMatch(/−\d+\s%\s+für 95\s% des Depots; rund\s−[\d.]+\s€$/)
    const { scenarios } = await answerOf<StressScenariosResult>(page, panel)
    const { json } = await on.app.post(`${PORTFOLIO}/stress-scenarios`, {
      portfolio: { basis: 'values', holdings: Object.entries(known).map(([isin, value]) => ({ isin, value: Number(value) })) }, scenarioKeys: scenarios.map(({ key }) => key),
    })
    expect(scenarios).toEqual((json.data as { analysis: { data: StressScenariosResult } }).analysis.data.scenarios)
    expect(scenarios.every(({ returnFraction }) => returnFraction !== null)).toBe(true)
    await without.uncheck()
    await panel.getByText(/^Nicht berechnet/).waitFor()
    await close()
  })

  test('of a bond fund without a list the status says what is missing, and the share that is known is no failure', async () => {
    const { panel, close } = await analysed('bonds', { IE00B4L5Y983: '30000', IE00B3F81409: '10000' })
    // 10,000 of 40,000 EUR.
    await panel.getByText('25\u00a0%', { exact: true }).waitFor()
    expect(await panel.locator('.status').innerText()).toMatch(/^unvollständig: Hier liegt keine Liste der Anleihen von iShares .* vor\.$/)
    await close()
  })

  test.each([['rests on the lists of like funds', 'IE00BK5BQT80', 2], ['has its own list', 'IE00B6R52259', 0]])('industries and regions of revenue of a fund that %s are said to be about as much as its sectors are', async (_, isin, count) => {
    const { page, panel, close } = await analysed('industries', { [isin]: '1000' })
    await panel.locator('.answer-figure').waitFor()
    await page.locator('#tab-revenue-geography').click()
    const regions = page.locator('#panel-revenue-geography .answer-figure')
    await regions.waitFor()
    const said = await Promise.all([panel.locator('.answer-figure'), regions].map((figure) => figure.textContent()))
    expect(said.filter((text) => / rund\u00a0\d+\u00a0%$/.test(text ?? '')).length).toBe(count)
    await page.locator('#tab-overview').click()
    expect(await page.locator('section[aria-labelledby="section-sectors"] > .answer-figure').textContent()).toMatch(count === 0 ? /^[^\d]*(?<!rund\u00a0)\d+\u00a0%$/ : / rund\u00a0\d+\u00a0%$/)
    await close()
  })

  test('of a single share no fund, no estimate and no other companies are spoken of', async () => {
    const { page, panel, close } = await analysed('etf-alternatives', { US0378331005: '1000' })
    await panel.getByText('In diesem Depot ist kein Fonds.').waitFor()
    await page.locator('#tab-revenue-geography').click()
    await page.locator('#panel-revenue-geography').getByText('1 Unternehmen wurde betrachtet.', { exact: true }).waitFor()
    await page.locator('#tab-compare').click()
    const compare = page.locator('#panel-compare')
    await answered(compare)
    expect(await compare.getByText('Als geschätzt markierte Änderungen').count()).toBe(0)
    await close()
  })

  test('beside a holding that nobody knows there may be bonds', async () => {
    const { panel, close } = await analysed('bonds', { IE00B4L5Y983: '1000', [UNKNOWN]: '1000' })
    await panel.getByText('Unter dem, was bekannt ist, sind keine Anleihen.').waitFor()
    await close()
  })

  test('a plan says what becomes of the whole amount, of a part and of none', async () => {
    const { page, panel, close } = await analysed('contribution-plan', { IE00B4L5Y983: '1000' })
    // The mix of the depot itself leaves nothing to plan.
    await panel.getByText('Das ist der Mix von heute.').waitFor()
    expect(await page.locator('#target-equities').inputValue()).toBe('100')
    await page.locator('#target-equities').fill('100,0')
    await panel.getByText('Nicht zugeteilt').waitFor()
    expect([await panel.getByRole('heading', { name: 'Aufteilung des Betrags' }).count(), await panel.getByText('Das ist der Mix von heute.').count()]).toEqual([0, 0])
    await page.locator('#target-equities').fill('70')
    await page.locator('#target-bonds').fill('30')
    await panel.getByText('für Anleihen: der ganze neue Betrag').waitFor()
    // Below by 30 and 20 of 100: three fifths and two fifths of 1,000 EUR.
    await page.locator('#target-gold').fill('20')
    await page.locator('#target-equities').fill('50')
    await panel.getByText('für Anleihen, von den neuen 1.000,00\u00a0€').waitFor()
    expect(await panel.locator('.answer-figure').innerText()).toBe('600,00\u00a0€')
    // The tab keeps it, and the other language writes it its own way.
    await page.locator('#contribution').fill('2000,5')
    await page.locator('#target-gold').fill('20,25')
    await page.locator('#target-equities').fill('49,75')
    const typed = () => page.locator('#panel-contribution-plan').locator('#contribution, #target-equities, #target-bonds, #target-gold').evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')))
    await page.reload()
    await expect.poll(typed).toEqual(['2.000,5', '49,75', '30', '20,25'])
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForSelector('html[lang=en]', { state: 'attached' })
    await expect.poll(typed).toEqual(['2,000.5', '49.75', '30', '20.25'])
    await close()
  })

  test('what nobody typed follows the depot, and what was typed stays', async () => {
    const { page, panel, close } = await analysed('contribution-plan', { IE00B4L5Y983: '3000' })
    const target = page.locator('#target-equities')
    await panel.getByText('Das ist der Mix von heute.').waitFor()
    await page.locator('#tab-historical-replay').click()
    await page.locator('#panel-historical-replay').getByText('Annahmen ändern').click()
    await page.locator('#monthly').fill('50')
    await page.locator('#panel-historical-replay').getByText('Nicht aktuell').waitFor({ state: 'detached' })
    // 1,000 beside 3,000 are a quarter.
    await page.getByRole('button', { name: 'Guthaben hinzufügen' }).click()
    await page.locator('.entry .holdings .amount').last().fill('1000')
    await expect.poll(() => page.locator('#initial').inputValue()).toBe('4.000')
    expect(await page.locator('#monthly').inputValue()).toBe('50')
    await page.locator('#tab-contribution-plan').click()
    await expect.poll(() => target.inputValue()).toBe('75')
    expect(await page.locator('#target-cash').inputValue()).toBe('25')
    await target.fill('60')
    await page.locator('.entry .holdings .amount').last().fill('3000')
    await expect.poll(() => page.locator('#target-cash').inputValue()).toBe('50')
    expect(await target.inputValue()).toBe('60')
    await close()
  })

  test('a depot that is worth more than a forecast takes is told the bounds, and nothing is asked', async () => {
    const { page, panel, close } = await analysed('cost-drag', { IE00B4L5Y983: '100000000', IE00BKM4GZ66: '1' })
    await panel.getByText('Von 0 bis 100.000.000.').waitFor()
    expect(await panel.locator('.notice').count()).toBe(0)
    await page.locator('#drag-initial').fill('1000')
    await panel.locator('.answer-figure').waitFor()
    await page.locator('#drag-years').fill('61')
    await panel.getByText('Nicht aktuell: Eine Eingabe ist noch unvollständig.').waitFor()
    await close()
  })

  test('of funds that somebody names it is said that none of them is cheaper and alike, and nothing of others', async () => {
    const { page, panel, close } = await analysed('etf-alternatives', { IE00B4L5Y983: '30000' })
    await panel.locator('.answer-figure').waitFor()
    await panel.getByText('Annahmen ändern').click()
    await page.locator('#candidates').fill('IE00BKM4GZ66')
    await page.locator('#candidates').blur()
    await panel.getByText('Kein verglichener Fonds enthält fast dasselbe und kostet weniger. Es kann einen anderen geben.').waitFor()
    await close()
  })

  test('the look back names the holdings without prices and the period of the others before one asks', async () => {
    const { panel, close } = await analysed('historical-replay', { IE00B4L5Y983: '30000', IE00BKM4GZ66: '8000', JP3633400001: '500' })
    // MSCI World ends on 14 April 2026; no replay is longer than 3,660 days.
    await panel.getByText('Für Toyota Motor Corp sind keine Kurse bekannt: Ein Rückblick auf das ganze Depot ist nicht möglich. Die Kurse der anderen Positionen sind vom 06.04.2016 bis zum 14.04.2026 bekannt.').waitFor()
    // An answer that says who has none says it alone.
    await panel.getByRole('button', { name: 'Berechnen' }).click()
    await panel.locator('p', { hasText: 'Von Toyota Motor Corp gibt es keine Kurse.' }).waitFor()
    expect(await panel.getByText('sind keine Kurse bekannt').count()).toBe(0)
    // 38,000 of 38,500 EUR.
    await panel.getByRole('button', { name: 'Auf den Rest zurückblicken, 99\u00a0% des Depots' }).click()
    await panel.getByText('Ohne Toyota Motor Corp, da keine Kurse bekannt sind: Der Rest ist 99\u00a0% des Depots.').waitFor()
    await panel.getByText('Nachgerechnet vom 06.04.2016 bis zum 14.04.2026.').waitFor()
    await close()
  })

  test('of many holdings without prices the look back names the first and counts the others', async () => {
    const { page, close } = await on.openTab()
    await page.goto('/portfolio/historical-replay?locale=de')
    await page.locator('#csv-text').fill('IE00B4L5Y983 30000\nJP3633400001 500\nDE0008474503 500\nDE0008491051 500\nDE0009848119 500\nXS1234567896 500')
    await page.getByRole('button', { name: 'Übernehmen', exact: true }).click()
    await page.locator('#panel-historical-replay').getByText('Für Toyota Motor Corp, DekaFonds CF, UniGlobal und 2 weitere sind keine Kurse bekannt').waitFor()
    await close()
  })

  test('what is typed in an analysis is kept over a reload and in the other language, for that depot alone', async () => {
    const { page, panel, close } = await analysed('cost-drag', { IE00B4L5Y983: '30000', IE00BKM4GZ66: '8000' })
    await panel.getByText('Annahmen ändern').click()
    await page.locator('#drag-monthly').fill('1.234,5')
    await page.locator('#tab-historical-replay').click()
    const replay = page.locator('#panel-historical-replay')
    await replay.getByText('Annahmen ändern').click()
    await page.locator('#from').fill('2021-02-03')
    await page.locator('#rebalancing').selectOption('none')
    await page.locator('#tab-compare').click()
    await page.locator('#after-amount-2').fill('9000')
    const kept = async (): Promise<string[]> => {
      const values: string[] = []
      for (const [tab, field] of [['cost-drag', 'drag-monthly'], ['historical-replay', 'from'], ['historical-replay', 'rebalancing'], ['compare', 'after-amount-2']]) {
        await page.locator(`#tab-${tab}`).click()
        values.push(await page.locator(`#${field}`).inputValue())
      }
      return values
    }
    await page.locator('#panel-compare .remarks').waitFor()
    await page.reload()
    expect(await kept()).toEqual(['1.234,5', '2021-02-03', 'none', '9.000'])
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForSelector('html[lang=en]')
    expect(await kept()).toEqual(['1,234.5', '2021-02-03', 'none', '9,000'])
    await page.goto('/portfolio/cost-drag?locale=en')
    await page.locator('.entry .holdings .amount').first().fill('20000')
    await page.getByRole('button', { name: 'Analyse' }).click()
    await page.locator('#panel-cost-drag .answer-figure').waitFor()
    expect(await page.locator('#drag-monthly').inputValue()).toBe('200')
    await page.getByRole('button', { name: 'Change the holdings' }).click()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('IE00B4L5Y983')
    await close()
  })

  test('of two shares of the same size neither is the largest, and what is of funds has nothing to tell', async () => {
    const { page, panel, close } = await analysed('historical-replay', { US0378331005: '5000', US5949181045: '5000' })
    // Both have prices until the middle of August 2026, and dollars have rates until 21 July.
    await panel.getByText(/^Nachgerechnet vom .* bis zum 21\.07\.2026\./).waitFor()
    expect(await page.locator('.tile').first().innerText()).toMatch(/50\s%\s+rund\s5\.000\s€; ebenso groß: (?:Apple|Microsoft)$/)
    const open = async (id: string): Promise<Locator> => {
      await page.locator(`#tab-${id}`).click()
      return page.locator(`#panel-${id}`)
    }
    await (await open('etf-alternatives')).getByText('In diesem Depot ist kein Fonds.').waitFor()
    const drag = await open('cost-drag')
    await drag.getByText('Ohne laufende Kosten geht nichts verloren in 20 Jahren').waitFor()
    expect([await drag.locator('.answer-figure').innerText(), await drag.getByText('bitte eintragen').count()]).toEqual(['0\u00a0€', 0])
    const industries = await open('industries')
    await industries.getByText(/die größte Branche darin; ebenso groß: /).waitFor()
    // Themes in which nothing is held are left out.
    expect(await industries.getByRole('table', { name: 'Themen' }).locator('tbody tr').allInnerTexts()).toEqual(['Magnificent 7\t100\u00a0%\t2'])
    expect(await (await open('revenue-geography')).getByText('Unternehmen wurden betrachtet').innerText()).not.toMatch(/Nicht bekannt/)
    await close()
  })

  test('a fund of which nothing but the name is known is one, and its charge is asked for in words', async () => {
    const { page, panel, close } = await analysed('etf-alternatives', { US9229087690: '25000' })
    await expect.poll(() => panel.locator('option').allInnerTexts()).toEqual(['Vanguard Total Stock Market ETF'])
    // The fund has its reason: the words for anything that is missing are not said besides.
    await panel.getByText('Dieser Fonds lässt sich nicht vergleichen').waitFor()
    expect(await panel.getByText('Dafür fehlen Daten').count()).toBe(0)
    await page.locator('#tab-cost-drag').click()
    await page.getByText('Hier nicht bekannt: bitte eintragen, etwa aus dem Factsheet.').waitFor()
    await close()
  })

  test('regions of the revenue of a tenth of the equities are no answer for all of them', async () => {
    // A fund without a list is 20,000 of 21,000: at most 4.8 % can be known.
    const { panel, close } = await analysed('revenue-geography', { DE0009848119: '20000', DE000DK2CDS0: '1000' })
    await expect.poll(() => panel.locator('.answer-figure').innerText()).toBe('nicht bekannt')
    await panel.getByText(/^Gelesen sind nur Berichte für \d,\d\u00a0% der Aktien; die Balken zeigen deren Umsatz\.$/).waitFor()
    await close()
  })

  test('what is known of less than most of a depot is a minimum, and a charge that is taken for granted is said to be', async () => {
    // 25,000 of 35,000 are a fund of which nothing is known: 71 %.
    const { page, panel, close } = await analysed('industries', { US9229087690: '25000', IE00B4L5Y983: '10000' })
    expect(await panel.locator('.answer-figure').innerText()).toMatch(/ mindestens \d,\d\s%$/)
    expect(await panel.innerText()).not.toMatch(/mindestens </)
    // How much is not known stands there in figures, not in general words besides.
    await panel.getByText(/^Von den Aktien:.* 71\u00a0% unbekannt$/).waitFor()
    expect(await panel.locator('.status').count()).toBe(0)
    await page.locator('#tab-cost-drag').click()
    await page.getByText('Für 71\u00a0% des Depots sind die Kosten nicht bekannt: Angenommen sind dort die der anderen Fonds.').waitFor()
    await close()
  })

  test('the look back stands at the period that works, and others can be taken', async () => {
    const { panel, close } = await analysed('historical-replay', world)
    const window = async (): Promise<string[]> => [await panel.getByLabel('Von').inputValue(), await panel.getByLabel('Bis').inputValue()]
    await panel.getByText('Kurse aller Positionen sind vom 06.04.2016 bis zum 14.04.2026 bekannt.').waitFor({ state: 'attached' })
    await expect.poll(window).toEqual(['2016-04-06', '2026-04-14'])
    await panel.getByText('Nachgerechnet vom 06.04.2016 bis zum 14.04.2026.').waitFor()
    await panel.getByRole('button', { name: 'Ganzer Zeitraum', pressed: true }).waitFor()
    await panel.getByRole('button', { name: '5 Jahre' }).click()
    await panel.getByRole('button', { name: '5 Jahre', pressed: true }).waitFor()
    await expect.poll(window).toEqual(['2021-04-14', '2026-04-14'])
    await panel.getByText('Nachgerechnet vom 14.04.2021 bis zum 14.04.2026.').waitFor()
    await panel.getByText('Annahmen ändern').click()
    // A window that begins before the prices of World and Apple do: what is missing stands below the reason.
    await panel.getByLabel('Von').fill('2014-06-02')
    await panel.getByLabel('Bis').fill('2015-06-02')
    await panel.getByText('Kurse von Apple Inc. reichen vom 02.01.2015 bis zum 18.08.2026.').first().waitFor()
    await close()
  })

  test('the fund to replace is one that can be answered, and one that cannot is explained', async () => {
    const { page, panel, close } = await analysed('etf-alternatives', { US0378331005: '2500', IE00B4L5Y983: '30000', IE00B3F81409: '500' })
    expect(await panel.locator('#fund').inputValue()).toBe('IE00B4L5Y983')
    expect(await panel.locator('#fund option').count()).toBe(2)
    await panel.getByText(/ statt 0,20\u00a0% im Jahr, rund\u00a0\d+\u00a0€ weniger/).waitFor()
    const { candidates } = await answerOf<EtfAlternativesResult>(page, panel)
    const { name = '', ter = NaN } = candidates.find(({ qualifies }) => qualifies) ?? {}
    // 30,000 EUR at a charge that is lower by so much; below 1,000 EUR the page says whole euros.
    expect(await panel.locator('.answer-figure + .muted').innerText()).toContain(`rund\u00a0${Math.round(30_000 * (0.002 - (ter ?? NaN)))}\u00a0€ weniger`)
    expect(name).toContain(await panel.locator('.answer-figure').innerText())
    await panel.locator('#fund').selectOption('IE00B3F81409')
    await panel.getByText('Dieser Fonds lässt sich nicht vergleichen').waitFor()
    await close()
  })
})

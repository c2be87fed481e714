/** The page of depot tax in a real Chromium: the models of the service run in it, and nothing that is typed leaves it. */
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { directoryText, type Findable } from '../../../core/find/entry'
import { steuerjahrAt } from '../../../core/law/investmentfonds/figures'
import { exampleDraft } from '../../../server/pages/depot-tax/draft'
import { fragmentOf, progressOf, type Progress } from '../../../server/pages/depot-tax/keep'
import { emptyRefund } from '../../../server/pages/depot-tax/refund/draft'
import { emptySale } from '../../../server/pages/depot-tax/sale/draft'
import { packed } from '../../../server/pages/browser/packed'
import { countBytes, clean, inspect, violationsOf } from './inspect'
import { dropOn, noBrowser, pagesInBrowser, type Tab } from './support'

const TAX = '/api/v1/public/depot-tax'
const BOOKINGS = [
  'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr',
  '10.01.2024;Kauf;IE00B4L5Y983;World;100;70,00;7.000,00;0,00',
  '10.03.2025;Kauf;IE00B4L5Y983;World;60;80,00;4.800,00;0,00',
  '11.03.2025;Kauf;DE0007164600;SAP;10;200,00;2.000,00;0,00',
  '12.03.2025;Dividende;DE0007164600;SAP;;;20,00;',
].join('\n')

/** The year of the coming January. */
const YEAR = steuerjahrAt(new Date().toISOString().slice(0, 10))

/** A directory of a fund whose kind is stated, of a share, of a fund that took over another, and of one of which the first close of the year is known. */
const entries: readonly Findable[] = [{
  isin: 'IE00B1XNHC34', name: 'Clean Energy', kind: 'fund', assetClass: 'equities', ter: 0.0065, index: null, wkn: 'A0MW0M', tickers: [], prices: null,
  taxKind: { kind: 'MISCHFONDS', asOf: '2023-11-29', source: 'statements' },
}, { isin: 'DE0007164600', name: 'SAP', kind: 'stock', assetClass: 'equities', ter: null, index: null, wkn: '716460', tickers: [], prices: null, taxKind: null }, {
  isin: 'LU2572257124', name: 'World', kind: 'fund', assetClass: 'equities', ter: null, index: null, wkn: null, tickers: [], prices: null, taxKind: null, former: [{ isin: 'LU0392494562', wkn: null, since: '2023-04-21' }],
}, {
  isin: 'IE00BK5BQT80', name: 'All-World Acc', kind: 'fund', assetClass: 'equities', ter: null, index: null, wkn: null, tickers: [],
  prices: { from: '2020-01-02', to: `${YEAR}-08-12`, close: 140, opening: { date: `${YEAR}-01-02`, close: 125.5 } }, taxKind: { kind: 'AKTIENFONDS', asOf: '2023-11-29', source: 'statements' },
}]

/** Invented rates of the dollar: none on the weekend of 8 March, none in April. */
const usd = { currency: 'USD', dates: ['2025-03-06', '2025-03-07', '2025-05-13', '2025-06-20'], perEur: Float64Array.of(1.1, 1.2, 1.25, 1.5) }

const on = pagesInBrowser({ RATE_LIMIT_UNITS: '1000' }, {
  directory: async () => ({ entries, text: directoryText(entries), hash: 'one' }),
  rates: async (currency) => ({ found: new Map(currency === 'USD' ? [['USD', usd]] : []), failed: new Set() }),
})

async function opened(locale: string): Promise<Tab> {
  const tab = await on.openTab()
  await tab.page.goto(`/depot-tax?locale=${locale}`)
  await tab.page.waitForSelector('html[data-ready]', { state: 'attached' })
  return tab
}

const give = (page: Page, text: string): Promise<void> =>
  page.locator('#depot-file').setInputFiles({ name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const showExample = (page: Page): Promise<void> => page.getByRole('button', { name: /example|Beispiel/ }).click()

const ask = (page: Page, question: RegExp): Promise<void> => page.locator('.steps').getByRole('button', { name: question }).click()

/** Opens what is folded. */
const unfold = (page: Page): Promise<void> => page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)))

const chooseYear = async (page: Page, year: string): Promise<void> => {
  await unfold(page)
  await page.getByLabel('Jahr der Vorabpauschale').selectOption(year)
}

const answer = async (id: string, inputs: object): Promise<Record<string, unknown>> => {
  const response = await fetch(`${on.app.url}${TAX}/${id}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ inputs, locale: 'de' }) })
  const { data } = (await response.json()) as { data: { result: Record<string, unknown> } }
  return data.result
}

describe.skipIf(noBrowser)('the page of depot tax', () => {
  test.each(['en', 'de'])('shows an example whose bill is that of the interface, small and accessible, in %s', async (locale) => {
    const bill = await answer('advance-lump-sum', {
      banks: [{ name: 'Bank A', exemptionOrder: 1000, cash: 20 }, { name: 'Bank B' }],
      positions: [
        { bank: 'Bank A', isin: 'IE00B4L5Y983', fondstyp: 'AKTIENFONDS', valueStart: 30_000, valueEnd: 33_000 },
        { bank: 'Bank B', isin: 'IE00BKM4GZ66', fondstyp: 'AKTIENFONDS', valueStart: 18_000, valueEnd: 19_500 },
        { bank: 'Bank B', isin: 'IE00B3F81409', fondstyp: 'SONSTIGE', valueStart: 9_000, valueEnd: 9_150 },
      ],
      year: YEAR,
    })
    expect(bill['debit']).toBeGreaterThan(0)
    const { page, complaints, foreign, close } = await opened(locale)
    await showExample(page)
    expect(await page.locator('[data-debit]').getAttribute('data-debit')).toBe(String(bill['debit']))
    // The first thing below the title is what is debited.
    expect(await page.locator('main section').first().getAttribute('aria-labelledby')).toBe('bill')
    expect([complaints, foreign]).toEqual([[], []])
    await close()
    // Every question in the language of the longer words; `every-page.test.ts` looks at the example in both.
    const acts = [showExample, async () => {}, async (each: Page) => ask(each, /2/), async (each: Page) => ask(each, /3/)]
    for (const act of locale === 'de' ? acts : acts.slice(0, 1)) {
      expect(await inspect(on.browser, on.app.url, `/depot-tax?locale=${locale}`, act)).toEqual({ ...clean, complaints: [] })
    }
  })

  test('the keyboard stays where funds, banks and purchases are removed, and all is cleared and comes back', async () => {
    const { page, close } = await opened('de')
    const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).last().press('Enter')
    const focused = () => expect.poll(() => page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('aria-current')))
    await showExample(page)
    await press('iShares Core MSCI World entfernen')
    await focused().toBe('fund-4-isin')
    await unfold(page)
    await press(/^Bank 2 entfernen/)
    await focused().toBe('bank-1-name')
    for (const name of ['Rückgängig', 'Alles leeren']) {
      await press(name)
      await focused().toBe('step')
    }
    await ask(page, /verkaufen/)
    await unfold(page)
    await press('Kauf hinzufügen')
    await press(/^Kauf 2 entfernen/)
    await focused().toBe('lot-1-date')
    await close()
  })

  test('the way back leads to the question of before, and what was typed since is still there', async () => {
    const { page, complaints, close } = await opened('de')
    const current = page.locator('.steps [aria-current=step]')
    await showExample(page)
    await page.locator('[data-debit]').waitFor()
    await page.waitForFunction(() => location.hash !== '')
    await ask(page, /2/)
    await page.locator('#lot-1-units').fill('12')
    await page.waitForTimeout(500)
    await page.goBack()
    await expect.poll(() => current.innerText()).toContain('abgebucht')
    await page.locator('[data-debit]').waitFor()
    await page.goForward()
    await expect.poll(() => current.innerText()).toContain('Wie viel')
    expect(await page.locator('#lot-1-units').inputValue()).toBe('12')
    expect(complaints).toEqual([])
    await close()
  })

  test('a damaged link fills nothing and says so, until something is typed', async () => {
    const { page, close } = await on.openTab()
    await page.goto('/depot-tax?locale=de#tax=damaged')
    await page.getByText('Dieser Link ist beschädigt').waitFor()
    await showExample(page)
    await page.getByText('Dieser Link ist beschädigt').waitFor({ state: 'detached' })
    await close()
  })

  test('bookings of one security are those of the sale, also where the question is chosen while the file is read', async () => {
    const { page, close } = await opened('de')
    await give(page, BOOKINGS.split('\n').slice(0, 3).join('\n'))
    await ask(page, /Wie viel/)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#lot-1-units')?.value === '100')
    expect(await page.locator('#lot-2-price').inputValue()).toBe('80')
    expect(await page.locator('.steps [aria-current=step]').innerText()).toContain('Wie viel')
    await close()
  })

  test('on a phone a file is a tap away; of two securities the bill names what each lacks, a sale begins with the first, and a refusal is in sight', async () => {
    const { page, close } = await opened('de')
    await page.setViewportSize({ width: 360, height: 740 })
    const begin = page.locator('.answer-card').getByRole('button', { name: 'Mit einer Datei beginnen' })
    await ask(page, /Wie viel/)
    await begin.waitFor()
    await ask(page, /abgebucht/)
    const box = await begin.boundingBox()
    expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThan(740)
    const chooser = page.waitForEvent('filechooser')
    await begin.click()
    await (await chooser).setFiles({ name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(BOOKINGS) })
    await expect.poll(() => page.locator('.answer-card > p.small', { hasText: 'Was fehlt' }).allInnerTexts()).toEqual([expect.stringMatching(new RegExp(`^Was fehlt: Fondsart, (?:Erster Preis ${YEAR}, )?Letzter Preis ${YEAR} \\(World\\)$`))])
    await ask(page, /Wie viel/)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#lot-1-units')?.value === '100')
    expect(await page.getByLabel('Wertpapier', { exact: true }).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)).toBe('World')
    await page.evaluate(() => scrollTo(0, 0))
    await give(page, 'kein;Depot\n1;2')
    await page.waitForFunction(() => (document.querySelector('.import .notice')?.getBoundingClientRect().top ?? innerHeight) < innerHeight)
    await close()
  })

  test('bookings become funds and lots; bill and sale are those of the interface, and no request carries anything of it', async () => {
    const { page, complaints, foreign, close } = await opened('de')
    const requests: { method: string; url: string; body: string | null }[] = []
    page.on('request', (request) => requests.push({ method: request.method(), url: request.url(), body: request.postData() }))
    await give(page, BOOKINGS)
    await page.getByText('3 Umsätze in 2 Wertpapieren übernommen.').waitFor()
    await chooseYear(page, '2025')
    const fund = page.getByRole('group', { name: 'World' })
    await fund.getByLabel('Fondsart').selectOption('AKTIENFONDS')
    await fund.getByLabel(/^Erster Preis \d{4}$/).fill('75')
    await fund.getByLabel(/^Letzter Preis \d{4}$/).fill('90,50')
    // The file does not say that SAP is a share; the directory does.
    await page.waitForFunction(() => [...document.querySelectorAll('select')].some((select) => select.selectedOptions[0]?.label === 'kein Fonds'))
    const bill = await answer('advance-lump-sum', {
      year: 2025, banks: [{ name: 'Depot' }],
      positions: [{ basis: 'units', bank: 'Depot', isin: 'IE00B4L5Y983', fondstyp: 'AKTIENFONDS', unitsStart: 100, priceStart: 75, priceEnd: 90.5, bookings: [{ month: 3, type: 'purchase', units: 60 }] }],
    })
    await page.waitForSelector(`[data-debit="${String(bill['debit'])}"]`)
    await ask(page, /Wie viel/)
    await page.getByLabel('Wertpapier', { exact: true }).selectOption({ label: 'World' })
    await page.getByLabel('Art des Wertpapiers').selectOption('AKTIENFONDS')
    await page.getByLabel('Verkaufstag').fill('2026-03-02')
    await page.locator('#sale-price').fill('95')
    await page.getByText('Es fehlen Preise für 2024, 2025.').waitFor()
    // 100 x 95 - 2,500 x 0.7 x 0.26375 = 9,038.44; the rest of 10,000 at 95 - 15 x 0.7 x 0.26375 = 92.2306 a unit: 10.4256.
    await page.getByText('höchstens 111 Stück', { exact: true }).waitFor()
    await page.getByText('Das bringt nach Steuer mindestens 10.000\u00A0€.').waitFor()
    for (const [year, start, end] of [['2024', '65', '75'], ['2025', '75', '90,5']] as const) {
      await page.getByLabel(`${year}: erster Preis`).fill(start)
      await page.getByLabel(`${year}: letzter Preis`).fill(end)
    }
    const lots = [{ date: '2024-01-10', units: 100, price: 70 }, { date: '2025-03-10', units: 60, price: 80 }]
    const years = [{ year: 2024, priceStart: 65, priceEnd: 75 }, { year: 2025, priceStart: 75, priceEnd: 90.5 }]
    const saleOf = async (units: number) => (await answer('sale', { kind: 'AKTIENFONDS', lots, years, sale: { date: '2026-03-02', price: 95, units } }))['net']
    // Of 10,000 after tax, to begin with.
    await page.waitForFunction(() => Math.abs(Number(document.querySelector('[data-net]')?.getAttribute('data-net')) - 10_000) < 0.01)
    await page.getByLabel('Stückzahl vorgeben').check()
    // Half of what is there, until the slider says otherwise; its end is everything.
    await page.waitForSelector(`[data-net="${String(await saleOf(80))}"]`)
    await page.locator('#sale-units').focus()
    await page.keyboard.press('End')
    await page.waitForSelector(`[data-net="${String(await saleOf(160))}"]`)
    await page.getByLabel('Betrag nach Steuer vorgeben').check()
    await page.locator('#sale-net').fill('5000')
    await page.waitForFunction(() => Math.abs(Number(document.querySelector('[data-net]')?.getAttribute('data-net')) - 5000) < 0.01)
    await page.waitForTimeout(500)
    const net = await page.locator('[data-net]').getAttribute('data-net')
    // Progress stands in the fragment: a reload and another language lead to it again.
    await page.reload()
    await page.waitForSelector(`[data-net="${net}"]`)
    // To what is no amount there is no answer, least of all that of the amount before.
    await page.locator('#sale-net').fill('viel')
    await page.getByText('Nicht berechnet: Bitte das markierte Feld berichtigen.').waitFor()
    expect(await page.locator('[data-net]').count()).toBe(0)
    await page.locator('#sale-net').fill('5000,50')
    await page.waitForFunction(() => Math.abs(Number(document.querySelector('[data-net]')?.getAttribute('data-net')) - 5000.5) < 0.01)
    await page.locator('#sale-net').fill('500000')
    await page.getByText('Das ist mehr, als da ist').waitFor()
    expect(requests.filter(({ method, url, body }) => method !== 'GET' || body !== null || !/^\/(?:assets\/|depot-tax$|offline|directory$)/.test(new URL(url).pathname) || url.includes('#'))).toEqual([])
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), location.search, location.hash.slice(0, 5)])).toEqual([[], [], '?locale=de', '#tax='])
    expect([complaints, foreign]).toEqual([[], []])
    await close()
  })

  test('distributions of a fund in the file lower its lump sum, and the answer says which; those of another year are of that year', async () => {
    const row = (day: string, type: string, units: number, price: string, amount: string): string => `${day};${type};IE00B1XNHC34;Clean Energy Dist;${units};${price};${amount};0,00;0,00`
    const file = ['Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr;Steuern', row('10.01.2024', 'Kauf', 100, '100,00', '10.000,00'), row('27.06.2024', 'Ausschüttung', 100, '', '25,00'), row('27.03.2025', 'Ausschüttung', 100, '', '40,00'), row('26.06.2025', 'Ausschüttung', 100, '', '50,00')]
    const { page, complaints, close } = await opened('de')
    await give(page, file.join('\n'))
    await page.getByText('Umsatz in 1 Wertpapier übernommen').waitFor()
    await chooseYear(page, '2025')
    const bill = page.locator('section[aria-labelledby="bill"]')
    await bill.getByText('Ausschüttungen von 0,9 EUR je Anteil (27.03.2025, 26.06.2025)').waitFor()
    expect(await bill.innerText()).toContain('was nach dem letzten Tag der Datei gezahlt wurde')
    const fund = page.getByRole('group', { name: 'Clean Energy Dist' })
    expect(await fund.getByLabel(/^Ausschüttungen \d{4} je Anteil$/).inputValue()).toBe('3: 0,4; 6: 0,5')
    await fund.getByLabel(/^Erster Preis \d{4}$/).fill('100')
    await fund.getByLabel(/^Letzter Preis \d{4}$/).fill('110')
    await unfold(page)
    // 100 x (1.771 - 0.90)
    await bill.getByText('87,10 €').waitFor()
    await fund.getByLabel(/^Ausschüttungen \d{4} je Anteil$/).fill('3: 0,4; 6: 0,5; 12: 0,871')
    await page.waitForSelector('[data-debit="0"]')
    expect(await bill.innerText()).not.toContain('Die Datei nennt')
    await chooseYear(page, '2024')
    await bill.getByText('Ausschüttungen von 0,25 EUR je Anteil (27.06.2024)').waitFor()
    expect(await fund.getByLabel(/^Ausschüttungen \d{4} je Anteil$/).inputValue()).toBe('6: 0,25')
    // A sale of it begins with the sum of each year.
    await ask(page, /2/)
    await page.locator('#sale-kind').selectOption('AKTIENFONDS')
    await page.getByText('Ausschüttungen von 0,9 EUR je Anteil (27.03.2025, 26.06.2025)').waitFor()
    expect([await page.locator('#year-2024-distributions').inputValue(), await page.locator('#year-2025-distributions').inputValue()]).toEqual(['0,25', '0,90'])
    await page.locator('#year-2025-distributions').fill('0,95')
    await page.getByText('Ausschüttungen von 0,9 EUR je Anteil').waitFor({ state: 'detached' })
    await ask(page, /1/)
    expect(complaints).toEqual([])
    await page.waitForTimeout(500)
    await page.reload()
    await bill.getByText('Ausschüttungen von 0,25 EUR je Anteil (27.06.2024)').waitFor()
    await close()
  })

  test('a list of holdings gives the values of the end of the year, and those of its start are asked for', async () => {
    const { page, close } = await opened('de')
    await chooseYear(page, '2025')
    await give(page, 'Name;ISIN;Kurswert\nWorld;IE00B4L5Y983;1.234,50\n')
    await page.getByText('1 Position übernommen, mit Werten').waitFor()
    const fund = page.getByRole('group', { name: 'World' })
    expect(await fund.getByLabel(/^Wert Ende \d{4}$/).inputValue()).toBe('1.234,50')
    expect(await page.locator('[data-debit]').count()).toBe(0)
    await fund.getByLabel(/^Wert Anfang \d{4}$/).fill('1000')
    // The kind of fund is not known, so all of the lump sum bounds the tax.
    await page.getByText(/^höchstens \d+\s€$/).waitFor()
    await page.locator('section[aria-labelledby="bill"]').getByText('Fondsart').first().waitFor()
    await close()
  })

  test('bookings of a fund whose first close of the year is known have an upper bound at once, and say what it rests on', async () => {
    const { page, close } = await opened('de')
    await give(page, 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n10.01.2024;Kauf;IE00BK5BQT80;All-World Acc;100;70,00;7.000,00;0,00\n')
    const fund = page.getByRole('group', { name: 'All-World Acc' })
    await expect.poll(() => fund.getByLabel(/^Erster Preis \d{4}$/).inputValue()).toBe('125,50')
    await fund.getByText(`Schlusskurs an der Börse vom 02.01.${YEAR}.`).waitFor()
    const bill = await answer('advance-lump-sum', {
      banks: [{ name: 'Depot' }], year: YEAR,
      positions: [{ basis: 'units', bank: 'Depot', isin: 'IE00BK5BQT80', fondstyp: 'AKTIENFONDS', unitsStart: 100, priceStart: 125.5, priceEnd: null }],
    }) as { atMost: { debit: number } }
    const due = Math.ceil(bill.atMost.debit).toLocaleString('de')
    expect(bill.atMost.debit).toBeGreaterThan(0)
    await page.getByText(new RegExp(`^höchstens ${due.replace('.', '\\.')}\\s€$`)).waitFor()
    await page.getByText('Beginnt mit Schlusskursen der Börse: All-World').waitFor()
    // What is typed is the visitor's own.
    await fund.getByLabel(/^Erster Preis \d{4}$/).fill('126')
    await page.getByText('Beginnt mit Schlusskursen der Börse').waitFor({ state: 'detached' })
    // 14,000 less 7,000 x 0.7 x 0.26375; a unit leaves 140 - 70 x 0.7 x 0.26375 = 127.0763, so that 10,000 take 78.69 units.
    await ask(page, /Wie viel/)
    const card = page.locator('.answer-card')
    await card.getByText('rund 79 Stück', { exact: true }).waitFor()
    await card.getByText(`Gerechnet mit dem Schlusskurs vom 12.08.${YEAR}`).waitFor()
    await page.waitForTimeout(500)
    await page.reload()
    await card.getByText('rund 79 Stück', { exact: true }).waitFor()
    const chosen = () => page.getByLabel('Wertpapier', { exact: true }).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)
    expect(await chosen()).toBe('All-World Acc')
    await page.locator('#sale-price').fill('150')
    await card.getByText('Gerechnet mit dem Schlusskurs').waitFor({ state: 'detached' })
    // At the price of the day it is a bound: a unit leaves 150 - 80 x 0.7 x 0.26375 = 135.23.
    await card.getByText('höchstens 74 Stück', { exact: true }).waitFor()
    await close()
  })

  test('a list with WKNs is one where the names beside them confirm them', async () => {
    const { page, close } = await opened('de')
    await chooseYear(page, '2025')
    await give(page, 'WKN;Bezeichnung;Stück;Kurs;Kurswert\nA0MW0M;CLEAN ENERGY;10;123,45;1.234,50\n')
    await page.getByText('1 Position übernommen, mit Werten').waitFor()
    expect(await page.getByRole('group', { name: 'CLEAN ENERGY' }).getByLabel(/^Wert Ende \d{4}$/).inputValue()).toBe('1.234,50')
    await close()
  })

  test('bookings that are not understood are named, and nothing is taken over', async () => {
    const { page, close } = await opened('de')
    await showExample(page)
    await give(page, BOOKINGS.replace('11.03.2025;Kauf', '11.03.2025;Einlieferung'))
    await page.getByText('Nichts wurde übernommen.').waitFor()
    expect(await page.locator('.import .findings li').allInnerTexts()).toEqual([expect.stringMatching(/^Zeile 4, Typ: Stücke kamen oder gingen ohne Kauf oder Verkauf/)])
    expect(await page.locator('#fund-1-start').inputValue()).toBe('30.000')
    await close()
  })

  test('a depot that was sold in full and moved units are told as what they are, and so is gold sold within a year', async () => {
    const row = (day: string, type: string, depot: string, units: number, isin = 'IE00B4L5Y983', name = 'World'): string => `${day};${type};${isin};${name};${depot};${units};${type.endsWith('kauf') || type === 'Kauf' ? '80,00' : ''};${type.endsWith('kauf') || type === 'Kauf' ? `${units * 80},00` : ''};0,00`
    const head = 'Datum;Typ;ISIN;Name;Depot;Stück;Kurs;Betrag;Gebühr'
    const { page, close } = await opened('de')
    await give(page, [head, row('10.01.2024', 'Kauf', 'Alt', 50), row('10.06.2025', 'Auslieferung', 'Alt', 50), row('12.06.2025', 'Einlieferung', 'Neu', 50), row('12.09.2025', 'Verkauf', 'Neu', 50)].join('\n'))
    await page.getByText('2 Umsätze in 1 Wertpapier übernommen.').waitFor()
    await chooseYear(page, '2025')
    expect(await page.locator('section[aria-labelledby="bill"]').innerText()).toContain('Am Jahresende nicht mehr gehalten, also ohne Vorabpauschale: World.')
    expect(await page.locator('.import').innerText()).toContain('die Stücke wechseln das Depot und behalten ihre Käufe')
    await ask(page, /3/)
    const gold = [head, row('08.03.2025', 'Kauf', 'A', 20, 'DE000A0S9GB0', 'Gold'), '13.10.2025;Verkauf;DE000A0S9GB0;Gold;A;20;180,00;3.600,00;0,00'].join('\n')
    await page.locator('#return-file').waitFor()
    await dropOn(page, 'h1', Buffer.from(gold), 'umsaetze.csv')
    const section = page.locator('section[aria-labelledby="return"]')
    await section.getByRole('group', { name: 'Gold' }).getByLabel('Art').selectOption('GOLD_LIEFERBAR')
    // 3600 - 1600, above the limit of 1000, so all of it is taxed.
    await section.getByText('ergeben 2.000,00 €, davon sind 2.000,00 € zu versteuern').waitFor()
    await close()
  })

  test('units that came from another depot are purchases of that day only where the visitor says so, in the bill and in the return', async () => {
    const file = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n10.03.2025;Einlieferung;IE00B4L5Y983;World;60;80,00;4.800,00;0,00\n03.06.2025;Verkauf;IE00B4L5Y983;World;20;100,00;2.000,00;0,00\n'
    const { page, complaints, close } = await opened('de')
    await give(page, file)
    await page.getByText('Stücke aus einem anderen Depot').waitFor()
    await page.getByRole('button', { name: 'Als Käufe zählen' }).click()
    await page.getByText('2 Umsätze in 1 Wertpapier übernommen.').waitFor()
    expect(await page.locator('.import').innerText()).toContain('wie Sie es gesagt haben')
    await ask(page, /3/)
    await page.locator('#return-file').setInputFiles({ name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    const section = page.locator('section[aria-labelledby="return"]')
    await section.getByRole('button', { name: 'Als Käufe zählen' }).click()
    await section.getByRole('group', { name: 'World' }).getByLabel('Art').selectOption('AKTIENFONDS')
    // 2000 - 20 x 80
    await section.getByText('400,00 €').first().waitFor()
    // Units that leave are no purchase, whatever is said.
    await page.locator('#return-file').setInputFiles({ name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(file.replace('Verkauf', 'Auslieferung')) })
    await section.getByRole('button', { name: 'Als Käufe zählen' }).click()
    await section.getByRole('button', { name: 'Als Käufe zählen' }).waitFor({ state: 'detached' })
    await section.getByText('Nichts wurde übernommen.').waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  test('a fund that is known to have become another is asked about where both are booked without a row of the exchange, with the ratio', async () => {
    const file = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n10.03.2020;Kauf;LU0392494562;Alt;10;50,00;500,00;0,00\n10.09.2024;Kauf;LU2572257124;Neu;5;60,00;300,00;0,00\n'
    const { page, complaints, close } = await opened('de')
    await give(page, file)
    await page.getByText('keine Zeile nennt, wie viele neue Anteile für einen alten kamen').waitFor()
    expect(await page.getByLabel('Erster Tag mit den neuen Anteilen').inputValue()).toBe('2023-04-21')
    const merged = page.getByRole('button', { name: 'Sie wurden verschmolzen' })
    expect(await merged.isDisabled()).toBe(true)
    await page.getByLabel('Neue Anteile für einen alten').fill('1,5')
    await merged.click()
    await page.getByText('2 Umsätze in 1 Wertpapier übernommen.').waitFor()
    await give(page, file)
    await page.getByRole('button', { name: 'nicht getauscht: beide zählen, wie sie gebucht sind' }).click()
    await page.getByText('2 Umsätze in 2 Wertpapieren übernommen.').waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  test('units of a fund that went while those of another came are asked about, in the bill and in the return, and go on as the visitor says', async () => {
    const file = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n10.03.2023;Kauf;IE00B4L5Y983;Alt;80;50,00;4.000,00;0,00\n15.05.2024;Ausbuchung;IE00B4L5Y983;Alt;80;;;\n15.05.2024;Einbuchung;IE00BKM4GZ66;Neu;120;;;\n03.06.2025;Verkauf;IE00BKM4GZ66;Neu;30;60,00;1.800,00;0,00\n'
    const { page, complaints, close } = await opened('de')
    await give(page, file)
    await page.getByText('1,5 neue Anteile für einen alten. Wurden die Fonds verschmolzen?').waitFor()
    expect([await page.locator('.import .notice').getAttribute('class'), await page.locator('.import .notice p').innerText()]).toEqual([expect.not.stringContaining('error'), expect.stringContaining('§ 23 InvStG')])
    const answer = async (): Promise<void> => {
      await page.getByLabel(/^verschmolzen: kein Verkauf/).check()
      await page.getByRole('button', { name: 'Weiter' }).click()
    }
    await answer()
    await page.getByText('2 Umsätze in 1 Wertpapier übernommen.').waitFor()
    await chooseYear(page, '2023')
    await page.getByText('Am Jahresende nicht mehr gehalten, also ohne Vorabpauschale: Neu.').waitFor({ state: 'attached' }) // may be folded again
    await chooseYear(page, '2025')
    await page.getByText(/^Am Jahresende nicht mehr gehalten, also ohne Vorabpauschale: .*IE00B4L5Y983/).waitFor({ state: 'attached' })
    await expect.poll(async () => (await progressOf(new URL(page.url()).hash))?.draft.year).toBe(2025)
    await page.reload()
    await page.getByText(/^Am Jahresende nicht mehr gehalten, also ohne Vorabpauschale: .*IE00B4L5Y983/).waitFor({ state: 'attached' })
    await ask(page, /Wie viel/)
    await page.locator('#sale-kind').selectOption('SONSTIGE')
    await page.locator('#sale-price').fill('60')
    await page.getByText('Dieser Fonds hat einen anderen übernommen.').waitFor()
    await page.getByLabel('Kauf 1: Vorabpauschalen seither').fill('90')
    await page.getByLabel('Stückzahl vorgeben').check()
    await page.locator('#sale-units').focus()
    await page.keyboard.press('End')
    // 90 x 60 - 3,000 - 90 = 2,310; a quarter 577.50, 5.5 % of it 31.76: 5,400 - 609.26
    await page.waitForSelector('[data-net="4790.74"]')
    await ask(page, /3/)
    await page.locator('#return-file').setInputFiles({ name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    const section = page.locator('section[aria-labelledby="return"]')
    await answer()
    await section.getByRole('group', { name: 'Neu' }).getByLabel('Art').selectOption('SONSTIGE')
    await section.getByRole('group', { name: 'IE00B4L5Y983' }).getByLabel('Art').selectOption('SONSTIGE')
    // 30 of 120 cost a quarter of 4,000.00.
    await section.getByText('1.000,00 €').first().waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  test('what a share of before 2009 lacks in the return cannot be entered, and no button leads to a field for it', async () => {
    const file = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n02.01.2006;Kauf;DE0007164600;SAP;100;30,00;3.000,00;0,00\n03.03.2025;Verkauf;DE0007164600;SAP;40;100,00;4.000,00;0,00\n'
    const { page, close } = await opened('de')
    await ask(page, /3/)
    await page.locator('#return-file').setInputFiles({ name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    const section = page.locator('section[aria-labelledby="return"]')
    await section.getByRole('group', { name: 'SAP' }).getByLabel('Art').selectOption('AKTIE')
    await section.getByText('vor 2009 gekauft').first().waitFor()
    expect(await section.getByText('Es fehlt etwas').count()).toBe(1)
    expect(await section.getByRole('button', { name: 'Fehlendes eingeben' }).count()).toBe(0)
    await close()
  })

  test('bookings of a foreign broker become the lines of the return, which print names with their rows', async () => {
    const file = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n02.01.2024;Kauf;IE00B4L5Y983;World;100;80,00;8.000,00;0,00\n03.03.2025;Verkauf;IE00B4L5Y983;World;40;100,00;4.000,00;0,00\n13.05.2025;Dividende;DE0007164600;SAP;;;20,00;\n'
    const { page, complaints, foreign, close } = await opened('de')
    await ask(page, /3/)
    await page.locator('#return-file').setInputFiles({ name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    const section = page.locator('section[aria-labelledby="return"]')
    await section.getByText('Es fehlt etwas').waitFor()
    await section.getByRole('group', { name: 'World' }).getByLabel('Art').selectOption('AKTIENFONDS')
    await section.getByRole('group', { name: 'SAP' }).getByLabel('Art').selectOption('AKTIE')
    await section.getByRole('group', { name: 'World' }).getByLabel('Erster Preis 2024').fill('80')
    await section.getByRole('group', { name: 'World' }).getByLabel('Letzter Preis 2024').fill('96')
    // 100 x 80 x 1.603 % = 128.24; 4000 - 3200 - 51.30 = 748.70
    await section.getByText('748,70').first().waitFor()
    // The tab holds the file and what was typed of it.
    await page.reload()
    await section.getByText('748,70').first().waitFor()
    const rows = await section.locator('table').first().locator('tbody tr').allInnerTexts()
    expect(rows.map((row) => row.replaceAll('\u00a0', ' ').split('\t').slice(0, 2))).toEqual([
      ['KAP 19: ausländische Kapitalerträge', '20,00 €'],
      ['KAP-INV 9: Vorabpauschalen, Aktienfonds', '128,24 €'],
      ['KAP-INV 14: Gewinne abzüglich Verluste, Aktienfonds', '748,70 €'],
    ])
    // On a phone each row behind the lines is a block under its number and what it is.
    await page.setViewportSize({ width: 360, height: 740 })
    const behind = section.locator('.data-table', { hasText: 'Woher die Beträge kommen' }).locator('tbody th')
    expect(await behind.allInnerTexts()).toEqual(['1 Ausschüttung', '2 Vorabpauschale', '3 Verkauf'])
    expect(await behind.evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width > 250))).toEqual([true, true, true])
    // A reload in the moment in which the lines of another year come.
    await page.evaluate(() => new MutationObserver(() => document.querySelector('[data-lines="1"]') !== null && location.reload()).observe(document.body, { subtree: true, attributes: true }))
    const reloaded = page.waitForEvent('load')
    await section.getByLabel('Jahr der Steuererklärung').selectOption('2024')
    await reloaded
    await page.waitForSelector('[data-lines="1"]')
    // Another file begins anew, also where it has the same fund.
    await page.locator('#return-file').setInputFiles({ name: 'andere.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await expect.poll(() => section.getByRole('group', { name: 'World' }).getByLabel('Art').inputValue()).toBe('')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => section.locator('table').first().isVisible()).toBe(true)
    expect([complaints, foreign]).toEqual([[], []])
    await close()
  })

  test('several files are read as one, with a question where it is open whether they are of one depot, and faults by file', async () => {
    const head = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n'
    const file = (name: string, ...rows: string[]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(head + rows.map((row) => `${row}\n`).join('')) })
    const first = file('2024.csv', '08.03.2024;Kauf;US0378331005;Apple;10;100,00;1.000,00;0,00')
    const second = file('2025.csv', '08.03.2025;Kauf;US0378331005;Apple;10;200,00;2.000,00;0,00', '20.06.2025;Verkauf;US0378331005;Apple;10;300,00;3.000,00;0,00')
    const { page, complaints, foreign, close } = await opened('de')
    await page.locator('#depot-file').setInputFiles([first, file('x.csv', '08.03.2024;Wunder;US0378331005;Apple;10;100,00;1.000,00;0,00'), second])
    await page.getByText('x.csv, 2, Stück:').waitFor()
    await page.locator('#depot-file').setInputFiles([first, second])
    await page.getByRole('button', { name: 'Alle Dateien sind von einem Depot' }).press('Enter')
    await page.getByText('3 Umsätze in 1 Wertpapier übernommen.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('.import') === null)).toBe(false) // the focus stays where the question stood
    await page.getByText('Alle Dateien zählen als ein Depot').waitFor()
    await ask(page, /3/)
    const section = page.locator('section[aria-labelledby="return"]')
    // What was read and said for the other questions is at hand.
    const isInSection = (): Promise<boolean> => section.evaluate((each) => each.contains(document.activeElement))
    await section.getByRole('button', { name: 'Wieder 2024.csv, 2025.csv nehmen' }).press('Enter')
    await section.getByRole('group', { name: 'Apple' }).waitFor()
    expect(await isInSection()).toBe(true)
    await section.getByRole('group', { name: 'Apple' }).getByLabel('Art').selectOption('AKTIE')
    await section.getByText('2.000,00\u00a0€').first().waitFor()
    for (const [button, gain] of [['Alle Dateien sind von einem Depot', '2.000,00'], ['Jede Datei ist ein eigenes Depot', '1.000,00']] as const) {
      await page.locator('#return-file').setInputFiles([first, second])
      await section.getByRole('button', { name: button }).press('Enter')
      await section.getByRole('group', { name: 'Apple' }).waitFor()
      expect(await isInSection()).toBe(true)
      await section.getByRole('group', { name: 'Apple' }).getByLabel('Art').selectOption('AKTIE')
      // Sold for 3,000: of one depot the units of 2024 for 1,000, of two those of 2025 for 2,000.
      await section.getByText(`${gain}\u00a0€`).first().waitFor()
    }
    expect([complaints, foreign]).toEqual([[], []])
    await close()
  })

  test('dollars count at the rate of their day, which is said with its day; a day without one is asked for, and only the currency is sent', async () => {
    const file = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr;Währung\n08.03.2025;Kauf;US0378331005;Apple;10;240,00;2.400,00;0,00;USD\n10.04.2025;Kauf;US5949181045;Microsoft;1;50,00;50,00;0,00;USD\n'
      + '13.05.2025;Dividende;US0378331005;Apple;;;20,00;;USD\n20.06.2025;Verkauf;US0378331005;Apple;4;300,00;1.200,00;0,00;USD\n'
    const sold = '20.06.2025;Verkauf;US5949181045;Microsoft;1;60,00;60,00;0,00;USD\n'
    const { page, complaints, foreign, close } = await opened('de')
    const asked: string[] = []
    page.on('request', (request) => { if (!/^\/(?:assets\/|depot-tax$|offline|directory$)/.test(new URL(request.url()).pathname)) asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`) })
    await ask(page, /3/)
    const section = page.locator('section[aria-labelledby="return"]')
    const open = (text: string) => page.locator('#return-file').setInputFiles({ name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    const amounts = async () => (await section.locator('table').first().locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll('\u00a0', ' ').split('\t').slice(0, 2).join(' '))
    await open(file)
    await section.getByRole('group', { name: 'Apple' }).getByLabel('Art').selectOption('AKTIE')
    await section.getByRole('group', { name: 'Microsoft' }).getByLabel('Art').selectOption('AKTIE')
    // Bought at 2400 / 1.2 (the rate of Friday), 4 of 10 are 800; sold for 1200 / 1.5 = 800, less 800 is nothing. The dividend is 20 / 1.25.
    await section.getByText('16,00 €').first().waitFor()
    expect(await amounts()).toEqual(['KAP 19: ausländische Kapitalerträge 16,00 €'])
    // What was bought on a day without a rate and is not sold needs none.
    await section.locator('summary', { hasText: 'Die 3 verwendeten Kurse' }).click()
    expect(await section.locator('details[open] table').last().locator('tbody tr').allInnerTexts()).toEqual(['USD\t08.03.2025\t1,2\t07.03.2025', 'USD\t13.05.2025\t1,25\t13.05.2025', 'USD\t20.06.2025\t1,5\t20.06.2025'])
    await open(file + sold)
    await section.getByText('kein Referenzkurs der EZB').waitFor()
    await section.getByRole('group', { name: 'Microsoft' }).getByLabel('Art').selectOption('AKTIE')
    await section.getByRole('group', { name: 'Apple' }).getByLabel('Art').selectOption('AKTIE')
    // 60 / 1.5 - 50 / 2 = 15
    await section.getByLabel('1 Euro am 10.04.2025').fill('2')
    await section.getByText('31,00 €').first().waitFor()
    expect(await amounts()).toEqual(['KAP 19: ausländische Kapitalerträge 31,00 €', 'KAP 20: darin Gewinne aus Aktien 15,00 €'])
    expect(asked).toEqual([`GET ${on.app.url}/rates/USD `, `GET ${on.app.url}/rates/USD `])
    expect([complaints, foreign]).toEqual([[], []])
    await page.route('**/rates/USD', (route) => route.abort())
    await open(file)
    await section.getByText('Die Kurse ließen sich nicht laden').waitFor()
    const retry = section.getByRole('button', { name: 'Erneut versuchen' })
    const tries = page.waitForRequest('**/rates/USD')
    await retry.press('Enter')
    await tries
    // Who presses it stays with it while it fails, and goes on to the rates.
    await expect.poll(() => retry.getAttribute('aria-disabled')).toBe('false')
    expect(await retry.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.unroute('**/rates/USD')
    await retry.press('Enter')
    await section.getByText('Die Kurse ließen sich nicht laden').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Die 3 verwendeten Kurse/)
    await close()
  })

  test('purchases in dollars are units of the January bill and euros of a sale; what has no rate is told by row and asked for', async () => {
    const file = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr;Währung\n08.03.2025;Kauf;IE00B4L5Y983;World;10;60,00;600,00;0,00;USD\n10.04.2025;Kauf;IE00B4L5Y983;World;5;70,00;350,00;0,00;USD\n'
    const { page, complaints, foreign, close } = await opened('de')
    const asked: string[] = []
    page.on('request', (request) => { if (!/^\/(?:assets\/|depot-tax$|offline|directory$)/.test(new URL(request.url()).pathname)) asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`) })
    // Of two files the later one counts, though the former one, whose rates are awaited, is read after it; and what was chosen meanwhile stays.
    const held: Route[] = []
    await page.route('**/rates/USD', (route) => void held.push(route))
    await dropOn(page, 'h1', Buffer.from(file.replaceAll('IE00B4L5Y983', 'IE00BKM4GZ66')), 'wrong.csv')
    await expect.poll(() => held.length).toBe(1)
    await give(page, file)
    await unfold(page)
    await page.locator('#filing').selectOption('joint')
    for (const route of held) await route.continue()
    await page.unroute('**/rates/USD')
    await page.getByText('2 Umsätze in 1 Wertpapier übernommen.').waitFor()
    expect([await page.locator('#fund-1-isin').getAttribute('data-what'), await page.locator('#filing').inputValue()]).toEqual(['IE00B4L5Y983', 'joint'])
    await page.locator('#filing').selectOption('single')
    await page.getByText('ihre Beträge fehlen also: 3 (USD, 10.04.2025)').waitFor()
    await page.locator('summary', { hasText: '1 Zeile zählt in Euro' }).click()
    expect(await page.locator('.import details[open] tbody').innerText()).toBe('2\tUSD\t08.03.2025\t1,2\t07.03.2025')
    await chooseYear(page, '2025')
    const fund = page.getByRole('group', { name: 'World' })
    await fund.getByLabel('Fondsart').selectOption('AKTIENFONDS')
    await fund.getByLabel(/^Erster Preis \d{4}$/).fill('200')
    await fund.getByLabel(/^Letzter Preis \d{4}$/).fill('250')
    // 10 x 3.542 x 10/12 + 5 x 3.542 x 9/12 = 29.5167 + 13.2825, of which 70 % are 29.96: / 4 = 7.49, 5.5 % of it 0.41
    await page.waitForSelector('[data-debit="7.9"]')
    await ask(page, /Wie viel/)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#lot-1-units')?.value === '10')
    // 600 / 1.2 / 10
    expect(await page.locator('#lot-1-price').inputValue()).toBe('50')
    expect(await page.locator('#lot-2-price').inputValue()).toBe('')
    await page.getByText('Die Käufe fehlen').waitFor()
    expect(asked).toEqual([`GET ${on.app.url}/rates/USD `, `GET ${on.app.url}/rates/USD `])
    expect([complaints, foreign]).toEqual([[], []])
    await close()
  })

  test('a fund bought years before its sale is asked for lump sums of those years, and a declared one lowers the gain', async () => {
    const row = (day: string, type: string, fund: string, units: string, price: string, amount: string): string => `${day};${type};${fund};${units};${price};${amount};0,00;0,00`
    const file = [
      'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr;Steuern', row('02.01.2023', 'Kauf', 'IE00B4L5Y983;World', '100', '80,00', '8.000,00'), row('28.06.2024', 'Ausschüttung', 'IE00B4L5Y983;World', '100', '', '60,00'),
      row('03.03.2025', 'Verkauf', 'IE00B4L5Y983;World', '100', '100,00', '10.000,00'), row('04.04.2025', 'Kauf', 'IE00B1XNHC34;Energy', '1', '10,00', '10,00'),
    ].join('\n')
    const { page, close } = await opened('de')
    await ask(page, /3/)
    await page.locator('#return-file').setInputFiles({ name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    const section = page.locator('section[aria-labelledby="return"]')
    await section.getByRole('group', { name: 'World' }).getByLabel('Art').selectOption('AKTIENFONDS')
    await section.getByRole('group', { name: 'World' }).getByLabel('Erster Preis 2024').fill('90')
    await section.getByRole('group', { name: 'World' }).getByLabel('Letzter Preis 2024').fill('100')
    // A fund that was not there before the year bears no lump sum in it.
    expect(await section.getByRole('group', { name: 'Energy' }).getByLabel('Erster Preis 2024').count()).toBe(0)
    await section.getByText('Zeilen, die feststehen: 2; die von Fehlendem abhängen: 1').waitFor()
    await section.getByRole('group', { name: 'World' }).getByLabel('Vorabpauschale 2023').selectOption('no')
    // 2024: 100 x 90 x 1.603 % = 144.27, less the 60 that the file says it paid, declared now; 2000 - 84.27
    await section.getByText('1.915,73').first().waitFor()
    await section.getByText('Ausschüttungen von 0,6 EUR je Anteil (28.06.2024)').waitFor()
    // What is typed counts instead of it: nothing was paid.
    await section.getByRole('group', { name: 'World' }).getByLabel('Ausschüttungen 2024').fill('0')
    await section.getByText('1.855,73').first().waitFor()
    await section.getByRole('group', { name: 'World' }).getByLabel('Vorabpauschale 2023').selectOption('yes')
    await section.getByRole('group', { name: 'World' }).getByLabel('Erster Preis 2023').fill('80')
    await section.getByRole('group', { name: 'World' }).getByLabel('Letzter Preis 2023').fill('90')
    // 2023: 100 x 80 x 1.785 % = 142.80
    await section.getByText('1.712,93').first().waitFor()
    await close()
  })

  test('a fund by its name and one value give a bound, with a second fund named that is not counted yet; what is removed comes back', async () => {
    const { page, close } = await opened('de')
    await page.getByLabel(/Fonds 1/).fill('IE00B4L5Y983')
    await expect.poll(() => page.locator('section[aria-labelledby="bill"]').innerText()).toContain(`Mit einem Wert von Anfang ${YEAR} steht hier die Rechnung`)
    await page.getByLabel(/^Wert Anfang \d{4}$/).fill('10000')
    await page.locator('.answer-figure', { hasText: /^höchstens \d/ }).waitFor()
    await page.getByLabel(/Fonds 2/).fill('IE00BKM4GZ66')
    await page.getByText('Noch nicht gezählt').waitFor()
    await page.getByRole('button', { name: 'Fonds 2 entfernen' }).click()
    await page.getByText('Noch nicht gezählt').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.getByText('Noch nicht gezählt').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000)
    await close()
  })

  test('a name with an amount is no wrong ISIN while there is something to choose, and what finds nothing is one', async () => {
    const { page, close } = await opened('de')
    const field = page.locator('#fund-1-isin')
    await field.pressSequentially('all-world 20000')
    await page.getByRole('option').first().waitFor()
    expect(await page.locator('.field-error').count()).toBe(0)
    await field.fill('IE00BK5BQT81')
    await page.getByText('Das ist keine gültige ISIN.').waitFor()
    await close()
  })

  test('the purchases behind a sale are blocks on a phone, and one of a day that no sale can have is told at its field', async () => {
    const { page, close } = await opened('de')
    await page.setViewportSize({ width: 360, height: 740 })
    await ask(page, /Wie viel/)
    await page.locator('#lot-1-date').fill('2025-02-03')
    await page.locator('#lot-1-units').fill('10')
    await page.locator('#lot-1-price').fill('100')
    await page.locator('#sale-kind').selectOption('AKTIE')
    await page.locator('#sale-price').fill('150')
    await page.locator('#sale-net').fill('1000')
    await unfold(page)
    const day = page.locator('.answer-card tbody th')
    expect([await day.innerText(), await day.evaluate((head) => head.getBoundingClientRect().width > 250)]).toEqual(['03.02.2025', true])
    await page.locator('#lot-1-date').fill('2008-12-31')
    await page.getByText('Vor 2009 gekaufte Aktien verkaufen Sie steuerfrei').waitFor()
    await page.locator('.answer-card').getByText('Bitte das markierte Feld berichtigen').waitFor()
    expect(await page.locator('#sale-kind').isVisible()).toBe(true)
    await close()
  })

  test('without an order the bound says so, and so do a loss with a minus and an account without enough cash', async () => {
    const { page, close } = await opened('de')
    await page.getByLabel(/Fonds 1/).fill('IE00BK5BQT80')
    await page.getByLabel(/^Wert Anfang \d{4}$/).fill('20000')
    const card = page.locator('.answer-card')
    await card.getByText('Ohne Freistellungsauftrag gerechnet').waitFor()
    await page.getByLabel('Freistellungsauftrag').fill('100')
    await card.getByText('Ohne Freistellungsauftrag gerechnet').waitFor({ state: 'detached' })
    await page.locator('summary', { hasText: 'Banken' }).click()
    await page.locator('#bank-1-cash').fill('5')
    await card.getByText(/Auf dem Konto fehlen höchstens \d+\s€\./).waitFor()
    await page.locator('#bank-1-lossPot').fill('-50')
    await page.getByText('Bitte den Verlust ohne Minuszeichen eingeben').waitFor()
    await card.getByText('Bitte das markierte Feld berichtigen').waitFor()
    await close()
  })

  test('an amount with a thousand, typed key by key, stays in sight, and so do four purchases; a fund typed before the directory came has its kind', async () => {
    const { page, close } = await opened('de')
    await page.locator('#fund-1-isin').focus()
    await page.keyboard.insertText('IE00B1XNHC34')
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#fund-1-kind')?.value === 'MISCHFONDS')
    await page.locator('summary', { hasText: 'Banken' }).click()
    await page.getByLabel('Freistellungsauftrag').focus()
    // "1." is no number yet, "1.0" is one.
    await page.keyboard.type('1.000', { delay: 30 })
    expect([await page.getByLabel('Freistellungsauftrag').inputValue(), await page.getByLabel('Freistellungsauftrag').isVisible()]).toEqual(['1.000', true])
    await ask(page, /Wie viel/)
    for (let count = 2; count <= 4; count++) await page.getByRole('button', { name: 'Kauf hinzufügen' }).click()
    expect(await page.locator('#lot-4-units').isVisible()).toBe(true)
    await close()
  })

  test('while the names are being loaded the search says so, and where they do not come it says that', async () => {
    const { page, close } = await opened('de')
    let fail = (): void => undefined
    const failed = new Promise<void>((resolve) => (fail = resolve))
    await page.route('**/directory', async (route) => {
      await failed
      await route.abort()
    })
    await page.locator('#fund-1-isin').fill('Clean')
    const note = page.locator('#fund-1-isin-note')
    await expect.poll(() => note.innerText()).toBe('Die Namen werden geladen …')
    fail()
    await expect.poll(() => note.innerText()).toBe('Die Namen ließen sich nicht laden. ISINs gehen trotzdem.')
    await page.unroute('**/directory')
    await page.locator('#fund-1-start').or(page.locator('h1')).first().click()
    await page.locator('#fund-1-isin').focus()
    await page.locator('#fund-1-isin').fill('Clean Energy')
    await page.locator('[role=option]').first().waitFor()
    await close()
  })

  test('a second bank is one tap away, and the funds after it lie there too', async () => {
    const { page, close } = await opened('de')
    const add = async (number: number, isin: string): Promise<void> => {
      await page.locator(`#fund-${number}-isin`).focus()
      await page.keyboard.insertText(isin)
      await page.locator(`#fund-${number}-start`).fill('10000')
    }
    // Name and amount in one go, and on to the next fund.
    await page.locator('#fund-1-isin').fill('Clean Energy 10000')
    await page.locator('[role=option]').first().click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('fund-2-isin')
    expect(await page.locator('#fund-1-start').inputValue()).toBe('10.000')
    expect(await page.getByRole('button', { name: 'Liegt bei einer anderen Bank' }).count()).toBe(0)
    expect(await page.getByLabel('Freistellungsauftrag', { exact: true }).count()).toBe(1)
    await add(2, 'IE00BKM4GZ66')
    await page.getByRole('button', { name: 'Liegt bei einer anderen Bank' }).click()
    await add(3, 'IE00B5BMR087')
    const chosen = page.locator('[id^="fund-"][id$="-bank"] option:checked')
    expect(await chosen.allTextContents()).toEqual(['Bank 1', 'Bank 2', 'Bank 2'])
    await page.locator('#fund-3-start').press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('fund-4-isin')
    for (const order of ['Bank 1', 'Bank 2']) await page.getByLabel(`Freistellungsauftrag: ${order}`).fill('500')
    await close()
  })

  test('church tax of Bavaria counts in a sale that is asked first, and a day of next year is said to follow the law of this one', async () => {
    const { page, close } = await opened('de')
    await ask(page, /Wie viel/)
    for (const [field, value] of [['date', '2026-02-10'], ['units', '10'], ['price', '50']] as const) await page.locator(`#lot-1-${field}`).fill(value)
    await page.locator('#sale-kind').selectOption('AKTIENFONDS')
    await page.locator('#sale-date').fill('2026-11-20')
    await page.locator('#sale-price').fill('80')
    await page.getByLabel('Stückzahl vorgeben').check()
    await page.locator('#sale-units').focus()
    await page.keyboard.press('End')
    // 10 x 30 x 0.7 = 210; / 4 = 52.50, 5.5 % of it 2.88: 800 - 55.38
    await page.waitForSelector('[data-net="744.62"]')
    await unfold(page)
    await page.locator('#church').selectOption('Bayern')
    // 210 / 4.08 = 51.47, 5.5 % 2.83, 8 % 4.11: 800 - 58.41
    await page.waitForSelector('[data-net="741.59"]')
    await page.locator('#sale-date').fill('2027-01-02')
    await page.getByText('Angewandt wird das von 2026').waitFor()
    await close()
  })

  test('a fund whose kind is stated begins with it and says of which day; whoever knows better chooses another', async () => {
    const { page, close } = await opened('de')
    await page.getByLabel(/Fonds 1/).fill('IE00B1XNHC34')
    await page.locator('#fund-1-isin-offer-0').click()
    const kind = page.getByLabel('Fondsart')
    expect(await kind.inputValue()).toBe('MISCHFONDS')
    expect(await page.locator('#fund-1-kind-help').innerText()).toContain('vom 29.11.2023')
    await kind.selectOption('AKTIENFONDS')
    await page.locator('#fund-1-kind-help').waitFor({ state: 'detached' })
    // Bookings out of a file begin with it too, and so does their sale.
    await give(page, `${BOOKINGS.split('\n')[0]}\n10.03.2025;Kauf;IE00B1XNHC34;Energy;100;7,00;700,00;0,00`)
    await page.locator('#fund-1-kind-help').waitFor()
    expect(await kind.inputValue()).toBe('MISCHFONDS')
    await ask(page, /Wie viel/)
    await page.locator('#sale-kind-help').waitFor()
    expect(await page.locator('#sale-kind').inputValue()).toBe('MISCHFONDS')
    await page.locator('#sale-kind').selectOption('')
    await page.locator('#sale-kind-help').waitFor({ state: 'detached' })
    expect(await page.locator('#sale-kind').inputValue()).toBe('')
    await close()
  })

  test.each([/1/, /2/, /4/])('where the answer to question %s will stand is a live region before there is one, so that it is said', async (question) => {
    const { page, close } = await opened('de')
    await ask(page, question)
    expect(await page.locator('.answer-card').getAttribute('aria-live')).toBe('polite')
    await close()
  })

  test('tax certificates say what a return brings back, with a second bank, in the address and in both languages', async () => {
    const { page, complaints, foreign, close } = await opened('de')
    await ask(page, /4/)
    const card = page.locator('section[aria-labelledby="refund"]')
    await card.getByText('Unten beginnen').waitFor()
    await page.getByLabel('Jahr der Bescheinigungen').selectOption('2025')
    await page.getByLabel('Kapitalerträge (Zeile 7)').fill('2600')
    await page.getByLabel('Kapitalertragsteuer (Zeile 37)').fill('400')
    await card.getByText('Bank 1: Bitte auch „Solidaritätszuschlag“ eintragen; 0, wenn es nichts davon gab.').waitFor()
    await page.getByLabel('Solidaritätszuschlag (Zeile 38)').fill('22')
    // 2,600 - 1,000 = 1,600: 400 and 22 are owed, and were withheld.
    await card.getByText('Nichts zurück').waitFor()
    await page.getByRole('button', { name: 'Bank hinzufügen' }).click()
    const second = page.getByRole('group', { name: 'Bank 2' })
    await second.getByText('Aktien, Verluste und ausländische Steuern').click()
    await second.getByLabel('Nicht ausgeglichene Verluste ohne Aktien (Zeile 12)').fill('600')
    // 1,000 are taxed: 250 and 13.75.
    await expect.poll(() => card.locator('.answer-figure').innerText()).toBe('rund 158\u00a0€')
    expect(await card.locator('[data-refund]').getAttribute('data-refund')).toBe('158.25')
    await card.locator('summary').click()
    const rows = async () => (await card.locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll('\u00a0', ' ').split('\t').join(': '))
    expect(await rows()).toEqual(['Erträge: 2.000,00 €', 'Sparer-Pauschbetrag: 1.000,00 €', 'Angerechnete ausländische Steuer: 0,00 €', 'Geschuldete Steuer: 263,75 €', 'Von allen Banken einbehaltene Steuer: 422,00 €', 'Erstattung mit Abgeltungsteuer: 158,25 €'])
    // What stands behind an answer comes when it is opened.
    await page.locator('.method > summary').click()
    await page.getByText('Alle Kapitalerträge des Jahres sind angegeben').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect([await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), await violationsOf(page)]).toEqual([0, []])
    await page.setViewportSize({ width: 1280, height: 720 })
    // By the tariff nothing is due on 5,000 + 1,000.
    await page.getByLabel('Zu versteuerndes Einkommen des Jahres ohne Kapitalerträge').fill('5000')
    await expect.poll(() => card.locator('.answer-figure').innerText()).toBe('rund 422\u00a0€')
    await card.getByText('Darin stecken rund 264\u00a0€').waitFor()
    await card.getByText('bekommen Sie mit einer Steuererklärung für 2025 zurück.').waitFor()
    // Without the losses 1,600 are taxed, and all of 422 comes back by the tariff alone.
    await second.locator('#refund-2-losses').fill('')
    await card.getByText(/^Ihr persönlicher Satz ist günstiger/).waitFor()
    expect(await card.locator('.answer-figure').innerText()).toBe('rund 422\u00a0€')
    await second.locator('#refund-2-losses').fill('600')
    // More tax than 25 % and the surcharge is a slip of the pen.
    await page.locator('#refund-1-incomeTax').fill('4000')
    await card.getByText('Bank 1: Einbehalten ist mehr als').waitFor()
    await page.locator('#refund-1-incomeTax').fill('vier')
    await card.getByText('Bitte das markierte Feld berichtigen').waitFor()
    await page.locator('#refund-1-incomeTax').fill('400')
    // For whom the answer is stands there before the fields are opened.
    await page.getByText('Veranlagung: Einzeln, keine Kirchensteuer').click()
    await page.locator('#filing').selectOption('joint')
    await page.locator('#church').selectOption('Bayern')
    await page.getByText('Veranlagung: Zusammen (Paar), Kirchensteuer Bayern').waitFor()
    await card.getByText('Bank 1: Bitte auch „Kirchensteuer“ eintragen').waitFor()
    await page.locator('#church').selectOption('')
    await page.locator('#filing').selectOption('single')
    // Church tax is not typed where the page is told that nobody pays it.
    await second.locator('#refund-2-churchTax').fill('5')
    await card.getByText('Einbehalten ist Kirchensteuer').waitFor()
    await page.waitForTimeout(500)
    // What is typed in the moment before the page is left is not in its address yet.
    await second.locator('#refund-2-churchTax').fill('')
    await page.reload()
    await expect.poll(() => card.locator('.answer-figure').innerText()).toBe('rund 422\u00a0€')
    // A page that was left and is shown again holds it itself.
    await second.locator('#refund-2-churchTax').fill('5')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
    await second.locator('#refund-2-churchTax').fill('')
    await page.waitForTimeout(500)
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'What do I get back?' }).waitFor()
    await expect.poll(() => card.locator('.answer-figure').innerText()).toBe('about €422')
    await second.getByText('withholds German tax').click()
    await second.getByText('(line 12)').waitFor({ state: 'detached' })
    await second.getByLabel('Income and gains, before losses').waitFor()
    await page.getByRole('button', { name: 'Remove Bank 2' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await second.waitFor()
    await page.getByRole('button', { name: 'Empty everything' }).click()
    await card.getByText('Begin below').waitFor()
    expect([complaints, foreign]).toEqual([[], []])
    await close()
  })

  test('a fragment that strangers wrote is held to what the page offers', async () => {
    const good: Progress = { question: 'sale', draft: exampleDraft(2025), sale: emptySale('2026-01-01'), trades: [], paid: [{ isin: 'IE00B3RBWM25', year: 2025, distributions: [{ month: 3, perUnit: 0.4 }], days: ['2025-03-27'], until: '2025-12-30', open: ['after_file'] }], refund: { ...emptyRefund(), year: '2024', otherIncome: '5' } }
    expect(await progressOf(await fragmentOf(good))).toEqual(good)
    const before = Object.fromEntries(Object.entries(good).filter(([key]) => key !== 'refund')) // as links of before
    expect(await progressOf(`#tax=${await packed({ ...before, draft: { ...good.draft, funds: [] } })}`)).toEqual({ ...good, draft: { ...good.draft, funds: [] }, refund: emptyRefund() })
    const merged: Progress = { ...good, sale: { ...good.sale, lots: good.sale.lots.map((lot) => ({ ...lot, mergedOn: '2024-05-15' })) }, trades: [{ row: 1, date: '2022-03-01', type: 'purchase', isin: 'IE00BKM4GZ66', name: '', account: '', kind: null, units: 3, gross: 1, fees: 0, merged: [{ isin: 'IE00B4L5Y983', date: '2024-05-15', ratio: 1.5 }] }] }
    expect(await progressOf(await fragmentOf(merged))).toEqual(merged)
    const stated: Progress = { ...good, draft: { ...good.draft, funds: good.draft.funds.map((row) => ({ ...row, statedOn: '2023-11-29' })) }, sale: { ...good.sale, statedOn: '2023-11-29' } }
    expect(await progressOf(await fragmentOf(stated))).toEqual(stated)
    const bad: unknown[] = [
      { ...merged, trades: [{ ...merged.trades[0], merged: [{ isin: 'x', date: '2024-05-15', ratio: 0 }] }] }, { ...merged, trades: [{ ...merged.trades[0], merged: [{ isin: 'x', date: '<b>', ratio: 1 }] }] }, { ...merged, trades: [{ ...merged.trades[0], merged: 5 }] }, { ...merged, sale: { ...merged.sale, lots: merged.sale.lots.map((lot) => ({ ...lot, mergedOn: '<b>' })) } },
      null, 5, {}, { ...good, question: 'x' }, { ...good, draft: { ...good.draft, year: 1900 } }, { ...good, draft: { ...good.draft, banks: [{ id: 1 }] } }, { ...good, sale: { ...good.sale, kind: 'x' } },
      { ...good, sale: { ...good.sale, statedOn: 'x' } }, { ...good, sale: { ...good.sale, statedOn: 5 } }, { ...good, draft: { ...good.draft, funds: [{ ...good.draft.funds[0], hasTrades: false, statedOn: '<b>' }] } },
      { ...good, draft: { ...good.draft, funds: [{ ...good.draft.funds[0], hasTrades: true, splits: [{ isin: 'x', date: 5 }] }] } }, { ...good, draft: { ...good.draft, funds: [{ ...good.draft.funds[0], hasTrades: true, splits: [{ isin: 'x', date: '', newUnits: 0, oldUnits: 1 }] }] } },
      { ...good, sale: { ...good.sale, years: { 2020: 5 } } }, { ...good, trades: [{ isin: 'x' }] }, { ...good, paid: [{ ...good.paid[0], open: ['<b>'] }] }, { ...good, paid: [{ ...good.paid[0], until: '<b>' }] }, { ...good, refund: 5 }, { ...good, refund: { ...good.refund, banks: [{ id: 1 }] } }, { ...good, refund: { ...good.refund, year: 5 } }, { ...good, draft: { ...good.draft, person: { ...good.draft.person, bundesland: 'x' } } },
    ]
    for (const each of bad) expect(await progressOf(`#tax=${await packed(each)}`), JSON.stringify(each)).toBeNull()
    expect(await progressOf('#tax=x')).toBeNull()
  })

  test('a name of 200 letters without a space makes no question wider than a phone', async () => {
    const { page, close } = await on.openTab({ viewport: { width: 360, height: 780 } })
    await page.goto('/depot-tax?locale=de')
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    const name = 'Q'.repeat(200)
    const file = { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(`Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n10.03.2021;Kauf;IE00B4L5Y983;${name};160;60,00;9.600,00;0,00\n`) }
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.locator('#depot-file').setInputFiles(file)
    await page.getByText(`${name}.csv`).first().waitFor()
    expect(await wider()).toBeLessThanOrEqual(0)
    await ask(page, /Was gehört/)
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.locator('legend', { hasText: name }).first().waitFor()
    expect(await wider()).toBeLessThanOrEqual(0)
    await close()
  })

  test('a phone and paper show all of it', async () => {
    const { page, close } = await on.openTab({ viewport: { width: 360, height: 780 } })
    const bytes = await countBytes(page)
    await page.goto('/depot-tax?locale=de')
    expect(await bytes()).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await showExample(page)
    const funds = page.locator('section[aria-labelledby="bill"] tbody th', { hasText: 'iShares Core MSCI World' })
    await funds.waitFor({ state: 'attached' })
    expect(await funds.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => funds.isVisible()).toBe(true)
    expect(await page.locator('#depot-file').isVisible()).toBe(false)
    // For whom, and of a sale what was typed; not what is still empty.
    const person = page.getByText('Veranlagung: Einzeln, keine Kirchensteuer')
    expect([await person.isVisible(), await page.locator('#filing').isVisible()]).toEqual([true, false])
    await page.emulateMedia({ media: 'screen' })
    await ask(page, /2/)
    for (const [id, text] of [['lot-1-date', '2020-03-10'], ['lot-1-units', '100'], ['lot-1-price', '40']] as const) await page.locator(`#${id}`).fill(text)
    await page.locator('#sale-kind').selectOption('AKTIENFONDS')
    await page.locator('#sale-price').fill('55')
    await page.locator('#year-2020-start').waitFor()
    await page.emulateMedia({ media: 'print' })
    const shown = (id: string): Promise<boolean> => page.locator(`#${id}`).isVisible()
    expect([await person.isVisible(), await shown('sale-price'), await shown('sale-kind'), await shown('year-2020-start')]).toEqual([true, true, true, false])
    await close()
  })
})

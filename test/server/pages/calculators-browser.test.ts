/** The pages of the calculators in a real Chromium: the same results as the interface, live, shared, in words. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Calculator } from '../../../core/operations/define'
import { basePath, linkedNamespaces, type LinkedNamespace, calculationPagePath } from '../../../core/contract/namespaces'
import { calculations } from '../../../core/registry/registry'
import { validInputs } from '../../support/calculator-inputs'
import { CALCULATORS } from '../support'
import { ineffectiveFields } from '../../../server/pages/calculator/result/steps'
import { charted, noBrowser, pagesInBrowser, type Tab } from './support'

const list = linkedNamespaces.flatMap((namespace) => calculations[namespace].map((calculator: Calculator) => [calculationPagePath(namespace, calculator.id), namespace, calculator] as const))
const SEED = 20261120

const on = pagesInBrowser({}, { now: () => new Date('2026-11-20T12:00:00Z') })
let tab: Tab

interface Data {
  inputs: Readonly<Record<string, unknown>>
  links: { calculator: string }
  result: Readonly<Record<string, unknown>>
}

async function answerOf(slug: string, body: object, namespace: LinkedNamespace = 'calculators'): Promise<Data> {
  const { json } = await on.app.post(`${basePath(namespace)}/${slug}`, body)
  if (json.error !== null) throw new Error(json.error.message)
  return json.data as Data
}

/** Opens a page and waits for its script. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-ready]')
}

/** What the page saves as JSON: the calculation as it stands. */
async function savedBy(page: Page): Promise<unknown> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /Download as JSON|Als JSON/ }).click()])
  return JSON.parse(readFileSync(await download.path(), 'utf8'))
}

/** Waits until what calculates is there and has answered what was typed. */
const calculated = (page: Page): Promise<void> => page.locator('.outcome [aria-busy=true]').waitFor({ state: 'detached' })

const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"] :is(data, time, .missing)`)

/** The address once the page has written it. */
async function addressOf(page: Page, part: string): Promise<URL> {
  await page.waitForFunction((wanted) => location.href.includes(wanted), part)
  return new URL(page.url())
}

const queryOf = (link: string): string => new URL(link).search

describe.skipIf(noBrowser)('pages of calculators in Chromium', () => {
  beforeAll(async () => {
    tab = await on.openTab()
  })

  describe.each(list)('%s', (path, namespace, calculator) => {
    const { id: slug, view: { opening = {} } } = calculator
    const [random] = fc.sample(validInputs(calculator), { numRuns: 1, seed: SEED })

    test('shows exactly what the interface answers, for a random link', async () => {
      const { page } = tab
      const linked = await answerOf(slug, { inputs: random, asOf: '2027-03-31' }, namespace)
      await open(page, linked.links.calculator.slice(on.app.url.length))
      expect(await savedBy(page)).toEqual(linked)
      expect([tab.complaints, tab.foreign]).toEqual([[], []])
    })

    test('calculates in the browser what the interface calculates, from what the page begins with, in German, and asks for nothing but the model', async () => {
      const { page } = tab
      const isDated = !ineffectiveFields(calculator.view, calculator.inputs.parse({})).has('asOf')
      await open(page, `${path}?locale=de${isDated ? '' : '&asOf=2028-02-29'}`)
      const sent: string[] = []
      const count = (request: { url(): string }): void => void sent.push(request.url())
      await charted(page)
      page.on('request', count)
      expect(await page.locator('#field-asOf').count()).toBe(isDated ? 1 : 0)
      if (isDated) await page.locator('#field-asOf').fill('2028-02-29')
      const { search } = await addressOf(page, 'asOf=2028-02-29')
      const saved = await savedBy(page)
      page.off('request', count)
      expect(sent.filter((url) => !url.startsWith('blob:') && !new URL(url).pathname.startsWith('/assets/'))).toEqual([])
      const answer = await answerOf(slug, { inputs: opening, asOf: '2028-02-29', locale: 'de' }, namespace)
      expect(saved).toEqual(answer)
      if (isDated) expect(search).toBe(`?locale=de&${queryOf(answer.links.calculator).slice(1)}`)
      expect([tab.complaints, tab.foreign]).toEqual([[], []])
    })
  })

  test('try a bill where one would change the result, say so, and go back', async () => {
    const { page } = tab
    await open(page, '/calculators/junior-depot?contributionMode=kindergeld&locale=de')
    const bill = page.getByLabel(/Mit dem Gesetzentwurf rechnen/)
    const benefit = () => figure(page, 'monthlyContributionUsed').first().textContent()
    expect(await benefit()).toContain('259')
    await bill.check()
    await expect.poll(benefit).toContain('267')
    expect(await page.getByText('Entwurf, nicht geltend').isVisible()).toBe(true)
    expect(JSON.stringify(await savedBy(page))).toContain('Probeweise, nicht geltend: Kindergeld')
    await bill.uncheck()
    await expect.poll(benefit).toContain('259')
    await open(page, '/calculators/notgroschen?locale=de')
    expect(await bill.count()).toBe(0)
  })

  test('an edit changes the result and the address; the address opened again shows the same', async () => {
    const { page, context } = tab
    await open(page, '/calculators/abgeltungssteuer')
    await page.getByLabel('Capital income', { exact: true }).fill('12345.67')
    await page.getByLabel('Kind of income').selectOption({ label: 'Gain of an equity fund (ETF)' })
    await page.getByRole('radio', { name: 'yes' }).check()
    await page.getByLabel('State (Land) of residence').selectOption('Bayern')
    const inputs = { kapitalertrag: 12345.67, ertragsart: 'etf', taxProfile: { kirchensteuer: true, bundesland: 'Bayern' } }
    const answer = await answerOf('abgeltungssteuer', { inputs })
    await calculated(page)
    expect(await figure(page, 'gesamte_steuer').getAttribute('value')).toBe(String(answer.result['gesamte_steuer']))
    const { search } = await addressOf(page, 'bundesland=Bayern')
    expect(search).toBe(queryOf(answer.links.calculator))
    await page.reload()
    await page.waitForSelector('html[data-ready]')
    expect(await savedBy(page)).toEqual(answer)
    // What is typed in the moment before the page is left is there on the way back.
    await page.getByLabel('Capital income', { exact: true }).fill('12345.6')
    await calculated(page)
    await page.getByLabel('Capital income', { exact: true }).fill('12345.67')
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/"], a[href^="/?"]')?.click())
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    await page.waitForSelector('html[data-ready]')
    expect(await savedBy(page)).toEqual(answer)
    // And after a reload in that moment.
    await page.getByLabel('Capital income', { exact: true }).fill('12345.6')
    await addressOf(page, 'kapitalertrag=12345.6&')
    await page.getByLabel('Capital income', { exact: true }).fill('12345.67')
    await page.reload()
    await page.waitForSelector('html[data-ready]')
    expect(await savedBy(page)).toEqual(answer)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(answer.links.calculator)
    expect(tab.complaints).toEqual([])
  })

  test('what is typed before the script is there is kept, and the field keeps its cursor', async () => {
    const { page, close } = await on.openTab({ locale: 'de-DE' })
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/calculator-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/calculators/abgeltungssteuer?locale=de', { waitUntil: 'commit' })
    await page.getByLabel('Kapitalertrag', { exact: true }).fill('12345.67')
    await page.getByLabel('Art des Ertrags').selectOption('etf')
    await page.getByLabel('Kapitalertrag', { exact: true }).focus()
    release()
    await page.waitForSelector('html[data-ready]')
    expect(await page.getByLabel('Kapitalertrag', { exact: true }).inputValue()).toBe('12345,67')
    expect(await page.getByLabel('Art des Ertrags').inputValue()).toBe('etf')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('amount')
    // Until what calculates is there, no figure passes for that of what was typed.
    const { result } = await answerOf('abgeltungssteuer', { inputs: { ...(await savedBy(page) as Data).inputs, kapitalertrag: 12345.67 } })
    expect(await figure(page, 'gesamte_steuer').getAttribute('value')).toBe(String(result['gesamte_steuer']))
    await close()
  })

  test('a German page writes its decimals with a comma once it is alive', async () => {
    const { page } = tab
    await open(page, '/calculators/fire-rechner?locale=de')
    await page.waitForTimeout(300) // whatever is still to be drawn
    expect(await page.locator('#field-withdrawalRatePct').inputValue()).toBe('3,5')
    const savings = page.locator('#field-currentPortfolio')
    expect(await savings.inputValue()).toBe('50.000')
    await savings.focus()
    expect(await savings.inputValue()).toBe('50000')
  })

  test('inputs to begin with are one tap away; what is seldom changed is folded, and an empty field means none', async () => {
    const { page } = tab
    await open(page, '/retirement/altersvorsorgedepot?locale=de')
    expect(await page.locator('#field-payout-otherIncome').isVisible()).toBe(false)
    await page.getByRole('link', { name: '40, zwei Kinder' }).click()
    await page.waitForSelector('html[data-ready]')
    expect([await page.locator('#field-age').inputValue(), await page.locator('.inputs .row').count()]).toEqual(['40', 2])
    await page.getByText('Auszahlung', { exact: true }).click()
    const before = await figure(page, 'contract.tax').getAttribute('value')
    await page.locator('#field-payout-otherIncome').fill('30000')
    await page.waitForFunction((old) => document.querySelector('[data-figure="contract.tax"] data')?.getAttribute('value') !== old, before)
    await page.locator('#field-payout-otherIncome').fill('')
    await page.waitForFunction((old) => document.querySelector('[data-figure="contract.tax"] data')?.getAttribute('value') === old, before)
    const [outcome = '', verdict = ''] = await page.locator('.sentences li').allTextContents()
    const lead = (await page.locator('.headline .first data').textContent()) ?? ''
    expect(outcome.replaceAll('\u00A0', ' ')).toBe(`Mit diesen Annahmen lässt das Altersvorsorgedepot ${lead.replaceAll('\u00A0', ' ')} mehr übrig.`)
    expect(verdict).toMatch(/^Das Altersvorsorgedepot lässt mehr übrig, solange/)
    // Each input is changed by a tenth, between whatever else the page does: the one that moves the result most is said with the result as it is.
    await expect.poll(() => page.locator('.effect').textContent()).toMatch(new RegExp(`^Am stärksten wirkt „.+“: .+ statt .+ ergäben .+ statt ${lead}\\.`))
    expect([tab.complaints, tab.foreign]).toEqual([[], []])
  })

  test('a slider and its number say the same, by keyboard too, and the slider stays within its bounds', async () => {
    const { page } = tab
    await open(page, '/calculators/etf-sparplan')
    const [number, slider] = [page.getByLabel('Monthly contribution', { exact: true }), page.getByLabel('Slider: Monthly contribution')]
    expect([await number.inputValue(), await slider.inputValue()]).toEqual(['300', '300'])
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => [await number.inputValue(), await slider.getAttribute('aria-valuetext')]).toEqual(['325', '€325.00 per month'])
    expect(await savedBy(page)).toEqual(await answerOf('etf-sparplan', { inputs: { monthly_rate: 325 } }))
    await number.fill('1000000')
    await expect.poll(async () => [await slider.inputValue(), await slider.getAttribute('max')]).toEqual(['2000', '2000'])
    expect(await savedBy(page)).toEqual(await answerOf('etf-sparplan', { inputs: { monthly_rate: 1_000_000 } }))
    await page.getByLabel('Slider: Years').press('End')
    await expect.poll(() => page.getByLabel('Years', { exact: true }).inputValue()).toBe('40')
  })

  test('rows of a list are added, changed and removed', async () => {
    const { page } = tab
    await open(page, '/calculators/freistellungsauftrag')
    await page.getByRole('button', { name: 'Add a row' }).click()
    await page.locator('#field-brokers-2-zinsen').fill('640')
    await page.locator('#field-brokers-2-name').fill('=Third')
    await page.getByRole('button', { name: 'Remove Bank A' }).click()
    const answer = await answerOf('freistellungsauftrag', { inputs: { brokers: [{ name: 'Bank B', zinsen: 900, current_fsa: 200 }, { name: '=Third', zinsen: 640 }] } })
    expect(await savedBy(page)).toEqual(answer)
    await page.getByText('All figures').first().click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download as CSV' }).click()])
    const csv = readFileSync(await download.path(), 'utf8')
    // Of the allowance of 1,000 the 900 of the other bank leave 100.
    expect(csv).toContain("\r\n'=Third,640,0,100,")
  })

  test('what is invalid is named beside its field, and no result passes for it', async () => {
    const { page } = tab
    await open(page, '/calculators/etf-sparplan')
    const before = page.url()
    await page.getByLabel('Years', { exact: true }).fill('41')
    await page.getByText('At most 40 years.').waitFor()
    expect(await page.getByLabel('Years', { exact: true }).getAttribute('aria-invalid')).toBe('true')
    await page.getByText('Not up to date').waitFor()
    expect(await page.getByRole('button', { name: 'Download as JSON' }).count()).toBe(0)
    const chart = page.locator('.outcome svg.plot').first()
    await chart.waitFor({ state: 'hidden' })
    await page.getByLabel('Years', { exact: true }).fill('')
    await page.getByText('Enter a whole number.').waitFor()
    await page.waitForTimeout(300)
    expect(page.url()).toBe(before)
    await page.getByLabel('Years', { exact: true }).fill('40')
    await page.getByText('Not up to date').waitFor({ state: 'detached' })
    await chart.waitFor()
    expect(await savedBy(page)).toEqual(await answerOf('etf-sparplan', { inputs: { years: 40 } }))
  })

  test('a damaged link shows no result until the visitor asks for one', async () => {
    const own = await on.openTab()
    await open(own.page, '/calculators/notgroschen?bufferMonths=7')
    await own.page.getByText('This link cannot be calculated').waitFor()
    expect(await own.page.locator('[data-figure]').count()).toBe(0)
    await own.page.getByRole('link', { name: 'Calculate with the default values' }).click()
    expect(await savedBy(own.page)).toEqual(await answerOf('notgroschen', {}))
    expect(own.complaints.filter((text) => !text.includes('400'))).toEqual([])
    await own.close()
  })

  test('a damaged link stays so whatever scenarios follow it', async () => {
    const own = await on.openTab()
    const scenarios = encodeURIComponent(JSON.stringify([{ name: 'A' }, { name: 'B', inputs: { monthlyExpenses: 1800 } }]))
    await open(own.page, `/calculators/notgroschen?bufferMonths=7#scenarios=${scenarios}`)
    await own.page.getByText('This link cannot be calculated').waitFor()
    expect(await own.page.locator('[data-figure]').count()).toBe(0)
    await own.close()
  })

  test.each([
    ['en', { '2,5': 2.5, '1.234,56': 1234.56, '1.234': null }],
    ['de', { '2,5': 2.5, '1.234,56': 1234.56, '1.234': 1234, '\u22125': null }],
  ])('%s: amounts typed key by key', async (locale, amounts) => {
    const { page } = tab
    await open(page, `/calculators/abgeltungssteuer?locale=${locale}`)
    const field = page.locator('#field-kapitalertrag[type=text]')
    for (const [text, amount] of Object.entries(amounts)) {
      await field.fill('')
      await field.pressSequentially(text)
      expect(await field.inputValue(), text).toBe(text)
      expect(await field.getAttribute('aria-invalid'), text).toBe(amount === null ? 'true' : null)
      if (amount !== null) expect(await savedBy(page), text).toMatchObject({ inputs: { kapitalertrag: amount } })
      else expect(await page.locator('.outdated').count(), text).toBe(1)
    }
  })

  test('scenarios stand side by side, survive a reload, and equal the comparison of the interface', async () => {
    const { page } = tab
    await open(page, '/calculators/etf-sparplan?asOf=2026-11-20')
    await page.getByRole('button', { name: 'Compare with another scenario' }).click()
    await page.getByLabel('Yearly return', { exact: true }).fill('4')
    await page.getByRole('button', { name: 'Add a scenario' }).click()
    const name = page.getByLabel('Name of this scenario')
    await name.fill('Long')
    await page.getByLabel('Years', { exact: true }).evaluate((years: HTMLInputElement) => {
      years.value = '30'
      years.dispatchEvent(new Event('input', { bubbles: true }))
    })
    const { json } = await on.app.post(`${CALCULATORS}/compare`, {
      calculator: 'etf-sparplan', asOf: '2026-11-20',
      scenarios: [{ id: 'a', inputs: {} }, { id: 'b', inputs: { annual_return: 4 } }, { id: 'c', inputs: { annual_return: 4, years: 30 } }],
    })
    const { scenarios } = json.data as { scenarios: { data: Data }[] }
    const figures = scenarios.map(({ data }) => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(Number(data.result['final_value'])))
    const row = page.locator('.comparison tr', { has: page.getByRole('rowheader', { name: 'Final value', exact: true }) })
    // What calculates may still be on its way.
    const said = () => expect.poll(() => row.locator('td').allTextContents())
    await said().toEqual(figures)
    // The result that came draws the field again and leaves what is typed.
    expect(await name.inputValue()).toBe('Long')
    await name.blur()
    await expect.poll(() => page.locator('.comparison > .data-table thead th').allTextContents()).toEqual(['Figure', 'Scenario 1', 'Scenario 2', 'Long'])
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.comparison').getByRole('button', { name: 'Download as CSV' }).click()])
    const csv = readFileSync(await download.path(), 'utf8').split('\r\n')
    expect(csv[0]).toBe('\uFEFFFigure,Scenario 1,Scenario 2,Long')
    expect(csv).toContain('Yearly return,7,4,4')
    expect(csv).toContain(`Final value,${scenarios.map(({ data }) => data.result['final_value']).join(',')}`)
    const { search } = await addressOf(page, 'Long')
    expect(search).toBe(queryOf(scenarios[2]?.data.links.calculator ?? ''))
    await page.reload()
    await said().toEqual(figures)
    await page.getByRole('button', { name: 'Scenario 2', exact: true }).click()
    await page.getByRole('button', { name: 'Remove this scenario' }).click()
    await said().toEqual([figures[0], figures[2]])
    for (let count = 2; count < 10; count++) await page.getByRole('button', { name: 'Add a scenario' }).click()
    await page.getByText('A comparison has at most ten scenarios.').waitFor()
    expect([tab.complaints, tab.foreign]).toEqual([[], []])
  })

  test('while a scenario is invalid, the others go on in the address, and it is there as it was last valid', async () => {
    const own = await on.openTab()
    const { page } = own
    await open(page, '/calculators/etf-sparplan')
    await page.getByRole('button', { name: 'Compare with another scenario' }).click()
    const rate = page.getByLabel('Yearly return', { exact: true })
    await rate.fill('4')
    await page.waitForFunction(() => location.search.includes('annual_return=4'))
    await rate.fill('much')
    await page.getByRole('button', { name: 'Scenario 1', exact: true }).click()
    await rate.fill('6')
    await page.waitForFunction(() => location.search.includes('annual_return=6'))
    const entries: unknown = JSON.parse(decodeURIComponent(new URL(page.url()).hash.replace('#scenarios=', '')))
    expect(entries).toEqual([{ name: 'Scenario 1' }, { name: 'Scenario 2', inputs: expect.objectContaining({ annual_return: 4 }) as unknown }])
    // Under the name of the other one it is still what it was.
    await page.getByRole('button', { name: 'Scenario 2', exact: true }).click()
    await page.getByLabel('Name of this scenario').fill('Scenario 1')
    await page.getByRole('button', { name: 'Scenario 1', exact: true }).first().click()
    await rate.fill('7')
    await page.waitForFunction(() => location.search.includes('annual_return=7'))
    expect(JSON.parse(decodeURIComponent(new URL(page.url()).hash.replace('#scenarios=', '')))).toEqual([{ name: 'Scenario 1' }, { name: 'Scenario 1', inputs: expect.objectContaining({ annual_return: 4 }) as unknown }])
    await own.close()
  })

  test('what is typed before the scenarios of an address are there stays', async () => {
    const own = await on.openTab()
    let release = (): void => undefined
    const isWanted = new Promise<void>((resolve) => (release = resolve))
    await own.page.route(/\/assets\/(?:calculating|model)-/, async (route) => {
      await isWanted
      await route.continue()
    })
    const scenarios = encodeURIComponent(JSON.stringify([{ name: 'A' }, { name: 'B', inputs: { monthlyExpenses: 1800 } }]))
    await open(own.page, `/calculators/notgroschen#scenarios=${scenarios}`)
    await own.page.getByLabel('Monthly expenses', { exact: true }).fill('1234')
    release()
    await own.page.locator('.comparison').waitFor()
    expect(await own.page.getByLabel('Monthly expenses', { exact: true }).inputValue()).toMatch(/^1,?234$/)
    await own.close()
  })

  test('the keyboard stays where scenarios and rows are added and removed', async () => {
    const { page } = tab
    const press = async (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).last().press('Enter')
    const focused = () => expect.poll(() => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent))
    await open(page, '/calculators/notgroschen')
    await press('Compare with another scenario')
    await focused().toBe('Scenario 2')
    await press('Remove this scenario')
    await focused().toBe('+ Compare with another scenario')
    await open(page, '/calculators/freistellungsauftrag')
    await press('Add a row')
    await focused().toBe('field-brokers-2-name')
    for (const left of [1, 0, 0]) {
      if (await page.locator('.list .row').count() > 1) await press(/^Remove/)
      await focused().toBe(`field-brokers-${left}-name`)
    }
  })

  test('on a phone the figures of every scenario stand inside the window, long amounts and words too', async () => {
    const own = await on.openTab({ viewport: { width: 390, height: 844 } })
    for (const [slug, input, value] of [['schenkungsteuer', 'giftValue', '800000'], ['fire-rechner', 'monthlySavings', '0']] as const) {
      await open(own.page, `/calculators/${slug}`)
      await own.page.getByRole('button', { name: 'Compare with another scenario' }).click()
      await own.page.locator(`input[type=text][name=${input}]`).fill(value)
      const ends = await own.page.locator('.comparison > .data-table').evaluate((table) => [...table.querySelectorAll('td')].map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getBoundingClientRect().right
      }))
      expect(ends.length, slug).toBeGreaterThan(10)
      expect(Math.max(...ends), slug).toBeLessThanOrEqual(390 - 16)
    }
    await own.close()
  })

  test('damaged scenarios of an address are left out and said so', async () => {
    const own = await on.openTab()
    await open(own.page, `/calculators/notgroschen#scenarios=${encodeURIComponent('[{"name":"a"},{"name":"b","inputs":{"bufferMonths":7}}]')}`)
    await own.page.getByText('The further scenarios in this address are damaged').waitFor()
    expect(await own.page.locator('.comparison').count()).toBe(0)
    await own.close()
  })

  test('works on when the service is gone', async () => {
    const own = await on.openTab()
    await open(own.page, '/calculators/fire-rechner')
    await charted(own.page)
    const numberWith = async (monthlyExpenses: number) => String((await answerOf('fire-rechner', { inputs: { monthlyExpenses } })).result['fireNumber'])
    const expenses = own.page.getByLabel('Monthly expenses', { exact: true })
    await expenses.fill('1900')
    await expect.poll(() => figure(own.page, 'fireNumber').getAttribute('value')).toBe(await numberWith(1900))
    await own.context.setOffline(true)
    await expenses.fill('1800')
    await expect.poll(() => figure(own.page, 'fireNumber').getAttribute('value')).toBe(await numberWith(1800))
    await own.close()
  })

  test('says so where the model cannot be fetched, keeps what was typed, and calculates once it can', async () => {
    const own = await on.openTab()
    await own.page.route(/\/assets\/(?:model|calculating)/, (route) => route.abort())
    await open(own.page, '/calculators/fire-rechner')
    const expenses = own.page.getByLabel('Monthly expenses', { exact: true })
    await expenses.fill('1800')
    await own.page.getByText('The model could not be loaded').waitFor()
    expect([await expenses.inputValue(), await own.page.locator('.outcome .outdated').count(), await own.page.getByRole('button', { name: 'Copy link' }).count()]).toEqual(['1800', 1, 0])
    await own.page.unroute(/\/assets\/(?:model|calculating)/)
    await own.page.reload()
    await own.page.waitForSelector('html[data-ready]', { state: 'attached' })
    await expenses.fill('1850')
    await expect.poll(() => figure(own.page, 'fireNumber').getAttribute('value')).toBe(String((await answerOf('fire-rechner', { inputs: { monthlyExpenses: 1850 } })).result['fireNumber']))
    expect(await own.page.getByText('The model could not be loaded').count()).toBe(0)
    await own.close()
  })

  test('what is typed while the model comes is in the result', async () => {
    const own = await on.openTab()
    await own.page.route(/\/assets\/(?:model|calculating)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await open(own.page, '/calculators/fire-rechner')
    await own.page.getByLabel('Monthly expenses', { exact: true }).pressSequentially('5')
    await own.page.getByLabel('Monthly expenses', { exact: true }).fill('1850')
    await own.page.getByLabel('Age today', { exact: true }).fill('41')
    const wanted = await answerOf('fire-rechner', { inputs: { monthlyExpenses: 1850, currentAge: 41 } })
    await expect.poll(() => figure(own.page, 'fireNumber').getAttribute('value')).toBe(String(wanted.result['fireNumber']))
    expect(await savedBy(own.page)).toEqual(wanted)
    await own.close()
  })

  test('the language changes with the state kept', async () => {
    const { page } = tab
    await open(page, '/calculators/rentenluecke')
    await page.getByLabel('Age today', { exact: true }).fill('44')
    await addressOf(page, 'currentAge=44')
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForSelector('html[lang="de"][data-ready]')
    expect(await page.getByLabel('Alter heute', { exact: true }).inputValue()).toBe('44')
    expect(await savedBy(page)).toEqual(await answerOf('rentenluecke', { inputs: { currentAge: 44 }, locale: 'de' }))
    await page.getByRole('button', { name: 'Mit weiterem Szenario vergleichen' }).click()
    await page.waitForURL(/Szenario/)
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Scenario 2', exact: true }).waitFor()
    expect(await page.locator('.scenario-list').innerText()).not.toContain('Szenario')
  })

  test('without script the form still calculates', async () => {
    const own = await on.openTab({ javaScriptEnabled: false })
    await own.page.goto('/calculators/thesaurierer-vs-ausschuetter')
    await own.page.locator('input[name="reinvest_distributions"][value="false"]').check()
    await own.page.getByRole('button', { name: 'Calculate' }).click()
    await own.page.waitForURL(/reinvest_distributions=false/)
    const answer = await answerOf('thesaurierer-vs-ausschuetter', { inputs: { reinvest_distributions: false } })
    expect(await figure(own.page, 'ausschuetter_final').getAttribute('value')).toBe(String(answer.result['ausschuetter_final']))
    await own.close()
  })

  test('on a phone, no field that the keyboard reaches stands below the answer that stays in sight', async () => {
    const { page, close } = await on.openTab({ viewport: { width: 360, height: 740 } })
    await open(page, '/calculators/etf-sparplan')
    const covered: string[] = []
    for (let fields = 0; fields < 40; fields += 1) {
      await page.keyboard.press('Tab')
      const id = await page.evaluate(() => {
        const [field, answer] = [document.activeElement, document.querySelector('.answer')]
        const [{ top, bottom } = { top: 0, bottom: 0 }, over] = [field?.getBoundingClientRect(), answer?.getBoundingClientRect()]
        return field?.matches('.inputs *') === true && field !== answer && over !== undefined && bottom > over.top && top < over.bottom ? field.id : null
      })
      if (id !== null) covered.push(String(id))
    }
    expect(covered).toEqual([])
    // A chart has the width of the paper while it is printed, that of the phone afterwards.
    const drawn = () => page.locator('.plot').first().evaluate((plot) => plot.clientWidth)
    const onPhone = await drawn()
    await page.evaluate(() => addEventListener('afterprint', () => (document.title = document.querySelector('.plot')?.getAttribute('width') ?? ''), { capture: true, once: true }))
    await page.pdf()
    expect(await page.title()).toBe('640')
    // Assumptions and sources stand on paper, though they are folded on the screen.
    const folded = page.locator('.notes li')
    const seen = () => folded.evaluateAll((items) => items.filter((item) => item.checkVisibility({ contentVisibilityAuto: true })).length)
    expect(await seen()).toBeLessThan(await folded.count())
    await page.emulateMedia({ media: 'print' })
    await expect.poll(seen).toBe(await folded.count())
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(drawn).toBe(onPhone)
    // Figures of a year stand below the names of their columns, which stay in sight.
    await page.locator('details.more > summary').last().click()
    const rows = page.getByRole('table', { name: 'Year by year' }).getByRole('row')
    const edges = (at: number) => rows.nth(at).locator('> *').evaluateAll((cells) => cells.map((cell) => [cell.getBoundingClientRect().left, cell.getBoundingClientRect().right]))
    await rows.nth(19).scrollIntoViewIfNeeded()
    expect(await edges(19)).toEqual(await edges(0))
    expect((await rows.first().boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await close()
  })
})

/** The pure parts of the calculators' pages: what a comparison draws, what a file says of its columns. */
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { abgeltungssteuer } from '../../../../core/calculators/abgeltungssteuer'
import { eigenkapital } from '../../../../core/calculators/eigenkapital'
import { etfSparplan } from '../../../../core/calculators/etf-sparplan'
import { fireRechner } from '../../../../core/calculators/fire-rechner'
import { nettoDividende } from '../../../../core/calculators/netto-dividende'
import { rentenluecke } from '../../../../core/calculators/rentenluecke'
import { schenkungsteuer } from '../../../../core/calculators/schenkungsteuer'
import { thesauriererVsAusschuetter } from '../../../../core/calculators/thesaurierer-vs-ausschuetter'
import { altersvorsorgedepot } from '../../../../core/retirement/altersvorsorgedepot'
import { DataTable } from '../../../../server/pages/components/data-table'
import { restored } from '../../../../server/pages/calculator/address'
import type { Calculated } from '../../../../server/pages/calculator/descriptor'
import { ResultView } from '../../../../server/pages/calculator/result/result'
import { formOf, resultOf } from '../../../../server/pages/calculator/describe'
import { chartsOf, comparisonChart, headlineOf } from '../../../../server/pages/calculator/result/charts'
import { largestEffect } from '../../../../server/pages/calculator/result/effect'
import { figureText, valueAt } from '../../../../server/pages/calculator/result/figures'
import { Comparison } from '../../../../server/pages/calculator/result/comparison'
import { fieldsOf } from '../../../../server/pages/calculator/form-entries'
import { changed, firstState, lastValid, type Outcome } from '../../../../server/pages/calculator/state'
import { calculateLinked } from '../../../../core/operations/calculate'
import type { Calculator } from '../../../../core/operations/define'
import { calculators } from '../../../../core/registry/registry'
import { csvOf, headerOf } from '../../../../server/pages/browser/download'

const page = {
  namespace: 'calculators', slug: 'fire-rechner', locale: 'en', localeChosen: true, baseUrl: '', title: '', description: '', method: '', form: formOf(fireRechner, 'en'), result: resultOf(fireRechner, 'en'),
  view: fireRechner.view, presets: [], inputs: {}, asOf: '2026-11-20', today: '2026-11-20', answer: null, hasBills: false, damage: null, olderModel: null,
} as const

const scenario = (name: string, rows: [age: number, portfolio: number][]) => ({ name, inputs: {}, result: { yearly_data: rows.map(([age, portfolio]) => ({ age, portfolio, target: 0 })) } })

test('scenarios that begin at different ages are drawn whole, and one of zeros is no gap', () => {
  const chart = comparisonChart([scenario('young', [[30, 1], [31, 2]]), scenario('old', [[31, 0], [32, 0], [33, 0]])], page)
  expect(chart?.labels).toEqual(['30', '31', '32', '33'])
  expect(chart?.series.map(({ label, values }) => [label, values])).toEqual([['young', [1, 2, null, null]], ['old', [null, 0, 0, 0]]])
})

test.each([[true, 'Value after yearly tax'], [false, 'Value without tax']])('a comparison of savings plans with tax %s is one of what is deducted', (include_tax_drag, name) => {
  const plans = { ...page, slug: 'etf-sparplan', view: etfSparplan.view, result: resultOf(etfSparplan, 'en') }
  const plan = { name: 'one', inputs: { include_tax_drag }, result: { yearly_data: [{ year: 1, value_after_tax: 1, value_before_tax: 2 }] } }
  const chart = comparisonChart([plan, plan], plans)
  expect(chart?.title).toContain(name)
  expect(chart?.series[0]?.values).toEqual([include_tax_drag ? 1 : 2])
})

test('lines that may be the same are drawn differently: scenarios, and both kinds of fund', () => {
  expect(comparisonChart([scenario('one', [[30, 1], [31, 2]]), scenario('other', [[30, 1], [31, 2]])], page)?.series.map(({ dashed }) => dashed)).toEqual([false, true])
  const funds = { ...page, slug: 'thesaurierer-vs-ausschuetter', view: thesauriererVsAusschuetter.view, result: resultOf(thesauriererVsAusschuetter, 'en') }
  const [values] = chartsOf({ inputs: {}, result: { yearly_data: [{ year: 1, thesaurierer_value: 2, ausschuetter_value: 2 }] } }, funds)
  expect(values?.series.map(({ dashed = false }) => dashed)).toEqual([false, true])
})

test('where no scenario has an amount to compare, no empty chart is drawn', () => {
  const nothing = { name: 'a', inputs: {}, result: { schedule: null } }
  expect(comparisonChart([nothing, nothing], { ...page, slug: 'schenkungsteuer', view: schenkungsteuer.view, result: [] })).toBe(null)
})

describe('the table of a comparison', () => {
  const gifts = { ...page, slug: 'schenkungsteuer', view: schenkungsteuer.view, form: formOf(schenkungsteuer, 'en'), result: resultOf(schenkungsteuer, 'en') }
  const gift = (mode: string, giftValue: number, schedule: object | null) => ({
    scenario: { id: giftValue, name: mode, draft: {} },
    outcome: { wrong: {}, data: { inputs: { mode, giftValue }, result: { steuerklasse: 'I', freibetrag: 400_000, schedule } } },
  })
  const rowsOf = (...compared: object[]): string[][] => {
    const html = renderToString(h(Comparison, { page: gifts, compared: compared as never }))
    return [...html.slice(html.lastIndexOf('<tbody')).matchAll(/<tr.*?<\/tr>/g)].map(([row]) => [...row.matchAll(/<t[hd][^>]*>(?:<data[^>]*>)?([^<]*)/g)].map(([, cell = '']) => cell))
  }

  test('leaves out the figures of a plan where no scenario is one, and has a dash where one is not', () => {
    expect(rowsOf(gift('single', 500_000, null), gift('single', 800_000, null)).map(([name]) => name)).not.toContain('Total of all gifts')
    const rows = rowsOf(gift('single', 500_000, null), gift('schedule', 800_000, { totalScheduled: 800_000, steuerTotal: 0, steuerSingle: 60_000, savings: 60_000, windows: [] }))
    expect(rows.filter(([, first]) => first === '-').map(([, , second]) => second)).toEqual(['€800,000.00', '€0.00', '€60,000.00', '€60,000.00'])
  })

  test('says once what is an input and a figure under one name', () => {
    const dividends = { ...page, slug: 'netto-dividende', view: nettoDividende.view, form: formOf(nettoDividende, 'en'), result: resultOf(nettoDividende, 'en') }
    const dividend = (brutto_dividende: number) => ({ scenario: { id: brutto_dividende, name: 'a', draft: {} }, outcome: { wrong: {}, data: { inputs: { brutto_dividende }, result: { brutto_dividende } } } })
    const html = renderToString(h(Comparison, { page: dividends, compared: [dividend(500), dividend(700)] as never }))
    expect(html.slice(html.lastIndexOf('<tbody')).match(/>Gross dividend</g)).toHaveLength(1)
  })

  test('says the church tax beside whether it is paid', () => {
    const gains = { ...page, slug: 'abgeltungssteuer', view: abgeltungssteuer.view, form: formOf(abgeltungssteuer, 'en'), result: resultOf(abgeltungssteuer, 'en') }
    const gain = (isPaid: boolean, kirchensteuer: number) => ({ scenario: { id: kirchensteuer, name: 'a', draft: {} }, outcome: { wrong: {}, data: { inputs: { taxProfile: { kirchensteuer: isPaid } }, result: { kirchensteuer } } } })
    const html = renderToString(h(Comparison, { page: gains, compared: [gain(false, 0), gain(true, 19.56)] as never }))
    const table = html.slice(html.lastIndexOf('<tbody'))
    expect(table.match(/>Church tax</g)).toHaveLength(2)
    expect(table).toContain('€19.56')
  })

  const comparisonOf = (module: Calculator, ...inputs: object[]): string[][] => {
    const own = { ...page, slug: module.id, view: module.view, form: formOf(module, 'en'), result: resultOf(module, 'en') }
    const compared = inputs.map((given, at) => ({
      scenario: { id: at, name: String(at), entries: {} },
      outcome: { wrong: null, data: calculateLinked('calculators', module, { inputs: module.inputs.parse(given), locale: 'en', asOf: '2026-11-20' }, { now: '2026-11-20T00:00:00.000Z', baseUrl: '' }) },
    }))
    const html = renderToString(h(Comparison, { page: own, compared }))
    return [...html.slice(html.lastIndexOf('<tbody')).matchAll(/<tr.*?<\/tr>/g)].map(([row]) => [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) => cell.replace(/<[^>]+>/g, '')))
  }

  test('says of children, who have no name, what differs, and has a dash where there are none', () => {
    const rows = comparisonOf(altersvorsorgedepot, {}, { children: [{ birthYear: 2020 }] })
    expect(rows.find(([label]) => label === 'Children')).toEqual(['Children', '-', 'Birth year 2020, Child benefit until 18 years'])
  })

  // Together with what an input needs to be legal.
  const needed: Readonly<Record<string, object>> = { spouseIsEntitledThroughMe: { taxProfile: { filing_status: 'joint' } } }

  test.each([...calculators, altersvorsorgedepot].map((module): [string, Calculator] => [module.id, module]))('of %s begins with the one choice or yes or no that differs', (_, module) => {
    for (const field of fieldsOf(formOf(module, 'en'))) {
      const values = field.kind === 'flag' ? [false, true] : field.kind === 'choice' ? field.choices.map(({ value }) => value) : []
      const [group = '', name] = field.name.split('.')
      const given = needed[name ?? ''] ?? {}
      const scenarios = [values[0], values.at(-1)].map((value) => ({ ...given, [group]: name === undefined ? value : { [name]: value } }))
      if (values.length > 0) expect(comparisonOf(module, ...scenarios)[0]?.[0]).toBe(field.label)
    }
  })
})

test('a table of years leaves out what is zero in every row, and says once what is the same in all of them where there is much; what is missing in one stays, and heads of many columns can be parted', () => {
  const plan = { ...page, slug: 'altersvorsorgedepot', view: altersvorsorgedepot.view, result: resultOf(altersvorsorgedepot, 'en') }
  const year = (age: number, changed: object) => ({
    year: 1992 + age, age, contribution: 1800, basicAllowance: 540, starterBonus: 0, childAllowance: 0, refund: 0, surcharges: 0, effort: 1800, contractValue: 100 * age, ownTax: null, ownValue: 90 * age, ...changed,
  })
  const saidOf = (...saving: object[]) => {
    const html = renderToString(h(ResultView, { data: { inputs: {}, result: { saving } } as unknown as Calculated, page: plan, effect: null }))
    const table = html.slice(html.lastIndexOf('<details>'))
    return [[...table.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, name]) => name), /<p class="small">([^<]*)/.exec(table)?.[1]] as const
  }
  expect(saidOf(year(35, {}), year(36, { refund: null }))).toEqual([
    ['Year', 'Age', 'Refund of income tax', 'Alters\u00ADvorsorge\u00ADdepot', 'Tax on your own portfolio', 'Your own portfolio'],
    'The same in every year: Own contribution €1,800 · Basic allowance €540 · Outlay €1,800',
  ])
  expect(saidOf(year(35, {}), year(36, { childAllowance: 300, basicAllowance: 500 }))[0]).toEqual(['Year', 'Age', 'Basic allowance', 'Child allowances', 'Alters\u00ADvorsorge\u00ADdepot', 'Tax on your own portfolio', 'Your own portfolio'])
})

test('long German heads of a table of years can be parted where their columns are narrow', () => {
  const table = (label: string) => renderToString(h(DataTable, { caption: '', locale: 'de', columns: ['Jahr', label, 'Steuer', 'Wert'].map((each) => ({ label: each })), rows: [[1, 1, 1, 1]] }))
  const parts = ['Ein\u00ADzahlungen bisher', 'Vorab\u00ADpauschale', 'Jahres\u00ADanfang', 'Wert\u00ADzuwachs']
  for (const part of parts) expect(table(part.replace('\u00AD', ''))).toContain(part)
})

test('what a scenario last came to goes with it under another name, and is gone with it', () => {
  const state = changed(firstState(page), { type: 'add' }, page)
  const [one, two] = state.scenarios
  const valid = (result: string): Outcome => ({ data: { result } as unknown as Calculated, wrong: null })
  const invalid: Outcome = { data: null, wrong: {} }
  const resultsOf = (map: ReturnType<typeof lastValid>): [number, unknown][] => [...map].map(([id, { result }]) => [id, result])
  if (one === undefined || two === undefined) throw new Error('two scenarios')
  const first = lastValid(new Map(), [{ scenario: one, outcome: valid('a') }, { scenario: two, outcome: valid('b') }])
  const renamed = lastValid(first, [{ scenario: one, outcome: valid('c') }, { scenario: { ...two, name: one.name }, outcome: invalid }])
  expect(resultsOf(renamed)).toEqual([[1, 'c'], [2, 'b']])
  const left = lastValid(renamed, [{ scenario: one, outcome: valid('c') }])
  expect(resultsOf(lastValid(left, [{ scenario: one, outcome: valid('c') }, { scenario: two, outcome: invalid }]))).toEqual([[1, 'c']])
})

test('scenarios of an address are new ones beside the one in the form, also where something was added before they came', () => {
  const before = changed(firstState(page), { type: 'add' }, page)
  const fragment = `#scenarios=${encodeURIComponent(JSON.stringify([{ name: 'A', inputs: {} }, { name: 'B' }, { name: 'C', inputs: {} }]))}`
  const state = restored(fragment, before, fireRechner, page)
  expect(state?.scenarios.map(({ id, name }) => [id, name])).toEqual([[3, 'A'], [1, 'B'], [5, 'C']])
})

test('a column of a file says what its numbers count', () => {
  expect((['fraction', 'share with 2 decimals', 'percentage points', 'EUR', 'EUR/month', 'amount in USD', undefined] as const).map((unit) => headerOf('Share', unit))).toEqual([
    'Share (1 = 100 %)', 'Share (1 = 100 %)', 'Share (%)', 'Share (EUR)', 'Share (EUR/month)', 'Share (USD)', 'Share',
  ])
})

test('texts that a spreadsheet would run are no formulas in a file', () => {
  expect(csvOf([['=1+1', '+1', '-1', '@a', '＝1', '\n=1', 'a;b', 'a"b', -1.5, null]], 'de')).toBe(`'=1+1;'+1;'-1;'@a;'＝1;"'\n=1";"a;b";"a""b";-1,5;\r\n`)
})

test('nor are they where the spreadsheet of another language splits the line', () => {
  expect(csvOf([['a;=1+1', 'b,+1', 'c\t@x', 'd;\t=1', 'Ford, -5 %', 5]], 'en')).toBe(`a;'=1+1,"b,'+1",c\t'@x,d;\t'=1,"Ford, -5 %",5\r\n`)
})

test('a goal that is not reached has neither months nor a date, whatever stands in the fields', () => {
  const goal = { ...page, slug: 'eigenkapital', view: eigenkapital.view, result: resultOf(eigenkapital, 'en') }
  const result = { totalUpfront: 1, deficit: 1, monthsToTarget: 0, targetUnreachable: true, targetDate: '2026-11-20' }
  expect(headlineOf(result, goal).map(({ value, field }) => figureText(value, field, goal))).toEqual(['€1', '€1', 'not within 50 years'])
  expect(valueAt(result, 'targetDate')).toBe(null)
  expect(valueAt({ ...result, targetUnreachable: false }, 'targetDate')).toBe('2026-11-20')
})

describe('the input that moves the answer most', () => {
  const retirement = { ...page, locale: 'de', slug: 'rentenluecke', form: formOf(rentenluecke, 'de'), result: resultOf(rentenluecke, 'de'), view: rentenluecke.view } as const
  const inputs = { ...rentenluecke.inputs.parse({}), currentAge: 35, retirementAge: 67, desiredRetirementIncome: 2000, annualReturnPct: 6 }
  type Inputs = typeof inputs
  const effectOf = async (gap: (changed: Inputs) => number | null, allowed: (changed: Inputs) => boolean = () => true) => {
    const calculate = (changed: unknown) => (allowed(changed as Inputs) ? { monthlyGap: gap(changed as Inputs) } : undefined)
    const said = await largestEffect(retirement, { inputs, result: { monthlyGap: gap(inputs) } }, calculate)
    return said?.replaceAll('\u00A0', ' ') ?? null
  }

  test('is the one whose tenth moves it most, with the figure that comes of it', async () => {
    // A tenth of 2,000 is 200; 6.6 instead of 6 takes 100 times 0.6.
    const gap = ({ desiredRetirementIncome, annualReturnPct }: Inputs) => desiredRetirementIncome - 100 * annualReturnPct
    expect(await effectOf(gap)).toContain('„Gewünschtes Einkommen im Monat“: 2.200 € im Monat statt 2.000 € im Monat ergäben 1.600 € statt 1.400 €.')
    expect(await effectOf((changed) => gap({ ...changed, desiredRetirementIncome: 2000 + changed.desiredRetirementIncome / 100 }))).toContain('„Rendite im Jahr“: 6,6 % statt 6 % ergäben 1.360 € statt 1.420 €.')
  })

  test('counts the years from today of an age, in whole ones, down where up is not allowed; the age of today is nothing to change', async () => {
    // A tenth of the 32 years until 67 is 3.2, and the step nearest to it 3; 20 a year of age is more than the 0.1 of each euro.
    const gap = ({ currentAge, retirementAge, desiredRetirementIncome }: Inputs) => 5000 - 20 * retirementAge + 0.1 * desiredRetirementIncome + 1000 * currentAge
    expect(await effectOf(gap)).toContain('„Alter beim Ruhestand“: 70 Jahre statt 67 Jahre ergäben 38.800 € statt 38.860 €.')
    expect(await effectOf(gap, ({ retirementAge }) => retirementAge <= 67)).toContain('64 Jahre statt 67 Jahre ergäben 38.920 €')
  })

  test('names its figure where that is not the first of the answer', async () => {
    // A tenth of 2,000 moves the capital by 60,000; 0.6 of return takes 600.
    const capital = ({ desiredRetirementIncome, annualReturnPct }: Inputs) => 300 * desiredRetirementIncome - 1000 * annualReturnPct
    const results = (changed: unknown) => ({ monthlyGap: null, capitalNeededAfterExisting: capital(changed as Inputs) })
    const said = await largestEffect(retirement, { inputs, result: results(inputs) }, results)
    expect(said?.replaceAll('\u00A0', ' ')).toContain('ergäben 654.000 € statt 594.000 € (Noch anzusparendes Kapital).')
  })

  test('is not said where only one moves it, where one leaves no figure, and of taxes', async () => {
    expect(await effectOf(({ annualReturnPct }) => annualReturnPct)).toBe(null)
    expect(await effectOf(({ annualReturnPct, retirementAge }) => (annualReturnPct > 6 ? null : retirementAge))).toBe(null)
    expect(await largestEffect({ ...retirement, view: { ...rentenluecke.view, group: 'taxes' } }, { inputs, result: { monthlyGap: 1 } }, () => ({ monthlyGap: 2 }))).toBe(null)
  })
})

/** The pure parts of the calculators' pages: what a comparison draws, what a file says of its columns. */
import { expect, test } from 'vitest'
import { eigenkapital } from '../../../core/calculators/eigenkapital'
import { fireRechner } from '../../../core/calculators/fire-rechner'
import { schenkungsteuer } from '../../../core/calculators/schenkungsteuer'
import { formOf, resultOf } from '../../../server/pages/calculator/describe'
import { comparisonChart, headlineOf } from '../../../server/pages/calculator/result/charts'
import { figureText, valueAt } from '../../../server/pages/calculator/result/figures'
import { csvOf, headerOf } from '../../../server/pages/browser/download'

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

test('where no scenario has an amount to compare, no empty chart is drawn', () => {
  const nothing = { name: 'a', inputs: {}, result: { schedule: null } }
  expect(comparisonChart([nothing, nothing], { ...page, slug: 'schenkungsteuer', view: schenkungsteuer.view, result: [] })).toBe(null)
})

test('a column of a file says what its numbers count', () => {
  expect((['fraction', 'share with 2 decimals', 'percentage points', 'EUR', 'EUR/month', 'amount in USD', undefined] as const).map((unit) => headerOf('Share', unit))).toEqual([
    'Share (1 = 100 %)', 'Share (1 = 100 %)', 'Share (%)', 'Share (EUR)', 'Share (EUR/month)', 'Share (USD)', 'Share',
  ])
})

test('texts that a spreadsheet would run are no formulas in a file', () => {
  expect(csvOf([['=1+1', '+1', '-1', '@a', 'a;b', 'a"b', -1.5, null]], 'de')).toBe(`'=1+1;'+1;'-1;'@a;"a;b";"a""b";-1,5;\r\n`)
})

test('a goal that is not reached has neither months nor a date, whatever stands in the fields', () => {
  const goal = { ...page, slug: 'eigenkapital', view: eigenkapital.view, result: resultOf(eigenkapital, 'en') }
  const result = { totalUpfront: 1, deficit: 1, monthsToTarget: 0, targetUnreachable: true, targetDate: '2026-11-20' }
  expect(headlineOf(result, goal).map(({ value, field }) => figureText(value, field, goal))).toEqual(['€1.00', '€1.00', 'not within 50 years'])
  expect(valueAt(result, 'targetDate')).toBe(null)
  expect(valueAt({ ...result, targetUnreachable: false }, 'targetDate')).toBe('2026-11-20')
})

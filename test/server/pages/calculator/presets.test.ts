/** Inputs to begin with, and amounts of years to come in the money of today. */
import { describe, expect, test } from 'vitest'
import type { Calculator } from '../../../../core/operations/define'
import { calculate } from '../../../../core/operations/calculate'
import { calculators } from '../../../../core/registry/registry'
import { inTodaysMoney } from '../../../../server/pages/calculator/result/purchasing-power'
import { valueAt } from '../../../../server/pages/calculator/result/figures'

const list: readonly Calculator[] = calculators
const call = { now: '2026-11-25T00:00:00.000Z', baseUrl: 'http://localhost' }

test.each([
  // 1,102.50 / 1.05 / 1.05 = 1,000
  [1102.5, 2, 5, 1000],
  // 121 / 1.1 = 110; 110 / 1.1 = 100
  [121, 2, 10, 100],
  [500, 30, 0, 500],
  [500, 0, 7, 500],
])('%d in %d years at %d %% are %d today', (amount, years, percent, today) => {
  expect(inTodaysMoney(amount, years, percent)).toBeCloseTo(today, 9)
})

describe.each(list.filter(({ view }) => view.presets !== undefined).map((calculator) => [calculator.id, calculator] as const))('presets of %s', (_slug, calculator) => {
  const { presets = [], headline } = calculator.view
  const headlines = presets.map(({ inputs }) => {
    const { result } = calculate(calculator, { inputs: calculator.inputs.parse(inputs), locale: 'de', asOf: '2026-11-25' }, call)
    return headline.map((path) => valueAt(result, path))
  })

  test('are two to four, each named apart in both languages', () => {
    expect(presets.length).toBeGreaterThanOrEqual(2)
    expect(presets.length).toBeLessThanOrEqual(4)
    for (const locale of ['en', 'de'] as const) expect(new Set(presets.map(({ name }) => name[locale])).size).toBe(presets.length)
  })

  test('answer with something, and each with something else', () => {
    for (const shown of headlines) expect(shown.some((value) => typeof value === 'number' && value !== 0)).toBe(true)
    expect(new Set(headlines.map((shown) => JSON.stringify(shown))).size).toBe(presets.length)
  })
})

test('every calculator but the one that asks for banks has presets', () => {
  expect(list.filter(({ view }) => view.presets === undefined).map(({ id }) => id)).toEqual(['freistellungsauftrag'])
})

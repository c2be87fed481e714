/** What the pages of calculators say between headline and figures, and which fields they leave out. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate } from '../../../../core/operations/calculate'
import type { Calculator } from '../../../../core/operations/define'
import { calculators } from '../../../../core/registry/registry'
import type { Step } from '../../../../core/wording/view'
import { holds, idleFigures, ineffectiveFields, notesOf, stepsOf, stepValue } from '../../../../server/pages/calculator/result/steps'
import { validInputs } from '../../../support/calculator-inputs'

const list: readonly Calculator[] = calculators
const call = { now: '2026-11-22T00:00:00.000Z', baseUrl: 'http://localhost' }

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner instanceof Object ? (inner as Record<string, unknown>)[key] : undefined), value)

/** A copy with another value at a path. */
const withValue = (value: unknown, [first = '', ...rest]: string[], next: unknown): object =>
  ({ ...(value as object), [first]: rest.length === 0 ? next : withValue((value as Record<string, unknown>)[first] ?? {}, rest, next) })

describe.each(list.map((calculator) => [calculator.id, calculator] as const))('%s', (_slug, calculator) => {
  test('hides only fields that change no figure', () => {
    fc.assert(
      fc.property(validInputs(calculator), validInputs(calculator), fc.constantFrom('2020-02-29', '2030-12-31'), (given, other, day) => {
        const inputs = calculator.inputs.parse(given)
        const others = calculator.inputs.parse(other)
        for (const field of ineffectiveFields(calculator.view, inputs)) {
          const changed = field === 'asOf' ? inputs : calculator.inputs.safeParse(withValue(inputs, field.split('.'), at(others, field))).data
          if (changed === undefined) continue // rules between fields refuse the mixture
          const resultOf = (of: unknown, asOf: string) => calculate(calculator, { inputs: of, locale: 'de', asOf }, call).result
          expect(resultOf(changed, field === 'asOf' ? day : '2026-11-22'), field).toEqual(resultOf(inputs, '2026-11-22'))
        }
      }),
      { numRuns: 40 },
    )
  })
})

const calculated = (slug: string, inputs: object) => {
  const calculator = list.find((one) => one.id === slug)
  if (calculator === undefined) throw new Error(slug)
  const data = calculate(calculator, { inputs: calculator.inputs.parse(inputs), locale: 'de', asOf: '2026-11-22' }, call)
  return { view: calculator.view, data, steps: stepsOf(calculator.view, data).map((step: Step) => [step.label.de, stepValue(data, step)] as const) }
}

describe('the steps of the comparison of funds', () => {
  test.each([true, false])('lead from the last row to both headlines, reinvested: %s', (reinvest_distributions) => {
    const { data, steps } = calculated('thesaurierer-vs-ausschuetter', { reinvest_distributions, years: 10, initial_investment: 100_000 })
    const result = data.result as unknown as { thesaurierer_final: number; ausschuetter_final: number }
    const values = steps.map(([, value]) => value ?? Number.NaN)
    expect(steps[0]?.[0]).toContain('Thesaurierer')
    expect((values[0] ?? 0) + (values[1] ?? 0)).toBeCloseTo(result.thesaurierer_final, 6)
    expect([values[2], values.at(-1)]).toEqual([result.thesaurierer_final, result.ausschuetter_final])
    expect(values.slice(3, -1).reduce((sum, value) => sum + value, 0)).toBeCloseTo(result.ausschuetter_final, 6)
    expect(values[1]).toBeLessThan(0)
    expect(steps.some(([label]) => label.includes('ausgezahlten'))).toBe(!reinvest_distributions)
  })
})

test('no gap is feared by who wants to spend nothing', () => {
  const said = (inputs: object) => {
    const { view, data } = calculated('rentenluecke', inputs)
    return notesOf(view, data).map(({ text }) => text.en)
  }
  expect(said({ desiredRetirementIncome: 0 })).toEqual([])
  expect(said({ desiredRetirementIncome: 1 })).toEqual([expect.stringMatching(/a gap may remain all the same\.$/)])
  expect(said({ grossMonthlyIncome: 0 })).toEqual([expect.stringMatching(/what is taken off the pension adds to the gap\.$/)])
})

test('the allowance after a gift is what was left before it less the gift, never below zero: 400,000 - 150,000 = 250,000', () => {
  expect(calculated('schenkungsteuer', { giftValue: 150_000 }).steps).toEqual([['Freibetrag, der nach dieser Schenkung bleibt', 250_000]])
  expect(calculated('schenkungsteuer', { giftValue: 500_000 }).steps[0]?.[1]).toBe(0)
  expect(calculated('schenkungsteuer', { giftValue: 500_000, mode: 'schedule' }).steps).toEqual([])
})

test('a savings plan says whether tax is in', () => {
  const said = (include_tax_drag: boolean) => {
    const { view, data } = calculated('etf-sparplan', { include_tax_drag })
    return notesOf(view, data).map(({ text }) => text.de)
  }
  expect(said(true)).toEqual([expect.stringMatching(/^Nach der jährlichen Steuer.*Steuer beim Verkauf/)])
  expect(said(false)).toEqual([expect.stringMatching(/^Vor allen Steuern/)])
})

test('a withheld tax that the allowance leaves unused is said to be creditable, and one that is credited needs no note', () => {
  const notes = (sparerpauschbetrag_remaining: number) => {
    const { view, data } = calculated('netto-dividende', { brutto_dividende: 100, isin: 'CH0038863350', taxProfile: { sparerpauschbetrag_remaining } })
    return notesOf(view, data).length
  }
  expect([notes(1000), notes(0)]).toEqual([1, 0])
})

test('figures that only repeat others are left out of a plan without tax', () => {
  const idle = (include_tax_drag: boolean) => {
    const { view, data } = calculated('etf-sparplan', { include_tax_drag })
    return [...idleFigures(view, data)]
  }
  expect(idle(true)).toEqual([])
  expect(idle(false)).toContain('yearly_data.value_after_tax')
})

test('a condition holds when every value is as it says', () => {
  const of = { inputs: { a: 1 }, result: { b: 'x' } }
  expect([holds(undefined, of), holds({ 'inputs.a': 1, b: 'x' }, of), holds({ 'inputs.a': 1, b: 'y' }, of), holds({ c: null }, of), holds({ b: { as: 'inputs.a' } }, of), holds({ b: { as: 'b' } }, of)]).toEqual([true, true, false, false, false, true])
})

import { text } from '../../values/text'
import { area, line, rows } from '../../wording/view'
import type { CalculatorView } from '../../operations/define'
import type { fireRechner } from './model'

export const view: CalculatorView<typeof fireRechner> = {
  group: 'retirement',
  explore: {
    monthlyExpenses: { most: 10_000, step: 100 },
    currentPortfolio: { most: 2_000_000, step: 10_000 },
    monthlySavings: { most: 5000, step: 50 },
    monthlySideIncome: { most: 5000, step: 50 },
  },
  headline: ['yearsToFire', 'targetNumber', 'progressPct'],
  notes: [{ text: text('In today’s euros: inflation is taken off the return. Before all taxes and charges.', 'In heutigen Euro: Die Inflation ist von der Rendite abgezogen. Vor allen Steuern und Kosten.') }],
  ineffective: [
    { field: 'asOf' },
    ...['regular', 'barista'].map((variant) => ({ field: 'retirementAge', when: { 'inputs.variant': variant } })),
    ...['regular', 'coast'].map((variant) => ({ field: 'monthlySideIncome', when: { 'inputs.variant': variant } })),
  ],
  charts: [rows('yearly_data', 'age', area('portfolio'), line('target', true))],
}

import { text } from '../../values/text'
import { area, line, rows } from '../../wording/view'
import type { CalculatorView } from '../../operations/define'
import { fireRechner as model } from './model'
import { words } from './words'

const view: CalculatorView<typeof model> = {
  group: 'retirement',
  explore: {
    monthlyExpenses: { most: 10_000, step: 100 },
    currentPortfolio: { most: 2_000_000, step: 10_000 },
    monthlySavings: { most: 5000, step: 50 },
    monthlySideIncome: { most: 5000, step: 50 },
  },
  headline: ['yearsToFire', 'targetNumber', 'progressPct'],
  presets: [
    { name: text('Age 30, €1,000 a month', 'Mit 30, 1.000 € im Monat'), inputs: { currentAge: 30, currentPortfolio: 20_000 } },
    { name: text('Age 45, €300,000 saved', 'Mit 45, 300.000 € gespart'), inputs: { currentAge: 45, currentPortfolio: 300_000, monthlyExpenses: 3000, monthlySavings: 1500 } },
    { name: text('Age 50, part-time until 67', 'Mit 50, Teilzeit bis 67'), inputs: { variant: 'barista', currentAge: 50, currentPortfolio: 250_000, monthlySideIncome: 1200 } },
  ],
  notes: [{ text: text('In today’s euros: inflation is taken off the return. Before all taxes and charges.', 'In heutigen Euro: Die Inflation ist von der Rendite abgezogen. Vor allen Steuern und Kosten.') }],
  ineffective: [
    { field: 'asOf' },
    ...['regular', 'barista'].map((variant) => ({ field: 'retirementAge', when: { 'inputs.variant': variant } })),
    ...['regular', 'coast'].map((variant) => ({ field: 'monthlySideIncome', when: { 'inputs.variant': variant } })),
  ],
  charts: [rows('yearly_data', 'age', area('portfolio'), line('target', true))],
}

export const fireRechner = { ...model, words, view }

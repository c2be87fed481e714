import { text } from '../../values/text'
import { area, line, rows, type View } from '../../wording/view'

export const view: View = {
  group: 'retirement',
  headline: ['yearsToFire', 'targetNumber', 'progressPct'],
  notes: [{ text: text('In today’s euros: inflation is taken off the return. Before all taxes and charges.', 'In heutigen Euro: Die Inflation ist von der Rendite abgezogen. Vor allen Steuern und Kosten.') }],
  ineffective: [
    { field: 'asOf' },
    ...['regular', 'barista'].map((variant) => ({ field: 'retirementAge', when: { 'inputs.variant': variant } })),
    ...['regular', 'coast'].map((variant) => ({ field: 'monthlySideIncome', when: { 'inputs.variant': variant } })),
  ],
  charts: [rows('yearly_data', 'age', area('portfolio'), line('target', true))],
}

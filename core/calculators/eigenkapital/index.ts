import { text } from '../../values/text'
import type { CalculatorView } from '../../operations/define'
import { eigenkapital as model } from './model'
import { words } from './words'

const view: CalculatorView<typeof model> = {
  group: 'buying',
  explore: { purchasePrice: { most: 1_500_000, step: 10_000 }, currentSavings: { most: 500_000, step: 5000 }, monthlySavingsCapacity: { most: 5000, step: 50 } },
  headline: ['totalUpfront', 'deficit', 'monthsToTarget'],
  presets: [
    { name: text('€250,000, flat in Saxony', '250.000 €, Wohnung in Sachsen'), inputs: { purchasePrice: 250_000, bundesland: 'sachsen' } },
    { name: text('€450,000, house in North Rhine-Westphalia', '450.000 €, Haus in Nordrhein-Westfalen'), inputs: { purchasePrice: 450_000, currentSavings: 60_000 } },
    { name: text('€700,000, flat in Bavaria', '700.000 €, Wohnung in Bayern'), inputs: { purchasePrice: 700_000, bundesland: 'bayern', currentSavings: 120_000, monthlySavingsCapacity: 1500 } },
  ],
  idle: [{ field: 'targetUnreachable' }],
  charts: [{ kind: 'parts', fields: ['eigenkapitalRequired', 'nebenkostenBreakdown.grunderwerbsteuer', 'nebenkostenBreakdown.notarGrundbuch', 'nebenkostenBreakdown.makler'] }],
}

export const eigenkapital = { ...model, words, view }

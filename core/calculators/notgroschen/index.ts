import { text } from '../../values/text'
import type { CalculatorView } from '../../operations/define'
import { notgroschen as model } from './model'
import { words } from './words'

const view: CalculatorView<typeof model> = {
  group: 'saving',
  explore: { monthlyExpenses: { most: 10_000, step: 100 }, currentSavings: { most: 100_000, step: 500 }, monthlySavingsCapacity: { most: 3000, step: 50 } },
  headline: ['targetAmount', 'deficit', 'monthsToTarget'],
  presets: [
    { name: text('Single, €1,800 a month', 'Allein, 1.800 € im Monat'), inputs: { monthlyExpenses: 1800, bufferMonths: 3 } },
    { name: text('Family, €3,500 a month', 'Familie, 3.500 € im Monat'), inputs: { monthlyExpenses: 3500, currentSavings: 5000 } },
    { name: text('Self-employed, 12 months', 'Selbstständig, 12 Monate'), inputs: { bufferMonths: 12 } },
  ],
  idle: [{ field: 'targetUnreachable' }],
  charts: [{ kind: 'bars', fields: ['targetAmount', 'inputs.currentSavings', 'deficit'] }],
}

export const notgroschen = { ...model, words, view }

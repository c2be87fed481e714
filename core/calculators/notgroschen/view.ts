import type { CalculatorView } from '../../operations/define'
import type { notgroschen } from './model'

export const view: CalculatorView<typeof notgroschen> = {
  group: 'saving',
  explore: { monthlyExpenses: { most: 10_000, step: 100 }, currentSavings: { most: 100_000, step: 500 }, monthlySavingsCapacity: { most: 3000, step: 50 } },
  headline: ['targetAmount', 'deficit', 'monthsToTarget'],
  charts: [{ kind: 'bars', fields: ['targetAmount', 'inputs.currentSavings', 'deficit'] }],
}

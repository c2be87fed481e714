import type { CalculatorView } from '../../operations/define'
import type { eigenkapital } from './model'

export const view: CalculatorView<typeof eigenkapital> = {
  group: 'buying',
  explore: { purchasePrice: { most: 1_500_000, step: 10_000 }, currentSavings: { most: 500_000, step: 5000 }, monthlySavingsCapacity: { most: 5000, step: 50 } },
  headline: ['totalUpfront', 'deficit', 'monthsToTarget'],
  charts: [{ kind: 'parts', fields: ['eigenkapitalRequired', 'nebenkostenBreakdown.grunderwerbsteuer', 'nebenkostenBreakdown.notarGrundbuch', 'nebenkostenBreakdown.makler'] }],
}

import type { View } from '../../wording/view'

export const view: View = {
  group: 'saving',
  headline: ['targetAmount', 'deficit', 'monthsToTarget'],
  charts: [{ kind: 'bars', fields: ['targetAmount', 'inputs.currentSavings', 'deficit'] }],
}

import type { View } from '../../wording/view'

export const view: View = {
  group: 'buying',
  headline: ['totalUpfront', 'deficit', 'monthsToTarget'],
  charts: [{ kind: 'parts', fields: ['eigenkapitalRequired', 'nebenkostenBreakdown.grunderwerbsteuer', 'nebenkostenBreakdown.notarGrundbuch', 'nebenkostenBreakdown.makler'] }],
}

import { area, bar, rows, type View } from '../../wording/view'

export const view: View = {
  group: 'retirement',
  headline: ['yearsUntilDepletion', 'finalValue', 'sustainableMonthlyWithdrawal'],
  ineffective: [{ field: 'asOf' }, { field: 'taxProfile.sparerpauschbetrag_remaining' }],
  charts: [rows('yearly_data', 'year', area('endValue')), { ...rows('yearly_data', 'year', bar('netWithdrawn'), bar('tax')), stacked: true }],
}

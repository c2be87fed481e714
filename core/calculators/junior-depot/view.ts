import { area, line, rows, type View } from '../../wording/view'

export const view: View = {
  group: 'family',
  headline: ['finalValue', 'totalContributions', 'nvAdvantage'],
  ineffective: [{ field: 'asOf' }, { field: 'taxProfile.sparerpauschbetrag_remaining' }, { field: 'monthlyContribution', when: { 'inputs.contributionMode': 'kindergeld' } }],
  charts: [rows('yearly_data', 'age', area('value'), line('contributions', true))],
}

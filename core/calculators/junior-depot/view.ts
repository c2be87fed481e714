import { area, line, rows, type View } from '../../wording/view'

export const view: View = {
  group: 'family',
  explore: { initialInvestment: { most: 50_000, step: 500 }, monthlyContribution: { most: 1000, step: 10 } },
  headline: ['finalValue', 'totalContributions', 'nvAdvantage'],
  ineffective: [{ field: 'asOf' }, { field: 'taxProfile.sparerpauschbetrag_remaining' }, { field: 'monthlyContribution', when: { 'inputs.contributionMode': 'kindergeld' } }],
  charts: [rows('yearly_data', 'age', area('value'), line('contributions', true))],
}

import { bar, rows, type View } from '../../wording/view'

export const view: View = {
  group: 'taxes',
  opening: {
    brokers: [
      { name: 'Bank A', dividenden: 350, vorabpauschale: 120, current_fsa: 800 },
      { name: 'Bank B', zinsen: 900, current_fsa: 200 },
    ],
  },
  headline: ['savings', 'total_tax_optimal', 'total_fsa_optimal'],
  ineffective: [{ field: 'asOf' }],
  charts: [rows('brokers', 'name', bar('optimal_fsa'), bar('current_fsa'), bar('expected_income'))],
}

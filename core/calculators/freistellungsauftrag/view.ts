import { bar, rows, type View } from '../../wording/view'

export const view: View = {
  headline: ['savings', 'total_tax_optimal', 'total_fsa_optimal'],
  ineffective: [{ field: 'asOf' }],
  charts: [rows('brokers', 'name', bar('optimal_fsa'), bar('current_fsa'), bar('expected_income'))],
}

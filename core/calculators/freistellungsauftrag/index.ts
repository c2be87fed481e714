import { bar, rows } from '../../wording/view'
import type { CalculatorView } from '../../operations/define'
import { freistellungsauftrag as model } from './model'
import { words } from './words'

const view: CalculatorView<typeof model> = {
  group: 'taxes',
  opening: {
    brokers: [
      { name: 'Bank A', dividenden: 350, vorabpauschale: 120, current_fsa: 800 },
      { name: 'Bank B', zinsen: 900, current_fsa: 200 },
    ],
  },
  headline: ['savings', 'total_tax_optimal', 'total_fsa_optimal'],
  ineffective: [{ field: 'asOf' }, { field: 'taxProfile.sparerpauschbetrag_remaining' }],
  charts: [rows('brokers', 'name', bar('optimal_fsa'), bar('current_fsa'), bar('expected_income'))],
}

export const freistellungsauftrag = { ...model, words, view }

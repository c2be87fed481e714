import { text } from '../../values/text'
import { area, bar, rows } from '../../wording/view'
import type { CalculatorView } from '../../operations/define'
import { entnahmeplan as model } from './model'
import { words } from './words'

const view: CalculatorView<typeof model> = {
  group: 'retirement',
  explore: { startCapital: { most: 2_000_000, step: 10_000 }, monthlyWithdrawal: { most: 10_000, step: 100 } },
  headline: ['yearsUntilDepletion', 'finalValue', 'sustainableMonthlyWithdrawal'],
  later: { figure: 'finalValue', to: 'inputs.horizonYears' },
  presets: [
    { name: text('€300,000, €1,000 a month', '300.000 €, 1.000 € im Monat'), inputs: { startCapital: 300_000, monthlyWithdrawal: 1000 } },
    { name: text('€500,000, €2,000 a month', '500.000 €, 2.000 € im Monat'), inputs: { startCapital: 500_000, monthlyWithdrawal: 2000 } },
    { name: text('€1,000,000, €3,500 a month, 40 years', '1.000.000 €, 3.500 € im Monat, 40 Jahre'), inputs: { startCapital: 1_000_000, monthlyWithdrawal: 3500, horizonYears: 40 } },
  ],
  notes: [
    {
      text: text(
        'Tax comes off each withdrawal, so that less reaches your account; what is left at the end would be taxed when it is sold. Inflation and charges are not deducted.',
        'Von jeder Entnahme geht noch Steuer ab, auf dem Konto kommt also weniger an; was am Ende übrig ist, würde beim Verkauf versteuert. Inflation und Kosten sind nicht abgezogen.',
      ),
    },
  ],
  ineffective: [{ field: 'asOf' }, { field: 'taxProfile.sparerpauschbetrag_remaining' }],
  charts: [rows('yearly_data', 'year', area('endValue')), { ...rows('yearly_data', 'year', bar('netWithdrawn'), bar('tax')), stacked: true }],
}

export const entnahmeplan = { ...model, words, view }

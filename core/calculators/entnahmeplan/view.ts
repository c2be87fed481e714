import { text } from '../../values/text'
import { area, bar, rows } from '../../wording/view'
import type { CalculatorView } from '../../operations/define'
import type { entnahmeplan } from './model'

export const view: CalculatorView<typeof entnahmeplan> = {
  group: 'retirement',
  explore: { startCapital: { most: 2_000_000, step: 10_000 }, monthlyWithdrawal: { most: 10_000, step: 100 } },
  headline: ['yearsUntilDepletion', 'finalValue', 'sustainableMonthlyWithdrawal'],
  notes: [
    {
      text: text(
        'Withdrawals are before their tax, the final value before the tax on a sale. Inflation and charges are not deducted.',
        'Die Entnahmen sind vor Steuer, der Endwert vor der Steuer auf einen Verkauf. Inflation und Kosten sind nicht abgezogen.',
      ),
    },
  ],
  ineffective: [{ field: 'asOf' }, { field: 'taxProfile.sparerpauschbetrag_remaining' }],
  charts: [rows('yearly_data', 'year', area('endValue')), { ...rows('yearly_data', 'year', bar('netWithdrawn'), bar('tax')), stacked: true }],
}

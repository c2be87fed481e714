import { text } from '../../values/text'
import type { CalculatorView } from '../../operations/define'
import type { rentenluecke } from './model'

export const view: CalculatorView<typeof rentenluecke> = {
  group: 'retirement',
  explore: {
    grossMonthlyIncome: { most: 12_000, step: 100 },
    desiredRetirementIncome: { most: 8000, step: 100 },
    existingPrivateProvision: { most: 500_000, step: 5000 },
    monthlyContribution: { most: 3000, step: 50 },
  },
  headline: ['monthlyGap', 'capitalNeededAfterExisting', 'monthlySavingsNeeded'],
  notes: [
    {
      text: text(
        'The pension is before tax and insurance, the wanted income is what you want to spend: the real gap is larger.',
        'Die Rente ist vor Steuern und Versicherung gerechnet, das gewünschte Einkommen wollen Sie ausgeben: Die wirkliche Lücke ist größer.',
      ),
    },
  ],
  gross: { figure: 'estimatedStatePension', wish: 'inputs.desiredRetirementIncome' },
  ineffective: [{ field: 'asOf' }],
  charts: [{ kind: 'parts', fields: ['estimatedStatePension', 'monthlyGap'] }],
}

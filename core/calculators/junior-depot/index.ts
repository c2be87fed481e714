import { text } from '../../values/text'
import { area, line, rows } from '../../wording/view'
import type { CalculatorView } from '../../operations/define'
import { juniorDepot as model } from './model'
import { words } from './words'

const view: CalculatorView<typeof model> = {
  group: 'family',
  explore: { initialInvestment: { most: 50_000, step: 500 }, monthlyContribution: { most: 1000, step: 10 } },
  headline: ['finalValue', 'totalContributions', 'nvAdvantage'],
  later: { figure: 'finalValue', from: 'inputs.currentAge', to: 'inputs.targetAge' },
  presets: [
    { name: text('Child benefit from birth', 'Kindergeld ab der Geburt'), inputs: { contributionMode: 'kindergeld' } },
    { name: text('€50 a month from birth', '50 € im Monat ab der Geburt'), inputs: { monthlyContribution: 50 } },
    { name: text('€25 a month from 6 to 25', '25 € im Monat von 6 bis 25'), inputs: { currentAge: 6, targetAge: 25, monthlyContribution: 25 } },
  ],
  notes: [{ text: text('After all taxes, including the tax on the sale at the end. Inflation and charges are not deducted.', 'Nach allen Steuern, auch der auf den Verkauf am Ende. Inflation und Kosten sind nicht abgezogen.') }],
  ineffective: [{ field: 'asOf' }, { field: 'taxProfile.sparerpauschbetrag_remaining' }, { field: 'monthlyContribution', when: { 'inputs.contributionMode': 'kindergeld' } }],
  charts: [rows('yearly_data', 'age', area('value'), { ...line('contributions', true), paid: true })],
}

export const juniorDepot = { ...model, words, view }

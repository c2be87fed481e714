import { text } from '../../values/text'
import type { View } from '../../wording/view'

const ofFunds = ['etf_aktien', 'mischfonds']

export const view: View = {
  group: 'taxes',
  opening: { brutto_dividende: 1000, isin: 'CH0038863350', taxProfile: { sparerpauschbetrag_remaining: 0 } },
  explore: { brutto_dividende: { most: 10_000, step: 100 } },
  headline: ['netto_dividende', 'deutsche_reststeuer', 'quellensteuer_betrag'],
  notes: [
    {
      when: { quellensteuer_status: 'credited', anrechenbare_quellensteuer: 0 },
      text: text(
        'The tax withheld abroad could be credited; the saver allowance leaves no German tax to credit it on.',
        'Die Quellensteuer ist anrechenbar, wird hier durch den Pauschbetrag aber nicht gebraucht.',
      ),
    },
  ],
  ineffective: [{ field: 'asOf' }, ...ofFunds.map((quelle) => ({ field: 'isin', when: { 'inputs.quelle': quelle } }))],
  charts: [{ kind: 'parts', fields: ['netto_dividende', 'deutsche_reststeuer', 'quellensteuer_betrag'] }],
}

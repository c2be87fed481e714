import { text } from '../../values/text'
import { line, rows, type View } from '../../wording/view'

const last = { of: 'last' } as const

export const view: View = {
  group: 'saving',
  explore: { initial_investment: { most: 200_000, step: 1000 }, monthly_contribution: { most: 2000, step: 25 } },
  headline: ['thesaurierer_final', 'ausschuetter_final', 'thesaurierer_advantage_eur'],
  notes: [{ text: text('Before the tax on a sale at the end, inflation and charges.', 'Vor der Steuer auf einen Verkauf am Ende, vor Inflation und Kosten.') }],
  steps: [
    { label: text('Accumulating: value at the end of the last year', 'Thesaurierer: Wert am Ende des letzten Jahres'), parts: [{ field: 'yearly_data.thesaurierer_value', ...last }] },
    {
      label: text('less the tax of the January after', 'abzüglich der Steuer im Januar danach'),
      parts: [{ field: 'thesaurierer_final' }, { field: 'yearly_data.thesaurierer_value', less: true, ...last }],
    },
    { label: text('Distributing: value at the end of the last year', 'Ausschütter: Wert am Ende des letzten Jahres'), parts: [{ field: 'yearly_data.ausschuetter_value', ...last }] },
    {
      label: text('plus the amounts paid out', 'zuzüglich der ausgezahlten Beträge'), when: { 'inputs.reinvest_distributions': false },
      parts: [{ field: 'yearly_data.ausschuetter_distributions_net', of: 'sum' }],
    },
    {
      label: text('less the tax of the January after', 'abzüglich der Steuer im Januar danach'), when: { 'inputs.reinvest_distributions': true },
      parts: [{ field: 'ausschuetter_final' }, { field: 'yearly_data.ausschuetter_value', less: true, ...last }],
    },
    {
      label: text('less the tax of the January after', 'abzüglich der Steuer im Januar danach'), when: { 'inputs.reinvest_distributions': false },
      parts: [{ field: 'ausschuetter_final' }, { field: 'yearly_data.ausschuetter_value', less: true, ...last }, { field: 'yearly_data.ausschuetter_distributions_net', of: 'sum', less: true }],
    },
  ],
  ineffective: [{ field: 'asOf' }, { field: 'taxProfile.sparerpauschbetrag_remaining' }],
  charts: [
    rows('yearly_data', 'year', line('thesaurierer_value'), line('ausschuetter_value')),
    {
      kind: 'difference', list: 'yearly_data', labels: 'year', of: 'thesaurierer_value', less: 'ausschuetter_value',
      title: text('What the accumulating fund is ahead', 'Vorsprung des Thesaurierers'),
    },
  ],
}

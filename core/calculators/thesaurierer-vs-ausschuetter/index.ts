import { text } from '../../values/text'
import { line, rows } from '../../wording/view'
import type { CalculatorView } from '../../operations/define'
import { thesauriererVsAusschuetter as model } from './model'
import { words } from './words'

const last = { of: 'last' } as const
const paidOut = { 'inputs.reinvest_distributions': false }
const reinvested = { 'inputs.reinvest_distributions': true }

const view: CalculatorView<typeof model> = {
  group: 'saving',
  explore: { initial_investment: { most: 200_000, step: 1000 }, monthly_contribution: { most: 2000, step: 25 } },
  headline: ['thesaurierer_advantage_eur', 'thesaurierer_final', 'ausschuetter_final'],
  later: { figure: 'thesaurierer_advantage_eur', to: 'inputs.years' },
  presets: [
    { name: text('€300 a month, 20 years', '300 € im Monat, 20 Jahre'), inputs: { initial_investment: 0 } },
    { name: text('€100,000 once, 20 years', '100.000 € einmal, 20 Jahre'), inputs: { initial_investment: 100_000, monthly_contribution: 0 } },
    { name: text('Distributions spent', 'Ausschüttungen ausgegeben'), inputs: { reinvest_distributions: false } },
  ],
  notes: [{ text: text('Before the tax on a sale at the end, inflation and charges.', 'Vor der Steuer auf einen Verkauf am Ende, vor Inflation und Kosten.') }],
  steps: [
    { label: text('Accumulating: value at the end of the last year', 'Thesaurierer: Wert am Ende des letzten Jahres'), parts: [{ field: 'yearly_data.thesaurierer_value', ...last }] },
    {
      label: text('less the tax of the January after', 'abzüglich der Steuer im Januar danach'),
      parts: [{ field: 'thesaurierer_final' }, { field: 'yearly_data.thesaurierer_value', less: true, ...last }],
    },
    { label: text('Accumulating: final wealth', 'Thesaurierer: Endvermögen'), isTotal: true, parts: [{ field: 'thesaurierer_final' }] },
    { label: text('Distributing: value at the end of the last year', 'Ausschütter: Wert am Ende des letzten Jahres'), parts: [{ field: 'yearly_data.ausschuetter_value', ...last }] },
    {
      label: text('plus the amounts paid out', 'zuzüglich der ausgezahlten Beträge'), when: paidOut,
      parts: [{ field: 'yearly_data.ausschuetter_distributions_net', of: 'sum' }],
    },
    {
      label: text('less the tax of the January after', 'abzüglich der Steuer im Januar danach'), when: reinvested,
      parts: [{ field: 'ausschuetter_final' }, { field: 'yearly_data.ausschuetter_value', less: true, ...last }],
    },
    {
      label: text('less the tax of the January after', 'abzüglich der Steuer im Januar danach'), when: paidOut,
      parts: [{ field: 'ausschuetter_final' }, { field: 'yearly_data.ausschuetter_value', less: true, ...last }, { field: 'yearly_data.ausschuetter_distributions_net', of: 'sum', less: true }],
    },
    { label: text('Distributing: final wealth', 'Ausschütter: Endvermögen'), isTotal: true, parts: [{ field: 'ausschuetter_final' }] },
  ],
  ineffective: [{ field: 'asOf' }, { field: 'taxProfile.sparerpauschbetrag_remaining' }],
  charts: [
    rows('yearly_data', 'year', line('thesaurierer_value'), line('ausschuetter_value', true)),
    {
      kind: 'difference', list: 'yearly_data', labels: 'year', of: 'thesaurierer_value', less: 'ausschuetter_value',
      paidOut: { field: 'ausschuetter_distributions_net', when: paidOut },
      end: { label: text('end', 'Ende'), field: 'thesaurierer_advantage_eur' },
      title: text('Lead of the accumulating fund at the end of the year', 'Vorsprung des Thesaurierers am Jahresende'),
    },
  ],
}

export const thesauriererVsAusschuetter = { ...model, words, view }

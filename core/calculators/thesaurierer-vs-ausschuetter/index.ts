import { grouped, named } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { sparplanFondstypWords } from '../../law/investmentfonds/words'
import { taxProfileWords } from '../../law/kapitalertrag/words'
import { text } from '../../values/text'
import { line, rows } from '../../wording/view'
import { thesauriererVsAusschuetter as model } from './model'

const words: CalculationWords<typeof model> = {
  inputs: {
    initial_investment: named('Initial investment', 'Anfangsbetrag', 'Am Anfang angelegt.'),
    monthly_contribution: named('Monthly contribution', 'Monatliche Rate', 'Am Anfang jedes Monats eingezahlt.'),
    annual_return: named('Yearly return', 'Rendite im Jahr', 'Angenommene Rendite, Ausschüttungen eingeschlossen.'),
    distribution_yield: named('Distribution yield', 'Ausschüttungsrendite', 'Teil der Rendite, den der ausschüttende Fonds auszahlt.'),
    years: named('Years', 'Jahre'),
    fondstyp: sparplanFondstypWords,
    reinvest_distributions: named('Reinvest distributions', 'Ausschüttungen wieder anlegen', 'Ob Ausschüttungen nach Steuern wieder in den Fonds fließen.'),
    taxProfile: taxProfileWords,
  },
  result: {
    yearly_data: grouped(named('Year by year', 'Jahr für Jahr'), {
      year: named('Year', 'Jahr'),
      thesaurierer_value: named('Accumulating fund', 'Thesaurierer'),
      thesaurierer_vorabpauschale_tax: named('Tax, accumulating', 'Steuer, Thesaurierer'),
      ausschuetter_value: named('Distributing fund', 'Ausschütter'),
      ausschuetter_distribution_tax: named('Tax, distributing', 'Steuer, Ausschütter'),
      ausschuetter_distributions_gross: named('Distribution before tax', 'Ausschüttung vor Steuern'),
      ausschuetter_distributions_net: named('Distribution after tax', 'Ausschüttung nach Steuern'),
    }),
    thesaurierer_final: named('Final wealth, accumulating', 'Endvermögen Thesaurierer'),
    ausschuetter_final: named('Final wealth, distributing', 'Endvermögen Ausschütter'),
    thesaurierer_advantage_eur: named('Advantage of the accumulating fund', 'Vorteil des Thesaurierers'),
    thesaurierer_advantage_pct: named('Advantage in percent', 'Vorteil in Prozent'),
    thesaurierer_total_taxes: named('Total tax, accumulating', 'Steuern insgesamt, Thesaurierer'),
    ausschuetter_total_taxes: named('Total tax, distributing', 'Steuern insgesamt, Ausschütter'),
    total_contributions: named('Contributions', 'Einzahlungen'),
  },
}

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

import { grouped, named } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { sparplanFondstypWords } from '../../law/investmentfonds/words'
import { taxProfileWords } from '../../law/kapitalertrag/words'
import { text } from '../../values/text'
import { area, line, rows } from '../../wording/view'
import { etfSparplan as model } from './model'

const words: CalculationWords<typeof model> = {
  inputs: {
    initial_investment: named('Initial investment', 'Anfangsbetrag', 'Am Anfang angelegt.'),
    monthly_rate: named('Monthly contribution', 'Monatliche Rate', 'Im ersten Jahr am Anfang jedes Monats eingezahlt.'),
    annual_increase: named('Yearly increase of the contribution', 'Jährliche Erhöhung der Rate', 'Ab dem zweiten Jahr, jeweils im Januar.'),
    annual_return: named('Yearly return', 'Rendite im Jahr', 'Angenommene Rendite.'),
    years: named('Years', 'Jahre'),
    include_tax_drag: named('Deduct the yearly tax', 'Jährliche Steuer abziehen', 'Ob die jährliche Steuer auf die Vorabpauschale den Fonds verlässt.'),
    fondstyp: sparplanFondstypWords,
    taxProfile: taxProfileWords,
  },
  result: {
    yearly_data: grouped(named('Year by year', 'Jahr für Jahr'), {
      year: named('Year', 'Jahr'),
      contributions_cumulative: named('Contributions so far', 'Einzahlungen bisher'),
      value_before_tax: named('Value without tax', 'Wert ohne Steuern'),
      value_after_tax: named('Value after yearly tax', 'Wert nach jährlicher Steuer'),
      annual_contribution: named('Contributions of the year', 'Einzahlungen des Jahres'),
      vorabpauschale_tax: named('Tax in January', 'Steuer im Januar'),
    }),
    final_value: named('Final value', 'Endwert'),
    total_contributions: named('Contributions', 'Einzahlungen'),
    total_growth: named('Growth', 'Wertzuwachs'),
    total_taxes_paid: named('Taxes paid', 'Gezahlte Steuern'),
    final_value_no_tax: named('Final value without tax', 'Endwert ohne Steuern'),
    tax_drag_eur: named('Cost of the yearly tax', 'Kosten der jährlichen Steuer'),
    tax_drag_pct: named('Cost in percent', 'Kosten in Prozent'),
  },
}

const taxed = { 'inputs.include_tax_drag': true }
const untaxed = { 'inputs.include_tax_drag': false }

const view: CalculatorView<typeof model> = {
  group: 'saving',
  explore: { initial_investment: { most: 200_000, step: 1000 }, monthly_rate: { most: 2000, step: 25 } },
  headline: ['final_value', 'total_contributions', 'total_growth'],
  later: { figure: 'final_value', to: 'inputs.years' },
  presets: [
    { name: text('€100 a month, 40 years', '100 € im Monat, 40 Jahre'), inputs: { monthly_rate: 100, years: 40 } },
    { name: text('€300 a month, 30 years, taxed yearly', '300 € im Monat, 30 Jahre, mit Steuer'), inputs: { monthly_rate: 300, years: 30, include_tax_drag: true } },
    { name: text('€50,000 once, 15 years', '50.000 € einmal, 15 Jahre'), inputs: { initial_investment: 50_000, monthly_rate: 0, annual_increase: 0, years: 15 } },
  ],
  notes: [
    {
      when: taxed,
      text: text(
        'After the yearly tax on the lump sum. Not deducted: tax on the sale at the end, inflation, charges.',
        'Nach der jährlichen Steuer auf die Vorabpauschale. Nicht abgezogen: Steuer beim Verkauf am Ende, Inflation, Kosten.',
      ),
    },
    { when: untaxed, text: text('Before all taxes, inflation and charges.', 'Vor allen Steuern, vor Inflation und Kosten.') },
  ],
  ineffective: [
    { field: 'asOf' },
    { field: 'taxProfile.sparerpauschbetrag_remaining' },
    ...['fondstyp', 'taxProfile.bundesland', 'taxProfile.kirchensteuer', 'taxProfile.filing_status'].map((field) => ({ field, when: untaxed })),
  ],
  idle: ['yearly_data.value_after_tax', 'yearly_data.vorabpauschale_tax', 'total_taxes_paid', 'final_value_no_tax', 'tax_drag_eur', 'tax_drag_pct'].map((field) => ({ field, when: untaxed })),
  charts: [rows('yearly_data', 'year', { ...area('value_after_tax'), when: taxed }, { ...line('value_before_tax', true), when: taxed }, { ...area('value_before_tax'), when: untaxed }, { ...area('contributions_cumulative'), paid: true })],
}

export const etfSparplan = { ...model, words, view }

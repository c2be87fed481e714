import { grouped, named } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import { sparplanFondstypWords } from '../../law/investmentfonds/words'
import { taxProfileWords } from '../../law/kapitalertrag/words'
import type { etfSparplan } from './model'

export const words: CalculationWords<typeof etfSparplan> = {
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

import { grouped, named } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import { sparplanFondstypWords } from '../../law/investmentfonds/words'
import { taxProfileWords } from '../../law/kapitalertrag/words'
import type { thesauriererVsAusschuetter } from './model'

export const words: CalculationWords<typeof thesauriererVsAusschuetter> = {
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

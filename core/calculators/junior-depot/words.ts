import { text } from '../../values/text'
import { chosen, grouped, named } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import { sparplanFondstypWords } from '../../law/investmentfonds/words'
import { taxProfileWords } from '../../law/kapitalertrag/words'
import type { juniorDepot } from './model'

export const words: CalculationWords<typeof juniorDepot> = {
  inputs: {
    currentAge: named('Age of the child today', 'Alter des Kindes heute'),
    targetAge: named('Age at the sale', 'Alter beim Verkauf', 'Alter, in dem alles verkauft wird.'),
    initialInvestment: named('Initial investment', 'Anfangsbetrag', 'Am Anfang angelegt.'),
    contributionMode: chosen(named('Contribution', 'Sparbeitrag', 'Eigene Rate oder das Kindergeld bis zum 18. Geburtstag.'), {
      custom: text('Own amount', 'Eigener Betrag'),
      kindergeld: text('Child benefit (Kindergeld)', 'Kindergeld'),
    }),
    monthlyContribution: named('Monthly contribution', 'Monatliche Rate', 'Am Anfang jedes Monats eingezahlt, wenn nicht das Kindergeld gespart wird.'),
    annualReturnPct: named('Yearly return', 'Rendite im Jahr', 'Angenommene Rendite.'),
    nvBescheinigung: named('Non-assessment certificate (NV)', 'NV-Bescheinigung', 'Ob das Kind eine Nichtveranlagungsbescheinigung hat.'),
    fondstyp: sparplanFondstypWords,
    taxProfile: taxProfileWords,
  },
  result: {
    monthlyContributionUsed: named('Monthly contribution', 'Monatliche Rate'),
    totalContributions: named('Contributions', 'Einzahlungen'),
    finalValueBeforeTax: named('Final value without tax', 'Endwert ohne Steuern'),
    finalValue: named('Final value after tax', 'Endwert nach Steuern'),
    taxWithNv: named('Taxes with NV certificate', 'Steuern mit NV-Bescheinigung'),
    taxWithoutNv: named('Taxes without NV certificate', 'Steuern ohne NV-Bescheinigung'),
    taxParents: named('Taxes if the parents owned it', 'Steuern, wenn es den Eltern gehörte'),
    nvAdvantage: named('Saved by the NV certificate', 'Ersparnis durch die NV-Bescheinigung'),
    nvLimit: named('Tax-free with NV, per year', 'Mit NV steuerfrei, im Jahr'),
    yearly_data: grouped(named('Year by year', 'Jahr für Jahr'), {
      age: named('Age', 'Alter'),
      contributions: named('Contributions so far', 'Einzahlungen bisher'),
      value: named('Value before tax on the sale', 'Wert vor Steuer auf den Verkauf'),
      vorabpauschale: named('Advance lump sum', 'Vorabpauschale'),
      tax: named('Tax', 'Steuer'),
    }),
  },
}

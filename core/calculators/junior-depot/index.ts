import { text } from '../../values/text'
import { chosen, grouped, named } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { sparplanFondstypWords } from '../../law/investmentfonds/words'
import { taxProfileWords } from '../../law/kapitalertrag/words'
import { area, line, rows } from '../../wording/view'
import { juniorDepot as model } from './model'

const words: CalculationWords<typeof model> = {
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

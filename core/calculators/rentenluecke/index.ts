import { text } from '../../values/text'
import { named, orNull } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { rentenluecke as model } from './model'

const words: CalculationWords<typeof model> = {
  inputs: {
    currentAge: named('Age today', 'Alter heute'),
    retirementAge: named('Age at retirement', 'Alter beim Ruhestand'),
    grossMonthlyIncome: named('Gross monthly pay', 'Bruttolohn im Monat', 'Bleibt bis zum Ruhestand gleich.'),
    workingYearsSoFar: named('Contribution years so far', 'Bisherige Beitragsjahre', 'Jahre mit Beiträgen bei etwa diesem Lohn.'),
    desiredRetirementIncome: named('Desired monthly income', 'Gewünschtes Einkommen im Monat', 'In heutigen Euro.'),
    existingPrivateProvision: named('Private retirement savings today', 'Private Vorsorge heute'),
    monthlyContribution: named('Monthly saving today', 'Heutige monatliche Sparrate', 'Was derzeit jeden Monat für den Ruhestand gespart wird.'),
    annualReturnPct: named('Yearly return', 'Rendite im Jahr', 'Rendite vor Inflation.'),
  },
  result: {
    estimatedStatePension: named('Monthly statutory pension', 'Gesetzliche Rente im Monat'),
    monthlyGap: named('Monthly gap', 'Lücke im Monat'),
    annualGap: named('Yearly gap', 'Lücke im Jahr'),
    capitalNeeded: named('Capital needed at retirement', 'Nötiges Kapital zum Ruhestand'),
    capitalNeededAfterExisting: named('Capital still to be saved', 'Noch anzusparendes Kapital'),
    monthlySavingsNeeded: orNull(named('Monthly saving needed', 'Nötige Sparrate im Monat'), text('no time left to save', 'keine Zeit mehr zum Sparen')),
    surplusOrDeficit: orNull(named('Current saving less what is needed', 'Heutige Sparrate minus nötige'), text('no time left to save', 'keine Zeit mehr zum Sparen')),
    yearsUntilRetirement: named('Until retirement', 'Bis zum Ruhestand'),
  },
}

const view: CalculatorView<typeof model> = {
  group: 'retirement',
  explore: {
    grossMonthlyIncome: { most: 12_000, step: 100 },
    desiredRetirementIncome: { most: 8000, step: 100 },
    existingPrivateProvision: { most: 500_000, step: 5000 },
    monthlyContribution: { most: 3000, step: 50 },
  },
  headline: ['monthlyGap', 'capitalNeededAfterExisting', 'monthlySavingsNeeded'],
  presets: [
    { name: text('Age 30, €3,500 gross', 'Mit 30, 3.500 € brutto'), inputs: { currentAge: 30, grossMonthlyIncome: 3500, workingYearsSoFar: 5 } },
    { name: text('Age 45, €5,000 gross', 'Mit 45, 5.000 € brutto'), inputs: { currentAge: 45, grossMonthlyIncome: 5000, workingYearsSoFar: 20, desiredRetirementIncome: 3000, existingPrivateProvision: 50_000 } },
    { name: text('Age 58, €4,500 gross', 'Mit 58, 4.500 € brutto'), inputs: { currentAge: 58, grossMonthlyIncome: 4500, workingYearsSoFar: 35, desiredRetirementIncome: 2800, existingPrivateProvision: 120_000 } },
  ],
  notes: [
    {
      when: { monthlyGap: 0 },
      unless: { 'inputs.desiredRetirementIncome': 0 },
      text: text(
        'The pension is before tax and insurance, the income you want is what you will spend: a gap may remain all the same.',
        'Die Rente ist vor Steuern und Versicherung gerechnet, das gewünschte Einkommen wollen Sie ausgeben: Eine Lücke kann trotzdem bleiben.',
      ),
    },
    {
      unless: { monthlyGap: 0 },
      text: text(
        'The pension is before tax and insurance, the income you want is what you will spend: what is taken off the pension adds to the gap.',
        'Die Rente ist vor Steuern und Versicherung gerechnet, das gewünschte Einkommen wollen Sie ausgeben: Was von der Rente abgeht, vergrößert die Lücke.',
      ),
    },
  ],
  gross: { figure: 'estimatedStatePension', wish: 'inputs.desiredRetirementIncome' },
  ineffective: [{ field: 'asOf' }],
  charts: [{ kind: 'parts', fields: ['estimatedStatePension', 'monthlyGap'] }],
}

export const rentenluecke = { ...model, words, view }

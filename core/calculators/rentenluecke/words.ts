import { text } from '../../values/text'
import { named, orNull } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import type { rentenluecke } from './model'

export const words: CalculationWords<typeof rentenluecke> = {
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

import { chosen, grouped, named } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import { savingsGoalWords } from '../../savings-goal/words'
import { laenderWords } from '../../law/grunderwerbsteuer/words'
import type { eigenkapital } from './model'

export const words: CalculationWords<typeof eigenkapital> = {
  inputs: {
    purchasePrice: named('Purchase price', 'Kaufpreis'),
    bundesland: chosen(named('State (Land) of the property', 'Bundesland der Immobilie', 'Entscheidet über Grunderwerbsteuer und Maklerkosten.'), laenderWords),
    eigenkapitalQuote: named('Own money towards the price', 'Eigenkapital am Kaufpreis', 'Teil des Kaufpreises, der aus eigenem Geld bezahlt wird.'),
    currentSavings: named('Own money today', 'Eigenes Geld heute'),
    monthlySavingsCapacity: named('Possible monthly saving', 'Mögliche Sparrate im Monat'),
    savingsReturnPct: named('Return on the savings', 'Rendite auf das Ersparte', 'Im Jahr.'),
  },
  result: {
    nebenkostenTotal: named('Purchase costs', 'Kaufnebenkosten'),
    nebenkostenBreakdown: grouped(named('Purchase costs in detail', 'Kaufnebenkosten im Einzelnen'), {
      grunderwerbsteuer: named('Land transfer tax', 'Grunderwerbsteuer'),
      notarGrundbuch: named('Notary and land register', 'Notar und Grundbuch'),
      makler: named('Estate agent', 'Makler'),
    }),
    eigenkapitalRequired: named('Own money towards the price', 'Eigenkapital für den Kaufpreis'),
    totalUpfront: named('Own money needed in total', 'Eigenes Geld insgesamt'),
    ...savingsGoalWords,
    monthlyMortgageEstimate: named('First instalment of the loan', 'Erste Rate des Kredits'),
  },
}

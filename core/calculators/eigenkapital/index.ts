import { chosen, grouped, named } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { savingsGoalWords } from '../../savings-goal/words'
import { laenderWords } from '../../law/grunderwerbsteuer/words'
import { text } from '../../values/text'
import { eigenkapital as model } from './model'

const words: CalculationWords<typeof model> = {
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

const view: CalculatorView<typeof model> = {
  group: 'buying',
  explore: { purchasePrice: { most: 1_500_000, step: 10_000 }, currentSavings: { most: 500_000, step: 5000 }, monthlySavingsCapacity: { most: 5000, step: 50 } },
  headline: ['totalUpfront', 'deficit', 'monthsToTarget'],
  presets: [
    { name: text('€250,000, flat in Saxony', '250.000 €, Wohnung in Sachsen'), inputs: { purchasePrice: 250_000, bundesland: 'sachsen' } },
    { name: text('€450,000, house in North Rhine-Westphalia', '450.000 €, Haus in Nordrhein-Westfalen'), inputs: { purchasePrice: 450_000, currentSavings: 60_000 } },
    { name: text('€700,000, flat in Bavaria', '700.000 €, Wohnung in Bayern'), inputs: { purchasePrice: 700_000, bundesland: 'bayern', currentSavings: 120_000, monthlySavingsCapacity: 1500 } },
  ],
  idle: [{ field: 'targetUnreachable' }],
  charts: [{ kind: 'parts', fields: ['eigenkapitalRequired', 'nebenkostenBreakdown.grunderwerbsteuer', 'nebenkostenBreakdown.notarGrundbuch', 'nebenkostenBreakdown.makler'] }],
}

export const eigenkapital = { ...model, words, view }

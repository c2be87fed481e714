import { text } from '../../values/text'
import { chosen, grouped, named, orNull } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import type { fireRechner } from './model'

export const words: CalculationWords<typeof fireRechner> = {
  inputs: {
    variant: chosen(named('Kind of FIRE', 'Art von FIRE'), {
      regular: text('Regular: live on the portfolio', 'Regular: vom Vermögen leben'),
      coast: text('Coast: stop saving, retire later', 'Coast: nicht mehr sparen, später in Rente'),
      barista: text('Barista: portfolio and a part-time job', 'Barista: Vermögen und Teilzeitjob'),
    }),
    currentAge: named('Age today', 'Alter heute'),
    retirementAge: named('Age at retirement', 'Alter beim Ruhestand', 'Nur bei Coast: Alter, ab dem das Vermögen das Leben bezahlen muss.'),
    monthlyExpenses: named('Monthly expenses', 'Monatliche Ausgaben', 'Ausgaben im Ruhestand, in heutigen Euro.'),
    currentPortfolio: named('Portfolio today', 'Vermögen heute'),
    monthlySavings: named('Monthly saving', 'Sparrate im Monat', 'Am Ende jedes Monats, in heutigen Euro.'),
    monthlySideIncome: named('Monthly side income', 'Nebeneinkommen im Monat', 'Nur bei Barista: Einkommen neben dem Vermögen.'),
    annualReturnPct: named('Yearly return', 'Rendite im Jahr', 'Rendite vor Inflation.'),
    inflationPct: named('Yearly inflation', 'Inflation im Jahr'),
    withdrawalRatePct: named('Withdrawal rate', 'Entnahmesatz', 'Teil des Vermögens, der im ersten Jahr entnommen wird.'),
  },
  result: {
    fireNumber: named('Portfolio that pays all expenses', 'Vermögen, das alle Ausgaben zahlt'),
    targetNumber: named('Target today', 'Ziel heute'),
    yearsToFire: orNull(named('Time to the target', 'Dauer bis zum Ziel'), text('not within 50 years', 'nicht innerhalb von 50 Jahren')),
    fireAge: orNull(named('Age at the target', 'Alter beim Ziel'), text('not within 50 years', 'nicht innerhalb von 50 Jahren')),
    progressPct: named('Progress', 'Fortschritt'),
    realReturnPct: named('Return after inflation', 'Rendite nach Inflation'),
    monthlyPassiveIncome: named('Today’s portfolio pays', 'Das heutige Vermögen zahlt'),
    yearly_data: grouped(named('Year by year', 'Jahr für Jahr'), {
      year: named('Year', 'Jahr'),
      age: named('Age', 'Alter'),
      portfolio: named('Portfolio', 'Vermögen'),
      target: named('Target', 'Ziel'),
    }),
  },
}

import { text } from '../../values/text'
import { chosen, grouped, named, orNull } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { area, line, rows } from '../../wording/view'
import { fireRechner as model } from './model'

const words: CalculationWords<typeof model> = {
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

const view: CalculatorView<typeof model> = {
  group: 'retirement',
  explore: {
    monthlyExpenses: { most: 10_000, step: 100 },
    currentPortfolio: { most: 2_000_000, step: 10_000 },
    monthlySavings: { most: 5000, step: 50 },
    monthlySideIncome: { most: 5000, step: 50 },
  },
  headline: ['yearsToFire', 'targetNumber', 'progressPct'],
  presets: [
    { name: text('Age 30, €1,000 a month', 'Mit 30, 1.000 € im Monat'), inputs: { currentAge: 30, currentPortfolio: 20_000 } },
    { name: text('Age 45, €300,000 saved', 'Mit 45, 300.000 € gespart'), inputs: { currentAge: 45, currentPortfolio: 300_000, monthlyExpenses: 3000, monthlySavings: 1500 } },
    { name: text('Age 50, part-time until 67', 'Mit 50, Teilzeit bis 67'), inputs: { variant: 'barista', currentAge: 50, currentPortfolio: 250_000, monthlySideIncome: 1200 } },
  ],
  notes: [{ text: text('In today’s euros: inflation is taken off the return. Before all taxes and charges.', 'In heutigen Euro: Die Inflation ist von der Rendite abgezogen. Vor allen Steuern und Kosten.') }],
  ineffective: [
    { field: 'asOf' },
    ...['regular', 'barista'].map((variant) => ({ field: 'retirementAge', when: { 'inputs.variant': variant } })),
    ...['regular', 'coast'].map((variant) => ({ field: 'monthlySideIncome', when: { 'inputs.variant': variant } })),
  ],
  charts: [rows('yearly_data', 'age', area('portfolio'), line('target', true))],
}

export const fireRechner = { ...model, words, view }

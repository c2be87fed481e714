import { text } from '../../values/text'
import { chosen, named } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { savingsGoalWords } from '../../savings-goal/words'
import { notgroschen as model } from './model'

const vehicles = {
  tagesgeld: text('Instant-access account', 'Tagesgeld'),
  geldmarkt_etf: text('Money market ETF', 'Geldmarkt-ETF'),
  festgeld_leiter: text('Ladder of fixed-term deposits', 'Festgeldleiter'),
}

const words: CalculationWords<typeof model> = {
  inputs: {
    monthlyExpenses: named('Monthly expenses', 'Monatliche Ausgaben'),
    bufferMonths: named('The reserve lasts for', 'Die Reserve reicht für'),
    currentSavings: named('Saved so far', 'Bereits gespart'),
    monthlySavingsCapacity: named('Possible monthly saving', 'Mögliche Sparrate im Monat'),
    parkingVehicle: chosen(named('Kept in', 'Angelegt als'), vehicles),
  },
  result: {
    targetAmount: named('Reserve needed', 'Nötige Reserve'),
    ...savingsGoalWords,
    expectedReturn: named('Interest on the full reserve', 'Zinsen auf die volle Reserve'),
    recommendedVehicle: chosen(named('Suitable place for it', 'Geeignet als Anlage'), vehicles),
  },
}

const view: CalculatorView<typeof model> = {
  group: 'saving',
  explore: { monthlyExpenses: { most: 10_000, step: 100 }, currentSavings: { most: 100_000, step: 500 }, monthlySavingsCapacity: { most: 3000, step: 50 } },
  headline: ['targetAmount', 'deficit', 'monthsToTarget'],
  presets: [
    { name: text('Single, €1,800 a month', 'Allein, 1.800 € im Monat'), inputs: { monthlyExpenses: 1800, bufferMonths: 3 } },
    { name: text('Family, €3,500 a month', 'Familie, 3.500 € im Monat'), inputs: { monthlyExpenses: 3500, currentSavings: 5000 } },
    { name: text('Self-employed, 12 months', 'Selbstständig, 12 Monate'), inputs: { bufferMonths: 12 } },
  ],
  idle: [{ field: 'targetUnreachable' }],
  charts: [{ kind: 'bars', fields: ['targetAmount', 'inputs.currentSavings', 'deficit'] }],
}

export const notgroschen = { ...model, words, view }

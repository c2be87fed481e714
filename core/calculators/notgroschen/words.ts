import { text } from '../../values/text'
import { chosen, named } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import { savingsGoalWords } from '../../savings-goal/words'
import type { notgroschen } from './model'

const vehicles = {
  tagesgeld: text('Instant-access account', 'Tagesgeld'),
  geldmarkt_etf: text('Money market ETF', 'Geldmarkt-ETF'),
  festgeld_leiter: text('Ladder of fixed-term deposits', 'Festgeldleiter'),
}

export const words: CalculationWords<typeof notgroschen> = {
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

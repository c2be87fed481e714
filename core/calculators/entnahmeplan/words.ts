import { text } from '../../values/text'
import { named } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import { sparplanFondstypWords } from '../../law/investmentfonds/words'
import { taxProfileWords } from '../../law/kapitalertrag/words'
import type { entnahmeplan } from './model'

export const words: CalculationWords<typeof entnahmeplan> = {
  inputs: {
    startCapital: named('Capital today', 'Kapital heute', 'Heutiger Wert des Fonds.'),
    costBasisPct: named('Purchase cost in the capital', 'Anteil der Anschaffungskosten', 'Anteil des Kapitals, der Kaufpreis und nicht Gewinn ist.'),
    monthlyWithdrawal: named('Monthly withdrawal', 'Monatliche Entnahme', 'Verkaufserlös jedes Monats vor Steuern.'),
    annualIncreasePct: named('Yearly increase of the withdrawal', 'Jährliche Erhöhung der Entnahme', 'Einmal im Jahr.'),
    annualReturnPct: named('Yearly return', 'Rendite im Jahr', 'Angenommene Rendite.'),
    horizonYears: named('Horizon', 'Zeitraum'),
    fondstyp: sparplanFondstypWords,
    taxProfile: taxProfileWords,
  },
  result: {
    yearly_data: {
      ...named('Year by year', 'Jahr für Jahr'),
      fields: {
        year: named('Year', 'Jahr'),
        startValue: named('Start of the year', 'Jahresanfang'),
        growth: named('Growth', 'Wertzuwachs'),
        withdrawn: named('Withdrawn', 'Entnommen'),
        tax: named('Tax', 'Steuer'),
        netWithdrawn: named('Withdrawn after tax', 'Entnahme nach Steuern'),
        endValue: named('Capital at the end of the year', 'Kapital am Jahresende'),
      },
    },
    finalValue: named('Capital at the horizon', 'Kapital am Ende des Zeitraums'),
    totalWithdrawn: named('Withdrawn in all', 'Entnahmen insgesamt'),
    totalTax: named('Tax in all', 'Steuern insgesamt'),
    totalNetWithdrawn: named('Withdrawn after tax in all', 'Entnahmen nach Steuern insgesamt'),
    yearsUntilDepletion: { ...named('Used up after', 'Aufgebraucht nach'), none: text('not within the horizon', 'nicht innerhalb des Zeitraums') },
    effectiveWithdrawalRate: { ...named('Withdrawal in the first year', 'Entnahme im ersten Jahr'), none: text('no capital', 'kein Kapital') },
    sustainableMonthlyWithdrawal: named('Lasts exactly with, a month', 'Reicht genau mit, im Monat'),
  },
}

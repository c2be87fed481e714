import { text } from '../../values/text'
import { named } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import { sparplanFondstypWords } from '../../law/investmentfonds/words'
import { taxProfileWords } from '../../law/kapitalertrag/words'
import type { entnahmeplan } from './model'

export const words: CalculationWords<typeof entnahmeplan> = {
  inputs: {
    startCapital: named('Capital today', 'Kapital heute', 'Heutiger Wert des Fonds.'),
    costBasisPct: named('Of it paid in', 'Davon eingezahlt', 'Anteil des Kapitals, der eingezahlt wurde. Der Rest ist Gewinn; nur er wird beim Verkauf versteuert.'),
    monthlyWithdrawal: named('Monthly withdrawal', 'Monatliche Entnahme', 'Für so viel wird jeden Monat verkauft. Die Steuer geht davon noch ab.'),
    annualIncreasePct: named('Yearly increase of the withdrawal', 'Jährliche Erhöhung der Entnahme', 'Um so viel steigt die Entnahme einmal im Jahr, etwa um die Inflation.'),
    annualReturnPct: named('Yearly return', 'Rendite im Jahr', 'Ihre Annahme, in jedem Jahr gleich.'),
    horizonYears: named('Period', 'Zeitraum', 'So lange soll entnommen werden.'),
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
    finalValue: named('Left at the end of the period', 'Am Ende des Zeitraums übrig'),
    totalWithdrawn: named('Withdrawn in all', 'Entnahmen insgesamt'),
    totalTax: named('Tax in all', 'Steuern insgesamt'),
    totalNetWithdrawn: named('Withdrawn after tax in all', 'Entnahmen nach Steuern insgesamt'),
    yearsUntilDepletion: { ...named('The money lasts', 'Das Geld reicht'), none: text('for the whole period', 'den ganzen Zeitraum') },
    effectiveWithdrawalRate: { ...named('Withdrawal of the first year as part of the capital', 'Entnahme des ersten Jahres, als Teil des Kapitals'), none: text('no capital', 'kein Kapital') },
    sustainableMonthlyWithdrawal: named('A month, so that it is just used up at the end', 'Im Monat, damit es am Ende gerade aufgebraucht ist'),
  },
}

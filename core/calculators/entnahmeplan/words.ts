import { text } from '../../values/text'
import { grouped, named, orNull } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import { sparplanFondstypWords } from '../../law/investmentfonds/words'
import { taxProfileWords } from '../../law/kapitalertrag/words'
import type { entnahmeplan } from './model'

export const words: CalculationWords<typeof entnahmeplan> = {
  inputs: {
    startCapital: named('Capital today', 'Kapital heute', 'Heutiger Wert des Fonds.'),
    costBasisPct: named('Share paid in', 'Davon eingezahlt', 'Anteil des Kapitals, der eingezahlt wurde. Der Rest ist Gewinn; nur er wird beim Verkauf versteuert.'),
    monthlyWithdrawal: named('Monthly withdrawal', 'Monatliche Entnahme', 'Für so viel wird jeden Monat verkauft. Die Steuer geht davon noch ab.'),
    annualIncreasePct: named('Yearly increase of the withdrawal', 'Jährliche Erhöhung der Entnahme', 'Um so viel steigt die Entnahme einmal im Jahr, etwa um die Inflation.'),
    annualReturnPct: named('Yearly return', 'Rendite im Jahr', 'Ihre Annahme, in jedem Jahr gleich.'),
    horizonYears: named('Period', 'Zeitraum', 'So lange soll entnommen werden.'),
    fondstyp: sparplanFondstypWords,
    taxProfile: taxProfileWords,
  },
  result: {
    yearly_data: grouped(named('Year by year', 'Jahr für Jahr'), {
      year: named('Year', 'Jahr'),
      startValue: named('Start of the year', 'Jahresanfang'),
      growth: named('Growth', 'Wertzuwachs'),
      withdrawn: named('Withdrawn', 'Entnommen'),
      tax: named('Tax', 'Steuer'),
      netWithdrawn: named('Withdrawn after tax', 'Entnahme nach Steuern'),
      endValue: named('Capital at the end of the year', 'Kapital am Jahresende'),
    }),
    finalValue: named('Left at the end of the period', 'Am Ende des Zeitraums übrig'),
    totalWithdrawn: named('Total withdrawn', 'Entnahmen insgesamt'),
    totalTax: named('Total tax', 'Steuern insgesamt'),
    totalNetWithdrawn: named('Total withdrawn after tax', 'Entnahmen nach Steuern insgesamt'),
    yearsUntilDepletion: orNull(named('The money lasts', 'Das Geld reicht'), text('for the whole period', 'den ganzen Zeitraum')),
    effectiveWithdrawalRate: orNull(named('First year’s withdrawal as a share of the capital', 'Entnahme des ersten Jahres, als Teil des Kapitals'), text('no capital', 'kein Kapital')),
    sustainableMonthlyWithdrawal: named('Monthly amount that just uses it up by the end', 'Betrag im Monat, der es bis zum Ende gerade aufbraucht'),
  },
}

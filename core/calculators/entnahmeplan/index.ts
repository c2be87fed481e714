import { text } from '../../values/text'
import { grouped, named, orNull } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { sparplanFondstypWords } from '../../law/investmentfonds/words'
import { taxProfileWords } from '../../law/kapitalertrag/words'
import { area, bar, rows } from '../../wording/view'
import { entnahmeplan as model } from './model'

const words: CalculationWords<typeof model> = {
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

const view: CalculatorView<typeof model> = {
  group: 'retirement',
  explore: { startCapital: { most: 2_000_000, step: 10_000 }, monthlyWithdrawal: { most: 10_000, step: 100 } },
  headline: ['yearsUntilDepletion', 'finalValue', 'sustainableMonthlyWithdrawal'],
  later: { figure: 'finalValue', to: 'inputs.horizonYears' },
  presets: [
    { name: text('€300,000, €1,000 a month', '300.000 €, 1.000 € im Monat'), inputs: { startCapital: 300_000, monthlyWithdrawal: 1000 } },
    { name: text('€500,000, €2,000 a month', '500.000 €, 2.000 € im Monat'), inputs: { startCapital: 500_000, monthlyWithdrawal: 2000 } },
    { name: text('€1,000,000, €3,500 a month, 40 years', '1.000.000 €, 3.500 € im Monat, 40 Jahre'), inputs: { startCapital: 1_000_000, monthlyWithdrawal: 3500, horizonYears: 40 } },
  ],
  notes: [
    {
      text: text(
        'Withdrawals are before tax: where one is taxed, less reaches your account; what is left at the end would be taxed when it is sold. Inflation and charges are not deducted.',
        'Die Entnahmen sind vor Steuer: Wo welche anfällt, kommt auf dem Konto weniger an; was am Ende übrig ist, würde beim Verkauf versteuert. Inflation und Kosten sind nicht abgezogen.',
      ),
    },
  ],
  ineffective: [{ field: 'asOf' }, { field: 'taxProfile.sparerpauschbetrag_remaining' }],
  charts: [rows('yearly_data', 'year', area('endValue')), { ...rows('yearly_data', 'year', bar('netWithdrawn'), bar('tax')), stacked: true }],
}

export const entnahmeplan = { ...model, words, view }

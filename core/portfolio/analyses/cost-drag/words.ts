import { text } from '../../../values/text'
import { chosen, grouped, named, orNull } from '../../../wording/field-words'
import { baseCurrency, locale } from '../../schemas/words'

export const words = {
  request: {
    initialValue: named('Amount at the start', 'Betrag am Anfang', 'Am Anfang angelegt.'),
    annualReturn: named('Return per year before fees', 'Rendite im Jahr vor Kosten', 'Angenommene Rendite.'),
    annualFeeRate: named('Fee per year', 'Kosten im Jahr', 'Auf den ganzen Betrag; 0 ist eine ausdrückliche Annahme.'),
    monthlyContribution: named('Paid in every month', 'Jeden Monat eingezahlt', 'Am Ende jedes Monats.'),
    horizonYears: named('Years', 'Jahre'),
    baseCurrency,
    locale,
  },
  data: {
    model: chosen(named('Model', 'Modell'), { monthly_compounding_fee_on_total: text('monthly growth, fee on the whole amount', 'monatliches Wachstum, Kosten auf den ganzen Betrag') }),
    finalValueWithoutFees: named('Value without fees', 'Wert ohne Kosten'),
    finalValueWithFees: named('Value with fees', 'Wert mit Kosten'),
    feeDrag: named('What the fees take', 'Was die Kosten nehmen'),
    feeDragFraction: orNull(named('As a share of the value without fees', 'Anteil am Wert ohne Kosten'), text('the value without fees is 0', 'der Wert ohne Kosten ist 0')),
    totalContributions: named('Paid in', 'Eingezahlt'),
    totalFeesPaid: named('Fees paid', 'Gezahlte Kosten'),
    yearly: grouped(named('Year by year', 'Jahr für Jahr'), {
      year: named('Year', 'Jahr'),
      contributions: named('Paid in', 'Eingezahlt'),
      valueWithoutFees: named('Value without fees', 'Wert ohne Kosten'),
      valueWithFees: named('Value with fees', 'Wert mit Kosten'),
      feeDrag: named('What the fees take', 'Was die Kosten nehmen'),
    }),
  },
}

/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  growth: text('Value over the years', 'Wert über die Jahre'),
  takes: text(
    (fee: string, years: number, withFees: string, without: string, rate: string, monthly: string) => `That is what ${fee} a year takes in ${years === 1 ? '1 year' : `${years} years`}: ${withFees} instead of ${without}, if it grows by ${rate} a year and ${monthly} a month are paid in`,
    (fee, years, withFees, without, rate, monthly) => `So viel nehmen ${fee} im Jahr in ${years === 1 ? '1 Jahr' : `${years} Jahren`}: ${withFees} statt ${without}, bei ${rate} Wachstum im Jahr und ${monthly} Sparrate im Monat`,
  ),
})

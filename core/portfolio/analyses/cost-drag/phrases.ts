/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  growth: 'Value over the years',
  takes: (fee: string, years: number, withFees: string, without: string, rate: string, monthly: string) => `That is what ${fee} a year takes in ${years === 1 ? '1 year' : `${years} years`}: ${withFees} instead of ${without}, if it grows by ${rate} a year and ${monthly} a month are paid in`,
}

const de: typeof en = {
  growth: 'Wert über die Jahre',
  takes: (fee, years, withFees, without, rate, monthly) => `So viel nehmen ${fee} im Jahr in ${years === 1 ? '1 Jahr' : `${years} Jahren`}: ${withFees} statt ${without}, bei ${rate} Wachstum im Jahr und ${monthly} Sparrate im Monat`,
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }

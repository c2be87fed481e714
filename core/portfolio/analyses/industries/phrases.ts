/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  largest: 'of the portfolio, its largest industry',
  interestsHelp: 'Interests and themes overlap and do not add up.',
}

const de: typeof en = {
  largest: 'des Portfolios, die größte Branche darin',
  interestsHelp: 'Interessen und Themen überschneiden sich und ergeben keine Summe.',
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }

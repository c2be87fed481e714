/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  largest: text('of the portfolio, its largest industry', 'des Depots, die größte Branche darin'),
  interestsHelp: text('Interests and themes overlap and do not add up.', 'Interessen und Themen überschneiden sich und ergeben keine Summe.'),
})

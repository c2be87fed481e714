/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  hedgedTo: text((currency: string, share: string) => `hedged to ${currency}, ${share} of the portfolio`, (currency, share) => `gesichert in ${currency}, ${share} des Depots`),
  hedgeUnknown: text((share: string) => `hedged, but to which currency is not known, ${share} of the portfolio`, (share) => `gesichert, in welche Währung ist nicht bekannt, ${share} des Depots`),
})

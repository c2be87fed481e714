/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  annualPart: text('Only a part: for some funds the charge is not known.', 'Nur ein Teil: Von einigen Fonds sind die Kosten nicht bekannt.'),
  coveredCost: text(
    (covered: string, funds: string, unknown: string) => `The charge is known for ${covered} of the portfolio, out of ${funds} in funds; for ${unknown} it is not known.`,
    (covered, funds, unknown) => `Die Kosten sind für ${covered} des Depots bekannt, von ${funds} in Fonds; für ${unknown} sind sie nicht bekannt.`,
  ),
})

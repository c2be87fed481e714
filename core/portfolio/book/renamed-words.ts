import type { NamedSentence } from '../../wording/named-sentence'
import { text } from '../../values/text'

/** Said of a submitted ISIN that has another today: `old → new (name)`. */
export const renamedSentence: NamedSentence = (name) => text(
  `Counted under the ISIN of today, after a merger, a move or a new number: ${name}.`,
  `Gezählt unter der heutigen ISIN, nach Verschmelzung, Umzug oder neuer Nummer: ${name}.`,
)

import type { NamedSentence } from '../../wording/named-sentence'
import { text } from '../../values/text'

/** Said of a mixed fund of which no company is known. */
export const outsideSentence: NamedSentence = (name) => text(
  `The companies of the multi-asset fund ${name} are not known; it counts as no equities.`,
  `Die Unternehmen des Mischfonds ${name} sind nicht bekannt; er zählt nicht zu den Aktien.`,
)

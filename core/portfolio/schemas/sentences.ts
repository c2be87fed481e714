/** Sentences about a security by its name, written into `limitations` and parsed by interfaces, without loading models. */
import type { NamedSentence } from '../../wording/named-sentence'
import { text } from '../../values/text'

/** Sentence on a mixed fund without a known company. */
export const outsideSentence: NamedSentence = (name) => text(
  `The companies of the multi-asset fund ${name} are not known; it counts as no equities.`,
  `Die Unternehmen des Mischfonds ${name} sind nicht bekannt; er zählt nicht zu den Aktien.`,
)

/** Sentence on a mixed fund of which neither the mix nor the list is whole. */
export const partlySentence: NamedSentence = (name) => text(
  `Not all of the multi-asset fund ${name} is known; it may hold more equities.`,
  `Der Mischfonds ${name} ist nicht ganz bekannt; er kann weitere Aktien halten.`,
)

/** Sentence on a security that was submitted under a former ISIN. */
export const renamedSentence: NamedSentence = (name) => text(
  `Counted under the ISIN of today, after a merger, a move or a new number: ${name}.`,
  `Gezählt unter der heutigen ISIN, nach Verschmelzung, Umzug oder neuer Nummer: ${name}.`,
)

/** Sentence on a bond fund without a known bond. */
export const bondsUnknown: NamedSentence = (name) => text(
  `The bonds of ${name} are not known; they count as unknown.`,
  `Die Anleihen von ${name} sind nicht bekannt; sie zählen als unbekannt.`,
)

/** Sentence on a fund that may hold bonds. */
export const bondsHidden: NamedSentence = (name) => text(
  `It is not known whether ${name} holds bonds; it counts as none.`,
  `Ob ${name} Anleihen hält, ist nicht bekannt; der Fonds zählt nicht zu den Anleihen.`,
)

/** Sentence on a mixed fund with a list of bonds, whose mix is not whole. */
export const bondsPartly: NamedSentence = (name) => text(
  `Not all of the multi-asset fund ${name} is known; it may hold more bonds.`,
  `Der Mischfonds ${name} ist nicht ganz bekannt; er kann weitere Anleihen halten.`,
)

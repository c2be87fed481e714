/** What is said of funds of which the bonds are not known, written into `limitations` and read by fronts. */
import type { NamedSentence } from '../../../wording/named-sentence'
import { text, type Text } from '../../../values/text'

const sentences = {
  listless: (name: string) => text(`The bonds of ${name} are not known; they count as unknown.`, `Die Anleihen von ${name} sind nicht bekannt; sie zählen als unbekannt.`),
  hidden: (name: string) => text(`It is not known whether ${name} holds bonds; it counts as none.`, `Ob ${name} Anleihen hält, ist nicht bekannt; der Fonds zählt nicht zu den Anleihen.`),
} as const satisfies Readonly<Record<string, NamedSentence>>

/** The sentence for a fund. */
export const unknownBonds = (kind: keyof typeof sentences, name: string): Text => sentences[kind](name)

/** All of them, to read them again. */
export const unknownBondsSentences: readonly NamedSentence[] = Object.values(sentences)

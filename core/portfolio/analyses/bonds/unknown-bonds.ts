/** What is said of funds of which the bonds are not known, written into `limitations` and read by fronts. */
import { text, type Text } from '../../../values/text'

const sentences = {
  listless: (name: string) => text(`The bonds of ${name} are not known; they count as unknown.`, `Die Anleihen von ${name} sind nicht bekannt; sie zählen als unbekannt.`),
  hidden: (name: string) => text(`It is not known whether ${name} holds bonds; it counts as none.`, `Ob ${name} Anleihen hält, ist nicht bekannt; der Fonds zählt nicht zu den Anleihen.`),
} as const satisfies Readonly<Record<string, (name: string) => Text>>

/** The sentence for a fund. */
export const unknownBonds = (kind: keyof typeof sentences, name: string): Text => sentences[kind](name)

/** The same in both languages; null for any other sentence. */
export function readUnknownBonds(sentence: string): Text | null {
  for (const say of Object.values(sentences)) {
    const [before = '', after = ''] = say('\n').en.split('\n')
    if (sentence.length > before.length + after.length && sentence.startsWith(before) && sentence.endsWith(after)) return say(sentence.slice(before.length, sentence.length - after.length))
  }
  return null
}

import { proxySentence, readProxySentence } from '../../portfolio/funds/basis'
import { readShortage } from '../../portfolio/analyses/historical-replay/shortage-words'
import { noFigureSentences } from '../../portfolio/analyses/stress-scenarios/no-figure'
import { bondsHidden, bondsPartly, bondsUnknown, outsideSentence, partlySentence, renamedSentence } from '../../portfolio/schemas/sentences'
import { readNamed } from '../../wording/named-sentence'
import type { Locale } from '../../values/text'

/** German sentences by the English ones. */
export type German = Readonly<Record<string, string>>

/** Sentences about a security by its name. */
const named = [bondsUnknown, bondsHidden, bondsPartly, outsideSentence, partlySentence, renamedSentence, ...noFigureSentences]

/** A sentence of a result in a language; unchanged without a translation. Separate from the table of sentences, which pages get from the server. */
export function sentenceIn(locale: Locale, sentence: string, german: German): string {
  if (locale === 'en') return sentence
  const standIn = readProxySentence(sentence)
  return standIn === null ? (german[sentence] ?? readShortage(sentence)?.de ?? readNamed(named, sentence)?.de ?? sentence) : proxySentence(standIn).de
}

import type { Text } from '../values/text'

/** Makes a sentence about something with this name. */
export type NamedSentence = (name: string) => Text

/** Parses a sentence that one of these functions made, into both languages; null for any other. */
export function readNamed(sentences: readonly NamedSentence[], sentence: string): Text | null {
  for (const say of sentences) {
    const [before = '', after = ''] = say('\n').en.split('\n')
    if (sentence.length > before.length + after.length && sentence.startsWith(before) &&
      sentence.endsWith(after)) return say(sentence.slice(before.length, sentence.length - after.length))
  }
  return null
}

/** Normal forms of names, indices and codes for comparison. */
import uFuzzy from '@leeoniya/ufuzzy'
import { asCode } from '../values/isin'
import { formerNames, shortened } from './synonyms'

/** A text in lower-case words: `McDonald's` and `X-Trackers` are one word, `S&P` two, also in `S&P500` and `SP500`. */
export const normal = (text: string): string =>
  uFuzzy.latinize(text.normalize('NFC')).toLowerCase().replace(/['’]/g, '').replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/\bx trackers\b/, 'xtrackers').replace(/\bs ?p ?(?=500\b)/, 's p ').trim()

/** Normal form of the name of an index: `MSCI All Country World (ACWI)` is MSCI ACWI. */
export const indexName = (text: string): string =>
  Object.entries(shortened).reduce((name, [long, short]) => name.replace(long, short), normal(text.replace(/\([^)]*\)\s*$/, '')))

/** The words with former names of companies replaced by current ones. */
export const renamed = (said: string): string => Object.entries(formerNames).reduce((text, [former, now]) => ` ${text} `.replace(` ${former} `, ` ${now} `).trim(), said)

const OTHER_LETTERS = /[^\x20-\x7e]/

/** The typed text as an ISIN, a WKN or a ticker; empty if it has other letters: `Öl` is not the ticker L. */
export function codeOf(text: string): string {
  const isPlain = !OTHER_LETTERS.test(text)
  const code = isPlain ? text.toUpperCase() : asCode(text)
  return isPlain || !OTHER_LETTERS.test(code) ? code.replace(/[^A-Z0-9]/g, '') : ''
}

/** Least length of a word for one error: shorter words have too many neighbours. */
const LEAST = 4

/** Whether two words differ by one letter too many, too few or wrong, or by two exchanged ones. */
export function isOneErrorAway(typed: string, word: string): boolean {
  if (typed.length < LEAST || Math.abs(typed.length - word.length) > 1 || typed === word) return false
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  const [restOfTyped, restOfWord] = [typed.slice(same), word.slice(same)]
  const isExchanged = restOfTyped[0] === restOfWord[1] && restOfTyped[1] === restOfWord[0] && restOfTyped.slice(2) === restOfWord.slice(2)
  return restOfTyped.slice(1) === restOfWord.slice(1) || restOfTyped === restOfWord.slice(1) || restOfTyped.slice(1) === restOfWord || isExchanged
}

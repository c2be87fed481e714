/** How much two names of a security are alike: banks cut and shorten them, `IS EO H.Y.CO.BD U.ETF` is a fund of iShares. */

/** Words of many names: forms of companies and of shares, classes of funds. */
const FILLER = /^(?:ucits|etf|funds?|fonds|class|cl|shares?|registered|reg|inhaber|namens|aktien?|anteile|on|ag|se|inc|corp|co|company|ltd|plc|sa|nv|the|kgaa|gmbh|group|holdings?|acc|dist|accumulating|distributing|d[il][sad]?|eo[da]?|uc?e?|fcp|sicav|adr|usd|vzo?|na|\w)$/

/** Letters of a name that are compared; no name of a security has more, and each word is held against all of the other name. */
const LETTERS = 300

/** Small letters without accents, `ue` as `ü`, `ACWLD` in full, without the number of an umbrella: `iShsVII`. */
const wordsOf = (name: string): string[] => name.slice(0, LETTERS).replace(/AC ?W(?:I|LD|ORLD)/g, 'all country world').normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '').toLowerCase().replace(/(?<=[aou])e(?=[a-z])/g, '')
  .split(/[^a-z0-9]+/).filter((word) => word !== '').map((word) => word.replace(/(?<=^.{3,})(?:i{2,3}|iv|vi{0,3})$/, ''))

/** Whether a word begins as another one, and has its letters in order: `wld` and `world`. */
function shortens(word: string, other: string): boolean {
  if (word[0] !== other[0]) return false
  let at = 0
  for (const letter of other) if (letter === word[at]) at += 1
  return at === word.length
}

const isTelling = (word: string): boolean => !FILLER.test(word)

/** The words that tell something, and single letters of shortened ones where they are wanted. */
const telling = (words: readonly string[], withLetters: boolean): readonly string[] =>
  (words.some(isTelling) ? words.filter((word) => isTelling(word) || (withLetters && word.length === 1)) : words)

/** The share of the letters of one name whose words the other has, in full, shortened, in one piece, or as its first letters. */
function shareIn(words: readonly string[], all: readonly string[]): number {
  const others = telling(all, true)
  const [glued, initials] = [all.join(''), all.map((word) => word[0]).join('')]
  const isThere = (word: string): boolean => others.some((other) => shortens(word, other) || shortens(other, word)) ||
    (word.length > 3 && glued.includes(word.slice(0, 6))) || (word.length > 1 && initials.includes(word))
  const weigh = (list: readonly string[]): number => list.reduce((sum, { length }) => sum + Math.min(length, 5), 0)
  const counted = telling(words, false)
  return weigh(counted.filter(isThere)) / weigh(counted)
}

/** 0 for names that have nothing in common, 2 for those of which each has all words of the other. */
export function likeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return words.length === 0 || others.length === 0 ? 0 : shareIn(words, others) + shareIn(others, words)
}

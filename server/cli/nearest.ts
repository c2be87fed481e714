/** Bigrams of a word. */
function pairsOf(word: string): string[] {
  const lower = word.toLowerCase()
  return Array.from({ length: Math.max(0, lower.length - 1) }, (_, at) => lower.slice(at, at + 2))
}

/** Sørensen-Dice coefficient: 1 for equal bigrams, 0 for none in common. */
function similarity(left: readonly string[], right: readonly string[]): number {
  const rest = [...right]
  const shared = left.filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  const total = left.length + right.length
  return total === 0 ? 0 : (2 * shared.length) / total
}

const bare = (word: string): string => word.replace(/^-+/, '')

/** Characters of a word: a longer one means no name, and to compare it with each would hold up a server. */
const LONGEST = 100

/** Least similarity of a misspelled word of the command line; below it a match is chance. */
const ALIKE = 0.25

/** The most similar known word; null if none has a similarity of at least `least`. */
export function nearest(word: string, known: readonly string[], least = ALIKE): string | null {
  if (word.length > LONGEST) return null
  const pairs = pairsOf(bare(word))
  const [best] = known.map((name) => ({ name, score: similarity(pairs, pairsOf(bare(name))) })).sort((left, right) => right.score - left.score)
  return best === undefined || best.score < least ? null : best.name
}

/** An error message, with the known word that was probably meant, or else where the known ones stand. */
export function withNearest(fault: string, word: string, known: readonly string[], otherwise: string): string {
  const meant = nearest(word, known)
  return `${fault}; ${meant === null ? otherwise : `did you mean ${meant}?`}`
}

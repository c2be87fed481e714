/** Bigrams of a word. */
const pairsOf = (word: string): string[] => [...word.toLowerCase()].slice(1).map((letter, index) => `${word.toLowerCase()[index] ?? ''}${letter}`)

/** Sørensen-Dice coefficient: 1 for equal bigrams, 0 for none in common. */
function similarity(left: string, right: string): number {
  const rest = pairsOf(right)
  const total = pairsOf(left).length + rest.length
  const shared = pairsOf(left).filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return total === 0 ? 0 : (2 * shared.length) / total
}

const bare = (word: string): string => word.replace(/^-+/, '')

/** The most similar known word; null if none has a similarity above 0 and of at least `least`. */
export function nearest(word: string, known: readonly string[], least = 0): string | null {
  const [best] = known.map((name) => ({ name, score: similarity(bare(word), bare(name)) })).sort((left, right) => right.score - left.score)
  return best === undefined || best.score === 0 || best.score < least ? null : best.name
}

/** An error message, with the known word that was probably meant. */
export function withNearest(fault: string, word: string, known: readonly string[]): string {
  const meant = nearest(word, known)
  return meant === null ? fault : `${fault}; did you mean ${meant}?`
}

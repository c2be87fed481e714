/** Shorter words have too many neighbours. */
const LEAST = 4

/** Whether a word is another with one letter too many, too few, wrong, or two exchanged. */
export function isOneErrorAway(typed: string, word: string): boolean {
  if (typed.length < LEAST || Math.abs(typed.length - word.length) > 1 || typed === word) return false
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  const [restOfTyped, restOfWord] = [typed.slice(same), word.slice(same)]
  const isExchanged = restOfTyped[0] === restOfWord[1] && restOfTyped[1] === restOfWord[0] && restOfTyped.slice(2) === restOfWord.slice(2)
  return restOfTyped.slice(1) === restOfWord.slice(1) || restOfTyped === restOfWord.slice(1) || restOfTyped.slice(1) === restOfWord || isExchanged
}

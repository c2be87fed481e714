import { entriesOf } from '../../../../core/values/record'

/** Words of publishers' files in all their languages, compared without case, accents' spacing and outer blanks. */

/** Plain words: ASCII characters with single blanks between them, so that only their case can differ. */
const plain = /^[!-~]+(?: [!-~]+)*$/

/** A word as it is looked up. */
export const wordKey = (word: string): string =>
  (plain.test(word) ? word : word.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()).toLowerCase()

/** A look-up table from `key: words`. */
export const vocabulary = <K extends string>(words: Readonly<Record<K, readonly string[]>>): ReadonlyMap<string, K> =>
  new Map(entriesOf(words).flatMap(([key, list]) => list.map((word): [string, K] => [wordKey(word), key])))

const blanks: ReadonlySet<string> = new Set(['', '-', 'n/a', 'none', 'unknown', 'unassigned', '—'])

/** Whether a cell means that there is no value. */
export const isBlank = (cell: string): boolean => blanks.has(wordKey(cell))

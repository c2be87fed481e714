/** Words of publishers' files in all their languages, compared without case, accents' spacing and outer blanks. */

/** A word as it is looked up. */
export const wordKey = (word: string): string => word.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** A look-up table from `key: words`. */
export const vocabulary = <K extends string>(words: Readonly<Record<K, readonly string[]>>): ReadonlyMap<string, K> =>
  new Map((Object.entries(words) as [K, readonly string[]][]).flatMap(([key, list]) => list.map((word): [string, K] => [wordKey(word), key])))

/** Whether a cell says that there is nothing to say. */
export const isBlank = (cell: string): boolean => ['', '-', 'n/a', 'none', 'unknown', 'unassigned', '—'].includes(wordKey(cell))

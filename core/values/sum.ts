/** Sum of numbers; 0 if there are none. */
export const sum = (numbers: Iterable<number>): number => sumBy(numbers, (number) => number)

/** Sum of a figure over rows; 0 if there are none. */
export function sumBy<T>(rows: Iterable<T>, figureOf: (row: T) => number): number {
  let sum = 0
  for (const row of rows) sum += figureOf(row)
  return sum
}

/** Sums of a figure by key, in the order in which the keys first appear. */
export function sumsBy<T, K>(rows: Iterable<T>, keyOf: (row: T) => K, figureOf: (row: T) => number): Map<K, number> {
  const sums = new Map<K, number>()
  for (const row of rows) {
    const key = keyOf(row)
    sums.set(key, (sums.get(key) ?? 0) + figureOf(row))
  }
  return sums
}

/** How many rows have each key, in the order in which the keys first appear. */
export const countsBy = <T, K>(rows: Iterable<T>, keyOf: (row: T) => K): Map<K, number> => sumsBy(rows, keyOf, () => 1)

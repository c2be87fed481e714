/** Sum of numbers; 0 if there are none. */
export const sum = (numbers: Iterable<number>): number => sumBy(numbers, (number) => number)

/** Sum of a figure over rows; 0 if there are none. */
export function sumBy<T>(rows: Iterable<T>, figureOf: (row: T) => number): number {
  let sum = 0
  for (const row of rows) sum += figureOf(row)
  return sum
}

import { descending, ROUNDED_AWAY } from '../../values/order'

/**
 * The `limit` largest of `count` weights, as indexes: weight as shown descending, then id ascending. Meant for weights that come
 * roughly in descending order, as those of funds do: most of them then cost one comparison.
 */
export function largest(weights: Float64Array, count: number, idAt: (index: number) => string, limit: number): number[] {
  const top: number[] = []
  let smallest = -Infinity
  for (let index = 0; index < count; index++) {
    const weight = weights[index] as number
    if (weight < smallest - ROUNDED_AWAY) continue
    place(top, index, limit, weights, idAt)
    if (top.length === limit) smallest = weights[top[limit - 1] as number] as number
  }
  return top
}

/** Puts an index where it belongs among the largest so far; the one that falls off the end is forgotten. */
export function place(top: number[], index: number, limit: number, weights: Float64Array, idAt: (index: number) => string): void {
  const weight = weights[index] as number
  let at = top.length
  while (at > 0) {
    const other = top[at - 1] as number
    const order = descending(weight, weights[other] as number)
    if (order > 0 || (order === 0 && idAt(index) > idAt(other))) break
    if (at < limit) top[at] = other
    at--
  }
  if (at < limit) top[at] = index
}

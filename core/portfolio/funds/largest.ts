import { descending, ROUNDED_AWAY } from '../../values/order'

/**
 * The `limit` largest of `count` weights, as indices: rounded weight descending, then id ascending. Fast for weights that come
 * roughly in descending order, like those of funds: most then cost one comparison.
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

/** Inserts an index in order among the largest so far, of which at most `limit` are kept. */
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

/**
 * The `limit` largest of `count` weights, as indexes: weight descending, then id ascending. A heap whose root is the
 * smallest kept, so that most weights cost one comparison.
 */
export function largest(weights: ArrayLike<number>, count: number, idAt: (index: number) => string, limit: number): number[] {
  const precedes = (a: number, b: number): boolean => {
    const difference = (weights[a] as number) - (weights[b] as number)
    return difference > 0 || (difference === 0 && idAt(a) < idAt(b))
  }
  const heap: number[] = []
  for (let index = 0; index < count; index++) {
    if (heap.length < limit) raise(heap, index, precedes)
    else if (precedes(index, heap[0] as number)) sink(heap, index, precedes)
  }
  return heap.sort((a, b) => (precedes(a, b) ? -1 : 1))
}

type Precedes = (a: number, b: number) => boolean

/** Adds an index at the end and lets it rise. */
function raise(heap: number[], index: number, precedes: Precedes): void {
  let at = heap.length
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!precedes(heap[parent] as number, index)) break
    heap[at] = heap[parent] as number
    at = parent
  }
  heap[at] = index
}

/** Replaces the root and lets it sink. */
function sink(heap: number[], index: number, precedes: Precedes): void {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && precedes(heap[child] as number, heap[child + 1] as number)) child++
    if (!precedes(index, heap[child] as number)) break
    heap[at] = heap[child] as number
    at = child
  }
  heap[at] = index
}

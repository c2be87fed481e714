/** Differences between two results, where both are complete. */
import { tenDecimals } from '../../../values/money'
import { ascending } from '../../../values/order'
import type { Bucket } from '../../schemas/shapes'
import type { Section } from '../../../contract/section'

/** One key before and after. */
interface Delta {
  key: string
  before: number
  after: number
  delta: number
}

/** Whether two sections can be compared at all. */
export const comparable = (before: Section<unknown>, after: Section<unknown>): boolean =>
  before.status === 'ok' && after.status === 'ok'

/** Rows for the union of keys, ascending; a missing side is 0, and a row that shows 0 twice says nothing. null unless both sections are complete. */
export function bucketDeltas<D>(before: Section<D>, after: Section<D>, bucketsIn: (data: D) => readonly Bucket[]): Delta[] | null {
  if (before.status !== 'ok' || after.status !== 'ok') return null
  const left = weightsByKey(bucketsIn(before.data))
  const right = weightsByKey(bucketsIn(after.data))
  return [...new Set([...left.keys(), ...right.keys()])].sort(ascending).flatMap((key) => {
    const [was, is] = [left.get(key) ?? 0, right.get(key) ?? 0]
    return tenDecimals(was) === 0 && tenDecimals(is) === 0 ? [] : [{ key, before: was, after: is, delta: is - was }]
  })
}

/** After less before. null unless both sections are complete and both figures known. */
export function figureDelta<D>(before: Section<D>, after: Section<D>, figureIn: (data: D) => number | null): number | null {
  if (before.status !== 'ok' || after.status !== 'ok') return null
  const [was, is] = [figureIn(before.data), figureIn(after.data)]
  return was === null || is === null ? null : is - was
}

const weightsByKey = (buckets: readonly Bucket[]): ReadonlyMap<string, number> =>
  new Map(buckets.map(({ key, weight }) => [key, weight]))

/**
 * The last item of a non-empty list.
 *
 * @throws RangeError if the list is empty: a result without rows must not become 0
 */
export function lastOf<T>(list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('a list is empty that must not be')
  return list[list.length - 1] as T
}

/** The only one of some values; null where there is none, or several. */
export function onlyOf<T>(values: Iterable<T>): T | null {
  const [only = null, ...others] = values
  return others.length === 0 ? only : null
}

/** Whether all values are different. */
export const areUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length

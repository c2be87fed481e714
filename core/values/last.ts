/**
 * The last of a list that has one.
 *
 * @throws RangeError where it is empty: a result without rows is no 0
 */
export function lastOf<T>(list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('a list is empty that must not be')
  return list[list.length - 1] as T
}

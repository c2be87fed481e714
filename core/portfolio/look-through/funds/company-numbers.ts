/**
 * Small integers for company ids, so that funds are compared as sorted arrays of numbers. An id keeps its number for
 * the life of the process: there are no more of them than companies in the store.
 */
const numbers = new Map<string, number>()
const ids: string[] = []

/** The number of a company id. */
export function companyNumber(id: string): number {
  const known = numbers.get(id)
  if (known !== undefined) return known
  numbers.set(id, ids.length)
  ids.push(id)
  return ids.length - 1
}

/** The company id behind a number. */
export const companyId = (number: number): string => ids[number] ?? ''

/** How many numbers have been given. */
export const companyCount = (): number => ids.length

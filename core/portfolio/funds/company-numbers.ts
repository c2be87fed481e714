import type { Reference } from '../../reference/reference'

/**
 * Small integers for company ids, so that funds are compared as sorted arrays of numbers. They belong to a version of
 * the data, and so does all that is kept by number.
 */
export interface CompanyNumbers {
  /** The number of a company id; an id that is new gets the next one. */
  of(id: string): number
  /** The company id behind a number. */
  id(number: number): string
  /** How many have been given. */
  count(): number
}

/** Numbers of which none is given yet. */
export function companyNumbers(): CompanyNumbers {
  const numbers = new Map<string, number>()
  const ids: string[] = []
  return {
    of(id) {
      const known = numbers.get(id)
      if (known !== undefined) return known
      numbers.set(id, ids.length)
      return ids.push(id) - 1
    },
    id: (number) => ids[number] ?? '',
    count: () => ids.length,
  }
}

/** Numbers after which a version of the data begins anew: several times the companies of the embedded data. */
const MOST = 100_000

const current = new WeakMap<Pick<Reference, 'constituents'>, CompanyNumbers>()

/**
 * The numbers of a version of the data. Providers can be asked for any fund, so that its companies have no end: once
 * there are too many, whoever comes next begins anew, and the old ones go with the last book that was read with them.
 */
export function numbersOf(reference: Pick<Reference, 'constituents'>): CompanyNumbers {
  const known = current.get(reference)
  if (known !== undefined && known.count() < MOST) return known
  const numbers = companyNumbers()
  current.set(reference, numbers)
  return numbers
}

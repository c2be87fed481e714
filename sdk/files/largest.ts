import type { FileRequest, Largest } from './verdict'

/**
 * The largest holdings of a request, as many as a service takes, in the order of the file. Names those that are
 * left out, and the share of the value (fraction) that the part is: the rest is not in any figure.
 *
 * @example const { request, share } = largest(verdict.request, 25)
 */
export function largest(request: FileRequest, most: number): Largest {
  const bySize = request.holdings.toSorted((one, other) => other.value - one.value)
  const kept = new Set(bySize.slice(0, most))
  const sumOf = (holdings: Iterable<{ value: number }>): number => [...holdings].reduce((sum, { value }) => sum + value, 0)
  const holdings = request.holdings.filter((holding) => kept.has(holding))
  return { request: { ...request, holdings }, omitted: bySize.slice(most), share: sumOf(holdings) / sumOf(request.holdings) }
}

import type { Lookup, Reference, ReferenceSource } from '../../core/reference/reference'

/** Reference data whose provider cannot be asked for some securities: a failure, which is not the same as unknown. */
export function withUnavailable(source: ReferenceSource, isins: readonly string[]): ReferenceSource {
  const down = new Set(isins)
  const guarded =
    <T>(question: (keys: readonly string[]) => Promise<Lookup<T>>) =>
    async (keys: readonly string[]): Promise<Lookup<T>> => {
      const answer = await question(keys.filter((key) => !down.has(key)))
      return { found: answer.found, failed: new Set([...answer.failed, ...keys.filter((key) => down.has(key))]) }
    }
  const over = (reference: Reference): Reference => ({
    ...reference,
    securities: guarded(reference.securities),
    constituents: guarded(reference.constituents),
    bonds: guarded(reference.bonds),
    fundVectors: guarded(reference.fundVectors),
    prices: (isin, from, to) => guarded(([key]) => (key === undefined ? noPrices() : reference.prices(key, from, to)))([isin]),
  })
  return { open: async () => over(await source.open()) }
}

const noPrices = async () => ({ found: new Map(), failed: new Set<string>() })

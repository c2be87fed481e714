import type { Lookup } from '../../../core/reference/reference'
import type { Tables } from '../../../core/reference/tables/bundle'
import { layered } from '../layers'

/** Empty tables, for what a provider does not offer. */
export const silentTables: Tables = layered([])

/** Queries each key: a value is found, null is unknown, an error is failed. */
export async function eachKey<T>(keys: readonly string[], ask: (key: string) => Promise<T | null>): Promise<Lookup<T>> {
  const found = new Map<string, T>()
  const failed = new Set<string>()
  await Promise.all(
    keys.map(async (key) => {
      try {
        const value = await ask(key)
        if (value !== null) found.set(key, value)
      } catch {
        failed.add(key)
      }
    }),
  )
  return { found, failed }
}

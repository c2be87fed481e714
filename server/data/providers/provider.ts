import type { Lookup } from '../../../core/reference/reference'
import type { Tables } from '../../../core/reference/tables/bundle'
import { layered } from '../layers'

/** Tables that know nothing: what a provider does not offer. */
export const silentTables: Tables = layered([])

/** Asks key by key: what answers is found, null is unknown, what throws is failed. */
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

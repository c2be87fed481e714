/** Small operations on the answers of the port and of tables. */
import type { Lookup } from './reference'

/** An answer in which nothing was found and nothing failed. */
export const nothing: Lookup<never> = { found: new Map<string, never>(), failed: new Set() }

/** Answers keys from a map in memory; absent keys are unknown. */
export function pick<T>(from: ReadonlyMap<string, T>, keys: readonly string[]): Lookup<T> {
  const found = new Map<string, T>()
  for (const key of keys) {
    const value = from.get(key)
    if (value !== undefined) found.set(key, value)
  }
  return { found, failed: new Set() }
}

/** What was found, changed; unknown where that leaves nothing. */
export function mapFound<T, U>({ found, failed }: Lookup<T>, change: (value: T) => U | undefined): Lookup<U> {
  const changed = new Map<string, U>()
  for (const [key, value] of found) {
    const left = change(value)
    if (left !== undefined) changed.set(key, left)
  }
  return { found: changed, failed }
}

/** Each key once, in order of first appearance. */
export const distinct = <Key>(keys: Iterable<Key>): Key[] => [...new Set(keys)]

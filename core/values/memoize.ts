/** Caches of computed values. */

/** Computes a value once, on first use. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}

/** Computes a value once per object, and keeps it as long as the object is in use. */
export function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const values = new WeakMap<K, { value: V }>()
  return (key) => {
    const known = values.get(key)
    if (known !== undefined) return known.value
    const value = make(key)
    values.set(key, { value })
    return value
  }
}

/**
 * The same for objects that live as long as one request: the value is stored on the object, not enumerable and not in its
 * copies. A WeakMap would keep such objects alive through several garbage collections.
 */
export function attached<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const slot = Symbol('attached')
  return (key: K & { [slot]?: V }) => {
    const known = key[slot]
    if (known !== undefined) return known
    const value = make(key)
    Object.defineProperty(key, slot, { value })
    return value
  }
}

/** A cache that keeps only the most recently used keys (LRU). */
export interface Recent<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

/** An LRU cache of at most `capacity` values. */
export function recent<T>(capacity: number): Recent<T> {
  const values = new Map<string, T>()
  const put = (key: string, value: T) => {
    values.delete(key)
    values.set(key, value)
  }
  return {
    get(key) {
      const value = values.get(key)
      if (value !== undefined) put(key, value)
      return value
    },
    set(key, value) {
      put(key, value)
      const oldest = values.keys().next().value
      if (values.size > capacity && oldest !== undefined) values.delete(oldest)
    },
  }
}

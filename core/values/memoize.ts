/** What is made once and kept. */

/** Makes something once, when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}

/** Makes something once per object, for as long as that object is in use. */
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
 * The same for objects that live as long as one request: the value is kept on the object, out of sight and out of its
 * copies. A WeakMap would carry such objects through many collections.
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

/** A map that keeps only the keys used last. */
export interface Recent<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

/** Remembers at most `capacity` values and forgets the one not used for longest. */
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

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

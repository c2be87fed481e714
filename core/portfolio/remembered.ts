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

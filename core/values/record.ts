/** Any object that is not an array. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object and not an array. */
export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of an array; empty for anything else. */
export const recordsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The keys of an object, typed; only for objects without keys besides those of their type. */
export const keysOf = <T extends object>(record: T): (keyof T & string)[] => Object.keys(record) as (keyof T & string)[]

/** Keys and values of such an object, typed; absent keys are skipped. */
export const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][] => Object.entries(record) as [K, V][]

/** A record with a value for each of these keys. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>

/** Whether a record has this key. */
export const isKeyOf = <T extends object>(key: PropertyKey, record: T): key is keyof T => Object.hasOwn(record, key)

/** A member of an unchecked value; undefined if there is none. */
export const fieldOf = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

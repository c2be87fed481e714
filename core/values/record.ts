/** Any object that is no list. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object and no list. */
export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; none for anything else. */
export const recordsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The keys of an object that has no keys besides those of its type, which TypeScript cannot know. */
export const keysOf = <T extends object>(record: T): (keyof T & string)[] => Object.keys(record) as (keyof T & string)[]

/** Keys and values of such an object; keys that are left out are skipped. */
export const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][] => Object.entries(record) as [K, V][]

/** A value for each of these keys. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>

/** Whether a record has this key. */
export const isKeyOf = <T extends object>(key: PropertyKey, record: T): key is keyof T => Object.hasOwn(record, key)

/** A member of an unchecked value; undefined where there is none. */
export const fieldOf = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

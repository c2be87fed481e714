/** Any object that is no list. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object and no list. */
export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; none for anything else. */
export const recordsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

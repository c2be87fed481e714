import { isRecord, type Fields } from '../cli/render/schema'

/** The objects of a list; none for anything else. */
export const recordsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

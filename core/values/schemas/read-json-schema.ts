/** JSON Schema as it is read: apart from what writes it, which pages do not load. */
import type * as z from 'zod'
import { isRecord } from '../record'

/** A JSON Schema as zod writes it, with the unit that a field may have. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  unit?: string
}

export const isSchema = (value: unknown): value is JsonSchema => isRecord(value)

/** The unit of a field, as its schema states it. */
export const unitOf = (schema: JsonSchema): string | undefined => /^unit: (.+)$/.exec(schema.$comment ?? '')?.[1]

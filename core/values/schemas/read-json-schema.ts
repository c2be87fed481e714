/** Reading of JSON Schemas; separate from writing them, which pages do not load. */
import type * as z from 'zod'
import { isRecord } from '../record'

/** A JSON Schema as zod writes it, with an optional unit. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  unit?: string
}

export const isSchema = (value: unknown): value is JsonSchema => isRecord(value)

/** The unit in the schema of a field; undefined if there is none. */
export const unitOf = (schema: JsonSchema): string | undefined => /^unit: (.+)$/.exec(schema.$comment ?? '')?.[1]

import * as z from 'zod'
import { isRecord } from '../record'

/** A JSON Schema as zod writes it, with the unit that a field may have. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  unit?: string
}

export const isSchema = (value: unknown): value is JsonSchema => isRecord(value)

const known = { input: new WeakMap<z.ZodType, JsonSchema>(), output: new WeakMap<z.ZodType, JsonSchema>() }

/** Strict validators refuse keywords that they do not know, so a unit becomes a comment. */
function keepKnownKeywords(schema: JsonSchema): void {
  const { unit } = schema
  if (typeof unit === 'string') schema.$comment = `unit: ${unit}`
  delete schema['unit']
}

/** The unit of a field, as its schema states it. */
export const unitOf = (schema: JsonSchema): string | undefined => /^unit: (.+)$/.exec(schema.$comment ?? '')?.[1]

/** JSON Schema 2020-12 of what a schema accepts (`input`) or makes (`output`). */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const found = known[io].get(schema)
  if (found !== undefined) return found
  const override = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => keepKnownKeywords(jsonSchema)
  const made = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any', override })
  known[io].set(schema, made)
  return made
}

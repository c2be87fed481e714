import * as z from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

const known = { input: new WeakMap<z.ZodType, JsonSchema>(), output: new WeakMap<z.ZodType, JsonSchema>() }

/** JSON Schema 2020-12 of what a schema accepts (`input`) or makes (`output`). */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const found = known[io].get(schema)
  if (found !== undefined) return found
  const made = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })
  known[io].set(schema, made)
  return made
}

import * as z from 'zod'
import type { JsonSchema } from './read-json-schema'

const known = { input: new WeakMap<z.ZodType, JsonSchema>(), output: new WeakMap<z.ZodType, JsonSchema>() }

/** Strict validators refuse keywords that they do not know, so a unit becomes a comment. */
function keepKnownKeywords(schema: JsonSchema): void {
  const { unit } = schema
  if (typeof unit === 'string') schema.$comment = `unit: ${unit}`
  delete schema['unit']
}

/** JSON Schema 2020-12 of what a schema accepts (`input`) or makes (`output`). */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const found = known[io].get(schema)
  if (found !== undefined) return found
  const override = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => keepKnownKeywords(jsonSchema)
  const made = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any', override })
  known[io].set(schema, made)
  return made
}

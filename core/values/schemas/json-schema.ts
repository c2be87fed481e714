import * as z from 'zod'
import { remembered } from '../memoize'
import type { JsonSchema } from './read-json-schema'

/** Turns a unit into a `$comment`, since strict validators refuse unknown keywords. */
function keepKnownKeywords(schema: JsonSchema): void {
  const { unit } = schema
  if (typeof unit === 'string') schema.$comment = `unit: ${unit}`
  delete schema['unit']
}

const made = (io: 'input' | 'output') => remembered((schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any', override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => keepKnownKeywords(jsonSchema) }))

const schemas = { input: made('input'), output: made('output') }

/** JSON Schema 2020-12 of what a schema accepts (`input`) or returns (`output`). */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => schemas[io](schema)

/** Input schemas of operations in a form that assistants accept, and operations by name. */
import type { Tool } from '@modelcontextprotocol/server'
import { type JsonSchema, isSchema } from '../../../core/values/schemas/read-json-schema'
import { withBound } from '../../../core/contract/holdings-bound'
import type { Procedure } from '../../../core/operations/define'
import { procedures } from '../../../core/registry/procedures'
import { jsonSchemaOf } from '../../../core/values/schemas/json-schema'

/** A schema without `$schema`: the protocol's default dialect is 2020-12, and older clients know no other. */
export const wireSchema = (schema: JsonSchema): Tool['inputSchema'] => JSON.parse(JSON.stringify({ ...schema, $schema: undefined, type: 'object' }))

function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return different.length === 1 && different[0] !== undefined ? different[0] : { anyOf: different }
}

const fieldOf = (schema: JsonSchema, name: string): JsonSchema[] => {
  const field = schema.properties?.[name]
  return isSchema(field) ? [field] : []
}

/**
 * A schema as one object. Some assistants refuse `oneOf` and `anyOf` at the root of an input; one object with the fields of
 * all variants accepts everything that one of them does, and `run()` refuses what none accepts.
 */
export function oneObject(schema: JsonSchema): JsonSchema {
  const variants = (schema.oneOf ?? schema.anyOf ?? []).filter(isSchema)
  if (variants.length === 0) return schema
  const names = [...new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)))]
  return {
    properties: Object.fromEntries(names.map((name) => [name, anyOf(variants.flatMap((variant) => fieldOf(variant, name)))])),
    required: names.filter((name) => variants.every(({ required = [] }) => required.includes(name))),
    additionalProperties: false,
    ...(schema.$defs === undefined ? {} : { $defs: schema.$defs }),
  }
}

/** Input schema of an operation with the current bound on holdings. */
export const inputSchemaOf = ({ request }: Procedure, maxHoldings: number): JsonSchema => oneObject(withBound(jsonSchemaOf(request, 'input'), maxHoldings))

/** An operation by its name. */
export const procedureOf = (name: unknown): Procedure | undefined => procedures.find(({ operationId }) => operationId === name)

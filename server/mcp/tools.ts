/** The operations as tools, derived from the procedures and their schemas. */
import type { Tool } from '@modelcontextprotocol/server'
import { interfaces } from '../../core/described/interfaces'
import type { Procedure } from '../../core/operations/procedure'
import { withBound } from '../../core/contract/holdings-bound'
import { procedures } from '../../core/registry/procedures'
import { giveWay } from '../process/give-way'
import { jsonSchemaOf } from '../../core/values/schemas/json-schema'
import type { JsonSchema } from '../../core/values/schemas/read-json-schema'
import { findTool } from './find-tool'
import { wireSchema } from './wire-schema'

/** One of the schemas, or any of them. */
function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return different.length === 1 && different[0] !== undefined ? different[0] : { anyOf: different }
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const fieldOf = (schema: JsonSchema, name: string): JsonSchema[] => {
  const field = schema.properties?.[name]
  return isSchema(field) ? [field] : []
}

/**
 * A schema as one object. Some assistants refuse alternatives at the root of an input; the fields of all of them
 * together accept everything that one of them does, and `run()` refuses what none does.
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

const toolOf = (procedure: Procedure, asksProviders: boolean, maxHoldings: number): Tool => ({
  name: procedure.operationId,
  title: procedure.title.en,
  description: [procedure.description.en, procedure.notFor, interfaces[procedure.namespace].scope].join(' '),
  inputSchema: wireSchema(oneObject(withBound(jsonSchemaOf(procedure.request, 'input'), maxHoldings))),
  annotations: {
    readOnlyHint: true,
    idempotentHint: true,
    openWorldHint: asksProviders && procedure.namespace === 'portfolio-analysis',
  },
})

const made = new Map<string, Promise<Tool[]>>()

/**
 * All tools.
 *
 * @param maxHoldings holdings that a snapshot may have
 * @param asksProviders whether data providers outside are asked about securities that are not in the data
 */
export function toolsFor(asksProviders: boolean, maxHoldings: number): Promise<Tool[]> {
  const key = `${asksProviders} ${maxHoldings}`
  const tools = made.get(key) ?? makeTools(asksProviders, maxHoldings)
  made.set(key, tools)
  return tools
}

/** Others have their turn meanwhile: all schemas take a good part of a second. */
async function makeTools(asksProviders: boolean, maxHoldings: number): Promise<Tool[]> {
  const tools: Tool[] = [findTool]
  for (const procedure of procedures) {
    tools.push(toolOf(procedure, asksProviders, maxHoldings))
    await giveWay()
  }
  return tools
}

/** The operation behind a tool. */
export const procedureOf = (tool: unknown): Procedure | undefined => procedures.find(({ operationId }) => operationId === tool)

import type { Tool } from '@modelcontextprotocol/server'
import type { JsonSchema } from '../../../core/values/schemas/read-json-schema'

/** A schema without its dialect: 2020-12 is what the protocol means where none is named, and older clients know no other name. */
export const wireSchema = (schema: JsonSchema): Tool['inputSchema'] => JSON.parse(JSON.stringify({ ...schema, $schema: undefined, type: 'object' }))

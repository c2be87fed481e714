/** The parts of an OpenAPI 3.1 document that the viewer shows. */
import type * as z from 'zod'

type Plain = 'type' | 'description' | 'required' | 'enum' | 'const' | 'default' | 'format' | 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems'

/** A JSON schema as the documents of this service write them, as far as the viewer shows it. */
export interface Schema extends Pick<z.core.JSONSchema.JSONSchema, '$ref' | Plain> {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  exclusiveMinimum?: number
  'x-unit'?: string
}

interface Content {
  schema: Schema
  example?: unknown
}

interface Response {
  description: string
  headers?: Record<string, { description: string; schema: Schema }>
  content?: Record<string, Content>
}

export interface Parameter {
  name: string
  in: string
  schema: Schema
}

interface OperationObject {
  operationId: string
  summary: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, Response>
}

export interface OpenApi {
  info: { title: string; description: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, Schema> }
}

/** One call that can be made. */
export interface Operation {
  id: string
  method: string
  path: string
  summary: string
  description: string
  parameters: Parameter[]
  /** Null for calls without a body. */
  request: Content | null
  responses: [status: string, response: Response][]
}

/** The operations: those that compute first, in the order of the document. */
export function operationsOf(document: OpenApi): Operation[] {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      description: operation.description ?? '',
      parameters: operation.parameters ?? [],
      request: operation.requestBody?.content['application/json'] ?? null,
      responses: Object.entries(operation.responses),
    })),
  )
  return [...all.filter(({ method }) => method === 'POST'), ...all.filter(({ method }) => method !== 'POST')]
}

/** The schema behind a reference. */
export function resolved(document: OpenApi, schema: Schema): Schema {
  const name = nameOf(schema)
  return (name === undefined ? undefined : document.components.schemas[name]) ?? schema
}

const nameOf = (schema: Schema): string | undefined => schema.$ref?.replace('#/components/schemas/', '')

const choices = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? []

/** What kind of value it is, in few words. */
export function typeText(schema: Schema): string {
  const name = nameOf(schema)
  if (name !== undefined) return name
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const options = choices(schema)
  if (options.length > 0) return [...new Set(options.map(typeText))].join(' or ')
  if (schema.type === 'array' || schema.items !== undefined) return `array of ${typeText(schema.items ?? {})}`
  return [schema.type ?? 'any'].flat().join(' or ')
}

const bound = (sign: string, value: number | undefined): string[] => (value === undefined ? [] : [`${sign} ${value}`])

/** Two limits that may be missing, as `1 to 25 items`. */
function countText(least: number | undefined, most: number | undefined, of: string): string[] {
  if (least === undefined && most === undefined) return []
  return [`${[least, most].filter((limit) => limit !== undefined).join(' to ')} ${of}`]
}

const units: Readonly<Record<string, string>> = { fraction: 'fraction (0.01 is 1 %)', baseCurrency: 'amount in baseCurrency', percent: '%' }

/** Unit, bounds, format and default of a value. */
export const rulesOf = (schema: Schema): string[] => [
  ...(schema['x-unit'] === undefined ? [] : [units[schema['x-unit']] ?? schema['x-unit']]),
  ...bound('≥', schema.minimum),
  ...bound('>', schema.exclusiveMinimum),
  ...bound('≤', schema.maximum),
  ...countText(schema.minLength, schema.maxLength, 'characters'),
  ...countText(schema.minItems, schema.maxItems, 'items'),
  ...(schema.format === undefined ? [] : [schema.format]),
  ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
]

/** A named part of a schema. */
export interface Part {
  name: string
  schema: Schema
  required: boolean
}

const isStructured = (schema: Schema): boolean => schema.type === 'object' || schema.items !== undefined || schema.type === 'array'

/** What tells a choice from the others: a fixed value, else the first name. */
function choiceName(schema: Schema): string {
  const properties = Object.entries(schema.properties ?? {})
  const fixed = properties.find(([, part]) => part.const !== undefined)
  return fixed === undefined ? `with ${properties[0]?.[0] ?? typeText(schema)}` : `${fixed[0]}: ${JSON.stringify(fixed[1].const)}`
}

/** What a value consists of; empty for plain values. The parts of an array are those of its items. */
export function partsOf(document: OpenApi, schema: Schema): Part[] {
  const target = resolved(document, schema)
  if (target.items !== undefined) return partsOf(document, target.items)
  const options = choices(target).filter((option) => isStructured(resolved(document, option)))
  if (options.length === 1 && options[0] !== undefined) return partsOf(document, options[0])
  if (options.length > 1) return options.map((option) => ({ name: choiceName(resolved(document, option)), schema: option, required: false }))
  return Object.entries(target.properties ?? {}).map(([name, part]) => ({ name, schema: part, required: target.required?.includes(name) ?? false }))
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The same call for a shell. */
export const curlOf = (method: string, url: string, body: string | null): string =>
  ['curl -s', ...(method === 'GET' || body !== null ? [] : [`-X ${method}`]), quoted(url), ...(body === null ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(body)}`])].join(' ')

/** What the OpenAPI document of all interfaces offers, and addresses made from it. */
import { FIND_PATH } from '../../core/contract/namespaces'
import { procedures } from '../../core/registry/procedures'
import { changed, pick, spell, valueOf, type Random, type Schema } from './schema-values'

/** An operation or a read, as the document describes it. */
export interface Operation {
  path: string
  method: string
  request: Schema | null
  /** What stands behind the question mark. */
  query: readonly Parameter[]
  example: unknown
  statuses: ReadonlySet<number>
  trpc: string | null
}

interface Parameter {
  name: string
  required?: boolean
  schema: Schema & { examples?: unknown[] }
}

interface OperationObject {
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema; example: unknown } } }
  responses: Record<string, unknown>
}

/** What is read of the document. */
export interface Document {
  paths: Record<string, Record<string, OperationObject>>
}

/** Name on `/trpc` of what a path computes or finds. */
function trpcOf(path: string, method: string): string | null {
  if (path === FIND_PATH) return 'find'
  const procedure = method === 'post' ? procedures.find((each) => each.path === path) : undefined
  return procedure === undefined ? null : `${procedure.group}.${procedure.name}`
}

/** Everything that can be called. */
export const operationsIn = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]): Operation => {
      const body = requestBody?.content['application/json']
      return {
        path, method: method.toUpperCase(), request: body?.schema ?? null, query: parameters, example: body?.example ?? null,
        statuses: new Set(Object.keys(responses).map(Number)), trpc: trpcOf(path, method),
      }
    }))

/** Text that can stand in an address: half of a pair cannot. */
export const wellFormed = (text: string): string => Buffer.from(text).toString()

/** What an address asks for, as fields. */
export const askedBy = ({ query }: Operation, document: object, random: Random): unknown =>
  changed(Object.fromEntries(query.filter(({ required = false }) => required || random() < 0.4).map(({ name, schema }) =>
    [name, random() < 0.6 && schema.examples ? pick(random, schema.examples) : valueOf(schema, document, random)])), random)

/** Fields as they stand in an address; what is no list of fields stands there as it is. */
export function queryOf(asked: unknown): string {
  if (typeof asked !== 'object' || asked === null) return `?=${encodeURIComponent(wellFormed(String(asked)))}`
  const text = (value: unknown): string => wellFormed(typeof value === 'string' ? value : spell(value)).slice(0, 1000)
  return `?${Object.entries(asked).map(([name, value]) => `${encodeURIComponent(wellFormed(name))}=${encodeURIComponent(text(value))}`).join('&')}`
}

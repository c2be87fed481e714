/** Finds the part of a JSON Schema that belongs to a value, for its unit. */
import { withoutVoid } from '../../void-fields'
import { unitOf, type JsonSchema } from '../../catalog/json-schema'

export type Fields = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields of which null says that nothing went wrong, and not that something is unknown. */
const faults = ['failure', 'error']

/** The fields of an object that are to be shown. */
export const shownOf = (value: Fields): [string, unknown][] => Object.entries(withoutVoid(value)).filter(([key, inner]) => inner !== null || !faults.includes(key))

const isSchema = (value: unknown): value is JsonSchema => isRecord(value)

/** A schema with the definitions that its references point to. */
export interface Described {
  schema: JsonSchema
  root: JsonSchema
}

export const described = (schema: JsonSchema): Described => ({ schema, root: schema })

function followed({ schema, root }: Described): Described {
  const target = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  const found = target === undefined ? undefined : root.$defs?.[target]
  return isSchema(found) ? { schema: found, root } : { schema, root }
}

/** The branches of a union without `null`; the schema itself where it is none. */
export function branches(given: Described): Described[] {
  const { schema, root } = followed(given)
  const parts = schema.anyOf ?? schema.oneOf
  if (parts === undefined) return [{ schema, root }]
  return parts.filter(isSchema).filter(({ type }) => type !== 'null').flatMap((part) => branches({ schema: part, root }))
}

/** Whether a value has the constants that the schema asks for. */
function suits(value: unknown, given: Described): boolean {
  const { schema } = given
  if (!isRecord(value)) return true
  return Object.entries(schema.properties ?? {}).every(([key, inner]) => {
    if (!isSchema(inner)) return true
    if (inner.const !== undefined) return inner.const === value[key]
    if (inner.type === 'null') return value[key] === null
    return inner.type !== 'object' || !isRecord(value[key]) || suits(value[key], { schema: inner, root: given.root })
  })
}

const branchFor = (value: unknown, given: Described): Described => {
  const all = branches(given)
  return all.find((branch) => suits(value, branch)) ?? all[0] ?? given
}

/** The schema of a member of an object. */
export function memberOf(value: unknown, given: Described | null, key: string): Described | null {
  if (given === null) return null
  const { schema, root } = branchFor(value, given)
  const inner = schema.properties?.[key] ?? schema.additionalProperties
  return isSchema(inner) ? { schema: inner, root } : null
}

/** The schema of the items of a list. */
export function itemsOf(given: Described | null): Described | null {
  if (given === null) return null
  const { schema, root } = branchFor([], given)
  return isSchema(schema.items) ? { schema: schema.items, root } : null
}

/** The unit of a value: beside the union that it may be part of, or within. */
export function unitAt(given: Described | null): string | undefined {
  if (given === null) return undefined
  return unitOf(given.schema) ?? branches(given).map(({ schema }) => unitOf(schema)).find((unit) => unit !== undefined)
}

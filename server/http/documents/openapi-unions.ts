/** Sections as unions: clients see that there is data exactly where the status says so. */

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const withData: readonly unknown[] = ['ok', 'partial']

const isNull = (schema: unknown): boolean => isObject(schema) && schema['type'] === 'null'

/** A schema of data without null; undefined where null is not one of two choices. */
function present(data: Json): unknown {
  const choices: unknown[] = Array.isArray(data['anyOf']) ? data['anyOf'] : []
  const others = choices.filter((choice) => !isNull(choice))
  return others.length === 1 && choices.length === 2 ? others[0] : undefined
}

/** The two states of a section or analysis; undefined for any other schema. */
function statesOf(schema: Json): Json | undefined {
  const { properties } = schema
  if (!isObject(properties) || Object.keys(properties).join() !== 'status,reasons,data') return undefined
  const { status, data } = properties
  const statuses: unknown[] = isObject(status) && Array.isArray(status['enum']) ? status['enum'] : []
  const found = isObject(data) ? present(data) : undefined
  if (found === undefined || !statuses.includes('partial')) return undefined
  const state = (isTold: boolean, inside: unknown): Json => ({
    ...schema, properties: { ...properties, status: { type: 'string', enum: statuses.filter((name) => withData.includes(name) === isTold) }, data: inside },
  })
  // Some analyses say why they have no result in their data.
  const without = statuses.includes('not_requested') ? { type: 'null' } : data
  return { oneOf: [state(true, found), state(false, without)] }
}

/** A document in which every section is a union of its states. */
export function withUnions<T>(document: T): T {
  if (Array.isArray(document)) return document.map((part: unknown) => withUnions(part)) as T
  if (!isObject(document)) return document
  const parts = Object.fromEntries(Object.entries(document).map(([key, part]) => [key, withUnions(part)]))
  return (statesOf(parts) ?? parts) as T
}

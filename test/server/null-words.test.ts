/** Null in a result either means that a value is not known, or has words of its own. */
import { expect, test } from 'vitest'
import { procedures } from '../../core/procedures'
import { jsonSchemaOf, type JsonSchema } from '../../server/catalog/json-schema'
import { nullWords } from '../../server/null-words'

/** Where null says that a value is not known, or where other fields say why there is none. */
const unknown = [
  'annualCost', 'asOf', 'assetClass', 'catalogAsOf', 'change', 'constituentsAsOf', 'currency', 'data', 'effectiveN', 'error', 'failure', 'hhi', 'isin', 'isinA', 'isinB',
  'issuerCount', 'knownAnnualCost', 'largestIssuer', 'postValue', 'preValue', 'region', 'reportAsOf', 'reviewedAt', 'sector', 'tailWeight', 'ter', 'terSaving', 'weightedTer',
]

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)

const allowsNull = ({ type, anyOf, oneOf }: JsonSchema): boolean =>
  type === 'null' || (Array.isArray(type) && type.includes('null')) || [...(anyOf ?? []), ...(oneOf ?? [])].some((part) => isSchema(part) && allowsNull(part))

/** Names of the fields below a schema that can be null. */
function nullable(schema: JsonSchema): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), schema.items, schema.additionalProperties, ...Object.values(schema.$defs ?? {})]
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => (isSchema(inner) ? [...(allowsNull(inner) ? [name] : []), ...nullable(inner)] : []))
  return [...own, ...parts.flatMap((part) => (isSchema(part) ? nullable(part) : []))]
}

const found = [...new Set(procedures.flatMap(({ response }) => nullable(jsonSchemaOf(response, 'output'))))]

test('every field that can be null is settled', () => {
  expect(found.filter((name) => !unknown.includes(name) && !Object.hasOwn(nullWords, name)).sort()).toEqual([])
})

test('no field is settled that is never null, but for those that say nothing beside a goal that is not reached', () => {
  expect([...Object.keys(nullWords), ...unknown].filter((name) => !found.includes(name)).sort()).toEqual(['monthsToTarget', 'targetDate'])
})

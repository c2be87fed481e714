/** Puts values where a request has them: at its top, or in the portfolios that it holds. */
import type { Procedure } from '../../core/operations/define'
import { jsonSchemaOf } from '../../core/values/schemas/json-schema'
import { fieldsOf, type Field } from './fields'
import { branches, described, memberOf, type Described } from '../../core/wording/described'
import { isRecord } from '../../core/values/record'

/** Where requests hold a portfolio. */
const places = ['portfolio', 'before', 'after']

/** What the file says of a portfolio, and the language, which is an option of its own. */
const fromElsewhere = ['basis', 'holdings', 'locale']

const requestOf = (procedure: Procedure): Described => described(jsonSchemaOf(procedure.request, 'input'))

const namesIn = (given: Described): string[] => branches(given).flatMap(({ schema }) => Object.keys(schema.properties ?? {}))

/** The portfolios that a request holds, by their names. */
function portfoliosOf(procedure: Procedure): [string, Described][] {
  const request = requestOf(procedure)
  return places.flatMap((place): [string, Described][] => {
    const inner = memberOf({}, request, place)
    return inner === null ? [] : [[place, inner]]
  })
}

/** Whether a request holds one portfolio under this name, or is one where the name is empty. */
export const holdsPortfolio = (procedure: Procedure, place: 'portfolio' | ''): boolean => namesIn(requestOf(procedure)).includes(place === '' ? 'holdings' : place)

/** Fields without those whose name came before. */
export const byName = (fields: readonly Field[]): Field[] => [...new Map([...fields].reverse().map((field) => [field.name, field])).values()].reverse()

/** The fields of a request that the file of its portfolio does not say. */
export function requestFields(procedure: Procedure): Field[] {
  const own = fieldsOf(requestOf(procedure), [...places, ...fromElsewhere])
  return byName([...own, ...portfoliosOf(procedure).flatMap(([, inner]) => fieldsOf(inner, fromElsewhere))])
}

/** The request with values in it; those that it has no place for are left out. */
export function withValues(procedure: Procedure, body: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(body)) return body
  const own = namesIn(requestOf(procedure))
  const result: Record<string, unknown> = { ...body }
  for (const [name, value] of Object.entries(values)) {
    if (own.includes(name)) result[name] = isRecord(value) && isRecord(body[name]) ? { ...body[name], ...value } : value
    else for (const [place, inner] of portfoliosOf(procedure)) addBelow(result, place, inner, name, value)
  }
  return result
}

function addBelow(result: Record<string, unknown>, place: string, inner: Described, name: string, value: unknown): void {
  const portfolio = result[place]
  if (isRecord(portfolio) && namesIn(inner).includes(name)) result[place] = { ...portfolio, [name]: value }
}

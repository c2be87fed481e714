/** How many holdings a snapshot may have: a setting of the service, so that no schema can say it alone. */
import type { Issue } from './errors'
import { MOST_HOLDINGS } from './limits'
import { fieldOf } from '../values/record'

/** Fields in which requests hold portfolios; others are one themselves. */
export const portfolioFields = ['portfolio', 'before', 'after'] as const

/** How many holdings are in each list of a request, valid or not, and where the list stands. */
export const holdingsIn = (request: unknown): { path: string[]; count: number }[] =>
  [[], ...portfolioFields.map((field) => [field])].flatMap((place) => {
    const list = fieldOf(place.reduce<unknown>(fieldOf, request), 'holdings')
    return Array.isArray(list) ? [{ path: [...place, 'holdings'], count: list.length }] : []
  })

/** The findings about lists that are longer than the service takes; none where all are short enough. */
export const overBound = (request: unknown, most: number): Issue[] =>
  holdingsIn(request).flatMap(({ path, count }) => (count > most ? [{ path, code: 'too_big', message: `At most ${most} holdings` }] : []))

/** A JSON schema with the bound in force in place of the largest possible one. */
export function withBound<T>(schema: T, most: number): T {
  if (most === MOST_HOLDINGS || typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map((part: unknown) => withBound(part, most)) as T
  const entries = Object.entries(schema).map(([key, value]) => [key, key === 'maxItems' && value === MOST_HOLDINGS ? most : withBound<unknown>(value, most)])
  return Object.fromEntries(entries) as T
}

/** How many holdings a snapshot may have: a setting of the service, so that no schema can say it alone. */
import type { Issue } from './errors'
import { MOST_HOLDINGS } from './limits'
import { fieldOf } from '../values/record'

/** Where requests hold portfolios. */
const places: readonly (readonly string[])[] = [[], ['portfolio'], ['before'], ['after']]

/** The findings about lists that are longer than the service takes; none where all are short enough. */
export function overBound(request: unknown, most: number): Issue[] {
  return places.flatMap((place) => {
    const list = fieldOf(place.reduce(fieldOf, request), 'holdings')
    const isOver = Array.isArray(list) && list.length > most
    return isOver ? [{ path: [...place, 'holdings'], code: 'too_big', message: `At most ${most} holdings` }] : []
  })
}

/** A JSON schema with the bound in force in place of the largest possible one. */
export function withBound<T>(schema: T, most: number): T {
  if (most === MOST_HOLDINGS || typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map((part: unknown) => withBound(part, most)) as T
  const entries = Object.entries(schema).map(([key, value]) => [key, key === 'maxItems' && value === MOST_HOLDINGS ? most : withBound<unknown>(value, most)])
  return Object.fromEntries(entries) as T
}

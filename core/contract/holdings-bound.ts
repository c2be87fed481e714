/** Largest number of holdings of a snapshot: a setting of the service, so that schemas alone cannot state it. */
import type { Issue } from './errors'
import { MOST_HOLDINGS } from './limits'
import { fieldOf } from '../values/record'

/** Fields in which requests hold portfolios; other requests are a portfolio themselves. */
export const portfolioFields = ['portfolio', 'before', 'after'] as const

/** Number of holdings in each list of a request, valid or not, with the path of the list. */
export const holdingsIn = (request: unknown): { path: string[]; count: number }[] =>
  [[], ...portfolioFields.map((field) => [field])].flatMap((place) => {
    const list = fieldOf(place.reduce<unknown>(fieldOf, request), 'holdings')
    return Array.isArray(list) ? [{ path: [...place, 'holdings'], count: list.length }] : []
  })

/** Findings about lists with more holdings than the service accepts; empty if all are short enough. */
export const overBound = (request: unknown, most: number): Issue[] =>
  holdingsIn(request).flatMap(({ path, count }) => (count > most ? [{ path, code: 'too_big', message: `At most ${most} holdings` }] : []))

/** A JSON schema with the bound of this service in place of the largest possible one. */
export function withBound<T>(schema: T, most: number): T {
  if (most === MOST_HOLDINGS || typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map((part: unknown) => withBound(part, most)) as T
  const entries = Object.entries(schema).map(([key, value]) => [key, key === 'maxItems' && value === MOST_HOLDINGS ? most : withBound<unknown>(value, most)])
  return Object.fromEntries(entries) as T
}

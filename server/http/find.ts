/** `GET /api/v1/public/find`: a security by name, WKN or ticker. Costs one request and no rate units. */
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { succeed } from '../../core/contract/envelope'
import { failure } from '../../core/contract/errors'
import { check } from '../../core/contract/issues'
import { FIND_PATH } from '../../core/contract/namespaces'
import { findRequest, findWith, type FindContext, type findResponse } from '../../core/find/find'
import { isRecord } from '../../core/values/record'
import { Refusal } from './answer/failure'
import { contextOf, type Site, note } from './context'

/** Parses `limit` of a query string; anything else stays text, for the schema to refuse. */
const withNumbers = (query: unknown): unknown =>
  isRecord(query) && typeof query['limit'] === 'string' && /^\d{1,9}$/.test(query['limit']) ? { ...query, limit: Number(query['limit']) } : query

/**
 * Validates and runs a search.
 *
 * @throws Refusal `invalid_request`
 */
export async function found(asked: unknown, context: FindContext): Promise<z.output<typeof findResponse>> {
  const checked = check(findRequest, asked)
  if (!checked.ok) throw new Refusal(failure('invalid_request', checked.issues))
  return findWith(context, checked.data)
}

/** Registers the search. */
export function installFind(app: FastifyInstance, site: Site): void {
  app.get(FIND_PATH, async (request) => {
    note(request, { operation: 'find' })
    return succeed(await found(withNumbers(request.query), contextOf(request, site)), request.id)
  })
}

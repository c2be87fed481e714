/** `GET /api/v1/public/find`: a security by name, WKN or ticker. Costs one request and no rate units. */
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { succeed } from '../../core/contract/envelope'
import { failure, issuesOf } from '../../core/contract/errors'
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
  const parsed = findRequest.safeParse(asked)
  if (!parsed.success) throw new Refusal(failure('invalid_request', issuesOf(parsed.error)))
  return findWith(context, parsed.data)
}

/** Registers the search. */
export function installFind(app: FastifyInstance, site: Site): void {
  app.get(FIND_PATH, async (request) => {
    note(request, { operation: 'find' })
    return succeed(await found(withNumbers(request.query), contextOf(request, site)), request.id)
  })
}

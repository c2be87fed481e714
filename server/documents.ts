/** The documents of both interfaces that are no envelope: OpenAPI and methodology. */
import type { FastifyInstance } from 'fastify'
import { failure } from '../core/errors'
import { issuesOf } from '../core/issues'
import * as z from 'zod'
import type { Namespace } from '../core/procedure'
import { note } from './call'
import { baseUrlOf, type Site } from './context'
import { Refusal } from './failure'
import type { Gate } from './rate-limit/gate'
import { methodologyOf } from './methodology'
import { openApiOf } from './openapi'
import { basePaths, namespaces } from './paths'

/** The query of the methodology. */
const methodologyQuery = z.strictObject({ locale: z.enum(['en', 'de']).default('en') })

/** The language that a query asks for. @throws Refusal `invalid_request` */
export function localeIn(query: unknown): 'en' | 'de' {
  const parsed = methodologyQuery.safeParse(query)
  if (!parsed.success) throw new Refusal(failure('invalid_request', issuesOf(parsed.error)))
  return parsed.data.locale
}

function installDocuments(app: FastifyInstance, site: Site, gate: Gate, namespace: Namespace): void {
  const one = new Map([[namespace, 1]])
  app.get(`${basePaths[namespace]}/openapi.json`, async (request, reply) => {
    note(request, { namespace, operation: 'openapi' })
    await gate.charge(request, reply, one)
    return openApiOf(namespace, baseUrlOf(request, site.config))
  })
  app.get(`${basePaths[namespace]}/methodology`, async (request, reply) => {
    note(request, { namespace, operation: 'methodology' })
    await gate.charge(request, reply, one)
    const text = methodologyOf(namespace, localeIn(request.query))
    return reply.type('text/markdown; charset=utf-8').send(text)
  })
}

/** Registers the documents of every interface. */
export function installAllDocuments(app: FastifyInstance, site: Site, gate: Gate): void {
  for (const namespace of namespaces) installDocuments(app, site, gate, namespace)
}

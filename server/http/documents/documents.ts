/** The documents of every interface that are no envelope: OpenAPI and methodology. */
import type { FastifyInstance } from 'fastify'
import { failure } from '../../../core/contract/errors'
import { issuesOf } from '../../../core/contract/issues'
import * as z from 'zod'
import { note } from '../call'
import { baseUrlOf, type Site } from '../context'
import { Refusal } from '../answer/failure'
import { methodologyOf } from '../../../core/contract/interfaces'
import { allNamespaces, basePath, type Namespace } from '../../../core/contract/namespaces'
import { openApiOf } from './openapi'
import { sendPacked } from './packed'

/** The query of the methodology. */
const methodologyQuery = z.strictObject({ locale: z.enum(['en', 'de']).default('en') })

/** The language that a query asks for. @throws Refusal `invalid_request` */
export function localeIn(query: unknown): 'en' | 'de' {
  const parsed = methodologyQuery.safeParse(query)
  if (!parsed.success) throw new Refusal(failure('invalid_request', issuesOf(parsed.error)))
  return parsed.data.locale
}

function installDocuments(app: FastifyInstance, site: Site, namespace: Namespace): void {
  app.get(`${basePath(namespace)}/openapi.json`, async (request, reply) => {
    note(request, { namespace, operation: 'openapi' })
    const text = JSON.stringify(openApiOf(namespace, baseUrlOf(request, site.config), site.config.MAX_HOLDINGS))
    return sendPacked(request, reply.type('application/json; charset=utf-8'), text)
  })
  app.get(`${basePath(namespace)}/methodology`, async (request, reply) => {
    note(request, { namespace, operation: 'methodology' })
    const text = methodologyOf(namespace, localeIn(request.query))
    return reply.type('text/markdown; charset=utf-8').send(text)
  })
}

/** Registers the documents of every interface. */
export function installAllDocuments(app: FastifyInstance, site: Site): void {
  for (const namespace of allNamespaces) installDocuments(app, site, namespace)
}

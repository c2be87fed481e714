/** The documents of every interface that are no envelope: OpenAPI and methodology. */
import type { FastifyInstance } from 'fastify'
import { failure, issuesOf } from '../../../core/contract/errors'
import * as z from 'zod'
import { weighted, type Gate } from '../../limits/gate'
import { readOf } from '../../limits/quota'
import { readContextOf, type ReadContext, type Site, note } from '../context'
import { Refusal } from '../answer/failure'
import { methodologyOf } from '../../../core/described/interfaces'
import { allNamespaces, basePath, type Namespace } from '../../../core/contract/namespaces'
import { openApiOf } from './openapi'
import { prepared, sendPrepared } from './packed'

/** The query of the methodology. */
const methodologyQuery = z.strictObject({ locale: z.enum(['en', 'de']).default('en') })

/** The language that a query asks for. @throws Refusal `invalid_request` */
function localeIn(query: unknown): 'en' | 'de' {
  const parsed = methodologyQuery.safeParse(query)
  if (!parsed.success) throw new Refusal(failure('invalid_request', issuesOf(parsed.error)))
  return parsed.data.locale
}

function installDocuments(app: FastifyInstance, site: Site, gate: Gate, namespace: Namespace): void {
  app.get(`${basePath(namespace)}/openapi.json`, weighted, async (request, reply) => {
    note(request, { namespace, operation: 'openapi' })
    await gate.charge(request, reply, readOf(namespace))
    const make = ({ baseUrl, config }: ReadContext): string => JSON.stringify(openApiOf(namespace, baseUrl, config.MAX_HOLDINGS))
    return sendPrepared(request, reply.type('application/json; charset=utf-8'), prepared(`${namespace} OpenAPI`, readContextOf(request, site), make))
  })
  app.get(`${basePath(namespace)}/methodology`, weighted, async (request, reply) => {
    note(request, { namespace, operation: 'methodology' })
    await gate.charge(request, reply, readOf(namespace))
    const locale = localeIn(request.query)
    const document = prepared(`${namespace} methodology ${locale}`, readContextOf(request, site), ({ sources }) => methodologyOf(namespace, locale, sources))
    return sendPrepared(request, reply.type('text/markdown; charset=utf-8'), document)
  })
}

/** Registers the documents of every interface. */
export function installAllDocuments(app: FastifyInstance, site: Site, gate: Gate): void {
  for (const namespace of allNamespaces) installDocuments(app, site, gate, namespace)
}

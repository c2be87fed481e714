/** `GET /docs`: every operation of every interface, to read and to try out; in English. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { interfaces } from '../../../core/contract/interfaces'
import { basePath } from '../../../core/contract/namespaces'
import type { Assets } from '../frame/assets'
import { documentOf, sendPage } from '../frame/document'
import { guidePagePath, methodologyPagePath } from '../../../core/contract/page-paths'
import { visitOf } from '../frame/visit'
import { DocsApp, docsLead, type DocsData } from './app'

const data: DocsData = {
  interfaces: Object.values(interfaces).map(({ namespace, name }) => ({
    id: namespace,
    title: name.en,
    openapi: `${basePath(namespace)}/openapi.json`,
    guide: guidePagePath(namespace),
    methodology: methodologyPagePath(namespace),
  })),
}

/** Sends the viewer; it reads the OpenAPI documents itself. */
export function sendDocs(request: FastifyRequest, reply: FastifyReply, assets: Assets): Promise<FastifyReply> {
  const page = { title: 'API', description: docsLead, entry: 'docs.tsx', data, content: <DocsApp {...data} /> }
  return sendPage(request, reply, documentOf(page, visitOf(request), assets))
}

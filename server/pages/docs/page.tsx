/** `GET /docs`: every operation of every interface, to read and to try out. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { interfaces } from '../../../core/contract/interfaces'
import { basePath } from '../../../core/contract/namespaces'
import type { Assets } from '../frame/assets'
import { documentOf, sendPage } from '../frame/document'
import { guidePagePath, methodologyPagePath } from '../../../core/contract/page-paths'
import { pathFor, visitOf } from '../frame/visit'
import { procedures } from '../../../core/registry/procedures'
import type { Locale } from '../../../core/values/text'
import { DocsApp, type DocsData } from './app'
import { docsWords } from './words'

const dataIn = (locale: Locale, inLocale: (path: string) => string): DocsData => ({
  locale,
  interfaces: Object.values(interfaces).map(({ namespace, name }) => ({
    id: namespace,
    title: name[locale],
    openapi: `${basePath(namespace)}/openapi.json`,
    guide: inLocale(guidePagePath(namespace)),
    methodology: inLocale(methodologyPagePath(namespace)),
  })),
  german: locale === 'en' ? {} : Object.fromEntries(procedures.map(({ operationId, title, description }) => [operationId, { title: title.de, description: description.de }])),
})

/** Sends the viewer; it reads the OpenAPI documents itself. */
export function sendDocs(request: FastifyRequest, reply: FastifyReply, assets: Assets): Promise<FastifyReply> {
  const visit = visitOf(request)
  const data = dataIn(visit.locale, (path) => pathFor(visit, path))
  const page = { title: 'API', description: docsWords[visit.locale].lead, entry: 'docs.tsx', data, content: <DocsApp {...data} /> }
  return sendPage(request, reply, documentOf(page, visit, assets))
}

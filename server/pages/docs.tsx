/** `GET /docs`: every operation of both interfaces, to read and to try out; in English. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { basePaths, namespaces } from '../paths'
import type { Assets } from './assets'
import { documentOf, sendPage } from './document'
import { guidePagePath, methodologyPagePath } from './paths'
import { visitOf } from './visit'
import { DocsApp, docsLead, type DocsData } from './web/docs/app'

const titles = { 'portfolio-analysis': 'Portfolio analysis', calculators: 'Calculators' } as const

const data: DocsData = {
  interfaces: namespaces.map((namespace) => ({
    id: namespace,
    title: titles[namespace],
    openapi: `${basePaths[namespace]}/openapi.json`,
    guide: guidePagePath(namespace),
    methodology: methodologyPagePath(namespace),
  })),
}

/** Sends the viewer; it reads the OpenAPI documents itself. */
export function sendDocs(request: FastifyRequest, reply: FastifyReply, assets: Assets): Promise<FastifyReply> {
  const page = { title: 'API', description: docsLead, entry: 'docs.tsx', data, content: <DocsApp {...data} /> }
  return sendPage(request, reply, documentOf(page, visitOf(request), assets))
}

/** The methodology of each interface for people. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Namespace } from '../../core/procedure'
import { methodologyOf } from '../methodology'
import type { Assets } from './assets'
import { documentOf, sendPage } from './document'
import { htmlOf } from './markdown-html'
import { visitOf } from './visit'
import { words } from './web/words'

/** Sends the models of an interface in formulas. */
export function sendMethodology(request: FastifyRequest, reply: FastifyReply, namespace: Namespace, assets: Assets): Promise<FastifyReply> {
  const visit = visitOf(request)
  const title = words[visit.locale].methodology
  const content = <article class="prose" dangerouslySetInnerHTML={{ __html: htmlOf(methodologyOf(namespace, visit.locale)) }} />
  return sendPage(request, reply, documentOf({ title, description: title, content }, visit, assets))
}

/** Cache of pages that are the same for everyone with the same language: rendered once a day and compressed once. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contextOf, type ReadContext, type Site } from '../../http/context'
import { preparedLater, sendPrepared } from '../../http/documents/packed'
import type { Assets } from './assets'
import { documentOf, withPageHeaders, type Page } from './document'
import { visitOf, type Visit } from './visit'

/** What pages are made with. */
export interface Frame {
  site: Site
  assets: Assets
}

/** Makes a page for a visit that names nothing but the page and the language. */
export type MakePage = (visit: Visit, context: ReadContext) => Page | Promise<Page>

/**
 * Sends such a page; its query string contains only the language.
 *
 * @param stamp tells it from the same page with something else on it
 */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, { site, assets }: Frame, make: MakePage, stamp = ''): Promise<FastifyReply> {
  const visit = { ...visitOf(request), query: '' }
  const name = `page ${visit.path} ${visit.locale} ${visit.chosen} ${assets.written()} ${stamp}`
  const html = await preparedLater(name, contextOf(request, site), async (context) => documentOf(await make(visit, context), visit, assets))
  return sendPrepared(request, withPageHeaders(reply), html)
}

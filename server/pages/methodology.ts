import type { FastifyInstance } from 'fastify'
import { localeIn } from '../documents'
import { methodologyOf } from '../methodology'
import { namespaces } from '../paths'
import { pageOf, sendPage } from './html'
import { htmlOf } from './markdown-html'
import { methodologyPagePath } from './paths'

const titles = { en: 'Methodology', de: 'Methodik' } as const

/** The methodology of each interface for people. */
export function installMethodologyPages(app: FastifyInstance): void {
  for (const namespace of namespaces) {
    app.get(methodologyPagePath(namespace), async (request, reply) => {
      request.call.operation = 'methodologyPage'
      const locale = localeIn(request.query)
      return sendPage(reply, pageOf(locale, titles[locale], htmlOf(methodologyOf(namespace, locale))))
    })
  }
}

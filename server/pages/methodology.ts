import type { FastifyInstance } from 'fastify'
import type { Namespace } from '../../core/procedure'
import type { Locale } from '../../core/text'
import { localeIn } from '../documents'
import { methodologyOf } from '../methodology'
import { namespaces } from '../paths'
import { pageOf, sendPage } from './html'
import { htmlOf } from './markdown-html'
import { methodologyPagePath } from './paths'

const titles = { en: 'Methodology', de: 'Methodik' } as const

const made = new Map<string, string>()

/** Made once: the page is free of rate units. */
function htmlPage(namespace: Namespace, locale: Locale): string {
  const key = `${namespace} ${locale}`
  const page = made.get(key) ?? pageOf(locale, titles[locale], htmlOf(methodologyOf(namespace, locale)))
  made.set(key, page)
  return page
}

/** The methodology of each interface for people. */
export function installMethodologyPages(app: FastifyInstance): void {
  for (const namespace of namespaces) {
    app.get(methodologyPagePath(namespace), async (request, reply) => {
      request.call.operation = 'methodologyPage'
      return sendPage(reply, htmlPage(namespace, localeIn(request.query)))
    })
  }
}

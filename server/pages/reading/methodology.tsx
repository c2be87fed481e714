/** The methodology of each interface for people. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../../core/values/text'
import { interfaces, methodologyOf } from '../../../core/contract/interfaces'
import { allNamespaces, basePath, type Namespace } from '../../../core/contract/namespaces'
import { Article, type Related } from '../frame/article'
import type { Assets } from '../frame/assets'
import { documentOf, sendPage } from '../frame/document'
import { rendered, type Rendered } from '../frame/markdown'
import { guidePagePath, methodologyPagePath } from '../../../core/contract/page-paths'
import { visitOf } from '../frame/visit'

const words = {
  en: { methodology: 'Methodology', guide: 'Usage guide', source: 'As Markdown' },
  de: { methodology: 'Methodik', guide: 'Anleitung', source: 'Als Markdown' },
} as const

const titleOf = (namespace: Namespace, locale: Locale): string => `${words[locale].methodology}: ${interfaces[namespace].name[locale]}`

const made = new Map<string, Rendered>()

/** Made once: it is the same for everyone. */
function textOf(namespace: Namespace, locale: Locale): Rendered {
  const key = `${namespace} ${locale}`
  const text = made.get(key) ?? rendered(methodologyOf(namespace, locale))
  made.set(key, text)
  return text
}

/** Sends the models of an interface in words and formulas. */
export function sendMethodology(request: FastifyRequest, reply: FastifyReply, namespace: Namespace, assets: Assets): Promise<FastifyReply> {
  const visit = visitOf(request)
  const text = words[visit.locale]
  const title = titleOf(namespace, visit.locale)
  const related: Related[] = [
    ...allNamespaces.filter((other) => other !== namespace).map((other) => ({ path: methodologyPagePath(other), title: titleOf(other, visit.locale) })),
    { path: guidePagePath(namespace), title: text.guide },
  ]
  const source = { path: `${basePath(namespace)}/methodology?locale=${visit.locale}`, title: text.source }
  const content = <Article text={textOf(namespace, visit.locale)} related={related} source={source} visit={visit} />
  return sendPage(request, reply, documentOf({ title, description: title, content }, visit, assets))
}

/** The methodology of each interface for people. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Namespace } from '../../core/procedure'
import type { Locale } from '../../core/text'
import { methodologyOf } from '../methodology'
import { basePaths } from '../paths'
import { Article, type Related } from './article'
import type { Assets } from './assets'
import { documentOf, sendPage } from './document'
import { rendered, type Rendered } from './markdown'
import { guidePagePath, methodologyPagePath } from './paths'
import { visitOf } from './visit'

const words = {
  en: { calculators: 'Methodology of the calculators', 'portfolio-analysis': 'Methodology of the portfolio analysis', guide: 'Usage guide', source: 'As Markdown' },
  de: { calculators: 'Methodik der Rechner', 'portfolio-analysis': 'Methodik der Portfolioanalyse', guide: 'Anleitung (englisch)', source: 'Als Markdown' },
} as const

const others = { calculators: 'portfolio-analysis', 'portfolio-analysis': 'calculators' } as const satisfies Record<Namespace, Namespace>

const made = new Map<string, Rendered>()

/** Made once: the page is free of rate units. */
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
  const related: Related[] = [
    { path: methodologyPagePath(others[namespace]), title: text[others[namespace]] },
    { path: guidePagePath(namespace), title: text.guide },
  ]
  const source = { path: `${basePaths[namespace]}/methodology?locale=${visit.locale}`, title: text.source }
  const content = <Article text={textOf(namespace, visit.locale)} related={related} source={source} visit={visit} />
  return sendPage(request, reply, documentOf({ title: text[namespace], description: text[namespace], content }, visit, assets))
}

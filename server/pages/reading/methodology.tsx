/** The methodology of each interface for people. */
import { byLanguage, type Locale, text } from '../../../core/values/text'
import { interfaces } from '../../../core/described/interfaces'
import type { DataSource } from '../../../core/described/methodology/data-sources'
import { methodologyOf } from '../../../core/described/methodology/methodology'
import { allNamespaces, basePath, type Namespace, guidePagePath, methodologyPagePath } from '../../../core/contract/namespaces'
import { Article, type Related } from '../frame/article'
import type { Page } from '../frame/document'
import { rendered } from '../frame/markdown'
import type { Visit } from '../frame/visit'

const words = byLanguage({
  methodology: text('Methodology', 'Methodik'),
  guide: text('Usage guide', 'Anleitung'),
  source: text('As Markdown', 'Als Markdown'),
})

const titleOf = (namespace: Namespace, locale: Locale): string => `${words[locale].methodology}: ${interfaces[namespace].name[locale]}`

/** The models of an interface in words and formulas. */
export function methodologyPage(visit: Visit, namespace: Namespace, data: readonly DataSource[]): Page {
  const text = words[visit.locale]
  const title = titleOf(namespace, visit.locale)
  const related: Related[] = [
    ...allNamespaces.filter((other) => other !== namespace).map((other) => ({ path: methodologyPagePath(other), title: titleOf(other, visit.locale) })),
    { path: guidePagePath(namespace), title: text.guide },
  ]
  const source = { path: `${basePath(namespace)}/methodology?locale=${visit.locale}`, title: text.source }
  const content = <Article text={rendered(methodologyOf(namespace, visit.locale, data))} related={related} source={source} visit={visit} />
  return { title, description: title, content }
}

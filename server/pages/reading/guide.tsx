/** The usage guide of each interface for people. */
import type { VNode } from 'preact'
import { guideOf } from '../../../core/described/guide/guide'
import { interfaces } from '../../../core/described/interfaces'
import { byLanguage, type Locale, text } from '../../../core/values/text'
import { allNamespaces, basePath, type Namespace, guidePagePath, methodologyPagePath } from '../../../core/contract/namespaces'
import { Article, type Related } from '../frame/article'
import type { Page } from '../frame/document'
import { rendered } from '../frame/markdown'
import type { Visit } from '../frame/visit'

type Example = ReturnType<typeof guideOf>['examples'][number]

const ExampleDetails = ({ title, method, path, body }: Example): VNode => (
  <details class="example">
    <summary>{title}</summary>
    <p><code>{method} {path}</code></p>
    {body !== null && <pre tabIndex={0}><code>{JSON.stringify(body, null, 2)}</code></pre>}
  </details>
)

const words = byLanguage({
  docs: text('Every operation, to try out', 'Jede Operation zum Ausprobieren'),
  methodology: text('Methodology', 'Methodik'),
  guide: text('Usage guide', 'Anleitung'),
  source: text('As JSON', 'Als JSON (englisch)'),
  examples: text('Examples', 'Beispiele'),
})

const relatedOf = (namespace: Namespace, locale: Locale): Related[] => [
  { path: '/docs', title: words[locale].docs },
  { path: methodologyPagePath(namespace), title: words[locale].methodology },
  ...allNamespaces.filter((other) => other !== namespace).map((other) => ({ path: guidePagePath(other), title: `${words[locale].guide}: ${interfaces[other].name[locale]}` })),
]

/** How to use an interface, with an example of every call. */
export function guidePage(visit: Visit, namespace: Namespace, baseUrl: string): Page {
  const { title, markdown, examples } = guideOf(namespace, baseUrl, visit.locale)
  const content = (
    <Article text={rendered(markdown)} related={relatedOf(namespace, visit.locale)} source={{ path: `${basePath(namespace)}/guide`, title: words[visit.locale].source }} visit={visit}>
      <>
        <h2>{words[visit.locale].examples}</h2>
        {examples.map((example) => <ExampleDetails {...example} />)}
      </>
    </Article>
  )
  return { title, description: title, content }
}

/** The usage guide of each interface for people; it is in English only. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VNode } from 'preact'
import type { Namespace } from '../../core/procedure'
import { guideOf } from '../catalog/guide'
import { basePaths } from '../paths'
import { Article, type Related } from './article'
import type { Assets } from './assets'
import { documentOf, sendPage } from './document'
import { rendered } from './markdown'
import { guidePagePath, methodologyPagePath } from './paths'
import { visitOf } from './visit'

type Example = ReturnType<typeof guideOf>['examples'][number]

const ExampleDetails = ({ title, method, path, body }: Example): VNode => (
  <details class="example">
    <summary>{title}</summary>
    <p><code>{method} {path}</code></p>
    {body !== null && <pre tabIndex={0}><code>{JSON.stringify(body, null, 2)}</code></pre>}
  </details>
)

const others = {
  calculators: { namespace: 'portfolio-analysis', title: 'Usage guide of the portfolio analysis' },
  'portfolio-analysis': { namespace: 'calculators', title: 'Usage guide of the calculators' },
} as const satisfies Record<Namespace, object>

const relatedOf = (namespace: Namespace): Related[] => [
  { path: '/docs', title: 'Every operation, to try out' },
  { path: methodologyPagePath(namespace), title: 'Methodology' },
  { path: guidePagePath(others[namespace].namespace), title: others[namespace].title },
]

/** Sends how to use an interface, with an example of every call. */
export function sendGuide(request: FastifyRequest, reply: FastifyReply, namespace: Namespace, baseUrl: string, assets: Assets): Promise<FastifyReply> {
  const visit = visitOf(request)
  const { title, markdown, examples } = guideOf(namespace, baseUrl)
  const content = (
    <div lang="en">
      <Article text={rendered(markdown)} related={relatedOf(namespace)} source={{ path: `${basePaths[namespace]}/guide`, title: 'As JSON' }} visit={visit}>
        <>
          <h2>Examples</h2>
          {examples.map((example) => <ExampleDetails {...example} />)}
        </>
      </Article>
    </div>
  )
  return sendPage(request, reply, documentOf({ title, description: title, content }, visit, assets))
}

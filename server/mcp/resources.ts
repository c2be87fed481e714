/** The documents of every interface as resources: catalog, usage guide, methodology. */
import { guideOf } from '../../core/described/interfaces/guide'
import { interfaces, methodologyOf } from '../../core/described/interfaces'
import { allNamespaces, type Namespace } from '../../core/contract/namespaces'
import type { ReadContext } from '../http/context'
import { dataIn, preparedDescription } from '../http/documents/reads'

/** One document. */
interface Document {
  namespace: Namespace
  uri: string
  name: string
  title: string
  description: string
  mimeType: 'application/json' | 'text/markdown'
  text(context: ReadContext): string
}

const languages = { en: 'English', de: 'German' } as const

const catalog = (namespace: Namespace): Document => ({
  namespace,
  uri: `depotkit://${namespace}/catalog`,
  name: `${namespace}-catalog`,
  title: `${interfaces[namespace].name.en}: catalog`,
  description: 'Every operation with its schemas, limits and an example.',
  mimeType: 'application/json',
  text: (context) => dataIn(preparedDescription(namespace, null, context)).toString(),
})

const guide = (namespace: Namespace): Document => ({
  namespace,
  uri: `depotkit://${namespace}/guide`,
  name: `${namespace}-guide`,
  title: `${interfaces[namespace].name.en}: usage guide`,
  description: 'How to ask and how to read the answers.',
  mimeType: 'text/markdown',
  text: ({ baseUrl }) => guideOf(interfaces[namespace], baseUrl).markdown,
})

const methodology = (namespace: Namespace, locale: 'en' | 'de'): Document => ({
  namespace,
  uri: `depotkit://${namespace}/methodology/${locale}`,
  name: `${namespace}-methodology-${locale}`,
  title: `${interfaces[namespace].name.en}: methodology (${languages[locale]})`,
  description: 'Formulas, legal figures with sources and dates, assumptions and limitations.',
  mimeType: 'text/markdown',
  text: () => methodologyOf(namespace, locale),
})

/** All documents. */
export const documents: readonly Document[] = allNamespaces.flatMap((namespace) => [
  catalog(namespace),
  guide(namespace),
  methodology(namespace, 'en'),
  methodology(namespace, 'de'),
])

/** The document at an address. */
export const documentAt = (uri: unknown): Document | undefined => documents.find((document) => document.uri === uri)

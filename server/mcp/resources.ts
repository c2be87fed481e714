/** The documents of both interfaces as resources: catalog, usage guide, methodology. */
import type { Namespace } from '../../core/procedure'
import { guideOf } from '../catalog/guide'
import { catalogOf, type ReadContext } from '../catalog/reads'
import { methodologyOf } from '../methodology'
import { namespaces } from '../paths'

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

const interfaceName: Readonly<Record<Namespace, string>> = { 'portfolio-analysis': 'Portfolio analysis', calculators: 'Calculators' }

const languages = { en: 'English', de: 'German' } as const

const catalog = (namespace: Namespace): Document => ({
  namespace,
  uri: `depotkit://${namespace}/catalog`,
  name: `${namespace}-catalog`,
  title: `${interfaceName[namespace]}: catalog`,
  description: 'Every operation with its schemas, limits and an example.',
  mimeType: 'application/json',
  text: (context) => JSON.stringify(catalogOf(namespace, context)),
})

const guide = (namespace: Namespace): Document => ({
  namespace,
  uri: `depotkit://${namespace}/guide`,
  name: `${namespace}-guide`,
  title: `${interfaceName[namespace]}: usage guide`,
  description: 'How to ask and how to read the answers.',
  mimeType: 'text/markdown',
  text: ({ baseUrl }) => guideOf(namespace, baseUrl).markdown,
})

const methodology = (namespace: Namespace, locale: 'en' | 'de'): Document => ({
  namespace,
  uri: `depotkit://${namespace}/methodology/${locale}`,
  name: `${namespace}-methodology-${locale}`,
  title: `${interfaceName[namespace]}: methodology (${languages[locale]})`,
  description: 'Formulas, legal figures with sources and dates, assumptions and limitations.',
  mimeType: 'text/markdown',
  text: () => methodologyOf(namespace, locale),
})

/** All documents. */
export const documents: readonly Document[] = namespaces.flatMap((namespace) => [
  catalog(namespace),
  guide(namespace),
  methodology(namespace, 'en'),
  methodology(namespace, 'de'),
])

/** The document at an address. */
export const documentAt = (uri: unknown): Document | undefined => documents.find((document) => document.uri === uri)

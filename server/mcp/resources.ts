/** The documents of every interface as resources: catalog, usage guide, methodology. */
import { guideOf } from '../../core/described/guide/guide'
import { interfaces } from '../../core/described/interfaces'
import { methodologyOf } from '../../core/described/methodology/methodology'
import { allNamespaces, type Namespace } from '../../core/contract/namespaces'
import type { Procedure } from '../../core/operations/define'
import { procedures } from '../../core/registry/procedures'
import { descriptionOf } from './tools/describe-tool'
import type { ReadContext } from '../http/context'
import { dataIn, preparedDescription } from '../http/documents/reads'

interface Document {
  namespace: Namespace
  uri: string
  name: string
  title: string
  description: string
  mimeType: 'application/json' | 'text/markdown' | 'text/plain'
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
  text: ({ baseUrl }) => guideOf(namespace, baseUrl).markdown,
})

const methodology = (namespace: Namespace, locale: 'en' | 'de'): Document => ({
  namespace,
  uri: `depotkit://${namespace}/methodology/${locale}`,
  name: `${namespace}-methodology-${locale}`,
  title: `${interfaces[namespace].name.en}: methodology (${languages[locale]})`,
  description: 'Formulas, legal figures with sources and dates, assumptions and limitations.',
  mimeType: 'text/markdown',
  text: ({ sources }) => methodologyOf(namespace, locale, sources),
})

/** URI template of the description of an operation. */
export const OPERATION_TEMPLATE = 'depotkit://operations/{operation}'

/** Resource templates. */
export const templates = [{ uriTemplate: OPERATION_TEMPLATE, name: 'operation', title: 'An operation', description: 'What it is for, what it takes, and an example.', mimeType: 'text/plain' }] as const

const operation = (procedure: Procedure): Document => ({
  namespace: procedure.namespace,
  uri: OPERATION_TEMPLATE.replace('{operation}', procedure.operationId),
  name: procedure.operationId,
  title: procedure.title.en,
  description: procedure.description.en,
  mimeType: 'text/plain',
  text: ({ config }) => descriptionOf(procedure, config.MAX_HOLDINGS),
})

const operations = new Map(procedures.map(operation).map((document) => [document.uri, document]))

/** All documents that are listed. */
export const documents: readonly Document[] = allNamespaces.flatMap((namespace) => [
  catalog(namespace),
  guide(namespace),
  methodology(namespace, 'en'),
  methodology(namespace, 'de'),
])

/** The document with a URI. */
export const documentAt = (uri: unknown): Document | undefined => documents.find((document) => document.uri === uri) ?? operations.get(String(uri))

/** `GET /docs`: every operation of every interface, to read and to try out. */
import { interfaces } from '../../../core/described/interfaces'
import { basePath, guidePagePath, methodologyPagePath } from '../../../core/contract/namespaces'
import type { Page } from '../frame/document'
import { pathFor, type Visit } from '../frame/visit'
import { procedures } from '../../../core/registry/procedures'
import type { Locale } from '../../../core/values/text'
import { DocsApp, type DocsData } from './app'
import { docsWords } from './words'

const dataIn = (locale: Locale, inLocale: (path: string) => string): DocsData => ({
  locale,
  interfaces: Object.values(interfaces).map(({ namespace, name }) => ({
    id: namespace,
    title: name[locale],
    openapi: `${basePath(namespace)}/openapi.json`,
    guide: inLocale(guidePagePath(namespace)),
    methodology: inLocale(methodologyPagePath(namespace)),
  })),
  german: locale === 'en' ? {} : Object.fromEntries(procedures.map(({ operationId, title, description }) => [operationId, { title: title.de, description: description.de }])),
})

/** The viewer; it reads the OpenAPI documents itself. */
export function docsPage(visit: Visit): Page {
  const data = dataIn(visit.locale, (path) => pathFor(visit, path))
  return { title: 'API', description: docsWords[visit.locale].lead, entry: 'docs.tsx', data, content: <DocsApp {...data} /> }
}

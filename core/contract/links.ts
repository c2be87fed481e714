/** The links that results carry. No link contains holdings or amounts. */
import type { Locale } from '../values/text'
import { basePath, type Namespace } from './namespaces'

/** The links of every result of an analysis. */
export const analysisLinks = (baseUrl: string, namespace: Namespace, locale: Locale) => ({
  documentation: `${baseUrl}${basePath(namespace)}/methodology?locale=${locale}`,
  catalog: `${baseUrl}${basePath(namespace)}`,
})

/** Path of the calculators' browser pages; a page's own path ends with the slug. */
export const CALCULATOR_PAGES_PATH = '/calculators'

/** Pages that explain the models. */
export const METHODOLOGY_PAGES_PATH = '/methodology'

/** Where a calculation's model and the interface are described for people. */
export const calculationDocs = (baseUrl: string, namespace: Namespace, id: string, locale: Locale) => ({
  methodology: `${baseUrl}${METHODOLOGY_PAGES_PATH}/${namespace}?locale=${locale}#${id}`,
  documentation: `${baseUrl}${basePath(namespace)}/guide`,
})

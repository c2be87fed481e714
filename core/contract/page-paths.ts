import { METHODOLOGY_PAGES_PATH } from './links'
import type { Namespace } from './namespaces'

/** Path of the page that explains the models of an interface. */
export const methodologyPagePath = (namespace: Namespace): string => `${METHODOLOGY_PAGES_PATH}/${namespace}`

/** Path of the page that calculates what an interface offers under an id. */
export const calculationPagePath = (namespace: Namespace, id: string): string => `/${namespace}/${id}`

/** Where that page was before; links to it are about. */
export const formerMethodologyPagePath = (namespace: Namespace): string => `/${namespace}/methodology`

/** Path of the page that says how to use an interface. */
export const guidePagePath = (namespace: Namespace): string => `/guide/${namespace}`

/** Address of the page that explains the models of an interface. */
export const methodologyPage = (baseUrl: string, namespace: Namespace): string => `${baseUrl}${methodologyPagePath(namespace)}`

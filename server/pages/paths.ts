import { CALCULATOR_PAGES_PATH } from '../../core/links'
import type { Namespace } from '../../core/procedure'

/** Path of the page that explains the models of an interface. */
export const methodologyPagePath = (namespace: Namespace): string =>
  namespace === 'calculators' ? `${CALCULATOR_PAGES_PATH}/methodology` : '/portfolio-analysis/methodology'

/** Address of that page. */
export const methodologyPage = (baseUrl: string, namespace: Namespace): string => `${baseUrl}${methodologyPagePath(namespace)}`

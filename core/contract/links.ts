/** The links that results carry. No link contains holdings or amounts. */
import type { Locale } from '../values/text'
import { basePath } from './namespaces'

/** The links of every portfolio result. */
export const portfolioLinks = (baseUrl: string, locale: Locale) => ({
  documentation: `${baseUrl}${basePath('portfolio-analysis')}/methodology?locale=${locale}`,
  catalog: `${baseUrl}${basePath('portfolio-analysis')}`,
})

/** Path of the calculators' browser pages; a page's own path ends with the slug. */
export const CALCULATOR_PAGES_PATH = '/calculators'

/** Pages that explain the models. */
export const METHODOLOGY_PAGES_PATH = '/methodology'

/** Where a calculator's model and the interface are described for people. */
export const calculatorDocs = (baseUrl: string, slug: string, locale: Locale) => ({
  methodology: `${baseUrl}${METHODOLOGY_PAGES_PATH}/calculators?locale=${locale}#${slug}`,
  documentation: `${baseUrl}${basePath('calculators')}/guide`,
})

/** The two base paths and the links that results carry. No link contains holdings or amounts. */
import type { Locale } from './text'

export const PORTFOLIO_PATH = '/api/v1/public/portfolio-analysis'
export const CALCULATORS_PATH = '/api/v1/public/calculators'

/** The links of every portfolio result. */
export const portfolioLinks = (baseUrl: string, locale: Locale) => ({
  documentation: `${baseUrl}${PORTFOLIO_PATH}/methodology?locale=${locale}`,
  catalog: `${baseUrl}${PORTFOLIO_PATH}`,
})

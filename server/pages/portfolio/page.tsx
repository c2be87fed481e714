/** `GET /portfolio`: the analyses of a portfolio for people. The page itself gets no holdings: its script asks the interface. */
import { isAnalysisNamespace } from '../../../core/contract/namespaces'
import { germanSentences } from '../../../core/described/methodology/sentences'
import { procedures } from '../../../core/registry/procedures'
import { allAnalyses } from '../../../core/registry/registry'
import type { Locale } from '../../../core/values/text'
import type { Page } from '../frame/document'
import type { Visit } from '../frame/visit'
import { PortfolioApp } from './app'
import type { PortfolioData } from './results'
import { words } from './words/common'

const dataIn = (locale: Locale, maxHoldings: number): PortfolioData => ({
  locale,
  headings: Object.fromEntries(
    procedures
      .filter(({ namespace, id }) => isAnalysisNamespace(namespace) && id !== '')
      .map(({ id, title, description }) => [id, { title: title[locale], description: description[locale] }]),
  ),
  analyses: allAnalyses.map(({ id }) => id),
  german: locale === 'de' ? germanSentences : {},
  maxHoldings,
})

/** The empty page; a result will open with the analysis of its address. */
export function portfolioPage(visit: Visit, maxHoldings: number): Page {
  const data = dataIn(visit.locale, maxHoldings)
  const { title, lead } = words[visit.locale]
  return { title, description: lead, entry: 'portfolio.tsx', data, content: <PortfolioApp {...data} /> }
}

/** `GET /portfolio`: the analyses of a portfolio for people. The page itself gets no holdings: its script asks the interface. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { germanSentences } from '../../../core/contract/methodology/sentences'
import { procedures } from '../../../core/registry/procedures'
import { analyses } from '../../../core/registry/registry'
import type { Locale } from '../../../core/values/text'
import type { Assets } from '../frame/assets'
import { documentOf, sendPage } from '../frame/document'
import { visitOf } from '../frame/visit'
import { PortfolioApp } from './app'
import type { PortfolioData } from './results'
import { words } from './words/common'

const dataIn = (locale: Locale, maxHoldings: number, tab: string | undefined): PortfolioData => ({
  locale,
  tab,
  headings: Object.fromEntries(
    procedures
      .filter(({ namespace, id }) => namespace === 'portfolio-analysis' && id !== '')
      .map(({ id, title, description }) => [id, { title: title[locale], description: description[locale] }]),
  ),
  analyses: analyses.map(({ id }) => id),
  german: locale === 'de' ? germanSentences : {},
  maxHoldings,
})

/** Sends the empty page; a result will open with the analysis of this id. */
export function sendPortfolio(request: FastifyRequest, reply: FastifyReply, maxHoldings: number, assets: Assets, tab?: string): Promise<FastifyReply> {
  const visit = visitOf(request)
  const data = dataIn(visit.locale, maxHoldings, tab)
  const { title, lead } = words[visit.locale]
  const page = { title, description: lead, entry: 'portfolio.tsx', data, content: <PortfolioApp {...data} /> }
  return sendPage(request, reply, documentOf(page, visit, assets))
}

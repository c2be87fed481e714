/** `GET /portfolio`: the analyses of a portfolio for people. The page itself gets no holdings: its script asks the interface. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { procedures } from '../../core/procedures'
import type { Locale } from '../../core/text'
import type { Assets } from './assets'
import { documentOf, sendPage } from './document'
import { visitOf } from './visit'
import { PortfolioApp, type PortfolioData } from './web/portfolio/app'
import { words } from './web/portfolio/words'

const dataIn = (locale: Locale): PortfolioData => ({
  locale,
  headings: Object.fromEntries(
    procedures
      .filter(({ namespace, id }) => namespace === 'portfolio-analysis' && id !== '')
      .map(({ id, title, description }) => [id, { title: title[locale], description: description[locale] }]),
  ),
})

/** Sends the empty page. */
export function sendPortfolio(request: FastifyRequest, reply: FastifyReply, assets: Assets): Promise<FastifyReply> {
  const visit = visitOf(request)
  const data = dataIn(visit.locale)
  const { title, lead } = words[visit.locale]
  const page = { title, description: lead, entry: 'portfolio.tsx', data, content: <PortfolioApp {...data} /> }
  return sendPage(request, reply, documentOf(page, visit, assets))
}

/** `GET /`: what there is. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VNode } from 'preact'
import { CALCULATOR_PAGES_PATH } from '../../core/links'
import type { Namespace } from '../../core/procedure'
import { procedures } from '../../core/procedures'
import { calculators } from '../../core/registry'
import type { Locale } from '../../core/text'
import { basePaths, namespaces } from '../paths'
import type { Assets } from './assets'
import { documentOf, sendPage } from './document'
import { guidePagePath, methodologyPagePath } from './paths'
import { pathFor, visitOf, type Visit } from './visit'

const words = {
  en: {
    title: 'What a portfolio really holds, and what German tax and savings questions really come to.',
    lead: 'Thirteen calculators and a portfolio look-through, free to use in the browser or over an open interface. No account, no tracking, and nothing you enter is stored.',
    calculators: 'Calculators',
    interfaces: 'For developers',
    portfolio: 'Portfolio analysis',
    open: 'Analyse a portfolio',
    docs: 'Try it out',
    calculatorApi: 'Calculators',
    catalog: 'Catalog',
    openapi: 'OpenAPI',
    guide: 'Guide',
    methodology: 'Methodology',
  },
  de: {
    title: 'Was ein Portfolio wirklich enthält und was Steuer- und Sparfragen wirklich ergeben.',
    lead: 'Dreizehn Rechner und ein Blick in jedes Portfolio, frei nutzbar im Browser oder über eine offene Schnittstelle. Ohne Konto, ohne Tracking, und keine Eingabe wird gespeichert.',
    calculators: 'Rechner',
    interfaces: 'Für Entwickler',
    portfolio: 'Portfolioanalyse',
    open: 'Ein Portfolio analysieren',
    docs: 'Ausprobieren',
    calculatorApi: 'Rechner',
    catalog: 'Katalog',
    openapi: 'OpenAPI',
    guide: 'Anleitung',
    methodology: 'Methodik',
  },
} as const

/** A card for every calculator. */
export const CalculatorCards = ({ visit, heading: Heading }: { visit: Visit; heading: 'h2' | 'h3' }): VNode => (
  <ul class="cards">
    {calculators.map(({ slug, title, description }) => (
      <li>
        <a class="card" href={pathFor(visit, `${CALCULATOR_PAGES_PATH}/${slug}`)}>
          <Heading>{title[visit.locale]}</Heading>
          <p>{description[visit.locale]}</p>
        </a>
      </li>
    ))}
  </ul>
)

function Interface({ namespace, visit }: { namespace: Namespace; visit: Visit }): VNode {
  const text = words[visit.locale]
  const base = basePaths[namespace]
  return (
    <li class="card">
      <h3>{namespace === 'calculators' ? text.calculatorApi : text.portfolio}</h3>
      <p>
        <a href={`${pathFor(visit, '/docs')}#${namespace}`}>{text.docs}</a>, <a href={pathFor(visit, guidePagePath(namespace))}>{text.guide}</a>,{' '}
        <a href={base}>{text.catalog}</a>, <a href={`${base}/openapi.json`}>{text.openapi}</a>,{' '}
        <a href={pathFor(visit, methodologyPagePath(namespace))}>{text.methodology}</a>
      </p>
    </li>
  )
}

const analysesIn = (locale: Locale) =>
  procedures.filter(({ namespace, id }) => namespace === 'portfolio-analysis' && id !== '').map(({ title, description }) => [title[locale], description[locale]] as const)

function Home({ visit }: { visit: Visit }): VNode {
  const text = words[visit.locale]
  return (
    <>
      <h1>{text.title}</h1>
      <p class="lead">{text.lead}</p>
      <h2>{text.calculators}</h2>
      <CalculatorCards visit={visit} heading="h3" />
      <h2>{text.portfolio}</h2>
      <p><a class="button" href={pathFor(visit, '/portfolio')}>{text.open}</a></p>
      <dl class="columns">{analysesIn(visit.locale).map(([title, description]) => <div><dt>{title}</dt><dd>{description}</dd></div>)}</dl>
      <h2>{text.interfaces}</h2>
      <ul class="cards">{namespaces.map((namespace) => <Interface namespace={namespace} visit={visit} />)}</ul>
    </>
  )
}

/** Sends the start page. */
export function sendHome(request: FastifyRequest, reply: FastifyReply, assets: Assets): Promise<FastifyReply> {
  const visit = visitOf(request)
  const content = <Home visit={visit} />
  return sendPage(request, reply, documentOf({ title: 'depotkit', description: words[visit.locale].title, content }, visit, assets))
}

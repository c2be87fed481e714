/** `GET /`: what there is. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VNode } from 'preact'
import { CALCULATOR_PAGES_PATH } from '../../../core/contract/links'
import { procedures } from '../../../core/registry/procedures'
import { calculators } from '../../../core/registry/registry'
import type { Locale } from '../../../core/values/text'
import { interfaces, type Interface } from '../../../core/contract/interfaces'
import { basePath } from '../../../core/contract/namespaces'
import type { Assets } from '../frame/assets'
import { documentOf, sendPage } from '../frame/document'
import { guidePagePath, methodologyPagePath } from '../../../core/contract/page-paths'
import { pathFor, visitOf, type Visit } from '../frame/visit'

const words = {
  en: {
    title: 'What a portfolio really holds, and what German tax and savings questions really come to.',
    lead: (count: number) => `${count} calculators and a portfolio look-through, free to use in the browser or over an open interface. No account, no tracking, and nothing you enter is stored.`,
    calculators: 'Calculators',
    interfaces: 'For developers',
    depotTax: 'Tax of my depot',
    depotTaxHelp: 'What banks debit for funds in January, where exemption orders help, what a sale costs. From a file of bookings or a few amounts; calculated in the browser only.',
    openTax: 'See the January bill',
    portfolio: 'Portfolio analysis',
    open: 'Analyse a portfolio',
    docs: 'Try it out',
    catalog: 'Catalog',
    openapi: 'OpenAPI',
    guide: 'Guide',
    methodology: 'Methodology',
  },
  de: {
    title: 'Was ein Portfolio wirklich enthält und was Steuer- und Sparfragen wirklich ergeben.',
    lead: (count: number) => `${count} Rechner und ein Blick in jedes Portfolio, frei nutzbar im Browser oder über eine offene Schnittstelle. Ohne Konto, ohne Tracking, und keine Eingabe wird gespeichert.`,
    calculators: 'Rechner',
    interfaces: 'Für Entwickler',
    depotTax: 'Steuer meines Depots',
    depotTaxHelp: 'Was Banken im Januar für Fonds abbuchen, wo Freistellungsaufträge helfen, was ein Verkauf kostet. Aus einer Datei mit Umsätzen oder wenigen Beträgen; gerechnet nur im Browser.',
    openTax: 'Zur Januar-Rechnung',
    portfolio: 'Portfolioanalyse',
    open: 'Ein Portfolio analysieren',
    docs: 'Ausprobieren',
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

function InterfaceCard({ named: { namespace, name }, visit }: { named: Interface; visit: Visit }): VNode {
  const text = words[visit.locale]
  const base = basePath(namespace)
  return (
    <li class="card">
      <h3>{name[visit.locale]}</h3>
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
      <p class="lead">{text.lead(calculators.length)}</p>
      <h2>{text.portfolio}</h2>
      <p><a class="button" href={pathFor(visit, '/portfolio')}>{text.open}</a></p>
      <dl class="columns">{analysesIn(visit.locale).map(([title, description]) => <div><dt>{title}</dt><dd>{description}</dd></div>)}</dl>
      <h2>{text.depotTax}</h2>
      <p>{text.depotTaxHelp}</p>
      <p><a class="button" href={pathFor(visit, '/depot-tax')}>{text.openTax}</a></p>
      <h2>{text.calculators}</h2>
      <CalculatorCards visit={visit} heading="h3" />
      <h2>{text.interfaces}</h2>
      <ul class="cards">{Object.values(interfaces).map((named) => <InterfaceCard named={named} visit={visit} />)}</ul>
    </>
  )
}

/** Sends the start page. */
export function sendHome(request: FastifyRequest, reply: FastifyReply, assets: Assets): Promise<FastifyReply> {
  const visit = visitOf(request)
  const content = <Home visit={visit} />
  return sendPage(request, reply, documentOf({ title: 'depotkit', description: words[visit.locale].title, content }, visit, assets))
}

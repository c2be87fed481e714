/** `GET /`: what the service offers, with an example. */
import { byLanguage, text } from '../../../core/values/text'
import type { VNode } from 'preact'
import { basePath, guidePagePath, methodologyPagePath } from '../../../core/contract/namespaces'
import { interfaces } from '../../../core/described/interfaces'
import type { Interface } from '../../../core/described/catalog/schemas'
import { steuerjahrAt } from '../../../core/law/investmentfonds/figures'
import { insightsOf } from '../../../core/portfolio/insights/insights'
import { shortNames } from '../../../core/portfolio/insights/short-name'
import { allAnalyses } from '../../../core/registry/registry'
import { CalculatorGroups } from '../calculator/cards'
import { TreemapDrawing } from '../chart/treemap'
import { billSentences } from '../depot-tax/bill/answer'
import { exampleDraft as exampleOfTax } from '../depot-tax/draft'
import { formatDate, formatEur } from '../../../core/wording/format'
import type { Page } from '../frame/document'
import { pathFor, type Visit } from '../frame/visit'
import { cellsOf } from '../portfolio/answer'
import { exampleDraft } from '../portfolio/draft'
import { fragmentOf } from '../portfolio/input/keep'
import type { Example } from './example'
import { holdingName } from '../portfolio/parts/labels'
import { abouts } from '../portfolio/words/answer'

// Words of the start page.

const words = byLanguage({
  title: text('See what your portfolio really holds', 'Sehen, was wirklich im Depot steckt'),
  lead: text(
    'Type the names of your funds and shares: the companies behind them, what you hold twice, what it costs, and how it would have come through past crises.',
    'Namen von Fonds und Aktien eintippen: die Unternehmen dahinter, was doppelt gehalten wird, was das Depot kostet und wie es durch frühere Krisen gekommen wäre.',
  ),
  promises: text(['No account, no tracking', 'Nothing you enter is stored', 'Legal figures with date and source'], ['Ohne Konto, ohne Tracking', 'Keine Eingabe wird gespeichert', 'Gesetzliche Zahlen mit Stand und Quelle']),
  open: text('Look into my portfolio', 'Mein Depot ansehen'),
  openExample: text('Try an example', 'Beispiel ausprobieren'),
  example: text('Example', 'Beispiel'),
  companies: text('The largest companies in it', 'Die größten Unternehmen darin'),
  computed: text((date: string) => `Calculated by this service; fund holdings as of ${date} or later.`, (date) => `Von diesem Dienst gerechnet; Bestände der Fonds vom ${date} oder später.`),
  more: text('Questions about a portfolio', 'Fragen an ein Depot'),
  depotTax: text('Tax of my depot', 'Steuer meines Depots'),
  depotTaxHelp: text(
    'What banks debit for funds in January, where exemption orders help, what a sale costs. From a file of bookings or a few amounts; calculated in the browser only.',
    'Was Banken im Januar für Fonds abbuchen, wo Freistellungsaufträge helfen, was ein Verkauf kostet. Aus einer Datei mit Umsätzen oder wenigen Beträgen; gerechnet nur im Browser.',
  ),
  depotTaxExample: text((funds: number, banks: number) => `Example: ${funds} funds at ${banks} banks`, (funds, banks) => `Beispiel: ${funds} Fonds bei ${banks} Banken`),
  openTax: text('See the January bill', 'Zur Januar-Rechnung'),
  calculators: text('Calculators', 'Rechner'),
  interfaces: text('For developers', 'Für Entwickler'),
  interfacesHelp: text('Everything here is also an open interface and an npm package.', 'Alles hier gibt es auch als offene Schnittstelle und als npm-Paket.'),
  docs: text('Try it out', 'Ausprobieren'),
  catalog: text('Catalog', 'Katalog'),
  openapi: text('OpenAPI', 'OpenAPI'),
  guide: text('Guide', 'Anleitung'),
  methodology: text('Methodology', 'Methodik'),
})

interface HomeProps {
  visit: Visit
  today: string
  example: Example | null
  /** The example as the portfolio page reads it from an address. */
  fragment: string
}

/** Findings of the example that are shown. */
const SENTENCES = 3

/** Drawings for phones and for desktops: class, width and height in pixels, and how many companies have an area large enough for their name. */
const drawings = [['narrow-only', 340, 300, 10], ['wide-only', 620, 330, 18]] as const

function ExampleFigure({ example: { snapshot, world }, visit }: HomeProps & { example: Example }): VNode {
  const { locale } = visit
  const text = words[locale]
  const short = shortNames(snapshot.holdings.map(({ name }) => name))
  const held = snapshot.holdings.map(({ name, value }) => (value === null ? holdingName(short(name), locale) : `${holdingName(short(name), locale)} ${formatEur(value, locale, 0)}`))
  return (
    <section class="panel example-depot" aria-labelledby="example">
      <h2 id="example">{text.example}{snapshot.totalValue !== null && `: ${formatEur(snapshot.totalValue, locale, 0)}`}</h2>
      <p class="small muted">{held.join(' · ')}</p>
      <h3>{text.companies}</h3>
      {drawings.map(([name, width, height, companies]) => <TreemapDrawing title={text.companies}
        cells={cellsOf(snapshot, locale, companies).slice(0, companies)} locale={locale} width={width} height={height} class={name} />)}
      <ul class="insights">{insightsOf(snapshot, world).slice(0, SENTENCES).map(({ rule, text: said }) => <li class={`insight-${rule}`}>{said[locale]}</li>)}</ul>
      <p class="small muted">
        {snapshot.constituentsAsOf !== null && text.computed(formatDate(snapshot.constituentsAsOf, locale))}
      </p>
    </section>
  )
}

function Hero(props: HomeProps): VNode {
  const { visit, example, fragment } = props
  const text = words[visit.locale]
  return (
    <div class="hero">
      <div>
        <h1>{text.title}</h1>
        <p class="lead">{text.lead}</p>
        <p class="starts">
          <a class="button large" href={pathFor(visit, '/portfolio')}>{text.open}</a>
          {example !== null && <a class="button quiet large" href={pathFor(visit, '/portfolio') + fragment}>{text.openExample}</a>}
        </p>
        <ul class="promises">{text.promises.map((promise) => <li>{promise}</li>)}</ul>
      </div>
      {example !== null && <ExampleFigure {...props} example={example} />}
    </div>
  )
}

function MoreAnalyses({ visit }: { visit: Visit }): VNode {
  const { locale } = visit
  return (
    <section>
      <h2>{words[locale].more}</h2>
      <ul class="cards">
        {allAnalyses.map(({ id, title, description }) => (
          <li><a class="card" href={pathFor(visit, `/portfolio/${id}`)}><h3>{title[locale]}</h3><p>{(abouts[id] ?? description)[locale]}</p></a></li>
        ))}
      </ul>
    </section>
  )
}

function TaxOfDepot({ visit, today }: Pick<HomeProps, 'visit' | 'today'>): VNode {
  const { locale } = visit
  const text = words[locale]
  const draft = exampleOfTax(steuerjahrAt(today))
  const [first, ...rest] = billSentences(draft, locale)
  return (
    <section class="panel teaser" aria-labelledby="depot-tax">
      <div>
        <h2 id="depot-tax">{text.depotTax}</h2>
        <p>{text.depotTaxHelp}</p>
        <p><a class="button" href={pathFor(visit, '/depot-tax')}>{text.openTax}</a></p>
      </div>
      <div class="shown">
        <p class="small muted">{text.depotTaxExample(draft.funds.length, draft.banks.length)}</p>
        <p class="insight-largest">{first}</p>
        {rest.map((sentence) => <p>{sentence}</p>)}
      </div>
    </section>
  )
}

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

function Home(props: HomeProps): VNode {
  const { visit, today } = props
  const text = words[visit.locale]
  return (
    <div class="home">
      <Hero {...props} />
      <MoreAnalyses visit={visit} />
      <TaxOfDepot visit={visit} today={today} />
      <section>
        <h2>{text.calculators}</h2>
        <CalculatorGroups visit={visit} level={3} />
      </section>
      <section>
        <h2>{text.interfaces}</h2>
        <p class="muted">{text.interfacesHelp}</p>
        <ul class="cards">{Object.values(interfaces).map((named) => <InterfaceCard named={named} visit={visit} />)}</ul>
      </section>
    </div>
  )
}

/** The start page of a day. */
export async function homePage(visit: Visit, example: Example | null, today: string): Promise<Page> {
  const content = <Home visit={visit} today={today} example={example} fragment={await fragmentOf(exampleDraft())} />
  return { title: 'depotkit', description: words[visit.locale].lead, content }
}

/** The sections of a snapshot. */
import type { ComponentChildren, VNode } from 'preact'
import type { Dimension, Snapshot } from '../../../sdk'
import { fundBases } from '../../../core/portfolio/funds/basis'
import { othersOfEquities, type Others } from '../../../core/portfolio/insights/knowledge'
import type { Section } from '../../../core/contract/section'
import { DataTable } from '../components/data-table'
import { picturesOf } from './answer'
import { amounts, SHARE, type Show } from './context'
import { answerWords } from './words/answer'
import { holdingName, labelOf } from './parts/labels'
import { headlinesOf, type Headline } from './headlines'
import { Blanks, isBlank, SectionCard, type Heading } from './parts/section-card'
import { PlainSection } from './plain/section'
import { Companies } from './sections/companies'
import { Concentration, Costs } from './sections/numbers'
import { Overlap } from './sections/overlap'
import { Allocation, Currencies, Geography, Sectors } from './sections/shares'
import { keysOf } from '../../../core/values/record'

/** Titles and descriptions by the id of a section or analysis. */
export type Headings = Readonly<Record<string, Heading>>

export const headingOf = (headings: Headings, id: string): Heading => headings[id] ?? { title: id, description: '' }

/** Holdings that are shown at first. */
const MOST = 10

export function HoldingsTable({ snapshot, show }: { snapshot: Snapshot; show: Show }): VNode {
  const { text, locale } = show
  const hasValues = snapshot.totalValue !== null
  return (
    <DataTable
      caption={text.holdings} locale={locale} file="holdings" most={MOST}
      columns={[{ label: text.name }, { label: text.share, unit: SHARE }, ...(hasValues ? [{ label: text.value, unit: amounts(show) }] : []), { label: text.assetClass }, { label: 'ISIN', empty: '–' }, { label: text.known, isLeftOut: true }]}
      rows={snapshot.holdings.map(({ name, isin, assetClass, status, weight, value }) => [
        holdingName(name, show.locale), weight, ...(hasValues ? [value] : []), assetClass === null ? null : labelOf('assetClass', assetClass, locale), isin, status === 'resolved',
      ])}
    />
  )
}

/** How much of the equities is known; null where there are none. */
const ofEquities = ({ coverage, portfolioShare }: Dimension) => (portfolioShare === 0 ? null : ({ share: coverage, of: 'equities' } as const))

type Sections = Snapshot['analyses']
type DataOf<K extends keyof Sections> = NonNullable<Sections[K]['data']>

/** Picture and coverage of a section. */
interface Drawing<D> {
  body: (data: D) => VNode
  picture?: (data: D) => ComponentChildren
  coverage?: (data: D) => { share: number; of: 'equities' | 'portfolio' } | null
  /** Shares of the same whole that rest on no list of a fund's own. */
  others?: Others
}

/** All sections, those with a picture first. */
const inOrder = (analyses: Sections): (keyof Sections)[] => [...new Set([...keysOf(answerWords.en.cards), ...keysOf(analyses)])]

/** The sections that have figures in order of importance, by the headlines of a snapshot, whatever it is compared with; what the depot holds nothing of comes last. */
export function shownSections({ analyses }: Snapshot, headlines: Readonly<Record<keyof Sections, Headline>>): (keyof Sections)[] {
  const isNothing = (id: keyof Sections): number => (headlines[id].isNothing === true ? 1 : 0)
  return inOrder(analyses).filter((id) => !isBlank(id, analyses[id], headlines[id])).sort((one, other) => isNothing(one) - isNothing(other))
}

/** All sections that have figures, and together those that have none. */
export function Overview({ snapshot, world, headings, show }: { snapshot: Snapshot; world: Snapshot | null; headings: Headings; show: Show }): VNode {
  const { analyses } = snapshot
  const equities = analyses.sectors.data?.portfolioShare ?? 0
  const others = othersOfEquities(snapshot, equities)
  const funds = [...analyses['look-through'].data?.funds ?? [], ...analyses.overlap.data?.funds ?? []]
  const bases = new Map(fundBases(funds, snapshot.assumptions).map((basis) => [basis.name, basis]))
  const pictures = picturesOf(snapshot, world, show)
  const headlines: Readonly<Record<keyof Sections, Headline>> = headlinesOf(snapshot, world, show)
  const { cards: titles } = answerWords[show.locale]
  const card = <K extends keyof Sections>(id: K, { body, ...drawing }: Drawing<DataOf<K>>): VNode => {
    // The title is in everyday words; the term of the field stands in the details, with its explanation.
    const { title, description } = headingOf(headings, id)
    return <SectionCard<DataOf<K>> key={id} id={id} heading={{ title: titles[id], description: `${title}: ${description}` }} section={analyses[id] as Section<DataOf<K>>} headline={headlines[id]} show={show} {...drawing}>{body}</SectionCard>
  }
  const cards = new Map([
    card('look-through', {
      others, coverage: ({ unresolvedFundWeight }) => (equities === 0 ? null : { share: 1 - unresolvedFundWeight / equities, of: 'equities' }),
      picture: pictures.companies, body: (data) => <Companies data={data} bases={bases} show={show} />,
    }),
    card('sectors', { others, coverage: ofEquities, picture: pictures.sectors, body: (data) => <Sectors data={data} show={show} /> }),
    card('geography', { others, coverage: ({ countries }) => ofEquities(countries), picture: pictures.geography, body: (data) => <Geography data={data} show={show} /> }),
    card('currencies', { others, coverage: ({ equityExposure }) => ofEquities(equityExposure), picture: pictures.currencies, body: (data) => <Currencies data={data} show={show} /> }),
    card('overlap', { picture: pictures.overlap, body: (data) => <Overlap data={data} bases={bases} show={show} /> }),
    card('costs', { picture: pictures.costs, body: (data) => <Costs data={data} hasAmounts={snapshot.basis === 'values'} show={show} /> }),
    card('allocation', { coverage: ({ coverage }) => ({ share: coverage, of: 'portfolio' }), picture: pictures.allocation, body: (data) => <Allocation data={data} show={show} /> }),
    card('concentration', { others, coverage: ({ coverage }) => ({ share: coverage, of: 'equities' }), picture: pictures.concentration, body: (data) => <Concentration data={data} show={show} /> }),
  ].map((drawn) => [drawn.key, drawn]))
  const further = (id: keyof Sections): VNode => card(id, { body: (data) => <PlainSection id={id} data={{ ...data }} show={show} /> })
  const shown = shownSections(snapshot, headlines)
  const blanks = inOrder(analyses).filter((id) => !shown.includes(id)).map((id) => ({ id, title: titles[id], section: analyses[id], headline: headlines[id] }))
  return <div class="sections">{shown.map((id) => cards.get(id) ?? further(id))}<Blanks blanks={blanks} locale={show.locale} /></div>
}

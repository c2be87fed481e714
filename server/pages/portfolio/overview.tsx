/** The sections of a snapshot. */
import type { ComponentChildren, VNode } from 'preact'
import type { Dimension, Snapshot } from '../../../sdk'
import { fundBases } from '../../../core/portfolio/funds/basis'
import { approximatedWeight } from '../../../core/portfolio/insights/knowledge'
import type { Section } from '../../../core/contract/section'
import { DataTable } from '../components/data-table'
import { picturesOf } from './answer'
import { amounts, SHARE, type Show } from './context'
import { labelOf } from './parts/labels'
import { SectionCard, type Heading } from './parts/section-card'
import { PlainSection } from './plain/section'
import { Companies } from './sections/companies'
import { Concentration, Costs, Effective } from './sections/numbers'
import { Overlap } from './sections/overlap'
import { Allocation, Currencies, Geography, Sectors } from './sections/shares'

/** Titles and descriptions by the id of a section or analysis. */
export type Headings = Readonly<Record<string, Heading>>

export const headingOf = (headings: Headings, id: string): Heading => headings[id] ?? { title: id, description: '' }

export function HoldingsTable({ snapshot, show }: { snapshot: Snapshot; show: Show }): VNode {
  const { text, locale } = show
  const hasValues = snapshot.totalValue !== null
  return (
    <DataTable
      caption={text.holdings} locale={locale} file="holdings"
      columns={[{ label: text.name }, { label: text.share, unit: SHARE }, ...(hasValues ? [{ label: text.value, unit: amounts(show) }] : []), { label: text.assetClass }, { label: 'ISIN', empty: '–' }, { label: text.known }]}
      rows={snapshot.holdings.map(({ name, isin, assetClass, status, weight, value }) => [
        name, weight, ...(hasValues ? [value] : []), assetClass === null ? null : labelOf('assetClass', assetClass, locale), isin, status === 'resolved',
      ])}
    />
  )
}

/** Where there are no equities, nothing is known of none of them. */
const ofEquities = ({ coverage, portfolioShare }: Dimension) => (portfolioShare === 0 ? null : ({ share: coverage, of: 'equities' } as const))

type Sections = Snapshot['analyses']
type DataOf<K extends keyof Sections> = NonNullable<Sections[K]['data']>

/** How a section is drawn, and what it says of how much is known. */
interface Drawing<D> {
  body: (data: D) => VNode
  picture?: (data: D) => ComponentChildren
  coverage?: (data: D) => { share: number; of: 'equities' | 'portfolio' } | null
  /** Share of the same whole that rests on funds which merely resemble the ones held. */
  approximated?: number
}

/** All sections in the order in which they matter, at last those without a picture of their own. */
export function Overview({ snapshot, world, headings, show }: { snapshot: Snapshot; world: Snapshot | null; headings: Headings; show: Show }): VNode {
  const { analyses } = snapshot
  const equities = analyses.sectors.data?.portfolioShare ?? 0
  const approximated = equities === 0 ? 0 : approximatedWeight(snapshot) / equities
  const funds = [...analyses['look-through'].data?.funds ?? [], ...analyses.overlap.data?.funds ?? []]
  const bases = new Map(fundBases(funds, snapshot.assumptions).map((basis) => [basis.name, basis]))
  const pictures = picturesOf(snapshot, world, show)
  const drawn = new Set<string>()
  const card = <K extends keyof Sections>(id: K, { body, ...drawing }: Drawing<DataOf<K>>): VNode => {
    drawn.add(id)
    return <SectionCard<DataOf<K>> key={id} id={id} heading={headingOf(headings, id)} section={analyses[id] as Section<DataOf<K>>} show={show} {...drawing}>{body}</SectionCard>
  }
  const cards = [
    card('look-through', {
      approximated, coverage: ({ unresolvedFundWeight }) => (equities === 0 ? null : { share: 1 - unresolvedFundWeight / equities, of: 'equities' }),
      picture: pictures.companies, body: (data) => <Companies data={data} bases={bases} show={show} />,
    }),
    card('sectors', { approximated, coverage: ofEquities, picture: pictures.sectors, body: (data) => <Sectors data={data} show={show} /> }),
    card('geography', { approximated, coverage: ({ countries }) => ofEquities(countries), picture: pictures.geography, body: (data) => <Geography data={data} show={show} /> }),
    card('currencies', { approximated, coverage: ({ equityExposure }) => ofEquities(equityExposure), picture: pictures.currencies, body: (data) => <Currencies data={data} show={show} /> }),
    card('overlap', { picture: pictures.overlap, body: (data) => <Overlap data={data} bases={bases} show={show} /> }),
    card('costs', { picture: pictures.costs, body: (data) => <Costs data={data} hasAmounts={snapshot.basis === 'values'} show={show} /> }),
    card('allocation', { coverage: ({ coverage }) => ({ share: coverage, of: 'portfolio' }), picture: pictures.allocation, body: (data) => <Allocation data={data} show={show} /> }),
    card('concentration', { approximated, coverage: ({ coverage }) => ({ share: coverage, of: 'equities' }), picture: (data) => <Effective data={data} show={show} />, body: (data) => <Concentration data={data} show={show} /> }),
  ]
  const others = (Object.keys(analyses) as (keyof Sections)[]).filter((id) => !drawn.has(id)).map((id) => card(id, { body: (data) => <PlainSection id={id} data={{ ...data }} show={show} /> }))
  return <div class="sections">{cards}{others}</div>
}

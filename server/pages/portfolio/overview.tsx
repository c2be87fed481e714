/** The sections of a snapshot. */
import type { VNode } from 'preact'
import type { Dimension, Snapshot } from '../../../sdk'
import { approximations } from '../../../core/portfolio/insights/insights'
import { approximatedWeight } from '../../../core/portfolio/insights/knowledge'
import { DataTable } from '../components/data-table'
import { amounts, SHARE, type Show } from './context'
import { labelOf } from './parts/labels'
import { SectionCard, type Heading } from './parts/section-card'
import { Companies } from './sections/companies'
import { Concentration, Costs } from './sections/numbers'
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

/** All sections: two beside each other, then those that need room. */
export function Overview({ snapshot, headings, show }: { snapshot: Snapshot; headings: Headings; show: Show }): VNode {
  const { analyses } = snapshot
  const heading = (id: string): Heading => headingOf(headings, id)
  const equities = analyses.sectors.data?.portfolioShare ?? 0
  const resembled = equities === 0 ? 0 : approximatedWeight(snapshot) / equities
  const standIns = approximations(snapshot.assumptions)
  return (
    <div class="sections">
      <div class="columns-of-sections">
        <div>
          <SectionCard id="allocation" heading={heading('allocation')} section={analyses.allocation} show={show} coverage={({ coverage }) => ({ share: coverage, of: 'portfolio' })}>
            {(data) => <Allocation data={data} show={show} />}
          </SectionCard>
          <SectionCard id="costs" heading={heading('costs')} section={analyses.costs} show={show}>
            {(data) => <Costs data={data} hasAmounts={snapshot.basis === 'values'} show={show} />}
          </SectionCard>
          <SectionCard id="sectors" approximated={resembled} heading={heading('sectors')} section={analyses.sectors} show={show} coverage={ofEquities}>
            {(data) => <Sectors data={data} show={show} />}
          </SectionCard>
          <SectionCard id="concentration" approximated={resembled} heading={heading('concentration')} section={analyses.concentration} show={show} coverage={({ coverage }) => ({ share: coverage, of: 'equities' })}>
            {(data) => <Concentration data={data} show={show} />}
          </SectionCard>
        </div>
        <div>
          <SectionCard id="geography" approximated={resembled} heading={heading('geography')} section={analyses.geography} show={show} coverage={({ countries }) => ofEquities(countries)}>
            {(data) => <Geography data={data} show={show} />}
          </SectionCard>
          <SectionCard id="currencies" approximated={resembled} heading={heading('currencies')} section={analyses.currencies} show={show} coverage={({ equityExposure }) => ofEquities(equityExposure)}>
            {(data) => <Currencies data={data} show={show} />}
          </SectionCard>
        </div>
      </div>
      <SectionCard id="look-through" heading={heading('look-through')} section={analyses['look-through']} show={show} approximated={resembled} coverage={({ unresolvedFundWeight }) => (equities === 0 ? null : { share: 1 - unresolvedFundWeight / equities, of: 'equities' })}>
        {(data) => <Companies data={data} standIns={standIns} show={show} />}
      </SectionCard>
      <SectionCard id="overlap" heading={heading('overlap')} section={analyses.overlap} show={show}>
        {(data) => <Overlap data={data} standIns={standIns} show={show} />}
      </SectionCard>
    </div>
  )
}

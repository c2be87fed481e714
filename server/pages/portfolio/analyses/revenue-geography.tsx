import type { VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import type { RevenueGeographyResult } from '../../../../sdk'
import { DataTable } from '../../components/data-table'
import { formatNumber, formatPercent } from '../../browser/format'
import { emptyWords } from '../words/empty'
import { useCall } from '../client'
import { SHARE, type Show } from '../context'
import { labelOf } from '../parts/labels'
import { Buckets } from '../sections/shares'
import { AnalysisHead, StandaloneView } from '../standalone'
import { analysisWords } from '../words/analyses'
import type { AnalysisProps } from './props'

type Segment = RevenueGeographyResult['companies'][number]['segments'][number]

const segmentsText = (segments: readonly Segment[], show: Show): string | null =>
  segments.length === 0 ? null : segments.map(({ label, region, share }) => `${label} (${labelOf('revenueRegion', region, show.locale)}) ${formatPercent(share, show.locale, 0)}`).join(', ')

function Result({ data, show }: { data: RevenueGeographyResult; show: Show }): VNode {
  const { locale, text } = show
  const say = analysisWords[locale]
  const percent = (share: number): string => formatPercent(share, locale, 1)
  return (
    <>
      <p class="small">{say.examined(formatNumber(data.companiesExamined, locale))} {text.coverageEquities(percent(data.coverage))}</p>
      <Buckets caption={say.revenueRegions} buckets={data.regions} kind="revenueRegion" file="revenue-regions" show={show} />
      <p class="small muted">{say.revenueRest(percent(data.missingObservationWeight), percent(data.omittedCompanyWeight), percent(data.residualFundWeight))}</p>
      <DataTable
        caption={say.companies} locale={locale} file="revenue-companies"
        columns={[{ label: text.name }, { label: text.share, unit: SHARE }, { label: say.reportUsed }, { label: say.fiscalYear, empty: emptyWords.noReport[locale] }, { label: say.segments }]}
        rows={data.companies.map(({ name, weight, status, fiscalYear, segments }) => [name, weight, status === 'covered', fiscalYear === null ? null : String(fiscalYear), segmentsText(segments, show)])}
      />
    </>
  )
}

export function RevenueGeography({ request, heading, show }: AnalysisProps): VNode {
  const [call, start] = useCall((client, snapshot: typeof request, options) => client.analyze.revenueGeography(snapshot, options))
  useEffect(() => start(request), [])
  return (
    <section class="panel">
      <AnalysisHead heading={heading} />
      <StandaloneView call={call} start={start} show={show}>{(data) => <Result data={data} show={show} />}</StandaloneView>
    </section>
  )
}

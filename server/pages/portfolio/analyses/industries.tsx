import type { VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import type { IndustriesResult } from '../../../../sdk'
import { DataTable } from '../../components/data-table'
import { formatDate, formatPercent } from '../../browser/format'
import { BarTable } from '../parts/bar-table'
import { emptyWords } from '../words/empty'
import { useCall } from '../client'
import { SHARE, type Show } from '../context'
import { labelOf } from '../parts/labels'
import { AnalysisHead, StandaloneView } from '../standalone'
import { analysisWords } from '../words/analyses'
import type { AnalysisProps } from './props'

const Themes = ({ themes, show }: { themes: IndustriesResult['themes']; show: Show }): VNode => {
  const { locale, text } = show
  const say = analysisWords[locale]
  return (
    <DataTable
      caption={say.themes} locale={locale} file="themes"
      columns={[{ label: say.themes }, { label: text.share, unit: SHARE, empty: emptyWords.notMeasured[locale] }, { label: say.atLeast }, { label: say.companies }, { label: say.reviewed }]}
      rows={themes.items.map(({ name, weight, lowerBound, matchedCompanies, reviewedAt }) => [name, weight, weight === null ? null : lowerBound, matchedCompanies, formatDate(reviewedAt, locale)])}
    />
  )
}

function Result({ data, show }: { data: IndustriesResult; show: Show }): VNode {
  const { locale, text } = show
  const say = analysisWords[locale]
  const interests = data.interests.items.map(({ key, name, weight, value }) => ({ key, label: name, weight, value }))
  const industries = data.industries.buckets.map((bucket) => ({ ...bucket, label: labelOf('sector', bucket.key, locale) }))
  return (
    <>
      <p class="small">{text.coverageEquities(formatPercent(data.industries.coverage, locale, 1))} {text.ofEquities(formatPercent(data.portfolioShare, locale, 1))}</p>
      <BarTable caption={say.industries} bars={industries} show={show} file="industries" />
      <p class="small">{say.interestsHelp}</p>
      <BarTable caption={say.interests} bars={interests} show={show} file="interests" />
      <Themes themes={data.themes} show={show} />
    </>
  )
}

export function Industries({ request, heading, show }: AnalysisProps): VNode {
  const [call, start] = useCall((client, snapshot: typeof request, options) => client.analyze.industries(snapshot, options))
  useEffect(() => start(request), [])
  return (
    <section class="panel">
      <AnalysisHead heading={heading} />
      <StandaloneView call={call} start={start} show={show}>{(data) => <Result data={data} show={show} />}</StandaloneView>
    </section>
  )
}

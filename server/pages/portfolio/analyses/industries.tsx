import type { VNode } from 'preact'
import type { IndustriesResult } from '../../../../sdk'
import { DataTable } from '../../components/data-table'
import { formatDate, formatPercent } from '../../browser/format'
import { BarTable } from '../parts/bar-table'
import { SHARE, type Show } from '../context'
import { labelOf } from '../parts/labels'
import { AtOnce } from '../standalone'
import { phrases } from '../../../../core/portfolio/analyses/industries/phrases'
import { words } from '../../../../core/portfolio/analyses/industries/words'
import { namesIn } from '../../../../core/wording/field-words'
import type { Locale } from '../../../../core/values/text'
import type { AnalysisProps } from '../parts/analysis-props'

/** Names of its fields, and what is said besides. */
const wordsIn = (locale: Locale) => ({ ...namesIn(words.data.themes.fields.items.fields, locale), ...namesIn(words.data, locale), ...phrases[locale] })

const Themes = ({ themes, show }: { themes: IndustriesResult['themes']; show: Show }): VNode => {
  const { locale, text } = show
  const say = wordsIn(locale)
  return (
    <DataTable
      caption={say.themes} locale={locale} file="themes"
      columns={[{ label: say.themes }, { label: text.share, unit: SHARE, empty: words.data.themes.fields.items.fields.weight.none[locale] }, { label: say.lowerBound }, { label: say.matchedCompanies }, { label: say.reviewedAt }]}
      rows={themes.items.map(({ name, weight, lowerBound, matchedCompanies, reviewedAt }) => [name, weight, weight === null ? null : lowerBound, matchedCompanies, formatDate(reviewedAt, locale)])}
    />
  )
}

function Result({ data, show }: { data: IndustriesResult; show: Show }): VNode {
  const { locale, text } = show
  const say = wordsIn(locale)
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

export const View = ({ request, heading, show }: AnalysisProps): VNode => (
  <AtOnce request={request} heading={heading} show={show} ask={({ analyze }, snapshot, options) => analyze.industries(snapshot, options)}>{(data) => <Result data={data} show={show} />}</AtOnce>
)

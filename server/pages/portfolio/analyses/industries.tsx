import type { VNode } from 'preact'
import type { IndustriesResult } from '../../../../sdk'
import { DataTable } from '../../components/data-table'
import { formatDate, formatRounded, formatUnit } from '../../../../core/wording/format'
import { BarTable } from '../parts/bar-table'
import { READ, type Show } from '../context'
import { industryLabels } from '../../../../core/portfolio/keys/industries'
import { UNKNOWN, unknownLabel } from '../../../../core/portfolio/keys/taxonomy'
import { hasEstimates, sized } from '../headlines'
import { Said } from '../parts/section-card'
import { AtOnce } from '../standalone'
import { words } from '../../../../core/portfolio/analyses/industries/words'
import { namesIn, type FieldWords } from '../../../../core/wording/field-words'
import { byLanguage, text, type Locale } from '../../../../core/values/text'
import type { AnalysisProps } from '../parts/analysis-props'

/** Texts besides the names of fields. */
const phrases = byLanguage({
  largest: text('of the portfolio, its largest industry', 'des Depots, die größte Branche darin'),
  interestsHelp: text('Interests and themes overlap and do not add up.', 'Interessen und Themen überschneiden sich und ergeben keine Summe.'),
})

const wordsIn = (locale: Locale) => ({ ...namesIn(words.data.themes.fields.items.fields, locale), ...namesIn(words.data, locale), ...phrases[locale] })

/** The name of a key in the language of the page; results name it in English. */
const nameIn = ({ choices }: FieldWords, key: string, english: string, locale: Locale): string => choices?.[key]?.[locale] ?? english

/** Largest first; what is not known comes last. */
const bySize = <T extends { weight: number | null }>(items: readonly T[]): T[] => [...items].sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1))

const Themes = ({ themes, show }: { themes: IndustriesResult['themes']; show: Show }): VNode => {
  const { locale, text } = show
  const say = wordsIn(locale)
  const reviewed = [...new Set(themes.items.map(({ reviewedAt }) => reviewedAt))].sort().map((day) => formatDate(day, locale))
  return (
    <>
      <DataTable
        caption={say.themes} locale={locale} file="themes"
        columns={[{ label: text.name }, { label: text.share, unit: READ, empty: words.data.themes.fields.items.fields.weight.none[locale] }, { label: text.companies }]}
        rows={bySize(themes.items).map(({ key, name, weight, lowerBound, matchedCompanies }) => [
          nameIn(words.data.themes.fields.items.fields.key, key, name, locale),
          weight !== null && lowerBound ? { value: weight, text: text.atLeast(formatUnit(weight, READ, locale)) } : weight, matchedCompanies,
        ])}
      />
      <p class="small muted">{say.reviewedAt}: {reviewed.join(', ')}</p>
    </>
  )
}

function Result({ data, isEstimated, show }: { data: IndustriesResult; isEstimated: boolean; show: Show }): VNode {
  const { locale, text } = show
  const say = wordsIn(locale)
  const interests = bySize(data.interests.items).map(({ key, name, weight, value }) =>
    ({ key, label: nameIn(words.data.interests.fields.items.fields.key, key, name, locale), weight, value }))
  const industries = data.industries.buckets.map((bucket) => ({ ...bucket,
    label: bucket.key === UNKNOWN ? unknownLabel[locale] : (industryLabels[bucket.key]?.[locale] ?? bucket.key) }))
  const [largest] = industries.filter(({ key }) => key !== UNKNOWN)
  return (
    <>
      {largest !== undefined && <Said figure={`${largest.label} ${sized(isEstimated, largest.weight, locale)}`} note={say.largest} />}
      <p class="small">{text.coverageEquities(formatRounded(data.industries.coverage, locale))} {text.ofEquities(formatRounded(data.portfolioShare, locale))}</p>
      <BarTable inside first={8} caption={say.industries} bars={industries} show={show} file="industries" />
      <Themes themes={data.themes} show={show} />
      <details class="more">
        <summary>{say.interests}</summary>
        <BarTable inside caption={say.interests} bars={interests} show={show} file="interests" />
      </details>
      <p class="small muted">{say.interestsHelp}</p>
    </>
  )
}

export const View = ({ request, snapshot, heading, show }: AnalysisProps): VNode => (
  <AtOnce request={request} heading={heading} show={show} ask={({ analyze }, asked, options) => analyze.industries(asked, options)}>
    {(data) => <Result data={data} isEstimated={hasEstimates(snapshot)} show={show} />}
  </AtOnce>
)

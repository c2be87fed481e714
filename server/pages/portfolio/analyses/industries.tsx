import type { VNode } from 'preact'
import type { IndustriesResult } from '../../../../sdk'
import { DataTable } from '../../components/data-table'
import { formatDate, formatPercent, formatRounded, formatUnit } from '../../../../core/wording/format'
import { BarTable } from '../parts/bar-table'
import { READ, type Show } from '../context'
import { industryLabels } from '../../../../core/portfolio/keys/industries'
import { UNKNOWN, unknownLabel } from '../../../../core/portfolio/keys/taxonomy'
import { asLarge } from '../../../../core/portfolio/insights/insights'
import { FULL } from '../../../../core/values/fractions'
import { knowledge, othersOfEquities, type Others } from '../../../../core/portfolio/insights/knowledge'
import { LITTLE, sized } from '../headlines'
import { Said } from '../parts/section-card'
import { KnownScale } from '../parts/scale'
import { AtOnce, saidInView } from '../standalone'
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

/** At least so much; of what would be written as nothing only that there is some. */
const leastText = (weight: number, { locale, text }: Show): string => (weight < 0.0005 ? `> ${formatPercent(0, locale)}` : text.atLeast(formatUnit(weight, READ, locale)))

const Themes = ({ themes, show }: { themes: IndustriesResult['themes']; show: Show }): VNode => {
  const { locale, text } = show
  const say = wordsIn(locale)
  const reviewed = [...new Set(themes.items.map(({ reviewedAt }) => reviewedAt))].sort().map((day) => formatDate(day, locale))
  return (
    <>
      <DataTable
        caption={say.themes} locale={locale} file="themes"
        columns={[{ label: text.name }, { label: text.share, unit: READ, empty: words.data.themes.fields.items.fields.weight.none[locale] }, { label: text.companies }]}
        rows={bySize(themes.items.filter(({ weight }) => weight !== 0)).map(({ key, name, weight, lowerBound, matchedCompanies }) => [
          nameIn(words.data.themes.fields.items.fields.key, key, name, locale),
          weight !== null && lowerBound ? { value: weight, text: leastText(weight, show) } : weight, matchedCompanies,
        ])}
      />
      <p class="small muted">{say.reviewedAt}: {reviewed.join(', ')}</p>
    </>
  )
}

function Result({ data, others: stated, show }: { data: IndustriesResult; others: Others; show: Show }): VNode {
  const { locale, text } = show
  const say = wordsIn(locale)
  const interests = bySize(data.interests.items).map(({ key, name, weight, value }) =>
    ({ key, label: nameIn(words.data.interests.fields.items.fields.key, key, name, locale), weight, value }))
  const industries = data.industries.buckets.map((bucket) => ({ ...bucket,
    label: bucket.key === UNKNOWN ? unknownLabel[locale] : (industryLabels[bucket.key]?.[locale] ?? bucket.key) }))
  const named = industries.filter(({ key }) => key !== UNKNOWN)
  const [largest] = named
  const others = asLarge(named.map(({ label, weight }) => ({ name: label, weight })))
  const isEstimated = stated.estimated > 0
  const size = (weight: number): string => (data.industries.coverage < LITTLE ? leastText(weight, show) : sized(isEstimated, weight, locale))
  return (
    <>
      {largest !== undefined && <Said figure={`${largest.label} ${size(largest.weight)}`} note={others === null ? say.largest : `${say.largest}; ${others[locale]}`} />}
      {(data.industries.coverage < FULL || isEstimated) && <KnownScale knowledge={knowledge(data.industries.coverage, stated)} of="equities" locale={locale} />}
      {data.portfolioShare < FULL && <p class="small">{text.ofEquities(formatRounded(data.portfolioShare, locale))}</p>}
      <BarTable inside first={8} caption={say.industries} bars={industries} show={show} file="industries" />
      {data.themes.items.some(({ weight }) => weight !== 0) && <Themes themes={data.themes} show={show} />}
      <details class="more">
        <summary>{say.interests}</summary>
        <BarTable inside caption={say.interests} bars={interests} show={show} file="interests" />
      </details>
      <p class="small muted">{say.interestsHelp}</p>
    </>
  )
}

export const View = ({ request, snapshot, heading, show }: AnalysisProps): VNode => (
  <AtOnce request={request} heading={heading} show={show} missing={saidInView} ask={({ analyze }, asked, options) => analyze.industries(asked, options)}>
    {(data) => <Result data={data} others={othersOfEquities(snapshot, data.portfolioShare)} show={show} />}
  </AtOnce>
)

import type { VNode } from 'preact'
import type { RevenueGeographyResult } from '../../../../sdk'
import { TopBars } from '../../chart/top-bars'
import { DataTable } from '../../components/data-table'
import { formatNumber, formatPercent } from '../../../../core/wording/format'
import { SHARE, type Show } from '../context'
import { share } from '../../../../core/portfolio/insights/numbers'
import { countryLabels, UNKNOWN } from '../../../../core/portfolio/keys/taxonomy'
import { labelOf } from '../parts/labels'
import { words as shared } from '../../browser/words'
import { hasEstimates, sized, type Headline } from '../headlines'
import { Said } from '../parts/section-card'
import { Buckets } from '../sections/shares'
import { AtOnce, saidInView } from '../standalone'
import { words } from '../../../../core/portfolio/analyses/revenue-geography/words'
import { namesIn } from '../../../../core/wording/field-words'
import { byLanguage, text, type Locale } from '../../../../core/values/text'
import type { AnalysisProps } from '../parts/analysis-props'
import { sumBy } from '../../../../core/values/sum'

/** Texts besides the names of fields. */
const phrases = byLanguage({
  ofKnown: text((share: string) => `of the revenue that is known; reports are read for ${share} of the equities`, (share) => `des bekannten Umsatzes; gelesen sind Berichte für ${share} der Aktien`),
  ofLittle: text(
    (share: string) => `Reports are read for only ${share} of the equities; the bars are of their revenue.`,
    (share) => `Gelesen sind nur Berichte für ${share} der Aktien; die Balken zeigen deren Umsatz.`,
  ),
  ofDepot: text('As shares of the whole portfolio', 'Als Anteile am ganzen Depot'),
  examined: text(
    (count: number) => (count === 1 ? '1 company was examined.' : `${count} companies were examined. They split the world differently: Americas can hold North America.`),
    (count) => (count === 1 ? '1 Unternehmen wurde betrachtet.' : `${count} Unternehmen wurden betrachtet. Sie teilen die Welt verschieden auf: „Amerika“ kann Nordamerika enthalten.`),
  ),
  notKnown: text((parts: string) => `Not known: ${parts}. Shares of the whole portfolio.`, (parts) => `Nicht bekannt: ${parts}. Anteile am ganzen Depot.`),
  rests: {
    missing: text((share: string) => `${share} because a company has no usable report`, (share) => `${share}, weil ein Unternehmen keinen brauchbaren Bericht hat`),
    omitted: text((share: string) => `${share} in companies beyond the largest 25`, (share) => `${share} in Unternehmen jenseits der 25 größten`),
    residual: text((share: string) => `${share} in funds that name no company`, (share) => `${share} in Fonds, die kein Unternehmen nennen`),
  },
})

const report = words.data.companies.fields

const wordsIn = (locale: Locale) => ({ ...namesIn(report, locale), ...namesIn(words.data, locale), ...phrases[locale] })

type Segment = RevenueGeographyResult['companies'][number]['segments'][number]

const countries = new Map(Object.values(countryLabels).map((label) => [label.en, label]))

/** Names of companies' reports are English: in German countries have their name, and other parts that of their region. */
function segmentName({ label, region }: Segment, locale: Locale): string {
  const name = labelOf('revenueRegion', region, locale)
  return locale === 'en' ? (label === name ? name : `${label} (${name})`) : (countries.get(label)?.de ?? name)
}

function segmentsText(segments: readonly Segment[], { locale }: Show): string | null {
  const shares = new Map<string, number>()
  for (const segment of segments) shares.set(segmentName(segment, locale), (shares.get(segmentName(segment, locale)) ?? 0) + segment.share)
  return segments.length === 0 ? null : [...shares].map(([name, share]) => `${name} ${formatPercent(share, locale, 0)}`).join('; ')
}

/** Fraction of the equities below which what is read says nothing of the portfolio. */
const LEAST_READ = 0.1

/** The region of most revenue, where enough of it is known. */
function headline({ coverage }: RevenueGeographyResult, first: { name: string; size: number }, isEstimated: boolean, locale: Locale): Headline {
  const [say, read] = [wordsIn(locale), share(coverage)[locale]]
  return coverage < LEAST_READ ? { figure: shared[locale].notKnown, note: say.ofLittle(read) } : { figure: `${first.name} ${sized(isEstimated, first.size, locale)}`, note: say.ofKnown(read) }
}

/** A smaller part, a fraction, would be written as nothing. */
const LEAST_REST = 0.0005

function Result({ data, isEstimated, show }: { data: RevenueGeographyResult; isEstimated: boolean; show: Show }): VNode {
  const { locale, text } = show
  const say = wordsIn(locale)
  const rests = ([['missing', data.missingObservationWeight], ['omitted', data.omittedCompanyWeight], ['residual', data.residualFundWeight]] as const)
    .filter(([, weight]) => weight >= LEAST_REST).map(([rest, weight]) => say.rests[rest](share(weight)[locale]))
  const known = data.regions.filter(({ key, weight }) => key !== UNKNOWN && weight > 0)
  const whole = sumBy(known, ({ weight }) => weight)
  const bars = known.map(({ key, weight }) => ({ name: labelOf('revenueRegion', key, locale), size: weight / whole }))
  const [first] = bars
  return (
    <>
      {first !== undefined && <Said {...headline(data, first, isEstimated, locale)} />}
      <TopBars class="long" title={say.regions} bars={bars} locale={locale} />
      <details class="more">
        <summary>{say.ofDepot}</summary>
        <Buckets inside caption={say.regions} buckets={data.regions} kind="revenueRegion" file="revenue-regions" show={show} />
      </details>
      <p class="small muted">{say.examined(data.companiesExamined)}{rests.length > 0 && ` ${say.notKnown(rests.join(', '))}`}</p>
      <details class="reports">
        <summary>{say.companies} ({formatNumber(data.companies.length, locale)})</summary>
        <DataTable
          captionHidden caption={say.companies} locale={locale} file="revenue-companies"
          columns={[{ label: text.name }, { label: text.share, unit: SHARE }, { label: say.status },
            { label: say.fiscalYear, empty: report.fiscalYear.none[locale] }, { label: say.segments }]}
          rows={data.companies.map(({ name, weight, status, fiscalYear, segments }) =>
            [name, weight, report.status.choices[status][locale], fiscalYear === null ? null : String(fiscalYear), segmentsText(segments, show)])}
        />
      </details>
    </>
  )
}

export const View = ({ request, snapshot, heading, show }: AnalysisProps): VNode => (
  <AtOnce request={request} heading={heading} show={show} missing={saidInView} ask={({ analyze }, asked, options) => analyze.revenueGeography(asked, options)}>
    {(data) => <Result data={data} isEstimated={hasEstimates(snapshot)} show={show} />}
  </AtOnce>
)

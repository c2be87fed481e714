import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { BondsResult } from '../../../../sdk'
import { words } from '../../../../core/portfolio/analyses/bonds/words'
import { share } from '../../../../core/portfolio/insights/numbers'
import { shortNames } from '../../../../core/portfolio/insights/short-name'
import { unknownLabel } from '../../../../core/portfolio/keys/taxonomy'
import { namesIn, type FieldWords } from '../../../../core/wording/field-words'
import { formatPercent, formatRounded, formatUnit } from '../../../../core/wording/format'
import { Notice } from '../../components/notice'
import { BarTable } from '../parts/bar-table'
import { KeyFigures, Known } from '../parts/figures'
import { SHARE, type Show } from '../context'
import { aboutAmount } from '../headlines'
import { Said } from '../parts/section-card'
import { FundLists } from '../sections/fund-lists'
import { answerWords } from '../words/answer'
import { AtOnce } from '../standalone'
import type { AnalysisProps } from '../parts/analysis-props'
import { sumBy } from '../../../../core/values/sum'
import { byLanguage, text } from '../../../../core/values/text'

/** Texts besides the names of fields. */
const phrases = byLanguage({
  ofPortfolio: text('of the portfolio are bonds.', 'des Depots sind Anleihen.'),
  rise: text((loss: string) => `When yields rise by one percentage point, they lose about ${loss} of their value.`, (loss) => `Steigt die Rendite um einen Prozentpunkt, verlieren sie rund ${loss} an Wert.`),
  riseOfKnown: text(
    (loss: string, known: string) => `When yields rise by one percentage point, those that are known (${known} of them) lose about ${loss} of their value.`,
    (loss, known) => `Steigt die Rendite um einen Prozentpunkt, verlieren die bekannten (${known} davon) rund ${loss} an Wert.`,
  ),
  assumed: text('Your assumption: duration (how long the money is bound on average), as the factsheet of the fund states it', 'Ihre Annahme: Duration (wie lange das Geld im Mittel gebunden ist), wie sie im Factsheet des Fonds steht'),
  riseAssumed: text(
    (loss: string, amount: string | null) => `When yields rise by one percentage point, they lose about ${loss}${amount === null ? '' : `, ${amount}`}; when yields fall, they gain about as much.`,
    (loss, amount) => `Steigt die Rendite um einen Prozentpunkt, verlieren sie rund ${loss}${amount === null ? '' : `, ${amount}`}; fällt sie, gewinnen sie etwa so viel.`,
  ),
  noList: text((funds: string) => `There is no list here of the bonds of ${funds}.`, (funds) => `Hier liegt keine Liste der Anleihen von ${funds} vor.`),
  knownOf: text((known: string) => `${known} of the bonds are known.`, (known) => `Bekannt sind ${known} der Anleihen.`),
  noneKnown: text('Of what is known nothing is a bond.', 'Unter dem, was bekannt ist, sind keine Anleihen.'),
  closed: text('Who owes the money cannot be said.', 'Wer das Geld schuldet, lässt sich nicht sagen.'),
})

const spreads = ['maturities', 'types', 'countries', 'currencies', 'ratings'] as const

interface Props {
  data: BondsResult
  show: Show
}

/** Shares of the bonds by one of their measures; nothing where no list says any of it. */
function Spread({ by, data, show }: Props & { by: (typeof spreads)[number] }): VNode | null {
  const { label, fields } = words.data[by]
  const key: FieldWords = fields.buckets.fields.key
  const bars = data[by].buckets.map((bucket) => ({ ...bucket, label: (bucket.key === 'unknown' ? unknownLabel : key.choices?.[bucket.key])?.[show.locale] ?? bucket.key }))
  return data[by].coverage === 0 ? null : <BarTable caption={label[show.locale]} bars={lastUnknown(bars)} show={show} file={`bonds-${by}`} />
}

function Figures({ data, show }: Props): VNode {
  const say = namesIn(words.data, show.locale)
  const fields = namesIn(words.data.duration.fields, show.locale)
  const { maturityYears, macaulayYears, modifiedYears, averageCoupon, coverage } = data.duration
  return (
    <KeyFigures
      figures={[
        [say.portfolioShare, <Known value={data.portfolioShare} unit={SHARE} show={show} />],
        [say.coverage, <Known value={data.coverage} unit={SHARE} show={show} />],
        [fields.maturityYears, <Known value={maturityYears} digits={1} show={show} />],
        [fields.macaulayYears, <Known value={macaulayYears} digits={1} show={show} />],
        [fields.modifiedYears, <Known value={modifiedYears} digits={1} show={show} />],
        [fields.averageCoupon, <Known value={averageCoupon} unit={SHARE} show={show} />],
        [`${say.duration}: ${fields.coverage}`, <Known value={coverage} unit={SHARE} show={show} />],
      ]}
    />
  )
}

/** Coverage from which all bonds count as known, a fraction. */
const FULL = 0.995

/** What a rise of yields would cost, where it is known of some of them. */
function riseOf({ duration: { modifiedYears, coverage } }: BondsResult, { locale }: Show): string {
  if (modifiedYears === null || coverage === null) return ''
  const loss = formatPercent(modifiedYears / 100, locale, 1)
  return coverage >= FULL ? phrases[locale].rise(loss) : phrases[locale].riseOfKnown(loss, formatRounded(coverage, locale))
}

/** What is not known comes last. */
const lastUnknown = <B extends { key: string }>(bars: readonly B[]): B[] => [...bars.filter(({ key }) => key !== 'unknown'), ...bars.filter(({ key }) => key === 'unknown')]

/** The first is shown at once; the others are among the details. */
const [first, ...further] = spreads

function Result({ data, snapshot, show }: Props & Pick<AnalysisProps, 'snapshot'>): VNode {
  const isKnown = snapshot.holdings.every(({ assetClass }) => assetClass !== null)
  if (data.portfolioShare === 0) return <Notice tone="info">{isKnown ? words.data.coverage.none[show.locale] : phrases[show.locale].noneKnown}</Notice>
  const issuers = data.issuers.items.map(({ id, name, weight, value }) => ({ key: id, label: name, weight, value }))
  return (
    <>
      <Said figure={share(data.portfolioShare)[show.locale]} note={`${phrases[show.locale].ofPortfolio} ${riseOf(data, show)}`.trim()} />
      <Spread by={first} data={data} show={show} />
      {issuers.length > 0 && <BarTable first={5} caption={words.data.issuers.label[show.locale]} bars={issuers} show={show} file="bonds-issuers" />}
      <details class="more">
        <summary>{answerWords[show.locale].details}</summary>
        <Figures data={data} show={show} />
        {further.map((by) => <Spread key={by} by={by} data={data} show={show} />)}
      </details>
      <FundLists funds={data.funds} bases={new Map()} file="bonds-funds" show={show} />
    </>
  )
}

/** The duration in years at first, about that of funds of the whole market; the reader may change it. */
const FIRST_DURATION = 6
const MOST_DURATION = 20

/** What a rise of yields would cost with a duration that the reader reads elsewhere; `value` is null of a depot by weights. */
function AssumedRise({ value, show }: { value: number | null; show: Show }): VNode {
  const [years, setYears] = useState(FIRST_DURATION)
  const { locale } = show
  const say = phrases[locale]
  const [assumed, said] = [formatUnit(years, 'years', locale), say.riseAssumed(formatPercent(years / 100, locale, 1), value === null ? null : aboutAmount((value * years) / 100, show.currency, locale))]
  return (
    <div class="narrow no-print">
      <p>{said}</p>
      <label for="duration">{say.assumed}: <strong>{assumed}</strong></label>
      <input class="slider" id="duration" type="range" min={0.5} max={MOST_DURATION} step={0.5} value={years} aria-valuetext={`${assumed}. ${said}`} onInput={(event) => setYears(Number(event.currentTarget.value))} />
    </div>
  )
}

/** The bonds and bond funds of a depot. */
const closedIn = ({ holdings }: AnalysisProps['snapshot']) => holdings.filter(({ assetClass }) => assetClass === 'bonds')

/** What is missing of them: how much, and which lists; undefined where there are none to speak of. */
function missingIn(data: BondsResult | null, snapshot: AnalysisProps['snapshot'], { locale }: Show): string | undefined {
  const say = phrases[locale]
  const names = (data === null ? closedIn(snapshot) : data.funds.filter(({ coveredWeight }) => coveredWeight === 0)).map(({ name }) => name)
  if (data === null && names.length === 0) return undefined
  const known = data === null || data.coverage === null || data.coverage >= FULL ? [] : [say.knownOf(share(data.coverage)[locale])]
  return [...known, ...(names.length === 0 ? [] : [say.noList(names.map(shortNames(names)).join(', '))])].join(' ')
}

/** The bonds of a depot, where none of their lists is known. */
function WithoutLists({ snapshot, show }: Pick<AnalysisProps, 'snapshot' | 'show'>): VNode | null {
  const held = closedIn(snapshot)
  if (held.length === 0) return null
  const say = phrases[show.locale]
  return (
    <>
      <Said figure={share(sumBy(held, ({ weight }) => weight))[show.locale]} note={`${say.ofPortfolio} ${say.closed}`} />
      <AssumedRise value={held.reduce<number | null>((sum, { value }) => (sum === null || value === null ? null : sum + value), 0)} show={show} />
    </>
  )
}

export const View = ({ request, snapshot, heading, show }: AnalysisProps): VNode => (
  <AtOnce
    request={request} heading={heading} show={show} missing={(data: BondsResult | null) => missingIn(data, snapshot, show)}
    unavailable={() => closedIn(snapshot).length > 0 && <WithoutLists snapshot={snapshot} show={show} />}
    ask={({ fixedIncome }, asked, options) => fixedIncome.bonds(asked, options)}
  >
    {(data) => <Result data={data} snapshot={snapshot} show={show} />}
  </AtOnce>
)

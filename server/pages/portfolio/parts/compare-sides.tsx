/** Two sides of a comparison and what lies between: a difference with its sign, or why there is none. */
import type { VNode } from 'preact'
import type { Bucket, CompareResult, Reason } from '../../../../sdk'
import { DataTable, type WordedCell } from '../../components/data-table'
import { formatDifference, formatNumber, formatPercent, formatUnit } from '../../browser/format'
import { words as shared } from '../../browser/words'
import { companyName } from '../../../../core/portfolio/insights/short-name'
import { amounts, SHARE, type Show } from '../context'
import { answerWords } from '../words/answer'
import { labelOf, type Kind } from './labels'
import { Said } from './section-card'
import { phrases } from '../../../../core/portfolio/analyses/compare/phrases'
import { after, before } from '../../../../core/portfolio/analyses/compare/delta-words'
import { namesIn } from '../../../../core/wording/field-words'
import { words as concentration } from '../../../../core/portfolio/sections/concentration/words'
import { words as costs } from '../../../../core/portfolio/sections/costs/words'
import type { Locale } from '../../../../core/values/text'

const both = { before, after }

const wordsIn = (locale: Locale) => ({ ...namesIn(both, locale), ...phrases[locale] })

type Delta = NonNullable<CompareResult['deltas']['allocation']>[number]

interface Section {
  status: string
  reasons: readonly Reason[]
}

/** Why a difference of a section is not given: what either side lacks. */
function withheldText(sections: readonly Section[], { locale }: Show): string {
  const reasons = [...new Set(sections.flatMap((section) => section.reasons))].map((reason) => shared[locale].reasons[reason])
  return [wordsIn(locale).notComparable, ...reasons].join(' ')
}

/** A difference of shares in points, which the head of its column says. */
const pointsCell = (delta: number, { locale }: Show): WordedCell => ({ value: delta, text: formatDifference(delta * 100, { digits: 2 }, locale) })

/** The head of such a column. */
const pointsHead = ({ locale }: Show, isEstimated = false): string => {
  const say = wordsIn(locale)
  return isEstimated ? `${say.pointsHead}, ${say.estimated}` : say.pointsHead
}

/** Changes beyond the largest are shown when they are asked for. */
const MOST = 5

interface BucketSide extends Section {
  buckets: readonly Bucket[] | null
}

interface BucketDeltasProps {
  caption: string
  before: BucketSide
  after: BucketSide
  deltas: readonly Delta[] | null
  kind: Kind
  file: string
  show: Show
}

/** A difference that the answer withholds because a side is not complete, from what is known of both. */
const estimated = (before: number | null, after: number | null, write: (delta: number) => string, { locale }: Show): WordedCell | null =>
  before === null || after === null ? null : { value: after - before, text: `${write(after - before)} (${wordsIn(locale).estimated})` }

/** Both sides with what can be said of the difference, and why it is an estimate. */
function BothSides({ caption, before, after, kind, file, show }: Omit<BucketDeltasProps, 'deltas'>): VNode {
  const say = wordsIn(show.locale)
  const weightIn = ({ buckets }: BucketSide, key: string): number | null => (buckets === null ? null : (buckets.find((bucket) => bucket.key === key)?.weight ?? 0))
  const size = (key: string): number => Math.abs((weightIn(after, key) ?? 0) - (weightIn(before, key) ?? 0))
  const keys = [...new Set([...(before.buckets ?? []), ...(after.buckets ?? [])].map(({ key }) => key))].sort((a, b) => size(b) - size(a))
  return (
    <div>
      {keys.length === 0 ? <h4>{caption}</h4> : (
        <DataTable
          caption={caption} locale={show.locale} file={file} most={MOST} columns={[{ label: show.text.name }, { label: say.before, unit: SHARE }, { label: say.after, unit: SHARE }, { label: pointsHead(show, true), empty: say.notGiven }]}
          rows={keys.map((key) => {
            const [one, other] = [weightIn(before, key), weightIn(after, key)]
            return [labelOf(kind, key, show.locale), one, other, one === null || other === null ? null : pointsCell(other - one, show)]
          })}
        />
      )}
      <p class="small">{withheldText([before, after], show)}</p>
    </div>
  )
}

/** Largest changes first; keys that do not change are left out. */
export function BucketDeltas(props: BucketDeltasProps): VNode {
  const { caption, deltas, kind, file, show } = props
  const { locale, text } = show
  const say = wordsIn(locale)
  if (deltas === null) return <BothSides {...props} />
  const changed = deltas.filter(({ delta }) => delta !== 0).sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta))
  if (changed.length === 0) return <div><h4>{caption}</h4><p>{say.noChange}</p></div>
  return (
    <DataTable
      caption={caption} locale={locale} file={file} most={MOST}
      columns={[{ label: text.name }, { label: say.before, unit: SHARE }, { label: say.after, unit: SHARE }, { label: pointsHead(show) }]}
      rows={changed.map(({ key, before, after, delta }) => [labelOf(kind, key, locale), before, after, pointsCell(delta, show)])}
    />
  )
}

/** A figure of both sides, each as it is written, and its difference. */
interface FigureRow {
  label: string
  before: number | null
  after: number | null
  delta: number | null
  write: (value: number) => string
  writeDelta: (delta: number) => string
}

type Analyses = CompareResult['before']['analyses']

const largestIn = (analyses: Analyses): number | undefined => analyses['look-through'].data?.positions[0]?.weight
const overlapIn = (analyses: Analyses): number | undefined => analyses.overlap.data?.pairs[0]?.overlap

/** A difference of a figure that the answer has on both sides only; null unless its section is complete on both. */
function differenceOf(before: Analyses, after: Analyses, section: 'look-through' | 'overlap', figureOf: (analyses: Analyses) => number | undefined): number | null {
  const [one, other] = [figureOf(before), figureOf(after)]
  const isWhole = before[section].status === 'ok' && after[section].status === 'ok'
  return isWhole && one !== undefined && other !== undefined ? other - one : null
}

/** Return of each side in a crisis like that of 2008; null where it cannot be told. */
export interface CrisisSides {
  before: number | null
  after: number | null
}

const crisisDelta = ({ before, after }: CrisisSides): number | null => (before === null || after === null ? null : after - before)

function figureRows({ before, after, deltas }: CompareResult, crisis: CrisisSides | null, show: Show): FigureRow[] {
  const { locale, currency } = show
  const sides = (figureOf: (analyses: Analyses) => number | null | undefined) => ({ before: figureOf(before.analyses) ?? null, after: figureOf(after.analyses) ?? null })
  const plain = (digits: number) => ({ write: (value: number) => formatNumber(value, locale, digits), writeDelta: (delta: number) => formatDifference(delta, { digits }, locale) })
  // Charges of hundredths differ by thousandths.
  const charge = { write: (value: number) => formatPercent(value, locale, 3), writeDelta: (delta: number) => `${formatDifference(delta * 100, { digits: 3 }, locale)} ${wordsIn(locale).points}` }
  const share = { write: (value: number) => formatPercent(value, locale), writeDelta: (delta: number) => `${pointsCell(delta, show).text} ${wordsIn(locale).points}` }
  // Losses of a crisis are known no better than in whole per cent.
  const rough = { write: (value: number) => formatPercent(value, locale, 0), writeDelta: (delta: number) => `${formatDifference(delta * 100, { digits: 1 }, locale)} ${wordsIn(locale).points}` }
  const money = { write: (value: number) => formatUnit(value, amounts(show), locale), writeDelta: (delta: number) => formatDifference(delta, { currency }, locale) }
  return [
    ...(before.basis === 'values' ? [{ label: costs.knownAnnualCost.label[locale], ...sides(({ costs }) => costs.data?.knownAnnualCost), delta: deltas.knownAnnualCost, ...money }] : []),
    { label: costs.weightedTer.label[locale], ...sides(({ costs }) => costs.data?.weightedTer), delta: deltas.weightedTer, ...charge },
    { label: answerWords[locale].largest, ...sides(largestIn), delta: differenceOf(before.analyses, after.analyses, 'look-through', largestIn), ...share },
    { label: answerWords[locale].double, ...sides(overlapIn), delta: differenceOf(before.analyses, after.analyses, 'overlap', overlapIn), ...share },
    ...(crisis === null ? [] : [{ label: answerWords[locale].like2008, ...crisis, delta: crisisDelta(crisis), ...rough }]),
    { label: concentration.effectiveN.label[locale], ...sides(({ concentration }) => concentration.data?.effectiveN), delta: deltas.effectiveN, ...plain(1) },
    { label: concentration.hhi.label[locale], ...sides(({ concentration }) => concentration.data?.hhi), delta: deltas.hhi, ...plain(4) },
  ]
}

/** The first figure that is known of both sides: its change, large. */
export function LeadingDelta({ data, show }: { data: CompareResult; show: Show }): VNode | null {
  const say = wordsIn(show.locale)
  for (const { label, before, after, delta, write, writeDelta } of figureRows(data, null, show)) {
    if (before === null || after === null) continue
    const note = say.inPlaceOf(label, write(after), write(before))
    return <Said figure={writeDelta(delta ?? after - before)} note={delta === null ? `${note} (${say.estimated})` : note} />
  }
  return null
}

/** The figures of both sides, with the difference where there is one; `crisis` is null while it is asked for. */
export function FigureDeltas({ data, crisis, show }: { data: CompareResult; crisis: CrisisSides | null; show: Show }): VNode {
  const say = wordsIn(show.locale)
  const rows = figureRows(data, crisis, show)
  const cell = (value: number | null, write: (value: number) => string): WordedCell | null => (value === null ? null : { value, text: write(value) })
  const sides = [data.before.analyses, data.after.analyses]
  const withheld = [
    ...(data.deltas.weightedTer === null ? sides.map(({ costs }) => costs) : []),
    ...(data.deltas.effectiveN === null ? sides.map(({ concentration }) => concentration) : []),
  ]
  const table = (caption: string, shown: readonly FigureRow[]): VNode => (
    <DataTable
      caption={caption} locale={show.locale} file="compare-figures"
      columns={[{ label: show.text.name }, { label: say.before }, { label: say.after }, { label: say.change, empty: say.notGiven }]}
      rows={shown.map(({ label, before, after, delta, write, writeDelta }) => [label, cell(before, write), cell(after, write), delta === null ? estimated(before, after, writeDelta, show) : cell(delta, writeDelta)])}
    />
  )
  return (
    <>
      {table(say.figures, rows.slice(0, -TERMS))}
      {withheld.length > 0 && <p class="small">{withheldText(withheld, show)}</p>}
      <details class="more"><summary>{answerWords[show.locale].cards.concentration}</summary>{table(answerWords[show.locale].cards.concentration, rows.slice(-TERMS))}</details>
    </>
  )
}

/** The last of the figures are terms of the field. */
const TERMS = 2

const COMPANIES = 10

interface Listed {
  name: string
  weight: number
}

/** Companies by id, and what one is that is not listed: nothing where the list is whole, else not known. */
function companiesOf({ 'look-through': { data } }: Analyses): { listed: ReadonlyMap<string, Listed>; absent: number | null } {
  return { listed: new Map(data?.positions.map(({ id, name, weight }) => [id, { name, weight }])), absent: data !== null && data.tailWeight === 0 && data.unresolvedFundWeight === 0 ? 0 : null }
}

/** The companies whose share changes most, of those that both sides tell of. */
export function CompanyDeltas({ data: { before, after }, show }: { data: CompareResult; show: Show }): VNode | null {
  const say = wordsIn(show.locale)
  const [left, right] = [companiesOf(before.analyses), companiesOf(after.analyses)]
  const rows = [...new Map([...left.listed, ...right.listed])]
    .flatMap(([id, { name }]) => {
      const [one, other] = [left.listed.get(id)?.weight ?? left.absent, right.listed.get(id)?.weight ?? right.absent]
      return one === null || other === null || one === other ? [] : [{ name, one, other, delta: other - one }]
    })
    .sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta))
    .slice(0, COMPANIES)
  if (rows.length === 0) return null
  return (
    <DataTable
      caption={say.companies} locale={show.locale} file="compare-companies" most={MOST}
      columns={[{ label: show.text.name }, { label: say.before, unit: SHARE }, { label: say.after, unit: SHARE }, { label: pointsHead(show) }]}
      rows={rows.map(({ name, one, other, delta }) => [companyName(name), one, other, pointsCell(delta, show)])}
    />
  )
}

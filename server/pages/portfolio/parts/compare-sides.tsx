/** The two sides of a comparison and their differences. */
import type { VNode } from 'preact'
import type { Bucket, CompareResult } from '../../../../sdk'
import { DataTable, type WordedCell } from '../../components/data-table'
import { formatDifference, formatNumber, formatPercent, formatUnit } from '../../../../core/wording/format'
import { words as shared } from '../../browser/words'
import { companyName } from '../../../../core/portfolio/insights/short-name'
import { TENTHS, wholeAmounts, type Show } from '../context'
import { answerWords } from '../words/answer'
import { labelOf, type Kind } from './labels'
import { after, before } from '../../../../core/portfolio/analyses/compare/delta-words'
import { namesIn } from '../../../../core/wording/field-words'
import { words as concentration } from '../../../../core/portfolio/sections/concentration/words'
import { words as costs } from '../../../../core/portfolio/sections/costs/words'
import { byLanguage, text, type Locale } from '../../../../core/values/text'

/** Texts besides the names of fields. */
export const phrases = byLanguage({
  toBegin: text('Change an amount or a fund below: what that changes stands here.', 'Unten einen Betrag oder Fonds ändern: Was das ausmacht, steht dann hier.'),
  noChange: text('Nothing changes by 0.1 points or more.', 'Nichts ändert sich um 0,1 Punkte oder mehr.'),
  notComparable: text('Changes marked as estimated follow from what is known of both sides.', 'Als geschätzt markierte Änderungen folgen aus dem, was von beiden Seiten bekannt ist.'),
  notGiven: text('not given', 'nicht angegeben'),
  figures: text('Figures', 'Kennzahlen'),
  points: text('points', 'Punkte'),
  pointsHead: text('Points', 'Punkte'),
  change: text('Change', 'Änderung'),
  estimated: text('estimated', 'geschätzt'),
  companies: text('Companies that change most', 'Unternehmen, die sich am meisten ändern'),
})

const both = { before, after }

const wordsIn = (locale: Locale) => ({ ...namesIn(both, locale), ...phrases[locale] })

type Delta = NonNullable<CompareResult['deltas']['allocation']>[number]

/** A difference of shares in points, which the head of its column says. */
const pointsCell = (delta: number, { locale }: Show): WordedCell => ({ value: delta, text: formatDifference(delta * 100, { digits: 1 }, locale) })

/** Changes beyond the largest are shown on demand. */
const MOST = 5

interface BucketDeltasProps {
  caption: string
  before: readonly Bucket[] | null
  after: readonly Bucket[] | null
  deltas: readonly Delta[] | null
  kind: Kind
  file: string
  show: Show
}

/** A difference that the answer withholds because a side is not complete, from what is known of both. */
const estimated = (before: number | null, after: number | null, write: (delta: number) => string, { locale }: Show): WordedCell | null =>
  before === null || after === null ? null : { value: after - before, text: `${write(after - before)} (${wordsIn(locale).estimated})` }

/** The differences that an answer withholds because a side is not complete, from what is known of both. */
function estimatedDeltas(before: readonly Bucket[], after: readonly Bucket[]): Delta[] {
  const weightIn = (buckets: readonly Bucket[], key: string): number => buckets.find((bucket) => bucket.key === key)?.weight ?? 0
  return [...new Set([...before, ...after].map(({ key }) => key))].map((key) => {
    const [one, other] = [weightIn(before, key), weightIn(after, key)]
    return { key, before: one, after: other, delta: other - one }
  })
}

/** A smaller change would be written as none. */
const LEAST_CHANGE = 0.0005

/** The differences of a list, be they estimated; null where one of its sides is not known, or neither tells of anything. */
export const listDeltas = ({ deltas, before, after }: Pick<BucketDeltasProps, 'deltas' | 'before' | 'after'>): readonly Delta[] | null =>
  deltas ?? (before === null || after === null || before.length + after.length === 0 ? null : estimatedDeltas(before, after))

/** Largest changes first; keys that do not change are left out. */
export function BucketDeltas({ caption, before, after, deltas, kind, file, show }: BucketDeltasProps): VNode {
  const { locale, text } = show
  const say = wordsIn(locale)
  const known = listDeltas({ deltas, before, after })
  const title = deltas === null && known !== null ? `${caption} (${say.estimated})` : caption
  if (known === null) return <div><h4>{title}</h4><p class="small">{say.notGiven}</p></div>
  const changed = known.filter(({ delta }) => Math.abs(delta) >= LEAST_CHANGE).sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta))
  if (changed.length === 0) return <div><h4>{title}</h4><p class="small">{say.noChange}</p></div>
  return (
    <DataTable
      caption={title} locale={locale} file={file} most={MOST}
      columns={[{ label: text.name }, { label: say.before, unit: TENTHS }, { label: say.after, unit: TENTHS }, { label: say.pointsHead }]}
      rows={changed.map(({ key, before, after, delta }) => [labelOf(kind, key, locale), before, after, pointsCell(delta, show)])}
    />
  )
}

/** The changes that are read first, as the tiles of a depot. */
const leads = ['cost', 'largest', 'double', 'like2008'] as const

type Lead = (typeof leads)[number]

/** A figure of both sides, each as it is written, and its difference. */
interface FigureRow {
  label: string
  /** Its name among the changes that are read first. */
  lead?: Lead
  before: number | null
  after: number | null
  delta: number | null
  /** Whether that differs which is not known, so that the known parts tell nothing of the difference. */
  isOpen?: boolean
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

/** What each holding comes to whose charge is not known, in cents. */
function withoutCharge({ holdings, analyses, totalValue }: CompareResult['before']): string {
  const charged = new Map(analyses.costs.data?.positions.map(({ isin, ter }) => [isin, ter]))
  const open = holdings.filter(({ isin, status }) => status === 'unresolved' || (isin !== null && charged.get(isin) === null))
  return JSON.stringify(open.map(({ isin, weight }) => [isin, Math.round(weight * (totalValue ?? 1) * 100)]).sort())
}

function figureRows({ before, after, deltas }: CompareResult, crisis: CrisisSides | null, show: Show): FigureRow[] {
  const { locale, currency } = show
  const isOfValues = before.basis === 'values'
  const sides = (figureOf: (analyses: Analyses) => number | null | undefined) => ({ before: figureOf(before.analyses) ?? null, after: figureOf(after.analyses) ?? null })
  const plain = (digits: number) => ({ write: (value: number) => formatNumber(value, locale, digits), writeDelta: (delta: number) => formatDifference(delta, { digits }, locale) })
  // Charges of hundredths differ by thousandths.
  const charge = { write: (value: number) => formatPercent(value, locale, 3), writeDelta: (delta: number) => `${formatDifference(delta * 100, { digits: 3 }, locale)} ${wordsIn(locale).points}` }
  const share = { write: (value: number) => formatUnit(value, TENTHS, locale), writeDelta: (delta: number) => `${pointsCell(delta, show).text} ${wordsIn(locale).points}` }
  const money = { write: (value: number) => formatUnit(value, wholeAmounts(show), locale), writeDelta: (delta: number) => formatDifference(delta, { currency }, locale) }
  return [
    ...(isOfValues ? [{ label: costs.knownAnnualCost.label[locale], lead: 'cost' as const, ...sides(({ costs }) => costs.data?.knownAnnualCost), delta: deltas.knownAnnualCost, isOpen: withoutCharge(before) !== withoutCharge(after), ...money }] : []),
    { label: costs.weightedTer.label[locale], ...(isOfValues ? {} : { lead: 'cost' as const }), ...sides(({ costs }) => costs.data?.weightedTer), delta: deltas.weightedTer, ...charge },
    { label: answerWords[locale].largest, lead: 'largest', ...sides(largestIn), delta: differenceOf(before.analyses, after.analyses, 'look-through', largestIn), ...share },
    { label: answerWords[locale].double, lead: 'double', ...sides(overlapIn), delta: differenceOf(before.analyses, after.analyses, 'overlap', overlapIn), ...share },
    ...(crisis === null ? [] : [{ label: answerWords[locale].like2008, lead: 'like2008' as const, ...crisis, delta: crisisDelta(crisis), ...share }]),
    { label: concentration.effectiveN.label[locale], ...sides(({ concentration }) => concentration.data?.effectiveN), delta: deltas.effectiveN, ...plain(1) },
    { label: concentration.hhi.label[locale], ...sides(({ concentration }) => concentration.data?.hhi), delta: deltas.hhi, ...plain(4) },
  ]
}

/** What changes, in few words that stay in sight while amounts are typed; before the first change, in the same room, what to do. */
export function Changes({ data, crisis, show }: { data: CompareResult | null; crisis: CrisisSides | null; show: Show }): VNode {
  const { locale } = show
  const rows = data === null ? [] : figureRows(data, crisis, show)
  const said = (lead: Lead): string => {
    const row = rows.find((each) => each.lead === lead)
    if (row === undefined) return '–'
    const { before, after, delta, isOpen = false, writeDelta } = row
    if (before === null || after === null || isOpen) return lead === 'double' ? answerWords[locale].noComparison : shared[locale].notKnown
    const change = writeDelta(delta ?? after - before)
    if (!/[1-9]/.test(change)) return answerWords[locale].unchanged
    return delta === null ? answerWords[locale].about(change) : change
  }
  return <dl class="changes" aria-live="polite" data-begin={data === null ? wordsIn(locale).toBegin : undefined}>{leads.map((lead) => <div key={lead}><dt>{answerWords[locale][lead]}</dt><dd>{said(lead)}</dd></div>)}</dl>
}

/** Whether a difference of a figure is estimated. */
export const hasEstimatedFigures = (data: CompareResult, crisis: CrisisSides | null, show: Show): boolean =>
  figureRows(data, crisis, show).some(({ before, after, delta, isOpen = false }) => !isOpen && delta === null && before !== null && after !== null)

/** The figures of both sides, with the difference where there is one; `crisis` is null while it is asked for. */
export function FigureDeltas({ data, crisis, show }: { data: CompareResult; crisis: CrisisSides | null; show: Show }): VNode {
  const say = wordsIn(show.locale)
  const rows = figureRows(data, crisis, show)
  const cell = (value: number | null, write: (value: number) => string): WordedCell | null => (value === null ? null : { value, text: write(value) })
  const table = (caption: string, shown: readonly FigureRow[]): VNode => (
    <DataTable
      caption={caption} locale={show.locale} file="compare-figures"
      columns={[{ label: show.text.name }, { label: say.before }, { label: say.after }, { label: say.change, empty: say.notGiven }]}
      rows={shown.map(({ label, before, after, delta, isOpen = false, write, writeDelta }) =>
        [label, cell(before, write), cell(after, write), isOpen ? null : delta === null ? estimated(before, after, writeDelta, show) : cell(delta, writeDelta)])}
    />
  )
  return (
    <>
      {table(say.figures, rows.slice(0, -TERMS))}
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

/** Companies by id, and the weight of one that is not listed: 0 where the list is complete, else null, not known. */
function companiesOf({ 'look-through': { data } }: Analyses): { listed: ReadonlyMap<string, Listed>; absent: number | null } {
  return { listed: new Map(data?.positions.map(({ id, name, weight }) => [id, { name, weight }])),
    absent: data !== null && data.tailWeight === 0 && data.unresolvedFundWeight === 0 ? 0 : null }
}

/** The companies whose share changes most, of those that both sides tell of. */
export function CompanyDeltas({ data: { before, after }, show }: { data: CompareResult; show: Show }): VNode | null {
  const say = wordsIn(show.locale)
  const [left, right] = [companiesOf(before.analyses), companiesOf(after.analyses)]
  const rows = [...new Map([...left.listed, ...right.listed])]
    .flatMap(([id, { name }]) => {
      const [one, other] = [left.listed.get(id)?.weight ?? left.absent, right.listed.get(id)?.weight ?? right.absent]
      return one === null || other === null || Math.abs(other - one) < LEAST_CHANGE ? [] : [{ name, one, other, delta: other - one }]
    })
    .sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta))
    .slice(0, COMPANIES)
  if (rows.length === 0) return null
  return (
    <DataTable
      caption={say.companies} locale={show.locale} file="compare-companies" most={MOST}
      columns={[{ label: show.text.name }, { label: say.before, unit: TENTHS }, { label: say.after, unit: TENTHS }, { label: say.pointsHead }]}
      rows={rows.map(({ name, one, other, delta }) => [companyName(name), one, other, pointsCell(delta, show)])}
    />
  )
}

/** The overlap of each two funds as a matrix, and what they share. */
import type { VNode } from 'preact'
import type { FundCoverage, OverlapResult } from '../../../../sdk'
import { CsvButton, DataTable } from '../../components/data-table'
import { headerOf, saveCsv } from '../../browser/download'
import { formatNumber, formatPercent } from '../../../../core/wording/format'
import { words as shared } from '../../browser/words'
import { SHARE, type Show } from '../context'
import { restsOnWords, sharedLists } from '../../../../core/portfolio/funds/basis'
import { companyName, shortNames } from '../../../../core/portfolio/insights/short-name'
import { answerWords } from '../words/answer'
import { estimating, FundGaps, type Bases } from './fund-lists'
import { byLanguage, text } from '../../../../core/values/text'

/** Texts besides the names of fields. */
const phrases = byLanguage({
  overlapMatrix: text('Overlap of each two funds', 'Überschneidung je zweier Fonds'),
  overlapHelp: text(
    'The number says how much of two funds is the same: the sum of the smaller weight of each company that both hold.',
    'Die Zahl sagt, wie viel von zwei Fonds gleich ist: die Summe der jeweils kleineren Gewichte aller Unternehmen, die beide halten.',
  ),
  notWhole: text('* The list of at least one of the two funds is not complete; the real overlap may differ.', '* Die Liste mindestens eines der beiden Fonds ist nicht vollständig; die wirkliche Überschneidung kann abweichen.'),
  pair: text((a: string, b: string) => `${a} and ${b}`, (a, b) => `${a} und ${b}`),
  shared: text((count: string) => `${count} companies in both`, (count) => `${count} Unternehmen in beiden`),
  sharedTail: text((count: string, share: string) => `${count} more with ${share} together`, (count, share) => `${count} weitere mit zusammen ${share}`),
  sameList: text(
    (list: string) => `Both rest on the same list, that of ${list}: the overlap compares it with itself, and the real one may differ.`,
    (list) => `Beide ruhen auf derselben Liste, der von ${list}: Die Überschneidung vergleicht sie mit sich selbst, die wirkliche kann abweichen.`,
  ),
  noPairs: text('No two funds share 1% or more, as far as is known.', 'Soweit bekannt, haben keine zwei Fonds 1 % oder mehr gemeinsam.'),
})

type Pair = OverlapResult['pairs'][number]

const keyOf = ({ isin, name }: FundCoverage): string => isin ?? name

const pairKey = (a: string, b: string): string => [a, b].sort().join(' ')

const keyOfPair = ({ isinA, isinB, fundA, fundB }: Pair): string => pairKey(isinA ?? fundA, isinB ?? fundB)

/** Companies of a pair that are shown at first. */
const MOST = 10

/** Ten shades. */
const shade = (overlap: number): string => `shade-${Math.min(9, Math.floor(overlap * 10))}`

const isWhole = ({ status }: FundCoverage): boolean => status === 'full'

function MatrixCell({ a, b, pairs, show }: { a: FundCoverage; b: FundCoverage; pairs: ReadonlyMap<string, Pair>; show: Show }): VNode {
  if (keyOf(a) === keyOf(b)) return <td class="number same" aria-label={a.name} />
  if (a.status === 'none' || b.status === 'none') return <td class="number">{shared[show.locale].notKnown}</td>
  const pair = pairs.get(pairKey(keyOf(a), keyOf(b)))
  const mark = isWhole(a) && isWhole(b) ? '' : ' *'
  if (pair === undefined) return <td class="number">{answerWords[show.locale].below}{mark}</td>
  return <td class={`number ${shade(pair.overlap)}`}><data value={String(pair.overlap)}>{formatPercent(pair.overlap, show.locale, 0)}{mark}</data></td>
}

/** Pairs as rows: below 1 % the interface gives none. */
const savePairs = ({ pairs }: OverlapResult, show: Show): void =>
  saveCsv('overlap', [
    [show.text.fund, 'ISIN', show.text.fund, 'ISIN', headerOf(show.text.share, SHARE)],
    ...pairs.map(({ fundA, isinA, fundB, isinB, overlap }) => [fundA, isinA, fundB, isinB, overlap]),
  ], show.locale)

interface OverlapProps {
  data: OverlapResult
  bases: Bases
  show: Show
}

function Matrix({ data, bases, short, show }: OverlapProps & { short: (name: string) => string }): VNode {
  const text = phrases[show.locale]
  const pairs = new Map(data.pairs.map((pair) => [keyOfPair(pair), pair]))
  return (
    <div class="data-table">
      <div class="scroll" role="region" aria-label={text.overlapMatrix} tabIndex={0}>
        <table class="matrix">
          <caption>{text.overlapMatrix}</caption>
          <thead><tr><th scope="col">{show.text.fund}</th>{data.funds.map((fund, index) => <th scope="col" class="number"><abbr title={fund.name}>{index + 1}</abbr></th>)}</tr></thead>
          <tbody>
            {data.funds.map((a, index) => (
              <tr><th scope="row">{index + 1}. {short(a.name)}{estimating(a.name, bases).length > 0 && <small class="muted"> ({restsOnWords.estimated[show.locale]})</small>}</th>{data.funds.map((b) => <MatrixCell a={a} b={b} pairs={pairs} show={show} />)}</tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.funds.some(({ status }) => status === 'partial') && <p class="small">{text.notWhole}</p>}
      <CsvButton locale={show.locale} onClick={() => savePairs(data, show)} />
    </div>
  )
}

function PairDetails({ pair, bases, short, show }: { pair: Pair; bases: Bases; short: (name: string) => string; show: Show }): VNode {
  const { locale } = show
  const text = phrases[locale]
  const lists = sharedLists(bases.get(pair.fundA), bases.get(pair.fundB))
  const [a, b] = [short(pair.fundA), short(pair.fundB)]
  const rows = pair.sharedHoldings.map(({ name, weightInA, weightInB }) => [companyName(name), weightInA, weightInB])
  return (
    <details>
      <summary>{text.pair(a, b)}: {formatPercent(pair.overlap, locale, 1)}, {text.shared(formatNumber(pair.sharedCount, locale))}</summary>
      {lists.length > 0 && <p class="small">{text.sameList(lists.join(', '))}</p>}
      <DataTable
        caption={text.pair(a, b)} captionHidden locale={locale} rows={rows} most={MOST} file={`overlap-${pair.isinA ?? 'a'}-${pair.isinB ?? 'b'}`}
        columns={[{ label: show.text.company }, { label: a, unit: SHARE }, { label: b, unit: SHARE }]}
      />
      {pair.sharedTail !== null && <p class="small">{text.sharedTail(formatNumber(pair.sharedTail.count, locale), formatPercent(pair.sharedTail.weight, locale, 1))}</p>}
    </details>
  )
}

export function Overlap({ data, bases, show }: OverlapProps): VNode {
  const short = shortNames(data.funds.map(({ name }) => name))
  const text = phrases[show.locale]
  return (
    <>
      <p class="small">{text.overlapHelp}</p>
      <Matrix data={data} bases={bases} short={short} show={show} />
      {data.pairs.length === 0 ? <p>{text.noPairs}</p> : data.pairs.map((pair) => <PairDetails key={keyOfPair(pair)} pair={pair} bases={bases} short={short} show={show} />)}
      <FundGaps funds={data.funds} bases={bases} show={show} />
    </>
  )
}

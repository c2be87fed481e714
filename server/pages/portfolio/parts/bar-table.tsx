import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { CsvButton } from '../../components/data-table'
import { Figure } from '../../components/figure'
import { headerOf, saveCsv } from '../../browser/download'
import { words as shared } from '../../browser/words'
import type { Unit } from '../../../../core/wording/format'
import { amounts, READ, wholeAmounts, type Show } from '../context'

interface Bar {
  key: string
  label: string
  weight: number
  /** Null where the request had no amounts. */
  value: number | null
}

interface BarTableProps {
  caption: string
  bars: readonly Bar[]
  show: Show
  /** File name without ending. */
  file: string
  /** Whether the shares are of what is inside of funds: their amounts are whole. */
  inside?: boolean
  /** Rows that are shown at first. */
  first?: number
}

const BarRow = ({ bar, most, hasValues, isHidden, unit, show }: { bar: Bar; most: number; hasValues: boolean; isHidden: boolean; unit: Unit; show: Show }): VNode => (
  <tr hidden={isHidden}>
    <th scope="row">{bar.label}</th>
    <td class={bar.key === 'unknown' ? 'bar unknown' : 'bar'} aria-hidden="true">
      <svg width="100%" height="12"><rect width={`${Math.max(0, most === 0 ? 0 : (bar.weight / most) * 100)}%`} height="12" rx="2" /></svg>
    </td>
    <td class="number"><Figure value={bar.weight} unit={READ} locale={show.locale} /></td>
    {hasValues && <td class="number wide-only">{bar.value === null ? shared[show.locale].notKnown : <Figure value={bar.value} unit={unit} locale={show.locale} />}</td>}
  </tr>
)

/** Shares as rows with bars; the figures stand beside them. All rows are printed. */
export function BarTable({ caption, bars, show, file, inside = false, first = 12 }: BarTableProps): VNode {
  const { text, locale } = show
  const [isWhole, setWhole] = useState(false)
  const most = Math.max(0, ...bars.map(({ weight }) => weight))
  const hasValues = bars.some(({ value }) => value !== null)
  const save = (): void => saveCsv(file, [[caption, headerOf(text.share, READ), ...(hasValues ? [headerOf(text.value, amounts(show))] : [])],
    ...bars.map(({ label, weight, value }) => [label, weight, ...(hasValues ? [value] : [])])], locale)
  return (
    <div class="data-table bars">
      <table>
        <caption>{caption}</caption>
        <thead><tr><th scope="col">{text.name}</th><td aria-hidden="true" /><th scope="col" class="number">{text.share}</th>{hasValues && <th scope="col" class="number wide-only">{text.value}</th>}</tr></thead>
        <tbody>{bars.map((bar, index) => <BarRow key={bar.key} bar={bar} most={most} hasValues={hasValues}
          isHidden={!isWhole && index >= first} unit={inside ? wholeAmounts(show) : amounts(show)} show={show} />)}</tbody>
      </table>
      <div class="actions">
        {bars.length > first && <button type="button" class="quiet small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>{isWhole ? text.showLess : text.showAll(bars.length)}</button>}
        <CsvButton locale={locale} onClick={save} />
      </div>
    </div>
  )
}

/** A few shares of a whole as a ring, with their names beside it. */
import { arc, pie, type PieArcDatum } from 'd3-shape'
import type { VNode } from 'preact'
import type { Locale } from '../../../core/values/text'
import { formatAmong } from '../../../core/wording/format'
import { colourOf } from './marks'
import { Picture } from './picture'
import { SharesTable } from './shares-table'

/** One part of the ring; its share is a fraction. */
export interface Slice {
  name: string
  share: number
}

const SIZE = 200
const ring = arc<PieArcDatum<Slice>>().innerRadius(SIZE * 0.3).outerRadius(SIZE * 0.48)
const inOrder = pie<Slice>().sort(null).value(({ share }) => share)

/** The parts in the order given. */
export function Donut({ title, slices, locale }: { title: string; slices: readonly Slice[]; locale: Locale }): VNode {
  return (
    <Picture title={title} locale={locale}>
      <div class="donut-box">
        <svg class="donut" width={SIZE} height={SIZE} viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} role="img" aria-label={title}>
          {inOrder([...slices]).map((part, index) => (
            <path class={`mark-slice ${colourOf(index)}`} d={ring(part) ?? ''}><title>{`${part.data.name}: ${formatAmong(part.data.share, locale)}`}</title></path>
          ))}
        </svg>
        <ul class="legend upright">
          {slices.map(({ name, share }, index) => <li><span class={`swatch ${colourOf(index)}`} aria-hidden="true" />{name}<strong>{formatAmong(share, locale)}</strong></li>)}
        </ul>
      </div>
      <SharesTable title={title} rows={slices} locale={locale} />
    </Picture>
  )
}

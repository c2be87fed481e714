/** The largest shares as bars that carry their value at the end; no axis, as the values are written. */
import type { VNode } from 'preact'
import type { Locale } from '../../../core/values/text'
import { formatRounded } from '../browser/format'

/** A share, a fraction, with its name; `group` decides its colour. */
export interface TopBar {
  name: string
  share: number
  group?: number | undefined
}

interface TopBarsProps {
  title: string
  bars: readonly TopBar[]
  locale: Locale
  /** Bars that are drawn. */
  most?: number
  class?: string
}

export function TopBars({ title, bars, locale, most = 5, class: name = '' }: TopBarsProps): VNode {
  const shown = bars.slice(0, most)
  const longest = Math.max(0, ...shown.map(({ share }) => share))
  return (
    <ol class={`top-bars ${name}`.trim()} aria-label={title}>
      {shown.map((bar) => (
        <li>
          <span>{bar.name}</span>
          <svg class={`series-${bar.group ?? 1}`} width="100%" height="12" aria-hidden="true"><rect class="mark-bar" width={`${longest === 0 ? 0 : (bar.share / longest) * 100}%`} height="12" rx="2" /></svg>
          <data value={String(bar.share)}>{formatRounded(bar.share, locale)}</data>
        </li>
      ))}
    </ol>
  )
}

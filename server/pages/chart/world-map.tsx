/** Shares by country on a map; the outlines are loaded when a page shows one. */
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Locale } from '../../../core/values/text'
import { formatNumber, formatPercent, formatRounded } from '../../../core/wording/format'
import { Picture } from './picture'
import { SharesTable } from './shares-table'
import type * as World from './world'

type Outlines = typeof World

/** From this share on, a country has the next deeper colour. */
const steps = [0.0005, 0.01, 0.05, 0.2]

const depthOf = (share: number): number => steps.filter((step) => share >= step).length

/** What a colour stands for: from its step to the next. */
function spanText(from: number, to: number | undefined, locale: Locale): string {
  if (to === undefined) return `> ${formatPercent(from, locale)}`
  return from === steps[0] ? `< ${formatPercent(to, locale)}` : `${formatNumber(from * 100, locale)}–${formatPercent(to, locale)}`
}

function useOutlines(): Outlines | null {
  const [world, setWorld] = useState<Outlines | null>(null)
  useEffect(() => void import('./world').then(setWorld), [])
  return world
}

/** Shares are fractions by ISO 3166-1 key; names say what is pointed at. */
interface WorldMapProps {
  title: string
  shares: ReadonlyMap<string, number>
  nameOf(key: string): string
  locale: Locale
}

export function WorldMap({ title, shares, nameOf, locale }: WorldMapProps): VNode | null {
  const world = useOutlines()
  if (world === null) return null
  const { outlines, worldSize } = world
  return (
    <Picture title={title} locale={locale}>
      <svg class="map" viewBox={`0 0 ${worldSize.width} ${worldSize.height}`} role="img" aria-label={title}>
        {Object.entries(outlines).map(([key, outline]) => {
          const share = shares.get(key) ?? 0
          return <path class={`land-${depthOf(share)}`} d={outline}>{share > 0 && <title>{`${nameOf(key)}: ${formatRounded(share, locale)}`}</title>}</path>
        })}
      </svg>
      <ul class="legend" aria-hidden="true">{steps.map((step, index) => <li><span class={`swatch land-${index + 1}`} />{spanText(step, steps[index + 1], locale)}</li>)}</ul>
      <SharesTable title={title} rows={[...shares].map(([key, share]) => ({ name: nameOf(key), share }))} locale={locale} />
    </Picture>
  )
}

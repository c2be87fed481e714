/** The largest sizes as bars that carry their value at the end; no axis, as the values are written. */
import type { VNode } from 'preact'
import { restsOn, restsOnWords, type RestsOn } from '../../../core/portfolio/funds/basis'
import type { Locale } from '../../../core/values/text'
import { formatAmong } from '../../../core/wording/format'
import { words } from '../browser/words'
import { BasisMark } from '../components/basis-mark'
import { colourOf, GREY } from './marks'
import { sumBy } from '../../../core/values/sum'

/** A size with its name; `group` decides its colour. */
export interface TopBar {
  name: string
  /** Null where it is not known: an outline, no bar of length zero. A loss is drawn as long as a gain of that size. */
  size: number | null
  /** How the size is written; as a share unless given. */
  text?: string
  group?: number | undefined
  /** What the size rests on, in parts of it; they add up to it. */
  parts?: Partial<Record<RestsOn, number>>
}

interface TopBarsProps {
  title: string
  bars: readonly TopBar[]
  locale: Locale
  class?: string
  /** What the colours of groups mean. */
  groups?: ReadonlyMap<number, string> | undefined
}

const HEIGHT = 12

const partsOf = ({ size, parts }: TopBar): readonly (readonly [RestsOn, number])[] =>
  size === null ? [['unknown', 1]] : parts === undefined ? [['own', Math.abs(size)]] : restsOn.map((part) => [part, parts[part] ?? 0] as const).filter(([, share]) => share > 0)

function Bar({ bar, longest }: { bar: TopBar; longest: number }): VNode {
  const whole = bar.size === null ? 1 : longest
  const percent = (size: number): string => `${whole === 0 ? 0 : (size / whole) * 100}%`
  const parts = partsOf(bar)
  return (
    <svg class={colourOf(bar.group ?? 0)} width="100%" height={HEIGHT} aria-hidden="true">
      {parts.map(([part, size], index) => <BasisMark part={part} x={percent(sumBy(parts.slice(0, index), ([, before]) => before))} width={percent(size)} height={HEIGHT} />)}
    </svg>
  )
}

/** What the colours and patterns of these bars mean; where colours have a meaning, patterns are shown in none of them. */
function Legend({ bars, groups, locale }: Pick<TopBarsProps, 'bars' | 'groups' | 'locale'>): VNode | null {
  const named = [...groups ?? []].filter(([group]) => bars.some((bar) => bar.group === group))
  const used = restsOn.filter((part) => bars.some(({ parts }) => (parts?.[part] ?? 0) > 0))
  if (named.length + used.length === 0) return null
  return (
    <ul class="legend" aria-hidden="true">
      {named.map(([group, name]) => <li><span class={`swatch ${colourOf(group)}`} />{name}</li>)}
      {used.map((part) => <li><svg class={named.length > 0 ? GREY : colourOf(0)} width="14" height="8"><BasisMark part={part} x="0" width="14" height={8} /></svg>{restsOnWords[part][locale]}</li>)}
    </ul>
  )
}

/** Amounts of three digits and more need more room than shares do. */
const isLong = ({ text = '' }: TopBar): boolean => /\d{3}/.test(text)

export function TopBars({ title, bars, groups, locale, class: name = '' }: TopBarsProps): VNode {
  const longest = Math.max(0, ...bars.map(({ size }) => Math.abs(size ?? 0)))
  return (
    <div class={`top-bars ${name}${bars.some(isLong) ? ' wide-values' : ''}`.trim()}>
      <ol aria-label={title}>
        {bars.map((bar) => (
          <li>
            <span>{bar.name.replace('konsum', '\u00ADkonsum')}</span>
            <Bar bar={bar} longest={longest} />
            {bar.size === null ? <span class="muted small">{words[locale].notKnown}</span> : <data value={String(bar.size)}>{bar.text ?? formatAmong(bar.size, locale)}</data>}
          </li>
        ))}
      </ol>
      <Legend bars={bars} groups={groups} locale={locale} />
    </div>
  )
}

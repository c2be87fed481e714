import type { ComponentChildren, VNode } from 'preact'
import { Figure } from '../../components/figure'
import { Glossed } from '../../glossary/glossed'
import { formatNumber, type Unit } from '../../../../core/wording/format'
import { words } from '../../browser/words'
import type { Show } from '../context'

interface KnownProps {
  value: number | null
  unit?: Unit
  /** Most decimals of a plain number. */
  digits?: number
  /** What null says where it means something else than not known. */
  empty?: string
  show: Show
}

/** A figure that may be missing, which is stated and never shown as zero. */
export function Known({ value, unit, digits = 2, empty, show: { locale } }: KnownProps): VNode {
  if (value === null) return <span class="muted">{empty ?? words[locale].notKnown}</span>
  return unit === undefined ? <data class="figure" value={String(value)}>{formatNumber(value, locale, digits)}</data> : <Figure value={value} unit={unit} locale={locale} />
}

/** The few numbers that sum up a result. */
export const KeyFigures = ({ figures }: { figures: readonly (readonly [label: string, figure: ComponentChildren])[] }): VNode => (
  <dl class="key-figures">{figures.map(([label, figure]) => <div><dt><Glossed text={label} /></dt><dd>{figure}</dd></div>)}</dl>
)

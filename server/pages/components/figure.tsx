import type { VNode } from 'preact'
import type { Locale } from '../../../core/values/text'
import { formatUnit, type Unit } from '../../../core/wording/format'

/** A number with its unit as people read it; the exact number stays in the page. */
export const Figure = ({ value, unit, locale }: { value: number; unit?: Unit | undefined; locale: Locale }): VNode => (
  <data class="figure" value={String(value)}>{formatUnit(value, unit, locale)}</data>
)

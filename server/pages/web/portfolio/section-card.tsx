import type { ComponentChildren, VNode } from 'preact'
import type { Reason } from '../../../../sdk'
import { isUsable } from '../../../../sdk/is-usable'
import { StatusNote } from '../components/status'
import { formatPercent } from '../format'
import type { Show } from './context'

/** Title and description of an analysis. */
export interface Heading {
  title: string
  description: string
}

interface Section<D> {
  status: 'ok' | 'partial' | 'unavailable' | 'not_requested'
  reasons: Reason[]
  data: D | null
}

interface SectionCardProps<D> {
  id: string
  heading: Heading
  section: Section<D>
  show: Show
  /** How much is known, where the result says so. */
  coverage?: (data: D) => { share: number; of: 'equities' | 'portfolio' } | null
  children: (data: D) => ComponentChildren
}

/** One section of a result: what it says about itself comes before its figures. */
export function SectionCard<D>({ id, heading, section, show, coverage, children }: SectionCardProps<D>): VNode {
  const { locale, text } = show
  const known = (isUsable(section) ? coverage?.(section.data) : null) ?? null
  return (
    <section class="panel" aria-labelledby={`section-${id}`}>
      <h3 id={`section-${id}`}>{heading.title}</h3>
      <p class="muted small">{heading.description}</p>
      <StatusNote status={section.status} reasons={section.reasons} locale={locale} />
      {known !== null && <p class="small">{(known.of === 'equities' ? text.coverageEquities : text.coverageAll)(formatPercent(known.share, locale, 1))}</p>}
      {isUsable(section) ? children(section.data) : null}
    </section>
  )
}

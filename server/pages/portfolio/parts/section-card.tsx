import type { ComponentChildren, VNode } from 'preact'
import { isUsable } from '../../../../sdk/client/is-usable'
import { knowledge } from '../../../../core/portfolio/insights/knowledge'
import { FULL } from '../../../../core/values/fractions'
import type { Section } from '../../../../core/contract/section'
import { Glossed } from '../../glossary/glossed'
import { StatusNote } from '../../components/status'
import { KnownScale } from './scale'
import type { Show } from '../context'
import { answerWords } from '../words/answer'

/** Title and description of an analysis. */
export interface Heading {
  title: string
  description: string
}

interface SectionCardProps<D> {
  id: string
  heading: Heading
  section: Section<D>
  show: Show
  /** How much is known, where the result says so. */
  coverage?: (data: D) => { share: number; of: 'equities' | 'portfolio' } | null
  /** Share of the same whole that rests on funds which merely resemble the ones held. */
  approximated?: number
  /** What is seen at once; nothing where the data has nothing to show. */
  picture?: ((data: D) => ComponentChildren) | undefined
  /** The figures, folded away behind a picture. */
  children: (data: D) => ComponentChildren
}

/** Gaps that the scale shows already are no reason to raise a voice. */
const isAlarming = (section: Section<unknown>, share: number | undefined): boolean =>
  section.status === 'unavailable' || share === undefined || share < FULL || section.reasons.some((reason) => reason !== 'incomplete_coverage')

/** One section of a result: what it says about itself comes before its figures. */
export function SectionCard<D>({ id, heading, section, show, coverage, approximated = 0, picture, children }: SectionCardProps<D>): VNode {
  const { locale } = show
  const known = (isUsable(section) ? coverage?.(section.data) : null) ?? null
  const drawn = isUsable(section) ? (picture?.(section.data) ?? null) : null
  return (
    <section class="panel" aria-labelledby={`section-${id}`}>
      <h3 id={`section-${id}`}><Glossed text={heading.title} /></h3>
      {section.status !== 'ok' && isAlarming(section, known?.share) && <StatusNote status={section.status} reasons={section.reasons} locale={locale} />}
      {drawn}
      <details class="more" open={isUsable(section) && !drawn}>
        <summary>{answerWords[locale].details}</summary>
        <p class="muted small">{heading.description}</p>
        {known !== null && <KnownScale knowledge={knowledge(known.share, approximated)} of={known.of} locale={locale} />}
        {isUsable(section) ? children(section.data) : null}
      </details>
    </section>
  )
}

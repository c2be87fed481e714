import type { ComponentChildren, VNode } from 'preact'
import type { Reason } from '../../../../sdk'
import { isUsable } from '../../../../sdk/client/is-usable'
import { knowledge, type Others } from '../../../../core/portfolio/insights/knowledge'
import type { Section } from '../../../../core/contract/section'
import { Glossed } from '../../glossary/glossed'
import { StatusNote } from '../../components/status'
import { KnownScale } from './scale'
import type { Show } from '../context'
import type { Headline } from '../headlines'
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
  /** What it comes to. */
  headline: Headline
  /** How much is known, where the result says so. */
  coverage?: (data: D) => { share: number; of: 'equities' | 'portfolio' } | null
  /** Shares of the same whole that rest on no list of a fund's own. */
  others?: Others
  /** What is seen at once; nothing where the data has nothing to show. */
  picture?: ((data: D) => ComponentChildren) | undefined
  /** The figures, folded away behind a picture. */
  children: (data: D) => ComponentChildren
}

const none: Others = { sameIndex: 0, estimated: 0 }

/** Reasons that the page states above all cards. */
const saidAbove: readonly Reason[] = ['incomplete_coverage', 'unresolved_holdings']

/** Whether a status is shown: that of a section without data, or with a reason that the page does not state above. */
const isAlarming = ({ status, reasons }: Section<unknown>): boolean => status === 'unavailable' || reasons.some((reason) => !saidAbove.includes(reason))

/** Whether nothing is missing, because the depot has no equities, or fewer than two funds; the headline says so. */
const isNothingToSay = ({ reasons }: Section<unknown>): boolean => reasons.length === 1 && (reasons[0] === 'no_equities' || reasons[0] === 'fewer_than_two_funds')

const reasonsOf = ({ status, reasons }: Section<unknown>) => (status === 'unavailable' ? reasons : reasons.filter((reason) => !saidAbove.includes(reason)))

/** What something comes to: one figure, and a few words on it. */
export const Said = ({ figure, note }: Headline): VNode => <><p class="answer-figure">{figure}</p>{note !== '' && <p class="muted">{note}</p>}</>

/** One section of a result: status and coverage precede its figures. */
export function SectionCard<D>({ id, heading, section, show, headline, coverage, others = none, picture, children }: SectionCardProps<D>): VNode {
  const { locale } = show
  const data = isUsable(section) ? section.data : null
  const known = data && coverage?.(data)
  const drawn = data && picture?.(data)
  return (
    <section class="panel" aria-labelledby={`section-${id}`}>
      <h3 id={`section-${id}`}><Glossed text={heading.title} /></h3>
      {(data !== null || isNothingToSay(section)) && <Said {...headline} />}
      {!isNothingToSay(section) && isAlarming(section) && <StatusNote status={section.status} reasons={reasonsOf(section)} locale={locale} />}
      {drawn && <div class="drawn">{drawn}</div>}
      <details class="more">
        <summary>{answerWords[locale].details}</summary>
        <p class="muted small"><Glossed text={heading.description} /></p>
        {known && <KnownScale knowledge={knowledge(known.share, others)} of={known.of} locale={locale} />}
        {data !== null && children(data)}
      </details>
    </section>
  )
}

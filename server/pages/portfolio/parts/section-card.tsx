import type { ComponentChildren, VNode } from 'preact'
import type { Reason } from '../../../../sdk'
import { isUsable } from '../../../../sdk/client/is-usable'
import { knowledge, type Others } from '../../../../core/portfolio/insights/knowledge'
import type { Section } from '../../../../core/contract/section'
import { grouped } from '../../../../core/values/grouped'
import type { Locale } from '../../../../core/values/text'
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

/** Whether a status is shown: that with a reason that the page does not state above. */
const isAlarming = ({ reasons }: Section<unknown>): boolean => reasons.some((reason) => !saidAbove.includes(reason))

/** Whether nothing is missing, because the depot has no equities, or fewer than two funds; the headline says so. */
const isNothingToSay = ({ reasons }: Section<unknown>): boolean => reasons.length === 1 && (reasons[0] === 'no_equities' || reasons[0] === 'fewer_than_two_funds')

const reasonsOf = ({ reasons }: Section<unknown>) => reasons.filter((reason) => !saidAbove.includes(reason))

/** What something comes to: one figure, and a few words on it. */
export const Said = ({ figure, note }: Headline): VNode => <><p class="answer-figure">{figure}</p>{note !== '' && <p class="muted">{note}</p>}</>

/** Whether a section has nothing to show: it is named among those without figures then, each reason once. What money is in has currencies without any shares. */
export const isBlank = (id: string, section: Section<unknown>, { isNothing = false }: Headline): boolean => (isNothing && id !== 'currencies') || !isUsable(section)

/** A section without figures. */
interface Blank {
  id: string
  title: string
  section: Section<unknown>
  headline: Headline
}

/** Why a section has none: because the depot holds nothing of it, or because something is not known. */
function WhyBlank({ id, section, headline: { figure, note, isNothing = false }, locale }: Blank & { locale: Locale }): VNode {
  if (isNothing || isNothingToSay(section)) return <p>{note === '' ? figure : `${figure}: ${note}`}</p>
  const { costs, holdings } = answerWords[locale].lacking
  return <StatusNote status={section.status} reasons={section.reasons} missing={id === 'costs' ? costs : holdings} locale={locale} />
}

/** The sections without figures, together where it is for the same reason. */
export function Blanks({ blanks, locale }: { blanks: readonly Blank[]; locale: Locale }): VNode | null {
  if (blanks.length === 0) return null
  const groups = grouped(blanks, ({ id, section: { reasons }, headline: { figure } }) => [figure, id === 'costs', ...reasons].join())
  return (
    <section class="panel" aria-labelledby="section-blank">
      <h3 id="section-blank">{answerWords[locale].blank}</h3>
      {[...groups.values()].map((group) => (
        <div key={group[0]?.id}>
          <h4>{group.map(({ id, title }, at) => <span key={id} id={`section-${id}`}>{at > 0 && ', '}{title}</span>)}</h4>
          {group.slice(0, 1).map((first) => <WhyBlank key={first.id} {...first} locale={locale} />)}
        </div>
      ))}
    </section>
  )
}

/** One section of a result: status and coverage precede its figures. */
export function SectionCard<D>({ id, heading, section, show, headline, coverage, others = none, picture, children }: SectionCardProps<D>): VNode | null {
  const { locale } = show
  if (!isUsable(section)) return null
  const { data } = section
  const known = coverage?.(data)
  const drawn = picture?.(data)
  return (
    <section class="panel" aria-labelledby={`section-${id}`}>
      <h3 id={`section-${id}`}><Glossed text={heading.title} /></h3>
      <Said {...headline} />
      {!isNothingToSay(section) && isAlarming(section) && <StatusNote status={section.status} reasons={reasonsOf(section)} locale={locale} />}
      {drawn && <div class="drawn">{drawn}</div>}
      <details class="more">
        <summary>{answerWords[locale].details}</summary>
        <p class="muted small"><Glossed text={heading.description} /></p>
        {known && <KnownScale knowledge={knowledge(known.share, others)} of={known.of} locale={locale} />}
        {children(data)}
      </details>
    </section>
  )
}

import type { UsableAnalysis } from '../generated/types'

/** Fields of every section and every standalone analysis. */
interface Wrapper {
  /** How complete it is. */
  status: 'ok' | 'partial' | 'unavailable' | 'not_requested'
  /** The result. */
  data: unknown
}

/** A section or an analysis whose data may be shown. */
export type Usable<S extends Wrapper> = S & UsableAnalysis<NonNullable<S['data']>>

/**
 * Whether a section or an analysis is `ok` or `partial`, so that its data may be shown (with the reasons beside it).
 * Narrows the type. Data of an `unavailable` analysis must not be shown as a result, even if there are some.
 */
export const isUsable = <S extends Wrapper>(section: S): section is Usable<S> =>
  (section.status === 'ok' || section.status === 'partial') && section.data !== null

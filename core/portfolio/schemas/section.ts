import * as z from 'zod'

/** Why a section is not complete, in the order in which reasons are listed. */
export const reasons = [
  'unresolved_holdings', 'provider_unavailable', 'incomplete_coverage', 'no_equities', 'fewer_than_two_funds',
] as const

export type Reason = (typeof reasons)[number]

/** From this coverage on, something counts as complete. */
export const FULL = 0.97

/** One entry of `analyses`. Invariant: `ok` and `partial` carry data, the others never do; `ok` has no reasons. */
export type Section<D> =
  | { status: 'ok'; reasons: []; data: D }
  | { status: 'partial'; reasons: Reason[]; data: D }
  | { status: 'unavailable'; reasons: Reason[]; data: null }
  | { status: 'not_requested'; reasons: []; data: null }

/** A section with data. */
export type Present<D> = Extract<Section<D>, { status: 'ok' | 'partial' }>

/** A section of which nothing can be said. */
export type Unavailable = Extract<Section<never>, { status: 'unavailable' }>

const ordered = (given: Iterable<Reason>): Reason[] => {
  const set = new Set(given)
  return reasons.filter((reason) => set.has(reason))
}

/** A section with data: `ok` without reasons, `partial` with. */
export function present<D>(data: D, given: Iterable<Reason> = []): Present<D> {
  const list = ordered(given)
  return list.length === 0 ? { status: 'ok', reasons: [], data } : { status: 'partial', reasons: list, data }
}

/** A section of which nothing can be said. */
export const unavailable = (given: Iterable<Reason>): Unavailable => ({ status: 'unavailable', reasons: ordered(given), data: null })

export const notRequested: Section<never> = { status: 'not_requested', reasons: [], data: null }

/** Wire schema of a section around its data. */
export const sectionSchema = <D extends z.ZodType>(data: D) =>
  z.strictObject({
    status: z.enum(['ok', 'partial', 'unavailable', 'not_requested']),
    reasons: z.array(z.enum(reasons)),
    data: data.nullable(),
  })

/** Wire schema of a standalone analysis around its data. */
export const analysisSchema = <D extends z.ZodType>(data: D) =>
  z.strictObject({
    status: z.enum(['ok', 'partial', 'unavailable']),
    reasons: z.array(z.enum(reasons)),
    data: data.nullable(),
  })

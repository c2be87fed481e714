/** The states of a section; documents and client types are derived from these schemas. */
import * as z from 'zod'

/** Why a section is not complete, in the order in which reasons are listed. */
export const reasons = [
  'unresolved_holdings', 'provider_unavailable', 'incomplete_coverage', 'no_equities', 'fewer_than_two_funds',
] as const

export type Reason = (typeof reasons)[number]

const reasonSchema = z.enum(reasons)

const state = <S extends string, D extends z.ZodType>(statuses: readonly [S, ...S[]], data: D) =>
  z.strictObject({ status: z.enum(statuses), reasons: z.array(reasonSchema), data })

/** Schema of one entry of `analyses` around its data: data is present exactly if the status is `ok` or `partial`. */
export const sectionSchema = <D extends z.ZodType>(data: D) =>
  z.discriminatedUnion('status', [state(['ok', 'partial'], data), state(['unavailable', 'not_requested'], z.null())])

/** Schema of a standalone analysis around its data; `rest` is the schema of its data if it is unavailable. */
export const analysisSchema = <D extends z.ZodType, U extends z.ZodType>(data: D, rest: U) =>
  z.discriminatedUnion('status', [state(['ok', 'partial'], data), state(['unavailable'], rest)])

/** One entry of `analyses`. */
export type Section<D> = z.output<ReturnType<typeof sectionSchema<z.ZodType<D>>>>

/** Status, reasons and data of a standalone analysis; some explain in their data why there is no result. */
export type AnalysisState<D> = z.output<ReturnType<typeof analysisSchema<z.ZodType<D>, z.ZodType<D | null>>>>

/** How complete a section is. */
export type Status = Section<unknown>['status']

/** A section with data. */
export type Present<D> = Extract<Section<D>, { status: 'ok' | 'partial' }>

/** A section of which nothing can be said. */
export type Unavailable = Extract<AnalysisState<never>, { status: 'unavailable' }>

/** Reasons in their order, each once. */
export const ordered = (given: Iterable<Reason>): Reason[] => {
  const set = new Set(given)
  return reasons.filter((reason) => set.has(reason))
}

/** The reasons that hold, in their order. */
export const reasonsIf = (given: Readonly<Partial<Record<Reason, boolean>>>): Reason[] => reasons.filter((reason) => given[reason])

/** A section with data: `ok` without reasons, `partial` with. */
export function present<D>(data: D, given: Iterable<Reason> = []): Present<D> {
  const list = ordered(given)
  return { status: list.length === 0 ? 'ok' : 'partial', reasons: list, data }
}

/** A section of which nothing can be said. */
export const unavailable = (given: Iterable<Reason>): Unavailable => ({ status: 'unavailable', reasons: ordered(given), data: null })

/** A section that the request left out. */
export const notRequested: Section<never> = { status: 'not_requested', reasons: [], data: null }

import type { Failure } from './errors'

/** Facts about the response itself. */
export interface Meta {
  /** Id of the response, as in the header `x-request-id`. */
  requestId: string
}

/** The outer object of every JSON response: exactly one of `data` and `error` is non-null. */
export type Envelope<T> = Around<T, null> | Around<null, Failure>

/** Data or an error, and facts about the response. */
export interface Around<D, E> {
  /** The result; null for a failure. */
  data: D
  /** The failure; null for a success. */
  error: E
  /** Facts about the response itself. */
  meta: Meta
}

/** Wraps a result. */
export const succeed = <T>(data: T, requestId: string): Envelope<T> => ({ data, error: null, meta: { requestId } })

/** Wraps a failure. */
export const fail = (error: Failure, requestId: string): Envelope<never> => ({ data: null, error, meta: { requestId } })

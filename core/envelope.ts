import type { Failure } from './errors'

/** Facts about the response itself. */
export interface Meta {
  requestId: string
}

/** The outer object of every JSON response: exactly one of `data` and `error` is non-null. */
export type Envelope<T> =
  | { data: T; error: null; meta: Meta }
  | { data: null; error: Failure; meta: Meta }

/** Wraps a result. */
export const succeed = <T>(data: T, requestId: string): Envelope<T> => ({ data, error: null, meta: { requestId } })

/** Wraps a failure. */
export const fail = (error: Failure, requestId: string): Envelope<never> => ({ data: null, error, meta: { requestId } })

/** What holds for the calls of one tRPC request: how large their inputs may be, and when each is computed. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { MAX_BATCH_CALLS, MAX_BODY_BYTES } from '../../core/contract/limits'
import { refuse } from './answer/failure'

/** Bytes that the largest batch may have. */
export const MAX_BATCH_BYTES = MAX_BATCH_CALLS * MAX_BODY_BYTES

/**
 * Holds a request to the bytes of one body for each of its calls.
 *
 * @throws Refusal `payload_too_large`
 */
export function boundBody(bytes: number, calls: number): void {
  if (bytes > MAX_BODY_BYTES * Math.min(calls, MAX_BATCH_CALLS)) throw refuse('payload_too_large')
}

/** Bytes that a request says it has; 0 where it does not say. */
export const announcedBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0)

/** Waits until it is the turn of a call. */
export type Turn = () => Promise<void>

/**
 * Gives each call of a request a turn of the event loop of its own: an answer that is ready leaves before the next one is
 * computed, and other requests are answered in between.
 */
export function turns(): Turn {
  let last: Promise<void> = Promise.resolve()
  return () => (last = last.then(() => nextTurn()))
}

/** Size bounds and scheduling of the calls of a tRPC batch. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { batchBytesOf } from '../../core/contract/namespaces'
import { failure } from '../../core/contract/errors'
import { Refusal, refuse } from './answer/failure'

/**
 * Limits a batch to the bytes of one body per call.
 *
 * @throws Refusal `payload_too_large`
 */
export function boundBody(bytes: number, paths: readonly string[]): void {
  if (bytes > batchBytesOf(paths)) throw refuse('payload_too_large')
}

/** Resolves when it is the turn of a call. */
type Turn = () => Promise<void>

/**
 * Runs each call of a batch in a separate turn of the event loop: an answer is sent before the next one is computed, and
 * other requests are answered in between.
 */
function turns(): Turn {
  let last: Promise<void> = Promise.resolve()
  return () => (last = last.then(() => nextTurn()))
}

/** Bytes of answers after which further calls of a batch are refused. */
const MAX_ANSWER_BYTES = 8_000_000

/** Refusal of a call behind `MAX_ANSWER_BYTES`. */
const noRoom = (): Refusal => new Refusal(failure('invalid_request', [{
  path: [], code: 'too_big', message: `The answers before it reach ${MAX_ANSWER_BYTES} bytes, the most for a batch: send this call in another one`,
}]))

/** Shared by the calls of one request. */
export interface Room {
  /**
   * Resolves when it is the turn of a call.
   *
   * @throws Refusal when the answers before it are too large
   */
  next(): Promise<void>
  /** Counts the bytes of an answer. */
  take(bytes: number): void
}

/** Opens the shared state of one request. */
export function openRoom(): Room {
  const turn = turns()
  let bytes = 0
  return {
    async next() {
      await turn()
      if (bytes >= MAX_ANSWER_BYTES) throw noRoom()
    },
    take: (more) => void (bytes += more),
  }
}

/** What holds for the calls of one tRPC request: how large inputs and answers may be, and when each is computed. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { batchBytesOf } from '../../core/contract/namespaces'
import { failure } from '../../core/contract/errors'
import { Refusal, refuse } from './answer/failure'

/**
 * Holds a request to the bytes of one body for each of its calls.
 *
 * @throws Refusal `payload_too_large`
 */
export function boundBody(bytes: number, paths: readonly string[]): void {
  if (bytes > batchBytesOf(paths)) throw refuse('payload_too_large')
}

/** Waits until it is the turn of a call. */
type Turn = () => Promise<void>

/**
 * Gives each call of a request a turn of the event loop of its own: an answer that is ready leaves before the next one is
 * computed, and other requests are answered in between.
 */
function turns(): Turn {
  let last: Promise<void> = Promise.resolve()
  return () => (last = last.then(() => nextTurn()))
}

/** Bytes of answers after which no further call of a batch is answered. */
const MAX_ANSWER_BYTES = 8_000_000

/** Why a call of a batch is not answered any more. */
const noRoom = (): Refusal => new Refusal(failure('invalid_request', [{
  path: [], code: 'too_big', message: `The answers before it reach ${MAX_ANSWER_BYTES} bytes, the most for a batch: send this call in another one`,
}]))

/** What the calls of one request share. */
export interface Room {
  /**
   * Waits until it is the turn of a call.
   *
   * @throws Refusal when the answers before it are too large
   */
  next(): Promise<void>
  /** Counts an answer. */
  take(bytes: number): void
}

/** For the calls of one request. */
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

/** Circuit breaker for a database: queries have a timeout, and while it does not answer only probes are sent. */

/** Timeouts are counted in steps, so that a busy process does not blame the database: a late step counts once. */
const STEPS = 8

/** A query that timed out, or was refused by the open circuit. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
  constructor() {
    super('the database does not answer')
  }
}

/** Queries of a database, guarded by the circuit breaker. */
interface Circuit {
  /** Rejects if the query fails, times out, or the circuit is open. */
  ask<T>(question: () => Promise<T>): Promise<T>
  isAnswering(): boolean
  /** What the last query or probe failed with; null while the circuit is closed. */
  failure(): unknown
  close(): void
}

interface CircuitOptions {
  /** Timeout of a query. */
  patienceMs: number
  /** Interval between probes. */
  restMs: number
  /** Probe of the database, with timeouts of its own. */
  probe(): Promise<void>
  /** Called on every failure, before the circuit opens. */
  failed(): void
  /** Called when the circuit opens, with what failed, and with null when it closes again. */
  changed(failure: unknown): void
}

/** After a failure or timeout, every query is refused at once until a probe succeeds; so are those that wait for an answer then. */
export function circuitOf({ patienceMs, restMs, probe, failed, changed }: CircuitOptions): Circuit {
  let failure: unknown = null
  const waiting = new Set<() => void>()
  let resting: NodeJS.Timeout | undefined
  let isClosed = false
  const enter = (next: unknown): void => {
    const isChange = (next === null) !== (failure === null)
    failure = next
    if (isChange && !isClosed) changed(next)
  }
  const rest = (reason: unknown): void => {
    enter(reason)
    failed()
    for (const leave of waiting) leave()
    if (!isClosed) resting = setTimeout(() => void probe().then(() => enter(null), rest), restMs).unref()
  }
  return {
    async ask(question) {
      if (failure !== null) throw new Unanswered()
      try {
        return await inTime(question(), patienceMs, waiting)
      } catch (error) {
        if (failure === null) rest(error)
        throw error
      }
    },
    isAnswering: () => failure === null,
    failure: () => failure,
    close() {
      isClosed = true
      clearTimeout(resting)
    },
  }
}

async function inTime<T>(answer: Promise<T>, ms: number, waiting: Set<() => void>): Promise<T> {
  let steps = 0
  let timer: NodeJS.Timeout | undefined
  let leave = (): void => {}
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(new Unanswered())
    timer = setInterval(() => {
      steps += 1
      if (steps === STEPS) leave()
    }, ms / STEPS)
  })
  waiting.add(leave)
  return Promise.race([answer, left]).finally(() => {
    clearInterval(timer)
    waiting.delete(leave)
  })
}

/** Asks a database that may be away or hang: nobody waits for it for long, and while it does not answer only a probe asks. */

/** Questions wait in steps, so that a process that is busy itself takes no database for mute: a step that comes late counts once. */
const STEPS = 8

/** An answer that took too long, or that nobody waited for. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
  constructor() {
    super('the database does not answer')
  }
}

/** What becomes of questions. */
interface Circuit {
  /** Rejects where the question fails, takes too long, or the database rests. */
  ask<T>(question: () => Promise<T>): Promise<T>
  isAnswering(): boolean
  close(): void
}

interface CircuitOptions {
  /** A question waits so long. */
  patienceMs: number
  /** Between two probes. */
  restMs: number
  /** Asks whether the database is back; it has bounds of its own. */
  probe(): Promise<void>
  /** Told of every failure, before the rest. */
  failed(): void
}

/** After a failure, or an answer that did not come in time, every question is refused at once until a probe is answered. */
export function circuitOf({ patienceMs, restMs, probe, failed }: CircuitOptions): Circuit {
  let isAnswering = true
  let resting: NodeJS.Timeout | undefined
  let isClosed = false
  const rest = (): void => {
    isAnswering = false
    failed()
    if (!isClosed) resting = setTimeout(() => void probe().then(() => (isAnswering = true), rest), restMs).unref()
  }
  return {
    async ask(question) {
      if (!isAnswering) throw new Unanswered()
      try {
        return await inTime(question(), patienceMs)
      } catch (error) {
        if (isAnswering) rest()
        throw error
      }
    },
    isAnswering: () => isAnswering,
    close() {
      isClosed = true
      clearTimeout(resting)
    },
  }
}

async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let steps = 0
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      steps += 1
      if (steps === STEPS) reject(new Unanswered())
    }, ms / STEPS)
  })
  return Promise.race([answer, late]).finally(() => clearInterval(timer))
}

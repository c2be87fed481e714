/** Standard output for the log: lines are written together, and none is lost when the process ends. */
import { destination } from 'pino'

/** Characters that are worth a write of their own. */
const BLOCK = 8192

/** Milliseconds that a line waits at most. */
const LONGEST_WAIT = 250

const open = () => {
  const output = destination({ dest: 1, sync: true, minLength: BLOCK, periodicFlush: LONGEST_WAIT })
  process.once('exit', () => output.flushSync())
  return output
}

let output: ReturnType<typeof open> | undefined

/** The one output of this process. */
export const standardOutput = () => (output ??= open())

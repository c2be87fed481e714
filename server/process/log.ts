/**
 * Standard output for the log: lines are written together, and none is lost when the process ends. A log that cannot be
 * written (a full disk, a reader that has gone) is no reason to stop: a bounded part of it waits, the rest is left out.
 */
import { writeSync } from 'node:fs'

/** Characters that are worth a write of their own. */
const BLOCK = 8192

/** Milliseconds that a line waits at most, and after which a write that failed is tried again. */
const LONGEST_WAIT = 250

/** Bytes that wait at most while nothing can be written. */
const MOST = 1 << 20

/** Takes lines. */
export interface LogOutput {
  write(line: string): void
  /** Writes what waits, as far as that is possible now. */
  flush(): void
}

/** Writes lines with a function that says how many bytes it took, or throws. */
export function linesTo(take: (bytes: Buffer) => number): LogOutput {
  let lines = ''
  /** What was not taken. */
  let rest = Buffer.alloc(0)
  const flush = (): void => {
    const text = Buffer.from(lines)
    lines = ''
    if (rest.length + text.length <= MOST) rest = rest.length === 0 ? text : Buffer.concat([rest, text])
    try {
      while (rest.length > 0) rest = rest.subarray(take(rest))
    } catch {
      // tried again with the next block
    }
  }
  return {
    flush,
    write(line) {
      lines += line
      if (lines.length >= BLOCK) flush()
    },
  }
}

function open(): LogOutput {
  const output = linesTo((bytes) => writeSync(1, bytes))
  setInterval(output.flush, LONGEST_WAIT).unref()
  process.once('exit', output.flush)
  return output
}

let output: LogOutput | undefined

/** The one output of this process. */
export const standardOutput = (): LogOutput => (output ??= open())

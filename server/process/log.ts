/**
 * Standard output for the log: lines are written together, and none is lost when the process ends. A log that cannot be
 * written (a full disk, a reader that has gone or does not read) is no reason to stop or to wait: a bounded part of it
 * waits, the rest is left out and counted.
 */
import { writeSync } from 'node:fs'

/** Characters that are worth a write of their own. */
const BLOCK = 8192

/** Milliseconds that a line waits at most, and after which a write that failed is tried again. */
const LONGEST_WAIT = 250

/** Bytes that wait at most while nothing can be written. */
const MOST = 1 << 20

/** Takes lines. */
interface LogOutput {
  write(line: string): void
  /** Writes what waits, as far as that is possible now. */
  flush(): void
  /** Lines that were left out since the start. */
  dropped(): number
}

/** Writes lines with a function that says how many bytes it took, or throws; it must never wait. */
export function linesTo(take: (bytes: Buffer) => number, now: () => number = Date.now): LogOutput {
  let lines = ''
  let count = 0
  /** What was not taken. */
  let rest: Buffer = Buffer.alloc(0)
  let [dropped, told] = [0, 0]
  const keep = (text: Buffer, more: number): void => {
    if (rest.length + text.length > MOST) dropped += more
    else rest = rest.length === 0 ? text : Buffer.concat([rest, text])
  }
  const put = (): void => {
    while (rest.length > 0) rest = rest.subarray(take(rest))
  }
  const flush = (): void => {
    keep(Buffer.from(lines), count)
    lines = ''
    count = 0
    try {
      put()
      if (dropped === told) return
      keep(Buffer.from(`${JSON.stringify({ level: 40, time: now(), dropped: dropped - told, msg: 'log lines were left out: the output could not be written' })}\n`), 0)
      told = dropped
      put()
    } catch {
      // tried again with the next block
    }
  }
  return {
    flush,
    dropped: () => dropped,
    write(line) {
      lines += line
      count += 1
      if (lines.length >= BLOCK) flush()
    },
  }
}

function open(): LogOutput {
  void process.stdout // Node makes pipes and sockets so that a write never waits, when it opens them
  const output = linesTo((bytes) => writeSync(1, bytes))
  setInterval(output.flush, LONGEST_WAIT).unref()
  process.once('exit', output.flush)
  return output
}

let output: LogOutput | undefined

/** The one output of this process. */
export const standardOutput = (): LogOutput => (output ??= open())

/** Lines of the log that this process has left out. */
export const droppedLines = (): number => output?.dropped() ?? 0

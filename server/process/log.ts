/**
 * Buffered standard output for the log, flushed at exit. A log that cannot be written (a full disk, a reader that has gone
 * or does not read) never stops or blocks the service: lines are buffered up to a bound, further ones are dropped and counted.
 */
import { writeSync } from 'node:fs'

/** Buffered characters that trigger a write. */
const BLOCK = 8192

/** Longest delay of a line, and until a failed write is retried (milliseconds). */
const LONGEST_WAIT = 250

/** Most buffered bytes while nothing can be written. */
const MOST = 1 << 20

interface LogOutput {
  write(line: string): void
  /** Writes buffered lines, as far as that is possible without blocking. */
  flush(): void
  /** Lines dropped since the start. */
  dropped(): number
}

/** Buffers lines and writes them with a function that returns the number of bytes written or throws, and must not block. */
export function linesTo(take: (bytes: Buffer) => number, now: () => number = Date.now): LogOutput {
  let lines = ''
  let count = 0
  /** Bytes that a partial write left over. */
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
      // retried with the next block
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
  void process.stdout // opening it makes Node set pipes and sockets to non-blocking mode
  const output = linesTo((bytes) => writeSync(1, bytes))
  setInterval(output.flush, LONGEST_WAIT).unref()
  process.once('exit', output.flush)
  return output
}

let output: LogOutput | undefined

/** The one output of this process. */
export const standardOutput = (): LogOutput => (output ??= open())

/** Log lines that this process has dropped. */
export const droppedLines = (): number => output?.dropped() ?? 0

/**
 * Loaded before a server: on SIGUSR2 it writes how much its own thread computed at most in one turn of the event loop since the last
 * time, in milliseconds of processor time, to the file that `LOOP_DELAY` names. A clock would count what other programs do, and the
 * time of the process what collects garbage, packs and compiles beside the loop. Linux alone tells a thread's own.
 */
import { openSync, readSync, writeFileSync } from 'node:fs'

const statistics = openSync(`/proc/self/task/${process.pid}/schedstat`)
const bytes = Buffer.alloc(100)
/** Nanoseconds that the thread of the loop ran. */
const ran = () => Number.parseInt(bytes.latin1Slice(0, readSync(statistics, bytes, 0, bytes.length, 0)), 10)

let longest = 0
let before = ran()

function turn() {
  const now = ran()
  longest = Math.max(longest, (now - before) / 1e6)
  before = now
  setImmediate(turn)
}
setImmediate(turn)

process.on('SIGUSR2', () => {
  writeFileSync(process.env.LOOP_DELAY, String(longest))
  longest = 0
})

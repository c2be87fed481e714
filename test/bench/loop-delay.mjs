/**
 * Loaded before a server: on SIGUSR2 it writes how much was computed at most in one turn of the event loop since the last
 * time, in milliseconds of processor time, to the file that `LOOP_DELAY` names. A clock would count what other programs do.
 */
import { writeFileSync } from 'node:fs'

let longest = 0
let before = process.cpuUsage()

function turn() {
  const { user, system } = process.cpuUsage(before)
  longest = Math.max(longest, (user + system) / 1000)
  before = process.cpuUsage()
  setImmediate(turn)
}
setImmediate(turn)

process.on('SIGUSR2', () => {
  writeFileSync(process.env.LOOP_DELAY, String(longest))
  longest = 0
})

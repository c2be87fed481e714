// Loaded into a process under test: tells its memory when the test asks, after collecting garbage where that is wanted.
import { existsSync, readFileSync } from 'node:fs'

/** The most resident bytes. `maxRSS` would do, but on Linux it begins with what the process had that started this one. */
function peak() {
  const status = '/proc/self/status'
  const kilobytes = existsSync(status) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))[1]) : process.resourceUsage().maxRSS
  return kilobytes * 1024
}

process.on('message', (question) => {
  if (question === 'collect') {
    globalThis.gc()
    globalThis.gc()
  }
  process.send({ ...process.memoryUsage(), peak: peak() })
})
process.channel.unref()

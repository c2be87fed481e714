import { existsSync, readFileSync } from 'node:fs'

/** What Linux says of the thread that asks: user and system time are its 14th and 15th word, in hundredths of a second. */
const OWN = '/proc/thread-self/stat'

const ownMs = (): number => readFileSync(OWN, 'utf8').replace(/^.*\) /, '').split(' ').slice(11, 13).reduce((sum, ticks) => sum + Number(ticks) * 10, 0)

/**
 * Milliseconds of processor time that this thread has taken: a clock for bounds on work, which stands still while others have the processor. Where the system does not
 * say it by thread, what the other workers of the tests take meanwhile counts, too.
 */
export function processorMs(): number {
  if (existsSync(OWN)) return ownMs()
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

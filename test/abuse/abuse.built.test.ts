/** The short forms of the abuse runs; CONTRIBUTING.md says how to start the long ones. */
import { afterEach, describe, expect, test } from 'vitest'
import { hasRedisServer } from '../support/redis'
import { drain, drainPlans } from './drain'
import { fuzz } from './fuzz'
import { limits, plans } from './limits'
import type { Report } from './report'
import { stopServices } from '../support/built'
import { slow, slowPlans } from './slow'
import { unread, unreadPlans } from './unread'

if (!hasRedisServer) console.log('Skipped: redis-server is not installed')

/** A run may be disturbed by whatever else the machine does: what holds in one of three runs is not the service's fault. */
async function oneOf(run: () => Promise<Report>, isNoise: (finding: string) => boolean): Promise<Report> {
  let report = await run()
  for (let again = 0; again < 2 && report.wrong.length > 0 && report.wrong.every(isNoise); again += 1) report = await run()
  return report
}

const isSlowness = (finding: string): boolean => finding.startsWith('p99 ') || /\/healthz took \d+ ms$|^no answer \(no answer in 20 s\)/.test(finding)

afterEach(stopServices)

describe('abuse', () => {
  test('2,000 mutated requests', async () => {
    const { figures, wrong } = await oneOf(() => fuzz(2000, Date.now() % 1_000_000), isSlowness)
    expect(wrong, `seed ${figures['seed']}`).toEqual([])
  })

  test.skipIf(!hasRedisServer)('two processes, one Redis that is killed and frozen (skipped without redis-server)', async () => {
    expect((await oneOf(() => limits(plans.short), isSlowness)).wrong).toEqual([])
  })

  test('clients that hold on, send slowly and send too much', async () => {
    expect((await oneOf(() => slow(slowPlans.short), isSlowness)).wrong).toEqual([])
  })

  test('answers that nobody reads', async () => {
    expect((await oneOf(() => unread(unreadPlans.short), isSlowness)).wrong).toEqual([])
  })

  test('SIGTERM and kill -9 under load', async () => {
    expect((await drain(drainPlans.short)).wrong).toEqual([])
  })
})

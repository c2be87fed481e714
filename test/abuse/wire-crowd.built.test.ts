/**
 * Ten clients, each within its limits, ask for what costs most, all at once, of a process with a heap of 512 MB: its memory stays
 * below 400 MB and `/healthz` is answered. How soon hangs on the machine, so the bound here is wide; on one with nothing else to do it
 * is a second. Before, three batches of a hundred lists from each took 3 GB, and `/healthz` was not answered in 20 s.
 */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startService, stopServices, type Service } from '../support/built'
import { bodyBytesOf } from '../../core/contract/namespaces'
import { JSON_TYPE, type Sent } from './http'
import { crowd } from './wire-crowd'
import { message, rpc, worstRequests, type Worst } from './wire-worst'

const MB = 1024 * 1024
const HEALTH_MS = 15_000

/** The largest answer: a batch ends with the call that reaches 8 MB. */
const MOST_BYTES = 16 * MB

let service: Service
let worst: readonly Worst[]
beforeAll(async () => (worst = await worstRequests()))
// What one crowd took says nothing of the next.
beforeEach(async () => (service = await startService({ TRUSTED_PROXIES: '127.0.0.1' }, { heapMb: 512 })))
afterEach(stopServices)

const lists = rpc(Array.from({ length: 100 }, (_, id) => message('tools/list', {}, id)))
const spaces: Sent = { method: 'POST', path: '/api/v1/public/depot-tax/return', headers: JSON_TYPE, body: `{}${' '.repeat(bodyBytesOf('depot-tax') - 2)}` }
const times = (count: number, sent: Sent): Sent[] => Array.from({ length: count }, () => sent)

/** As often as 60 units allow. */
const within = (name: string): Sent[] => {
  const found = worst.find((each) => each.name === name)
  if (found === undefined) throw new Error(`nothing is called ${name}`)
  return times(Math.floor(60 / found.units), found.sent)
}

test.each<[string, () => Sent[], readonly string[]]>([
  ['batches of a hundred lists of tools', () => times(3, lists), ['400']],
  ['documents', () => within('/api/v1/public/portfolio-analysis/openapi.json'), ['200', '503']],
  ['packed documents', () => within('/api/v1/public/portfolio-analysis/openapi.json, packed'), ['200', '503']],
  // Of answers that are not read as fast as they are made, the oldest are given up where all of them are too much.
  ['40 catalogs', () => within('40 catalogs'), ['207', '503', 'broken off']],
  ['pages', () => times(60, { method: 'GET', path: '/methodology/calculators', headers: { accept: 'text/html' } }), ['200', '503']],
  ['packed pages', () => within('page /methodology/calculators'), ['200', '503']],
  ['snapshots with all overlaps', () => within('snapshot'), ['200', '503']],
  ['packed snapshots', () => within('snapshot').map((sent) => ({ ...sent, headers: { ...sent.headers, 'accept-encoding': 'gzip' } })), ['200', '503']],
  ['tax returns of thousands of bookings', () => within('tax return'), ['200', '503']],
  // Of the largest bodies with nothing in them two are read of each client; the others are refused by their length.
  ['large bodies of nothing', () => times(60, spaces), ['400', '429', '503']],
  ['sales with all lots', () => within('sale by net amount'), ['200', '503']],
  ['lists of tools', () => times(60, rpc(message('tools/list'))), ['200', '503']],
  ['documents of the tools', () => within('a document of the tools'), ['200', '503']],
])('%s', async (name, sent, statuses) => {
  const { statuses: found, most, healthMs } = await crowd(service, sent())
  expect([service.hasEnded(), Object.keys(found).filter((status) => !statuses.includes(status))]).toEqual([false, []])
  expect(healthMs, `/healthz while ${name} are asked for`).not.toBeNull()
  expect(healthMs ?? 0).toBeLessThan(HEALTH_MS)
  expect(most).toBeLessThan(MOST_BYTES)
  expect(await service.peak(), 'resident bytes').toBeLessThan(400 * MB)
})

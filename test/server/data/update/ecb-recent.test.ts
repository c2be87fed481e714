/** Reference rates by the bank's file of 90 days, from a server that behaves and from one that does not. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { openStore, type Store } from '../../../../server/data/store/store'
import { sourceClient } from '../../../../server/data/update/client'
import { ecbRates } from '../../../../server/data/update/ecb/rates'
import { runUpdate, type Report } from '../../../../server/data/update/run'
import { sampleBundle } from '../sample-bundle'
import { listen } from '../../../support/port'
import { dailyXml, historyZip, type RateDay } from './source-server'

const before: RateDay[] = [['2026-07-29', 1.152, 160.2], ['2026-07-28', 1.151, 160.1]]
const after: RateDay[] = [['2026-07-31', 1.154, 160.4], ['2026-07-30', 1.153, 160.3]]

const dayOf = (day: RateDay): string => /<Cube time=.*<\/Cube>(?=<\/Cube>)/.exec(dailyXml(day))?.[0] ?? ''
/** The file of 90 days, newest first. */
const recentXml = (days: readonly RateDay[]): string => dailyXml(days[0]!).replace(dayOf(days[0]!), days.map(dayOf).join(''))

const [DAILY, RECENT, HISTORY] = ['/eurofxref-daily.xml', '/eurofxref-hist-90d.xml', '/eurofxref-hist.zip']
let files: Readonly<Record<string, string | Uint8Array>> = {}
let asked: string[] = []
let url = ''
let store: Store
const folder = mkdtempSync(join(tmpdir(), 'depotkit-ecb-'))
const [imported, own] = ['imported', 'own'].map((name) => join(folder, name)) as [string, string]
const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  const body = files[path]
  if (body === undefined) response.writeHead(404).end()
  else response.end(body)
})

/** The whole history, which takes longer than all else, is imported once and copied for each test. */
beforeAll(async () => {
  ;({ url } = await listen(server))
  mkdirSync(imported)
  store = openStore(`file:${imported}/rates.db`)
  files = { [DAILY]: dailyXml(before[0]!), [HISTORY]: historyZip(before) }
  expect(await update('2026-07-29')).toMatchObject({ outcome: 'renewed', asOf: '2026-07-29' })
  await store.close()
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  rmSync(own, { recursive: true, force: true })
  cpSync(imported, own, { recursive: true }) // the database and its log
  store = openStore(`file:${own}/rates.db`)
  asked = []
})
afterEach(() => store.close())

async function update(today: string): Promise<Report | undefined> {
  const client = sourceClient({ userAgent: 'test', perSecond: 1_000, backoffMs: 1 })
  const sources = [{ name: 'ecb', title: 'ECB', skipped: null, lists: [ecbRates(client, url)] }]
  const setting = { store, base: memoryTables(sampleBundle()), known: { isinsOf: () => [], names: () => Promise.resolve(new Map()) }, now: new Date(`${today}T18:00:00Z`), dryRun: false }
  for await (const report of runUpdate(sources, setting)) return report
  return undefined
}

const stored = async () => (await (await store.only(() => true)).fx(['USD', 'JPY', 'HRK', 'EEK'], '1990-01-01', '2099-12-31')).found
const served = (recent: string | undefined): void => {
  files = { [DAILY]: dailyXml(after[0]!), [HISTORY]: historyZip([...after, ...before]), ...(recent === undefined ? {} : { [RECENT]: recent }) }
}

it('continues what is stored, as the whole history would', async () => {
  served(recentXml([...after, ...before]))
  expect(await update('2026-07-31')).toMatchObject({ outcome: 'renewed', asOf: '2026-07-31' })
  expect(asked).toEqual([DAILY, RECENT])
  const short = await stored()
  expect(short.get('USD')?.dates.slice(-4)).toEqual(['2026-07-28', '2026-07-29', '2026-07-30', '2026-07-31'])
  expect([...short.get('JPY')?.perEur.slice(-4) ?? []]).toEqual([160.1, 160.2, 160.3, 160.4])
  expect([short.get('USD')?.dates[0], short.get('HRK')?.dates.at(-1)]).toEqual(['1999-01-04', '2022-12-30'])
})

it.each<[string, string | undefined]>([
  ['is not there', undefined],
  ['has another rate on a stored day', recentXml([...after, ['2026-07-29', 1.16, 160.2], before[1]!])],
  ['lacks a stored day', recentXml([...after, before[1]!])],
  ['begins after the last stored day', recentXml(after)],
  ['quotes a currency that is new', recentXml([...after, ...before]).replaceAll("currency='USD'", "currency='CYP' rate='0.58'/><Cube currency='USD'")],
])('where it %s the whole history is fetched', async (_name, recent) => {
  served(recent)
  expect(await update('2026-07-31')).toMatchObject({ outcome: 'renewed', asOf: '2026-07-31' })
  expect(asked).toEqual([DAILY, RECENT, HISTORY])
  expect([...(await stored()).get('USD')?.perEur.slice(-4) ?? []]).toEqual([1.151, 1.152, 1.153, 1.154])
})

it.each<[string, string, string]>([
  ['a page', '<!doctype html><html>Service unavailable</html>', 'eurofxref-hist-90d.xml'],
  ['a file cut off', recentXml([...after, ...before]).slice(0, -60), 'eurofxref-hist-90d.xml'],
  ['a day twice', recentXml([...after, after[1]!, ...before]), 'is not a day of reference rates'],
  ['a rate below zero', recentXml([...after, ...before]).replace("rate='1.153'", "rate='-1'"), 'is not a day of reference rates'],
  ['a leap', recentXml([after[0]!, ['2026-07-30', 1.153 * 1.5, 160.3], ...before]), 'USD moves by'],
  ['a day to come', recentXml([['2026-08-03', 1.154, 160.4], ...after, ...before]), 'a day to come'],
])('with %s nothing changes', async (_name, recent, reason) => {
  served(recent)
  expect(await update('2026-07-31')).toMatchObject({ outcome: 'refused', reason: expect.stringContaining(reason) })
  expect((await stored()).get('USD')?.dates.at(-1)).toBe('2026-07-29')
})

it('after 90 days the whole history is fetched', async () => {
  served(recentXml([...after, ...before]))
  await update('2026-10-27')
  expect(asked).toEqual([DAILY, HISTORY])
})

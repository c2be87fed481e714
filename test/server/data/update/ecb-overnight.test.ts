/** The compounded euro short-term rate as a part of an update, from a server that behaves and from one that does not. */
import { createServer, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OVERNIGHT } from '../../../../core/portfolio/analyses/historical-replay/stand-ins/computed'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { embeddedPrices } from '../../../../server/data/embedded/embedded'
import { openStore, type Store } from '../../../../server/data/store/store'
import { sourceClient } from '../../../../server/data/update/client'
import { ecbOvernight } from '../../../../server/data/update/ecb/overnight'
import { runUpdate, type Report } from '../../../../server/data/update/run'
import { sampleBundle } from '../sample-bundle'
import { listen } from '../../../support/port'

const known = embeddedPrices().get(OVERNIGHT)
const last = known?.closes.at(-1) ?? 0

const header = 'KEY,FREQ,BENCHMARK_ITEM,DATA_TYPE_EST,TIME_PERIOD,OBS_VALUE,OBS_STATUS'
const rowOf = (date: string, value: number): string => `EST.B.${OVERNIGHT}.CI,B,${OVERNIGHT},CI,${date},${value},A`
/** As the service has it: from 2019-10-01, then two days after those of the package, a quarter of a thousandth higher. */
const honest = (): string[] => [
  ...(known?.dates ?? []).flatMap((date, index) => (date >= '2019-10-01' ? [rowOf(date, known?.closes[index] ?? 0)] : [])),
  rowOf('2026-08-20', last * 1.00025), rowOf('2026-08-21', last * 1.00031),
]
const csv = (rows: readonly string[]): string => `${header}\n${rows.join('\n')}\n`

let answer: (response: ServerResponse, path: string) => void
let [url, close]: [string, () => Promise<void>] = ['', async () => {}]
let store: Store
beforeEach(async () => {
  const server = createServer((request, response) => answer(response, request.url ?? ''))
  ;({ url, close } = await listen(server))
  store = openStore('file::memory:')
})
afterEach(async () => {
  await close()
  await store.close()
})

async function update(): Promise<Report | undefined> {
  const client = sourceClient({ userAgent: 'test', perSecond: 1_000, backoffMs: 1 })
  const sources = [{ name: 'ecb', title: 'ECB', skipped: null, lists: [ecbOvernight(client, url)] }]
  const setting = { store, base: memoryTables(sampleBundle()), known: { isinsOf: () => [], names: () => Promise.resolve(new Map()) }, now: new Date('2026-08-24T08:00:00Z'), dryRun: false }
  for await (const report of runUpdate(sources, setting)) return report
  return undefined
}

const sending = (text: string) => (response: ServerResponse): void => void response.end(text)

it('is renewed, with what the package has before, and unchanged the next time', async () => {
  const paths: string[] = []
  answer = (response, path) => {
    paths.push(path)
    response.end(csv(honest()))
  }
  expect(await update()).toMatchObject({ outcome: 'renewed', asOf: '2026-08-21' })
  expect(await update()).toMatchObject({ outcome: 'unchanged', asOf: '2026-08-21' })
  expect(paths).toEqual([`/EST/B.${OVERNIGHT}.CI?format=csvdata`, `/EST/B.${OVERNIGHT}.CI?format=csvdata`])
  const { dates = [], closes = [] } = (await (await store.only(() => true)).prices(OVERNIGHT, '2000-01-01', '2099-12-31')).found.get(OVERNIGHT) ?? {}
  expect([dates[0], dates.at(-1), dates.length]).toEqual([known?.dates[0], '2026-08-21', (known?.dates.length ?? 0) + 2])
  expect(closes.at(-1)).toBeCloseTo(last * 1.00031, 9)
})

it.each<[string, string, string, string]>([
  ['a page', '<!doctype html><html>Service unavailable</html>', 'refused', 'is not a series'],
  ['a file cut off inside a number', csv(honest()).slice(0, -3), 'refused', 'cut off'],
  ['days out of order', csv(honest().toReversed()), 'refused', 'out of order'],
  ['a day to come', csv([...honest(), rowOf('2026-08-25', last * 1.0004)]), 'refused', 'a day to come'],
  ['a rate that nobody pays', csv([...honest(), rowOf('2026-08-24', last * 1.01)]), 'refused', 'no overnight rate does'],
  ['another series', csv(honest().map((row) => row.replace(/,([\d.]+),A$/, (_all, value: string) => `,${Number(value) * 1.001},A`))), 'refused', 'differs on 2019-10-01'],
  ['days that end before those of the package', csv(honest().slice(0, -3)), 'refused', 'older than the index of the package'],
  ['nothing', '', 'refused', 'is not a series'],
])('with %s nothing changes', async (_name, text, outcome, reason) => {
  answer = sending(text)
  expect(await update()).toMatchObject({ outcome, reason: expect.stringContaining(reason) })
  expect(await store.list()).toEqual([])
})

it('with a server that refuses nothing changes', async () => {
  answer = (response) => void response.writeHead(404).end()
  expect(await update()).toMatchObject({ outcome: 'away', reason: 'has nothing there (404)' })
})

/**
 * The shipped server over a large store, and as several processes, within the bench or alone: `npx tsx test/bench/scale.ts [instruments, a million unless given; 0 for the processes alone]` after `npm run build`.
 * A store of so many instruments and 400 lists is asked for funds that no answer had before, beside one of a hundredth of the instruments; then its data
 * change under load. Several processes share a Redis behind a proxy. What needs PostgreSQL (TEST_POSTGRES_URL) or redis-server is left out where there is none. Takes 2 GB of disk, and minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { SecurityRecord } from '../../core/reference/tables/bundle'
import { batchOfBundle } from '../../server/data/importers/bundle-batch'
import type { Document } from '../../server/data/store/documents'
import { openStore } from '../../server/data/store/store'
import { postgresAnswers, postgresPlace, sqlitePlace, type Place } from '../server/data/databases'
import { hasRedisServer, ownRedis } from '../support/redis'
import { listen, type Listening } from '../support/port'
import { longestTurn } from './stalls'
import { median } from './measure'
import { atLeast, atMost, figure, inRounds, type Row } from './publish'
import { COUNTING, SERVER } from './rest'
import { costOf, start, type Running } from './server'
import { fundIsins, isinOf, world } from './world'

const DAY = '2026-01-31'
const FUNDS = 400
/** Funds of one request. */
const AT_ONCE = 25
const SNAPSHOT = '/api/v1/public/portfolio-analysis'

function* instruments(count: number): Generator<Document> {
  for (let n = 0; n < count; n++) {
    const isin = isinOf(['XS', 'DE', 'FR', 'IT'][n % 4] ?? 'XS', n)
    const body: SecurityRecord = {
      isin, name: `Invented Issuer ${n % 20_000} Notes ${2027 + (n % 30)}`, kind: 'bond', assetClass: 'bonds', currency: 'EUR', country: null, companyId: null,
      sector: null, industry: null, ter: null, domicile: null, asOf: DAY, source: 'bench',
    }
    yield { kind: 'securities', key: isin, asOf: DAY, body }
  }
}

async function fill({ url }: Place, count: number): Promise<void> {
  const store = openStore(url)
  try {
    await store.write([
      { name: 'instruments', format: 'firds', title: 'invented', asOf: DAY, sources: [], documents: instruments(count) },
      batchOfBundle(world(FUNDS, 1_000, 8_000)),
    ], new Date())
  } finally {
    await store.close()
  }
}

const bodyOf = (isins: readonly string[]): string => JSON.stringify({ basis: 'values', holdings: isins.map((isin, n) => ({ isin, value: 1_000 + n })) })

async function ask(server: Running, body: string): Promise<void> {
  const answer = await fetch(server.url + SNAPSHOT, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!answer.ok) throw new Error(`a snapshot answers ${answer.status}`)
  const { data } = (await answer.json()) as { data: { status: string } }
  if (data.status === 'unavailable') throw new Error('the store was not asked')
}

/** Medians of the requests and longest turns, in milliseconds of the server's processor; start and memory. */
interface Found {
  startMs: number
  memoryMb: number
  coldMs: number
  warmMs: number
  /** The longest turn of these requests, and of those while the data change. */
  turnMs: number
  switchMs: number
}

const processorOf = (server: Running): number => server.cpuMs() ?? Number.NaN

const isins = fundIsins(FUNDS)
const groups = Array.from({ length: FUNDS / AT_ONCE }, (_, n) => bodyOf(isins.slice(n * AT_ONCE, (n + 1) * AT_ONCE)))

/** Two servers: the one that tells the length of its turns never rests, so that the other tells what requests take. */
async function measure(place: Place, folder: string): Promise<Found> {
  const settings = { ...COUNTING, DEPOTKIT_BUNDLE: 'none', DATABASE_URL: place.url }
  const server = await start(SERVER, '/health', settings)
  try {
    const taken = async (body: string): Promise<number> => {
      const before = processorOf(server)
      await ask(server, body)
      return processorOf(server) - before
    }
    const [cold, warm]: [number[], number[]] = [[], []]
    for (const body of groups) {
      cold.push(await taken(body))
      warm.push(await taken(body))
    }
    const turns = await turnsOf(place, settings, join(folder, 'turn'))
    return { startMs: server.startMs, memoryMb: server.memory() ?? Number.NaN, coldMs: median(cold.slice(1)), warmMs: median(warm), ...turns } // the first compiles what it runs
  } finally {
    await server.stop()
  }
}

async function turnsOf(place: Place, settings: Readonly<Record<string, string>>, file: string): Promise<Pick<Found, 'turnMs' | 'switchMs'>> {
  const server = await start(['--import', './test/bench/loop-delay.mjs', ...SERVER], '/health', { ...settings, LOOP_DELAY: file })
  try {
    for (const [n, body] of groups.entries()) {
      if (n === 1) await longestTurn(server, file)
      await ask(server, body)
    }
    const turnMs = await longestTurn(server, file)
    return { turnMs, switchMs: await switched(place, server, file) }
  } finally {
    await server.stop()
  }
}

/** The longest turn while a new version of the data comes into force between requests. */
async function switched({ url }: Place, server: Running, file: string): Promise<number> {
  const store = openStore(url)
  try {
    let isDone = false
    const write = store.write([{ name: 'one more', format: 'bundle', title: 'one more', asOf: DAY, sources: [], documents: instruments(1) }], new Date()).finally(() => (isDone = true))
    for (let n = 0; n < groups.length || !isDone; n++) await ask(server, groups[n % groups.length] ?? '')
    await write
    return await longestTurn(server, file)
  } finally {
    await store.close()
  }
}

/** Hands each connection to the next of the ports. */
function proxyTo(ports: readonly number[]): Promise<Listening> {
  let next = 0
  const proxy = createServer((socket) => {
    const upstream = connect(ports[next++ % ports.length] ?? 0, '127.0.0.1')
    pipeline(socket, upstream, socket, () => undefined)
  })
  return listen(proxy)
}

/** So many processes behind a proxy. */
async function together(processes: number, redis: string): Promise<Running> {
  const servers = await Promise.all(Array.from({ length: processes }, () => start(SERVER, '/health', { ...COUNTING, REDIS_URL: redis })))
  const proxy = await proxyTo(servers.map(({ url }) => Number(new URL(url).port)))
  return {
    ...(servers[0] as Running), url: proxy.url,
    cpuMs: () => servers.reduce((sum, server) => sum + processorOf(server), 0),
    stop: async () => {
      void proxy.close()
      await Promise.all(servers.map((server) => server.stop()))
    },
  }
}

const ROUNDS = 7

/** What a request takes in several processes, summed over them, against one. */
async function processRows(): Promise<Row[]> {
  const redis = await ownRedis()
  const groups = await Promise.all([1, 2, 4].map(async (count) => ({ count, group: await together(count, redis.url), costs: [] as number[] })))
  const one = { path: '/api/v1/public/calculators/vorabpauschale', body: JSON.stringify({ inputs: { wert_jahresende: 12_000 } }) }
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { count, group, costs } of groups) {
        const { cpuMs } = await costOf(group, one, 8 * count, 4_000 * count)
        if (round > 0) costs.push(cpuMs) // each compiles what it runs often first
      }
    }
    const [alone, ...others] = groups
    return others.map(({ count, costs }) => {
      const values = costs.map((cost, round) => (alone?.costs[round] ?? Number.NaN) / cost)
      return inRounds(values, (middle) => atLeast(`${count} processes with a Redis behind a proxy, CPU per request of one process / of these`, middle, 0.9))
    })
  } finally {
    await Promise.all(groups.map(({ group }) => group.stop()))
    await redis.kill()
  }
}

/** What a store of so many instruments takes, beside one of a hundredth of them. */
async function storeRows(name: string, open: () => Promise<Place>, count: number, folder: string): Promise<Row[]> {
  const found: Found[] = []
  for (const size of [Math.round(count / 100), count]) {
    const place = await open()
    try {
      await fill(place, size)
      found.push(await measure(place, folder))
    } finally {
      await place.drop()
    }
  }
  const [small, large] = found as [Found, Found]
  const what = `${name} with ${count} instruments and ${FUNDS} lists`
  const ratio = (of: keyof Found, label: string): Row => figure(`${what} / with a hundredth of the instruments: ${label}`, large[of] / small[of])
  return [
    ratio('startMs', 'start'),
    ratio('memoryMb', 'memory'),
    ratio('coldMs', `CPU of ${AT_ONCE} cold funds`),
    ratio('warmMs', 'CPU of the same again'),
    atMost(`${what}, most computed in one turn, cold funds`, large.turnMs, 50, 'ms of CPU'),
    atMost(`${what}, most computed in one turn while the data change`, large.switchMs, 50, 'ms of CPU'),
  ]
}

/** Instruments of a large store. */
export const MILLION = 1_000_000

/** All rows for stores of so many instruments; 0 for the processes alone. */
export async function scaleRows(count: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-scale-'))
  try {
    const sqlite = count > 0 ? await storeRows('SQLite', sqlitePlace, count, folder) : []
    const postgres = count > 0 && postgresAnswers ? await storeRows('PostgreSQL', postgresPlace, count, folder) : []
    return [...sqlite, ...postgres, ...(hasRedisServer ? await processRows() : [])]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  for (const { what, measured, unit, bar, spread } of await scaleRows(Number(process.argv[2] ?? MILLION))) console.log(`${what}: ${measured} ${unit}${spread === undefined ? '' : ` (${spread})`}, goal ${bar}`)
}

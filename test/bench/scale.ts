/**
 * The shipped server over a large store, and as several processes: `npx tsx test/bench/scale.ts [instruments, a million unless given; 0 for the processes alone]` after `npm run build`.
 * A store of so many instruments and 400 lists is asked for funds that no answer had before, beside one of a hundredth of the instruments; then its data
 * change under load. Several processes share a Redis behind a proxy. Needs PostgreSQL (TEST_POSTGRES_URL), Redis (TEST_REDIS_URL) and 2 GB of disk; takes minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import type { SecurityRecord } from '../../core/reference/tables/bundle'
import { batchOfBundle } from '../../server/data/importers/bundle-batch'
import type { Document } from '../../server/data/store/documents'
import { openStore } from '../../server/data/store/store'
import { postgresPlace, sqlitePlace, type Place } from '../server/data/databases'
import { longestTurn } from './stalls'
import { median } from './measure'
import { COUNTING, SERVER } from './rest'
import { costOf, start, type Running } from './server'
import { fundIsins, isinOf, world } from './world'

const REDIS = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'
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
async function proxyTo(ports: readonly number[]): Promise<{ url: string; close: () => void }> {
  let next = 0
  const proxy = createServer((socket) => {
    const upstream = connect(ports[next++ % ports.length] ?? 0, '127.0.0.1')
    pipeline(socket, upstream, socket, () => undefined)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => void proxy.close() }
}

/** Processor time of a request, summed over so many processes behind a proxy. */
async function perRequest(processes: number): Promise<number> {
  const servers = await Promise.all(Array.from({ length: processes }, () => start(SERVER, '/health', { ...COUNTING, REDIS_URL: REDIS })))
  const proxy = await proxyTo(servers.map(({ url }) => Number(new URL(url).port)))
  const all: Running = { ...(servers[0] as Running), url: proxy.url, cpuMs: () => servers.reduce((sum, server) => sum + processorOf(server), 0) }
  const one = { path: '/api/v1/public/calculators/vorabpauschale', body: JSON.stringify({ inputs: { wert_jahresende: 12_000 } }) }
  try {
    await costOf(all, one, 8 * processes, 4_000 * processes) // each compiles what it runs often
    const rounds: number[] = []
    for (let round = 0; round < 5; round++) rounds.push((await costOf(all, one, 8 * processes, 4_000 * processes)).cpuMs)
    return median(rounds)
  } finally {
    proxy.close()
    await Promise.all(servers.map((server) => server.stop()))
  }
}

async function stores(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-scale-'))
  try {
    for (const [name, open] of [['SQLite', sqlitePlace], ['PostgreSQL', postgresPlace]] as const) {
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
      const ratio = (of: keyof Found): string => (large[of] / small[of]).toFixed(2)
      console.log(`${name}, ${count} instruments / a hundredth: start ${ratio('startMs')}, memory ${ratio('memoryMb')} (${Math.round(large.memoryMb)} MB), ${AT_ONCE} cold funds ${ratio('coldMs')} (${large.coldMs.toFixed(0)} ms), the same again ${ratio('warmMs')};`
        + ` cold / warm ${(large.coldMs / large.warmMs).toFixed(2)}; most computed in one turn ${large.turnMs.toFixed(0)} ms, while the data change ${large.switchMs.toFixed(0)} ms, goal 50`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const count = Number(process.argv[2] ?? 1_000_000)
if (count > 0) await stores(count)
const alone = await perRequest(1)
for (const processes of [2, 4]) console.log(`${processes} processes with a Redis behind a proxy: CPU per request of one process / of these ${(alone / (await perRequest(processes))).toFixed(2)}, goal at least 0.9`)

/**
 * The data set of Form N-PORT into PostgreSQL, beside a plain COPY of the same bytes, and reading 25 funds afterwards:
 * `npx tsx test/bench/nport-dataset.ts [rows, 10 million unless given]`. Needs PostgreSQL (TEST_POSTGRES_URL) and disk for three times 2 GB.
 * Ends with 1 when a goal is missed.
 */
import { spawnSync } from 'node:child_process'
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { importNportSet } from '../../server/data/nport-set/import'
import type { Layer } from '../../server/data/layers'
import { openStore } from '../../server/data/store/store'
import { postgresPlace } from '../server/data/databases'
import { holdingHeader, identifierHeader, seriesOf, writeNportSet } from './nport-set-files'

const ROWS_PER_FUND = 1_000
const FEW_FUNDS = 100
const READ_FUNDS = 25
const ROUNDS = 40
/** Goals: of the pace of COPY, in megabytes, and of the time of a small store. */
const [PACE, MEMORY_MB, READING] = [0.4, 400, 1.25]

/** A process of its own, so that its memory is that of the import alone. */
async function importAndReport(folder: string, url: string): Promise<void> {
  const started = performance.now()
  const store = openStore(url)
  const summary = await importNportSet(folder, store, { now: new Date() })
  const seconds = (performance.now() - started) / 1_000
  await store.close()
  console.log(JSON.stringify({ ...summary, seconds, megabytes: process.resourceUsage().maxRSS / 1_024 }))
}

interface Imported {
  rows: number
  lists: number
  seconds: number
  megabytes: number
}

function importInChild(folder: string, url: string): Imported {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), 'import', folder, url], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Imported
}

/** Copies both large tables as they are into tables of text; returns seconds. */
async function plainCopy(folder: string, url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const started = performance.now()
  for (const [table, header] of [['FUND_REPORTED_HOLDING', holdingHeader], ['IDENTIFIERS', identifierHeader]] as const) {
    await client.query(`create table ${table} (${header.map((name) => `${name} text`).join(', ')})`)
    const stream = client.query(from(`copy ${table} from stdin (format csv, delimiter E'\\t', quote E'\\b', header)`))
    await pipeline(createReadStream(join(folder, `${table}.tsv`), { highWaterMark: 1 << 20 }), stream)
  }
  const seconds = (performance.now() - started) / 1_000
  await client.end()
  return seconds
}

/** Milliseconds for one reading of some funds out of a layer; other funds each round. */
async function readOnce(layer: Layer, funds: number, round: number): Promise<number> {
  const chosen = Array.from({ length: READ_FUNDS }, (_, index) => (round * 7 + index * (FEW_FUNDS / READ_FUNDS)) % FEW_FUNDS)
  const started = performance.now()
  const { found } = await layer.constituents(chosen.map((fund) => seriesOf(fund * (funds / FEW_FUNDS))))
  if (found.size !== READ_FUNDS) throw new Error(`only ${found.size} of ${READ_FUNDS} funds are there`)
  return performance.now() - started
}

/** The quickest readings of both stores, taken in turns: whatever else the machine does only adds to them. */
async function readings(stores: readonly { url: string; funds: number }[]): Promise<number[]> {
  const opened = await Promise.all(stores.map(async ({ url, funds }) => ({ store: openStore(url), funds })))
  const best = stores.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { store, funds }] of opened.entries()) best[index] = Math.min(best[index] ?? 0, await readOnce(await store.open(), funds, round))
  }
  await Promise.all(opened.map(({ store }) => store.close()))
  return best
}

async function copiedPlainly(folder: string): Promise<number> {
  const place = await postgresPlace()
  return plainCopy(folder, place.url).finally(() => place.drop())
}

async function main(rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-nport-'))
  const [few, many] = [await postgresPlace(), await postgresPlace()]
  const funds = FEW_FUNDS * Math.round(rows / ROWS_PER_FUND / FEW_FUNDS)
  try {
    await writeNportSet(folder, { funds: FEW_FUNDS, rowsPerFund: ROWS_PER_FUND })
    importInChild(folder, few.url)
    await writeNportSet(folder, { funds, rowsPerFund: ROWS_PER_FUND })
    const copied = await copiedPlainly(folder)
    const bytes = ['FUND_REPORTED_HOLDING', 'IDENTIFIERS'].reduce((sum, name) => sum + statSync(join(folder, `${name}.tsv`)).size, 0)
    const { seconds, megabytes, ...counted } = importInChild(folder, many.url)
    const [small = 0, large = 0] = await readings([{ url: few.url, funds: FEW_FUNDS }, { url: many.url, funds }])
    const pace = copied / seconds
    console.log(`${counted.rows} rows of ${counted.lists} funds, ${Math.round(bytes / 1e6)} MB`)
    console.log(`import: ${seconds.toFixed(1)} s, ${Math.round(counted.rows / seconds)} rows/s; COPY of the same bytes: ${copied.toFixed(1)} s; ${pace.toFixed(2)} of its pace, goal ${PACE}`)
    console.log(`memory: ${Math.round(megabytes)} MB, goal ${MEMORY_MB}`)
    console.log(`reading ${READ_FUNDS} funds: ${large.toFixed(1)} ms; from a store of ${FEW_FUNDS} funds: ${small.toFixed(1)} ms; goal at most ${READING} of it`)
    if (pace < PACE || megabytes > MEMORY_MB || large > READING * small) process.exitCode = 1
  } finally {
    await Promise.all([few.drop(), many.drop()])
    rmSync(folder, { recursive: true })
  }
}

const [mode, folder = '', url = ''] = process.argv.slice(2)
await (mode === 'import' ? importAndReport(folder, url) : main(Number(mode ?? 10_000_000)))

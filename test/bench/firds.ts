/**
 * Full files of instruments into SQLite and PostgreSQL, beside a plain COPY of as many rows: `npx tsx test/bench/firds.ts [rows, 3 million unless given]`.
 * Needs PostgreSQL (TEST_POSTGRES_URL) and 2 GB of disk. Ends with 1 when the goal for memory is missed.
 */
import { spawnSync } from 'node:child_process'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { firdsDocuments } from '../../server/data/importers/firds/batch'
import { IsinSet } from '../../server/data/importers/firds/isin-set'
import type { Document } from '../../server/data/store/documents'
import { openStore } from '../../server/data/store/store'
import { postgresPlace, sqlitePlace, type Place } from '../server/data/databases'
import { writeFirds } from './firds-files'

const DAY = '2026-08-08'
const MEMORY_MB = 300

async function* documentsOf(parts: readonly string[]): AsyncGenerator<Document> {
  const seen = new IsinSet()
  for (const part of parts) yield* firdsDocuments(part, { seen })
}

/** A process of its own, so that its memory is that of the import alone. */
async function importAndReport(url: string, parts: readonly string[]): Promise<void> {
  const store = openStore(url)
  const turns = monitorEventLoopDelay({ resolution: 5 })
  turns.enable()
  const started = performance.now()
  const [written] = await store.write([{ name: 'firds-D', format: 'firds', title: 'x', asOf: DAY, sources: [], documents: documentsOf(parts) }], new Date())
  const seconds = (performance.now() - started) / 1_000
  turns.disable()
  console.log(JSON.stringify({ instruments: written?.counts.securities ?? 0, seconds, megabytes: process.resourceUsage().maxRSS / 1_024, turnMs: turns.max / 1e6, turn99Ms: turns.percentile(99) / 1e6 }))
  await store.close()
}

interface Imported {
  instruments: number
  seconds: number
  megabytes: number
  turnMs: number
  turn99Ms: number
}

function importInChild(url: string, parts: readonly string[]): Imported {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), 'import', url, ...parts], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Imported
}

async function plainCopy(table: string): Promise<number> {
  const place = await postgresPlace()
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  const started = performance.now()
  await client.query('create table plain (isin text, name text, cfi text, currency text, issuer text, venue text, maturity text, coupon text)')
  await pipeline(createReadStream(table, { highWaterMark: 1 << 20 }), client.query(from('copy plain from stdin')))
  const seconds = (performance.now() - started) / 1_000
  await client.end()
  await place.drop()
  return seconds
}

/** Two imports after each other, as two weeks are: the second replaces the first. */
async function measure(name: string, place: Place, parts: readonly string[], rows: number, copied: number): Promise<void> {
  for (const week of ['first', 'second']) {
    const { instruments, seconds, megabytes, turnMs, turn99Ms } = importInChild(place.url, parts)
    console.log(`${name}, ${week} week: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows/s, ${instruments} instruments; ${(copied / seconds).toFixed(3)} of the pace of COPY; `
      + `${Math.round(megabytes)} MB, goal ${MEMORY_MB}; turns of at most ${turnMs.toFixed(0)} ms, 99 % below ${turn99Ms.toFixed(0)} ms`)
    if (megabytes > MEMORY_MB) process.exitCode = 1
  }
}

async function main(rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-firds-'))
  const places = [['SQLite', await sqlitePlace()], ['PostgreSQL', await postgresPlace()]] as const
  try {
    const { parts, table, bytes } = await writeFirds(folder, rows, DAY)
    const copied = await plainCopy(table)
    console.log(`${rows} rows, ${Math.round(bytes / 1e6)} MB of XML in ${parts.length} files; COPY of a table of as many rows: ${copied.toFixed(1)} s, ${Math.round(rows / copied)} rows/s`)
    for (const [name, place] of places) await measure(name, place, parts, rows, copied)
  } finally {
    await Promise.all(places.map(([, place]) => place.drop()))
    rmSync(folder, { recursive: true })
  }
}

const [mode, url = '', ...parts] = process.argv.slice(2)
await (mode === 'import' ? importAndReport(url, parts) : main(Number(mode ?? 3_000_000)))

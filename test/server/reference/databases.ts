/** The databases that one suite runs on: SQLite, and PostgreSQL where a server answers. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import pg from 'pg'

const SERVER = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** A place for one store, and how to clear it away. */
export interface Place {
  url: string
  drop(): Promise<void>
}

export function sqlitePlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-store-'))
  return Promise.resolve({ url: `file:${join(folder, 'store.db')}`, drop: async () => rmSync(folder, { recursive: true }) })
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 1_000 })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

export async function postgresPlace(): Promise<Place> {
  const name = `depotkit_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name}`)
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) }
}

/** Whether a PostgreSQL server answers here. */
export const postgresAnswers: boolean = await administer('select 1').then(
  () => true,
  () => false,
)

if (!postgresAnswers) console.log('No PostgreSQL server answers: the suite runs on SQLite and PGlite only.')

/** The databases that one suite runs on: SQLite, and PostgreSQL where a server answers. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Connection } from '../../../server/data/store/connect'
import type { Schema } from '../../../server/data/store/schema'

const SERVER = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** A place for one store, and how to clear it away. */
export interface Place {
  url: string
  /** How to reach it, where its address is not enough. */
  connecting?: () => Promise<Connection>
  drop(): Promise<void>
}

export function sqlitePlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-store-'))
  return Promise.resolve({ url: `file:${join(folder, 'store.db')}`, drop: async () => rmSync(folder, { recursive: true }) })
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 5_000 })
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

/** PostgreSQL inside this process: the same SQL where no server answers. Every store on it shares one connection. */
export async function pglitePlace(): Promise<Place> {
  const database = await PGlite.create()
  let free: Promise<void> = Promise.resolve()
  const client = async () => {
    let release = (): void => {}
    const before = free
    free = new Promise((resolve) => (release = resolve))
    await before
    return {
      query: async (sql: string, parameters: readonly unknown[]) => {
        const { rows, affectedRows } = await database.query<never>(sql, [...parameters])
        const command = (/^\s*(\w+)/.exec(sql)?.[1] ?? '').toUpperCase()
        return { rows, rowCount: affectedRows ?? 0, command: command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' ? command : 'SELECT' as const }
      },
      release: () => release(),
    }
  }
  return {
    url: 'postgres://in-process/test',
    connecting: async () => ({
      db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: { connect: client as never, end: async () => {} } }) }),
      dialect: 'postgres',
    }),
    drop: () => database.close(),
  }
}

/** Whether a PostgreSQL server answers here. */
export const postgresAnswers: boolean = await administer('select 1').then(
  () => true,
  () => false,
)

if (!postgresAnswers) console.log('No PostgreSQL server answers: the suite runs on SQLite and PGlite only.')

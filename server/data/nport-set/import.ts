/**
 * The quarterly data set of Form N-PORT (tables of all funds that report to the SEC) into PostgreSQL: one document for
 * each fund, like any other import, in one transaction. Memory holds one fund and what is on its way.
 */
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { Kysely, PostgresDialect } from 'kysely'
import type { SecurityRecord } from '../../../core/reference/tables/bundle'
import { BundleError, passes } from '../bundle/csv'
import { checkHoldings } from '../importers/holdings'
import { latest } from '../latest'
import { encode } from '../store/codec'
import { migrate, type Schema } from '../store/schema'
import { writeImport } from '../store/write'
import { reportedLists, type ReportedList } from './lists'
import { newestReports } from './reports'

// Documents into PostgreSQL by COPY in its binary form, which needs no escaping and is read without parsing.

const HEAD = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
const END = Buffer.from([0xff, 0xff])

/** A field with its length before it; null has the length -1. */
function field(value: Buffer | null): Buffer[] {
  const length = Buffer.alloc(4)
  length.writeInt32BE(value?.length ?? -1)
  return value === null ? [length] : [length, value]
}

function integer(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

/** A row of the table `documents`. */
interface DocumentRow {
  kind: string
  key: string
  importId: number
  asOf: string | null
  body: Buffer
}

function tuple({ kind, key, importId, asOf, body }: DocumentRow): Buffer {
  const count = Buffer.alloc(2)
  count.writeInt16BE(5)
  const fields = [Buffer.from(kind), Buffer.from(key), integer(importId), asOf === null ? null : Buffer.from(asOf), body]
  return Buffer.concat([count, ...fields.flatMap(field)])
}

/** Copies rows within the transaction of a connection; no faster than the database takes them. */
async function copyDocuments(client: pg.Client, rows: AsyncIterable<DocumentRow>): Promise<void> {
  const stream = client.query(from('copy documents (kind, key, import_id, as_of, body) from stdin (format binary)'))
  const end = finished(stream)
  end.catch(() => {}) // awaited below; what fails before must not end the process
  try {
    stream.write(HEAD)
    for await (const row of rows) if (!stream.write(tuple(row))) await Promise.race([once(stream, 'drain'), end])
    stream.end(END)
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error('copying was given up'))
    await end.catch(() => {})
    throw error
  }
  await end
}

const NAME = 'sec-nport-set'
/** What came of an import. */
export interface SetSummary {
  /** Newest day of a list. */
  asOf: string
  lists: number
  rows: number
  /** Lists that cannot be whole: their weights add up to less than 90 % or more than 110 %. */
  refused: number
  version: number
}

/** What an import may be told. */
interface SetOptions {
  /** ISIN under which a fund is kept; without one it has the number of its series, or of its registrant. */
  isinOf?(fund: string): string | undefined
  onProgress?(lists: number, rows: number): void
  now: Date
}

/** Lists on their way through the packing threads. */
const AT_ONCE = 4

const packed = promisify(deflate)

/** A document as `encode` writes it, packed beside this thread. */
async function bodyOf(list: ReportedList): Promise<Buffer> {
  return packed(Buffer.from(JSON.stringify(list.rows)), { level: 1 })
}

function fundOf(key: string, { report, rows }: ReportedList): SecurityRecord {
  const shares = rows.reduce((sum, { kind, weight }) => (kind === 'equity' ? sum + weight : sum), 0)
  return {
    isin: key, name: report.name, kind: 'fund', assetClass: shares > 0.5 ? 'equities' : null, currency: null, country: null, companyId: null, sector: null,
    industry: null, ter: null, domicile: 'US', asOf: null, source: 'sec-nport',
  }
}

const isWhole = ({ report, rows }: ReportedList): boolean => passes(() => checkHoldings(report.accession, rows))

interface Counted {
  lists: number
  rows: number
  refused: number
}

/** Rows of the table for every list that is whole, in the order of the lists. */
async function* documentRows(lists: AsyncIterable<ReportedList>, importId: number, counted: Counted, { isinOf, onProgress }: SetOptions): AsyncGenerator<DocumentRow> {
  const waiting: Promise<DocumentRow[]>[] = []
  for await (const list of lists) {
    if (!isWhole(list)) {
      counted.refused += 1
      continue
    }
    counted.lists += 1
    counted.rows += list.rows.length
    const { fund, asOf } = list.report
    const key = isinOf?.(fund) ?? fund
    if (key !== fund) for (const row of list.rows) row.fundIsin = key
    const security: DocumentRow = { kind: 'securities', key, importId, asOf: null, body: Buffer.from(encode<'securities'>(fundOf(key, list))) }
    waiting.push(bodyOf(list).then((body) => [security, { kind: 'constituents', key, importId, asOf, body }]))
    onProgress?.(counted.lists, counted.rows)
    if (waiting.length >= AT_ONCE) yield* (await waiting.shift()) ?? []
  }
  for (const rows of waiting) yield* await rows
}

/** A database over one connection, so that COPY runs in the transaction of the rest. */
const over = (client: pg.Client): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect: async () => Object.assign(client, { release: () => {} }), end: () => client.end() } as unknown as pg.Pool,
    }),
  })

/**
 * Takes in an unpacked data set: of every fund its newest list. An earlier data set is replaced; nothing changes when a
 * table is not as published.
 *
 * @throws BundleError naming table, line, column and reason
 */
export async function importNportSet(folder: string, url: string, options: SetOptions): Promise<SetSummary> {
  const reports = await newestReports(folder)
  const asOf = latest([...reports.values()].map((report) => report.asOf))
  if (asOf === null) throw new BundleError('SUBMISSION.tsv', null, 'REPORT_DATE', 'says no day of any report')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  await client.connect()
  const db = over(client)
  try {
    await migrate(db, 'postgres')
    const counted: Counted = { lists: 0, rows: 0, refused: 0 }
    const source = { id: 'sec-nport', title: 'SEC Form N-PORT data set', url: 'https://www.sec.gov/edgar', licence: 'public domain (United States government)', retrieved: asOf }
    const head = { name: NAME, format: NAME, title: source.title, asOf, sources: [source] }
    const { version } = await writeImport(db, head, options.now, async (id) => {
      await copyDocuments(client, documentRows(reportedLists(folder, reports), id, counted, options))
      return { constituents: counted.lists, securities: counted.lists }
    })
    return { asOf, ...counted, version }
  } finally {
    await db.destroy()
  }
}

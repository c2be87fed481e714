/** Documents into PostgreSQL by COPY in its binary form, which needs no escaping and is read without parsing. */
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

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
export interface DocumentRow {
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
export async function copyDocuments(client: pg.Client, rows: AsyncIterable<DocumentRow>): Promise<void> {
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

/** One connection for a store: made at the first question, again after a failure, and anew when its SQLite file was replaced. */
import { statSync } from 'node:fs'
import { sql } from 'kysely'
import type { Connection } from './connect'
import { DamagedFile } from './sqlite'

/** Requests that began on the connection before may still use it. */
const KEEP_MS = 60_000

/** Which file an address leads to, and in which state it is; null for anything but a SQLite file that is there and may be looked at. */
interface Place {
  file: string
  state: string
}

function placeOf(url: string): Place | null {
  if (!url.startsWith('file:')) return null
  try {
    const found = statSync(url.slice('file:'.length))
    return { file: `${found.dev}:${found.ino}`, state: `${found.size}:${found.mtimeMs}` }
  } catch {
    return null
  }
}

interface Current {
  place: Place | null
  opened: Promise<Connection>
}

/** A connection that follows its address. */
interface Reconnecting {
  get(): Promise<Connection>
  /** Leaves one that does not answer, with all that was asked over it; the next question makes a new one. */
  abandon(): void
  /** Whether the SQLite file that is served is no longer where it was. */
  isFileMissing(): boolean
  close(): Promise<void>
}

export function reconnecting(url: string, open: () => Promise<Connection>): Reconnecting {
  let current: Current | null = null
  let wasThere = false
  const placeNow = (): Place | null => {
    const place = placeOf(url)
    wasThere ||= place !== null
    return place
  }
  const start = (before: Promise<unknown>): Current => {
    const made: Current = { place: placeNow(), opened: before.then(open) }
    made.opened.then(
      () => (made.place = placeNow() ?? made.place),
      (error: unknown) => {
        // a damaged file stays damaged until it changes, and looking again takes time
        if (!(error instanceof DamagedFile) && current === made) current = null
      },
    )
    return made
  }
  return {
    get() {
      const place = placeNow()
      // To open a file that is gone would make an empty one in its place.
      if (current === null && place === null && wasThere) return Promise.reject(new Error('the database file is missing'))
      if (current === null) current = start(Promise.resolve())
      else if (place !== null && current.place !== null && place.file !== current.place.file) current = start(leave(current))
      else if (place !== null && current.place !== null && place.state !== current.place.state) current = start(Promise.resolve(void closeLater(current)))
      return current.opened
    },
    abandon() {
      const left = current
      void left?.opened.then(async ({ db, abandon }) => {
        if (abandon === undefined) return
        if (current === left) current = null
        abandon()
        await db.destroy()
      }).catch(() => {})
    },
    isFileMissing: () => wasThere && placeOf(url) === null,
    async close() {
      const opened = await current?.opened.catch(() => null)
      current = null
      await opened?.db.destroy()
    },
  }
}

/**
 * Leaves a file in whose place another one was put. Its journal lies beside it under the same name as that of the new one,
 * which would be read with the wrong file: so it is taken away first.
 */
async function leave({ opened }: Current): Promise<void> {
  const connection = await opened.catch(() => null)
  if (connection === null) return
  await sql`pragma journal_mode = delete`.execute(connection.db).catch(() => {})
  await connection.db.destroy()
}

/** The same file was written, perhaps copied over: a new connection remembers none of its old pages. */
function closeLater({ opened }: Current): void {
  setTimeout(() => void opened.then(({ db }) => db.destroy()).catch(() => {}), KEEP_MS).unref()
}

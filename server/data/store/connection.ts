/** The connection of a store: opened on first use, again after a failure, and when its SQLite file was replaced. */
import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { within } from '../../process/within'
import type { Connection } from './connect'
import { DamagedFile } from './sqlite'

/** Delay before a replaced connection is closed, since requests may still use it. */
const KEEP_MS = 60_000

/** A server that has not accepted after this long is not waited for at the end. */
const LEAVE_MS = 1_000

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

/** A connection that is reopened when necessary. */
interface Reconnecting {
  get(): Promise<Connection>
  /** Drops a connection that does not answer, with its pending queries; the next query opens a new one. */
  abandon(): void
  /** Whether the served SQLite file no longer exists at its path. */
  isFileMissing(): boolean
  close(): Promise<void>
}

export function reconnecting(url: string, open: () => Promise<Connection>): Reconnecting {
  let current: Current | null = null
  let wasThere = false
  /** Replaced ones that requests may still use. */
  const closing = new Set<Current>()
  const closeLater = (left: Current): void => {
    closing.add(left)
    setTimeout(() => void left.opened.then(({ db }) => db.destroy()).catch(() => {}).finally(() => closing.delete(left)), KEEP_MS).unref()
  }
  /** Those of other files are not waited for: the journal of the one that is gone would be read with the new one. */
  const leaveOthers = (place: Place | null): Promise<unknown> => Promise.all([...closing].filter((left) => left.place?.file !== place?.file).map((left) => {
    closing.delete(left)
    return leave(left)
  }))
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
        // a damaged file stays damaged until it changes; checking it again is slow
        if (!(error instanceof DamagedFile) && current === made) current = null
      },
    )
    return made
  }
  return {
    get() {
      const place = placeNow()
      // Opening a missing file would create an empty one.
      if (current === null && place === null && wasThere) return Promise.reject(new Error('the database file is missing'))
      if (current === null) current = start(leaveOthers(place))
      else if (place !== null && current.place !== null && place.file !== current.place.file) current = start(Promise.all([leave(current), leaveOthers(place)]))
      else if (place !== null && current.place !== null && place.state !== current.place.state) {
        closeLater(current) // the same file was written, perhaps copied over: a new connection remembers none of its old pages
        current = start(Promise.resolve())
      }
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
      const opened = await within(LEAVE_MS, current?.opened.catch(() => null) ?? Promise.resolve(null), () => null)
      current = null
      await opened?.db.destroy()
    },
  }
}

/**
 * Closes a file that was replaced. Its journal has the same name as that of the new file and would be read with the wrong
 * one, so it is removed first.
 */
async function leave({ opened }: Current): Promise<void> {
  const connection = await opened.catch(() => null)
  if (connection === null) return
  await sql`pragma journal_mode = delete`.execute(connection.db).catch(() => {})
  await connection.db.destroy()
}

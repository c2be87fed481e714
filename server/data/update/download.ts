/** A file of a source on disk for a while: it comes in pieces, and memory holds none of it. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SourceClient } from './client'

/** A folder that nobody else sees, with what takes it away. */
export async function passingFolder(): Promise<{ folder: string; clear: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'depotkit-'))
  return { folder, clear: () => rm(folder, { recursive: true, force: true }) }
}

/** Writes the body at an address to a path, anew where the download begins again. Returns its MD5 sum. Throws SourceAway. */
export async function download(client: SourceClient, url: string, path: string): Promise<string> {
  let [file, hash] = [openSync(path, 'w'), createHash('md5')]
  let started = false
  try {
    await client.stream(url, () => {
      if (started) {
        closeSync(file)
        file = openSync(path, 'w')
        hash = createHash('md5')
      }
      started = true
      return (part) => {
        hash.update(part)
        writeSync(file, part)
      }
    })
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}

/** Streams files of sources to temporary files. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SourceClient } from './client'

/** A private temporary folder, with a function that removes it. */
export async function passingFolder(): Promise<{ folder: string; clear: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'depotkit-'))
  return { folder, clear: () => rm(folder, { recursive: true, force: true }) }
}

/** Downloads a URL to a path, from the start if the download starts over. Returns the MD5 sum. Throws SourceAway. */
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

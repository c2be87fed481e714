import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Where the files lie: beside this module in the source tree; seen from `dist/server/main.js` or a chunk in `dist`, beside
 * it when the build copies them, else in the source tree that the package ships.
 */
const candidates = [
  './data/', './embedded/data/', '../../server/data/embedded/data/', '../server/data/embedded/data/',
]

/** A folder that `loadBundle` reads: the embedded reference bundle. */
export function embeddedFolder(): string {
  const folders = candidates.map((path) => fileURLToPath(new URL(path, import.meta.url)))
  const folder = folders.find((path) => existsSync(join(path, 'bundle.json')))
  if (folder === undefined) throw new Error('the embedded reference bundle is missing from the installation')
  return folder
}

/** The bytes of one of its files. */
export const embeddedBytes = (file: string): Buffer => readFileSync(join(embeddedFolder(), file))

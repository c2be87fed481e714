/**
 * Writes the redistributable part of the embedded data as a separate bundle, for packages without the rest:
 * `npx tsx scripts/write-open-bundle.ts <a folder, or a name that ends in .zip or .tar.gz>`.
 */
import { openBundle } from '../server/data/embedded/open-bundle'
import { writeBundle } from '../server/data/bundle/bundle'

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('say where to: a folder, or a name that ends in .zip or .tar.gz')
await writeBundle(await openBundle(), path)

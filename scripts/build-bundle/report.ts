/** Writes what the embedded bundle covers to docs/data-report.md. `npm run data:report` */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadBundle } from '../../server/data/bundle/bundle'
import { coverageReport } from '../../server/data/coverage'
import { embeddedFolder } from '../../server/data/embedded/embedded'
import { heldReport } from './held'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
mkdirSync(docs, { recursive: true })
const bundle = await loadBundle(embeddedFolder())
writeFileSync(`${docs}data-report.md`, `${coverageReport(bundle)}\n${await heldReport(bundle)}`)

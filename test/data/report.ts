/** Writes what the embedded bundle covers to docs/data-report.md. `npm run data:report` */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coverageReport } from './coverage'
import { embeddedBundle } from '../../server/data/embedded/embedded'
import { heldReport } from './held-report'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
mkdirSync(docs, { recursive: true })
const bundle = await embeddedBundle()
writeFileSync(`${docs}data-report.md`, `${coverageReport(bundle)}\n${await heldReport(bundle)}`)

/** Writes what the embedded bundle covers to docs/data-report.md. `npm run data:report` */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadBundle } from '../../server/reference/bundle/bundle'
import { coverageReport } from '../../server/reference/coverage'
import { embeddedFolder } from '../../server/reference/embedded/embedded'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
mkdirSync(docs, { recursive: true })
writeFileSync(`${docs}data-report.md`, coverageReport(await loadBundle(embeddedFolder())))

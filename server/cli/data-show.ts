import { existsSync } from 'node:fs'
import { writeBundle } from '../reference/bundle/bundle'
import type { Manifest } from '../reference/bundle/manifest'
import { embeddedManifest } from '../reference/embedded/embedded'
import { bundleOf } from '../reference/store/export'
import { checkStore, type Finding } from '../reference/store/check'
import type { ImportInfo } from '../reference/store/documents'
import type { Environment } from '../config'
import { knowledge, withStore, withStoreToRead } from './database'
import { CommandFailed } from './failures'
import { json, table, type Output } from './output'

/** `data list`: what is in force, the imports and the bundle below them. */
export const dataList = (database: string, env: Environment, asJson: boolean, output: Output): Promise<void> =>
  withStoreToRead(database, async (store) => {
    const imports = await store.list()
    const embedded = env.DEPOTKIT_BUNDLE === undefined ? embeddedManifest() : null
    if (asJson) return output.out(json({ imports, embedded }))
    output.out(imports.length === 0 ? 'Nothing is imported.' : table([['import', 'as of', 'imported', 'records', 'sources'], ...imports.map(importRow)]))
    output.out(embedded === null ? '\nDEPOTKIT_BUNDLE replaces the embedded data.' : embeddedText(embedded))
  })

const importRow = ({ name, asOf, importedAt, counts, sources }: ImportInfo): string[] => [
  name, asOf, importedAt.slice(0, 16), Object.entries(counts).map(([kind, count]) => `${count} ${kind}`).join(', '), sources.map(({ id }) => id).join(', '),
]

/** The embedded parts with their licence situation. */
const embeddedText = ({ name, asOf, sources }: Manifest): string =>
  [
    '',
    `Below the imports: ${name} of ${asOf}. DEPOTKIT_BUNDLE=<folder or archive> replaces it, DEPOTKIT_BUNDLE=none switches it off; see NOTICE.md.`,
    table([['source', 'what and when', 'licence'], ...sources.map(({ id, title, licence }) => [id, title, licence])]),
  ].join('\n')

/** `data export`: everything in force as one bundle, a folder or an archive by the path's ending. */
export const dataExport = (database: string, path: string, name: string, asJson: boolean, output: Output): Promise<void> =>
  withStoreToRead(database, async (store) => {
    if (existsSync(path)) throw new CommandFailed('the path to export to exists already')
    const bundle = await bundleOf(store, name)
    await writeBundle(bundle, path)
    const counts = { securities: bundle.securities.length, constituents: bundle.constituents.length, prices: bundle.prices.length, fx: bundle.fx.length }
    output.out(asJson ? json({ name, asOf: bundle.asOf, counts }) : `Wrote ${name}: ${Object.entries(counts).map(([kind, count]) => `${count} ${kind}`).join(', ')}`)
  })

/** `data remove`: takes one import out. */
export const dataRemove = (database: string, name: string, asJson: boolean, output: Output, now: Date): Promise<void> =>
  withStore(database, async (store) => {
    if (!(await store.remove(name, now))) throw new CommandFailed('there is no import of this name; data list shows their names')
    output.out(asJson ? json({ removed: name }) : `Removed ${name}`)
  })

/** `data check`: what looks wrong in the data. Returns whether nothing does. */
export const dataCheck = (database: string, env: Environment, asJson: boolean, output: Output, today: string): Promise<boolean> =>
  withStoreToRead(database, async (store) => {
    const findings = await checkStore(store, (await knowledge(store, env)).tables, today)
    if (asJson) output.out(json({ findings }))
    else output.out(findings.length === 0 ? 'Nothing found.' : table([['finding', 'key', 'what'], ...findings.map(rowOf)]))
    return findings.length === 0
  })

const rowOf = ({ code, key, message }: Finding): string[] => [code, key, message]

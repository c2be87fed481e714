import { daysBetween, type IsoDate } from '../../../core/values/dates'
import { embeddedManifest, embeddedParts, type EmbeddedPart } from '../../data/embedded/embedded'
import { ageText } from '../../data/age'
import { isOpenLicence } from '../../data/embedded/open-bundle'
import type { ImportInfo } from '../../data/store/documents'
import { nextUpdate, derivedNames, isReportedList } from '../../data/update/names'
import type { Environment } from '../../process/config'
import { agesHere, withStoreToRead, knowledge, withStore } from './database'
import { json, table, type Output } from '../command'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeBundle } from '../../data/bundle/bundle'
import { bundleOf } from '../../data/store/export'
import { checkStore, type Finding } from '../../data/store/check'
import type { Store } from '../../data/store/store'
import { CommandFailed } from '../failures'

/** `data list`: the active data, imports and the base bundle, each with age, licence and next update. */
export const dataList = (database: string, env: Environment, asJson: boolean, output: Output, today: IsoDate): Promise<void> =>
  withStoreToRead(database, async (store) => {
    const imports = (await store.list()).map((info) => ({ ...info, ageDays: daysBetween(info.asOf, today), nextUpdate: nextUpdate(info) }))
    const embedded = await embeddedIn(env.DEPOTKIT_BUNDLE)
    const ages = await agesHere(store, env, today)
    if (asJson) return output.out(json({ imports, embedded, ages }))
    output.out(`${table([['part', 'as of', 'age', 'what'], ...ages.map((one) => [one.part, one.asOf, age(one.ageDays), `${one.stale ? 'STALE: ' : ''}${ageText(one)}`])])}\n`)
    output.out(imports.length === 0 ? 'Nothing is imported.' : table([['import', 'as of', 'age', 'next update', 'licence', 'records'], ...imports.map(importRow)]))
    output.out(embedded === null ? '\nDEPOTKIT_BUNDLE replaces the embedded data.' : embeddedText(embedded.name, embedded.asOf, embedded.sources, today))
  })

/** The embedded parts; null if another bundle replaces them. */
async function embeddedIn(bundle: string | undefined) {
  if (bundle !== undefined && bundle !== 'open') return null
  const sources = await embeddedParts()
  return { ...embeddedManifest(), sources: bundle === undefined ? sources : sources.filter(({ licence }) => isOpenLicence(licence)) }
}

const importRow = ({ name, asOf, ageDays, nextUpdate: next, counts, sources }: ImportInfo & { ageDays: number; nextUpdate: IsoDate | null }): string[] => [
  name, asOf, age(ageDays), next ?? '', [...new Set(sources.map(({ licence }) => licence))].join(', '), Object.entries(counts).map(([kind, count]) => `${count} ${kind}`).join(', '),
]

const age = (days: number): string => `${days} days`

/** Text about the embedded parts with age and licence. */
const embeddedText = (name: string, asOf: IsoDate, parts: readonly EmbeddedPart[], today: IsoDate): string =>
  [
    '',
    `Below the imports: ${name} of ${asOf}. DEPOTKIT_BUNDLE=<folder or archive> replaces it, DEPOTKIT_BUNDLE=none switches it off; see NOTICE.md.`,
    'It is renewed with the package; data update lays newer data over it.',
    table([['source', 'as of', 'age', 'licence', 'what'], ...parts.map((part) => [part.id, part.asOf, age(daysBetween(part.asOf, today)), part.licence, part.title])]),
  ].join('\n')

/** `data export`: all active imports as one bundle, a folder or an archive by the extension of the path. */
export const dataExport = (database: string, path: string, name: string, asJson: boolean, output: Output): Promise<void> =>
  withStoreToRead(database, async (store) => {
    if (existsSync(path)) throw new CommandFailed('the path to export to exists already')
    if (!existsSync(dirname(path))) throw new CommandFailed('the folder to export into is not there')
    const bundle = await bundleOf(store, name)
    await writeBundle(bundle, path)
    const counts = { securities: bundle.securities.length, constituents: bundle.constituents.length, prices: bundle.prices.length, fx: bundle.fx.length }
    output.out(asJson ? json({ name, asOf: bundle.asOf, counts }) : `Wrote ${name}: ${Object.entries(counts).map(([kind, count]) => `${count} ${kind}`).join(', ')}`)
  })

/** Removes an import. With a list of an update, the imports derived from all lists go too; the next update derives them again. */
async function removeImport(store: Store, name: string, now: Date): Promise<boolean> {
  const removed = await store.remove(name, now)
  if (removed && isReportedList(name)) for (const derived of derivedNames) await store.remove(derived, now)
  return removed
}

/** `data remove`: removes an import. */
export const dataRemove = (database: string, name: string, asJson: boolean, output: Output, now: Date): Promise<void> =>
  withStore(database, async (store) => {
    if (!(await removeImport(store, name, now))) throw new CommandFailed('there is no import of this name; data list shows their names')
    output.out(asJson ? json({ removed: name }) : `Removed ${name}`)
  })

/** `data check`: prints suspicious data. Returns whether there is none. */
export const dataCheck = (database: string, env: Environment, asJson: boolean, output: Output, today: string): Promise<boolean> =>
  withStoreToRead(database, async (store) => {
    const stale = (await agesHere(store, env, today)).filter((age) => age.stale).map((age): Finding => ({ code: 'stale', key: age.part, message: ageText(age) }))
    const findings = [...(await checkStore(store, (await knowledge(store, env)).tables, today)), ...stale]
    if (asJson) output.out(json({ findings }))
    else output.out(findings.length === 0 ? 'Nothing found.' : table([['finding', 'key', 'what'], ...findings.map(rowOf)]))
    return findings.length === 0
  })

const rowOf = ({ code, key, message }: Finding): string[] => [code, key, message]

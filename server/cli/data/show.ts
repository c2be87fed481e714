import { existsSync } from 'node:fs'
import { writeBundle } from '../../data/bundle/bundle'
import { bundleOf } from '../../data/store/export'
import { ageText } from '../../data/age/ages'
import { checkStore, type Finding } from '../../data/store/check'
import type { Environment } from '../../process/config'
import { agesHere, knowledge, withStore, withStoreToRead } from './database'
import { derivedNames, isReportedList } from '../../data/update/names'
import type { Store } from '../../data/store/store'
import { CommandFailed } from '../failures'
import { json, table, type Output } from '../command'

/** `data export`: everything in force as one bundle, a folder or an archive by the path's ending. */
export const dataExport = (database: string, path: string, name: string, asJson: boolean, output: Output): Promise<void> =>
  withStoreToRead(database, async (store) => {
    if (existsSync(path)) throw new CommandFailed('the path to export to exists already')
    const bundle = await bundleOf(store, name)
    await writeBundle(bundle, path)
    const counts = { securities: bundle.securities.length, constituents: bundle.constituents.length, prices: bundle.prices.length, fx: bundle.fx.length }
    output.out(asJson ? json({ name, asOf: bundle.asOf, counts }) : `Wrote ${name}: ${Object.entries(counts).map(([kind, count]) => `${count} ${kind}`).join(', ')}`)
  })

/** What an update made of its lists goes with each of them: the next update makes it of the others. */
async function removeImport(store: Store, name: string, now: Date): Promise<boolean> {
  const removed = await store.remove(name, now)
  if (removed && isReportedList(name)) for (const derived of derivedNames) await store.remove(derived, now)
  return removed
}

/** `data remove`: takes one import out. */
export const dataRemove = (database: string, name: string, asJson: boolean, output: Output, now: Date): Promise<void> =>
  withStore(database, async (store) => {
    if (!(await removeImport(store, name, now))) throw new CommandFailed('there is no import of this name; data list shows their names')
    output.out(asJson ? json({ removed: name }) : `Removed ${name}`)
  })

/** `data check`: what looks wrong in the data. Returns whether nothing does. */
export const dataCheck = (database: string, env: Environment, asJson: boolean, output: Output, today: string): Promise<boolean> =>
  withStoreToRead(database, async (store) => {
    const stale = (await agesHere(store, env, today)).filter((age) => age.stale).map((age): Finding => ({ code: 'stale', key: age.part, message: ageText(age) }))
    const findings = [...(await checkStore(store, (await knowledge(store, env)).tables, today)), ...stale]
    if (asJson) output.out(json({ findings }))
    else output.out(findings.length === 0 ? 'Nothing found.' : table([['finding', 'key', 'what'], ...findings.map(rowOf)]))
    return findings.length === 0
  })

const rowOf = ({ code, key, message }: Finding): string[] => [code, key, message]

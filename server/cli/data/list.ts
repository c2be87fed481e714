import { daysBetween, type IsoDate } from '../../../core/values/dates'
import { embeddedManifest, embeddedParts, type EmbeddedPart } from '../../data/embedded/embedded'
import { ageText } from '../../data/age/ages'
import { isOpenLicence } from '../../data/embedded/open-bundle'
import type { ImportInfo } from '../../data/store/documents'
import { nextUpdate } from '../../data/update/names'
import type { Environment } from '../../process/config'
import { agesHere, withStoreToRead } from './database'
import { json, table, type Output } from '../command'

/** `data list`: what is in force, the imports and the bundle below them, each with age, licence and next update. */
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

/** The embedded parts that answer; null where another bundle stands in their place. */
async function embeddedIn(bundle: string | undefined) {
  if (bundle !== undefined && bundle !== 'open') return null
  const sources = await embeddedParts()
  return { ...embeddedManifest(), sources: bundle === undefined ? sources : sources.filter(({ licence }) => isOpenLicence(licence)) }
}

const importRow = ({ name, asOf, ageDays, nextUpdate: next, counts, sources }: ImportInfo & { ageDays: number; nextUpdate: IsoDate | null }): string[] => [
  name, asOf, age(ageDays), next ?? '', [...new Set(sources.map(({ licence }) => licence))].join(', '), Object.entries(counts).map(([kind, count]) => `${count} ${kind}`).join(', '),
]

const age = (days: number): string => `${days} days`

/** The embedded parts with their age and licence situation. */
const embeddedText = (name: string, asOf: IsoDate, parts: readonly EmbeddedPart[], today: IsoDate): string =>
  [
    '',
    `Below the imports: ${name} of ${asOf}. DEPOTKIT_BUNDLE=<folder or archive> replaces it, DEPOTKIT_BUNDLE=none switches it off; see NOTICE.md.`,
    'It is renewed with the package; data update lays newer data over it.',
    table([['source', 'as of', 'age', 'licence', 'what'], ...parts.map((part) => [part.id, part.asOf, age(daysBetween(part.asOf, today)), part.licence, part.title])]),
  ].join('\n')

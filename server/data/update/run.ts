/** Updates lists one by one, each completely in its own transaction, or not at all. */
import { type IsoDate, utcDay } from '../../../core/values/dates'
import { layered } from '../layers'
import type { Tables } from '../../../core/reference/tables/bundle'
import { BundleError } from '../bundle/csv'
import type { KnownSecurities } from '../importers/resolve'
import type { ImportInfo } from '../store/documents'
import type { Store } from '../store/store'
import { SourceAway } from './client'
import { Refused, type Present, type RenewableList, type Source } from './renewal'
import { derivedNames } from './names'

/** Outcome for a list. `refused`: the new data are implausible; `away`: the source has no data, or does not answer. */
type Outcome = 'renewed' | 'unchanged' | 'refused' | 'away' | 'skipped'

/** Result for a list. */
export interface Report {
  name: string
  title: string
  outcome: Outcome
  /** Reason for the outcome, if it needs one. */
  reason: string | null
  /** Date of the active data afterwards; null without any. */
  asOf: IsoDate | null
  rows: number | null
  /** Weight of shares without a known sector, a fraction. */
  unknownSector: number | null
}

interface RunSetting {
  store: Store
  /** The layer below the store. */
  base: Tables
  known: KnownSecurities
  now: Date
  /** Checks and reports without writing. */
  dryRun: boolean
}

/** Updates the lists of all sources one by one and yields a report after each. */
export async function* runUpdate(sources: readonly Source[], setting: RunSetting): AsyncGenerator<Report> {
  for (const source of sources) {
    if (source.isDerived === true && setting.dryRun) continue
    if (source.skipped !== null) yield reportOf(source, 'skipped', source.skipped, null)
    else for (const list of source.lists) yield await renew(list, setting)
  }
}

async function renew(list: RenewableList, setting: RunSetting): Promise<Report> {
  const { store, now, dryRun } = setting
  const imports = await store.list()
  const last = imports.find(({ name }) => name === list.name) ?? null
  try {
    const renewal = await list.newest(await presentOf(setting, imports, last))
    if (renewal === null) return reportOf(list, 'unchanged', null, last)
    const written = await (dryRun ? Promise.resolve([]) : store.write([renewal.batch], now)).finally(() => renewal.end?.())
    return { ...reportOf(list, 'renewed', null, null), asOf: renewal.batch.asOf, rows: renewal.rows ?? written[0]?.counts.securities ?? null, unknownSector: renewal.unknownSector }
  } catch (error) {
    if (error instanceof SourceAway) return reportOf(list, 'away', error.message, last)
    if (error instanceof Refused || error instanceof BundleError) return reportOf(list, 'refused', error.message, last)
    throw error
  }
}

async function presentOf({ store, base, known, now }: RunSetting, imports: readonly ImportInfo[], last: ImportInfo | null): Promise<Present> {
  const isGiven = (name: string): boolean => !derivedNames.includes(name)
  const imported = await store.only(isGiven)
  return {
    today: utcDay(now),
    tables: layered([imported, base]),
    known,
    issuers: store.documents('issuers'),
    debts: store.documents('debts'),
    imports: imports.filter(({ name }) => isGiven(name)),
    tickers: (keys) => store.find('tickers', keys),
    last: last === null ? null : { info: last, layer: await store.only((name) => name === last.name) },
  }
}

const reportOf = ({ name, title }: Pick<RenewableList, 'name' | 'title'>, outcome: Outcome, reason: string | null, last: ImportInfo | null): Report => ({
  name, title, outcome, reason, asOf: last?.asOf ?? null, rows: null, unknownSector: null,
})

/** The reference data of a process. */
import type { Bundle, BundleSource, SecurityRecord, Tables } from '../../core/reference/tables/bundle'
import { memoryTables } from '../../core/reference/tables/memory-tables'
import type { Lookup, RateSeries, Reference, ReferenceSource } from '../../core/reference/reference'
import { referenceFrom } from '../../core/reference/tables/reference-from-tables'
import { remembered } from '../../core/values/memoize'
import { asksProviders, type Config } from '../process/config'
import type { UpdateState } from '../process/update-schedule'
import { giveWay } from '../process/give-way'
import type { Dates } from './age'
import { loadBundle } from './bundle/bundle'
import { BundleError } from './bundle/csv'
import { makeDirectory, worthFinding, type Directory, type Holdings, type PricedSeries } from './directory'
import { securityTable } from './bundle/tables'
import { embeddedHoldings, embeddedManifest, embeddedRecords, embeddedTables } from './embedded/embedded'
import { layered, type Layer } from './layers'
import type { ConnectedProvider, ProviderSettings } from './providers/connect'
import { withProviders } from './providers/long-tail'
import { beginWaiting } from './providers/patience'
import type { Store, StoreState } from './store/store'

/** Settings that determine the layers. */
type ReferenceSettings = Pick<Config, 'DEPOTKIT_BUNDLE' | 'DATABASE_URL'> & ProviderSettings

/** The layers of a source and their health, for readiness. */
export interface SourceState {
  /** State of the scheduled update; absent if none is scheduled. */
  update?: UpdateState
  /** The base bundle; null without one. */
  bundle: BundleInfo | null
  /** The store with imported data; null if none is configured. */
  store: StoreState | null
  providers: { name: string; answering: boolean }[]
}

type BundleInfo = Pick<Bundle, 'name' | 'asOf'>

/** The lowest layer. */
interface Base {
  tables: Tables
  /** Null without a bundle. */
  info: BundleInfo | null
  sources: readonly BundleSource[]
  holdings: () => Promise<Holdings>
  /** All its securities, also those that no search offers. */
  securities: () => Promise<readonly SecurityRecord[]>
}

/** An open source of reference data. */
export interface OpenSource extends ReferenceSource {
  /** The publications behind the bundle. */
  sources: readonly BundleSource[]
  state(): SourceState
  /** Why the database does not answer; null while it does, or without one. */
  storeFailure(): unknown
  /** The date of each part of the current version of the data; cached per version. */
  dates(): Promise<Dates>
  /** The searchable list of securities of the current version of the data; the same object per version. */
  directory(): Promise<Directory>
  /** All rates of a currency in bundle and store, without providers, whose quotes are no reference rates. */
  rates(currency: string): Promise<Lookup<RateSeries>>
  close(): Promise<void>
}

/**
 * Opens the configured layers: a bundle (the embedded one, one at a path, or `none`), imported data above it, and data
 * providers with a key for what both lack. The same version of the data gives the same Reference object, so that caches
 * of the models stay valid. An unavailable store is no error here: its keys fail until it is back.
 *
 * @throws BundleError if the bundle at the path is invalid, MissingDriver if SQLite is configured without its driver
 */
export async function referenceSource(settings: ReferenceSettings, { waiting = requestsWait, onStore }: SourceOptions = {}): Promise<OpenSource> {
  const { tables: base, info, sources, holdings } = await baseBundle(settings.DEPOTKIT_BUNDLE)
  const { store, answers } = await storesAt(settings.DATABASE_URL, waiting, onStore)
  const ended = new AbortController()
  const providers = await providersOf(settings, answers, ended.signal)
  const complete = (local: Layer): Layer => (providers.length === 0 ? local : withProviders(local, providers.map(({ tables }) => tables)))
  const atHand = (layer: Layer | null): Layer => layered(layer === null ? [base] : [layer, base])
  let current: { layer: Layer | null; reference: Reference } | null = null
  let dated: { layer: Layer | null; dates: Promise<Dates> } | null = null
  let listed: { layer: Layer | null; isWhole: boolean; directory: Promise<Directory> } | null = null
  return {
    sources,
    async open() {
      beginWaiting()
      const layer = (await store?.open()) ?? null
      if (current?.layer !== layer || current === null) {
        const isAlone = layer === null && providers.length === 0
        current = { layer, reference: isAlone ? referenceAlone(base) : referenceFrom(complete(atHand(layer)), giveWay) }
      }
      return current.reference
    },
    async dates() {
      const layer = (await store?.open()) ?? null
      if (dated === null || dated.layer !== layer) {
        const { datesOf } = await import('./age')
        dated = { layer, dates: datesOf(atHand(layer), info?.asOf ?? null) }
        dated.dates.catch(() => (dated = null))
      }
      return dated.dates
    },
    async directory() {
      if (store === null) return directoryAlone(holdings)
      const layer = (await store.open()) ?? null
      // rebuilt if it lacks the imports and the store answers again
      if (listed === null || listed.layer !== layer || (!listed.isWhole && store.state().answering)) {
        const made = { layer, isWhole: true, directory: directoryOver(store, holdings, () => (made.isWhole = false)) }
        listed = made
      }
      return listed.directory
    },
    rates: async (currency) => atHand((await store?.open()) ?? null).fx([currency], '0000-01-01', '9999-12-31'),
    state: () => ({
      bundle: info,
      store: store?.state() ?? null,
      providers: providers.map(({ name, health }) => ({ name, answering: health.answering })),
    }),
    storeFailure: () => store?.failure() ?? null,
    async close() {
      ended.abort()
      await Promise.all([store?.close(), answers?.close()])
    },
  }
}

/** Reference over a bundle alone; one per bundle, so that all sources of the process share the caches of the models. */
const referenceAlone = remembered((base: Tables): Reference => referenceFrom(layered([base]), giveWay))

/** Directory of a bundle alone; also one per bundle. */
const directoryAlone = remembered(async (holdings: Base['holdings']): Promise<Directory> => makeDirectory(await holdings()))

/** Directory of bundle and imported data; without the latter if the store does not answer. */
async function directoryOver(store: Store, base: Base['holdings'], onMissing: () => void): Promise<Directory> {
  const { securities, listings, constituents, prices, taxKinds = [], splits = [], isinAliases = [] } = await base()
  const imported = await importedHoldings(store).catch(() => (onMissing(), nothingImported))
  return makeDirectory({
    securities: [...imported.securities, ...securities], listings: [...imported.listings, ...listings], constituents, prices: [...imported.prices, ...prices],
    taxKinds: [...imported.taxKinds, ...taxKinds], splits: [...imported.splits, ...splits], isinAliases: [...imported.isinAliases, ...isinAliases],
  })
}

const nothingImported: Imported = { securities: [], listings: [], prices: [], taxKinds: [], splits: [], isinAliases: [] }

type Imported = Required<{ [K in Exclude<keyof Holdings, 'constituents'>]: NonNullable<Holdings[K]> }>

async function importedHoldings(store: Store): Promise<Imported> {
  const { bodiesOf } = await import('./store/export')
  const prices: PricedSeries[] = []
  for await (const [, { isin, dates, currency, closes }] of store.documents('prices')) {
    const close = closes.at(-1)
    prices.push({ isin, dates, ...(currency === 'EUR' && close !== undefined ? { close } : {}) })
  }
  return {
    // without the half a million instruments of the EU registers (FIRDS), which can be looked up by ISIN only
    securities: await bodiesOf(store, 'securities', ({ format }) => format !== 'firds'),
    listings: (await bodiesOf(store, 'listings')).flat(),
    prices,
    taxKinds: await bodiesOf(store, 'taxKinds'),
    splits: (await bodiesOf(store, 'splits')).flat(),
    isinAliases: await bodiesOf(store, 'aliases'),
  }
}

/** Timeouts of a database, milliseconds. */
interface Waiting {
  /** For one query, with the connection that it may need. */
  patienceMs: number
  /** For PostgreSQL to accept a connection. */
  connectMs: number
  /** For a locked SQLite file, which blocks the whole process. */
  busyMs: number
}

/** An answer still takes at most about a second; a slow server is connected to meanwhile. */
const requestsWait: Waiting = { patienceMs: 800, connectMs: 10_000, busyMs: 200 }

interface SourceOptions {
  waiting?: Waiting
  /** Called when the database stops answering, with what failed, and with null when it answers again. */
  onStore?: (failure: unknown) => void
}

/** A command has nobody else to answer. */
export const commandsWait: Waiting = { patienceMs: 60_000, connectMs: 30_000, busyMs: 5_000 }

/**
 * The store for reading, and a second connection for the cache of providers. On SQLite the second never waits for a running
 * import, which would block the whole process: the answer is then not cached.
 */
async function storesAt(url: string | undefined, { patienceMs, connectMs, busyMs }: Waiting, changed: SourceOptions['onStore']): Promise<{ store: Store | null; answers: Store | null }> {
  if (url === undefined) return { store: null, answers: null }
  const [{ openStore }, { connect }, { sqliteDriver }] = await Promise.all([import('./store/store'), import('./store/connect'), import('./store/driver')])
  if (url.startsWith('file:')) await sqliteDriver() // a missing driver does not recover, as a database may
  const waiting = (lockedMs: number) => ({ patienceMs, connecting: (address: string) => connect(address, { busyMs: lockedMs, connectMs }) })
  return { store: openStore(url, { ...waiting(busyMs), changed }), answers: openStore(url, waiting(0)) }
}

/** The providers with a key, the one with more data first; answers are cached, in the store if there is one. */
async function providersOf(settings: ReferenceSettings, answers: Store | null, ended: AbortSignal): Promise<ConnectedProvider[]> {
  if (!asksProviders(settings)) return []
  const [{ connectProviders }, { clientDefaults }] = await Promise.all([import('./providers/connect'), import('./providers/client')])
  return connectProviders(settings, answers?.ask ?? null, { ...clientDefaults, ended })
}

const baseOf = (bundle: Bundle): Base =>
  ({ tables: memoryTables(bundle), info: { name: bundle.name, asOf: bundle.asOf }, sources: bundle.sources,
    holdings: async () => bundle, securities: async () => bundle.securities })

const embeddedFindings = async (): Promise<Holdings> => worthFinding(await embeddedHoldings())

/** The bundle at a path; what is wrong with it names the setting, too. */
const bundleOfSetting = (path: string): Promise<Bundle> =>
  loadBundle(path).catch((error: unknown) => {
    throw error instanceof BundleError ? new BundleError(`DEPOTKIT_BUNDLE: ${error.file}`, error.reason, error.line, error.column) : error
  })

/** The lowest layer and its description: the embedded bundle, or what `DEPOTKIT_BUNDLE` names. @throws BundleError if it is missing or damaged */
export async function baseBundle(path: string | undefined): Promise<Base> {
  if (path === undefined) {
    const { name, asOf, sources } = embeddedManifest() // throws if the package is incomplete: better no start than answers without data
    return { tables: embeddedTables(), info: { name, asOf }, sources, holdings: embeddedFindings, securities: () => embeddedRecords(securityTable) }
  }
  if (path === 'open') return baseOf(await (await import('./embedded/open-bundle')).openBundle())
  if (path === 'none') return { tables: layered([]), info: null, sources: [], holdings: async () => ({ securities: [], listings: [], constituents: [], prices: [] }), securities: async () => [] }
  return baseOf(await bundleOfSetting(path))
}

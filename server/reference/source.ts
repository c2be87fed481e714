/** The reference data that a process answers from. */
import type { Bundle } from '../../core/portfolio/tables/bundle'
import { memoryTables } from '../../core/portfolio/tables/memory-tables'
import type { Reference, ReferenceSource } from '../../core/portfolio/reference'
import { referenceFrom } from '../../core/portfolio/tables/reference-from-tables'
import type { Tables } from '../../core/portfolio/tables/tables'
import type { Config } from '../config'
import { loadBundle } from './bundle/bundle'
import { embeddedManifest, embeddedTables } from './embedded/embedded'
import { layered, type Layer } from './layers'
import type { ConnectedProvider } from './providers/connect'
import { withProviders } from './providers/long-tail'
import type { Store, StoreState } from './store/store'

/** The settings that choose the layers. */
export type ReferenceSettings = Pick<Config, 'DEPOTKIT_BUNDLE' | 'DATABASE_URL' | 'FMP_API_KEY' | 'OPENFIGI_API_KEY'>

/** What a source answers from and whether that answers, for readiness. */
export interface SourceState {
  /** The bundle at the bottom; null without one. */
  bundle: BundleInfo | null
  /** The store with imported data; null where none is configured. */
  store: StoreState | null
  providers: { name: string; answering: boolean }[]
}

type BundleInfo = Pick<Bundle, 'name' | 'asOf'>

/** An open source of reference data, its health and its end. */
export interface OpenSource extends ReferenceSource {
  state(): SourceState
  close(): Promise<void>
}

/**
 * Lays the configured layers over each other: a bundle (the embedded one, the one at a path, or `none`), imported data
 * above it, and the data providers that have a key beyond both. The same version of the data gives the same Reference, so that what models remember of it stays valid. A
 * store that is away is no error here: its keys fail until it is back.
 *
 * @throws BundleError when the bundle at the path is not valid
 */
export async function referenceSource(settings: ReferenceSettings): Promise<OpenSource> {
  const { tables: base, info } = await bundleAt(settings.DEPOTKIT_BUNDLE)
  const { store, answers } = await storesAt(settings.DATABASE_URL)
  const providers = await providersOf(settings, answers)
  const complete = (local: Layer): Layer => (providers.length === 0 ? local : withProviders(local, providers.map(({ tables }) => tables)))
  let current: { layer: Layer | null; reference: Reference } | null = null
  return {
    async open() {
      const layer = (await store?.open()) ?? null
      if (current?.layer !== layer || current === null) {
        current = { layer, reference: referenceFrom(complete(layered(layer === null ? [base] : [layer, base]))) }
      }
      return current.reference
    },
    state: () => ({
      bundle: info,
      store: store?.state() ?? null,
      providers: providers.map(({ name, health }) => ({ name, answering: health.answering })),
    }),
    close: async () => void (await Promise.all([store?.close(), answers?.close()])),
  }
}

/**
 * The store to read from, and a second connection to write providers' answers with: on SQLite that one never waits for
 * an import that is under way, because the whole process would wait with it; the answer is then not kept.
 */
async function storesAt(url: string | undefined): Promise<{ store: Store | null; answers: Store | null }> {
  if (url === undefined) return { store: null, answers: null }
  const [{ openStore }, { connect }] = await Promise.all([import('./store/store'), import('./store/connect')])
  return { store: openStore(url), answers: openStore(url, Date.now, (address) => connect(address, 0)) }
}

/** The providers that have a key, the richer one first; what they answer is remembered, in the store where there is one. */
async function providersOf(settings: ReferenceSettings, answers: Store | null): Promise<ConnectedProvider[]> {
  const { FMP_API_KEY: fmp, OPENFIGI_API_KEY: openFigi } = settings
  if (fmp === undefined && openFigi === undefined) return []
  const { connectProviders } = await import('./providers/connect')
  return connectProviders({ fmp, openFigi }, answers === null ? null : () => answers.database())
}

/** The layer at the bottom and what it is. */
async function bundleAt(path: string | undefined): Promise<{ tables: Tables; info: BundleInfo | null }> {
  if (path === undefined) {
    const { name, asOf } = embeddedManifest() // throws where the package is incomplete: no start is better than answers without data
    return { tables: embeddedTables(), info: { name, asOf } }
  }
  if (path === 'none') return { tables: layered([]), info: null }
  const bundle = await loadBundle(path)
  return { tables: memoryTables(bundle), info: { name: bundle.name, asOf: bundle.asOf } }
}

/** The layer at the bottom. */
export const bundleTables = async (bundle: string | undefined): Promise<Tables> => (await bundleAt(bundle)).tables

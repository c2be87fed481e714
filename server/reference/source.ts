/** The reference data that a process answers from. */
import { memoryTables } from '../../core/portfolio/memory-tables'
import type { Reference, ReferenceSource } from '../../core/portfolio/reference'
import { referenceFrom } from '../../core/portfolio/reference-from-tables'
import type { Tables } from '../../core/portfolio/tables'
import type { Config } from '../config'
import { loadBundle } from './bundle'
import { embeddedTables } from './embedded'
import { layered, type Layer } from './layers'
import type { StoreState } from './store/store'

/** The settings that choose the layers. */
export type ReferenceSettings = Pick<Config, 'DEPOTKIT_BUNDLE' | 'DATABASE_URL' | 'FMP_API_KEY' | 'OPENFIGI_API_KEY'>

/** An open source of reference data, its health and its end. */
export interface OpenSource extends ReferenceSource {
  /** The store with imported data; null where none is configured. */
  state(): { store: StoreState | null }
  close(): Promise<void>
}

/**
 * Lays the configured layers over each other: a bundle (the embedded one, the one at a path, or `none`), imported data
 * above it. The same version of the data gives the same Reference, so that what models remember of it stays valid. A
 * store that is away is no error here: its keys fail until it is back.
 *
 * @throws BundleError when the bundle at the path is not valid
 */
export async function referenceSource(settings: ReferenceSettings): Promise<OpenSource> {
  const base = await bundleTables(settings.DEPOTKIT_BUNDLE)
  if (settings.DATABASE_URL === undefined) {
    const reference = referenceFrom(layered([base]))
    return { open: () => Promise.resolve(reference), state: () => ({ store: null }), close: () => Promise.resolve() }
  }
  const { openStore } = await import('./store/store')
  const store = openStore(settings.DATABASE_URL)
  let current: { layer: Layer; reference: Reference } | null = null
  return {
    async open() {
      const layer = await store.open()
      if (current?.layer !== layer) current = { layer, reference: referenceFrom(layered([layer, base])) }
      return current.reference
    },
    state: () => ({ store: store.state() }),
    close: () => store.close(),
  }
}

/** The layer at the bottom. */
export async function bundleTables(bundle: string | undefined): Promise<Tables> {
  if (bundle === undefined) return embeddedTables()
  return bundle === 'none' ? layered([]) : memoryTables(await loadBundle(bundle))
}

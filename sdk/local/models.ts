/** Runs the models in process, for the local client and the mocks. */
import type { Place } from '../../core/described/catalog/schemas'
import { catalogOf, descriptorOf } from '../../core/described/interfaces'
import { DEFAULT_HOLDINGS } from '../../core/contract/limits'
import type { Namespace } from '../../core/contract/namespaces'
import type { Bundle } from '../../core/reference/tables/bundle'
import { memoryTables } from '../../core/reference/tables/memory-tables'
import type { ReferenceSource } from '../../core/reference/reference'
import { referenceFrom } from '../../core/reference/tables/reference-from-tables'

const config = { RATE_LIMIT_UNITS: 60, RATE_LIMIT_WINDOW_SECONDS: 60, MAX_HOLDINGS: DEFAULT_HOLDINGS }

/**
 * The descriptor of an id, or the catalog without one, as a service with the default configuration answers them;
 * undefined when there is none.
 */
export function describe(namespace: Namespace, id: string | null, context: Omit<Place, 'config'>): unknown {
  const place = { ...context, config }
  return id === null ? catalogOf(namespace, place) : descriptorOf(namespace, id, place)
}

/** Default reference data: every security is unknown. */
const emptyBundle: Bundle = {
  schemaVersion: 1, name: 'empty', asOf: '1970-01-01', sources: [], securities: [], assetMix: [], companies: [], constituents: [], fundProxies: [], isinAliases: [],
  listings: [], fundVectors: [], prices: [], fx: [], revenue: [],
}

/** Makes the reference port over a bundle in memory. */
export function sourceOf(bundle: Bundle = emptyBundle): ReferenceSource {
  const reference = referenceFrom(memoryTables(bundle))
  return { open: async () => reference }
}

/** A value after a round trip through JSON, so that calls in process behave like calls over HTTP. */
export const overTheWire = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

/** The reference data that a process answers from. */
import type { Bundle } from '../../core/portfolio/bundle'
import { memoryTables } from '../../core/portfolio/memory-tables'
import type { ReferenceSource } from '../../core/portfolio/reference'
import { referenceFrom } from '../../core/portfolio/reference-from-tables'
import type { Tables } from '../../core/portfolio/tables'
import { loadBundle } from './bundle'
import { embeddedTables } from './embedded'

/** A bundle that knows nothing: every security stays unresolved. */
const nothing: Bundle = {
  schemaVersion: 1,
  name: 'none',
  asOf: '1970-01-01',
  sources: [],
  securities: [],
  assetMix: [],
  companies: [],
  constituents: [],
  fundProxies: [],
  isinAliases: [],
  listings: [],
  fundVectors: [],
  prices: [],
  fx: [],
  revenue: [],
}

async function tablesOf(bundle: string | undefined): Promise<Tables> {
  if (bundle === undefined) return embeddedTables()
  return memoryTables(bundle === 'none' ? nothing : await loadBundle(bundle))
}

/**
 * Opens the embedded bundle, or the one at a path; `none` starts without.
 *
 * @throws BundleError when the bundle at the path is not valid
 */
export async function referenceSource(bundle: string | undefined): Promise<ReferenceSource> {
  const reference = referenceFrom(await tablesOf(bundle))
  return { open: async () => reference }
}

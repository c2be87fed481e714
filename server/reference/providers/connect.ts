import type { Kysely } from 'kysely'
import type { Tables } from '../../../core/portfolio/tables'
import type { Schema } from '../store/schema'
import { answersInMemory, answersInStore, remembering } from './answers'
import { clientDefaults, providerClient } from './client'
import { fmpTables } from './fmp'
import { openFigiTables } from './openfigi'

/** Keys of the providers that are on. */
export interface ProviderKeys {
  fmp: string | undefined
  openFigi: string | undefined
}

/** The configured providers as tables that remember, the one that knows more first. */
export function connectProviders(keys: ProviderKeys, database: (() => Promise<Kysely<Schema>>) | null, options = clientDefaults): Tables[] {
  const { clock } = options
  const answers = (provider: string) => (database === null ? answersInMemory(clock) : answersInStore(database, provider, clock))
  const tables: Tables[] = []
  if (keys.fmp !== undefined) tables.push(remembering(fmpTables(keys.fmp, providerClient(options), clock), answers('fmp')))
  if (keys.openFigi !== undefined) tables.push(remembering(openFigiTables(keys.openFigi, providerClient(options), clock), answers('openfigi')))
  return tables
}

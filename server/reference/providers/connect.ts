import type { Kysely } from 'kysely'
import type { Tables } from '../../../core/portfolio/tables/tables'
import type { Schema } from '../store/schema'
import { answersInMemory, answersInStore, remembering } from './answers'
import { clientDefaults, providerClient, type AskJson, type ProviderHealth } from './client'
import { fmpTables } from './fmp'
import { openFigiTables } from './openfigi'

/** Keys of the providers that are on. */
export interface ProviderKeys {
  fmp: string | undefined
  openFigi: string | undefined
}

/** A provider that is on. */
export interface ConnectedProvider {
  name: string
  tables: Tables
  health: ProviderHealth
}

/** The configured providers as tables that remember, the one that knows more first. */
export function connectProviders(keys: ProviderKeys, database: (() => Promise<Kysely<Schema>>) | null, options = clientDefaults): ConnectedProvider[] {
  const { clock } = options
  const answers = (provider: string) => (database === null ? answersInMemory(clock) : answersInStore(database, provider, clock))
  const connected = (name: string, key: string | undefined, tablesOf: (key: string, ask: AskJson, clock: () => number) => Tables): ConnectedProvider[] => {
    if (key === undefined) return []
    const health = { answering: true }
    return [{ name, health, tables: remembering(tablesOf(key, providerClient(options, health), clock), answers(name)) }]
  }
  return [...connected('fmp', keys.fmp, fmpTables), ...connected('openfigi', keys.openFigi, openFigiTables)]
}

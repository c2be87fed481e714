import type { Tables } from '../../../core/reference/tables/bundle'
import type { Config } from '../../process/config'
import { checkedTables } from './checked'
import { answersInMemory, answersInStore, remembering, type AskStore } from './answers'
import { clientDefaults, providerClient, type AskJson, type ProviderHealth } from './client'
import { fmpTables } from './fmp'
import { openFigiTables } from './openfigi'

/** Keys of the providers that are on, and where these lie if not at their own addresses. */
export type ProviderSettings = Partial<Pick<Config, 'FMP_API_KEY' | 'FMP_URL' | 'OPENFIGI_API_KEY' | 'OPENFIGI_URL'>>

/** A provider that is on. */
export interface ConnectedProvider {
  name: string
  tables: Tables
  health: ProviderHealth
}

/** The configured providers as tables that are checked and remember, the one that knows more first. */
export function connectProviders(settings: ProviderSettings, askStore: AskStore | null, options = clientDefaults): ConnectedProvider[] {
  const { clock } = options
  const answers = (provider: string) => (askStore === null ? answersInMemory(clock) : answersInStore(askStore, provider, clock))
  const connected = (name: string, tablesOf: (ask: AskJson) => Tables): ConnectedProvider => {
    const health = { answering: true }
    return { name, health, tables: remembering(checkedTables(tablesOf(providerClient(options, health)), name, clock), answers(name)) }
  }
  const { FMP_API_KEY: fmp, FMP_URL: fmpUrl, OPENFIGI_API_KEY: openFigi, OPENFIGI_URL: openFigiUrl } = settings
  return [
    ...(fmp === undefined ? [] : [connected('fmp', (ask) => fmpTables(fmp, ask, clock, fmpUrl))]),
    ...(openFigi === undefined ? [] : [connected('openfigi', (ask) => openFigiTables(openFigi, ask, clock, openFigiUrl))]),
  ]
}

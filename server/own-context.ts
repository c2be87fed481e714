import type { OpenSource } from './data/source'
import type { ReadContext } from './http/context'
import { ownAddress, type Config } from './process/config'

/** What operations are told that come by no request; the clock is read anew for each. */
export const ownContext = (config: Config, reference: OpenSource): ReadContext => ({
  now: new Date().toISOString(),
  baseUrl: ownAddress(config),
  reference,
  config,
  sources: reference.sources,
  maxHoldings: config.MAX_HOLDINGS,
  directory: () => reference.directory(),
})

import type { OpenSource } from './data/source'
import type { ReadContext } from './http/context'
import { ownAddress, type Config } from './process/config'

/** Context of operations outside a request, with the current time. */
export const ownContext = (config: Config, reference: OpenSource): ReadContext => ({
  now: new Date().toISOString(),
  baseUrl: ownAddress(config),
  reference,
  config,
  sources: reference.sources,
  maxHoldings: config.MAX_HOLDINGS,
  directory: () => reference.directory(),
})

import type { Place } from '../../core/described/interface'
import { catalogOf, descriptorOf } from '../../core/described/interfaces'
import { DEFAULT_HOLDINGS } from '../../core/contract/limits'
import type { Namespace } from '../../core/contract/namespaces'

const config = { RATE_LIMIT_UNITS: 60, RATE_LIMIT_WINDOW_SECONDS: 60, MAX_HOLDINGS: DEFAULT_HOLDINGS }

/**
 * The descriptor of an id, or the catalog without one, as a service with the default configuration answers them;
 * undefined when there is none.
 */
export function describe(namespace: Namespace, id: string | null, context: Omit<Place, 'config'>): unknown {
  const place = { ...context, config }
  return id === null ? catalogOf(namespace, place) : descriptorOf(namespace, id, place)
}

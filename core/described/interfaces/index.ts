import type { Namespace } from '../../contract/namespaces'
import type { Interface, Place } from '../interface'
import { depotTax } from './depot-tax'
import { calculators } from './calculators'
import { fixedIncome } from './fixed-income'
import { portfolioAnalysis } from './portfolio-analysis'
import { retirement } from './retirement'

export type { Interface } from '../interface'

/** Every public interface by its namespace. */
export const interfaces: Readonly<Record<Namespace, Interface>> = {
  'portfolio-analysis': portfolioAnalysis,
  calculators,
  'depot-tax': depotTax,
  retirement,
  'fixed-income': fixedIncome,
}

/** The catalog of an interface. */
export const catalogOf = (namespace: Namespace, place: Place): unknown => interfaces[namespace].catalog(place)

/** The descriptor of an id; undefined when there is none. */
export function descriptorOf(namespace: Namespace, id: string, place: Place): unknown {
  const { described, descriptor } = interfaces[namespace]
  const found = described.find((procedure) => procedure.id === id)
  return found && descriptor(found, place)
}

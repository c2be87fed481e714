/** Catalogs and descriptors in process, as a service with the default configuration answers them. */
import { procedures } from '../core/procedures'
import { calculatorCatalog, calculatorDescriptor } from '../server/catalog/calculators'
import { portfolioCatalog, portfolioDescriptor } from '../server/catalog/portfolio'

type Group = 'analyze' | 'calculators'

/** Where a description says it is. */
interface Place {
  baseUrl: string
  now: string
}

const config = { RATE_LIMIT_UNITS: 60, RATE_LIMIT_WINDOW_SECONDS: 60 }

/** The catalog of a group. */
export const catalogOf = (group: Group, place: Place): unknown =>
  group === 'analyze' ? portfolioCatalog({ ...place, config }) : calculatorCatalog({ ...place, config })

/** The descriptor of an id; undefined when there is none. The comparison of calculators has none. */
export function descriptorOf(group: Group, id: string, place: Place): unknown {
  const procedure = procedures.find((candidate) => candidate.group === group && candidate.id === id && id !== '')
  if (procedure === undefined || (group === 'calculators' && id === 'compare')) return undefined
  return group === 'analyze' ? portfolioDescriptor(procedure, place) : calculatorDescriptor(procedure, { ...place, config })
}

/** Every computing operation of every namespace; all interfaces are derived from this list. */
import { allNamespaces, type Namespace } from '../contract/namespaces'
import { moduleProcedures } from './module-procedures'
import { compareProcedure } from './compare-scenarios'
import { portfolioProcedures } from './portfolio-procedures'
import type { Procedure } from '../operations/define'

/** The operations of interfaces that offer more than their modules. */
const more: Partial<Record<Namespace, readonly Procedure[]>> = {
  'portfolio-analysis': portfolioProcedures,
  calculators: [...moduleProcedures('calculators'), compareProcedure],
}

/** All procedures, interface by interface, each in the order of the registry. */
export const procedures: readonly Procedure[] = allNamespaces.flatMap((namespace) => more[namespace] ?? moduleProcedures(namespace))

/** The procedure with this group and name: `calculators`, `vorabpauschale`. */
export const findProcedure = (group: string, name: string): Procedure | undefined =>
  procedures.find((procedure) => procedure.group === group && procedure.name === name)

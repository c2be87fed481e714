import { calculationNamespaces, type Namespace } from '../contract/namespaces'
import type { CalculationModule } from '../operations/define'
import type { Procedure } from '../operations/procedure'
import { calculationProcedure } from './calculation-procedure'
import { calculations } from './registry'

const made = new Map<Namespace, readonly Procedure[]>(calculationNamespaces.map((namespace) => {
  const modules: readonly CalculationModule[] = calculations[namespace]
  return [namespace, modules.map((module) => calculationProcedure(namespace, module))]
}))

/** The procedures of the calculations of an interface, in the order of the registry; none where its modules are analyses. */
export const calculationProcedures = (namespace: Namespace): readonly Procedure[] => made.get(namespace) ?? []

/** The procedure of the calculator with this slug. */
export const findCalculatorProcedure = (slug: string): Procedure | undefined => calculationProcedures('calculators').find(({ id }) => id === slug)

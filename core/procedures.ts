/** Every computing operation of both namespaces; all fronts are derived from this list. */
import { calculations } from './calculations'
import { compareProcedure } from './compare'
import { portfolioProcedures } from './portfolio/procedures'
import type { Procedure } from './procedure'

/** All procedures: portfolio analyses, calculators in the order of the registry, then their comparison. */
export const procedures: readonly Procedure[] = [...portfolioProcedures, ...calculations, compareProcedure]

/** The procedure with this group and name: `calculators`, `vorabpauschale`. */
export const findProcedure = (group: Procedure['group'], name: string): Procedure | undefined =>
  procedures.find((procedure) => procedure.group === group && procedure.name === name)

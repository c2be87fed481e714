/** Every computing operation of every namespace; all fronts are derived from this list. */
import { calculatorProcedures } from './calculator-procedures'
import { compareProcedure } from './compare-scenarios'
import { depotTaxProcedures } from '../depot-tax/operations'
import { portfolioProcedures } from './portfolio-procedures'
import type { Procedure } from '../operations/procedure'

/** All procedures: portfolio analyses, calculators in the order of the registry, then their comparison, then depot tax. */
export const procedures: readonly Procedure[] = [...portfolioProcedures, ...calculatorProcedures, compareProcedure, ...depotTaxProcedures]

/** The procedure with this group and name: `calculators`, `vorabpauschale`. */
export const findProcedure = (group: string, name: string): Procedure | undefined =>
  procedures.find((procedure) => procedure.group === group && procedure.name === name)

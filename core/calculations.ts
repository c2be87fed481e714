import { calculationProcedure, type CalculationProcedure } from './calculation'
import type { Calculator } from './define'
import { calculators } from './registry'

const modules: readonly Calculator[] = calculators

/** The procedures of all calculators, in the order of the registry. */
export const calculations: readonly CalculationProcedure[] = modules.map(calculationProcedure)

/** The procedure of the calculator with this slug. */
export const findCalculation = (slug: string): CalculationProcedure | undefined => calculations.find((procedure) => procedure.id === slug)

import { calculatorProcedure, type CalculatorProcedure } from '../operations/calculator-procedure'
import type { Calculator } from '../operations/define'
import { calculators } from './registry'

const modules: readonly Calculator[] = calculators

/** The procedures of all calculators, in the order of the registry. */
export const calculatorProcedures: readonly CalculatorProcedure[] = modules.map(calculatorProcedure)

/** The procedure of the calculator with this slug. */
export const findCalculatorProcedure = (slug: string): CalculatorProcedure | undefined => calculatorProcedures.find((procedure) => procedure.id === slug)

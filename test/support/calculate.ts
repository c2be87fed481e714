import type * as z from 'zod'
import type { CalculationModel } from '../../core/operations/define'
import type { Locale } from '../../core/values/text'

/** Runs a model on inputs as a caller writes them, and checks its result against its schema. */
export function calculateWith<I extends z.ZodType, R extends z.ZodType>(calculator: CalculationModel<I, R>, locale: Locale = 'en', asOf = '2026-11-20') {
  return (inputs: z.input<I>) => {
    const { result, assumptions = [] } = calculator.compute(calculator.inputs.parse(inputs), { asOf, locale })
    return { result: calculator.result.parse(result), assumptions: assumptions.map((text) => text[locale]) }
  }
}

/** Just the result, of inputs of any type. */
export const resultOf = <I extends z.ZodType, R extends z.ZodType>(calculator: CalculationModel<I, R>, inputs: unknown, asOf?: string): z.output<R> =>
  calculateWith(calculator, 'en', asOf)(inputs as z.input<I>).result

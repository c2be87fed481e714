import type * as z from 'zod'
import type { CalculationModel } from '../../core/operations/define'

/** What a calculator's model makes of public inputs. */
export const resultOf = <I extends z.ZodType, R extends z.ZodType>(
  calculator: CalculationModel<I, R>,
  inputs: unknown,
  asOf = '2026-11-20',
): z.output<R> => calculator.compute(calculator.inputs.parse(inputs), { asOf, locale: 'en' }).result

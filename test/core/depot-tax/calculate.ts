import type * as z from 'zod'
import type { DepotTaxContext, DepotTaxModel, Known } from '../../../core/depot-tax/module'
import { advanceLumpSum } from '../../../core/depot-tax/advance-lump-sum/model'
import { taxReturn } from '../../../core/depot-tax/return/model'
import { sale } from '../../../core/depot-tax/sale/model'
import { year } from '../../../core/depot-tax/year/model'

/** Runs a model on inputs as a caller writes them, and checks its result against its schema. */
const run =
  <I extends z.ZodType, R extends z.ZodType>(module: DepotTaxModel<I, R>) =>
  (inputs: z.input<I>, context: Partial<DepotTaxContext & Known> = {}): z.output<R> =>
    module.result.parse(module.compute(module.inputs.parse(inputs), { asOf: '2026-11-20', locale: 'en', kinds: new Map(), rates: new Map(), ...context }).result)

export const bill = run(advanceLumpSum)
export const sell = run(sale)
export const taxYear = run(year)
export const linesFor = run(taxReturn)

export type SaleInputs = z.input<typeof sale.inputs>
export type BillInputs = z.input<typeof advanceLumpSum.inputs>
export type YearInputs = z.input<typeof year.inputs>
export type ReturnInputs = z.input<typeof taxReturn.inputs>

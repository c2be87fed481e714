/** What happened to lots besides purchases and sales: splits, mergers, and moves from depot to depot. */
import * as z from 'zod'
import { isin, isoDate } from '../../values/schemas/scalars'
import { changeFields, MAX_CHANGES } from '../change-fields'

const depot = z.string().min(1).max(60)

const split = z.strictObject({ type: z.literal('split'), isin, ...changeFields })

const merger = z.strictObject({
  type: z.literal('merger'),
  isin: isin.meta({ description: 'What was held before.' }),
  into: isin.meta({ description: 'What it became: a fund of the same kind under the law of the same state (section 23 InvStG), or a share (section 20(4a) EStG). A payment in cash goes in as a distribution. Other mergers, from Luxembourg to Ireland for one, are a sale and a purchase.' }),
  ...changeFields,
})

const transfer = z.strictObject({
  type: z.literal('transfer'),
  isin,
  date: isoDate.meta({ description: 'Day on which units went to the other depot.' }),
  depot: depot.meta({ description: 'Depot that they left: the oldest go first.' }),
  to: depot.meta({ description: 'Depot that they came to, with their days of purchase and cost.' }),
  units: z.number().gt(0).max(100_000_000).meta({ description: 'Units moved.' }),
})

/** Changes of a request, at the start of their day and in the order in which they stand. */
export const changes = z.array(z.discriminatedUnion('type', [split, merger, transfer])).max(MAX_CHANGES).optional().meta({
  description: 'Splits, mergers and moves between depots of the same person: none of them is a sale. Prices of a year are those of the units at its end.',
})

/** Request and result of the January bill. */
import * as z from 'zod'
import { steuerjahre } from '../../law/investmentfonds/figures'
import { MAX_AMOUNT } from '../../values/money'
import { amount } from '../../values/schemas/amount'
import { fondstypen } from '../../law/investmentfonds/fondstyp'
import { eur, fraction, percentagePoints } from '../../values/schemas/results'
import { isin, isoDate } from '../../values/schemas/scalars'
import { steuer } from '../../law/kapitalertrag/steuer'
import { isOfOtherState, TWO_STATES } from '../changes'
import { banksOf, changeFields, price, units } from '../fields'
import { bankFaults } from '../orders'
import { dayOfReceipt } from '../working-day'
import { taxPerson } from '../../law/kapitalertrag/tax-profile'
import { orderWarnings } from '../../law/kapitalertrag/exemption-orders'

/** Largest number of positions of one request; a position is a fund in one account. */
const MAX_POSITIONS = 400

const bankName = z.string().min(1).max(60).meta({ description: 'Name of the bank or broker.' })
const month = z.int().min(1).max(12).meta({ description: 'Month of the year, 1 to 12.' })

const fund = {
  bank: bankName,
  isin,
  fondstyp: z.enum(fondstypen).optional().meta({
    description: 'Kind of fund. Left out, it is taken from the reference data where banks or reports state it, or holdings show an equity fund beyond doubt; otherwise the tax stays unknown.',
  }),
}

/** A position by the values of the same units at both ends of the year. */
const byValues = z.strictObject({
  basis: z.literal('values').default('values'),
  ...fund,
  valueStart: price().meta({ description: 'Value at the start of the year: first redemption price of the year x units. Units bought in the year go in by units.' }),
  valueEnd: amount().nullable().meta({ description: 'Value of the same units at the end of the year, also after a split; null while it is not known. A fund that was merged in the year goes in by units.' }),
  distributions: amount().default(0).meta({ description: 'Distributions of the year before tax.' }),
})

const booking = z.strictObject({
  month,
  type: z.enum(['purchase', 'sale']),
  units: units().meta({ description: 'Units bought or sold in the month.' }),
})

const changed = {
  month: month.meta({ description: 'Month of the change: units and distributions of this month and later are those of new units, earlier ones those of old units.' }),
  ratio: changeFields.ratio,
}

const merger = z.strictObject({
  type: z.literal('merger'),
  ...changed,
  isin: isin.meta({ description: 'What was held before: a fund of the same kind under the law of the same state (section 23 InvStG). Other mergers, from Luxembourg to Ireland for one, are a sale and a purchase.' }),
  priceStart: price().optional().meta({ description: 'First redemption price of the year of the fund that took over: with both the lump sum has an upper bound.' }),
})

const isOnce = (list: readonly { month: number }[]): boolean => new Set(list.map((each) => each.month)).size === list.length

/** A position by its units, with what was bought and sold in the year. */
const byUnits = z.strictObject({
  basis: z.literal('units'),
  ...fund,
  unitsStart: z.number().min(0).max(MAX_AMOUNT).default(0).meta({ description: 'Units held since before the year.' }),
  priceStart: price().nullable().meta({
    description: 'First redemption price of the year, of a unit of then, for units bought later too: the purchase price plays no part. Null while it is not known.',
  }),
  priceEnd: price().nullable().meta({ description: 'Last redemption price of the year; null while it is not known.' }),
  bookings: z.array(booking).max(1000).default([]).meta({ description: 'Purchases and sales within the year, in any order.' }),
  distributions: z
    .array(z.strictObject({ month, perUnit: amount().meta({ description: 'Distribution on one unit before tax.' }) }))
    .max(24)
    .default([])
    .meta({ description: 'All distributions of the fund in the year, those before a purchase too.' }),
  changes: z
    .array(z.discriminatedUnion('type', [z.strictObject({ type: z.literal('split'), ...changed }), merger]))
    .max(12)
    .refine(isOnce, { error: 'Only one change in a month' })
    .optional()
    .meta({ description: 'Splits and mergers within the year. The first price is that of a unit at its start, the last one that of a unit at its end.' }),
})

/** One fund in one account. */
const position = z.discriminatedUnion('basis', [byUnits, byValues])

const bank = z.strictObject({
  name: bankName,
  withholdsTax: z.boolean().default(true).meta({
    description: 'Whether the bank withholds German tax. A foreign broker debits nothing: its lump sums belong into the tax return, and no order or pot counts there.',
  }),
  nonAssessment: z.boolean().default(false).meta({ description: 'Whether this bank has a non-assessment certificate (NV-Bescheinigung), such as that of a child: it withholds nothing then.' }),
  exemptionOrder: z.number().min(0).max(2000).default(0).meta({ description: 'Exemption order given to this bank for the year of the debit.', unit: 'EUR' }),
  lossPot: amount().default(0).meta({ description: 'Losses in the general pot of this bank at the turn of the year. Losses on shares do not count.' }),
  otherIncome: amount().default(0).meta({
    description: 'Other income expected at this bank in the year of the debit, after the partial exemption. Only the best orders depend on it.',
  }),
  cash: amount().optional().meta({ description: 'Cash on the account that the bank debits.' }),
})

/** The request of the January bill. */
export const inputs = z
  .strictObject({
    year: z.literal([...steuerjahre], 'Only years with a published base rate: it comes out in their January').meta({ description: 'Calendar year that the lump sum is for; its tax is debited in the January after.' }),
    banks: banksOf(bank),
    positions: z.array(position).min(1).max(MAX_POSITIONS).meta({ description: 'One row for each fund in each account: what was bought first is sold first within one account. What came by a merger in the year has a row of its own.' }),
    taxProfile: taxPerson,
  })
  .superRefine(({ banks, positions, year, taxProfile }, context) => {
    const names = new Set(banks.map(({ name }) => name))
    banks.forEach((bank, index) => {
      for (const [field, message] of bankFaults(bank, taxProfile, dayOfReceipt(year))) context.addIssue({ code: 'custom', path: ['banks', index, field], message })
    })
    positions.forEach((row, index) => {
      const refuse = (message: string, ...path: (string | number)[]): void => context.addIssue({ code: 'custom', path: ['positions', index, ...path], message })
      if (!names.has(row.bank)) refuse('Must be the name of one of the banks', 'bank')
      if (row.basis === 'values') return
      if (row.unitsStart === 0 && row.bookings.length === 0) refuse('Must be above 0 where nothing is bought', 'unitsStart')
      row.changes?.forEach((change, at) => {
        if (change.type === 'merger' && isOfOtherState(change.isin, row.isin)) refuse(TWO_STATES, 'changes', at, 'isin')
      })
    })
  })

/** Why the tax of a position is not known. */
const obstacles = ['fund_kind_unknown', 'price_unknown', 'merged_in_year'] as const

const part = z.strictObject({
  boughtIn: z.int().nullable().meta({ description: 'Month of purchase; null for units held since before the year.' }),
  units: z.number().meta({ description: 'Units left at the end of the year.' }),
  twelfths: z.int().meta({ description: 'Twelfths of the lump sum that they bear.' }),
  lumpSum: eur('Their lump sum before the partial exemption.'),
})

const positionResult = z.strictObject({
  bank: z.string(),
  isin: z.string(),
  obstacles: z.array(z.enum(obstacles)).meta({ description: 'Why figures are missing; empty when all are there.' }),
  fondstyp: z.enum(fondstypen).nullable().meta({ description: 'Kind of fund that was used; null where it is not known.' }),
  fondstypSource: z.string().nullable().meta({ description: '`request`, or the data from which the kind follows, with their day.' }),
  parts: z.array(part).meta({ description: 'Units by month of purchase, after all splits of the year; empty for positions by values.' }),
  lumpSum: eur('Advance lump sum before the partial exemption; null where a price is not known, and in the year of a merger.').nullable(),
  lumpSumIfEarlierDistributionsDoNotCount: eur(
    'Lump sum by the other reading: distributions paid before a purchase, or in its month, do not lower that purchase’s lump sum. Null where both readings agree.',
  ).nullable(),
  teilfreistellungRate: fraction('Exempt share for this kind of fund.').nullable(),
  exempt: eur('Exempt part of the lump sum.').nullable(),
  taxable: eur('Lump sum after the partial exemption.').nullable(),
  taxUncovered: eur('Tax on it if neither a loss nor an exemption order covers it.').nullable(),
  atMost: z
    .strictObject({
      lumpSum: eur('Base yield less distributions, for the time of the units: no last price makes it more.'),
      taxable: eur('The same after the partial exemption; all of it where the kind of fund is not known.'),
      taxUncovered: eur('Tax on it if nothing covers it.'),
    })
    .nullable()
    .meta({ description: 'Upper bounds while a last price or the kind of fund is not known, and in the year of a merger; null where the figures are known, or where a first price is missing.' }),
})

/** Bounds of sums over positions of which not all are known. */
const bound = (what: string) => ({
  lumpSum: eur(`Lump sums, ${what}.`),
  taxable: eur(`The same after the partial exemption, ${what}.`),
  debit: eur(`Tax that is debited, ${what}.`),
})

const atLeast = z
  .strictObject(bound('of the positions that are known'))
  .nullable()
  .meta({ description: 'Lower bounds from the positions that are known; null where all are.' })

const atMost = z.strictObject(bound('no more than this'))

const noUpperBound = 'null where all positions are known, or where a first price is missing.'

const bankResult = z.strictObject({
  name: z.string(),
  withholdsTax: z.boolean(),
  nonAssessment: z.boolean(),
  lumpSum: eur('Lump sums of all positions; null where one is not known.').nullable(),
  taxable: eur('The same after the partial exemption.').nullable(),
  lossUsed: eur('Losses of the pot that are set off, before the exemption order.').nullable(),
  orderUsed: eur('Part of the exemption order that is used.').nullable(),
  steuer: steuer.nullable().meta({ description: 'Tax that the bank withholds; null where a figure is missing or the bank withholds none.' }),
  debit: eur('Tax that the bank debits.').nullable(),
  cashMissing: eur('Cash that must still come to the account; null where the cash is not given.').nullable(),
  exemptionOrder: eur('Exemption order as given.'),
  bestOrder: eur('Best exemption order, whole euros; by upper bounds where lump sums are not known yet, null where nothing bounds them.').nullable(),
  debitWithBestOrder: eur('Tax that the bank debits with the best order.').nullable(),
  atLeast,
  atMost: atMost
    .extend({
      cashMissing: eur('Cash that suffices in any case less the cash given; null where that is not given.').nullable(),
      debitWithBestOrder: eur('Tax that is debited with the best order, no more than this; null where that is not known.').nullable(),
    })
    .nullable()
    .meta({ description: `Upper bounds: what must be there in any case; ${noUpperBound}` }),
})

/** The January bill. */
export const result = z.strictObject({
  status: z.enum(['ok', 'partial']).meta({ description: '`partial` when a position has obstacles; the sums that depend on it are null and have bounds.' }),
  year: z.int(),
  baseRate: percentagePoints('Base rate of the year.'),
  dayOfReceipt: isoDate.meta({ description: 'First working day of the next year, on which the lump sums count as received.' }),
  positions: z.array(positionResult),
  banks: z.array(bankResult),
  lumpSum: eur('Lump sums of all banks.').nullable(),
  taxable: eur('The same after the partial exemption.').nullable(),
  debit: eur('Tax that all banks debit.').nullable(),
  debitWithBestOrders: eur('Tax that all banks debit with the best orders.').nullable(),
  atLeast,
  atMost: atMost
    .extend({ debitWithBestOrders: eur('Tax that all banks debit with the best orders, no more than this.').nullable() })
    .nullable()
    .meta({ description: `Upper bounds; ${noUpperBound}` }),
  allowance: eur('Saver allowance of the year of the debit.'),
  orders: eur('Sum of the exemption orders as given.'),
  warnings: z.array(z.strictObject({ type: z.enum(orderWarnings), message: z.string() })),
})

export type Inputs = z.output<typeof inputs>
export type Position = z.output<typeof position>
export type Bank = z.output<typeof bank>
export type PositionResult = z.output<typeof positionResult>
export type BankResult = z.output<typeof bankResult>
export type Result = z.output<typeof result>
export type Obstacle = (typeof obstacles)[number]

/** Request and result of a sale. */
import * as z from 'zod'
import { INVESTMENTSTEUERREFORM } from '../../law/altanteile/figures'
import { basiszinsjahre } from '../../law/investmentfonds/figures'
import { MAX_AMOUNT } from '../../values/money'
import { amount } from '../../values/schemas/amount'
import { fondstypen } from '../../law/investmentfonds/fondstyp'
import { eur, fraction } from '../../values/schemas/results'
import { isin, isoDate } from '../../values/schemas/scalars'
import { steuer } from '../../law/kapitalertrag/steuer'
import { areUnique } from '../../values/one-of'
import { changeFields, MAX_CHANGES, price, units } from '../fields'
import { isOrderTooHigh, ORDER_TOO_HIGH } from '../orders'
import { taxPerson } from '../../law/kapitalertrag/tax-profile'

/** Largest number of lots of one request: more than ten years of weekly purchases. */
const MAX_LOTS = 1000

const MAX_LOT_CHANGES = 20

/** Kinds of security: those of funds, and shares, which have a loss pot of their own. */
const kinds = [...fondstypen, 'AKTIE'] as const

export type Kind = (typeof kinds)[number]

/** A gain or a loss. */
const signed = () => z.number().min(-MAX_AMOUNT).max(MAX_AMOUNT).meta({ unit: 'EUR' })

const lotChange = z.strictObject({ type: z.enum(['split', 'merger']), isin: isin.meta({ description: 'What was held before.' }), ...changeFields })

const lot = z.strictObject({
  date: isoDate.meta({ description: 'Day of purchase.' }),
  units: units().meta({ description: 'Units of this purchase that are still there; as bought, before the `changes` after it.' }),
  price: z.number().min(0).max(MAX_AMOUNT).meta({ description: 'Price paid for one unit.', unit: 'EUR' }),
  costs: amount().default(0).meta({ description: 'Fees of these units at purchase.' }),
  lumpSums: amount().optional().meta({
    description: 'Advance lump sums of these units since their purchase, before the partial exemption, also those that an exemption order covered. Left out, they are calculated from `years`.',
  }),
  priceBeforeReform: price().optional().meta({ description: 'Last price of 2017 for one unit of then; needed for fund units bought before 2018.' }),
  resultBeforeReform: signed().optional().meta({
    description: 'Taxable result of these units from the fictitious sale at the end of 2017, as the bank states it; needed for fund units bought from 2009 to 2017.',
  }),
  changes: z.array(lotChange).max(MAX_LOT_CHANGES).optional().meta({
    description: 'Splits and mergers of these units, in place of those of the request.',
  }),
})

const fundYear = z.strictObject({
  year: z.literal([...basiszinsjahre]).meta({ description: 'Calendar year; only years with a published base rate.' }),
  isin: isin.optional().meta({ description: 'Fund of these prices, unless the one sold.' }),
  priceStart: price().meta({ description: 'First redemption price of the year.' }),
  priceEnd: price().meta({ description: 'Last redemption price of the year.' }),
  distributions: amount().default(0).meta({ description: 'Distributions of the year on one unit, before tax.' }),
})

const change = z.strictObject({
  type: z.enum(['split', 'merger']).meta({ description: 'A split, or a merger that is no sale: of funds under the law of the same state (section 23 InvStG), or of companies (section 20(4a) EStG). Other mergers, from Luxembourg to Ireland for one, are a sale and a purchase.' }),
  ...changeFields,
})

const sale = z
  .strictObject({
    date: isoDate.refine((day) => day >= INVESTMENTSTEUERREFORM, 'Must not be before 2018').meta({ description: 'Day of the sale.', format: 'date' }),
    price: price().meta({ description: 'Price of one unit.' }),
    costs: amount().default(0).meta({ description: 'Fees of the sale.' }),
    units: units().optional().meta({ description: 'Units to sell. Either this or `netAmount`.' }),
    netAmount: amount().optional().meta({ description: 'Wanted amount after costs and tax: the smallest sale that nets it is sought.' }),
    wholeUnits: z.boolean().default(false).meta({ description: 'Whether only whole units can be sold for the wanted amount; otherwise millionths.' }),
  })
  .refine((given) => (given.units === undefined) !== (given.netAmount === undefined), { error: 'Give either units or netAmount', path: ['units'] })

const byPot = (what: string) => z.strictObject({ general: eur(`${what}: general pot.`), shares: eur(`${what}: pot for sales of shares.`) })

/** The request of a sale. */
export const inputs = z.strictObject({
  kind: z.enum(kinds).optional().meta({
    description: 'Kind of fund, or AKTIE for shares. Left out, the reference data are asked for the kind that banks or reports state, or else whether the ISIN is an equity fund beyond doubt.',
  }),
  isin: isin.optional(),
  lots: z.array(lot).min(1).max(MAX_LOTS).meta({ description: 'All lots of the security in the one account, in any order.' }),
  years: z.array(fundYear).max(100).default([]).refine((list) => areUnique(list.map(({ isin: of = '', year }) => `${of} ${year}`)), { error: 'Years must be unique' }).meta({
    description: 'Prices of the fund by year, from which lump sums are calculated that a lot does not give.',
  }),
  changes: z.array(change).max(MAX_CHANGES).optional().meta({
    description: 'Splits and mergers since the first purchase: none of them is a sale. Prices of a year are those of the units at its end.',
  }),
  sale,
  exemptionOrder: z.number().min(0).max(2000).default(0).meta({ description: 'What is left of the exemption order at this bank.', unit: 'EUR' }),
  lossPots: z
    .strictObject({
      general: amount().default(0).meta({ description: 'Losses in the general pot of this bank.' }),
      shares: amount().default(0).meta({ description: 'Losses in its pot for sales of shares.' }),
    })
    .prefault({}),
  oldUnitsAllowance: z.number().min(0).max(200_000).default(100_000).meta({
    description: 'What is left of the allowance for fund units bought before 2009; 100,000 for each person.',
    unit: 'EUR',
  }),
  taxProfile: taxPerson,
}).superRefine(({ exemptionOrder, sale: { date }, taxProfile }, context) => {
  if (date >= INVESTMENTSTEUERREFORM && isOrderTooHigh(exemptionOrder, taxProfile, date)) context.addIssue({ code: 'custom', path: ['exemptionOrder'], message: ORDER_TOO_HIGH })
})

const lotResult = z.strictObject({
  date: isoDate,
  units: z.number().meta({ description: 'Units of this day that are sold.' }),
  proceeds: eur('Their share of the proceeds less the costs of the sale.'),
  acquisitionCost: eur('What counts as their cost: for fund units bought before 2018 the last price of 2017.'),
  lumpSums: eur('Lump sums of their time, in full.'),
  gain: eur('Proceeds less cost less lump sums; negative for a loss.'),
  exempt: eur('Exempt part of it; negative for the part of a loss that does not count.'),
  resultBeforeReform: eur('Taxable result of the fictitious sale at the end of 2017, without partial exemption.'),
  taxable: eur('What counts for the tax.'),
})

const oldUnitsResult = z.strictObject({
  gain: eur('Gain since 2018 on units bought before 2009, before the partial exemption.'),
  gainAfterExemption: eur('The same after the partial exemption.'),
  taxIfAllowanceComesFirst: eur('Tax of this sale after the return if the allowance is used before the partial exemption.'),
  taxIfExemptionComesFirst: eur('Tax of this sale after the return if it is used after the partial exemption.'),
  allowanceLeftIfAllowanceComesFirst: eur('Allowance left by the first reading.'),
  allowanceLeftIfExemptionComesFirst: eur('Allowance left by the second reading.'),
})

/** A sale and its tax. */
export const result = z.strictObject({
  kind: z.enum(kinds),
  kindSource: z.string().meta({ description: '`request`, or the data from which the kind follows, with their day.' }),
  teilfreistellungRate: fraction('Exempt share for this kind.'),
  units: z.number().meta({ description: 'Units that are sold.' }),
  unitsLeft: z.number().meta({ description: 'Units left in the account.' }),
  proceeds: eur('Units × price.'),
  costs: eur('Fees of the sale.'),
  lots: z.array(lotResult),
  gain: eur('Gain or loss of all lots after lump sums, before the partial exemption, without the results of 2017.'),
  taxable: eur('What counts for the tax, before losses and orders; negative for a loss.'),
  lossUsed: byPot('Losses that are set off'),
  lossPots: byPot('Losses left after the sale'),
  steuer,
  net: eur('Proceeds less costs less tax.'),
  taxIfLumpSumsMakeNoLoss: eur(
    'Tax by the other reading of section 19(1) InvStG: lump sums lower a gain to 0 at most. Null where both readings agree.',
  ).nullable(),
  oldUnits: oldUnitsResult.nullable().meta({ description: 'What a tax return makes of units bought before 2009; null without such units.' }),
})

export type Inputs = z.output<typeof inputs>
export type LotInput = z.output<typeof lot>
export type LotResult = z.output<typeof lotResult>
export type Result = z.output<typeof result>

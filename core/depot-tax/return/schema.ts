/** Request and result of the lines of a tax return. */
import * as z from 'zod'
import { formLines, formYears, pools } from '../../law/anlage-kap/figures'
import { basiszinsjahre } from '../../law/investmentfonds/figures'
import { fondstypen } from '../../law/investmentfonds/fondstyp'
import { MAX_AMOUNT } from '../../values/money'
import { amount } from '../../values/schemas/amount'
import { eur } from '../../values/schemas/results'
import { isin, isoDate } from '../../values/schemas/scalars'
import { recordOf } from '../../values/record'
import { areUnique } from '../../values/one-of'
import { changeFields, MAX_CHANGES, potsOf } from '../fields'

// Changes of lots besides purchases and sales: splits, mergers, and transfers between depots.

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
  units: z.number().gt(0).max(MAX_AMOUNT).meta({ description: 'Units moved.' }),
})

/** Changes of a request; they apply at the start of their day, in the order given. */
const changes = z.array(z.discriminatedUnion('type', [split, merger, transfer])).max(MAX_CHANGES).optional().meta({
  description: 'Splits, mergers and moves between depots of the same person: none of them is a sale. Prices of a year are those of the units at its end.',
})

/** Largest number of bookings of one request: several depots over many years. */
const MAX_BOOKINGS = 3000

const MAX_SECURITIES = 200

/** Kinds of securities for the tax: a kind of fund, a share, another security, or a claim to the delivery of gold (private sale). */
const kinds = [...fondstypen, 'AKTIE', 'WERTPAPIER', 'GOLD_LIEFERBAR'] as const

export type Kind = (typeof kinds)[number]

/** Bookings from which lines follow. */
const calculated = ['purchase', 'sale', 'distribution', 'interest'] as const

/** Types of bookings that are refused: lots do not decide their tax, or it is not settled. */
const refusedTypes = ['option', 'future', 'short_sale', 'spin_off', 'split', 'merger', 'rights_issue', 'securities_lending'] as const

const REFUSED = 'Is not calculated: the return must say it all the same; options and futures go in as totals of the broker'

const NO_BOOKING = 'Is no booking: it goes in as one of `changes`'

const [FIRST_FORM, LAST_FORM] = formYears

const year = z
  .int()
  .min(FIRST_FORM, `Only the forms from ${FIRST_FORM} on are known`)
  .max(LAST_FORM, `The forms of this year are not out, or their lines were not read: ${LAST_FORM} is the last`)
  .meta({ description: 'Year of the return: only years whose forms are out.' })

const fundYear = z.strictObject({
  year: z.literal([...basiszinsjahre]).meta({ description: 'Calendar year of the lump sum, which counts as received in the next; only years with a published base rate.' }),
  priceStart: z.number().gt(0).max(MAX_AMOUNT).meta({ description: 'First redemption price of the year.', unit: 'EUR' }),
  priceEnd: z.number().gt(0).max(MAX_AMOUNT).meta({ description: 'Last redemption price of the year.', unit: 'EUR' }),
  distributions: amount().default(0).meta({ description: 'Distributions of the year on one unit, before tax.' }),
  declared: z.boolean().default(false).meta({
    description: 'Whether this lump sum stood in the return of the next year: only then a later sale deducts it. That of the year before this return is declared with it.',
  }),
})

const security = z.strictObject({
  isin,
  kind: z.enum(kinds).optional().meta({
    description: 'What it is for the tax. Left out, the reference data are asked whether it is a share, for the kind of fund that banks or reports state, or else whether it is an equity fund beyond doubt.',
  }),
  years: z.array(fundYear).max(100).default([]).refine((list) => areUnique(list.map((each) => each.year)), { error: 'Years must be unique' }).meta({
    description: 'Of a fund: its prices by year, in EUR, from which lump sums are calculated.',
  }),
})

const booking = z.strictObject({
  depot: z.string().min(1).max(60).default('Depot').meta({ description: 'Depot in which it was booked: what was bought first there counts as sold first.' }),
  type: z.enum([...calculated, ...refusedTypes]).meta({ description: 'What happened. All but the first four are refused by their name; splits and mergers go into `changes`.' }),
  date: isoDate.meta({ description: 'Day of the trade, or of the payment.' }),
  isin: isin.optional().meta({ description: 'Security; needed but for interest.' }),
  units: z.number().gt(0).max(MAX_AMOUNT).optional().meta({ description: 'Units bought or sold; needed for both.' }),
  amount: z.number().gt(0).max(MAX_AMOUNT).meta({ description: 'Units × price, or the payment before all taxes; in the currency of the booking.', unit: 'currency' }),
  costs: z.number().min(0).max(MAX_AMOUNT).default(0).meta({ description: 'Fees of a purchase or a sale; in the currency of the booking.', unit: 'currency' }),
  foreignTax: z.number().min(0).max(MAX_AMOUNT).default(0).meta({ description: 'Foreign tax withheld from a distribution or from interest; in the currency of the booking.', unit: 'currency' }),
  currency: z.string().regex(/^[A-Za-z]{3}$/, 'Must be a currency code of three letters').toUpperCase().default('EUR').meta({ description: 'Currency of its amounts, ISO 4217.' }),
  rate: z.number().gt(0).max(1_000_000).optional().meta({ description: 'Units of the currency for 1 EUR on the day. Left out, the reference rate of the ECB is taken.' }),
  lumpSums: amount().optional().meta({ description: 'Of the sale of a fund: declared lump sums of these units, before the partial exemption (line 53 of Anlage KAP-INV). Left out, they are calculated from `years`.' }),
})

const byPot = (what: string) => ({
  general: amount().default(0).meta({ description: `${what}: all but shares.` }),
  shares: amount().default(0).meta({ description: `${what}: sales of shares.` }),
})

const totalWords = {
  shareGain: 'Gains on sales of shares', shareLoss: 'Losses on sales of shares', derivativeGain: 'Gains on derivatives and option premiums', derivativeLoss: 'Losses on derivatives',
  otherGain: 'Other gains and income', otherLoss: 'Other losses',
} as const

const totals = z
  .strictObject({
    ...recordOf(pools, (pool) => amount().default(0).meta({ description: `${totalWords[pool]}; as a positive amount.` })),
    privateSaleGain: amount().default(0).meta({ description: 'Gains on private sales within a year (section 23 EStG); as a positive amount.' }),
    privateSaleLoss: amount().default(0).meta({ description: 'Losses on private sales within a year; as a positive amount.' }),
  })
  .prefault({})
  .meta({ description: 'What a broker states as sums of the year, besides the bookings: derivatives go in here.' })

/** The request of the lines of a tax return. */
export const inputs = z
  .strictObject({
    year,
    securities: z.array(security).max(MAX_SECURITIES).default([]).refine((list) => areUnique(list.map((each) => each.isin)), { error: 'Securities must be unique' }),
    bookings: z.array(booking).max(MAX_BOOKINGS).default([]).meta({
      description: 'All purchases and sales since the first purchase, and the payments of the year, at brokers that withhold no German tax; lots that are left count as purchases. A request over HTTP holds as many, at up to 160 bytes each.',
    }),
    changes,
    totals,
    allowanceUsedElsewhere: amount().optional().meta({ description: 'Saver allowance that banks used on income that is not declared here, by their certificates (line 17).' }),
    lossCertificates: z.strictObject(byPot('Losses by certificates of German banks')).prefault({}),
    lossesCarriedForward: z.strictObject(byPot('Losses that the tax office carried forward from earlier years')).prefault({}),
  })
  .superRefine(({ bookings }, context) => {
    bookings.forEach((booking, index) => {
      for (const [field, message] of faultsOf(booking)) context.addIssue({ code: 'custom', path: ['bookings', index, field], message })
    })
  })

/** Faults of a booking: field and message. */
function faultsOf({ type, isin: of, units, foreignTax, costs, lumpSums, currency: paidIn, rate }: z.output<typeof booking>): [string, string][] {
  const isTrade = type === 'purchase' || type === 'sale'
  const rules: readonly (readonly [wrong: boolean, field: string, message: string])[] = [
    [!calculated.some((each) => each === type), 'type', type === 'split' || type === 'merger' ? NO_BOOKING : REFUSED],
    [of === undefined && type !== 'interest', 'isin', 'Must be given'],
    [isTrade && units === undefined, 'units', 'Must be given for a purchase or a sale'],
    [isTrade && foreignTax > 0, 'foreignTax', 'Belongs to distributions and interest'],
    [!isTrade && costs > 0, 'costs', 'Are not deducted from income: only fees of purchases and sales count'],
    [type !== 'sale' && lumpSums !== undefined, 'lumpSums', 'Belong to the sale of a fund'],
    [foreignTax > 0 && (of ?? '').startsWith('DE'), 'foreignTax', 'German tax does not belong here: it is credited with a German certificate (lines 37 to 39)'],
    [paidIn === 'EUR' && rate !== undefined, 'rate', 'Belongs to other currencies than EUR'],
  ]
  return rules.flatMap(([wrong, field, message]): [string, string][] => (wrong ? [[field, message]] : []))
}

/** Why an amount, and with it every line that it may belong to, is not known. */
const obstacles = [
  'kind_unknown', 'rate_unknown', 'price_unknown', 'merged_in_year', 'lump_sums_unknown', 'bought_before_2018', 'bought_before_2009', 'treaty_rate_unknown',
] as const

export type Obstacle = (typeof obstacles)[number]

const lot = z.strictObject({
  date: isoDate.meta({ description: 'Day of purchase.' }),
  units: z.number().meta({ description: 'Units of that day.' }),
  cost: eur('What they cost, with the costs of the purchase.').nullable(),
  lumpSums: eur('Lump sums that the sale deducts, or that these units bear.').nullable(),
})

/** Types of rows, by the source of their amount. */
const entryTypes = ['distribution', 'interest', 'lump_sum', 'sale', 'total'] as const

const entry = z.strictObject({
  type: z.enum(entryTypes),
  booking: z.int().nullable().meta({ description: 'Its booking by its place in the request, from 0; null for lump sums and totals.' }),
  depot: z.string().nullable(),
  isin: z.string().nullable(),
  kind: z.enum(kinds).nullable(),
  total: z.enum([...pools, 'privateSaleGain', 'privateSaleLoss']).nullable().meta({ description: 'Which total of the request it is; null for other rows.' }),
  date: isoDate.nullable().meta({ description: 'Day of the sale or payment; of a lump sum, the first working day of the year.' }),
  units: z.number().nullable().meta({ description: 'Units sold or held.' }),
  rate: z.number().nullable().meta({ description: 'Units of the currency for 1 EUR; null where it is EUR.' }),
  rateDate: isoDate.nullable().meta({ description: 'Day of the reference rate; null where the request gives the rate.' }),
  proceeds: eur('Proceeds of a sale before its costs (line 50).').nullable(),
  costs: eur('Costs of a sale (line 52).').nullable(),
  cost: eur('Cost of the units sold (line 51).').nullable(),
  lumpSums: eur('Lump sums that a sale deducts (line 53).').nullable(),
  amount: eur('What counts: the payment before all taxes, the lump sum, or the gain; negative for a loss. Before the partial exemption.').nullable(),
  foreignTax: eur('Foreign tax that can be credited.').nullable(),
  lots: z.array(lot).meta({ description: 'Purchases that a sale takes, or that bear a lump sum, the oldest first.' }),
  obstacles: z.array(z.enum(obstacles)),
})

const line = z.strictObject({
  line: z.enum(formLines).meta({ description: 'Form and line.' }),
  amount: eur('What goes in; null where a row behind it is not known.').nullable(),
  amountIfExemptionLowersCredit: eur('Of line 41: the same by the reading that credits foreign tax on distributions of funds only as far as they are not exempt; null where both agree.').nullable(),
  rows: z.array(z.strictObject({ entry: z.int().meta({ description: 'Its place in `entries`, from 0.' }), amount: eur('What it adds; negative where it lowers the line.').nullable() })),
  obstacles: z.array(z.enum(obstacles)),
})

/** The lines of a tax return. */
export const result = z.strictObject({
  status: z.enum(['ok', 'partial']).meta({ description: '`partial` when a row has obstacles; the lines that depend on it are null.' }),
  year: z.int(),
  lines: z.array(line).meta({ description: 'Lines to fill in, in the order of the forms. Lines of 0 are left out, but line 19.' }),
  entries: z.array(entry).meta({ description: 'All rows behind the lines.' }),
  afterExemption: potsOf('Income less losses, those by certificate too, after the partial exemption').nullable().meta({ description: 'What the tax office makes of the lines, before losses of earlier years and the allowance; on no form. Null where a row is not known, and where losses on derivatives stand apart.' }),
  lossUsed: potsOf('Losses of earlier years that are set off against it').nullable(),
  lossCarriedForward: potsOf('Losses that are left to be carried forward').nullable(),
  privateSales: z
    .strictObject({ result: eur('Gains less losses of private sales within a year.').nullable(), taxed: eur('What of it is taxed: nothing below the limit.').nullable() })
    .nullable()
    .meta({ description: 'Private sales (Anlage SO, section 23 EStG); null where there are none. The line is not named: sources differ.' }),
})

export type Inputs = z.output<typeof inputs>
export type Booking = Inputs['bookings'][number]
export type Change = NonNullable<Inputs['changes']>[number]
export type SecurityInput = Inputs['securities'][number]
export type Result = z.output<typeof result>
export type Entry = z.output<typeof entry>
export type EntryLot = z.output<typeof lot>
export type Line = z.output<typeof line>

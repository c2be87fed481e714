/** Request and result of a year. */
import * as z from 'zod'
import { tarifjahre } from '../../law/einkommensteuertarif/figures'
import { amount } from '../../values/schemas/amount'
import { eur } from '../../values/schemas/results'
import { steuer } from '../../law/kapitalertrag/steuer'
import { lastDayOf } from '../lump-sum'
import { banksOf, potsOf } from '../fields'
import { bankFaults, ONLY_WITHHELD } from '../orders'
import { total } from '../pots'
import { taxPerson } from '../../law/kapitalertrag/tax-profile'

const income = (description: string) => amount().default(0).meta({ description })

const pots = (what: string) =>
  z
    .strictObject({
      general: income(`${what}: all but sales of shares.`),
      shares: income(`${what}: sales of shares.`),
    })
    .prefault({})

const bank = z.strictObject({
  name: z.string().min(1).max(60).meta({ description: 'Name of the bank or broker.' }),
  withholdsTax: z.boolean().default(true).meta({ description: 'Whether the bank withholds German tax; a foreign broker does not.' }),
  nonAssessment: z.boolean().default(false).meta({ description: 'Whether this bank has a non-assessment certificate (NV-Bescheinigung), such as that of a child: it withholds nothing then.' }),
  interest: income('Interest.'),
  dividends: income('Dividends of German shares.'),
  foreignDividends: income('Dividends of foreign shares, before foreign tax.'),
  foreignTax: z
    .strictObject({
      credited: income('Foreign tax that the bank has credited (line 40 of Anlage KAP).'),
      notCredited: income('Foreign tax that can be credited and has not been (line 41 of Anlage KAP).'),
    })
    .optional()
    .meta({ description: 'Foreign tax by the certificate of the bank; needed where there are foreign dividends. Nothing stands for zero: without it the tax is null.' }),
  funds: income('Distributions and advance lump sums of funds that count in this year, after the partial exemption.'),
  gains: income('Gains other than on shares, those of funds after lump sums and partial exemption.'),
  losses: income('Losses other than on shares, those of funds after the partial exemption; as a positive amount.'),
  shareGains: income('Gains on the sale of shares.'),
  shareLosses: income('Losses on the sale of shares; as a positive amount.'),
  lossPots: pots('Losses that the bank carried over from the year before'),
  lossCertificate: z.boolean().default(false).meta({
    description: 'Whether a loss certificate was asked for by 15 December: losses left then count in the return and no longer at the bank.',
  }),
  exemptionOrder: z.number().min(0).max(2000).default(0).meta({ description: 'Exemption order given to this bank.', unit: 'EUR' }),
  withheld: amount().optional().meta({ description: 'Tax withheld by the certificate of the bank, all three taxes together; calculated when left out.' }),
})

/** The request of a year. */
export const inputs = z
  .strictObject({
    year: z.literal([...tarifjahre], 'Only years whose tariff is in force').meta({ description: 'Calendar year in which the income was received.' }),
    banks: banksOf(bank),
    lossesCarriedForward: pots('Losses that the tax office carried forward from earlier years'),
    otherTaxableIncome: amount().optional().meta({
      description: 'Taxable income of the year without capital income; of both spouses when they file jointly. Left out, the personal rate is not compared.',
    }),
    oldAgeReliefPct: z.number().min(0).max(40).default(0).meta({
      description: 'Percentage of the old-age relief (section 24a EStG) that the personal rate opens for capital income; 0 for none.',
      unit: 'percent',
    }),
    oldAgeReliefLeft: amount().default(0).meta({ description: 'What other income leaves of the highest old-age relief.' }),
    taxProfile: taxPerson,
  })
  .superRefine(({ banks, year, taxProfile }, context) => {
    banks.forEach((bank, index) => {
      const { withholdsTax, withheld, foreignTax, lossPots } = bank
      const refuse = (message: string, ...path: string[]): void => context.addIssue({ code: 'custom', path: ['banks', index, ...path], message })
      for (const [field, message] of bankFaults(bank, taxProfile, lastDayOf(year))) refuse(message, field)
      if (withholdsTax) return
      if (foreignTax !== undefined && foreignTax.credited > 0) refuse(ONLY_WITHHELD, 'foreignTax', 'credited')
      if (withheld !== undefined) refuse(ONLY_WITHHELD, 'withheld')
      if (total(lossPots) > 0) refuse('Of a foreign broker they are lossesCarriedForward', 'lossPots')
    })
  })

/** Why the tax of a bank, and with it that of the year, is not known. */
const obstacles = ['foreign_tax_unknown'] as const

const bankResult = z.strictObject({
  name: z.string(),
  withholdsTax: z.boolean(),
  obstacles: z.array(z.enum(obstacles)).meta({ description: 'Why figures are missing; empty when all are there.' }),
  income: potsOf('Income left after the losses of this bank; at a foreign broker before them'),
  lossUsed: potsOf('Losses set off at this bank'),
  lossLeft: potsOf('Losses left at the end of the year; all of a foreign broker, for the return'),
  orderUsed: eur('Part of the exemption order that is used.'),
  steuer: steuer.nullable().meta({ description: 'Tax that the bank withholds by its books; null where it withholds none, or where a figure is missing.' }),
  withheld: eur('Tax withheld: as given, else by the line before; null where neither is known.').nullable(),
})

const side = z.strictObject({
  incomeTax: eur('Income tax by the tariff.'),
  flatTax: eur('Flat rate income tax on capital income.'),
  solidaritaetszuschlag: eur('Solidarity surcharge.'),
  kirchensteuer: eur('Church tax.'),
  total: eur('All taxes together.'),
})

/** A year's tax on capital income. */
export const result = z.strictObject({
  status: z.enum(['ok', 'partial']).meta({ description: '`partial` when a bank has obstacles; the figures that depend on it are null.' }),
  banks: z.array(bankResult),
  withheld: eur('Tax withheld by all banks.').nullable(),
  law: z.strictObject({
    income: potsOf('Income of all banks after all losses that count in the return'),
    lossUsed: potsOf('Losses set off in the return'),
    lossCarriedForward: potsOf('Losses that the tax office carries forward'),
    allowance: eur('Saver allowance.'),
    foreignTaxCredited: eur('Foreign tax that is credited: all of it, at most a quarter of the income after the allowance.').nullable(),
    steuer: steuer.nullable().meta({ description: 'Tax owed; null where the foreign tax of a bank is not known.' }),
  }),
  refund: eur('Tax withheld less the tax owed by law at the flat rate; negative for an additional payment; null where one of them is not known.').nullable(),
  personalRate: z
    .strictObject({
      flat: side.meta({ description: 'Other income by the tariff, capital income at the flat rate.' }),
      tariff: side.meta({ description: 'All income by the tariff.' }),
      oldAgeRelief: eur('Old-age relief that capital income brings with the personal rate.'),
      cheaper: z.enum(['flat', 'tariff']),
      advantage: eur('What the cheaper way saves against the other.'),
      refund: eur('Refund with the cheaper way; null where the tax withheld is not known.').nullable(),
    })
    .nullable()
    .meta({ description: 'Comparison with the personal rate (section 32d(6) EStG); null where the other income or a foreign tax is not given.' }),
})

export type Inputs = z.output<typeof inputs>
export type Bank = z.output<typeof bank>
export type BankResult = z.output<typeof bankResult>
export type Side = z.output<typeof side>

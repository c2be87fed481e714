/** Request and result of the calculation. */
import * as z from 'zod'
import { auszahlung, hoechstbeitrag, REFORM, rentenpauschbetrag } from '../../law/altersvorsorge/figures'
import { statutoryAllowance } from '../../law/kapitalertrag/kapitalertrag'
import { taxPerson } from '../../law/kapitalertrag/tax-profile'
import { yearOf } from '../../values/dates'
import { amount } from '../../values/schemas/amount'
import { eur, percentagePoints } from '../../values/schemas/results'

const { earliest, latest, planUntil, atOnce } = auszahlung.on(REFORM)

const FIRST_YEAR = yearOf(REFORM)

const percent = (most: number) => z.number().min(0).max(most)
const contribution = () => z.number().min(0).max(hoechstbeitrag.on(REFORM))

const child = z.strictObject({
  birthYear: z.int().min(FIRST_YEAR - 30).max(FIRST_YEAR + 40).default(FIRST_YEAR),
  benefitUntilAge: z.int().min(17).max(25).default(18).meta({ description: 'Birthday in whose calendar year child benefit is paid for the last time: one month of it suffices for the year.', unit: 'years' }),
})

const support = z
  .strictObject({
    firstYear: z.int().min(FIRST_YEAR).max(FIRST_YEAR + 10).default(FIRST_YEAR).meta({ description: 'Calendar year of the first contribution.' }),
    entitlement: z.enum(['direct', 'through_spouse']).default('direct').meta({ description: 'Whether the person is entitled to the support itself or only through the spouse. The calculation cannot establish it.' }),
    spouseContribution: contribution().default(0).meta({ description: 'Contribution of the spouse who is entitled; only where the person is entitled through the spouse.', unit: 'EUR/year' }),
    spouseIsEntitledThroughMe: z.boolean().default(false).meta({ description: 'Whether the spouse, with a contract of their own and €120 a year, is entitled through this person: the maximum of the deduction rises.' }),
    bonusWasGranted: z.boolean().default(false).meta({ description: 'Whether the career starter bonus was granted before.' }),
    allowanceDelayYears: z.int().min(0).max(2).default(1).meta({ description: 'Years after the contribution year at whose end the allowance is credited.', unit: 'years' }),
  })
  .prefault({})

const payout = z
  .strictObject({
    startAge: z.int().min(earliest).max(latest).default(67).meta({ description: 'Age at which the payout begins.', unit: 'years' }),
    untilAge: z.int().min(planUntil).max(105).default(planUntil).meta({ description: 'Age at which the payout plan ends; with an annuity the age up to which payments are counted.', unit: 'years' }),
    annualReturnPct: percent(15).default(3).meta({ description: 'Assumed return before costs during the payout, the same for both ways.', unit: 'percentage points' }),
    atOncePct: percent(100 * atOnce).default(0).meta({ description: 'Share of the capital paid at once when the payout begins, 30% at most; your own portfolio sells the same share.', unit: 'percentage points' }),
    annuityPer10000: z.number().min(1).max(100).nullable().default(null).meta({ description: 'Monthly life annuity for each €10,000 of capital, as an insurer offers it; left out, a payout plan is calculated.', unit: 'EUR/month' }),
    otherIncome: amount().nullable().default(null).meta({ description: 'Other taxable income of a year in old age. With it the tax follows from the tariff instead of the assumed tax rate.', unit: 'EUR/year' }),
    lumpDeductionLeft: z.number().min(0).max(rentenpauschbetrag.on(REFORM)).default(0).meta({ description: 'What is left of the lump-sum deduction of €102 a year; a statutory pension uses it up.', unit: 'EUR/year' }),
  })
  .prefault({})

const riesterContract = z
  .strictObject({
    capital: amount().default(0).meta({ description: 'Capital of an existing Riester contract moved into the new one; its costs of transfer taken off.' }),
    incomeBefore: amount().nullable().default(null).meta({ description: 'Income liable to pension insurance of the year before: with it the answer says what the old contract would get.', unit: 'EUR/year' }),
  })
  .prefault({})

/** The request. */
export const inputs = z
  .strictObject({
    age: z.int().min(16).max(69).default(35).meta({ description: 'Age at the beginning of the first year.', unit: 'years' }),
    yearlyContribution: contribution().default(1800).meta({ description: 'Own contribution of every year to the one contract, paid monthly; €6,840 at most, allowances not counted.', unit: 'EUR/year' }),
    children: z.array(child).max(12).default([]).meta({ description: 'Children for whom child benefit is paid to this person.' }),
    taxableIncome: amount().default(45_000).meta({ description: 'Taxable income of every year of saving, without the deduction; of both spouses where they file jointly.', unit: 'EUR/year' }),
    taxRateInOldAgePct: percent(60).default(25).meta({ description: 'Assumed tax on each further euro in old age, surcharge and church tax included; counts where no other income in old age is given.', unit: 'percentage points' }),
    annualReturnPct: percent(15).default(6).meta({ description: 'Assumed return before costs while saving, the same for both ways.', unit: 'percentage points' }),
    contractCostsPct: percent(5).default(1).meta({ description: 'Effective costs of the Altersvorsorgedepot a year.', unit: 'percentage points' }),
    ownCostsPct: percent(5).default(0.2).meta({ description: 'Costs of your own fund a year.', unit: 'percentage points' }),
    saverAllowance: z.number().min(0).max(2000).default(1000).meta({ description: 'Saver allowance of every year that is left for your own portfolio.', unit: 'EUR/year' }),
    harmfulUseAfterYears: z.int().min(1).max(50).default(10).meta({ description: 'Years after which the capital is paid out otherwise than as a pension, to show what that costs.', unit: 'years' }),
    payout,
    support,
    riester: riesterContract,
    taxProfile: taxPerson,
  })
  .refine(({ age, payout: { startAge } }) => age < startAge, { path: ['payout', 'startAge'], error: 'Must be above age' })
  .refine(({ saverAllowance, taxProfile }) => saverAllowance <= statutoryAllowance(taxProfile.filing_status), {
    path: ['saverAllowance'],
    error: 'Must not be above the saver allowance of the filing status',
  })
  .refine(({ support: { entitlement, spouseContribution } }) => entitlement === 'through_spouse' || spouseContribution === 0, {
    path: ['support', 'spouseContribution'],
    error: 'Counts only with entitlement through_spouse',
  })
  .refine(({ support: { entitlement, spouseIsEntitledThroughMe } }) => entitlement === 'direct' || !spouseIsEntitledThroughMe, {
    path: ['support', 'spouseIsEntitledThroughMe'],
    error: 'Needs a person who is entitled directly',
  })
  .refine(({ support: { spouseIsEntitledThroughMe }, taxProfile }) => !spouseIsEntitledThroughMe || taxProfile.filing_status === 'joint', {
    path: ['support', 'spouseIsEntitledThroughMe'],
    error: 'Needs spouses who file jointly',
  })

const savingRow = z.strictObject({
  year: z.int(),
  age: z.int().meta({ description: 'Age at the beginning of the year.', unit: 'years' }),
  contribution: eur('Own contribution.'),
  basicAllowance: eur('Basic allowance due for the year.'),
  starterBonus: eur('Career starter bonus.'),
  childAllowance: eur('Child allowances due for the year.'),
  refund: eur('Income tax that the deduction saves beyond the allowances; paid to the person.'),
  surcharges: eur('Church tax and solidarity surcharge on the refund.'),
  effort: eur('Contribution less refund and surcharges, not below 0: what the year really takes, and what your own portfolio gets.'),
  contractValue: eur('Value of the Altersvorsorgedepot at the end of the year, moved Riester capital left out.'),
  ownTax: eur('Tax of your own portfolio in January, sales for it included.'),
  ownValue: eur('Value of your own portfolio at the end of the year.'),
})

const payoutRow = z.strictObject({
  age: z.int().meta({ unit: 'years' }),
  contractGross: eur('Paid by the contract; in the first year with what is paid at once.'),
  contractTax: eur('Tax on it.'),
  contractNet: eur('What is left of it.'),
  ownGross: eur('Proceeds of sales of your own portfolio.'),
  ownTax: eur('Tax on the gain in them and on the lump sum of the year before.'),
  ownNet: eur('What is left of them.'),
})

const rateRow = z.strictObject({
  taxRatePct: percentagePoints('Assumed tax on each euro of benefit in old age.'),
  contractNet: eur('Sum of the payments of the contract after this tax.'),
  ownNet: eur('Sum of the payments of your own portfolio after tax; the rate does not change it.'),
  difference: eur('The first less the second.'),
})

const contractSums = z.strictObject({
  capital: eur('Value when the payout begins, moved Riester capital left out.'),
  contributions: eur('Own contributions.'),
  unsubsidised: eur('Part of them that gets neither allowance nor deduction.'),
  allowances: eur('All allowances.'),
  refunds: eur('All refunds with the surcharges on them.'),
  mostAtOnce: eur('Most that may be paid at once when the payout begins.'),
  leastInstalment: z.number().meta({ description: 'Least monthly instalment of a payout plan after what is paid at once.', unit: 'EUR/month' }),
  gross: eur('Sum of the payments.'),
  tax: eur('Tax on them.'),
  net: eur('What is left of them.'),
})

const ownSums = z.strictObject({
  capital: eur('Value when the payout begins, before tax on the gain.'),
  contributions: eur('Paid in: the same outlay.'),
  taxWhileSaving: eur('Tax on lump sums, and on the sales that paid it.'),
  gross: eur('Sum of the sales.'),
  tax: eur('Tax on them.'),
  net: eur('What is left of them.'),
})

const harmful = z.strictObject({
  age: z.int().meta({ description: 'Age at the end of that year.', unit: 'years' }),
  capital: eur('Value of the contract.'),
  repaid: eur('Allowances and refunds that go back.'),
  gain: eur('Capital less allowances less contributions; negative for a loss.'),
  tax: eur('Tax on the gain beside the income of today.'),
  left: eur('What is left; negative where more goes back than there is.'),
})

const movedCapital = z.strictObject({
  capital: eur('The moved capital when the payout begins.'),
  net: eur('What its payments add after tax; not part of the comparison.'),
})

const oldRules = z.strictObject({
  fullAllowance: eur('Allowance for the full own contribution by the rules before 2027.'),
  allowance: eur('Allowance for this contribution by those rules, in the first year.'),
  newAllowance: eur('Allowance by the new rules in that year, without the bonus.'),
})

/** The result: both plans with the same outlay. */
export const result = z.strictObject({
  difference: eur('Net payments of the Altersvorsorgedepot less those of your own portfolio for the same outlay, at the tax assumed for old age.'),
  breakEvenTaxRatePct: percentagePoints('Tax rate in old age below which the Altersvorsorgedepot leaves more. Null where no rate from 0 to 100 makes both equal.').nullable(),
  breakEvenCostsPct: percentagePoints('Costs of the Altersvorsorgedepot below which it leaves more. Null where none from 0 to 10 make both equal.').nullable(),
  findings: z.array(z.string()).meta({ description: 'What decides, in sentences.' }),
  byTaxRate: z.array(rateRow),
  contract: contractSums,
  own: ownSums,
  saving: z.array(savingRow),
  payout: z.array(payoutRow),
  harmfulUse: harmful.nullable().meta({ description: 'Null where the payout begins by the end of that year.' }),
  riester: movedCapital.nullable().meta({ description: 'Null without moved capital.' }),
  oldRules: oldRules.nullable().meta({ description: 'Null without the income of the year before.' }),
})

export type Inputs = z.output<typeof inputs>
export type Result = z.output<typeof result>

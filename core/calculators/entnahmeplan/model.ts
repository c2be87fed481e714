import * as z from 'zod'
import { lastOf } from '../../values/one-of'
import { defineCalculation } from '../../operations/define'
import { citations } from '../../law/dated'
import { teilfreistellung } from '../../law/investmentfonds/figures'
import { fundTaxLaw } from '../../law/investmentfonds/fondssteuer'
import { cents, sixDecimals } from '../../values/money'
import { sparplanFondstyp } from '../../law/investmentfonds/fondstyp'
import { eur, percentagePoints } from '../../values/schemas/results'
import { amount } from '../../values/schemas/amount'
import { taxProfile } from '../../law/kapitalertrag/tax-profile'
import { fundTax, kirchensteuersatz, statutoryAllowance } from '../../law/kapitalertrag/kapitalertrag'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import { flatRateOnly, noCostsNoInflation, noTaxAdvice, privateInvestor, todaysLaw } from '../../law/investmentfonds/standard-texts'
import { LAW_DATE } from '../../contract/version'
import { sustainableWithdrawal, withdrawalYears, type WithdrawalPlan, type WithdrawalYear } from './withdrawal'
import { sumBy } from '../../values/sum'

const inputs = z.strictObject({
  startCapital: amount().default(500_000).meta({ description: 'Value of the fund today.' }),
  costBasisPct: z.number().min(0).max(100).default(60).meta({ description: 'Share of the capital that was paid in (purchase cost). The rest is gain; only that is taxed when it is sold.', unit: 'percentage points' }),
  monthlyWithdrawal: amount().default(1500).meta({ description: 'Amount sold every month; tax still comes off it.', unit: 'EUR/month' }),
  annualIncreasePct: z.number().min(0).max(10).default(2).meta({ description: 'Raise of the withdrawal, once a year, for example by inflation.', unit: 'percentage points' }),
  annualReturnPct: z.number().min(0).max(15).default(5).meta({ description: 'Assumed return, the same in every year.', unit: 'percentage points' }),
  horizonYears: z.int().min(1).max(60).default(30).meta({ description: 'How long money is withdrawn.', unit: 'years' }),
  fondstyp: sparplanFondstyp,
  taxProfile,
})

const row = z.strictObject({
  year: z.int().min(1),
  startValue: eur('Value at the start of the year.'),
  growth: eur('Growth of the year.'),
  withdrawn: eur('Sale proceeds of the year before tax.'),
  tax: eur('Tax on the gain in these sales.'),
  netWithdrawn: eur('What is left of them.'),
  endValue: eur('Value at the end of the year.'),
})

const result = z.strictObject({
  yearly_data: z.array(row),
  finalValue: eur('Value at the horizon, before tax on what is left.'),
  totalWithdrawn: eur('Sum of the years.'),
  totalTax: eur('Sum of the years.'),
  totalNetWithdrawn: eur('Sum of the years.'),
  yearsUntilDepletion: z.number().min(0).nullable().meta({
    description: 'Null: every month inside the horizon is paid in full. It does not say that the money lasts for life.',
    unit: 'years',
  }),
  effectiveWithdrawalRate: percentagePoints('Withdrawals of the first year in percent of the capital; null without capital.').nullable(),
  sustainableMonthlyWithdrawal: eur('Monthly amount of the first year, raised as given, that leaves 0 at the horizon.'),
})

type Inputs = z.output<typeof inputs>
type Row = z.output<typeof row>

const planOf = (given: Inputs): WithdrawalPlan => ({
  startCapital: given.startCapital,
  costShare: given.costBasisPct / 100,
  monthlyWithdrawal: given.monthlyWithdrawal,
  annualIncrease: given.annualIncreasePct / 100,
  annualReturn: given.annualReturnPct / 100,
  years: given.horizonYears,
})

function rowOf(year: WithdrawalYear, index: number, taxOn: (gain: number) => number): Row {
  const withdrawn = cents(year.withdrawn)
  const tax = cents(taxOn(year.gain))
  return {
    year: index + 1,
    startValue: cents(year.startValue),
    growth: cents(year.growth),
    withdrawn,
    tax,
    netWithdrawn: cents(withdrawn - tax),
    endValue: cents(year.endValue),
  }
}

/** Months paid in full, as years; null if every month of the horizon was. */
function depletion(years: readonly WithdrawalYear[]): number | null {
  const paid = sumBy(years, ({ monthsPaid }) => monthsPaid)
  return paid === 12 * years.length ? null : sixDecimals(paid / 12)
}

function compute(given: Inputs) {
  const plan = planOf(given)
  const years = withdrawalYears(plan)
  const taxOn = fundTax({
    exemptShare: teilfreistellung.on(LAW_DATE)[given.fondstyp],
    allowance: statutoryAllowance(given.taxProfile.filing_status),
    churchRate: kirchensteuersatz(given.taxProfile),
  })
  const rows = years.map((year, index) => rowOf(year, index, taxOn))
  const total = (field: 'withdrawn' | 'tax' | 'netWithdrawn') => cents(sumBy(rows, (entry) => entry[field]))
  const withoutCapital = cents(given.startCapital) === 0
  return {
    result: {
      yearly_data: rows,
      finalValue: lastOf(rows).endValue,
      totalWithdrawn: total('withdrawn'),
      totalTax: total('tax'),
      totalNetWithdrawn: total('netWithdrawn'),
      yearsUntilDepletion: depletion(years),
      effectiveWithdrawalRate: withoutCapital ? null : sixDecimals(((12 * given.monthlyWithdrawal) / given.startCapital) * 100),
      sustainableMonthlyWithdrawal: cents(sustainableWithdrawal(plan)),
    },
    assumptions: churchTaxAssumptions(given.taxProfile),
  }
}

/** Monthly withdrawals from a fund, their tax, and how long it lasts. */
export const entnahmeplan = defineCalculation({
  id: 'entnahmeplan',
  title: { en: 'Withdrawal plan', de: 'Entnahmeplan' },
  description: {
    en: 'Monthly withdrawals from a fund: the tax on them, how long the fund lasts within the horizon, and the amount that would use it up exactly.',
    de: 'Monatliche Entnahmen aus einem Fonds: die Steuer darauf, wie lange er innerhalb des Zeitraums reicht und welcher Betrag ihn genau aufbraucht.',
  },
  notFor: 'Not for how much capital is needed: use calculateFireRechner or calculateRentenluecke.',
  inputs,
  result,
  example: { startCapital: 400_000, monthlyWithdrawal: 1600, annualReturnPct: 4, horizonYears: 25 },
  law: fundTaxLaw,
  method: {
    en: [
      'Every month the fund grows by `(1 + R)^(1/12) - 1`, then `monthlyWithdrawal` is sold, or what is left. The withdrawal rises by `annualIncreasePct` once a year.',
      '',
      'Gain in a sale at average cost: `sale x (value - cost) / value`; the cost left falls in proportion. Tax of a year: `tax(max(0, gains x (1 - partial exemption) - saver allowance))` with `tax(x) = x x r x (1 + 5.5% + k)`, `r = 1 / (4 + k)`, `k` = church tax rate. The tax is paid out of the proceeds.',
      '',
      '`yearsUntilDepletion` = months paid in full (to half a cent) / 12.',
      '',
      '`sustainableMonthlyWithdrawal = startCapital / sum over months n of (1 + annualIncreasePct)^(full years before n) / (1 + m)^n`, with m the monthly growth.',
    ].join('\n'),
    de: [
      'Jeden Monat wächst der Fonds um `(1 + R)^(1/12) - 1`, danach wird `monthlyWithdrawal` verkauft oder was noch da ist. Die Entnahme steigt einmal im Jahr um `annualIncreasePct`.',
      '',
      'Gewinn eines Verkaufs zum Durchschnittskurs: `Verkauf x (Wert - Kosten) / Wert`; die restlichen Kosten sinken im Verhältnis. Steuer eines Jahres: `Steuer(max(0, Gewinne x (1 - Teilfreistellung) - Sparer-Pauschbetrag))` mit `Steuer(x) = x x r x (1 + 5,5 % + k)`, `r = 1 / (4 + k)`, `k` = Kirchensteuersatz. Die Steuer wird aus dem Erlös bezahlt.',
      '',
      '`yearsUntilDepletion` = voll gezahlte Monate (auf einen halben Cent) / 12.',
      '',
      '`sustainableMonthlyWithdrawal = startCapital / Summe über die Monate n von (1 + annualIncreasePct)^(volle Jahre vor n) / (1 + m)^n`, mit m als Monatswachstum.',
    ].join('\n'),
  },
  assumptions: [
    {
      en: 'The return is an assumption, the same in every month, and not a forecast. Sales take place at the end of each month.',
      de: 'Die Rendite ist eine Annahme, in jedem Monat gleich, und keine Prognose. Verkauft wird am Ende jedes Monats.',
    },
    privateInvestor,
    todaysLaw,
  ],
  limitations: [
    {
      en: 'The withdrawal is gross: tax comes off it, so that less reaches your account in years with tax.',
      de: 'Die Entnahme ist brutto: Die Steuer geht davon ab, sodass in Jahren mit Steuer weniger auf dem Konto ankommt.',
    },
    {
      en: 'The yearly advance lump sum (Vorabpauschale) is not modelled; it can bring tax forward.',
      de: 'Die jährliche Vorabpauschale ist nicht berücksichtigt; sie kann Steuer vorziehen.',
    },
    {
      en: 'Gains are calculated at average cost. The law takes the oldest shares first, which usually means more tax at the start and less later.',
      de: 'Gewinne werden zum Durchschnittskurs gerechnet. Das Gesetz verkauft die ältesten Anteile zuerst, was meist anfangs mehr und später weniger Steuer bedeutet.',
    },
    {
      en: 'Real markets vary: losses in the first years can exhaust the fund much earlier.',
      de: 'Echte Märkte schwanken: Verluste in den ersten Jahren können den Fonds viel früher aufbrauchen.',
    },
    noCostsNoInflation,
    flatRateOnly,
    noTaxAdvice,
  ],
  sources: citations(fundTaxLaw),
  compute,
})

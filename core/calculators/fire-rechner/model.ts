import * as z from 'zod'
import { defineCalculation } from '../../operations/define'
import { monthlyRate, realRate } from '../../values/growth'
import { cents, sixDecimals } from '../../values/money'
import { HALF_CENT } from '../../savings-goal/savings-goal'
import { amount } from '../../values/schemas/amount'

const HORIZON_MONTHS = 600

const inputs = z
  .strictObject({
    variant: z.enum(['regular', 'coast', 'barista']).default('regular'),
    currentAge: z.int().min(18).max(80).default(35).meta({ unit: 'years' }),
    retirementAge: z.int().min(40).max(80).default(67).meta({ description: 'Coast only: age from which the portfolio must pay.', unit: 'years' }),
    monthlyExpenses: amount().default(2500).meta({ description: "Expenses in retirement, today's euros.", unit: 'EUR/month' }),
    currentPortfolio: amount().default(50_000),
    monthlySavings: amount().default(1000).meta({ description: "Saving at the end of every month, today's euros.", unit: 'EUR/month' }),
    monthlySideIncome: amount().default(0).meta({ description: 'Barista only: income beside the portfolio.', unit: 'EUR/month' }),
    annualReturnPct: z.number().min(0).max(15).default(6).meta({ description: 'Yearly return before inflation.', unit: 'percentage points' }),
    inflationPct: z.number().min(0).max(10).default(2).meta({ unit: 'percentage points' }),
    withdrawalRatePct: z.number().min(2).max(6).default(3.5).meta({ description: 'Share of the portfolio withdrawn in the first year.', unit: 'percentage points' }),
  })
  .refine(({ variant, currentAge, retirementAge }) => variant !== 'coast' || retirementAge >= currentAge, {
    path: ['retirementAge'],
    error: 'Must not be below currentAge',
  })

const eur = () => z.number().min(0).meta({ unit: 'EUR' })

const row = z.strictObject({
  year: z.int().min(1).max(HORIZON_MONTHS / 12),
  age: z.number().meta({ description: 'Age at the end of the year.', unit: 'years' }),
  portfolio: eur(),
  target: eur(),
})

const result = z.strictObject({
  fireNumber: eur().meta({ description: 'Portfolio that pays all expenses.' }),
  targetNumber: eur().meta({ description: 'Target of the chosen variant today.' }),
  yearsToFire: z.number().min(0).nullable().meta({ description: 'Null: not reached within 50 years.', unit: 'years' }),
  fireAge: z.number().nullable().meta({ unit: 'years' }),
  progressPct: z.number().min(0).meta({ description: 'Portfolio as a share of targetNumber, not capped.', unit: 'percentage points' }),
  realReturnPct: z.number().meta({ unit: 'percentage points' }),
  monthlyPassiveIncome: z.number().min(0).meta({ description: 'What the portfolio of today would pay.', unit: 'EUR/month' }),
  yearly_data: z.array(row).max(HORIZON_MONTHS / 12),
})

type Inputs = z.output<typeof inputs>

/** Portfolio (EUR) that pays a yearly amount at a withdrawal rate (fraction). */
export const fireNumber = (yearlyExpenses: number, withdrawalRate: number): number => yearlyExpenses / withdrawalRate

/** Target of the variant after a number of months (EUR). */
type Target = (month: number) => number

function targetOf(given: Inputs, real: number): Target {
  const rate = given.withdrawalRatePct / 100
  const full = fireNumber(12 * given.monthlyExpenses, rate)
  if (given.variant === 'coast') {
    const years = given.retirementAge - given.currentAge
    return (month) => full / (1 + real) ** Math.max(0, years - month / 12)
  }
  if (given.variant === 'regular') return () => full
  const rest = fireNumber(12 * Math.max(0, given.monthlyExpenses - given.monthlySideIncome), rate)
  return () => rest
}

/** Portfolio at the end of every month, from today on. */
function portfolioPath({ currentPortfolio, monthlySavings }: Inputs, real: number): number[] {
  const rate = monthlyRate(real)
  const path = [currentPortfolio]
  let balance = currentPortfolio
  for (let month = 1; month <= HORIZON_MONTHS; month++) {
    balance = balance * (1 + rate) + monthlySavings
    path.push(balance)
  }
  return path
}

function yearlyRows(path: readonly number[], target: Target, currentAge: number, years: number) {
  return Array.from({ length: years }, (_, index) => {
    const year = index + 1
    return { year, age: currentAge + year, portfolio: cents(path[12 * year] ?? 0), target: cents(target(12 * year)) }
  })
}

/** Percentage points; a target below half a cent counts as reached. */
const progress = (portfolio: number, target: number): number =>
  cents(target) === 0 ? 100 : sixDecimals((portfolio / target) * 100)

function compute(given: Inputs) {
  const real = realRate(given.annualReturnPct / 100, given.inflationPct / 100)
  const rate = given.withdrawalRatePct / 100
  const target = targetOf(given, real)
  const path = portfolioPath(given, real)
  const reached = path.findIndex((balance, month) => balance >= target(month) - HALF_CENT)
  const months = reached === -1 ? null : reached
  return {
    result: {
      fireNumber: cents(fireNumber(12 * given.monthlyExpenses, rate)),
      targetNumber: cents(target(0)),
      yearsToFire: months === null ? null : sixDecimals(months / 12),
      fireAge: months === null ? null : sixDecimals(given.currentAge + months / 12),
      progressPct: progress(given.currentPortfolio, target(0)),
      realReturnPct: sixDecimals(real * 100),
      monthlyPassiveIncome: cents((given.currentPortfolio * rate) / 12),
      yearly_data: yearlyRows(path, target, given.currentAge, Math.ceil((months ?? HORIZON_MONTHS) / 12)),
    },
  }
}

/** Financial independence in today's euros: regular, coast or barista. */
export const fireRechner = defineCalculation({
  id: 'fire-rechner',
  title: { en: 'Financial independence (FIRE)', de: 'Finanzielle Unabhängigkeit (FIRE)' },
  description: {
    en: "The portfolio that pays for your life, wholly (regular), later without further saving (coast) or beside a part-time job (barista), in today's euros.",
    de: 'Das Vermögen, das das Leben bezahlt: ganz (regular), später ohne weiteres Sparen (coast) oder neben einem Teilzeitjob (barista), in heutigen Euro.',
  },
  notFor: 'Taxes and the statutory pension are left out. Not for withdrawals after tax: use calculateEntnahmeplan. Not for the gap beside a pension: use calculateRentenluecke.',
  inputs,
  result,
  example: { variant: 'coast', currentAge: 32, retirementAge: 63, monthlyExpenses: 2200, currentPortfolio: 80_000, monthlySavings: 900 },
  law: [],
  method: {
    en: [
      '`fireNumber = 12 x monthlyExpenses / withdrawalRatePct`',
      '',
      'Target: `fireNumber` (regular); `12 x max(0, monthlyExpenses - monthlySideIncome) / withdrawalRatePct` (barista); `fireNumber / (1 + real)^(years left to retirementAge)` (coast).',
      '',
      'Real return `real = (1 + annualReturnPct) / (1 + inflationPct) - 1`. Every month the portfolio grows by `(1 + real)^(1/12) - 1`, then the saving is added; `yearsToFire` is the first month in which it reaches the target (to half a cent), divided by 12, at most 50 years.',
    ].join('\n'),
    de: [
      '`fireNumber = 12 x monthlyExpenses / withdrawalRatePct`',
      '',
      'Ziel: `fireNumber` (regular); `12 x max(0, monthlyExpenses - monthlySideIncome) / withdrawalRatePct` (barista); `fireNumber / (1 + real)^(Jahre bis retirementAge)` (coast).',
      '',
      'Reale Rendite `real = (1 + annualReturnPct) / (1 + inflationPct) - 1`. Jeden Monat wächst das Vermögen um `(1 + real)^(1/12) - 1`, danach kommt die Sparrate hinzu; `yearsToFire` ist der erste Monat, in dem es das Ziel erreicht (auf einen halben Cent), geteilt durch 12, höchstens 50 Jahre.',
    ].join('\n'),
  },
  assumptions: [
    {
      en: "All amounts are in today's euros; expenses, saving and side income rise with prices.",
      de: 'Alle Beträge sind in heutigen Euro; Ausgaben, Sparrate und Nebeneinkommen steigen mit den Preisen.',
    },
    {
      en: 'The return is the same every month, and saving goes on until the end of the year in which the target is reached.',
      de: 'Die Rendite ist jeden Monat gleich, und gespart wird bis zum Ende des Jahres, in dem das Ziel erreicht ist.',
    },
  ],
  limitations: [
    {
      en: 'Taxes, fund costs, health insurance and the statutory pension are not modelled.',
      de: 'Steuern, Fondskosten, Krankenversicherung und gesetzliche Rente sind nicht berücksichtigt.',
    },
    {
      en: 'No withdrawal rate is safe: bad years at the start can exhaust a portfolio. The usual 4% comes from United States data over 30 years.',
      de: 'Kein Entnahmesatz ist sicher: Schlechte Jahre zu Beginn können ein Vermögen aufzehren. Die üblichen 4 % stammen aus US-Daten über 30 Jahre.',
    },
  ],
  sources: ['Cooley, Hubbard, Walz: Retirement Savings (Trinity study), AAII Journal, February 1998'],
  compute,
})

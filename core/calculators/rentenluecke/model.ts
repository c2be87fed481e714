import * as z from 'zod'
import type { IsoDate } from '../../values/dates'
import { defineCalculation } from '../../operations/define'
import { annuityFactor, monthlyRate, realRate } from '../../values/growth'
import { citations } from '../../law/dated'
import { planungsentnahme, planungsinflation, reviewed } from '../../law/modellannahmen/figures'
import { beitragsbemessungsgrenze, durchschnittsentgelt, rentenalter, rentenwert, zugangsfaktorJeMonat } from '../../law/rentenversicherung/figures'
import { cents } from '../../values/money'
import { amount } from '../../values/schemas/amount'
import { percent } from '../../values/fractions'
import { LAW_DATE } from '../../contract/version'

const law = [rentenwert, durchschnittsentgelt, beitragsbemessungsgrenze, rentenalter, zugangsfaktorJeMonat, planungsinflation, planungsentnahme]

const inputs = z
  .strictObject({
    currentAge: z.int().min(18).max(65).default(35).meta({ unit: 'years' }),
    retirementAge: z.int().min(55).max(70).default(67).meta({ unit: 'years' }),
    grossMonthlyIncome: amount().default(4000).meta({ description: 'Gross pay of a month, kept until retirement.', unit: 'EUR/month' }),
    workingYearsSoFar: z.int().min(0).max(50).default(10).meta({ description: 'Years with contributions at about this pay.', unit: 'years' }),
    desiredRetirementIncome: amount().default(2500).meta({ description: "In today's euros.", unit: 'EUR/month' }),
    existingPrivateProvision: amount().default(0),
    monthlyContribution: amount().default(300).meta({ description: 'What is saved for retirement every month now.', unit: 'EUR/month' }),
    annualReturnPct: z.number().min(0).max(15).default(6).meta({ description: 'Yearly return before inflation.', unit: 'percentage points' }),
  })
  .refine(({ currentAge, retirementAge }) => retirementAge >= currentAge, {
    path: ['retirementAge'],
    error: 'Must not be below currentAge',
  })

const eur = (description: string) => z.number().min(0).meta({ description, unit: 'EUR' })

const result = z.strictObject({
  estimatedStatePension: eur('Gross monthly pension.'),
  monthlyGap: eur('Wanted income less the pension, not below 0.'),
  annualGap: eur('Twelve times the monthly gap.'),
  capitalNeeded: eur('Capital at retirement that pays for the gap and for the years until a pension can start.'),
  capitalNeededAfterExisting: eur('The same less what the existing capital will have grown to, not below 0.'),
  monthlySavingsNeeded: eur('Saving per month until retirement; null when capital is needed and no time is left.').nullable(),
  surplusOrDeficit: z.number().meta({ description: 'Current saving less what is needed.', unit: 'EUR/month' }).nullable(),
  yearsUntilRetirement: z.number().min(0).meta({ unit: 'years' }),
})

type Inputs = z.output<typeof inputs>

const age = rentenalter.on(LAW_DATE)

/** Earnings points of one year with this gross pay in EUR (SGB VI section 70), unrounded. */
export const entgeltpunkte = (grossYear: number): number =>
  Math.min(grossYear, beitragsbemessungsgrenze.on(LAW_DATE)) / durchschnittsentgelt.on(LAW_DATE)

/** Access factor of a pension that starts this many months after the standard age, or before it if negative (section 77 SGB VI). */
export function zugangsfaktor(monthsLate: number): number {
  const { early, late } = zugangsfaktorJeMonat.on(LAW_DATE)
  return 1 + monthsLate * (monthsLate < 0 ? early : late)
}

/** Gross monthly pension (EUR) for these earnings points, started at this age in years (SGB VI section 64). */
export const monatsrente = (points: number, startAge: number, on: IsoDate = LAW_DATE): number =>
  points * zugangsfaktor(12 * (startAge - age.standard)) * rentenwert.on(on)

function statePension({ currentAge, retirementAge, grossMonthlyIncome, workingYearsSoFar }: Inputs): number {
  const years = workingYearsSoFar + retirementAge - currentAge
  return monatsrente(years * entgeltpunkte(12 * grossMonthlyIncome), Math.max(age.earliest, retirementAge))
}

/** Capital at retirement: it covers the gap permanently, and the pension itself for the years before it can start. */
function neededCapital({ retirementAge, desiredRetirementIncome }: Inputs, pension: number): number {
  const gap = Math.max(0, desiredRetirementIncome - pension)
  const bridgeYears = Math.max(0, age.earliest - retirementAge)
  return (12 * gap) / planungsentnahme.on(LAW_DATE) + 12 * bridgeYears * Math.min(pension, desiredRetirementIncome)
}

/** Monthly saving that reaches a capital within a number of years (EUR); null when no time is left. */
function neededSaving(capital: number, years: number, real: number): number | null {
  if (years === 0) return cents(capital) > 0 ? null : 0
  return cents(capital / annuityFactor(monthlyRate(real), 12 * years))
}

function compute(given: Inputs) {
  const years = given.retirementAge - given.currentAge
  const real = realRate(given.annualReturnPct / 100, planungsinflation.on(LAW_DATE))
  const pension = statePension(given)
  const monthlyGap = cents(Math.max(0, given.desiredRetirementIncome - pension))
  const capital = neededCapital(given, pension)
  const missing = Math.max(0, capital - given.existingPrivateProvision * (1 + real) ** years)
  const monthlySavingsNeeded = neededSaving(missing, years, real)
  return {
    result: {
      estimatedStatePension: cents(pension),
      monthlyGap,
      annualGap: cents(12 * monthlyGap),
      capitalNeeded: cents(capital),
      capitalNeededAfterExisting: cents(missing),
      monthlySavingsNeeded,
      surplusOrDeficit: monthlySavingsNeeded === null ? null : cents(given.monthlyContribution - monthlySavingsNeeded),
      yearsUntilRetirement: years,
    },
  }
}

const inflation = percent(planungsinflation.on(LAW_DATE))
const withdrawal = percent(planungsentnahme.on(LAW_DATE))

/** Pension gap and the saving that closes it. */
export const rentenluecke = defineCalculation({
  id: 'rentenluecke',
  title: { en: 'Pension gap', de: 'Rentenlücke' },
  description: {
    en: 'The gap between the statutory pension and the income you want in retirement, and the saving that closes it.',
    de: 'Die Lücke zwischen gesetzlicher Rente und gewünschtem Einkommen im Alter und die Sparrate, die sie schließt.',
  },
  notFor: 'Not for living from a portfolio alone: use calculateFireRechner. Not for withdrawals after tax: use calculateEntnahmeplan.',
  inputs,
  result,
  example: { currentAge: 40, grossMonthlyIncome: 4500, workingYearsSoFar: 15, desiredRetirementIncome: 2800, existingPrivateProvision: 20_000 },
  law,
  method: {
    en: [
      '`points = (workingYearsSoFar + retirementAge - currentAge) x min(12 x grossMonthlyIncome, contribution ceiling) / average earnings`',
      '',
      '`pension = points x pension value x access factor`. The access factor is 1 at the standard age, 0.003 less for every month before and 0.005 more for every month after.',
      '',
      '`capitalNeeded = 12 x gap / withdrawal rate`. Those who stop before 63 also need `12 x (63 - retirementAge) x min(pension, desiredRetirementIncome)`.',
      '',
      'Real return `(1 + annualReturnPct) / (1 + inflation) - 1`; the existing capital grows with it until retirement, and the saving is the month-end annuity that reaches the rest.',
    ].join('\n'),
    de: [
      '`Punkte = (workingYearsSoFar + retirementAge - currentAge) x min(12 x grossMonthlyIncome, Beitragsbemessungsgrenze) / Durchschnittsentgelt`',
      '',
      '`Rente = Punkte x Rentenwert x Zugangsfaktor`. Der Zugangsfaktor ist 1 bei der Regelaltersgrenze, 0,003 weniger je Monat davor und 0,005 mehr je Monat danach.',
      '',
      '`capitalNeeded = 12 x Lücke / Entnahmesatz`. Wer vor 63 aufhört, braucht zusätzlich `12 x (63 - retirementAge) x min(Rente, desiredRetirementIncome)`.',
      '',
      'Reale Rendite `(1 + annualReturnPct) / (1 + Inflation) - 1`; das vorhandene Kapital wächst damit bis zum Ruhestand, und die Sparrate ist die nachschüssige Monatsrate, die den Rest erreicht.',
    ].join('\n'),
  },
  assumptions: [
    {
      en: `All amounts are in today's euros. Prices rise by ${inflation.en} a year, and the monthly saving has to rise with them.`,
      de: `Alle Beträge sind in heutigen Euro. Die Preise steigen um ${inflation.de} im Jahr, und die Sparrate muss mit ihnen steigen.`,
    },
    {
      en: `The capital lasts when ${withdrawal.en} of it is withdrawn in the first year and the amount then follows prices. Reviewed on ${reviewed.en}; this is an assumption.`,
      de: `Das Kapital reicht, wenn im ersten Jahr ${withdrawal.de} entnommen werden und der Betrag danach den Preisen folgt. Geprüft am ${reviewed.de}; das ist eine Annahme.`,
    },
    {
      en: 'Every working year, past and future, earns the same points as the present one. Pay, pension value and prices rise alike. Standard age 67 (born from 1964 on).',
      de: 'Jedes Arbeitsjahr, vergangen und künftig, bringt so viele Punkte wie das jetzige. Löhne, Rentenwert und Preise steigen gleich. Regelaltersgrenze 67 (ab Jahrgang 1964).',
    },
    {
      en: 'No statutory pension is paid before the age of 63; those who stop earlier bridge the years from capital.',
      de: 'Vor 63 wird keine gesetzliche Rente gezahlt; wer früher aufhört, überbrückt die Jahre aus Kapital.',
    },
  ],
  limitations: [
    {
      en: 'A pension at 63 takes 35 years of insurance; this is not checked.',
      de: 'Eine Rente mit 63 verlangt 35 Versicherungsjahre; das wird nicht geprüft.',
    },
    {
      en: 'The pension is gross: health and care insurance and income tax come off, while the wanted income is usually meant net.',
      de: 'Die Rente ist brutto: Kranken- und Pflegeversicherung und Einkommensteuer gehen ab, der Wunsch ist meist netto gemeint.',
    },
    {
      en: 'Tax on returns, child-raising periods and company pensions are not modelled.',
      de: 'Steuern auf Erträge, Kindererziehungszeiten und Betriebsrenten sind nicht berücksichtigt.',
    },
  ],
  sources: citations(law),
  compute,
})

import * as z from 'zod'
import { lastOf } from '../../values/one-of'
import { defineCalculation } from '../../operations/define'
import { citations } from '../../law/dated'
import { basisertragAnteil, basiszins } from '../../law/investmentfonds/figures'
import { cents, sixDecimals } from '../../values/money'
import { sparplanFondstyp } from '../../law/investmentfonds/fondstyp'
import { eur, percentagePoints } from '../../values/schemas/results'
import { amount } from '../../values/schemas/amount'
import type { Text } from '../../values/text'
import { taxProfile } from '../../law/kapitalertrag/tax-profile'
import { fundYears, type FundPlan, type FundYear } from '../../law/investmentfonds/fondsjahr'
import { fundTaxFor, fundTaxLaw } from '../../law/investmentfonds/fondssteuer'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import {
  constantBasiszins, flatRateOnly, januaryTax, noCostsNoInflation, noSaleTax, noTaxAdvice, privateInvestor, steadyReturn, todaysLaw,
} from '../../law/investmentfonds/standard-texts'
import { sumBy } from '../../values/sum'

const law = [basiszins, basisertragAnteil, ...fundTaxLaw]

const inputs = z.strictObject({
  initial_investment: amount().default(0).meta({ description: 'Invested at the start.' }),
  monthly_rate: amount().default(300).meta({ description: 'Paid at the start of each month of the first year.', unit: 'EUR/month' }),
  annual_increase: z.number().min(0).max(10).default(2).meta({
    description: 'Raise of the monthly contribution each January from the second year on.',
    unit: 'percentage points',
  }),
  annual_return: z.number().min(1).max(15).default(7).meta({ description: 'Assumed return a year.', unit: 'percentage points' }),
  years: z.number().int().min(1).max(40).default(20).meta({ unit: 'years' }),
  include_tax_drag: z.boolean().default(false).meta({ description: 'Whether the yearly tax on the advance lump sum leaves the fund.' }),
  fondstyp: sparplanFondstyp,
  taxProfile,
})

const result = z.strictObject({
  yearly_data: z.array(
    z.strictObject({
      year: z.number().int().min(1),
      contributions_cumulative: eur('Initial investment and all contributions so far.'),
      value_before_tax: eur('Value at the end of the year on the track without tax.'),
      value_after_tax: eur('Value at the end of the year on the track that pays the January taxes.'),
      annual_contribution: eur('Contributions of the year.'),
      vorabpauschale_tax: eur('Tax paid in January of this year on the lump sum of the year before.'),
    }),
  ),
  final_value: eur('Value at the end: with the yearly taxes when include_tax_drag, else without.'),
  total_contributions: eur('Initial investment and all contributions.'),
  total_growth: eur('Final value less all contributions.'),
  total_taxes_paid: eur('Sum of the yearly taxes.'),
  final_value_no_tax: eur('Value at the end without any tax.'),
  tax_drag_eur: eur('What the yearly taxes cost, lost growth included.'),
  tax_drag_pct: percentagePoints('The same in percent of the value without tax.'),
})

type Inputs = z.output<typeof inputs>

function planOf(request: Inputs): FundPlan {
  const raise = 1 + request.annual_increase / 100
  return {
    initialInvestment: request.initial_investment,
    years: request.years,
    monthlyContribution: (year) => request.monthly_rate * raise ** (year - 1),
    annualReturn: request.annual_return / 100,
    januaryTax: () => 0,
  }
}

/** Rows of both tracks; the contributions add up as shown. */
function rowsOf(initial: number, untaxed: readonly FundYear[], taxed: readonly FundYear[]) {
  let contributions = cents(initial)
  return untaxed.map((row, index) => {
    const twin = taxed[index] ?? row
    const annual = cents(row.contribution)
    contributions = cents(contributions + annual)
    return {
      year: row.year,
      contributions_cumulative: contributions,
      value_before_tax: cents(row.value),
      value_after_tax: cents(twin.value),
      annual_contribution: annual,
      vorabpauschale_tax: cents(twin.januaryTax),
    }
  })
}

function compute(request: Inputs) {
  const plan = planOf(request)
  const untaxed = fundYears(plan)
  const taxed = request.include_tax_drag ? fundYears({ ...plan, januaryTax: fundTaxFor(request.fondstyp, request.taxProfile) }) : untaxed
  const rows = rowsOf(request.initial_investment, untaxed, taxed)
  const { value_after_tax: finalValue, value_before_tax: finalUntaxed, contributions_cumulative: contributions } = lastOf(rows)
  const drag = cents(finalUntaxed - finalValue)
  const exact = lastOf(untaxed).value
  return {
    result: {
      yearly_data: rows,
      final_value: finalValue,
      total_contributions: contributions,
      total_growth: cents(finalValue - contributions),
      total_taxes_paid: cents(sumBy(rows, (row) => row.vorabpauschale_tax)),
      final_value_no_tax: finalUntaxed,
      tax_drag_eur: drag,
      tax_drag_pct: exact === 0 ? 0 : sixDecimals((drag / exact) * 100),
    },
    assumptions: request.include_tax_drag ? churchTaxAssumptions(request.taxProfile) : [noTaxDeducted],
  }
}

const noTaxDeducted: Text = {
  en: 'No tax is deducted here; the sentences about tax do not apply.',
  de: 'Hier wird keine Steuer abgezogen; die Sätze zur Steuer gelten nicht.',
}

/** Projects a savings plan in an accumulating fund. */
export const etfSparplan = defineCalculation({
  id: 'etf-sparplan',
  title: { en: 'ETF savings plan', de: 'ETF-Sparplan' },
  description: {
    en: 'Projects a monthly savings plan in an accumulating fund, with or without the yearly tax on the advance lump sum.',
    de: 'Rechnet einen monatlichen Sparplan in einen thesaurierenden Fonds hoch, mit oder ohne die jährliche Steuer auf die Vorabpauschale.',
  },
  notFor: "Not for withdrawals: use calculateEntnahmeplan. Not for an account in a child's name: use calculateJuniorDepot.",
  inputs,
  result,
  example: { monthly_rate: 500, years: 25, include_tax_drag: true },
  law,
  method: {
    en: [
      '1. Monthly growth m = (1 + annual return)^(1/12) − 1. Each month: value = (value + contribution) × (1 + m).',
      '2. From year 2 on the monthly contribution rises by the yearly increase each January.',
      '3. Lump sum of a year = min(70% × base rate, annual return) × U, not below 0. U = value after the January tax + each month’s contribution c in month j at the first price of the year, c / (1 + m)^(j − 1), × (13 − j) / 12: base yield and cap hang on the first and last price of the year, a unit bought in month j bears (13 − j)/12 of it (section 18(1) and (2) InvStG).',
      '4. In January of the next year the tax on it leaves the value: tax(max(0, lump sum × (1 − partial exemption) − saver allowance)), with tax(x) = x × r × (1 + 5.5% + k), r = 1 / (4 + k), k = church tax rate.',
      '5. Tax drag = final value without tax − final value with tax.',
    ].join('\n'),
    de: [
      '1. Monatswachstum m = (1 + Jahresrendite)^(1/12) − 1. Jeden Monat: Wert = (Wert + Rate) × (1 + m).',
      '2. Ab dem zweiten Jahr steigt die Rate jeden Januar um die jährliche Erhöhung.',
      '3. Vorabpauschale eines Jahres = min(70 % × Basiszins, Jahresrendite) × U, nicht unter 0. U = Wert nach der Januarsteuer + Rate c jedes Monats j zum ersten Preis des Jahres, c / (1 + m)^(j − 1), × (13 − j) / 12: Basisertrag und Obergrenze richten sich nach dem ersten und dem letzten Preis des Jahres, ein im Monat j gekaufter Anteil trägt davon (13 − j)/12 (§ 18 Abs. 1 und 2 InvStG).',
      '4. Im Januar danach verlässt die Steuer darauf den Wert: Steuer(max(0, Vorabpauschale × (1 − Teilfreistellung) − Sparer-Pauschbetrag)) mit Steuer(x) = x × r × (1 + 5,5 % + k), r = 1 / (4 + k), k = Kirchensteuersatz.',
      '5. Steuerlast = Endwert ohne Steuer − Endwert mit Steuer.',
    ].join('\n'),
  },
  assumptions: [steadyReturn, privateInvestor, todaysLaw, constantBasiszins, januaryTax],
  limitations: [
    {
      en: 'The tax on the lump sum of the last year falls due in the January after the plan and is not part of the result.',
      de: 'Die Steuer auf die Vorabpauschale des letzten Jahres wird erst im Januar nach dem Ende fällig und ist nicht enthalten.',
    },
    noSaleTax,
    noCostsNoInflation,
    flatRateOnly,
    noTaxAdvice,
  ],
  sources: citations(law),
  compute,
})

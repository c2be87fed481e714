import * as z from 'zod'
import { lastOf } from '../../values/one-of'
import { defineCalculation } from '../../operations/define'
import { citations } from '../../law/dated'
import { basisertragAnteil, basiszins } from '../../law/investmentfonds/figures'
import { cents, sixDecimals } from '../../values/money'
import { sparplanFondstyp } from '../../law/investmentfonds/fondstyp'
import { eur, percentagePoints } from '../../values/schemas/results'
import { amount } from '../../values/schemas/amount'
import { taxProfile } from '../../law/kapitalertrag/tax-profile'
import { distributingYears, type DistributingYear } from './ausschuetter'
import { fundYears, type FundYear } from '../../law/investmentfonds/fondsjahr'
import { fundTaxFor, fundTaxLaw } from '../../law/investmentfonds/fondssteuer'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import {
  constantBasiszins, flatRateOnly, januaryTax, noCostsNoInflation, noTaxAdvice, privateInvestor, steadyReturn, todaysLaw,
} from '../../law/investmentfonds/standard-texts'
import type { Text } from '../../values/text'
import { sumBy } from '../../values/sum'

const law = [basiszins, basisertragAnteil, ...fundTaxLaw]

const inputs = z.strictObject({
  initial_investment: amount().default(10000).meta({ description: 'Invested at the start.' }),
  monthly_contribution: amount().default(300).meta({ description: 'Paid at the start of each month.' }),
  annual_return: z.number().min(1).max(15).default(7).meta({
    description: 'Assumed return a year, distributions included.',
    unit: 'percentage points',
  }),
  distribution_yield: z.number().min(0).max(6).default(2).meta({
    description: 'Part of the return that the distributing fund pays out.',
    unit: 'percentage points',
  }),
  years: z.number().int().min(1).max(40).default(20).meta({ unit: 'years' }),
  fondstyp: sparplanFondstyp,
  reinvest_distributions: z.boolean().default(true).meta({ description: 'Whether distributions after tax go back into the fund.' }),
  taxProfile,
})

const result = z.strictObject({
  yearly_data: z.array(
    z.strictObject({
      year: z.number().int().min(0),
      thesaurierer_value: eur('Value of the accumulating fund at the end of the year.'),
      thesaurierer_vorabpauschale_tax: eur('Tax paid in January of this year.'),
      ausschuetter_value: eur('Value of the distributing fund at the end of the year.'),
      ausschuetter_distribution_tax: eur('Tax on the distribution and, in January, on the lump sum.'),
      ausschuetter_distributions_gross: eur('Distribution before tax.'),
      ausschuetter_distributions_net: eur('Distribution after the tax on it.'),
    }),
  ),
  thesaurierer_final: eur('Wealth in the accumulating fund after the tax on its last lump sum.'),
  ausschuetter_final: eur('Wealth in the distributing fund after the tax on its last lump sum, with net distributions paid out.'),
  thesaurierer_advantage_eur: eur('Accumulating less distributing.'),
  thesaurierer_advantage_pct: percentagePoints('The same in percent of the distributing fund.'),
  thesaurierer_total_taxes: eur('All taxes of the accumulating fund.'),
  ausschuetter_total_taxes: eur('All taxes of the distributing fund.'),
  total_contributions: eur('Initial investment and all contributions.'),
})

type Inputs = z.output<typeof inputs>
type YearRow = z.output<typeof result>['yearly_data'][number]

const startRow = (initial: number): YearRow => ({
  year: 0,
  thesaurierer_value: cents(initial),
  thesaurierer_vorabpauschale_tax: 0,
  ausschuetter_value: cents(initial),
  ausschuetter_distribution_tax: 0,
  ausschuetter_distributions_gross: 0,
  ausschuetter_distributions_net: 0,
})

const yearRow = (accumulating: FundYear, distributing: DistributingYear): YearRow => ({
  year: accumulating.year,
  thesaurierer_value: cents(accumulating.value),
  thesaurierer_vorabpauschale_tax: cents(accumulating.januaryTax),
  ausschuetter_value: cents(distributing.value),
  ausschuetter_distribution_tax: cents(distributing.januaryTax + distributing.distributionTax),
  ausschuetter_distributions_gross: cents(distributing.gross),
  ausschuetter_distributions_net: cents(distributing.gross - distributing.distributionTax),
})

/** Both funds year by year. */
interface Tracks {
  accumulating: readonly FundYear[]
  distributing: readonly DistributingYear[]
}

function tracksOf(request: Inputs, tax: (income: number) => number): Tracks {
  const common = {
    initialInvestment: request.initial_investment,
    years: request.years,
    annualReturn: request.annual_return / 100,
  }
  const accumulating = fundYears({ ...common, monthlyContribution: () => request.monthly_contribution, januaryTax: tax })
  const distributing = distributingYears({
    ...common,
    monthlyContribution: request.monthly_contribution,
    distributionYield: request.distribution_yield / 100,
    reinvest: request.reinvest_distributions,
    tax,
  })
  return { accumulating, distributing }
}

/** Tax due in the January after the horizon, and the wealth left then; both from rounded figures, so that those shown add up. */
function outcomeOf({ accumulating, distributing }: Tracks, rows: readonly YearRow[], reinvest: boolean, tax: (income: number) => number) {
  const dueAfter = (track: readonly (FundYear | DistributingYear)[]): number => cents(tax(lastOf(track).vorabpauschale))
  const last = lastOf(rows)
  const due = { thesaurierer: dueAfter(accumulating), ausschuetter: dueAfter(distributing) }
  const paidOut = reinvest ? 0 : sumBy(rows, (row) => row.ausschuetter_distributions_net)
  return {
    due,
    thesaurierer: cents(last.thesaurierer_value - due.thesaurierer),
    ausschuetter: cents(last.ausschuetter_value + paidOut - due.ausschuetter),
  }
}

const paidOutEarnsNothing: Text = {
  en: 'Distributions that are paid out earn nothing afterwards; they are added to the final wealth after tax.',
  de: 'Ausgezahlte Ausschüttungen bringen danach keinen Ertrag; sie zählen nach Steuer zum Endvermögen.',
}

function compute(request: Inputs) {
  const { reinvest_distributions: reinvest, taxProfile: profile } = request
  const tax = fundTaxFor(request.fondstyp, profile)
  const tracks = tracksOf(request, tax)
  const rows = tracks.accumulating.map((row, index) => yearRow(row, tracks.distributing[index] as DistributingYear))
  const { due, thesaurierer, ausschuetter } = outcomeOf(tracks, rows, reinvest, tax)
  const advantage = cents(thesaurierer - ausschuetter)
  return {
    result: {
      yearly_data: [startRow(request.initial_investment), ...rows],
      thesaurierer_final: thesaurierer,
      ausschuetter_final: ausschuetter,
      thesaurierer_advantage_eur: advantage,
      thesaurierer_advantage_pct: ausschuetter === 0 ? 0 : sixDecimals((advantage / ausschuetter) * 100),
      thesaurierer_total_taxes: cents(sumBy(rows, (row) => row.thesaurierer_vorabpauschale_tax) + due.thesaurierer),
      ausschuetter_total_taxes: cents(sumBy(rows, (row) => row.ausschuetter_distribution_tax) + due.ausschuetter),
      total_contributions: cents(request.initial_investment + request.monthly_contribution * 12 * request.years),
    },
    assumptions: [...churchTaxAssumptions(profile), ...(reinvest ? [] : [paidOutEarnsNothing])],
  }
}

/** Compares modelled wealth in accumulating and distributing funds. */
export const thesauriererVsAusschuetter = defineCalculation({
  id: 'thesaurierer-vs-ausschuetter',
  title: { en: 'Accumulating or distributing fund', de: 'Thesaurierer oder Ausschütter' },
  description: {
    en: 'Compares the modelled wealth in an accumulating and in a distributing fund with the same return, after the taxes of each year.',
    de: 'Vergleicht das modellierte Vermögen in einem thesaurierenden und einem ausschüttenden Fonds mit gleicher Rendite nach den Steuern jedes Jahres.',
  },
  notFor: 'Not for two real funds, both are modelled with one return: use analyzePublicPortfolioEtfAlternatives.',
  inputs,
  result,
  example: { initial_investment: 50000, monthly_contribution: 500, years: 25 },
  law,
  method: {
    en: [
      '1. Both funds grow by m = (1 + annual return)^(1/12) − 1 a month, after each contribution.',
      '2. At the end of a year the distributing fund pays growth of the year × distribution yield / annual return out of its value; before tax both are worth the same.',
      '3. Lump sum of a year = (min(70% × base rate, annual return) − d) × U, not below 0; d = distribution of a unit over its first price, 0 for the accumulating fund. U = value after the January tax + each month’s contribution c in month j at the first price of the year, c / (1 + m)^(j − 1), × (13 − j) / 12 (section 18(1) and (2) InvStG).',
      '4. January of the next year: tax on the lump sum leaves the value. December: tax on the distribution; the allowance of the year serves January first. Tax = r × (1 + 5.5% + k) of what exceeds the allowance after the partial exemption, r = 1 / (4 + k).',
      '5. The distribution after tax is reinvested or paid out.',
      '6. Final wealth = last value − tax on the lump sum of the last year, for the distributing fund plus net distributions paid out. Advantage = accumulating − distributing.',
    ].join('\n'),
    de: [
      '1. Beide Fonds wachsen nach jeder Einzahlung um m = (1 + Jahresrendite)^(1/12) − 1 im Monat.',
      '2. Am Jahresende zahlt der Ausschütter Wachstum des Jahres × Ausschüttungsrendite / Jahresrendite aus seinem Wert; vor Steuern sind beide gleich viel wert.',
      '3. Vorabpauschale eines Jahres = (min(70 % × Basiszins, Jahresrendite) − d) × U, nicht unter 0; d = Ausschüttung eines Anteils geteilt durch seinen ersten Preis, beim Thesaurierer 0. U = Wert nach der Januarsteuer + Rate c jedes Monats j zum ersten Preis des Jahres, c / (1 + m)^(j − 1), × (13 − j) / 12 (§ 18 Abs. 1 und 2 InvStG).',
      '4. Januar danach: Die Steuer auf die Vorabpauschale verlässt den Wert. Dezember: Steuer auf die Ausschüttung; der Pauschbetrag des Jahres dient zuerst dem Januar. Steuer = r × (1 + 5,5 % + k) auf den Teil über dem Pauschbetrag nach Teilfreistellung, r = 1 / (4 + k).',
      '5. Die Ausschüttung nach Steuer wird wieder angelegt oder ausgezahlt.',
      '6. Endvermögen = letzter Wert − Steuer auf die Vorabpauschale des letzten Jahres, beim Ausschütter plus ausgezahlte Nettoausschüttungen. Vorteil = Thesaurierer − Ausschütter.',
    ].join('\n'),
  },
  assumptions: [
    steadyReturn,
    privateInvestor,
    todaysLaw,
    constantBasiszins,
    januaryTax,
    {
      en: 'The comparison ends with the tax on the lump sum of the last year. It leaves out the tax on the final sale and the advantage of deferring it beyond the horizon: the fund taxed on less so far is taxed on more at a sale.',
      de: 'Der Vergleich endet mit der Steuer auf die Vorabpauschale des letzten Jahres. Die Steuer beim Verkauf und der Vorteil, sie über das Ende hinaus aufzuschieben, bleiben außer Betracht: Wo bisher weniger Ertrag versteuert wurde, ist es beim Verkauf mehr.',
    },
  ],
  limitations: [noCostsNoInflation, flatRateOnly, noTaxAdvice],
  sources: citations(law),
  compute,
})

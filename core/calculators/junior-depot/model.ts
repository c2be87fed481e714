import * as z from 'zod'
import { lastOf } from '../../values/one-of'
import { defineCalculation } from '../../operations/define'
import { citations } from '../../law/dated'
import { einkommensteuertarif, soliFreigrenze, soliMilderung, sonderausgabenPauschbetrag } from '../../law/einkommensteuertarif/figures'
import { familienversicherungGrenze } from '../../law/familienversicherung/figures'
import { basisertragAnteil, basiszins, teilfreistellung } from '../../law/investmentfonds/figures'
import { fundTaxLaw } from '../../law/investmentfonds/fondssteuer'
import { KINDERGELD_AGE, kindergeld } from '../../law/kindergeld/figures'
import { cents } from '../../values/money'
import { sparplanFondstyp } from '../../law/investmentfonds/fondstyp'
import { eur } from '../../values/schemas/results'
import { amount } from '../../values/schemas/amount'
import { taxProfile } from '../../law/kapitalertrag/tax-profile'
import { fundYears, type FundPlan } from '../../law/investmentfonds/fondsjahr'
import { kirchensteuersatz } from '../../law/kapitalertrag/kapitalertrag'
import { childAllowance, runAccount, taxWays, type Account } from './kinderdepot'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import { constantBasiszins, januaryTax, noCostsNoInflation, noTaxAdvice, steadyReturn } from '../../law/investmentfonds/standard-texts'
import type { Text } from '../../values/text'
import { formatEur } from '../../wording/format'
import { LAW_DATE } from '../../contract/version'
import { sumBy } from '../../values/sum'

const law = [
  basiszins, basisertragAnteil, ...fundTaxLaw, einkommensteuertarif, soliFreigrenze, soliMilderung, sonderausgabenPauschbetrag, kindergeld,
  familienversicherungGrenze,
]

const inputs = z.strictObject({
  currentAge: z.number().int().min(0).max(17).default(0).meta({ unit: 'years' }),
  targetAge: z.number().int().min(18).max(30).default(18).meta({ description: 'Age at which everything is sold.', unit: 'years' }),
  initialInvestment: amount().default(0).meta({ description: 'Invested at the start.' }),
  contributionMode: z.enum(['custom', 'kindergeld']).default('custom').meta({
    description: 'An amount of your own, or the child benefit until the age of 18.',
  }),
  monthlyContribution: amount().default(100).meta({ description: 'Paid at the start of each month, unless the child benefit is saved.', unit: 'EUR/month' }),
  annualReturnPct: z.number().min(0).max(15).default(6).meta({ description: 'Assumed return a year.', unit: 'percentage points' }),
  nvBescheinigung: z.boolean().default(true).meta({ description: 'Whether the child has a non-assessment certificate (NV).' }),
  fondstyp: sparplanFondstyp,
  taxProfile,
})

const result = z.strictObject({
  monthlyContributionUsed: eur('Monthly contribution that was used.'),
  totalContributions: eur('Initial investment and all contributions.'),
  finalValueBeforeTax: eur('Value at the end without any tax.'),
  finalValue: eur('Value of the chosen way after the tax on the sale.'),
  taxWithNv: eur('All taxes of the child with an NV certificate.'),
  taxWithoutNv: eur('All taxes of the child with its saver allowance only.'),
  taxParents: eur('All taxes if the parents owned the account and had no allowance left.'),
  nvAdvantage: eur('Taxes without less taxes with the NV certificate.'),
  nvLimit: eur('Capital income a year that stays free of tax with an NV certificate.'),
  yearly_data: z.array(
    z.strictObject({
      age: z.number().int().min(1).meta({ description: 'Age at the end of the year.' }),
      contributions: eur('Initial investment and all contributions so far.'),
      value: eur('Value of the chosen way before the tax on the sale.'),
      vorabpauschale: eur('Lump sum of the year before, taxed in this year, before the partial exemption.'),
      tax: eur('Tax of the year; in the last one the tax on the sale included.'),
    }),
  ),
})

type Inputs = z.output<typeof inputs>

const monthlyContributionOf = (request: Inputs): number =>
  request.contributionMode === 'kindergeld' ? kindergeld.on(LAW_DATE) : request.monthlyContribution

function planOf(request: Inputs): Omit<FundPlan, 'januaryTax'> {
  const monthly = monthlyContributionOf(request)
  const ends = request.contributionMode === 'kindergeld' ? KINDERGELD_AGE : request.targetAge
  return {
    initialInvestment: request.initialInvestment,
    years: request.targetAge - request.currentAge,
    monthlyContribution: (year) => (request.currentAge + year <= ends ? monthly : 0),
    annualReturn: request.annualReturnPct / 100,
  }
}

/** Rows of the chosen way of taxing; rounded contributions add up to the rounded total. */
function rowsOf(request: Inputs, account: Account) {
  let contributions = cents(request.initialInvestment)
  return account.years.map((row, index) => {
    contributions = cents(contributions + cents(row.contribution))
    return {
      age: request.currentAge + index + 1,
      contributions,
      value: cents(row.value),
      vorabpauschale: cents(row.taxedVorabpauschale),
      tax: cents(row.tax),
    }
  })
}

const totalTaxOf = (account: Account): number => cents(sumBy(account.years, (row) => cents(row.tax)))

/** Tax-free income of a year: basic allowance, saver allowance and the standard deduction for special expenses. */
const nvLimit = (): number =>
  einkommensteuertarif.on(LAW_DATE).grundfreibetrag + childAllowance() + sonderausgabenPauschbetrag.on(LAW_DATE)

function compute(request: Inputs) {
  const plan = planOf(request)
  const exemptShare = teilfreistellung.on(LAW_DATE)[request.fondstyp]
  const ways = taxWays(kirchensteuersatz(request.taxProfile))
  const withNv = runAccount(plan, exemptShare, ways.nv)
  const withoutNv = runAccount(plan, exemptShare, ways.allowance)
  const parents = runAccount(plan, exemptShare, ways.parents)
  const chosen = request.nvBescheinigung ? withNv : withoutNv
  const rows = rowsOf(request, chosen)
  const untaxed = lastOf(fundYears({ ...plan, januaryTax: () => 0 }))
  return {
    result: {
      monthlyContributionUsed: cents(monthlyContributionOf(request)),
      totalContributions: lastOf(rows).contributions,
      finalValueBeforeTax: cents(untaxed.value),
      finalValue: cents(chosen.finalValue),
      taxWithNv: totalTaxOf(withNv),
      taxWithoutNv: totalTaxOf(withoutNv),
      taxParents: totalTaxOf(parents),
      nvAdvantage: cents(totalTaxOf(withoutNv) - totalTaxOf(withNv)),
      nvLimit: nvLimit(),
      yearly_data: rows,
    },
    assumptions: [
      ...churchTaxAssumptions(request.taxProfile),
      ...(request.contributionMode === 'kindergeld' ? [modelBenefit()] : []),
      ...(hasMoreInSpiteOfTax(withNv, withoutNv) || hasMoreInSpiteOfTax(withoutNv, parents) ? [moreTaxLeavesMore] : []),
    ],
  }
}

const hasMoreInSpiteOfTax = (one: Account, other: Account): boolean => one.finalValue > other.finalValue && totalTaxOf(one) > totalTaxOf(other)

const moreTaxLeavesMore: Text = {
  en: 'Tax saved early stays invested, and its return is taxed at the sale: here a way with more tax in total leaves more.',
  de: 'Früh gesparte Steuer bleibt angelegt, und ihr Ertrag wird beim Verkauf versteuert: Hier lässt ein Weg mit insgesamt mehr Steuern mehr übrig.',
}

const modelBenefit = (): Text => ({
  en: `The child benefit of ${formatEur(kindergeld.on(LAW_DATE), 'en', 0)} a month is saved in full until age ${KINDERGELD_AGE} and never raised, in place of the monthly contribution.`,
  de: `Das Kindergeld von ${formatEur(kindergeld.on(LAW_DATE), 'de', 0)} im Monat wird bis zum Alter von ${KINDERGELD_AGE} Jahren ganz gespart und nie erhöht, statt der angegebenen Rate.`,
})

const childsLaw: Text = {
  en: `Today's tax law applies in every year: the child has its own saver allowance of ${formatEur(childAllowance(), 'en', 0)} and no other income. Child and parents have the same church tax rate.`,
  de: `In jedem Jahr gilt heutiges Steuerrecht: Das Kind hat einen eigenen Sparer-Pauschbetrag von ${formatEur(childAllowance(), 'de', 0)} und keine anderen Einkünfte. Für Kind und Eltern gilt derselbe Kirchensteuersatz.`,
}

const saleAtOnce: Text = {
  en: 'Everything is sold at the end of the last year, so that year has no lump sum of its own. Lump sums already taxed lower the gain. The account belongs to the child.',
  de: 'Am Ende des letzten Jahres wird alles verkauft; dieses Jahr hat daher keine eigene Vorabpauschale. Früher versteuerte Vorabpauschalen mindern den Gewinn. Das Depot gehört dem Kind.',
}

const familyInsurance: Text = {
  en: `Income above ${formatEur(familienversicherungGrenze.on(LAW_DATE), 'en', 0)} a month can end the free family health insurance; own contributions are not modelled. Student grants (BAföG) and other benefits may depend on the child's wealth.`,
  de: `Einkommen über ${formatEur(familienversicherungGrenze.on(LAW_DATE), 'de', 0)} im Monat kann die kostenlose Familienversicherung beenden; eigene Beiträge werden nicht berücksichtigt. BAföG und andere Leistungen können vom Vermögen des Kindes abhängen.`,
}

const taxReturn: Text = {
  en: 'An NV certificate lasts at most three years and must be renewed. Without one, a tax return of the child recovers tax withheld up to the same limit; that refund is not modelled.',
  de: 'Eine NV-Bescheinigung gilt höchstens drei Jahre und muss erneuert werden. Ohne sie holt eine Steuererklärung des Kindes einbehaltene Steuer bis zur selben Grenze zurück; diese Erstattung wird nicht berücksichtigt.',
}

/** Projects a child's investment account and what an NV certificate saves. */
export const juniorDepot = defineCalculation({
  id: 'junior-depot',
  title: { en: "Child's investment account", de: 'Junior-Depot' },
  description: {
    en: "Projects a savings plan in a child's name until a full sale, with and without an NV certificate and compared with the parents' own account.",
    de: 'Rechnet einen Sparplan auf den Namen des Kindes bis zum vollständigen Verkauf hoch, mit und ohne NV-Bescheinigung und im Vergleich zum Depot der Eltern.',
  },
  notFor: "Not for a plan in the parents' name alone: use calculateEtfSparplan. Not for gift tax: use calculateSchenkungsteuer.",
  inputs,
  result,
  example: { contributionMode: 'kindergeld', targetAge: 18, annualReturnPct: 6 },
  law,
  method: {
    en: [
      '1. Monthly growth m = (1 + return)^(1/12) − 1. Each month: value = (value + contribution) × (1 + m). The January tax on the lump sum of the year before leaves the value first.',
      '2. Lump sum of a year = min(70% × base rate, return) × U, not below 0; U = value after the January tax + each month’s contribution c in month j at the first price of the year, c / (1 + m)^(j − 1), × (13 − j) / 12 (section 18(1) and (2) InvStG). None in the year of the sale.',
      '3. Gain of the sale = value + taxes taken before − contributions − lump sums taxed before, not below 0.',
      '4. Income of a year = (lump sum + gain) × (1 − partial exemption).',
      '5. Child with allowance only: flat rate on income − saver allowance. Parents: flat rate on the income.',
      '6. Child with NV certificate: the lower of that flat tax and the income tax tariff (section 32a EStG, with church tax and, above its threshold, surcharge) on income − saver allowance − lump sum for special expenses.',
      '7. Tax-free limit = basic allowance + saver allowance + lump sum for special expenses.',
    ].join('\n'),
    de: [
      '1. Monatswachstum m = (1 + Rendite)^(1/12) − 1. Jeden Monat: Wert = (Wert + Rate) × (1 + m). Vorher verlässt die Januarsteuer auf die Vorabpauschale des Vorjahres den Wert.',
      '2. Vorabpauschale eines Jahres = min(70 % × Basiszins, Rendite) × U, nicht unter 0; U = Wert nach der Januarsteuer + Rate c jedes Monats j zum ersten Preis des Jahres, c / (1 + m)^(j − 1), × (13 − j) / 12 (§ 18 Abs. 1 und 2 InvStG). Keine im Jahr des Verkaufs.',
      '3. Gewinn beim Verkauf = Wert + bis dahin entnommene Steuern − Einzahlungen − versteuerte Vorabpauschalen, nicht unter 0.',
      '4. Einkünfte eines Jahres = (Vorabpauschale + Gewinn) × (1 − Teilfreistellung).',
      '5. Kind nur mit Pauschbetrag: Abgeltungsteuer auf Einkünfte − Sparer-Pauschbetrag. Eltern: Abgeltungsteuer auf die Einkünfte.',
      '6. Kind mit NV-Bescheinigung: das Niedrigere aus dieser Abgeltungsteuer und dem Einkommensteuertarif (§ 32a EStG, mit Kirchensteuer und über der Freigrenze Solidaritätszuschlag) auf Einkünfte − Sparer-Pauschbetrag − Sonderausgaben-Pauschbetrag.',
      '7. Steuerfreie Grenze = Grundfreibetrag + Sparer-Pauschbetrag + Sonderausgaben-Pauschbetrag.',
    ].join('\n'),
  },
  assumptions: [steadyReturn, childsLaw, constantBasiszins, januaryTax, saleAtOnce],
  limitations: [familyInsurance, taxReturn, noCostsNoInflation, noTaxAdvice],
  sources: citations(law),
  compute,
})

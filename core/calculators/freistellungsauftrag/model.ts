import * as z from 'zod'
import { defineCalculation, type CalculationContext } from '../../operations/define'
import { citations } from '../../law/dated'
import { abgeltungsteuersatz, kirchensteuersaetze, solidaritaetszuschlagsatz, sparerPauschbetrag } from '../../law/kapitalertrag/figures'
import { cents } from '../../values/money'
import { eur } from '../../values/schemas/results'
import { amount } from '../../values/schemas/amount'
import { taxProfile } from '../../law/kapitalertrag/tax-profile'
import { optimalOrders, orderMessages, orderWarnings, taxableByLaw, warningTypes, type BankIncome } from '../../law/kapitalertrag/exemption-orders'
import { kirchensteuersatz, statutoryAllowance, totalTax, yearTax } from '../../law/kapitalertrag/kapitalertrag'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import { flatRateOnly, noLossOffset, noTaxAdvice, privateInvestor } from '../../law/investmentfonds/standard-texts'
import { sum, sumBy } from '../../values/sum'

const law = [sparerPauschbetrag, abgeltungsteuersatz, solidaritaetszuschlagsatz, kirchensteuersaetze]

const income = (description: string) => amount().default(0).meta({ description })

const broker = z.strictObject({
  name: z.string().min(1).max(60).meta({ description: 'Name of the bank or broker.' }),
  zinsen: income('Interest expected this year.'),
  dividenden: income('Dividends and distributions expected this year, after the partial exemption.'),
  vorabpauschale: income('Advance lump sum to be booked in January, after the partial exemption.'),
  realisierte_gewinne: income('Gains expected to be realised this year, after the partial exemption.'),
  current_fsa: z.number().min(0).max(2000).default(0).meta({ description: 'Exemption order given today.', unit: 'EUR' }),
})

const inputs = z.strictObject({
  brokers: z
    .array(broker)
    .min(1)
    .max(6)
    .prefault([{ name: 'Broker 1' }, { name: 'Broker 2' }])
    .meta({ description: 'One row per bank or broker: expected income of the year, after the partial exemption of funds.' }),
  taxProfile,
})

const result = z.strictObject({
  brokers: z.array(
    z.strictObject({
      name: z.string(),
      expected_income: eur('All income expected at this bank.'),
      current_fsa: eur('Exemption order given today.'),
      optimal_fsa: eur('Best exemption order, whole euros.'),
      tax_with_current: eur('Tax that the bank withholds with the order of today.'),
      tax_with_optimal: eur('Tax that the bank withholds with the best order.'),
      delta: eur('Best order less the order of today.'),
    }),
  ),
  total_expected_income: eur('Income at all banks.'),
  total_fsa_available: eur('Saver allowance of the year.'),
  total_fsa_optimal: eur('Sum of the best orders.'),
  total_tax_current: eur('Tax owed by law with the orders of today.'),
  total_tax_optimal: eur('Tax owed by law with the best orders.'),
  savings: eur('What the best orders save.'),
  warnings: z.array(
    z.strictObject({
      type: z.enum(orderWarnings),
      message: z.string(),
    }),
  ),
})

type Broker = z.output<typeof broker>

const bankIncome = (row: Broker): BankIncome => ({
  income: row.zinsen + row.dividenden + row.vorabpauschale + row.realisierte_gewinne,
  vorabpauschale: row.vorabpauschale,
})

/** Tax that the bank withholds with today's order and with the best one. */
function rowOf(row: Broker, optimal: number, churchRate: number) {
  const { income: expected } = bankIncome(row)
  const withheld = (order: number) => yearTax({ income: expected, allowance: order, churchRate }).gesamte_steuer
  return {
    name: row.name,
    expected_income: cents(expected),
    current_fsa: cents(row.current_fsa),
    optimal_fsa: optimal,
    tax_with_current: withheld(row.current_fsa),
    tax_with_optimal: withheld(optimal),
    delta: cents(optimal - row.current_fsa),
  }
}

/** Rows show what each bank withholds; totals show the tax by law, which knows only one allowance. */
function compute({ brokers, taxProfile: profile }: z.output<typeof inputs>, context: CalculationContext) {
  const available = statutoryAllowance(profile.filing_status)
  const churchRate = kirchensteuersatz(profile)
  const banks = brokers.map(bankIncome)
  const optimal = optimalOrders(banks, available)
  const owed = (orders: readonly number[]) => cents(totalTax(taxableByLaw(banks, orders, available), churchRate))
  const current = brokers.map((row) => row.current_fsa)
  const owedToday = owed(current)
  const savings = Math.max(0, cents(owedToday - owed(optimal)))
  const rows = brokers.map((row, index) => rowOf(row, optimal[index] ?? 0, churchRate))
  return {
    result: {
      brokers: rows,
      total_expected_income: cents(sumBy(rows, (row) => row.expected_income)),
      total_fsa_available: available,
      total_fsa_optimal: sum(optimal),
      total_tax_current: owedToday,
      total_tax_optimal: owed(optimal),
      savings,
      warnings: warningTypes(banks, current, available, savings).map((type) => ({ type, message: orderMessages[type][context.locale] })),
    },
    assumptions: churchTaxAssumptions(profile),
  }
}

/** Allocates the annual saver allowance across broker rows. */
export const freistellungsauftrag = defineCalculation({
  id: 'freistellungsauftrag',
  title: { en: 'Exemption orders', de: 'Freistellungsauftrag' },
  description: {
    en: 'Splits the annual saver allowance across up to six banks so that the least tax is owed and January debits are avoided.',
    de: 'Verteilt den Sparer-Pauschbetrag auf bis zu sechs Banken, so dass am wenigsten Steuer anfällt und Abbuchungen im Januar vermieden werden.',
  },
  notFor: 'Not for the tax on one income: use calculateAbgeltungssteuer.',
  inputs,
  result,
  example: {
    brokers: [
      { name: 'Broker 1', dividenden: 350, vorabpauschale: 120, current_fsa: 800 },
      { name: 'Broker 2', zinsen: 900, current_fsa: 200 },
    ],
  },
  law,
  method: {
    en: [
      '1. Available = statutory saver allowance of the filing status.',
      '2. Orders in whole euros: first each bank’s advance lump sum (largest first), then the rest of its income (largest first), then single euros for the largest uncovered cents, until the allowance is used up.',
      '3. A row’s tax = tax on the bank’s income above its order: what the bank withholds.',
      '4. Total tax = tax on all income less min(available, sum over banks of min(income, order)): what the law asks for.',
      '5. Savings = total tax with the orders of today − total tax with the best orders, not below 0.',
    ].join('\n'),
    de: [
      '1. Verfügbar = gesetzlicher Sparer-Pauschbetrag der Veranlagung.',
      '2. Aufträge in vollen Euro: zuerst die Vorabpauschale jeder Bank (größte zuerst), dann die übrigen Erträge (größte zuerst), dann einzelne Euro für die größten ungedeckten Cent, bis der Pauschbetrag verbraucht ist.',
      '3. Steuer einer Zeile = Steuer auf die Erträge über dem Auftrag: was die Bank einbehält.',
      '4. Gesamtsteuer = Steuer auf alle Erträge abzüglich min(verfügbar, Summe je Bank aus min(Erträge, Auftrag)): was das Gesetz verlangt.',
      '5. Ersparnis = Gesamtsteuer mit heutigen Aufträgen − Gesamtsteuer mit den besten Aufträgen, nicht unter 0.',
    ].join('\n'),
  },
  assumptions: [
    privateInvestor,
    {
      en: 'All amounts are expected income of one year after the partial exemption of funds. The full statutory allowance of the filing status is split, whatever is given as left of it.',
      de: 'Alle Beträge sind erwartete Erträge eines Jahres nach Teilfreistellung. Verteilt wird der volle gesetzliche Pauschbetrag der Veranlagung, was auch als frei angegeben ist.',
    },
    {
      en: 'Best orders are whole euros, because banks accept no cents.',
      de: 'Die besten Aufträge sind volle Euro, weil Banken keine Cent annehmen.',
    },
  ],
  limitations: [
    {
      en: 'Amounts that a bank has already used this year cannot be taken back; allowance that was left unused can be reclaimed with a tax return, which is not modelled.',
      de: 'In diesem Jahr bei einer Bank schon verbrauchte Beträge lassen sich nicht zurückholen; ungenutzter Pauschbetrag lässt sich mit der Steuererklärung nutzen, was nicht berücksichtigt wird.',
    },
    {
      en: 'Row taxes are rounded as a bank rounds, totals are computed at once, so they can differ by cents.',
      de: 'Die Steuern der Zeilen sind wie bei einer Bank gerundet, die Summen in einem Schritt; sie können um Cent abweichen.',
    },
    flatRateOnly,
    noLossOffset,
    noTaxAdvice,
  ],
  sources: citations(law),
  compute,
})

/** A year's tax on capital income: withheld by banks, owed by law, refunded through a return. */
import { type IsoDate, yearOf } from '../../values/dates'
import { cents } from '../../values/money'
import { yearTax, creditable, kirchensteuersatz, statutoryAllowance } from '../../law/kapitalertrag/kapitalertrag'
import type { Steuer } from '../../law/kapitalertrag/steuer'
import { centsOrNull, lastDayOf, sumKnown } from '../lump-sum'
import { plus, setOff, shownPots, total, type ByPot, type Netted } from '../pots'
import { withholds } from '../orders'
import { type Bank, type BankResult, inputs, result, type Inputs } from './schema'
import { LAW_DATE } from '../../contract/version'
import { citations } from '../../law/dated'
import { einkommensteuertarif, soliFreigrenze, soliMilderung } from '../../law/einkommensteuertarif/figures'
import { abgeltungsteuersatz, kirchensteuersaetze, solidaritaetszuschlagsatz, sparerPauschbetrag } from '../../law/kapitalertrag/figures'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import { noTaxAdvice } from '../../law/investmentfonds/standard-texts'
import type { Text } from '../../values/text'
import { defineDepotTax } from '../module'
import { comparePersonalRate, tariffOf } from './personal-rate'
import { sumBy } from '../../values/sum'

// What each bank sets off and withholds in a year, and what is left for the return. Amounts in EUR.

const gainsOf = (bank: Bank): ByPot => ({ general: bank.interest + bank.dividends + bank.foreignDividends + bank.funds + bank.gains, shares: bank.shareGains })

const lossesOf = ({ losses, shareLosses }: Bank): ByPot => ({ general: losses, shares: shareLosses })

/** Whether foreign dividends are stated without foreign tax: then the credit is not known. */
const lacksForeignTax = ({ foreignDividends, foreignTax }: Bank): boolean => foreignDividends > 0 && foreignTax === undefined

/** Income, losses and tax of a bank at the end of the year. */
interface Books {
  bank: Bank
  netted: Netted
  shown: BankResult
}

/** The tax that a bank withholds; null if it withholds none or its credit is not known. */
function taxAt(bank: Bank, netted: Netted, churchRate: number, on: IsoDate): Steuer | null {
  if (!withholds(bank) || lacksForeignTax(bank)) return null
  return yearTax({ income: total(netted.income), allowance: bank.exemptionOrder, churchRate, credit: bank.foreignTax?.credited ?? 0, on })
}

/** Income and losses left at a bank. A foreign broker sets off nothing: its gains on shares remain available for losses on shares elsewhere. */
function nettedAt(bank: Bank): Netted {
  const losses = [lossesOf(bank), bank.lossPots] as const
  return bank.withholdsTax ? setOff(gainsOf(bank), ...losses) : { income: gainsOf(bank), left: plus(...losses), used: { general: 0, shares: 0 } }
}

/** The books of a bank: its own losses first, then its exemption order, then the tax less the foreign tax that it credits. */
function booksOf(bank: Bank, churchRate: number, on: IsoDate): Books {
  const netted = nettedAt(bank)
  const steuer = taxAt(bank, netted, churchRate, on)
  const computed = withholds(bank) ? (steuer?.gesamte_steuer ?? null) : 0
  const shown: BankResult = {
    name: bank.name,
    withholdsTax: bank.withholdsTax,
    obstacles: lacksForeignTax(bank) ? ['foreign_tax_unknown'] : [],
    income: shownPots(netted.income),
    lossUsed: shownPots(netted.used),
    lossLeft: shownPots(netted.left),
    orderUsed: cents(Math.min(bank.exemptionOrder, total(netted.income))),
    steuer,
    withheld: centsOrNull(bank.withheld ?? computed),
  }
  return { bank, netted, shown }
}

/** All foreign tax that the certificates state, credited or not; null if one is missing. */
const foreignTaxOf = (banks: readonly Bank[]): number | null =>
  banks.some(lacksForeignTax) ? null : sumBy(banks, ({ foreignTax }) => foreignTax === undefined ? 0 : foreignTax.credited + foreignTax.notCredited)

/** Whether losses count in the return: those of a foreign broker always, those of a bank only with its certificate (section 20(6) last sentence EStG). */
const countsInReturn = ({ withholdsTax, lossCertificate }: Bank): boolean => lossCertificate || !withholdsTax

/** Offset of income and losses of all banks in the return. */
function returnOf(books: readonly Books[], carriedForward: ByPot): Netted {
  const income = books.reduce((sum, { netted }) => plus(sum, netted.income), { general: 0, shares: 0 })
  const losses = books.filter(({ bank }) => countsInReturn(bank)).reduce((sum, { netted }) => plus(sum, netted.left), { general: 0, shares: 0 })
  return setOff(income, losses, carriedForward)
}

const law = [
  abgeltungsteuersatz, solidaritaetszuschlagsatz, kirchensteuersaetze, sparerPauschbetrag,
  einkommensteuertarif, soliFreigrenze, soliMilderung,
]

/** What is owed by law at the flat rate. */
interface Owed {
  flat: Steuer
  foreignTax: number
}

const refundOf = (withheld: number | null, owed: number): number | null => (withheld === null ? null : cents(withheld - owed))

/** The comparison with the personal rate; null if the other income or a foreign tax is not known. */
function personalRateOf({ year, taxProfile, otherTaxableIncome: otherIncome, oldAgeReliefPct, oldAgeReliefLeft }: Inputs, owed: Owed | null, withheld: number | null) {
  if (otherIncome === undefined || owed === null) return null
  const { flat, foreignTax } = owed
  const on = lastDayOf(year)
  const relief = cents(Math.min(oldAgeReliefLeft, (flat.steuerpflichtiger_ertrag * oldAgeReliefPct) / 100))
  const compared = { otherIncome, flat, relief, foreignTax, churchRate: kirchensteuersatz(taxProfile, on) }
  const comparison = comparePersonalRate(compared, tariffOf(taxProfile.filing_status, on))
  const saved = comparison.cheaper === 'tariff' ? comparison.advantage : 0
  return { ...comparison, oldAgeRelief: relief, refund: refundOf(withheld, flat.gesamte_steuer - saved) }
}

const certificate: Text = {
  en: 'Who has a non-assessment certificate files no return and owes nothing while the income stays below what can be free: give the other income to see the personal rate. The tax at the flat rate is what would be owed without it.',
  de: 'Wer eine Nichtveranlagungsbescheinigung hat, gibt keine Erklärung ab und schuldet nichts, solange das Einkommen unter der Freigrenze bleibt: Mit dem übrigen Einkommen wird der persönliche Satz gezeigt. Die Abgeltungsteuer ist die, die ohne sie anfiele.',
}

function compute(given: Inputs) {
  const { year, taxProfile, banks, lossesCarriedForward } = given
  const on = lastDayOf(year)
  const churchRate = kirchensteuersatz(taxProfile, on)
  const allowance = statutoryAllowance(taxProfile.filing_status, on)
  const books = banks.map((bank) => booksOf(bank, churchRate, on))
  const netted = returnOf(books, lossesCarriedForward)
  const income = total(netted.income)
  const foreignTax = foreignTaxOf(banks)
  const owed = foreignTax === null ? null : { foreignTax, flat: yearTax({ income, allowance, churchRate, credit: foreignTax, on }) }
  const withheld = centsOrNull(sumKnown(books.map(({ shown }) => shown.withheld)))
  return {
    result: {
      status: owed === null ? ('partial' as const) : ('ok' as const),
      banks: books.map(({ shown }) => shown),
      withheld,
      law: {
        income: shownPots(netted.income),
        lossUsed: shownPots(netted.used),
        lossCarriedForward: shownPots(netted.left),
        allowance,
        foreignTaxCredited: owed === null ? null : cents(creditable(owed.foreignTax, Math.max(0, income - allowance), on)),
        steuer: owed?.flat ?? null,
      },
      refund: owed === null ? null : refundOf(withheld, owed.flat.gesamte_steuer),
      personalRate: personalRateOf(given, owed, withheld),
    },
    assumptions: churchTaxAssumptions(taxProfile),
    limitations: banks.some(({ nonAssessment }) => nonAssessment) ? [certificate] : [],
  }
}

/** Capital income of a year at several banks, withheld and owed. */
export const year = defineDepotTax({
  id: 'year',
  title: { en: 'Tax year of a depot', de: 'Steuerjahr eines Depots' },
  description: {
    en: 'Capital income of a year by bank and kind: loss pots, exemption orders, tax withheld, what is owed by law, what a tax return gives back, and whether the personal rate is cheaper (Günstigerprüfung).',
    de: 'Kapitalerträge eines Jahres nach Bank und Art: Verlusttöpfe, Freistellungsaufträge, einbehaltene Steuer, was gesetzlich geschuldet ist, was die Steuererklärung zurückbringt und ob der persönliche Satz günstiger ist (Günstigerprüfung).',
  },
  notFor: 'Not for the best exemption orders: use calculateFreistellungsauftrag. Not for the tax on one sale: use calculateDepotTaxSale.',
  inputs,
  result,
  example: {
    year: yearOf(LAW_DATE),
    banks: [
      { name: 'Bank A', funds: 900, losses: 1500, lossCertificate: true },
      { name: 'Bank B', interest: 700, shareGains: 1800, exemptionOrder: 1000 },
    ],
    otherTaxableIncome: 16000,
  },
  law,
  method: {
    en: [
      '1. Per bank: losses on sales of shares against gains on shares, all other losses against everything, those of the year before those brought forward; then the exemption order; tax on the rest (e − 4q) / (4 + k), q = foreign tax credited, at most e / 4, with 5.5% surcharge and church tax k on it (sections 20(6), 32d(1) and (5), 43a(3), 44a EStG).',
      '2. By law: income of all banks, less losses with a certificate, of foreign brokers and carried forward by the tax office, by the same rule; less the statutory saver allowance, which follows the losses (section 20(9)); the same tax, with all foreign tax credited that banks have or have not credited.',
      '3. Refund = tax withheld − tax by law.',
      '4. Personal rate: (tariff tax on other income + flat tax) against tariff tax on other income + capital income after the allowance, less the old-age relief that it brings; each with surcharge and church tax; foreign tax is credited against the tariff tax that the capital income brings (section 32d(6)). Joint filing: twice the tax on half of the income, twice the threshold of the surcharge.',
    ].join('\n'),
    de: [
      '1. Je Bank: Verluste aus Aktienverkäufen mit Gewinnen aus Aktienverkäufen, alle übrigen Verluste mit allem, die des Jahres vor den vorgetragenen; dann der Freistellungsauftrag; Steuer auf den Rest (e − 4q) / (4 + k), q = angerechnete ausländische Steuer, höchstens e / 4, mit 5,5 % Solidaritätszuschlag und Kirchensteuer k (§ 20 Abs. 6, § 32d Abs. 1 und 5, § 43a Abs. 3, § 44a EStG).',
      '2. Nach dem Gesetz: Erträge aller Banken abzüglich bescheinigter, bei ausländischen Brokern entstandener und vom Finanzamt vorgetragener Verluste nach derselben Regel; abzüglich des Sparer-Pauschbetrags, der nach den Verlusten kommt (§ 20 Abs. 9); dieselbe Steuer, mit aller von den Banken angerechneten und noch nicht angerechneten ausländischen Steuer.',
      '3. Erstattung = einbehaltene Steuer − Steuer nach dem Gesetz.',
      '4. Persönlicher Satz: (Tarifsteuer auf übriges Einkommen + Abgeltungsteuer) gegen Tarifsteuer auf übriges Einkommen + Kapitalerträge nach Pauschbetrag, abzüglich des dadurch entstehenden Altersentlastungsbetrags; je mit Solidaritätszuschlag und Kirchensteuer; ausländische Steuer wird auf die Tarifsteuer angerechnet, die auf die Kapitalerträge entfällt (§ 32d Abs. 6). Zusammenveranlagung: das Doppelte der Steuer auf die Hälfte, doppelte Freigrenze.',
    ].join('\n'),
  },
  assumptions: [
    {
      en: 'All capital income of the year is given, for both spouses when they file jointly. Fund amounts are those after the partial exemption, as tax certificates show them.',
      de: 'Alle Kapitalerträge des Jahres sind angegeben, bei Zusammenveranlagung die beider Ehegatten. Fondsbeträge sind die nach Teilfreistellung, wie Steuerbescheinigungen sie ausweisen.',
    },
    {
      en: 'A bank sets off losses over the whole calendar year, whatever the order of bookings (section 43a(3) EStG); spouses with a joint order at one bank are one bank, with the income and the losses of both. Losses left at a bank without a certificate stay there. A foreign broker sets off nothing: its gains and losses meet those of all others in the return.',
      de: 'Eine Bank verrechnet Verluste über das ganze Kalenderjahr, gleich in welcher Reihenfolge gebucht wird (§ 43a Abs. 3 EStG); Ehegatten mit gemeinsamem Auftrag bei einer Bank sind eine Bank, mit Erträgen und Verlusten beider. Ohne Bescheinigung bleiben übrige Verluste bei der Bank. Ein ausländischer Broker verrechnet nichts: Seine Gewinne und Verluste treffen in der Erklärung auf alle anderen.',
    },
  ],
  limitations: [
    {
      en: 'The tax office rounds amounts to whole euros in places; a refund may differ by a few euros. Whether losses on shares may lawfully be kept apart is before the Federal Constitutional Court (2 BvL 3/21); the law as it stands is applied.',
      de: 'Das Finanzamt rundet teils auf volle Euro; eine Erstattung kann um wenige Euro abweichen. Ob Aktienverluste getrennt bleiben dürfen, liegt beim Bundesverfassungsgericht (2 BvL 3/21); gerechnet wird nach geltendem Gesetz.',
    },
    {
      en: 'Church tax paid is not deducted from other income, child allowances do not lower surcharges, and the personal rate leaves out benefits that depend on income.',
      de: 'Gezahlte Kirchensteuer mindert das übrige Einkommen nicht, Kinderfreibeträge mindern die Zuschläge nicht, und einkommensabhängige Leistungen bleiben beim persönlichen Satz außer Betracht.',
    },
    {
      en: 'Foreign tax is taken from the certificates: lines 40 and 41 of Anlage KAP name what can be credited, not all that a country withheld. Its limit is applied to all income together, not dividend by dividend. Dividends that are not given as foreign count as German.',
      de: 'Ausländische Steuer ist den Bescheinigungen zu entnehmen: Die Zeilen 40 und 41 der Anlage KAP nennen, was angerechnet werden kann, nicht alles, was ein Staat einbehielt. Ihre Grenze wird auf alle Erträge zusammen angewandt, nicht je Dividende. Nicht als ausländisch angegebene Dividenden zählen als deutsche.',
    },
    noTaxAdvice,
  ],
  sources: [
    ...citations(law),
    '§ 20 Abs. 6 und Abs. 9, § 24a, § 32d Abs. 1 und 4 bis 6, § 43a Abs. 3, § 44a EStG; §§ 3, 4 SolzG 1995',
    'Anleitung zur Anlage KAP 2025 (September 2025)',
  ],
  securitiesOf: () => [],
  lawDay: ({ year }) => lastDayOf(year),
  compute,
})

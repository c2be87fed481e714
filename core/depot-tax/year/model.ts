/** A year's tax on capital income: withheld by banks, owed by law, refunded through a return. */
import { yearOf } from '../../values/dates'
import { LAW_DATE } from '../../contract/version'
import { citations } from '../../law/dated'
import { einkommensteuertarif, soliFreigrenze, soliMilderung } from '../../law/einkommensteuertarif/figures'
import { abgeltungsteuersatz, kirchensteuersaetze, solidaritaetszuschlagsatz, sparerPauschbetrag } from '../../law/kapitalertrag/figures'
import { lastDayOf } from '../lump-sum'
import { defineDepotTax } from '../module'
import { computeYear } from './compute'
import { inputs, result } from './schema'
import { assumptions, limitations } from './texts'
import { words } from './words'

const law = [
  abgeltungsteuersatz, solidaritaetszuschlagsatz, kirchensteuersaetze, sparerPauschbetrag,
  einkommensteuertarif, soliFreigrenze, soliMilderung,
]

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
  words,
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
  assumptions,
  limitations,
  sources: [
    ...citations(law),
    '§ 20 Abs. 6 und Abs. 9, § 24a, § 32d Abs. 1 und 4 bis 6, § 43a Abs. 3, § 44a EStG; §§ 3, 4 SolzG 1995',
    'Anleitung zur Anlage KAP 2025 (September 2025)',
  ],
  securitiesOf: () => [],
  lawDay: ({ year }) => lastDayOf(year),
  compute: computeYear,
})

/** The tax on a sale: lots first in first out, deduction of lump sums, losses, exemption orders, and the sale that yields a net amount. */
import { yearOf } from '../../values/dates'
import { altanteileFreibetrag, bestandsschutz, fiktiveAnschaffung } from '../../law/altanteile/figures'
import { citations, stateOn } from '../../law/dated'
import { basisertragAnteil, basiszins, teilfreistellung } from '../../law/investmentfonds/figures'
import { abgeltungsteuersatz, kirchensteuersaetze, solidaritaetszuschlagsatz } from '../../law/kapitalertrag/figures'
import { lastDayOf } from '../lump-sum'
import { defineDepotTax } from '../module'
import { computeSale } from './compute'
import { inputs, result } from './schema'
import { assumptions, limitations } from './texts'
import { words } from './words'

const law = [
  teilfreistellung, basiszins, basisertragAnteil, fiktiveAnschaffung, bestandsschutz, altanteileFreibetrag,
  abgeltungsteuersatz, solidaritaetszuschlagsatz, kirchensteuersaetze,
]

const exampleDays = ['2024-03-15', '2025-06-16'] as const

/** Tax on the sale of fund units or shares of one account. */
export const sale = defineDepotTax({
  id: 'sale',
  title: { en: 'Tax on a sale', de: 'Steuer auf einen Verkauf' },
  description: {
    en: 'Tax on the sale of fund units or shares of one account: lots first in first out, lump sums already taxed, partial exemption, loss pots, exemption order, church tax; also the smallest sale that nets an amount.',
    de: 'Steuer auf den Verkauf von Fondsanteilen oder Aktien eines Depots: Posten nach FIFO, bereits versteuerte Vorabpauschalen, Teilfreistellung, Verlusttöpfe, Freistellungsauftrag, Kirchensteuer; auch der kleinste Verkauf für einen Nettobetrag.',
  },
  notFor: 'Not for the tax on one amount of income: use calculateAbgeltungssteuer. Not for the lump sum of a year: use calculateDepotTaxAdvanceLumpSum.',
  inputs,
  result,
  words,
  example: {
    kind: 'AKTIENFONDS',
    lots: [
      { date: exampleDays[0], units: 50, price: 80 },
      { date: exampleDays[1], units: 50, price: 90 },
    ],
    years: [
      { year: yearOf(exampleDays[0]), priceStart: 76, priceEnd: 88 },
      { year: yearOf(exampleDays[1]), priceStart: 88, priceEnd: 95 },
    ],
    sale: { date: '2026-11-20', price: 100, units: 70 },
    exemptionOrder: 500,
  },
  law,
  method: {
    en: [
      '1. Units are sold in the order of purchase (section 20(4) sentence 7 EStG); costs of the sale are shared by units. Splits and mergers multiply the units of a lot; its day and cost stay. Amounts of lots are whole cents that add up to those of the sale.',
      '2. Gain of a lot = proceeds − costs − acquisition cost − lump sums of all years in which it was held, in full (section 19(1) InvStG). A lump sum counts also where an exemption order covered it.',
      '3. Lump sums that are not given: per year units × lump sum per unit, in the year of purchase by twelfths (section 18); before a merger those of the former fund.',
      '4. Taxable = gain × (1 − partial exemption); the same share of a loss does not count (sections 20 and 21 InvStG).',
      '5. Fund units bought before 2018: the last price of 2017 is the acquisition cost; the result of the fictitious sale is added without partial exemption, for units bought before 2009 it is tax free (section 56).',
      '6. Losses: shares against shares, general losses against everything (section 20(6) EStG); then the exemption order; tax on the rest e / (4 + k) with 5.5% surcharge and church tax k on it.',
      '7. For a wanted amount: the fewest units whose sale leaves it; one millionth, or one whole unit, fewer leaves less.',
    ].join('\n'),
    de: [
      '1. Anteile gelten in der Reihenfolge ihres Kaufs als verkauft (§ 20 Abs. 4 Satz 7 EStG); Verkaufskosten werden nach Anteilen verteilt. Splits und Fusionen vervielfachen die Anteile eines Postens; Tag und Kosten bleiben. Beträge der Posten sind volle Cent, die zusammen die des Verkaufs ergeben.',
      '2. Gewinn eines Postens = Erlös − Kosten − Anschaffungskosten − Vorabpauschalen aller Jahre der Besitzzeit in voller Höhe (§ 19 Abs. 1 InvStG). Eine Vorabpauschale zählt auch, wenn ein Freistellungsauftrag sie gedeckt hat.',
      '3. Nicht angegebene Vorabpauschalen: je Jahr Anteile × Vorabpauschale je Anteil, im Jahr des Kaufs nach Zwölfteln (§ 18); vor einer Fusion die des früheren Fonds.',
      '4. Steuerpflichtig = Gewinn × (1 − Teilfreistellung); derselbe Anteil eines Verlusts zählt nicht (§§ 20, 21 InvStG).',
      '5. Vor 2018 gekaufte Fondsanteile: Der letzte Preis von 2017 ist der Anschaffungspreis; das Ergebnis der fiktiven Veräußerung kommt ohne Teilfreistellung hinzu, bei Kauf vor 2009 ist es steuerfrei (§ 56).',
      '6. Verluste: Aktien nur mit Aktien, allgemeine mit allem (§ 20 Abs. 6 EStG); dann der Freistellungsauftrag; Steuer auf den Rest e / (4 + k) mit 5,5 % Solidaritätszuschlag und Kirchensteuer k.',
      '7. Für einen Nettobetrag: die wenigsten Anteile, deren Verkauf ihn übrig lässt; ein Millionstel oder ein ganzer Anteil weniger lässt weniger übrig.',
    ].join('\n'),
  },
  assumptions,
  limitations,
  sources: [
    ...citations(law),
    '§ 20 Abs. 4 Satz 1 und 7, Abs. 4a, Abs. 6, § 43a Abs. 3 EStG; §§ 18 bis 21, 23, 56 InvStG',
    'Anleitung zur Anlage KAP-INV 2025, Zeilen 14 bis 28 und 46 bis 56 (September 2025)',
  ],
  securitiesOf: ({ kind, isin }) => (isin === undefined ? [] : [{ isin, isOpen: kind === undefined }]),
  // The base rate is its only yearly figure, and that of the year of the sale is not used, so not missed either: units sold in a year bear no lump sum for it.
  lawDay: ({ sale: { date } }) => (stateOn(basiszins, date) === 'in force' ? date : lastDayOf(yearOf(date) - 1)),
  compute: computeSale,
})

/** The January bill: the advance lump sums of a depot, what banks debit for them, and the best exemption orders. */
import { citations } from '../../law/dated'
import { basisertragAnteil, basiszins, basiszinsSources, steuerjahrDefault, teilfreistellung } from '../../law/investmentfonds/figures'
import { abgeltungsteuersatz, kirchensteuersaetze, solidaritaetszuschlagsatz, sparerPauschbetrag } from '../../law/kapitalertrag/figures'
import { lastDayOf } from '../lump-sum'
import { defineDepotTax } from '../module'
import { computeBill } from './compute'
import { inputs, result } from './schema'
import { assumptions, limitations } from './texts'
import { words } from './words'

const law = [
  basiszins, basisertragAnteil, teilfreistellung,
  abgeltungsteuersatz, solidaritaetszuschlagsatz, kirchensteuersaetze, sparerPauschbetrag,
]

/** Advance lump sums of a depot at several banks. */
export const advanceLumpSum = defineDepotTax({
  id: 'advance-lump-sum',
  title: { en: 'January bill', de: 'Januar-Rechnung' },
  description: {
    en: 'Advance lump sums (Vorabpauschale) of the funds at several banks, with purchases and sales within the year: tax per bank, day of debit, cash that must be there, best exemption orders.',
    de: 'Vorabpauschalen der Fonds bei mehreren Banken mit Käufen und Verkäufen im Jahr: Steuer je Bank, Tag der Abbuchung, nötiges Guthaben, beste Freistellungsaufträge.',
  },
  notFor: 'Not for one position held all year: calculateVorabpauschale asks for less. Not for the tax on a sale: use calculateDepotTaxSale.',
  inputs,
  result,
  words,
  example: {
    year: steuerjahrDefault,
    banks: [
      { name: 'Bank A', exemptionOrder: 200, cash: 20 },
      { name: 'Bank B', exemptionOrder: 800, otherIncome: 300 },
    ],
    positions: [
      { bank: 'Bank A', isin: 'IE00B4L5Y983', fondstyp: 'AKTIENFONDS', valueStart: 30000, valueEnd: 33000 },
      {
        basis: 'units', bank: 'Bank B', isin: 'IE00BKM4GZ66', fondstyp: 'AKTIENFONDS', unitsStart: 100, priceStart: 32, priceEnd: 36,
        bookings: [{ month: 3, type: 'purchase', units: 10 }, { month: 9, type: 'purchase', units: 10 }],
      },
    ],
  },
  law,
  method: {
    en: [
      '1. Lump sum of one unit held all year = max(0, min(first price × base rate × 70%, max(0, last price − first price + distributions)) − distributions) (section 18(1) InvStG).',
      '2. Units left at the end of the year, first in first out; units sold before it bear no lump sum (Anlage KAP-INV, Zeilen 30 to 45).',
      '3. Units bought in month m bear (13 − m) twelfths (section 18(2)). The first price of the year counts for them too, and so do all distributions of the year. After a split of 1 into r, all is counted in new units: units and bookings before it × r, the first price and distributions before it ÷ r.',
      '4. Taxable = lump sum × (1 − partial exemption of the kind of fund) (section 20).',
      '5. Per bank: the cents of its positions, less the general loss pot, less the exemption order; tax on the rest e / (4 + k), plus 5.5% surcharge and church tax k on it.',
      '6. While a last price is not known: at most the base yield less distributions (those before a purchase left aside), whatever the price will be; without the kind of fund at most all of it; in the year of a merger at most the base yield of the dearer one of both funds less the distributions after it.',
      '7. Best orders: whole euros; lump sums after losses first, then the other expected income.',
    ].join('\n'),
    de: [
      '1. Vorabpauschale eines ganzjährig gehaltenen Anteils = max(0, min(erster Preis × Basiszins × 70 %, max(0, letzter Preis − erster Preis + Ausschüttungen)) − Ausschüttungen) (§ 18 Abs. 1 InvStG).',
      '2. Anteile am Jahresende, zuerst gekauft gilt als zuerst verkauft; vorher verkaufte Anteile tragen keine Vorabpauschale (Anlage KAP-INV, Zeilen 30 bis 45).',
      '3. Im Monat m gekaufte Anteile tragen (13 − m) Zwölftel (§ 18 Abs. 2). Auch für sie zählen der erste Preis und alle Ausschüttungen des Jahres. Nach einem Split von 1 in r wird alles in neuen Anteilen gezählt: Anteile und Buchungen davor × r, erster Preis und Ausschüttungen davor ÷ r.',
      '4. Steuerpflichtig = Vorabpauschale × (1 − Teilfreistellung der Fondsart) (§ 20).',
      '5. Je Bank: die Cent ihrer Positionen abzüglich allgemeiner Verlusttopf, abzüglich Freistellungsauftrag; Steuer auf den Rest e / (4 + k), dazu 5,5 % Solidaritätszuschlag und Kirchensteuer k.',
      '6. Solange ein letzter Preis fehlt: höchstens der Basisertrag abzüglich der Ausschüttungen (ohne die vor einem Kauf), gleich wie der Kurs ausfällt; ohne Fondsart höchstens die ganze Vorabpauschale; im Jahr einer Fusion höchstens der Basisertrag des teureren der beiden Fonds abzüglich der Ausschüttungen danach.',
      '7. Beste Aufträge: volle Euro; zuerst die Vorabpauschalen nach Verlusten, dann die übrigen erwarteten Erträge.',
    ].join('\n'),
  },
  assumptions,
  limitations,
  sources: [
    ...citations(law),
    '§§ 18, 20, 23 InvStG; § 20 Abs. 4 Satz 7, Abs. 6 und Abs. 9, § 43a Abs. 3, § 44 Abs. 1b, § 44a EStG',
    'Anleitung zur Anlage KAP-INV 2025, Zeilen 9 bis 13 und 30 bis 45 (September 2025)',
    ...basiszinsSources(),
  ],
  securitiesOf: ({ positions }) => positions.map(({ isin, fondstyp }) => ({ isin, isOpen: fondstyp === undefined })),
  lawDay: ({ year }) => lastDayOf(year),
  compute: computeBill,
})

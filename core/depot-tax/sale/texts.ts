/** What a sale takes for granted, and where it ends. */
import { flatRateOnly, noTaxAdvice } from '../../law/investmentfonds/standard-texts'
import { firstInFirstOut, germanAccount, kindFromHoldings, noForeignTax, severalReadings } from '../texts'
import type { Text } from '../../values/text'

/** What is taken for granted. */
export const assumptions: readonly Text[] = [
  germanAccount,
  firstInFirstOut,
  {
    en: 'Lump sums are deducted arithmetically, as in Anlage KAP-INV, so that they can make a loss or a larger one. Section 19(1) InvStG speaks of the gain only; where the other reading changes the tax, the result shows it.',
    de: 'Vorabpauschalen werden rechnerisch abgezogen wie in der Anlage KAP-INV; dadurch kann ein Verlust entstehen oder wachsen. § 19 Abs. 1 InvStG spricht nur vom Gewinn; ändert die andere Lesart die Steuer, zeigt das Ergebnis sie.',
  },
  {
    en: 'The tax is what the bank withholds. The allowance for units bought before 2009 is granted by the tax office on a return, per person and once in a life; whether it is used before or after the partial exemption is not settled, so both are shown.',
    de: 'Die Steuer ist, was die Bank einbehält. Den Freibetrag für vor 2009 gekaufte Anteile gewährt das Finanzamt in der Veranlagung, je Person und einmal im Leben; ob er vor oder nach der Teilfreistellung verbraucht wird, ist nicht geklärt, daher stehen beide da.',
  },
  severalReadings,
  kindFromHoldings,
]

/** What is not calculated, or not known. */
export const limitations: readonly Text[] = [
  {
    en: 'All lots of the account must be given: a missing older lot changes the order. Units that came from another depot keep their day and cost: give them as lots of that day; a move takes the oldest along. Give splits and mergers as such; whether a merger is no sale (section 23 InvStG, section 20(4a) EStG) the fund or the bank knows. At a foreign broker only lump sums that were declared, or stayed within the allowance, may be deducted (line 53 of Anlage KAP-INV): give 0 for the others.',
    de: 'Alle Posten des Depots sind anzugeben: Ein fehlender älterer Posten ändert die Reihenfolge. Aus einem anderen Depot Übertragenes behält Tag und Kosten: als Posten dieses Tages angeben; ein Übertrag nimmt das Älteste mit. Splits und Fusionen als solche angeben; ob eine Fusion kein Verkauf ist (§ 23 InvStG, § 20 Abs. 4a EStG), weiß der Fonds oder die Bank. Bei einem ausländischen Broker dürfen nur erklärte oder vom Pauschbetrag gedeckte Vorabpauschalen abgezogen werden (Zeile 53 der Anlage KAP-INV): für andere 0 angeben.',
  },
  {
    en: 'Not calculated: shares bought before 2009, bonds and certificates, tax-free repayments of capital, funds that changed their kind, substitute bases where a bank does not know the cost.',
    de: 'Nicht gerechnet: vor 2009 gekaufte Aktien, Anleihen und Zertifikate, steuerfreie Kapitalrückzahlungen, Fonds mit gewechselter Fondsart, Ersatzbemessungsgrundlagen bei unbekannten Anschaffungskosten.',
  },
  flatRateOnly,
  noForeignTax,
  noTaxAdvice,
]

/** What a January bill takes for granted, and where it ends. */
import { flatRateOnly, noTaxAdvice } from '../../law/investmentfonds/standard-texts'
import { firstInFirstOut, germanAccount, kindFromHoldings, noForeignTax, severalReadings } from '../texts'
import type { Text } from '../../values/text'

/** What is taken for granted. */
export const assumptions: readonly Text[] = [
  germanAccount,
  firstInFirstOut,
  {
    en: 'The lump sums count as received on the first working day of the next year and use the losses, orders and allowance of that year; banks debit the tax in the weeks after. Within a month, purchases come before sales.',
    de: 'Die Vorabpauschalen gelten am ersten Werktag des Folgejahres als zugeflossen und verbrauchen dessen Verluste, Aufträge und Pauschbetrag; die Banken buchen die Steuer in den Wochen danach ab. Innerhalb eines Monats liegen Käufe vor Verkäufen.',
  },
  {
    en: 'The lump sum of a fund is one figure per unit and year, as banks apply it: distributions paid before a purchase lower it too. Section 18 leaves that open for a purchase within the year; where the other reading differs, the result shows it; by that one a distribution in the month of a purchase counts as paid before it.',
    de: 'Die Vorabpauschale eines Fonds ist ein Betrag je Anteil und Jahr, wie ihn Banken anwenden: Auch Ausschüttungen vor einem Kauf mindern sie. § 18 lässt das für den Kauf im Jahr offen; weicht die andere Lesart ab, zeigt das Ergebnis sie; nach ihr gilt eine Ausschüttung im Monat eines Kaufs als vor ihm gezahlt.',
  },
  severalReadings,
  kindFromHoldings,
]

/** What is not calculated, or not known. */
export const limitations: readonly Text[] = [
  {
    en: 'A value that you estimate for the end of the year makes the bill an estimate. A price that rises further changes nothing once the gain exceeds the base yield.',
    de: 'Ein geschätzter Wert zum Jahresende macht die Rechnung zur Schätzung. Übersteigt die Wertsteigerung den Basisertrag, ändert ein weiter steigender Kurs nichts mehr.',
  },
  {
    en: 'A merger of two funds of one kind under the law of one state is no sale (section 23 InvStG). Which lump sum units bear in the year of a merger is settled nowhere: it is bounded, not calculated, and the bank knows it in January.',
    de: 'Die Fusion zweier Fonds einer Art nach dem Recht eines Staates ist kein Verkauf (§ 23 InvStG). Welche Vorabpauschale Anteile im Jahr einer Fusion tragen, ist nirgends geklärt: Sie wird begrenzt, nicht berechnet, und die Bank kennt sie im Januar.',
  },
  flatRateOnly,
  noForeignTax,
  noTaxAdvice,
]

/** What a year takes for granted, and where it ends. */
import { noTaxAdvice } from '../../law/investmentfonds/standard-texts'
import type { Text } from '../../values/text'

/** What is taken for granted. */
export const assumptions: readonly Text[] = [
  {
    en: 'All capital income of the year is given, for both spouses when they file jointly. Fund amounts are those after the partial exemption, as tax certificates show them.',
    de: 'Alle Kapitalerträge des Jahres sind angegeben, bei Zusammenveranlagung die beider Ehegatten. Fondsbeträge sind die nach Teilfreistellung, wie Steuerbescheinigungen sie ausweisen.',
  },
  {
    en: 'A bank sets off losses over the whole calendar year, whatever the order of bookings (section 43a(3) EStG); spouses with a joint order at one bank are one bank, with the income and the losses of both. Losses left at a bank without a certificate stay there. A foreign broker sets off nothing: its gains and losses meet those of all others in the return.',
    de: 'Eine Bank verrechnet Verluste über das ganze Kalenderjahr, gleich in welcher Reihenfolge gebucht wird (§ 43a Abs. 3 EStG); Ehegatten mit gemeinsamem Auftrag bei einer Bank sind eine Bank, mit Erträgen und Verlusten beider. Ohne Bescheinigung bleiben übrige Verluste bei der Bank. Ein ausländischer Broker verrechnet nichts: Seine Gewinne und Verluste treffen in der Erklärung auf alle anderen.',
  },
]

/** What is not calculated, or not known. */
export const limitations: readonly Text[] = [
  {
    en: 'The tax office rounds amounts to whole euros in places; a refund may differ by a few euros. Whether losses on shares may lawfully be kept apart is before the Federal Constitutional Court (2 BvL 3/21); the law as it stands is applied.',
    de: 'Das Finanzamt rundet teils auf volle Euro; eine Erstattung kann um wenige Euro abweichen. Ob Aktienverluste getrennt bleiben dürfen, liegt beim Bundesverfassungsgericht (2 BvL 3/21); gerechnet wird nach geltendem Gesetz.',
  },
  {
    en: 'Church tax paid is not deducted from other income, child allowances do not lower surcharges, the personal rate leaves out benefits that depend on income, and the allowance for gains on fund units bought before 2009 (line 10 of Anlage KAP) is not counted.',
    de: 'Gezahlte Kirchensteuer mindert das übrige Einkommen nicht, Kinderfreibeträge mindern die Zuschläge nicht, einkommensabhängige Leistungen bleiben beim persönlichen Satz außer Betracht, und der Freibetrag für Gewinne aus vor 2009 gekauften Fondsanteilen (Zeile 10 der Anlage KAP) ist nicht berücksichtigt.',
  },
  {
    en: 'Foreign tax is taken from the certificates: lines 40 and 41 of Anlage KAP name what can be credited, not all that a country withheld. Its limit is applied to all income together, not dividend by dividend. Dividends that are not given as foreign count as German.',
    de: 'Ausländische Steuer ist den Bescheinigungen zu entnehmen: Die Zeilen 40 und 41 der Anlage KAP nennen, was angerechnet werden kann, nicht alles, was ein Staat einbehielt. Ihre Grenze wird auf alle Erträge zusammen angewandt, nicht je Dividende. Nicht als ausländisch angegebene Dividenden zählen als deutsche.',
  },
  noTaxAdvice,
]

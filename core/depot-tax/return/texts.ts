/** What the lines of a return takes for granted, and where it ends. */
import { noTaxAdvice } from '../../law/investmentfonds/standard-texts'
import { firstInFirstOut, severalReadings } from '../texts'
import type { Text } from '../../values/text'

/** What is taken for granted. */
export const assumptions: readonly Text[] = [
  {
    en: 'The depots belong to the private assets of one person resident in Germany and lie at brokers that withhold no German tax. A broker abroad is a foreign payer, so that dividends of German companies go into line 19, too, by the one reading that was found published.',
    de: 'Die Depots gehören zum Privatvermögen einer in Deutschland ansässigen Person und liegen bei Brokern ohne deutschen Steuerabzug. Ein Broker im Ausland ist eine ausländische Zahlstelle, daher gehören auch Dividenden deutscher Gesellschaften in Zeile 19, nach der einen veröffentlichten Lesart.',
  },
  firstInFirstOut,
  {
    en: 'A name of a depot is one depot: whether several accounts of one broker count as one is not settled. The gain of a sale is that of all its lots together.',
    de: 'Ein Depotname ist ein Depot: Ob mehrere Konten eines Brokers als eines zählen, ist nicht geklärt. Der Gewinn eines Verkaufs ist der aller verkauften Posten zusammen.',
  },
  {
    en: 'Amounts in other currencies count at the rate of their day: proceeds at that of the sale, costs at that of the purchase (section 20(4) sentence 1 EStG). Where none is given it is the reference rate of the ECB, of the last day with one.',
    de: 'Beträge in anderen Währungen zählen mit dem Kurs ihres Tages: Erlöse mit dem des Verkaufs, Kosten mit dem des Kaufs (§ 20 Abs. 4 Satz 1 EStG). Ohne Angabe ist es der Referenzkurs der EZB, der des letzten Tages mit einem.',
  },
  {
    en: 'The lump sum of a year counts as received on the first working day of the next, on units that were there at the end of the year. A sale deducts the one that this return declares and those of earlier years that are marked as declared; others are not deducted, since nothing was taxed.',
    de: 'Die Vorabpauschale eines Jahres gilt am ersten Werktag des nächsten als zugeflossen, auf Anteile, die am Jahresende da waren. Ein Verkauf zieht die in dieser Erklärung angegebene und die als erklärt gekennzeichneten früherer Jahre ab; andere nicht, weil nichts versteuert wurde.',
  },
  {
    en: 'The country of a payment is that of the first two letters of its ISIN. Foreign tax counts up to the treaty rate as it was last looked up and up to a quarter of the payment.',
    de: 'Der Staat einer Zahlung ergibt sich aus den ersten beiden Buchstaben der ISIN. Ausländische Steuer zählt bis zum zuletzt nachgesehenen Satz des Abkommens und bis zu einem Viertel der Zahlung.',
  },
]

/** What is not calculated, or not known. */
export const limitations: readonly Text[] = [
  {
    en: 'Whether a merger is no sale (section 23 InvStG, section 20(4a) EStG) the fund or the bank knows. Which lump sum units bear in the year of a merger is settled nowhere: it is not calculated.',
    de: 'Ob eine Fusion kein Verkauf ist (§ 23 InvStG, § 20 Abs. 4a EStG), weiß der Fonds oder die Bank. Welche Vorabpauschale Anteile im Jahr einer Fusion tragen, ist nirgends geklärt: Sie wird nicht berechnet.',
  },
  {
    en: 'A help to fill in the forms: what the bookings lack is missing in the lines. Options, futures, short sales, spin-offs, subscription rights and securities lending are refused; derivatives go in as totals of the broker.',
    de: 'Eine Ausfüllhilfe: Was in den Buchungen fehlt, fehlt in den Zeilen. Optionen, Futures, Leerverkäufe, Abspaltungen, Bezugsrechte und Wertpapierleihe werden abgelehnt; Termingeschäfte gehen als Summen des Brokers ein.',
  },
  {
    en: 'Not calculated: fund units bought before 2018 and other securities bought before 2009, funds that changed their kind (section 22 InvStG), interim profits, income at the personal rate (lines 27 to 34), tax havens, gains on currency balances, worthless shares, accrued interest of bonds.',
    de: 'Nicht berechnet: vor 2018 gekaufte Fondsanteile und vor 2009 gekaufte übrige Wertpapiere, Fonds mit gewechselter Fondsart (§ 22 InvStG), Zwischengewinne, tariflich besteuerte Erträge (Zeilen 27 bis 34), Steueroasen, Gewinne auf Währungsguthaben, wertlose Aktien, Stückzinsen.',
  },
  {
    en: 'Losses that the tax office carried forward have no line: the office sets them off itself. Line 17 is needed beside the certificates of German banks.',
    de: 'Vom Finanzamt vorgetragene Verluste haben keine Zeile: Das Amt verrechnet sie selbst. Zeile 17 ist aus den Bescheinigungen deutscher Banken auszufüllen.',
  },
  {
    en: 'Lump sums above the gain make a loss here; law and instructions name no floor. Whether foreign tax on distributions of funds is credited in full is disputed: line 41 shows both readings.',
    de: 'Vorabpauschalen über dem Gewinn ergeben hier einen Verlust; Gesetz und Anleitung nennen keine Grenze. Ob ausländische Steuer auf Fondsausschüttungen voll angerechnet wird, ist strittig: Zeile 41 zeigt beide Lesarten.',
  },
  {
    en: 'Private sales of gold with a claim to delivery stand in Anlage SO; the order of lots is not settled there, first in first out is used. The terms of a product say whether it has such a claim. Crypto assets are private sales, too, and left out.',
    de: 'Private Veräußerungen von Gold mit Lieferanspruch gehören in die Anlage SO; die Reihenfolge der Posten ist dort nicht geklärt, das Älteste gilt als zuerst verkauft. Ob ein Produkt einen solchen Anspruch hat, sagen seine Bedingungen. Auch Kryptowerte sind private Veräußerungen und bleiben weg.',
  },
  severalReadings,
  noTaxAdvice,
]

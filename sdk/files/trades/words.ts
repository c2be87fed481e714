/** What the reader of bookings says, in both languages. No text repeats what stands in a cell. */
import type { Locale } from '../../../core/values/text'
import type { BookingsFaultCode, FileFaultCode, RowFaultCode, TradeFaultCode } from '../verdict'

/** Sentences about files of bookings in one language. */
interface TradeWords {
  faults: Readonly<Record<TradeFaultCode | BookingsFaultCode, string>>
  /** Faults of files in whose place the bookings are wanted; the others are those of `fileWords`. */
  instead: Readonly<Partial<Record<FileFaultCode | RowFaultCode, string>>>
}

const en: TradeWords = {
  faults: {
    unknown_event: 'What was booked here is not known. Write Buy or Sell, or what else it was (distribution, interest, fee, transfer), or remove the row.',
    transfer: 'Units came or went without a purchase or sale; the tax needs day and cost of the purchase. Read it together with the file of the depot at the other end.',
    corporate_action: 'Units changed by a split, a merger, a spin-off or the like, and this row does not say enough of it. Enter what is held since then by hand, with the days and costs of its purchases.',
    reversal: 'This booking takes another one back; remove both.',
    not_a_day: 'Must be a day, such as 2025-12-31.',
    day_differs: 'The time, the value day or the day of the order in the same row is of another day. Correct the day of the trade.',
    not_an_isin: 'Must be an ISIN.',
    wrong_check_digit: 'The check digit of the ISIN is wrong.',
    isin_differs: 'Another cell of the row names another security.',
    decimals_differ: 'Is without decimals, which all others of its column have: its decimal mark may be lost.',
    not_units: 'Must be a number of units, above zero.',
    not_an_amount: 'Must be an amount.',
    no_amount: 'Nothing says what was paid. Add the amount or the price of the purchase or sale.',
    split_unclear: 'The security was split after this booking, and the file has no row for it: whether its units are those of before or of after is not known.',
    future: 'Lies in the future; remove it.',
    amount_differs: 'Units, price and amount do not agree; fees need a column of their own.',
    fees_unclear: 'It cannot be told whether the amount includes fees, taxes or interest. Add columns for units, price and fees.',
    other_currency: 'Must be in EUR; convert it with the rate of the day first.',
    oversold: 'Earlier purchases of what is sold here are missing: export all bookings from the first purchase on.',
    reinvested: 'A distribution buys units in this row. Write two rows for it: the distribution with its tax, and the purchase.',
    capital_repaid: 'Capital was repaid here: whether that is income, or lowers what the units cost, the tax certificate says. Enter it by hand.',
    units_move: 'Units come or go in this row; whether bought or sold it does not say. Add a column that says Buy or Sell.',
    surplus_cells: 'More cells than headers. Numbers with commas need quotation marks.',
    sale_alone: 'This is a sale; without its purchase it makes no depot and no tax.',
    repeated: 'This booking stands twice; remove one.',
    twice_unclear: 'Another file confirms the same trade, and no number in both tells whether it is that one or a second one.',
    merger_unclear: 'These units went while those of another security came: whether two funds were merged, or one was sold and the other bought, decides the tax.',
    depots_unclear: 'An earlier file has this security too, and not both name their depots: whether it is one depot or two decides what is sold first.',
    no_bookings: 'No row has headers of bookings: day, security (ISIN or WKN), units, and price or amount.',
    holdings: 'This is a list of what is held. The tax needs the purchases and sales with their days: export the bookings; where there is no such export, take the confirmations (PDF), or enter the purchases by hand.',
    splits_unread: 'It could not be looked up whether these securities were split, which changes their units. Try again.',
    no_isins: 'These bookings have no known ISINs; export them with ISINs, or add a column.',
    no_trades: 'There is no purchase and no sale. Export all bookings from the first purchase on.',
    day_unclear: 'Day and month can be read in two ways. Write the days as 2025-12-31.',
  },
  instead: {
    pdf: 'This is a PDF. Export the bookings (purchases and sales) as CSV or Excel instead.',
    image: 'This is a picture. Export the bookings (purchases and sales) as CSV or Excel instead.',
    web_page: 'This is a saved web page. Export the bookings (purchases and sales) as CSV or Excel instead.',
    xml: 'This is an XML file. Export the bookings (purchases and sales) as CSV instead.',
    mt535: 'This is a SWIFT message of holdings (MT535). Export the bookings (purchases and sales) as CSV or Excel instead.',
    unknown_ofx: 'This OFX file lists no positions; bookings of OFX are not read. Export the bookings as CSV or Excel instead.',
    unknown_json: 'This JSON holds no list of bookings.',
    no_holdings: 'There is no booking below the headers.',
  },
}

const de: TradeWords = {
  faults: {
    unknown_event: 'Was hier gebucht wurde, ist nicht bekannt. Bitte Kauf oder Verkauf hineinschreiben oder was es sonst war (Ausschüttung, Zinsen, Gebühr, Übertrag), oder die Zeile entfernen.',
    transfer: 'Stücke kamen oder gingen ohne Kauf oder Verkauf; die Steuer braucht Tag und Kosten des Kaufs. Bitte die Datei des Depots am anderen Ende dazulegen.',
    corporate_action: 'Stücke änderten sich durch Teilung, Fusion, Abspaltung oder Ähnliches, und diese Zeile sagt nicht genug darüber. Bitte von Hand eintragen, was seither da ist, mit Tagen und Kosten der Käufe.',
    reversal: 'Dieser Umsatz nimmt einen anderen zurück; bitte beide entfernen.',
    not_a_day: 'Muss ein Tag sein, etwa 31.12.2025.',
    day_differs: 'Uhrzeit, Valuta oder Tag des Auftrags in derselben Zeile nennen einen anderen Tag. Bitte den Tag des Geschäfts berichtigen.',
    not_an_isin: 'Muss eine ISIN sein.',
    wrong_check_digit: 'Die Prüfziffer der ISIN ist falsch.',
    isin_differs: 'Eine andere Zelle der Zeile nennt ein anderes Wertpapier.',
    decimals_differ: 'Hat keine Nachkommastellen, wie sie alle anderen der Spalte haben: Ihr Komma kann fehlen.',
    not_units: 'Muss eine Stückzahl sein, größer als null.',
    not_an_amount: 'Muss ein Betrag sein.',
    no_amount: 'Es steht nicht da, was bezahlt wurde. Bitte Betrag oder Preis des Kaufs oder Verkaufs ergänzen.',
    split_unclear: 'Nach diesem Umsatz wurde das Papier geteilt oder zusammengelegt, und die Datei hat dafür keine Zeile: Ob Stücke von vorher oder nachher gemeint sind, ist offen.',
    future: 'Liegt in der Zukunft; bitte entfernen.',
    amount_differs: 'Stück, Preis und Betrag passen nicht zusammen; Gebühren brauchen eine eigene Spalte.',
    fees_unclear: 'Es ist unklar, ob der Betrag Gebühren, Steuern oder Zinsen enthält. Bitte Spalten für Stück, Kurs und Gebühren ergänzen.',
    other_currency: 'Muss in Euro sein; bitte zuerst mit dem Kurs des Tages umrechnen.',
    oversold: 'Frühere Käufe dessen, was hier verkauft wird, fehlen: bitte alle Umsätze ab dem ersten Kauf exportieren.',
    reinvested: 'In dieser Zeile kauft eine Ausschüttung Stücke. Bitte zwei Zeilen daraus machen: die Ausschüttung mit ihrer Steuer und den Kauf.',
    capital_repaid: 'Hier wurde Kapital zurückgezahlt: Ob das Ertrag ist oder die Anschaffungskosten senkt, sagt die Steuerbescheinigung. Bitte von Hand eintragen.',
    units_move: 'In dieser Zeile kommen oder gehen Stücke; ob gekauft oder verkauft, steht nicht da. Bitte eine Spalte ergänzen, in der Kauf oder Verkauf steht.',
    surplus_cells: 'Mehr Zellen als Überschriften. Zahlen mit Komma brauchen Anführungszeichen.',
    sale_alone: 'Das ist ein Verkauf; ohne seinen Kauf ergibt er weder Depot noch Steuer.',
    repeated: 'Dieser Umsatz steht zweimal; bitte einen entfernen.',
    twice_unclear: 'Eine andere Datei bestätigt das gleiche Geschäft, und keine Nummer in beiden sagt, ob es dasselbe ist oder ein zweites.',
    merger_unclear: 'Diese Stücke gingen, während die eines anderen Papiers kamen: Ob zwei Fonds verschmolzen wurden oder einer verkauft und der andere gekauft, entscheidet die Steuer.',
    depots_unclear: 'Eine frühere Datei hat dieses Wertpapier auch, und nicht beide nennen ihr Depot: Ob es ein Depot ist oder zwei, entscheidet, was zuerst verkauft wird.',
    no_bookings: 'Keine Zeile hat Überschriften von Umsätzen: Tag, Wertpapier (ISIN oder WKN), Stück und Kurs oder Betrag.',
    holdings: 'Das ist eine Liste des Bestands. Die Steuer braucht die Käufe und Verkäufe mit ihren Tagen: bitte die Umsätze exportieren; wo es das nicht gibt, die Abrechnungen nehmen (PDF) oder die Käufe von Hand eingeben.',
    splits_unread: 'Ob diese Papiere geteilt wurden, was ihre Stücke ändert, ließ sich nicht nachsehen. Bitte erneut versuchen.',
    no_isins: 'Diese Umsätze haben keine bekannte ISIN; bitte mit ISIN exportieren oder eine Spalte ergänzen.',
    no_trades: 'Es gibt keinen Kauf und keinen Verkauf. Bitte alle Umsätze ab dem ersten Kauf exportieren.',
    day_unclear: 'Tag und Monat lassen sich auf zwei Arten lesen. Bitte die Tage als 2025-12-31 schreiben.',
  },
  instead: {
    pdf: 'Das ist ein PDF. Bitte die Umsätze (Käufe und Verkäufe) als CSV oder Excel exportieren.',
    image: 'Das ist ein Bild. Bitte die Umsätze (Käufe und Verkäufe) als CSV oder Excel exportieren.',
    web_page: 'Das ist eine gespeicherte Webseite. Bitte die Umsätze (Käufe und Verkäufe) als CSV oder Excel exportieren.',
    xml: 'Das ist eine XML-Datei. Bitte die Umsätze (Käufe und Verkäufe) als CSV exportieren.',
    mt535: 'Das ist eine SWIFT-Nachricht über Bestände (MT535). Bitte die Umsätze (Käufe und Verkäufe) als CSV oder Excel exportieren.',
    unknown_ofx: 'In dieser OFX-Datei stehen keine Positionen; Umsätze aus OFX werden nicht gelesen. Bitte die Umsätze als CSV oder Excel exportieren.',
    unknown_json: 'In diesem JSON steht keine Liste von Umsätzen.',
    no_holdings: 'Unter den Überschriften steht kein Umsatz.',
  },
}

/** What the codes of faults of bookings mean, by language. */
export const tradeWords: Readonly<Record<Locale, TradeWords>> = { en, de }

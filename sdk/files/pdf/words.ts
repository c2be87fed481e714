/** What the reader says of PDFs, in both languages: loaded with it. */
import type { Locale } from '../../../core/values/text'
import type { PdfFaultCode } from '../verdict'

export const pdfWords: Readonly<Record<Locale, Readonly<Record<PdfFaultCode, string>>>> = {
  en: {
    scanned_pdf: "This PDF holds pictures, no text. Take the document as the bank's website gives it, or a CSV or Excel export.",
    locked_pdf: 'This PDF has a password. Save it without one, for example by printing it to a PDF.',
    unreadable_pdf: 'This PDF does not say what its signs mean. Export the list of holdings as CSV or Excel instead.',
    damaged_pdf: 'This PDF is damaged or cut off. Load it anew.',
    slow_pdf: 'Reading this PDF was ended after 20 seconds, which no statement of a bank takes. Take the document as the bank gives it, or a CSV or Excel export.',
    unknown_pdf: 'No row of this PDF has an ISIN or WKN with units, price and value that agree. Export the list of holdings as CSV or Excel instead.',
    unproven_pdf: 'Rows were read, but nothing in the PDF proves them: no total is their sum, or it can be read in more than one way. On the portfolio page each row can be confirmed; or export the holdings as CSV or Excel.',
    confirmation_pdf: 'This PDF confirms a purchase or sale, not what is held. Take a statement of the depot, or use the pages and commands for depot tax.',
    unproven_trade_pdf: 'This PDF confirms a purchase or sale, but units x price, fees and taxes do not give its amount, or it can be read in more than one way, or has no ISIN. Enter the trade by hand.',
    no_trade_pdf: 'This PDF confirms no purchase or sale. For tax, take the confirmations of trades, or export all bookings as CSV.',
    crypto_trade_pdf: 'This PDF confirms a trade in crypto assets: they have no ISIN and are taxed by other rules (§ 23 EStG), so they are not read.',
    moved_trade_pdf: 'Besides purchases and sales, this PDF lists transfers, distributions or other bookings that move units and are not read; without them the trades would be no whole depot. Enter the trades by hand, or export all bookings as CSV.',
    undated_trade_pdf: 'This PDF does not say on which day was traded, or names two days; a value day does not count for tax. Enter the trade by hand.',
    expired_trade_pdf: 'By this PDF units were paid out without a sale (a knock-out, an expiry, a fraction); nothing in it proves day and amount. Enter it by hand as a sale.',
  },
  de: {
    scanned_pdf: 'Dieses PDF enthält Bilder, keinen Text. Bitte das Dokument so nehmen, wie es die Website der Bank gibt, oder einen Export als CSV oder Excel.',
    locked_pdf: 'Dieses PDF hat ein Kennwort. Bitte ohne Kennwort speichern, zum Beispiel als PDF drucken.',
    unreadable_pdf: 'Dieses PDF sagt nicht, was seine Zeichen bedeuten. Bitte die Liste der Positionen als CSV oder Excel exportieren.',
    damaged_pdf: 'Dieses PDF ist beschädigt oder abgeschnitten. Bitte neu laden.',
    slow_pdf: 'Das Lesen dieses PDF wurde nach 20 Sekunden beendet; so lange braucht kein Auszug einer Bank. Bitte das Dokument so nehmen, wie es die Bank gibt, oder einen Export als CSV oder Excel.',
    unknown_pdf: 'Keine Zeile dieses PDF hat eine ISIN oder WKN mit Stück, Kurs und Wert, die zusammenpassen. Bitte die Liste der Positionen als CSV oder Excel exportieren.',
    unproven_pdf: 'Zeilen wurden gelesen, aber nichts im PDF beweist sie: Keine Summe ist die ihre, oder es lässt sich auf mehr als eine Art lesen. Auf der Portfolio-Seite lässt sich jede Zeile bestätigen; oder die Positionen als CSV oder Excel exportieren.',
    confirmation_pdf: 'Dieses PDF bestätigt einen Kauf oder Verkauf, nicht was im Depot liegt. Bitte einen Depotauszug nehmen, oder die Seiten und Befehle zur Depotsteuer.',
    unproven_trade_pdf: 'Dieses PDF bestätigt einen Kauf oder Verkauf, aber Stück x Kurs, Entgelte und Steuern ergeben den Betrag nicht, oder es lässt sich auf mehr als eine Art lesen, oder es hat keine ISIN. Bitte das Geschäft von Hand eintragen.',
    no_trade_pdf: 'Dieses PDF bestätigt weder Kauf noch Verkauf. Für die Steuer bitte die Abrechnungen nehmen oder alle Umsätze als CSV exportieren.',
    crypto_trade_pdf: 'Dieses PDF bestätigt ein Geschäft mit Kryptowerten: Sie haben keine ISIN und werden nach anderen Regeln besteuert (§ 23 EStG), werden also nicht gelesen.',
    moved_trade_pdf: 'Neben Käufen und Verkäufen stehen in diesem PDF Überträge, Ausschüttungen oder andere Buchungen, die Stücke bewegen und nicht gelesen werden; ohne sie wären die Geschäfte kein ganzes Depot. Bitte die Geschäfte von Hand eintragen oder alle Umsätze als CSV exportieren.',
    undated_trade_pdf: 'Dieses PDF sagt nicht, an welchem Tag gehandelt wurde, oder nennt zwei Tage; eine Valuta zählt für die Steuer nicht. Bitte das Geschäft von Hand eintragen.',
    expired_trade_pdf: 'Laut diesem PDF wurden Stücke ohne Verkauf ausgezahlt (Knock-out, Verfall, Bruchteil); nichts darin beweist Tag und Betrag. Bitte als Verkauf von Hand eintragen.',
  },
}

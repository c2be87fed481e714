/** What the reader says, in both languages. No text repeats what stands in a cell. */
import type { Locale } from '../../core/values/text'
import { pdfWords } from './pdf/words'
import { tradeWords } from './trades/words'
import type { BookingsFaultCode, FileFault, FileFaultCode, LeftOutReason, PdfFaultCode, RowFaultCode, TradeFaultCode } from './verdict'

/** Sentences about files in one language. */
export interface FileWords {
  /** By the code of a fault. */
  faults: Readonly<Record<FileFaultCode | RowFaultCode | TradeFaultCode | BookingsFaultCode, string>>
  /** Why rows are left out. */
  reasons: Readonly<Record<LeftOutReason, string>>
  /** In which view a bank or app has its list of holdings. */
  hint(bank: string, view: string): string
}

/** The same without those of bookings. */
type ListWords = Omit<FileWords, 'faults'> & { faults: Readonly<Record<Exclude<FileFaultCode, PdfFaultCode> | RowFaultCode | 'holdings', string>> }

const en: ListWords = {
  faults: {
    empty: 'The file is empty.',
    too_large: 'The file is larger than any depot.',
    pdf: 'This is a PDF. Export the list of holdings as CSV or Excel instead.',
    old_spreadsheet: 'This is an Excel file of the old kind (.xls), or one with a password. Save it as .xlsx without a password, or as CSV.',
    image: 'This is a picture. Export the list of holdings as CSV or Excel instead.',
    archive: 'This is a packed file. Unpack it first.',
    not_text: 'This is neither text nor a spreadsheet.',
    mixed_encodings: 'The file mixes two encodings, so it is damaged. Export it anew.',
    open_quotation: 'A quotation mark is not closed: the file is damaged or cut off.',
    damaged_spreadsheet: 'This is no whole Excel file: it is damaged, cut off or of another program. Save it as .xlsx or CSV.',
    hidden_rows: 'Rows of this spreadsheet are hidden, and whether they count is not known. Show them (remove the filter), delete what does not count, and save it anew.',
    locked_portfolio: 'This is the file of Portfolio Performance, with a password. Save it there without one (File, Save as).',
    unread_portfolio: 'This is the file of Portfolio Performance, but damaged, or from before 2021. Open it there and save it anew.',
    mt535: 'This is a SWIFT message (MT535). Export the list of holdings as CSV or Excel instead.',
    unknown_ofx: 'This OFX file lists no positions of a depot. Export the list of holdings as CSV or Excel instead.',
    web_page: 'This is a saved web page. Export the list of holdings as CSV or Excel instead.',
    xml: 'This is an XML file. Export the holdings with their market values as CSV instead.',
    invalid_json: 'This is not valid JSON.',
    unknown_json: 'This JSON holds no list of holdings with their market values.',
    bookings: 'This is a list of bookings or orders, not of holdings. Export the current holdings with their market values instead (depot overview, statement of assets).',
    no_table: 'No row has headers for a security (ISIN, WKN or name) and for its market value.',
    nordic: 'This file has Swedish, Finnish, Danish or Norwegian headers (as those of Nordnet have), which are not read. Name them ISIN, Name, Units, Market value and Currency, or of bookings Date, Type, ISIN, Units, Price, Amount, Fees and Currency, with Buy and Sell as types.',
    no_value: 'There is no column with the market value, nor one with shares of the whole. Export the holdings with their market values in the base currency.',
    several_tables: 'There are several different tables or depots. Keep only one of them, such as that with the holdings.',
    no_holdings: 'There is no holding below the headers.',
    holdings: 'This is a list of what is held; only files of bookings are read together.',
    weights_below: 'The shares add up to less than 100 %: rows are missing, or the rest is cash.',
    weights_above: 'The shares add up to more than 100 %: a row stands twice, or is the sum of others.',
    value_unclear: 'It is not clear which column is the market value, or the share of it. Choose one.',
    value_column_unknown: 'There is no such column.',
    format_unclear: 'The amounts can be read in two ways. Say how they are written.',
    format_mixed: 'German and English amounts are mixed.',
    header_currency: 'The market values are in another currency. Choose it as the base currency, or convert them first.',
    price_missing: 'These units have no price in the file. State the price of one unit.',
    price_stale: 'The last known price of these units is older than 30 days. State the price of one unit, or take the old one.',
    total_differs: 'The file states another total than its rows add up to: rows are missing, or some are no holdings.',
    not_an_isin: 'Is not an ISIN.',
    wrong_check_digit: 'The check digit of the ISIN is wrong.',
    isin_differs: 'Another cell of the row names another security.',
    not_held: 'Says that it is sold, planned or only watched. Remove the row, or the word.',
    unknown_security: 'Without ISIN, and not known by its number or ticker. Add the ISIN.',
    not_an_amount: 'Is not an amount.',
    no_amount: 'The market value is missing.',
    negative: 'The market value is below zero.',
    too_much: 'The market value is larger than the service takes.',
    other_currency: 'Not in the base currency. Choose it as the base currency where all values are in it, else convert it first, or export it with the rate to the base currency (at Interactive Brokers “FX Rate To Base”).',
    surplus_cells: 'More cells than headers. Numbers with commas need quotation marks.',
    cut_off: 'This row ends before the others do, or the file ends within it.',
    product_differs: 'Units x price, or another column, give another value. Correct the row, or name the column of the value.',
    sum_of_others: 'Is the sum or a part of other rows, and would count twice.',
  },
  reasons: {
    total: 'a total',
    zero: 'worth nothing',
    negative_cash: 'an account below zero',
    no_identifier: 'neither ISIN nor WKN',
    unread: 'not recognised',
    crypto: 'a crypto asset',
    unlisted: 'not traded at any exchange',
    other_currency: 'in another currency',
    several_balances: 'a balance beside that of another file: of one account on two days, or of two',
    outside: 'a balance outside the column of values',
  },
  hint: (bank, view) => `${bank} has it as “${view}”.`,
}

const de: ListWords = {
  faults: {
    empty: 'Die Datei ist leer.',
    too_large: 'Die Datei ist größer als jedes Depot.',
    pdf: 'Das ist ein PDF. Bitte die Liste der Positionen als CSV oder Excel exportieren.',
    old_spreadsheet: 'Das ist eine Excel-Datei der alten Art (.xls) oder eine mit Kennwort. Bitte als .xlsx ohne Kennwort oder als CSV speichern.',
    image: 'Das ist ein Bild. Bitte die Liste der Positionen als CSV oder Excel exportieren.',
    archive: 'Das ist eine gepackte Datei. Bitte zuerst entpacken.',
    not_text: 'Das ist weder Text noch eine Tabelle.',
    mixed_encodings: 'Die Datei mischt zwei Zeichensätze, ist also beschädigt. Bitte neu exportieren.',
    open_quotation: 'Ein Anführungszeichen ist nicht geschlossen: Die Datei ist beschädigt oder abgeschnitten.',
    damaged_spreadsheet: 'Das ist keine ganze Excel-Datei: Sie ist beschädigt, abgeschnitten oder von einem anderen Programm. Bitte als .xlsx oder CSV speichern.',
    hidden_rows: 'In dieser Tabelle sind Zeilen ausgeblendet; ob sie zählen, ist offen. Bitte einblenden (Filter löschen), entfernen, was nicht zählt, und neu speichern.',
    locked_portfolio: 'Das ist die Datei von Portfolio Performance, mit Kennwort. Bitte dort ohne Kennwort speichern (Datei, Speichern als).',
    unread_portfolio: 'Das ist die Datei von Portfolio Performance, aber beschädigt oder von vor 2021. Bitte dort öffnen und neu speichern.',
    mt535: 'Das ist eine SWIFT-Nachricht (MT535). Bitte die Liste der Positionen als CSV oder Excel exportieren.',
    unknown_ofx: 'In dieser OFX-Datei stehen keine Positionen eines Depots. Bitte die Liste der Positionen als CSV oder Excel exportieren.',
    web_page: 'Das ist eine gespeicherte Webseite. Bitte die Liste der Positionen als CSV oder Excel exportieren.',
    xml: 'Das ist eine XML-Datei. Bitte die Positionen mit ihren Marktwerten als CSV exportieren.',
    invalid_json: 'Das ist kein gültiges JSON.',
    unknown_json: 'In diesem JSON steht keine Liste von Positionen mit ihren Marktwerten.',
    bookings: 'Das ist eine Liste von Buchungen oder Aufträgen, nicht der Positionen. Bitte stattdessen den aktuellen Bestand mit Marktwerten exportieren (Depotübersicht, Vermögensaufstellung).',
    no_table: 'Keine Zeile hat Überschriften für ein Wertpapier (ISIN, WKN oder Name) und für seinen Marktwert.',
    nordic: 'Diese Datei hat schwedische, finnische, dänische oder norwegische Überschriften (wie die von Nordnet), die nicht gelesen werden. Bitte ISIN, Name, Stück, Kurswert und Währung nennen, oder bei Umsätzen Datum, Typ, ISIN, Stück, Kurs, Betrag, Gebühren und Währung, mit Kauf und Verkauf als Typ.',
    no_value: 'Es gibt keine Spalte mit dem Marktwert und keine mit Anteilen in Prozent. Bitte die Positionen mit ihren Marktwerten in der Basiswährung exportieren.',
    several_tables: 'Die Datei hat mehrere verschiedene Tabellen oder Depots. Bitte nur eines davon behalten, etwa die Positionen.',
    no_holdings: 'Unter den Überschriften steht keine Position.',
    holdings: 'Das ist eine Bestandsliste; zusammen gelesen werden nur Dateien mit Umsätzen.',
    weights_below: 'Die Anteile ergeben weniger als 100 %: Zeilen fehlen, oder der Rest ist Guthaben.',
    weights_above: 'Die Anteile ergeben mehr als 100 %: Eine Zeile steht doppelt oder ist die Summe anderer.',
    value_unclear: 'Es ist nicht klar, welche Spalte der Marktwert oder der Anteil daran ist. Bitte eine wählen.',
    value_column_unknown: 'Diese Spalte gibt es nicht.',
    format_unclear: 'Die Beträge lassen sich auf zwei Arten lesen. Bitte angeben, wie sie geschrieben sind.',
    format_mixed: 'Deutsche und englische Beträge sind gemischt.',
    header_currency: 'Die Marktwerte stehen in einer anderen Währung. Bitte diese als Basiswährung wählen oder zuerst umrechnen.',
    price_missing: 'Für diese Stücke steht kein Preis in der Datei. Bitte den Preis eines Stücks angeben.',
    price_stale: 'Der letzte bekannte Preis dieser Stücke ist älter als 30 Tage. Bitte den Preis eines Stücks angeben oder den alten nehmen.',
    total_differs: 'Die Datei nennt eine andere Summe, als ihre Zeilen ergeben: Zeilen fehlen, oder manche sind keine Positionen.',
    not_an_isin: 'Ist keine ISIN.',
    wrong_check_digit: 'Die Prüfziffer der ISIN ist falsch.',
    isin_differs: 'Eine andere Zelle der Zeile nennt ein anderes Wertpapier.',
    not_held: 'Nennt sich verkauft, geplant oder beobachtet. Bitte die Zeile entfernen oder das Wort.',
    unknown_security: 'Ohne ISIN und weder über Nummer noch Kürzel bekannt. Bitte die ISIN ergänzen.',
    not_an_amount: 'Ist kein Betrag.',
    no_amount: 'Der Marktwert fehlt.',
    negative: 'Der Marktwert liegt unter null.',
    too_much: 'Der Marktwert ist größer, als der Dienst annimmt.',
    other_currency: 'Nicht in der Basiswährung. Bitte diese als Basiswährung wählen, wenn alle Werte in ihr stehen, sonst zuerst umrechnen oder mit dem Kurs zur Basiswährung exportieren (bei Interactive Brokers „FX Rate To Base“).',
    surplus_cells: 'Mehr Zellen als Überschriften. Zahlen mit Komma brauchen Anführungszeichen.',
    cut_off: 'Diese Zeile endet vor den anderen, oder die Datei endet mitten in ihr.',
    product_differs: 'Stück mal Kurs oder eine andere Spalte ergeben einen anderen Wert. Bitte die Zeile berichtigen oder die Spalte mit dem Wert nennen.',
    sum_of_others: 'Ist die Summe oder ein Teil anderer Zeilen und würde doppelt zählen.',
  },
  reasons: {
    total: 'eine Summe',
    zero: 'ohne Wert',
    negative_cash: 'ein Konto im Minus',
    no_identifier: 'weder ISIN noch WKN',
    unread: 'nicht erkannt',
    crypto: 'ein Kryptowert',
    unlisted: 'an keiner Börse gehandelt',
    other_currency: 'in anderer Währung',
    several_balances: 'ein Kontostand neben dem einer anderen Datei: von einem Konto an zwei Tagen, oder von zweien',
    outside: 'ein Kontostand außerhalb der Spalte der Werte',
  },
  hint: (bank, view) => `Bei ${bank} heißt sie „${view}“.`,
}

/** What the codes of faults and rows mean, by language. */
export const fileWords: Readonly<Record<Locale, FileWords>> = {
  en: { ...en, faults: { ...tradeWords.en.faults, ...pdfWords.en, ...en.faults } },
  de: { ...de, faults: { ...tradeWords.de.faults, ...pdfWords.de, ...de.faults } },
}

/** Words of headers in the languages of the north, in any encoding of theirs. */
const NORDIC = /bokf.{1,2}ringsdag|aff.{1,2}rsdag|typ av transaktion|transaktionstyp\b|v.{1,2}rdepapper|v.{1,2}rde sek|marknadsv.{1,2}rde|kirjausp.{1,2}iv|kauppap.{1,2}iv|tapahtumatyyppi|arvopaperi|markkina-?arvo|keskihankintahinta|bogf.{1,2}ringsdag|v.{1,2}rdipapir|markedsv.{1,2}rdi|bokf.{1,2}ringsdato|verdipapir|handelsdag\tval/i

/** A fault that only says that a file is not understood, or the language of the file where that is why. */
export function plainer(fault: FileFault, bytes: Uint8Array): FileFault {
  const isVague = ['no_table', 'no_value', 'no_holdings', 'bookings', 'no_bookings', 'no_isins'].includes(fault.code)
  return isVague && NORDIC.test(String.fromCharCode(...bytes.subarray(0, 4096).filter((byte) => byte > 0))) ? { ...fault, row: null, column: '', code: 'nordic' } : fault
}

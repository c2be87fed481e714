/** What the reader says, in both languages. No text repeats what stands in a cell. */
import type { Locale } from '../../core/values/text'
import { english, type FileWords, type ListWords } from './english'
import { pdfWords } from './pdf/words'
import { tradeWords } from './trades/words'

export type { FileWords }

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
    no_value: 'Es gibt keine Spalte mit dem Marktwert. Bitte die Positionen mit ihren Marktwerten in der Basiswährung exportieren.',
    several_tables: 'Die Datei hat mehrere verschiedene Tabellen mit Wertpapieren. Bitte nur die mit den Positionen behalten.',
    no_holdings: 'Unter den Überschriften steht keine Position.',
    value_unclear: 'Es ist nicht klar, welche Spalte der Marktwert ist. Bitte eine wählen.',
    value_column_unknown: 'Diese Spalte gibt es nicht.',
    format_unclear: 'Die Beträge lassen sich auf zwei Arten lesen. Bitte angeben, wie sie geschrieben sind.',
    format_mixed: 'Deutsche und englische Beträge sind gemischt.',
    header_currency: 'Die Marktwerte stehen in einer anderen Währung. Bitte diese als Basiswährung wählen oder zuerst umrechnen.',
    price_missing: 'Für diese Stücke steht kein Preis in der Datei. Bitte den Preis eines Stücks angeben.',
    price_stale: 'Der letzte bekannte Preis dieser Stücke ist älter als 30 Tage. Bitte den Preis eines Stücks angeben oder den alten nehmen.',
    total_differs: 'Die Datei nennt eine andere Summe, als ihre Zeilen ergeben: Zeilen fehlen, oder manche sind keine Positionen.',
    not_an_isin: 'Ist keine ISIN.',
    wrong_check_digit: 'Die Prüfziffer der ISIN ist falsch.',
    unknown_security: 'Ohne ISIN und weder über Nummer noch Kürzel bekannt. Bitte die ISIN ergänzen.',
    not_an_amount: 'Ist kein Betrag.',
    no_amount: 'Der Marktwert fehlt.',
    negative: 'Der Marktwert liegt unter null.',
    too_much: 'Der Marktwert ist größer, als der Dienst annimmt.',
    other_currency: 'Nicht in der Basiswährung. Bitte zuerst umrechnen.',
    surplus_cells: 'Mehr Zellen als Überschriften. Zahlen mit Komma brauchen Anführungszeichen.',
    cut_off: 'Die Datei endet mitten in dieser Zeile.',
    product_differs: 'Stück mal Kurs ergeben einen anderen Wert. Bitte die Zeile berichtigen oder die Spalte mit dem Wert nennen.',
    sum_of_others: 'Ist die Summe der anderen Zeilen dieses Wertpapiers und würde doppelt zählen.',
  },
  reasons: {
    total: 'eine Summe',
    zero: 'ohne Wert',
    negative_cash: 'ein Konto im Minus',
    no_identifier: 'weder ISIN noch WKN',
    unread: 'nicht lesbar',
    crypto: 'ein Kryptowert',
    unlisted: 'an keiner Börse gehandelt',
    other_currency: 'in anderer Währung',
  },
  hint: (bank, view) => `Bei ${bank} heißt sie „${view}“.`,
}

/** What the codes of faults and rows mean, by language. */
export const fileWords: Readonly<Record<Locale, FileWords>> = {
  en: { ...english, faults: { ...tradeWords.en.faults, ...pdfWords.en, ...english.faults } },
  de: { ...de, faults: { ...tradeWords.de.faults, ...pdfWords.de, ...de.faults } },
}

/** Words of the box that takes files. */
import { byLanguage, text } from '../../../../core/values/text'

export const boxWords = byLanguage({
  title: text('Import a file', 'Datei importieren'),
  help: text(
    'The export of your bank, broker or app, as CSV, spreadsheet, JSON or PDF: a list of what is held now (with values, or with shares in percent), or all bookings since the first purchase. Nothing leaves this browser while it is read.',
    'Der Export der Bank, des Brokers oder der App, als CSV, Tabelle, JSON oder PDF: eine Liste des heutigen Bestands (mit Werten oder Anteilen in Prozent), oder alle Umsätze seit dem ersten Kauf. Gelesen wird sie in diesem Browser; dabei verlässt ihn nichts.',
  ),
  file: text('Choose files, or drop them anywhere on this page', 'Dateien wählen oder irgendwo auf dieser Seite ablegen'),
  text: text('Or paste its text, or lines of name or ISIN and amount or percentage', 'Oder ihren Text einfügen, oder Zeilen aus Name oder ISIN und Betrag oder Prozent'),
  take: text('Take over', 'Übernehmen'),
})

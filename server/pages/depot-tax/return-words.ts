/** Words of the return on the page of depot tax; those of lines and rows stand with their model. */
import { byLanguage, text } from '../../../core/values/text'

export const returnWords = byLanguage({
  title: text('What belongs in the tax return?', 'Was gehört in die Steuererklärung?'),
  lead: text(
    'Only for depots at brokers that withhold no German tax. The bookings of the broker since the first purchase give the lines of Anlage KAP and KAP-INV.',
    'Nur für Depots bei Brokern ohne deutschen Steuerabzug. Die Umsätze des Brokers seit dem ersten Kauf ergeben die Zeilen der Anlagen KAP und KAP-INV.',
  ),
  file: text('Bookings of the foreign broker', 'Umsätze des ausländischen Brokers'),
  year: text('Year of the return', 'Jahr der Steuererklärung'),
  noForm: text('Forms of later years are not out, or their lines were not read.', 'Formulare späterer Jahre sind nicht erschienen oder ihre Zeilen nicht gelesen.'),
  kinds: text('What the securities are', 'Was die Wertpapiere sind'),
  kindHelp: text(
    'The kind decides the line. Funds need the prices of the year before, from which the lump sum follows that counts in this return.',
    'Die Art entscheidet über die Zeile. Fonds brauchen die Preise des Vorjahres: Aus ihnen folgt die Vorabpauschale, die in dieser Erklärung zählt.',
  ),
  kind: text((name: string) => `${name}: kind`, (name) => `${name}: Art`),
  first: text((name: string, year: number) => `${name}: first price of ${year}`, (name, year) => `${name}: erster Preis ${year}`),
  last: text((name: string, year: number) => `${name}: last price of ${year}`, (name, year) => `${name}: letzter Preis ${year}`),
  paid: text((name: string, year: number) => `${name}: distributions of ${year} on one unit`, (name, year) => `${name}: Ausschüttungen ${year} je Anteil`),
  kindUnknown: text('not known', 'nicht bekannt'),
  wrong: text('Is no amount that counts here.', 'Ist kein Betrag, der hier zählt.'),
  lines: text((count: number) => (count === 1 ? '1 line to fill in' : `${count} lines to fill in`), (count) => (count === 1 ? '1 Zeile ist auszufüllen' : `${count} Zeilen sind auszufüllen`)),
  linesKnown: text((known: number, count: number) => `${known} of ${count} lines are known`, (known, count) => `${known} von ${count} Zeilen stehen fest`),
  missing: text('Something is missing: lines without an amount must not be filled in with 0.', 'Es fehlt etwas: Zeilen ohne Betrag dürfen nicht mit 0 ausgefüllt werden.'),
  oversold: text(
    'More is sold than was bought before: the file does not go back to the first purchase, or it holds short sales, which are not calculated.',
    'Es wird mehr verkauft als zuvor gekauft: Die Datei reicht nicht bis zum ersten Kauf zurück, oder sie enthält Leerverkäufe, die nicht gerechnet werden.',
  ),
  rates: text(
    'Bookings in other currencies need the rate of their day, which this page does not have: the command line and the interface take the reference rates of the ECB.',
    'Umsätze in anderen Währungen brauchen den Kurs ihres Tages, den diese Seite nicht hat: Befehlszeile und Schnittstelle nehmen die Referenzkurse der EZB.',
  ),
  from: text('Rows', 'Posten'),
  rows: text('Where the figures come from', 'Woher die Beträge kommen'),
  nothing: text('nothing', 'nichts'),
  print: text('Print the sheet', 'Blatt drucken'),
})

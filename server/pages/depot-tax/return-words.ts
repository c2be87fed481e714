/** Words of the return on the page of depot tax; those of lines and rows stand with their model. */
import type { Locale } from '../../../core/values/text'

const en = {
  title: 'What belongs in the tax return?',
  lead: 'Only for depots at brokers that withhold no German tax. The bookings of the broker since the first purchase give the lines of Anlage KAP and KAP-INV.',
  file: 'Bookings of the foreign broker',
  year: 'Year of the return',
  noForm: 'Forms of later years are not out, or their lines were not read.',
  kinds: 'What the securities are',
  kindHelp: 'The kind decides the line. Funds need the prices of the year before, from which the lump sum follows that counts in this return.',
  kind: (name: string) => `${name}: kind`,
  first: (name: string, year: number) => `${name}: first price of ${year}`,
  last: (name: string, year: number) => `${name}: last price of ${year}`,
  paid: (name: string, year: number) => `${name}: distributions of ${year} on one unit`,
  kindUnknown: 'not known',
  wrong: 'Is no amount that counts here.',
  lines: (count: number) => (count === 1 ? '1 line to fill in' : `${count} lines to fill in`),
  linesKnown: (known: number, count: number) => `${known} of ${count} lines are known`,
  missing: 'Something is missing: lines without an amount must not be filled in with 0.',
  oversold: 'More is sold than was bought before: the file does not go back to the first purchase, or it holds short sales, which are not calculated.',
  rates: 'Bookings in other currencies need the rate of their day, which this page does not have: the command line and the interface take the reference rates of the ECB.',
  from: 'Rows',
  rows: 'Where the figures come from',
  nothing: 'nothing',
  print: 'Print the sheet',
}

type Words = typeof en

const de: Words = {
  title: 'Was gehört in die Steuererklärung?',
  lead: 'Nur für Depots bei Brokern ohne deutschen Steuerabzug. Die Umsätze des Brokers seit dem ersten Kauf ergeben die Zeilen der Anlagen KAP und KAP-INV.',
  file: 'Umsätze des ausländischen Brokers',
  year: 'Jahr der Steuererklärung',
  noForm: 'Formulare späterer Jahre sind nicht erschienen oder ihre Zeilen nicht gelesen.',
  kinds: 'Was die Wertpapiere sind',
  kindHelp: 'Die Art entscheidet über die Zeile. Fonds brauchen die Preise des Vorjahres: Aus ihnen folgt die Vorabpauschale, die in dieser Erklärung zählt.',
  kind: (name) => `${name}: Art`,
  first: (name, year) => `${name}: erster Preis ${year}`,
  last: (name, year) => `${name}: letzter Preis ${year}`,
  paid: (name, year) => `${name}: Ausschüttungen ${year} je Anteil`,
  kindUnknown: 'nicht bekannt',
  wrong: 'Ist kein Betrag, der hier zählt.',
  lines: (count) => (count === 1 ? '1 Zeile ist auszufüllen' : `${count} Zeilen sind auszufüllen`),
  linesKnown: (known, count) => `${known} von ${count} Zeilen stehen fest`,
  missing: 'Es fehlt etwas: Zeilen ohne Betrag dürfen nicht mit 0 ausgefüllt werden.',
  oversold: 'Es wird mehr verkauft als zuvor gekauft: Die Datei reicht nicht bis zum ersten Kauf zurück, oder sie enthält Leerverkäufe, die nicht gerechnet werden.',
  rates: 'Umsätze in anderen Währungen brauchen den Kurs ihres Tages, den diese Seite nicht hat: Befehlszeile und Schnittstelle nehmen die Referenzkurse der EZB.',
  from: 'Posten',
  rows: 'Woher die Beträge kommen',
  nothing: 'nichts',
  print: 'Blatt drucken',
}

export const returnWords: Readonly<Record<Locale, Words>> = { en, de }

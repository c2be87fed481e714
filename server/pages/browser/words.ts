/** Words that several pages share. */
import { byLanguage, text, type Locale } from '../../../core/values/text'

export const words = byLanguage({
  navigation: text('Main navigation', 'Hauptnavigation'),
  language: text('Language', 'Sprache'),
  theme: text('Light or dark', 'Hell oder dunkel'),
  skip: text('Skip to content', 'Zum Inhalt springen'),
  calculators: text('Calculators', 'Rechner'),
  portfolio: text('Portfolio', 'Depot'),
  depotTax: text('Depot tax', 'Depotsteuer'),
  docs: text('API', 'API'),
  guide: text('Guide', 'Anleitung'),
  methodology: text('Methodology', 'Methodik'),
  noAdvice: text('No result is investment or tax advice.', 'Kein Ergebnis ist Anlage- oder Steuerberatung.'),
  nothingStored: text('Nothing you enter is stored.', 'Eingaben werden nicht gespeichert.'),
  imprint: text('Imprint', 'Impressum'),
  privacy: text('Privacy', 'Datenschutz'),
  licences: text('Licences of the libraries used', 'Lizenzen der verwendeten Bibliotheken'),
  notBuilt: text(
    'The pages of this server are not built, so they have no style and react to nothing. Run: npm run build:pages',
    'Die Seiten dieses Servers sind nicht gebaut; sie haben daher keine Gestaltung und reagieren auf nichts. Abhilfe: npm run build:pages',
  ),
  yes: text('yes', 'ja'),
  no: text('no', 'nein'),
  notKnown: text('not known', 'nicht bekannt'),
  again: text('Try again', 'Erneut versuchen'),
  showTable: text('Show the chart as a table', 'Diagramm als Tabelle zeigen'),
  name: text('Name', 'Name'),
  share: text('Share', 'Anteil'),
  through: text('Through', 'Über'),
  more: text('More', 'Mehr'),
  savePicture: text('Save the picture (PNG)', 'Bild speichern (PNG)'),
  showAll: text('Show all', 'Alle zeigen'),
  downloadCsv: text('Download as CSV', 'Als CSV herunterladen'),
  downloadJson: text('Download as JSON', 'Als JSON herunterladen'),
  copyLink: text('Copy link', 'Link kopieren'),
  copied: text('Copied', 'Kopiert'),
  damagedLink: text('This link is damaged or was changed: nothing was taken from it.', 'Dieser Link ist beschädigt oder wurde verändert: Aus ihm wurde nichts übernommen.'),
  status: {
    partial: text('incomplete', 'unvollständig'),
    unavailable: text('not available', 'nicht verfügbar'),
    not_requested: text('not asked for', 'nicht angefragt'),
  },
  /** Of a section without a result; the reason of the same name may also be that of one with a result. */
  unavailableData: text('The data for it is missing, such as lists of holdings, charges or prices.', 'Dafür fehlen Daten, etwa Bestandslisten, Kosten oder Kurse.'),
  reasons: {
    unresolved_holdings: text('Some holdings are not known to the service.', 'Einige Positionen kennt der Dienst nicht.'),
    provider_unavailable: text('A data provider could not be reached.', 'Ein Datenanbieter war nicht erreichbar.'),
    incomplete_coverage: text('For part of the portfolio the data is missing or estimated.', 'Für einen Teil des Depots fehlen Daten oder sind geschätzt.'),
    no_equities: text('The portfolio holds no shares that could be looked at.', 'Das Depot enthält keine Aktien, die sich betrachten ließen.'),
    fewer_than_two_funds: text('A comparison needs at least two funds.', 'Ein Vergleich braucht mindestens zwei Fonds.'),
  },
})

export type Words = (typeof words)[Locale]

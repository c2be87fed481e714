/** Words of the start page. */
import { byLanguage, text } from '../../../core/values/text'

export const words = byLanguage({
  title: text('See what your portfolio really holds', 'Sehen, was wirklich im Depot steckt'),
  lead: text(
    'Type the names of your funds and shares: the companies behind them, what you hold twice, what it costs, and how it would have come through past crises.',
    'Namen von Fonds und Aktien eintippen: die Unternehmen dahinter, was doppelt gehalten wird, was es kostet und wie es durch frühere Krisen gekommen wäre.',
  ),
  promises: text(['No account, no tracking', 'Nothing you enter is stored', 'Dated, cited law'], ['Ohne Konto, ohne Tracking', 'Keine Eingabe wird gespeichert', 'Gesetzliche Zahlen mit Stand und Quelle']),
  open: text('Look into my portfolio', 'Mein Depot ansehen'),
  openExample: text('Try an example', 'Beispiel ausprobieren'),
  example: text('Example', 'Beispiel'),
  companies: text('The largest companies in it', 'Die größten Unternehmen darin'),
  computed: text((date: string) => `Calculated by this service; fund holdings as of ${date} or later.`, (date) => `Von diesem Dienst gerechnet; Bestände der Fonds vom ${date} oder später.`),
  more: text('Questions to a portfolio', 'Fragen an ein Depot'),
  depotTax: text('Tax of my depot', 'Steuer meines Depots'),
  depotTaxHelp: text(
    'What banks debit for funds in January, where exemption orders help, what a sale costs. From a file of bookings or a few amounts; calculated in the browser only.',
    'Was Banken im Januar für Fonds abbuchen, wo Freistellungsaufträge helfen, was ein Verkauf kostet. Aus einer Datei mit Umsätzen oder wenigen Beträgen; gerechnet nur im Browser.',
  ),
  depotTaxExample: text((funds: number, banks: number) => `Example: ${funds} funds at ${banks} banks`, (funds, banks) => `Beispiel: ${funds} Fonds bei ${banks} Banken`),
  openTax: text('See the January bill', 'Zur Januar-Rechnung'),
  calculators: text('Calculators', 'Rechner'),
  interfaces: text('For developers', 'Für Entwickler'),
  interfacesHelp: text('Everything here is also an open interface and an npm package.', 'Alles hier gibt es auch als offene Schnittstelle und als npm-Paket.'),
  docs: text('Try it out', 'Ausprobieren'),
  catalog: text('Catalog', 'Katalog'),
  openapi: text('OpenAPI', 'OpenAPI'),
  guide: text('Guide', 'Anleitung'),
  methodology: text('Methodology', 'Methodik'),
})

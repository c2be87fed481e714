import { MAX_BODY_BYTES, PLAIN_BODY_BYTES } from '../../contract/limits'
import { namespaces, type Namespace } from '../../contract/namespaces'
import { text, type Text } from '../../values/text'

/** Rows that one rate unit of depot tax pays for. */
const ROWS = namespaces['depot-tax'].calculation.rowsPerUnit

/** Advice for every interface whose calculations have pages. */
const withPages = [
  text(
    'Read every result together with `assumptions` and `limitations`. A `null` means not known, never zero.',
    'Jedes Ergebnis ist zusammen mit `assumptions` und `limitations` zu lesen. Ein `null` heißt unbekannt, nie 0.',
  ),
  text(
    '`links.calculator` opens the same calculation as an editable page.',
    '`links.calculator` öffnet dieselbe Rechnung als Seite, auf der sie sich ändern lässt.',
  ),
]

/** How to use an interface: a sentence each. */
export const advice: Readonly<Record<Namespace, readonly Text[]>> = {
  'portfolio-analysis': [
    text(
      'Send one complete portfolio: securities by ISIN and cash, either all by `weight` (shares of the whole that sum to 1) or, with `basis: "values"`, all by `value` in `baseCurrency`.',
      'Gesendet wird ein ganzes Depot: Wertpapiere mit ISIN und Guthaben, entweder alle mit `weight` (Anteile am Ganzen, zusammen 1) oder mit `basis: "values"` alle mit `value` in `baseCurrency`.',
    ),
    text(
      'A POST on the base path computes all batch capabilities; a POST on a capability computes that one.',
      'Ein POST auf den Grundpfad rechnet alle Auswertungen des Stapels, ein POST auf eine Auswertung nur diese.',
    ),
    text(
      'Read `status`, `reasons` and coverage of every section before its numbers. Missing data is never zero.',
      'Vor den Zahlen jeder Auswertung kommen `status`, `reasons` und die Abdeckung. Fehlende Daten sind nie 0.',
    ),
    text(
      'Unresolved holdings keep their weight in every denominator and show as `unknown` in the allocation.',
      'Unbekannte Positionen behalten ihr Gewicht in jedem Nenner und stehen in der Aufteilung als `unknown`.',
    ),
    text(
      'Nothing is priced, nothing is saved, and no result is a recommendation.',
      'Nichts wird bewertet, nichts gespeichert, und kein Ergebnis ist eine Empfehlung.',
    ),
  ],
  calculators: [
    text(
      'Send `{}` to see a calculator with its defaults; send only the fields of `inputs` that differ.',
      'Mit `{}` rechnet ein Rechner mit seinen Vorgaben; zu senden sind nur die Felder von `inputs`, die abweichen.',
    ),
    text(
      'Input rates are percentage points (6 means 6%). Tax rates in results are fractions.',
      'Sätze in Eingaben sind Prozentpunkte (6 heißt 6 %). Steuersätze in Ergebnissen sind Bruchteile.',
    ),
    ...withPages,
    text(
      'A comparison answers 200 even when single scenarios fail; look at each entry.',
      'Ein Vergleich antwortet mit 200, auch wenn einzelne Szenarien nicht gerechnet werden können; jeder Eintrag ist anzusehen.',
    ),
  ],
  'depot-tax': [
    text(
      `A request takes one rate unit for each ${ROWS} rows of its lists (lots, bookings, positions) or part of them; beyond ${PLAIN_BODY_BYTES} bytes at least one for each ${MAX_BODY_BYTES} bytes, and it must say its length (\`Content-Length\`).`,
      `Eine Anfrage kostet eine Einheit je ${ROWS} Zeilen ihrer Listen (Posten, Buchungen, Positionen), angefangene mitgezählt; über ${PLAIN_BODY_BYTES} Byte mindestens eine je ${MAX_BODY_BYTES} Byte, und sie muss ihre Länge nennen (\`Content-Length\`).`,
    ),
    text(
      'A return takes up to 3,000 bookings, 25 years of monthly purchases of ten funds, for 30 units. Nothing needs to be sent at all: the page, `depotkit tax <file>` and the local client of the SDK calculate where the data are.',
      'Eine Erklärung nimmt bis zu 3.000 Buchungen, 25 Jahre monatlicher Käufe von zehn Fonds, für 30 Einheiten. Gesendet werden muss nichts: Seite, `depotkit tax <Datei>` und der lokale Client des SDK rechnen, wo die Daten liegen.',
    ),
    text(
      'Send `{ "inputs": { ... } }`; see the example of each calculation. Whether a figure is missing is said by `status`, `obstacles` and `null`, never by 0.',
      'Gesendet wird `{ "inputs": { ... } }`; jede Rechnung hat ein Beispiel. Ob eine Zahl fehlt, sagen `status`, `obstacles` und `null`, nie eine 0.',
    ),
    text(
      'Kinds of fund are those of the tax law (AKTIENFONDS, MISCHFONDS, ...); leave one out only to have the reference data asked.',
      'Fondsarten sind die des Steuerrechts (AKTIENFONDS, MISCHFONDS, ...); weglassen nur, damit die Referenzdaten gefragt werden.',
    ),
    text(
      'Prices are redemption prices in EUR; the first of the year counts also for units bought later.',
      'Preise sind Rücknahmepreise in EUR; der erste des Jahres gilt auch für später gekaufte Anteile.',
    ),
    text(
      'Read every result together with `assumptions` and `limitations`; fields that begin with `taxIf` or contain `If` show a second reading of an open question.',
      'Jedes Ergebnis ist zusammen mit `assumptions` und `limitations` zu lesen; Felder, die mit `taxIf` beginnen oder `If` enthalten, zeigen eine zweite Lesart einer offenen Frage.',
    ),
    text(
      'Nothing submitted is saved, and no link holds an amount.',
      'Nichts Gesendetes wird gespeichert, und kein Link enthält einen Betrag.',
    ),
  ],
  retirement: [
    text(
      'Send `{ "inputs": { ... } }` with what is known; whether the person is entitled to the support cannot be calculated and is asked for.',
      'Gesendet wird `{ "inputs": { ... } }` mit dem, was bekannt ist; ob die Person zur Förderung berechtigt ist, lässt sich nicht rechnen und wird erfragt.',
    ),
    text(
      'Show `byTaxRate` with the answer, never `difference` alone: it hinges on a tax rate that nobody knows.',
      'Mit der Antwort ist `byTaxRate` zu zeigen, nie `difference` allein: sie hängt an einem Steuersatz, den niemand kennt.',
    ),
    text(
      'Rates in inputs and results are percentage points (25 means 25%).',
      'Sätze in Eingaben und Ergebnissen sind Prozentpunkte (25 heißt 25 %).',
    ),
    ...withPages,
  ],
  'fixed-income': [
    text(
      'Send one complete portfolio, as for the portfolio analysis: ISINs and cash by `weight`, or by `value` with `basis: "values"`.',
      'Gesendet wird ein ganzes Depot wie für die Depotanalyse: ISINs und Guthaben mit `weight` oder mit `basis: "values"` mit `value`.',
    ),
    text(
      'Read `status`, `reasons` and every `coverage` before the figures; `funds` says of which funds the bonds are known.',
      'Vor den Zahlen kommen `status`, `reasons` und jede `coverage`; `funds` sagt, von welchen Fonds die Anleihen bekannt sind.',
    ),
    text(
      'Durations follow from maturity and coupon, with the coupon as the yield; a market price would move them a little.',
      'Durationen folgen aus Laufzeit und Kupon, mit dem Kupon als Rendite; ein Marktpreis würde sie etwas verschieben.',
    ),
    text('Nothing is priced, nothing is saved, and no result is a recommendation.', 'Nichts wird bewertet, nichts gespeichert, und kein Ergebnis ist eine Empfehlung.'),
  ],
}

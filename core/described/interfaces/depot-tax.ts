import { text } from '../../values/text'
import { MAX_BODY_BYTES, PLAIN_BODY_BYTES } from '../../contract/limits'
import { namespaces } from '../../contract/namespaces'
import { textFact } from '../catalog/schemas'
import { calculationInterface } from './define'

/** Rows that one rate unit pays for. */
const ROWS = namespaces['depot-tax'].calculation.rowsPerUnit

export const depotTax = calculationInterface({
  namespace: 'depot-tax',
  name: { en: 'Depot tax', de: 'Depotsteuer' },
  description: 'German tax on a depot: advance lump sums at several banks, sales by lots, the tax year. Anonymous and stateless.',
  operationIds: { list: 'listPublicDepotTax', describe: 'describePublicDepotTax', get: 'getPublicDepotTax' },
  scope: 'German law with dated figures, for private depots of people taxed in Germany; no tax or investment advice. What is not known is null and named; nothing is guessed.',
  advice: [
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
  catalog: {
    noun: 'DepotTax',
    about: { one: 'a calculation of depot tax', offer: 'What depot tax offers.', list: 'All calculations.' },
    list: 'capabilities',
    reading: { persistence: textFact('What is kept of requests.', 'Nothing submitted is saved: neither depots nor results.') },
    more: {},
    limit: { unit: `One per request with up to ${ROWS} rows in its lists (lots, bookings, positions), another one for each ${ROWS} more`, scope: 'Per client address, shared across all calculations of depot tax.' },
  },
  methodology: {
    title: { en: 'Methodology of depot tax', de: 'Methodik der Depotsteuer' },
    intro: {
      en: [
        'Amounts are EUR, rounded to cents at the end, half away from zero; income tax half up to cents, surcharge and church tax on it with fractions of a cent dropped, as banks withhold it.',
        'A figure that is not known is null, never zero, and so is every sum that depends on it. Where law and published practice leave a question open, both readings are shown or the calculation is refused.',
        'No calculation is tax advice.',
      ].join('\n\n'),
      de: [
        'Beträge sind EUR und werden am Ende kaufmännisch auf Cent gerundet; die Einkommensteuer kaufmännisch auf Cent, Solidaritätszuschlag und Kirchensteuer darauf ohne Bruchteile eines Cents, wie Banken sie einbehalten.',
        'Ein nicht bekannter Wert ist null, nie 0, ebenso jede Summe, die von ihm abhängt. Wo Gesetz und veröffentlichte Praxis eine Frage offenlassen, stehen beide Lesarten da oder die Rechnung wird abgelehnt.',
        'Keine Rechnung ist eine Steuerberatung.',
      ].join('\n\n'),
    },
  },
})

/** Sentences that several calculations on the tax of a depot share. */
import type { Text } from '../values/text'

export const severalReadings: Text = {
  en: 'Where law and published practice leave a question open, the result shows both readings or refuses to calculate; it never picks one in silence.',
  de: 'Wo Gesetz und veröffentlichte Praxis eine Frage offenlassen, zeigt das Ergebnis beide Lesarten oder die Rechnung wird abgelehnt; nie wird still eine gewählt.',
}

export const germanAccount: Text = {
  en: 'The depot belongs to the private assets of a person resident in Germany and lies at a German bank that withholds tax. Amounts are in EUR; whoever holds a fund in another currency converts with the rate of the day.',
  de: 'Das Depot gehört zum Privatvermögen einer in Deutschland ansässigen Person und liegt bei einer deutschen Bank mit Steuerabzug. Beträge in Euro; Fremdwährungen sind mit dem Kurs des Tages umzurechnen.',
}

export const firstInFirstOut: Text = {
  en: 'Units of one account are sold in the order in which they were bought (section 20(4) sentence 7 EStG). Purchases of one day count as one lot at their average price, since the hour is not known.',
  de: 'Anteile eines Depots gelten in der Reihenfolge ihres Kaufs als verkauft (§ 20 Abs. 4 Satz 7 EStG). Käufe eines Tages zählen als ein Posten zum Durchschnittspreis, weil die Uhrzeit nicht bekannt ist.',
}

export const noForeignTax: Text = {
  en: 'Foreign tax is not credited: see the calculator of net dividends for shares; funds are compensated by the partial exemption.',
  de: 'Ausländische Steuer wird nicht angerechnet: für Aktien siehe den Rechner Netto-Dividende; bei Fonds tritt die Teilfreistellung an ihre Stelle.',
}

export const kindFromHoldings: Text = {
  en: 'A kind of fund that is not given is the one that a bank statement, a report or the management company states, with its day; it may be another since. Otherwise it is told only where published holdings show an equity fund beyond doubt. The investment conditions decide (section 2(6) InvStG): read the kind on the fund’s page at your bank or its company or on any slip of it (partial exemption of 30%: equity fund, 15%: mixed, 60% or 80%: property, 0%: another).',
  de: 'Eine nicht angegebene Fondsart ist die, die eine Bankabrechnung, ein Bericht oder die Fondsgesellschaft nennt, mit deren Tag; sie kann sich geändert haben. Sonst wird sie nur angenommen, wo veröffentlichte Bestände zweifelsfrei einen Aktienfonds zeigen. Maßgeblich sind die Anlagebedingungen (§ 2 Abs. 6 InvStG): Die Art steht auf der Seite des Fonds bei Bank oder Fondsgesellschaft und auf jeder Abrechnung (Teilfreistellung 30 %: Aktienfonds, 15 %: Mischfonds, 60 oder 80 %: Immobilienfonds, 0 %: sonstiger).',
}

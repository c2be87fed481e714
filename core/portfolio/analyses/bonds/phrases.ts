/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  ofPortfolio: text('of the portfolio are bonds.', 'des Depots sind Anleihen.'),
  rise: text((loss: string) => `When yields rise by one percentage point, they lose about ${loss} of their value.`, (loss) => `Steigt die Rendite um einen Prozentpunkt, verlieren sie rund ${loss} an Wert.`),
  riseOfKnown: text(
    (loss: string, known: string) => `When yields rise by one percentage point, those that are known (${known} of them) lose about ${loss} of their value.`,
    (loss, known) => `Steigt die Rendite um einen Prozentpunkt, verlieren die bekannten (${known} davon) rund ${loss} an Wert.`,
  ),
  assumed: text('Your assumption: duration (how long the money is bound on average), as the factsheet of the fund states it', 'Ihre Annahme: Duration (wie lange das Geld im Mittel gebunden ist), wie sie im Factsheet des Fonds steht'),
  riseAssumed: text(
    (loss: string, amount: string | null) => `When yields rise by one percentage point, they lose about ${loss}${amount === null ? '' : `, ${amount}`}; when yields fall, they gain about as much.`,
    (loss, amount) => `Steigt die Rendite um einen Prozentpunkt, verlieren sie rund ${loss}${amount === null ? '' : `, ${amount}`}; fällt sie, gewinnen sie etwa so viel.`,
  ),
  noList: text((funds: string) => `There is no list here of the bonds of ${funds}.`, (funds) => `Hier liegt keine Liste der Anleihen von ${funds} vor.`),
  closed: text('Who owes the money cannot be said.', 'Wer das Geld schuldet, lässt sich nicht sagen.'),
})

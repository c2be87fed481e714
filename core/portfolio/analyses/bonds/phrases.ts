/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  ofPortfolio: text('of the portfolio are bonds.', 'des Depots sind Anleihen.'),
  rise: text((loss: string) => `When yields rise by one percentage point, they lose about ${loss} of their value.`, (loss) => `Steigt die Rendite um einen Prozentpunkt, verlieren sie rund ${loss} an Wert.`),
  riseOfKnown: text(
    (loss: string, known: string) => `When yields rise by one percentage point, those that are known (${known} of them) lose about ${loss} of their value.`,
    (loss, known) => `Steigt die Rendite um einen Prozentpunkt, verlieren die bekannten (${known} davon) rund ${loss} an Wert.`,
  ),
  closed: text('What is in the funds cannot be said: there is no list of their bonds here.', 'Was in den Fonds steckt, lässt sich nicht sagen: Eine Liste ihrer Anleihen liegt hier nicht vor.'),
})

/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  targets: text('Target mix in %', 'Zielmix in %'),
  moreClasses: text('Other asset classes and smallest amount', 'Weitere Anlageklassen und kleinster Betrag'),
  targetsSum: text((sum: string) => `The targets add up to ${sum}; they must add up to 100%.`, (sum) => `Die Ziele ergeben ${sum}; sie müssen 100 % ergeben.`),
  needsValues: text('The plan needs amounts. Enter values instead of weights.', 'Der Plan braucht Beträge. Bitte Werte statt Gewichte eingeben.'),
  largest: text((asset: string, amount: string) => `for ${asset}: the largest part of the new ${amount}`, (asset, amount) => `für ${asset}: der größte Teil der neuen ${amount}`),
  mix: text('The mix', 'Der Mix'),
})

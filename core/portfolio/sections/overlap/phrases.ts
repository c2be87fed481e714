/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  overlapMatrix: text('Overlap of each two funds', 'Überschneidung je zweier Fonds'),
  overlapHelp: text(
    'The number says how much of two funds is the same: the sum of the smaller weight of each company that both hold.',
    'Die Zahl sagt, wie viel von zwei Fonds gleich ist: die Summe der jeweils kleineren Gewichte aller Unternehmen, die beide halten.',
  ),
  below: text('< 1%', '< 1 %'),
  notWhole: text('* The list of at least one of the two funds is not complete; the real overlap may differ.', '* Die Liste mindestens eines der beiden Fonds ist nicht vollständig; die wirkliche Überschneidung kann abweichen.'),
  pair: text((a: string, b: string) => `${a} and ${b}`, (a, b) => `${a} und ${b}`),
  shared: text((count: string) => `${count} companies in both`, (count) => `${count} Unternehmen in beiden`),
  sharedTail: text((count: string, share: string) => `${count} more with ${share} together`, (count, share) => `${count} weitere mit zusammen ${share}`),
  sameList: text(
    (list: string) => `Both rest on the same list, that of ${list}: the overlap compares it with itself, and the real one may differ.`,
    (list) => `Beide ruhen auf derselben Liste, der von ${list}: Die Überschneidung vergleicht sie mit sich selbst, die wirkliche kann abweichen.`,
  ),
  noPairs: text('No two funds share 1% or more, as far as is known.', 'Soweit bekannt, haben keine zwei Fonds 1 % oder mehr gemeinsam.'),
})

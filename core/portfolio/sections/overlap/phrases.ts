/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  overlapMatrix: 'Overlap of each two funds',
  overlapHelp: 'The number says how much of two funds is the same: the sum of the smaller weight of each company that both hold.',
  below: '< 1%',
  notWhole: '* The list of at least one of the two funds is not complete; the real overlap may differ.',
  pair: (a: string, b: string) => `${a} and ${b}`,
  shared: (count: string) => `${count} companies in both`,
  sharedTail: (count: string, share: string) => `${count} more with ${share} together`,
  sameList: (list: string) => `Both rest on the same list, that of ${list}: the overlap compares it with itself, and the real one may differ.`,
  noPairs: 'No two funds share 1% or more, as far as is known.',
}

const de: typeof en = {
  overlapMatrix: 'Überschneidung je zweier Fonds',
  overlapHelp: 'Die Zahl sagt, wie viel von zwei Fonds gleich ist: die Summe der jeweils kleineren Gewichte aller Unternehmen, die beide halten.',
  below: '< 1 %',
  notWhole: '* Die Liste mindestens eines der beiden Fonds ist nicht vollständig; die wirkliche Überschneidung kann abweichen.',
  pair: (a, b) => `${a} und ${b}`,
  shared: (count) => `${count} Unternehmen in beiden`,
  sharedTail: (count, share) => `${count} weitere mit zusammen ${share}`,
  sameList: (list) => `Beide ruhen auf derselben Liste, der von ${list}: Die Überschneidung vergleicht sie mit sich selbst, die wirkliche kann abweichen.`,
  noPairs: 'Soweit bekannt, haben keine zwei Fonds 1 % oder mehr gemeinsam.',
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }

/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  targets: 'Target mix in %',
  moreClasses: 'Other asset classes and smallest amount',
  targetsSum: (sum: string) => `The targets add up to ${sum}; they must add up to 100%.`,
  needsValues: 'The plan needs amounts. Enter values instead of weights.',
  mix: 'The mix',
}

const de: typeof en = {
  targets: 'Zielmix in %',
  moreClasses: 'Weitere Anlageklassen und kleinster Betrag',
  targetsSum: (sum) => `Die Ziele ergeben ${sum}; sie müssen 100 % ergeben.`,
  needsValues: 'Der Plan braucht Beträge. Bitte Werte statt Gewichte eingeben.',
  mix: 'Der Mix',
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }

/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  compareHelp: 'Change the holdings below to what the portfolio could become; the present ones are the other side.',
  noChange: 'Nothing changes.',
  notComparable: 'Changes are estimated from what is known of both sides, because at least one is not complete.',
  notGiven: 'not given',
  figures: 'Figures',
  points: 'points',
  change: 'Change',
  estimated: 'estimated',
  companies: 'Companies that change most',
}

const de: typeof en = {
  compareHelp: 'Ändern Sie die Positionen unten zu dem, was aus dem Portfolio werden könnte; die jetzigen sind die andere Seite.',
  noChange: 'Nichts ändert sich.',
  notComparable: 'Änderungen sind aus dem geschätzt, was von beiden Seiten bekannt ist, weil mindestens eine nicht vollständig ist.',
  notGiven: 'nicht angegeben',
  figures: 'Kennzahlen',
  points: 'Punkte',
  change: 'Änderung',
  estimated: 'geschätzt',
  companies: 'Unternehmen, die sich am meisten ändern',
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }

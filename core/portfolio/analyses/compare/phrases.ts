/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  compareHelp: 'Change the holdings below to what the portfolio could become; the present ones are the other side.',
  noChange: 'Nothing changes.',
  notComparable: 'No difference is given, because at least one side is not complete; both are shown as far as they are known.',
  notGiven: 'not given',
  figures: 'Figures',
  points: 'points',
  change: 'Change',
}

const de: typeof en = {
  compareHelp: 'Ändern Sie die Positionen unten zu dem, was aus dem Portfolio werden könnte; die jetzigen sind die andere Seite.',
  noChange: 'Nichts ändert sich.',
  notComparable: 'Eine Änderung wird nicht angegeben, weil mindestens eine Seite nicht vollständig ist; beide sind gezeigt, soweit sie bekannt sind.',
  notGiven: 'nicht angegeben',
  figures: 'Kennzahlen',
  points: 'Punkte',
  change: 'Änderung',
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }

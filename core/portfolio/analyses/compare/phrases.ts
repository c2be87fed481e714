/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  compareHelp: text('Below stands this depot once more: change amounts or holdings, and the difference is shown.', 'Unten steht dieses Depot noch einmal: Ändern Sie Beträge oder Positionen, dann erscheint der Unterschied.'),
  inPlaceOf: text((label: string, after: string, before: string) => `${label}: ${after} in place of ${before}`, (label, after, before) => `${label}: ${after} statt ${before}`),
  noChange: text('Nothing changes.', 'Nichts ändert sich.'),
  notComparable: text('Changes are estimated from what is known of both sides, because at least one is not complete.', 'Änderungen sind aus dem geschätzt, was von beiden Seiten bekannt ist, weil mindestens eine nicht vollständig ist.'),
  notGiven: text('not given', 'nicht angegeben'),
  figures: text('Figures', 'Kennzahlen'),
  points: text('points', 'Punkte'),
  pointsHead: text('Points', 'Punkte'),
  change: text('Change', 'Änderung'),
  estimated: text('estimated', 'geschätzt'),
  companies: text('Companies that change most', 'Unternehmen, die sich am meisten ändern'),
})

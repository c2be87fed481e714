/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  noChange: text('Nothing changes.', 'Nichts ändert sich.'),
  notComparable: text('Changes marked as estimated follow from what is known of both sides.', 'Als geschätzt markierte Änderungen folgen aus dem, was von beiden Seiten bekannt ist.'),
  notGiven: text('not given', 'nicht angegeben'),
  figures: text('Figures', 'Kennzahlen'),
  points: text('points', 'Punkte'),
  pointsHead: text('Points', 'Punkte'),
  change: text('Change', 'Änderung'),
  estimated: text('estimated', 'geschätzt'),
  companies: text('Companies that change most', 'Unternehmen, die sich am meisten ändern'),
})

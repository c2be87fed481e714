/** What missing figures of the page say where they are more than not known. */
import { text } from '../../../../core/values/text'

export const emptyWords = {
  feeDragFraction: text('the value without fees is 0', 'der Wert ohne Kosten ist 0'),
  moneyWeightedReturn: text('no such rate exists', 'einen solchen Satz gibt es nicht'),
  notCalculated: text('not calculated', 'nicht berechnet'),
  noReport: text('no report used', 'kein Bericht verwendet'),
  notMeasured: text('not measured', 'nicht gemessen'),
} as const

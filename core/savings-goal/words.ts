import { named, orNull } from '../wording/field-words'
import { text } from '../values/text'

const none = text('not within 50 years', 'nicht innerhalb von 50 Jahren')

/** Words of the result fields of a savings goal. */
export const savingsGoalWords = {
  deficit: named('Still missing', 'Es fehlen noch'),
  monthsToTarget: orNull(named('Time to the target', 'Dauer bis zum Ziel'), none),
  targetUnreachable: named('Target out of reach', 'Ziel unerreichbar'),
  targetDate: orNull(named('Target reached on', 'Ziel erreicht am'), none),
}

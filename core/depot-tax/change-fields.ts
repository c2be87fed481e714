/** Fields of splits and mergers, and what they are called. */
import * as z from 'zod'
import { isoDate } from '../values/schemas/scalars'
import { text } from '../values/text'
import { named } from '../wording/field-words'

/** The most changes of one request. */
export const MAX_CHANGES = 200

export const changeFields = {
  date: isoDate.meta({ description: 'First day with the new units: what is bought on it counts in them.' }),
  ratio: z.number().gt(0).max(1_000_000).meta({ description: 'New units for one old unit: 10 for a split of one into ten.' }),
}

export const changeNames = { split: text('split', 'Split'), merger: text('merger', 'Fusion') }

export const changeWords = {
  date: named('Day', 'Tag', 'Erster Tag mit den neuen Stücken: An ihm Gekauftes zählt in ihnen.'),
  ratio: named('Ratio', 'Verhältnis', 'Neue Stücke je altes: 10 bei einem Split von eins in zehn.'),
}

/** Fields of splits and mergers. */
import * as z from 'zod'
import { isoDate } from '../values/schemas/scalars'

/** The most changes of one request. */
export const MAX_CHANGES = 200

export const changeFields = {
  date: isoDate.meta({ description: 'First day with the new units: what is bought on it counts in them.' }),
  ratio: z.number().gt(0).max(1_000_000).meta({ description: 'New units for one old unit: 10 for a split of one into ten.' }),
}

/** Units that become other units without a sale, keeping their day of purchase and their cost. */
import type { IsoDate } from '../values/dates'
import { yearOf } from './lump-sum'

/** A split, or the merger of a fund or a company into another. */
export interface UnitChange {
  date: IsoDate
  type: 'split' | 'merger'
  ratio: number
}

/** New units for one old unit by all changes after a day. */
export const factorAfter = (changes: readonly UnitChange[], day: IsoDate): number =>
  changes.reduce((factor, { date, ratio }) => (date > day ? factor * ratio : factor), 1)

/** The same up to another day. */
export const factorBetween = (changes: readonly UnitChange[], after: IsoDate, until: IsoDate): number =>
  factorAfter(changes.filter(({ date }) => date <= until), after)

/** Whether units went from one fund to another in a year: which fund's lump sum they bear is settled nowhere. */
export const hasMergerIn = (changes: readonly UnitChange[], year: number): boolean => changes.some(({ type, date }) => type === 'merger' && yearOf(date) === year)

/** Units that become other units without a sale, keeping their day of purchase and their cost. */
import type { IsoDate } from '../values/dates'
import { yearOf } from './lump-sum'

/** A split, or the merger of a fund or a company into another. */
export interface UnitChange {
  date: IsoDate
  type: 'split' | 'merger'
  ratio: number
}

/** New units for one old unit by the changes after a day, up to another. */
export const factorBetween = (changes: readonly UnitChange[], after: IsoDate, until: IsoDate): number =>
  changes.reduce((factor, { date, ratio: each }) => (date > after && date <= until ? factor * each : factor), 1)

/** Whether units went from one fund to another in a year: which fund's lump sum they bear is settled nowhere. */
export const hasMergerIn = (changes: readonly UnitChange[], year: number): boolean => changes.some(({ type, date }) => type === 'merger' && yearOf(date) === year)

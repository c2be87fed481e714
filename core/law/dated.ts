import type { IsoDate } from '../values/dates'

/** One value of a legal figure from a day on. `value: null` ends the figure (repealed). */
export interface DatedRow<T> {
  /** First day on which it holds. */
  from: IsoDate
  /** Null from the day on which the figure ends. */
  value: T | null
  /** The law, decree or publication that states the value, precise enough to look it up. */
  source: string
  /** Where it was read. */
  url?: string
  /** The day on which it was last checked. */
  checked: IsoDate
  /** What of the row was read on no page and rests on general knowledge. */
  unconfirmed?: 'first day' | 'value'
}

/** A legal figure and its history. */
export interface DatedFigure<T = unknown> {
  /** The figure's name in German, as the law calls it. */
  name: string
  /** The paragraph it stands in. */
  norm: string
  /** What the value counts. */
  unit: 'EUR' | 'EUR/month' | 'EUR/year' | 'fraction' | 'percent' | 'points' | 'months' | 'table'
  /** Whether a new value is published for every calendar year, so that a missing row is a gap. */
  yearly?: boolean
  /** Oldest first. */
  rows: readonly DatedRow<T>[]
  /** The value in force on a day. Throws before the first row and after a repeal. */
  on(date: IsoDate): T
}

/** Declares a legal figure; every row names its source. */
export function dated<T>(figure: Omit<DatedFigure<T>, 'on'>): DatedFigure<T> {
  return {
    ...figure,
    on(date) {
      const row = figure.rows.findLast((candidate) => candidate.from <= date)
      if (row === undefined || row.value === null) throw new RangeError(`${figure.name}: no value in force on ${date}`)
      return row.value
    },
  }
}

/** Units that become other units without a sale, keeping their day of purchase and their cost. */
import { type IsoDate, yearOf } from '../values/dates'
import { remembered } from '../values/memoize'
import { lastDayOf } from './lump-sum'

/** A split, or the merger of a fund or a company into another. */
export interface UnitChange {
  date: IsoDate
  type: 'split' | 'merger'
  ratio: number
  /** Security that the units were before; absent if it is not given. */
  isin?: string | undefined
}

/** New units for one old unit, after all changes later than a day. */
export const factorAfter = (changes: readonly Pick<UnitChange, 'date' | 'ratio'>[], day: IsoDate): number =>
  changes.reduce((factor, { date, ratio }) => (date > day ? factor * ratio : factor), 1)

/** Whether two funds are of different states by their ISINs: their merger is not tax neutral (section 23(4) InvStG). */
export const isOfOtherState = (before: string | undefined, after: string | undefined): boolean =>
  before !== undefined && after !== undefined && before.slice(0, 2) !== after.slice(0, 2)

/** Error message for a merger of funds of two states. */
export const TWO_STATES = 'Funds of two states: their merger counts as a sale of the one and a purchase of the other (section 23(4) InvStG); give both'

/** Whether units went from one fund to another in a year; no source settles which fund's lump sum they bear. */
export const hasMergerIn = (changes: readonly UnitChange[], year: number): boolean => changes.some(({ type, date }) => type === 'merger' && yearOf(date) === year)

/** What units with the same past were at the end of a year, before all later changes; cached for all of them. */
const atEndOf = remembered((past: readonly UnitChange[]) => {
  const years = new Map<number, { isin: string | undefined; isMerged: boolean; factor: number }>()
  return (year: number) => {
    const day = lastDayOf(year)
    const then = years.get(year) ?? { isin: past.find(({ type, date }) => type === 'merger' && date > day)?.isin, isMerged: hasMergerIn(past, year), factor: factorAfter(past, day) }
    years.set(year, then)
    return then
  }
})

/** Units with the changes that they went through, oldest first. */
interface Changed {
  units: number
  past: readonly UnitChange[]
}

/** Security and number of some units at the end of a year; the security is null if two funds were merged in that year. */
export function inYear<I extends string | undefined>({ past, units }: Changed, isin: I, year: number): { isin: I | string | null; units: number } {
  const then = atEndOf(past)(year)
  return { isin: then.isMerged ? null : (then.isin ?? isin), units: units / then.factor }
}

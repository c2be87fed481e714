/** Units that become other units without a sale, keeping their day of purchase and their cost. */
import type { IsoDate } from '../values/dates'
import { remembered } from '../values/memoize'
import { lastDayOf, yearOf } from './lump-sum'

/** A split, or the merger of a fund or a company into another. */
export interface UnitChange {
  date: IsoDate
  type: 'split' | 'merger'
  ratio: number
  /** Security that the units were before; absent where that is not said. */
  isin?: string | undefined
}

/** New units for one old unit by all changes after a day. */
export const factorAfter = (changes: readonly Pick<UnitChange, 'date' | 'ratio'>[], day: IsoDate): number =>
  changes.reduce((factor, { date, ratio }) => (date > day ? factor * ratio : factor), 1)

/** Funds of two states are not merged for the tax (section 23(4) InvStG): the ISINs show them. */
export const isOfOtherState = (before: string | undefined, after: string | undefined): boolean =>
  before !== undefined && after !== undefined && before.slice(0, 2) !== after.slice(0, 2)

/** What a request hears of one. */
export const TWO_STATES = 'Funds of two states: their merger counts as a sale of the one and a purchase of the other (section 23(4) InvStG); give both'

/** Whether units went from one fund to another in a year: which fund's lump sum they bear is settled nowhere. */
export const hasMergerIn = (changes: readonly UnitChange[], year: number): boolean => changes.some(({ type, date }) => type === 'merger' && yearOf(date) === year)

/** What units with one past were at the end of a year, before all changes after it: found once for all of them. */
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

/** What units were at the end of a year; null as their security where two funds were merged in that year. */
export function inYear<I extends string | undefined>({ past, units }: Changed, isin: I, year: number): { isin: I | string | null; units: number } {
  const then = atEndOf(past)(year)
  return { isin: then.isMerged ? null : (then.isin ?? isin), units: units / then.factor }
}

/** When new data are not believed: small questions, each with the sentence that says why. */
import type { IsoDate } from '../../../core/values/dates'
import type { ConstituentRecord } from '../../../core/portfolio/reference/tables/bundle'
import { Refused } from './list'

/** A state of a list, for comparison with the one before. */
export interface State<T> {
  asOf: IsoDate
  rows: readonly T[]
}

/** A question to new data and the last ones that were believed, and what a yes means. */
interface Doubt<T> {
  is(next: State<T>, last: State<T>, today: IsoDate): boolean
  says(next: State<T>, last: State<T>): string
}

const FEWEST = 0.5
const MOST = 2
const LEAST_IN_COMMON = 0.5

/** Throws Refused with the first doubt. Without a last state only the date can be doubted. */
export function believe<T>(next: State<T>, last: State<T> | null, today: IsoDate, doubts: readonly Doubt<T>[]): void {
  if (next.asOf > today) throw new Refused(`is of ${next.asOf}, a day to come`)
  if (last === null) return
  const doubt = [...timely<T>(), ...doubts].find(({ is }) => is(next, last, today))
  if (doubt !== undefined) throw new Refused(`${doubt.says(next, last)}; the last one stays. Where that is right, take it out first (data remove)`)
}

const timely = <T>(): Doubt<T>[] => [
  { is: isOlder, says: (next, last) => `is of ${next.asOf}, older than the last one of ${last.asOf}` },
  { is: isMuchShorter, says: (next, last) => `has ${next.rows.length} rows, the last one had ${last.rows.length}` },
]

/** Doubts about a fund's holdings besides those about their sum. */
export const holdingsDoubts: readonly Doubt<ConstituentRecord>[] = [
  { is: isMuchLonger, says: (next, last) => `has ${next.rows.length} rows, the last one had ${last.rows.length}` },
  { is: isAnotherFund, says: (next, last) => `has ${(inCommon(next.rows, last.rows) * 100).toFixed(0)} % in common with the last one` },
]

const isOlder = <T>(next: State<T>, last: State<T>): boolean => next.asOf < last.asOf
const isMuchShorter = <T>(next: State<T>, last: State<T>): boolean => next.rows.length < last.rows.length * FEWEST
function isMuchLonger<T>(next: State<T>, last: State<T>): boolean {
  return next.rows.length > last.rows.length * MOST
}
function isAnotherFund(next: State<ConstituentRecord>, last: State<ConstituentRecord>): boolean {
  return inCommon(next.rows, last.rows) < LEAST_IN_COMMON
}

/** What two lists of holdings share: the sum of the smaller weights of each holding, 0 to about 1. */
export function inCommon(one: readonly ConstituentRecord[], other: readonly ConstituentRecord[]): number {
  const [weights, others] = [weightsOf(one), weightsOf(other)]
  return [...weights].reduce((sum, [key, weight]) => sum + Math.min(weight, others.get(key) ?? 0), 0)
}

function weightsOf(rows: readonly ConstituentRecord[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { isin, name, kind, weight } of rows) {
    const key = isin ?? name.toUpperCase()
    if (kind === 'equity') weights.set(key, (weights.get(key) ?? 0) + weight)
  }
  return weights
}

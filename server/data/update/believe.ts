import { firstOf, type Doubt } from '../quality'
import { Refused } from './list'

/** What to do where new data that were refused are right all the same. */
export const wayOut = {
  afterLast: '; the last one stays. Where that is right, take it out first (data remove)',
  besideKnown: '. Where that is right, take the file in by hand (data import)',
} as const

/** Throws Refused with the first doubt, and with the way out. */
export function believe(doubts: readonly Doubt[], out = ''): void {
  const doubt = firstOf(...doubts)
  if (doubt !== null) throw new Refused(doubt + out)
}

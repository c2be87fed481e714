/**
 * Loss offset within one bank or one return (sections 20(6) and 43a(3) EStG): losses on shares only against gains on
 * shares, all other losses against everything. Amounts in EUR.
 */

import { cents } from '../values/money'

/** Amounts by the pot that they belong to. */
export interface ByPot {
  general: number
  /** Sales of shares; fund units are no shares. */
  shares: number
}

/** Income after the offset and the losses that are left; none is negative. */
export interface Netted {
  income: ByPot
  left: ByPot
  /** Losses that were used up, those of the year itself included. */
  used: ByPot
}

const positive = (value: number): number => Math.max(0, value)

/**
 * Sets off the losses of a year and of its pots. Shares first against shares; what is left of the general losses then
 * against what is left of the gains on shares.
 *
 * @param results of the year, may be negative
 * @param pots losses brought forward, as positive amounts
 */
export function setOff(results: ByPot, pots: ByPot): Netted {
  const shares = results.shares - pots.shares
  const general = results.general - pots.general
  const onShares = Math.min(positive(shares), positive(-general))
  const left = { general: positive(-general) - onShares, shares: positive(-shares) }
  return {
    income: { general: positive(general), shares: positive(shares) - onShares },
    left,
    used: {
      general: pots.general + positive(-results.general) - left.general,
      shares: pots.shares + positive(-results.shares) - left.shares,
    },
  }
}

/** Both kinds in whole cents, as they are shown. */
export const shownPots = ({ general, shares }: ByPot): ByPot => ({ general: cents(general), shares: cents(shares) })

/** Both kinds together. */
export const total = ({ general, shares }: ByPot): number => general + shares

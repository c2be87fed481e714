/**
 * Loss pots (Verlusttöpfe), offset within one bank or one return (sections 20(6) and 43a(3) EStG): losses on shares only
 * against gains on shares, all other losses against everything. Amounts in EUR.
 */

import { cents } from '../values/money'

/** Amounts by loss pot. */
export interface ByPot {
  general: number
  /** Sales of shares; fund units are not shares. */
  shares: number
}

/** Income after the offset and the losses that are left; no amount is negative. */
export interface Netted {
  income: ByPot
  left: ByPot
  /** Losses that were used up, those of the year itself included. */
  used: ByPot
}

const positive = (value: number): number => Math.max(0, value)

/** Sum pot by pot. */
export const plus = (a: ByPot, b: ByPot): ByPot => ({ general: a.general + b.general, shares: a.shares + b.shares })

/** Sets off each pot against its own gains, then the general losses left against the gains on shares left. */
function offset(gains: ByPot, losses: ByPot): Netted {
  const shares = Math.min(gains.shares, losses.shares)
  const onGeneral = Math.min(gains.general, losses.general)
  const onShares = Math.min(gains.shares - shares, losses.general - onGeneral)
  return {
    income: { general: gains.general - onGeneral, shares: positive(gains.shares - shares - onShares) },
    left: { general: positive(losses.general - onGeneral - onShares), shares: losses.shares - shares },
    used: { general: onGeneral + onShares, shares },
  }
}

/**
 * Sets off losses in the order given, those of the year first: those of earlier years lower only what the year itself
 * leaves (sections 20(6) sentence 2 and 43a(3) sentences 2 and 3 EStG).
 *
 * @param results of the year, may be negative
 * @param losses as positive amounts
 */
export function setOff(results: ByPot, ...losses: readonly ByPot[]): Netted {
  const gains = { general: positive(results.general), shares: positive(results.shares) }
  return losses.reduce((before: Netted, pots) => {
    const { income, left, used } = offset(before.income, pots)
    return { income, left: plus(before.left, left), used: plus(before.used, used) }
  }, offset(gains, { general: positive(-results.general), shares: positive(-results.shares) }))
}

/** Both pots rounded to cents, as they are shown. */
export const shownPots = ({ general, shares }: ByPot): ByPot => ({ general: cents(general), shares: cents(shares) })

/** Sum of both pots. */
export const total = ({ general, shares }: ByPot): number => general + shares

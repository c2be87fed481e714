import type { Steuerklasse } from '../../law/schenkungsteuer/figures'
import { cents } from '../../values/money'
import { stufen, tarifsteuer } from '../../law/schenkungsteuer/schenkungsteuer'

/** Taxes that differ by less than this many EUR are equal: far below a cent, far above the rounding error of the sums. */
const EQUAL = 1e-6

/** A way to give: the amounts of the windows, and their tax by the tariff. */
interface Split {
  amounts: readonly number[]
  tax: number
}

/**
 * The split of a sum over at most `windows` ten-year windows, each with the full allowance, that has the least tax; among
 * equals the one that gives the most as early as possible.
 *
 * The tax of one window is piecewise linear. Where two windows both lie inside a piece, money can move from one to
 * the other without loss until one of them reaches a corner; a corner where the slope falls is left the same
 * way. So some best split has every window but one at a corner where the slope rises: at nothing, at the
 * allowance, or at the upper limit of a tariff step. Only these are tried.
 */
export function cheapestSplit(sum: number, windows: number, freibetrag: number, klasse: Steuerklasse): number[] {
  const taxOf = (amount: number): number => tarifsteuer(amount - freibetrag, klasse).tax
  const limits = stufen[klasse].map(({ upTo }) => freibetrag + upTo)
  // Corners in ascending order, so that the first of equal splits gives the most as early as possible.
  const corners = [0, freibetrag, ...limits].filter((corner) => corner < sum).map((amount) => ({ amount, tax: taxOf(amount) }))
  let best: Split = { amounts: [sum], tax: taxOf(sum) }
  /** Tries all combinations with repetition of the remaining number of corners. */
  const choose = (left: number, from: number, { amounts, tax }: Split, given: number): void => {
    if (left > 0) {
      for (const [index, corner] of corners.entries()) {
        if (index >= from) choose(left - 1, index, { amounts: [...amounts, corner.amount], tax: tax + corner.tax }, given + corner.amount)
      }
      return
    }
    const rest = cents(sum - given)
    const all = tax + taxOf(rest)
    if (rest >= 0 && all < best.tax - EQUAL) best = { amounts: [...amounts, rest], tax: all }
  }
  choose(windows - 1, 0, { amounts: [], tax: 0 }, 0)
  return best.amounts.filter((amount) => amount > 0).sort((a, b) => b - a)
}

import type { Steuerklasse } from '../../law/schenkungsteuer/figures'
import { cents } from '../../values/money'
import { stufen, tarifsteuer } from '../../law/schenkungsteuer/schenkungsteuer'

/** Taxes that differ by less than this many EUR are equal: far below a cent, far above the noise of the sums. */
const EQUAL = 1e-6

/** A way to give: the amounts of the windows in use, largest first, and their tax by the tariff. */
interface Split {
  amounts: number[]
  tax: number
}

/**
 * The split of a sum over at most so many windows, each with the full allowance, that makes the tax smallest; among
 * equals the one that gives the most as early as possible.
 *
 * The tax of one window rises along straight lines. Where two windows both lie inside a line, money can move from one to
 * the other without loss until one of them reaches a corner; a corner where the line becomes flatter is left the same
 * way. So some best split has every window but one at a corner where the line becomes steeper: at nothing, at the
 * allowance, or at the upper limit of a tariff step. Only these are tried.
 */
export function cheapestSplit(sum: number, windows: number, freibetrag: number, klasse: Steuerklasse): number[] {
  const limits = stufen[klasse].map(({ upTo }) => freibetrag + upTo)
  const corners = [0, freibetrag, ...limits].filter((corner) => corner < sum)
  // From the smallest corners up, so that the first of equals gives the most at first.
  let best: Split = splitOf([sum], freibetrag, klasse)
  for (const chosen of multisets(corners, windows - 1)) {
    const rest = cents(sum - chosen.reduce((total, amount) => total + amount, 0))
    if (rest < 0) continue
    const split = splitOf([...chosen, rest], freibetrag, klasse)
    if (split.tax < best.tax - EQUAL) best = split
  }
  return best.amounts
}

function splitOf(amounts: readonly number[], freibetrag: number, klasse: Steuerklasse): Split {
  const used = amounts.filter((amount) => amount > 0).sort((a, b) => b - a)
  return { amounts: used, tax: used.reduce((tax, amount) => tax + tarifsteuer(amount - freibetrag, klasse).tax, 0) }
}

/** All choices of so many values, order aside, repetition allowed. */
function multisets(values: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return values.flatMap((value, index) => multisets(values.slice(index), size - 1).map((rest) => [value, ...rest]))
}

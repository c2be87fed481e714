/** The smallest sale that yields a wanted net amount. */
import { sumBy } from '../../values/sum'

/** Steps of the search per unit: brokers count fractions in millionths. */
const FINE = 1_000_000

/** Units in the order of their sale. */
interface Stretch {
  units: number
  /** Whether each unit adds to the net proceeds: not if it carries more tax of the fictitious sale of 2017 than it is worth today. */
  rises: boolean
}

/** Steps at which stretches end; adjacent rising ones are merged. */
function endsOf(stretches: readonly Stretch[], steps: number, grain: number): { end: number; rises: boolean }[] {
  const ends: { end: number; rises: boolean }[] = []
  let units = 0
  for (const [index, stretch] of stretches.entries()) {
    units += stretch.units
    const end = index === stretches.length - 1 ? steps : Math.min(steps, Math.floor(units * grain))
    if (stretch.rises && ends.at(-1)?.rises === true) ends.pop()
    ends.push({ end, rises: stretch.rises })
  }
  return ends
}

/** The step with the highest figure of a unimodal function (ternary search). */
function peak(figure: (step: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  while (high - low > 2) {
    const third = Math.floor((high - low) / 3)
    if (figure(low + third) < figure(high - third)) low += third
    else high -= third
  }
  return [low + 1, high].reduce((best, step) => (step <= high && figure(step) > figure(best) ? step : best), low)
}

/**
 * Fewest units whose sale yields at least the wanted net amount.
 *
 * Within a stretch the tax is convex, so that the net proceeds rise to one point and fall after it: the amount is
 * found by bisection up to that point, stretch by stretch.
 *
 * @param net net proceeds of a sale of this many units, EUR
 * @param stretches all units in the account, in the order of their sale
 * @param smooth the same as `net`, unrounded
 * @returns null if no sale yields as much
 */
export function unitsForNet(net: (units: number) => number, wanted: number, stretches: readonly Stretch[], wholeUnits: boolean, smooth = net): number | null {
  const all = sumBy(stretches, ({ units }) => units)
  const grain = wholeUnits ? 1 : FINE
  const steps = wholeUnits ? Math.floor(all) : Math.ceil(all * grain)
  const unitsAt = (step: number): number => Math.min(step / grain, all)
  const suffices = (step: number): boolean => net(unitsAt(step)) >= wanted
  let before = 0
  for (const { end, rises } of endsOf(stretches, steps, grain)) {
    if (end <= before) continue
    // The first step may include the last units of the previous stretch.
    if (suffices(before + 1)) return unitsAt(before + 1)
    const top = rises || suffices(end) ? end : peak((step) => smooth(unitsAt(step)), before + 1, end)
    if (suffices(top)) return unitsAt(firstOf(suffices, before + 1, top))
    before = end
  }
  return null
}

/** The first step that suffices (bisection); `below` does not, `enough` does. */
function firstOf(suffices: (step: number) => boolean, below: number, enough: number): number {
  let [low, high] = [below, enough]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (suffices(middle)) high = middle
    else low = middle
  }
  return high
}

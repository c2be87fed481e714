/** The smallest sale that leaves a wanted amount. */

/** Units are sought in millionths, as brokers count fractions. */
const FINE = 1_000_000

/**
 * Fewest units whose sale leaves at least the wanted amount: one step fewer leaves less.
 *
 * What is left rises with the units, because tax is at most a part of what a unit brings; it is sought by halving.
 *
 * @param net what a sale of so many units leaves
 * @param allUnits units in the account
 * @returns null when even the sale of all units leaves less
 */
export function unitsForNet(net: (units: number) => number, wanted: number, allUnits: number, wholeUnits: boolean): number | null {
  const grain = wholeUnits ? 1 : FINE
  const steps = wholeUnits ? Math.floor(allUnits) : Math.ceil(allUnits * grain)
  const unitsAt = (step: number): number => Math.min(step / grain, allUnits)
  if (steps < 1 || net(unitsAt(steps)) < wanted) return null
  let low = 0
  let high = steps
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (net(unitsAt(middle)) >= wanted) high = middle
    else low = middle
  }
  return unitsAt(high)
}

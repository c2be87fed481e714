import { at } from './series'

/**
 * Daily values of a mix that is bought by target weight and held. A rebalancing and a purchase on one day are one
 * trade at target weights.
 *
 * @param prices one array per leg over the calendar, in the base currency
 * @param weights target weights, summing to 1
 * @param purchases amount invested on each day of the calendar
 * @param rebalanced 1 on the days on which the weights are restored
 */
export function simulate(
  prices: readonly Float64Array[], weights: readonly number[], purchases: Float64Array, rebalanced: Uint8Array,
): Float64Array {
  const units = new Float64Array(prices.length)
  const values = new Float64Array(purchases.length)
  for (let day = 0; day < values.length; day++) {
    let held = 0
    for (let leg = 0; leg < units.length; leg++) held += at(units, leg) * price(prices, leg, day)
    const purchase = at(purchases, day)
    const value = held + purchase
    values[day] = value
    if (rebalanced[day] === 1) units.fill(0)
    const amount = rebalanced[day] === 1 ? value : purchase
    for (let leg = 0; amount > 0 && leg < units.length; leg++) {
      units[leg] = at(units, leg) + (amount * (weights[leg] ?? 0)) / price(prices, leg, day)
    }
  }
  return values
}

const price = (prices: readonly Float64Array[], leg: number, day: number): number => prices[leg]?.[day] ?? Number.NaN

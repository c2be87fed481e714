/** Made-up daily prices for the replay. */
import { addDays, daysBetween } from '../../core/values/dates'
import type { Bundle } from '../../core/reference/tables/bundle'
import type { PriceSeries, RateSeries } from '../../core/reference/reference'
import { fundIsins, random, world } from './world'

const END = '2026-06-30'

const startOf = (years: number): string => `${2026 - years}-07-01`

const weekdays = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n)).filter((_, n) => {
    const day = (n + new Date(`${from}T00:00:00Z`).getUTCDay()) % 7
    return day !== 0 && day !== 6
  })

function walk(length: number, seed: number): Float64Array {
  const next = random(seed)
  const values = new Float64Array(length)
  let value = 100
  for (let n = 0; n < length; n++) {
    value *= 1 + (next() - 0.49) * 0.02
    values[n] = value
  }
  return values
}

/** Funds with prices over so many years; every second one is quoted in dollars. */
export function replayBundle(legs: number, years: number): Bundle {
  const bundle = world(legs, 10, 100)
  const dates = weekdays(addDays(startOf(years), -7), END)
  const prices = fundIsins(legs).map((isin, n): PriceSeries => ({
    isin, currency: n % 2 === 0 ? 'EUR' : 'USD', basis: 'total_return', dates, closes: walk(dates.length, n + 1),
  }))
  const usd: RateSeries = { currency: 'USD', dates, perEur: walk(dates.length, 99).map((value) => value / 90) }
  return { ...bundle, prices, fx: [usd] }
}

/** An equally weighted replay over the whole window. */
export const replayRequest = (legs: number, years: number) => ({
  portfolio: { holdings: fundIsins(legs).map((isin) => ({ isin, weight: 1 / legs })) },
  startDate: startOf(years), endDate: END, initialValue: 10_000, monthlyContribution: 100, rebalancing: 'quarterly',
})

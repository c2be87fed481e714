import { at } from './series'
import { NOISE } from '../../../values/fractions'
import { sum, sumBy } from '../../../values/sum'

const DAYS_PER_YEAR = 365.25
const TRADING_DAYS_PER_YEAR = 252

/** The largest fall from a high, as indices into the values. */
interface Drawdown {
  /** Positive fraction of the high. */
  depth: number
  peak: number
  trough: number
  /** First day on which the high was reached again; null if it was not. */
  recovery: number | null
}

/** The largest drawdown; null when the values never fall. */
export function maxDrawdown(values: Float64Array): Drawdown | null {
  let high = 0
  let worst: Omit<Drawdown, 'recovery'> | null = null
  for (const [day, value] of values.entries()) {
    if (value > at(values, high)) high = day
    const depth = 1 - value / at(values, high)
    if (depth > (worst?.depth ?? NOISE)) worst = { depth, peak: high, trough: day }
  }
  if (worst === null) return null
  const { depth, peak, trough } = worst
  const goal = at(values, peak) * (1 - NOISE)
  const recovery = values.findIndex((value, day) => day > trough && value >= goal)
  return { depth, peak, trough, recovery: recovery < 0 ? null : recovery }
}

/** A total return over a number of calendar days as a yearly one (fractions). */
export const annualized = (totalReturn: number, days: number): number => (1 + totalReturn) ** (DAYS_PER_YEAR / days) - 1

/** Standard deviation (n - 1) of the daily log returns, times the square root of 252 trading days. */
export function annualizedVolatility(values: Float64Array): number {
  const returns = Array.from(values.subarray(1), (value, day) => Math.log(value / at(values, day)))
  const mean = sum(returns) / returns.length
  const squares = sumBy(returns, (value) => (value - mean) ** 2)
  return Math.sqrt(squares / (returns.length - 1)) * Math.sqrt(TRADING_DAYS_PER_YEAR)
}

/**
 * The yearly effective rate at which all purchases grow to the final value (internal rate of return on actual days).
 * A fraction; null if no finite rate does.
 */
export function moneyWeightedReturn(calendar: Int32Array, purchases: Float64Array, finalValue: number): number | null {
  const end = calendar.at(-1) ?? 0
  const flows = [...purchases.entries()].filter(([, amount]) => amount > 0)
  const terms = flows.map(([day, amount]) => ({ amount, years: (end - at(calendar, day)) / DAYS_PER_YEAR }))
  const excess = (logRate: number) => terms.reduce((sum, { amount, years }) => sum + amount * Math.exp(logRate * years), -finalValue)
  let low = -1
  let high = 1
  while (excess(low) > 0 && low > -1e4) low *= 2
  while (excess(high) < 0 && high < 1e4) high *= 2
  if (excess(low) > 0) return null
  // Ends when the bounds are adjacent floating-point numbers.
  while (high - low > Number.EPSILON * Math.max(1, Math.abs(low))) {
    const middle = (low + high) / 2
    if (excess(middle) < 0) low = middle
    else high = middle
  }
  const rate = Math.expm1((low + high) / 2) // infinite if even the highest rate is too low
  return Number.isFinite(rate) ? rate : null
}

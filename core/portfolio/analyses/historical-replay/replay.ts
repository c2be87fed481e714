import { addMonths, type IsoDate, monthOf } from '../../../values/dates'
import type { RateSeries } from '../../../reference/reference'
import { replayCalendar } from './calendar'
import { annualized, annualizedVolatility, maxDrawdown, moneyWeightedReturn } from './figures'
import { basePrices, type Leg } from './leg'
import { at, dateOf, dayNumber } from './series'

export const rebalancings = ['none', 'annual', 'quarterly'] as const

type Rebalancing = (typeof rebalancings)[number]

const quarter = (date: IsoDate): number => Math.ceil(monthOf(date) / 3)

const period: Readonly<Record<Rebalancing, (date: IsoDate) => string>> = {
  none: () => '',
  annual: (date) => date.slice(0, 4),
  quarterly: (date) => `${date.slice(0, 4)}-${quarter(date)}`,
}

/** 1 on the first day of the calendar in each year or quarter after that of the start. */
export function rebalancingDays(dates: readonly IsoDate[], rebalancing: Rebalancing): Uint8Array {
  const periods = dates.map(period[rebalancing])
  return Uint8Array.from(periods, (name, day) => (day > 0 && name !== periods[day - 1] ? 1 : 0))
}

/**
 * Amounts invested per day: the initial value and the first contribution at the start, each later one on the first
 * day of the calendar on or after the monthly anniversary of the start.
 */
function purchases(start: IsoDate, calendar: Int32Array, initialValue: number, monthly: number): Float64Array {
  const amounts = new Float64Array(calendar.length)
  amounts[0] = initialValue + monthly
  let day = 0
  for (let months = 1; monthly > 0; months++) {
    const anniversary = dayNumber(addMonths(start, months))
    while (day < calendar.length && at(calendar, day) < anniversary) day++
    if (day === calendar.length) break
    amounts[day] = at(amounts, day) + monthly
  }
  return amounts
}

/**
 * Daily values of a mix that is bought by target weight and held. A rebalancing and a purchase on one day are one
 * trade at target weights.
 *
 * @param prices one array per leg over the calendar, in the base currency
 * @param weights target weights, summing to 1
 * @param purchases amount invested on each day of the calendar
 * @param rebalanced 1 on the days on which the weights are restored
 */
function simulate(
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

/** Parameters of a replay. Amounts in the base currency. */
interface ReplayPlan {
  from: IsoDate
  to: IsoDate
  initialValue: number
  monthlyContribution: number
  rebalancing: Rebalancing
  baseCurrency: string
}

/** Figures of the mix without contributions, whose value is 1 at the start. */
function mixOf(values: Float64Array, dates: readonly IsoDate[], days: number) {
  const drawdown = maxDrawdown(values)
  const totalReturn = (values.at(-1) ?? Number.NaN) - 1
  const dateAt = (index: number | null | undefined) => dates[index ?? -1] ?? null
  return {
    totalReturn,
    annualizedReturn: annualized(totalReturn, days),
    maxDrawdown: drawdown?.depth ?? 0,
    drawdownPeakDate: dateAt(drawdown?.peak),
    drawdownTroughDate: dateAt(drawdown?.trough),
    drawdownRecoveryDate: dateAt(drawdown?.recovery),
    annualizedVolatility: annualizedVolatility(values),
    daily: dates.map((date, index) => ({ date, value: values[index] ?? Number.NaN })),
  }
}

/** Figures of the same mix with the amounts paid in. */
function overlayOf(values: Float64Array, bought: Float64Array, dates: readonly IsoDate[], calendar: Int32Array, plan: ReplayPlan) {
  let invested = 0
  const daily = dates.map((date, index) => {
    invested += bought[index] ?? 0
    return { date, value: values[index] ?? Number.NaN, invested }
  })
  const finalValue = values.at(-1) ?? Number.NaN
  return {
    initialValue: plan.initialValue,
    monthlyContribution: plan.monthlyContribution,
    totalInvested: invested,
    finalValue,
    gain: finalValue - invested,
    moneyWeightedReturn: moneyWeightedReturn(calendar, bought, finalValue),
    daily,
  }
}

/** Replays a mix over past days; null if some line has no usable history. */
export function replay(legs: readonly Leg[], rates: ReadonlyMap<string, RateSeries>, plan: ReplayPlan) {
  const traded = legs.flatMap(({ prices }) => (prices === null ? [] : [prices.days]))
  const calendar = replayCalendar(traded, dayNumber(plan.from), dayNumber(plan.to))
  if (calendar === null) return null
  const prices = basePrices(legs, plan.baseCurrency, rates, calendar)
  if (prices === null) return null
  const dates = Array.from(calendar, dateOf)
  const [startDate, endDate] = [dates[0] ?? plan.from, dates.at(-1) ?? plan.to]
  const weights = legs.map(({ info }) => info.weight)
  const rebalanced = rebalancingDays(dates, plan.rebalancing)
  const once = purchases(startDate, calendar, 1, 0)
  const bought = purchases(startDate, calendar, plan.initialValue, plan.monthlyContribution)
  return {
    startDate,
    endDate,
    mix: mixOf(simulate(prices, weights, once, rebalanced), dates, dayNumber(endDate) - dayNumber(startDate)),
    contributions: overlayOf(simulate(prices, weights, bought, rebalanced), bought, dates, calendar, plan),
  }
}

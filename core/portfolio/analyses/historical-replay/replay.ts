import type { IsoDate } from '../../../values/dates'
import type { RateSeries } from '../../../reference/series'
import { replayCalendar } from './calendar'
import { dateOf, dayNumber } from './day-number'
import { annualized, annualizedVolatility, maxDrawdown, moneyWeightedReturn } from './figures'
import { basePrices, type Leg } from './leg'
import { purchases, rebalancingDays, type Rebalancing } from './schedule'
import { simulate } from './simulate'

/** What is to be replayed. Amounts in the base currency. */
interface ReplayPlan {
  from: IsoDate
  to: IsoDate
  initialValue: number
  monthlyContribution: number
  rebalancing: Rebalancing
  baseCurrency: string
}

/** The mix without contributions; 1 at the start. */
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

/** The same mix with the amounts that were paid in. */
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

/** Holds a mix over past days; null when the whole mix has no usable history. */
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

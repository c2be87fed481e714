import { addMonths, type IsoDate } from '../../../values/dates'
import { dayNumber } from './day-number'
import { at } from './series'

export const rebalancings = ['none', 'annual', 'quarterly'] as const

export type Rebalancing = (typeof rebalancings)[number]

const quarter = (date: IsoDate): number => Math.ceil(Number(date.slice(5, 7)) / 3)

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
export function purchases(start: IsoDate, calendar: Int32Array, initialValue: number, monthly: number): Float64Array {
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

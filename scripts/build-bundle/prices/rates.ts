/** Exchange rates of the embedded bundle: those of the ECB, and what a euro buys of bitcoin and ether. */
import type { RateSeries } from '../../../core/reference/reference'
import { once } from '../../../core/values/memoize'
import { readCells } from '../input'
import { readTable } from '../tables'
import { recording, type Close } from './recordings'

const NEW = '2026-11-prices'
const FIRST_RATE = '2009-01-01'

/** Rates after the last day of the ECB's own file, by date. */
const laterRates = (currency: string): [date: string, perEur: number][] =>
  readTable('ecb-rates').map((row): [string, number] => [row.date, Number(new Map(Object.entries(row)).get(currency))]).filter(([, rate]) => rate > 0)

/** ECB reference rates from 2009 on, in units per euro. */
const ecbRates = once((): RateSeries[] => {
  const [header = [], ...lines] = readCells(`${NEW}/fx/eurofxref-hist_to-2026-04-13.csv.gz`)
  const days = lines.filter(([date = '']) => date >= FIRST_RATE).reverse()
  return header.slice(1).filter((currency) => /^[A-Z]{3}$/.test(currency)).flatMap((currency) => {
    const at = header.indexOf(currency)
    const quoted = days.filter((cells) => Number(cells[at]) > 0).map(([date = '', ...cells]): [string, number] => [date, Number(cells[at - 1])])
    const [last = ''] = quoted.at(-1) ?? []
    if (last === '') return []
    const all = [...quoted, ...laterRates(currency)]
    return [{ currency, dates: all.map(([date]) => date), perEur: Float64Array.from(all, ([, rate]) => rate) }]
  })
})

/** Closes in another currency as euros, on the days on which the ECB has a rate. */
export function inEuros(days: readonly Close[], currency: string): Close[] {
  const rates = new Map(ecbRates().filter((series) => series.currency === currency).flatMap(({ dates, perEur }) =>
    dates.map((date, index) => [date, perEur[index] ?? Number.NaN] as const)))
  return days.flatMap(({ date, close }) => {
    const rate = rates.get(date)
    return rate === undefined ? [] : [{ date, close: close / rate }]
  })
}

/** Significant digits of the rate of a coin. */
const DIGITS = 7

/** What a euro bought of a coin: its price in dollars at the end of the day (UTC) and the ECB's rate of that day. */
function coinRates(currency: string): RateSeries {
  const days = inEuros(recording(`${NEW}/corrcheck/${currency}-USD.csv.gz`), 'USD')
  return { currency, dates: days.map(({ date }) => date), perEur: Float64Array.from(days, ({ close }) => Number((1 / close).toPrecision(DIGITS))) }
}

/** All rates. */
export const readRates = (): RateSeries[] => [...ecbRates(), ...['BTC', 'ETH'].map(coinRates)]

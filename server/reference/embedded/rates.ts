import { gunzipSync } from 'node:zlib'
import type { IsoDate } from '../../../core/dates'
import type { RateSeries } from '../../../core/portfolio/reference'

/** The embedded `fx.csv`, sorted by date: one pass, without the checks that its test has done already. */
export function readRates(packed: Uint8Array): Map<string, RateSeries> {
  const dates = new Map<string, IsoDate[]>()
  const rates = new Map<string, number[]>()
  const [, ...lines] = gunzipSync(packed).toString('utf8').trimEnd().split('\n')
  for (const line of lines) {
    const date = line.slice(0, 10)
    const currency = line.slice(11, 14)
    if (!dates.has(currency)) {
      dates.set(currency, [])
      rates.set(currency, [])
    }
    dates.get(currency)?.push(date)
    rates.get(currency)?.push(Number(line.slice(15)))
  }
  return new Map([...dates].map(([currency, days]) => [currency, { currency, dates: days, perEur: Float64Array.from(rates.get(currency) ?? []) }]))
}

import { brotliDecompressSync } from 'node:zlib'
import type { IsoDate } from '../../../core/values/dates'
import type { RateSeries } from '../../../core/reference/reference'

interface Draft {
  dates: IsoDate[]
  rates: number[]
}

/** The embedded `fx.csv` in one pass, without the checks that its test has done already. */
export function readRates(packed: Uint8Array): Map<string, RateSeries> {
  const text = brotliDecompressSync(packed).toString('latin1')
  const drafts = new Map<string, Draft>()
  let start = text.indexOf('\n') + 1
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    const currency = text.slice(start + 11, start + 14)
    const draft = drafts.get(currency) ?? { dates: [], rates: [] }
    if (draft.dates.length === 0) drafts.set(currency, draft)
    draft.dates.push(text.slice(start, start + 10))
    draft.rates.push(Number(text.slice(start + 15, end)))
    start = end + 1
  }
  return new Map([...drafts].map(([currency, { dates, rates }]) => [currency, { currency, dates, perEur: Float64Array.from(rates) }]))
}

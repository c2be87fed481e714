import type { FileTrade } from '../verdict'

/** A purchase as it was on a day: under the ISIN of before all mergers after it. */
export function beforeMergers(trade: FileTrade, day: string): FileTrade {
  const { merged = [], ...plain } = trade
  const last = merged.at(-1)
  if (last === undefined || last.date <= day) return trade
  const earlier = merged.slice(0, -1)
  return beforeMergers({ ...plain, isin: last.isin, units: trade.units / last.ratio, ...(earlier.length > 0 && { merged: earlier }) }, day)
}

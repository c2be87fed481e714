/** The trades of each security in each account. */
import type { Trade } from '../../../core/depot-tax/bookings'
import type { FileTrade } from './verdict'

/** The trades of one security in one account. */
export function tradesByHolding(trades: readonly FileTrade[]): Map<string, FileTrade[]> {
  const groups = new Map<string, FileTrade[]>()
  for (const trade of trades) {
    const key = `${trade.account}\n${trade.isin}`
    groups.set(key, [...(groups.get(key) ?? []), trade])
  }
  return groups
}

/** As the tax sees them: what was paid with fees. */
export const taxTrade = ({ date, type, units, gross, fees }: FileTrade): Trade => (type === 'purchase' ? { date, type, units, cost: gross + fees } : { date, type, units })

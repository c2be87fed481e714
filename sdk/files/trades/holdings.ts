/** The trades of each security in each account. */
import { openLots, type OpenLot, type Trade } from '../../../core/depot-tax/bookings'
import { grouped } from '../../../core/values/grouped'
import { ascending } from '../../../core/values/order'
import type { FileTrade } from './verdict'

/** One security in one account, as a key. */
export const holdingOf = ({ account, isin }: Pick<FileTrade, 'account' | 'isin'>): string => `${account}\n${isin}`

/** The trades of one security in one account. */
export const tradesByHolding = (trades: readonly FileTrade[]): Map<string, FileTrade[]> => grouped(trades, holdingOf)

/** What units were before mergers, and when they came from another depot, as a text: those of one day that differ in it are no one lot. */
export const formerOf = ({ merged = [], came }: FileTrade): string => [...merged.map(({ isin, date }) => isin + date), ...(came === undefined ? [] : [came])].join()

/** The days on which units came to a depot and became what they are, the last one first. */
export const daysOf = ({ date, merged = [], came = date }: FileTrade): string[] => [date, came, ...merged.map((each) => each.date)].sort(ascending).reverse()

/** As the tax sees them: what was paid with fees, where that is known in euros. */
export const taxTrade = (trade: FileTrade): Trade => {
  const { date, type, units, gross, fees, currency } = trade
  return type === 'purchase' ? { date, type, units, cost: currency === undefined ? gross + fees : null, since: daysOf(trade).join(' '), former: formerOf(trade) } : { date, type, units }
}

/** What is left of the purchases; null where more was sold than there was. */
export function lotsOf(trades: readonly FileTrade[]): OpenLot[] | null {
  try {
    return openLots(trades.map(taxTrade))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

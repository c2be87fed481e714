/** Units that leave one account of a file and come into another, or into the same, under their ISIN or the one that took its place: they keep their purchases. */
import type { OpenLot } from '../../../core/depot-tax/bookings'
import { NOISE } from '../../../core/depot-tax/lots'
import { addDays } from '../../../core/values/dates'
import { grouped } from '../../../core/values/grouped'
import { formerOf, lotsOf } from './holdings'
import type { Movement } from './rows/movements'
import { faultAt } from '../faults'
import type { FileTrade, TradeFault, TradeMerger } from './verdict'

/** As long as a transfer between banks may take, and what their days may differ. */
const DAYS = { before: 5, after: 60 }

export interface Transfer {
  out: Movement
  in: Movement
  /** Where one fund was merged into another. */
  merged?: TradeMerger
}

/** ISINs of today by those that stood for them before. */
type Successors = ReadonlyMap<string, string>

/** The pairs of a file, and the movements that are in none. An ISIN takes the place of another in one state only: a company that moved to another one may have sold what it had. */
export function paired(movements: readonly Movement[], successors: Successors = new Map()): { pairs: Transfer[]; rest: Movement[] } {
  const used = new Set<Movement>()
  const pairs: Transfer[] = []
  const incoming = grouped(movements.filter(({ type }) => type === 'in').map((into, at) => ({ into, at })), ({ into }) => into.isin)
  for (const out of movements.filter(({ type }) => type === 'out')) {
    const [first, last] = [addDays(out.date, -DAYS.before), addDays(out.date, DAYS.after)]
    const fits = ({ into }: { into: Movement }): boolean => Math.abs(out.units - into.units) < 1e-8 && into.date >= first && into.date <= last && !used.has(into)
    const successor = successors.get(out.isin) ?? ''
    const isins = successor.slice(0, 2) === out.isin.slice(0, 2) ? [out.isin, successor] : [out.isin]
    const [found] = isins.flatMap((isin) => incoming.get(isin)?.find(fits) ?? []).sort((one, other) => one.at - other.at)
    if (found === undefined) continue
    pairs.push({ out, in: found.into })
    used.add(out).add(found.into)
  }
  return { pairs, rest: movements.filter((each) => !used.has(each)) }
}

/** Purchases of one day are one lot. */
const lotOf = ({ date, former }: Pick<OpenLot, 'date' | 'former'>): string => date + former

/** Units of the oldest lots that are left, up to a number. */
function oldest(trades: readonly FileTrade[], units: number): Map<string, number> | null {
  const lots = lotsOf(trades)
  if (lots === null) return null
  const taken = new Map<string, number>()
  let wanted = units
  for (const lot of lots) {
    const part = Math.min(lot.units, wanted)
    if (part > 1e-9) taken.set(lotOf(lot), part)
    wanted -= part
  }
  return wanted > 1e-6 ? null : taken
}

const part = (trade: FileTrade, share: number): FileTrade => ({ ...trade, units: trade.units * share, gross: trade.gross * share, fees: trade.fees * share })

/** The trades with the purchases of a transfer in their new account, under their new ISIN; a fault where what left was not there, or was sold before it came. */
function moved(trades: readonly FileTrade[], { out, in: into, merged }: Transfer): FileTrade[] | TradeFault {
  if (out.account === into.account && out.isin === into.isin) return [...trades]
  const isOwn = (trade: FileTrade): boolean => trade.isin === out.isin && trade.account === out.account
  const taken = oldest(trades.filter((trade) => isOwn(trade) && trade.date <= out.date), Math.abs(out.units))
  if (taken === null) return faultAt('oversold', out.row)
  const keyOf = (trade: FileTrade): string => lotOf({ date: trade.date, former: formerOf(trade) })
  const isMoved = (trade: FileTrade): boolean => isOwn(trade) && trade.type === 'purchase' && taken.has(keyOf(trade))
  const went = trades.filter(isMoved)
  const first = went.map(({ date }) => date).sort()[0] ?? out.date
  // Nothing says when units of another depot came: no sale of them, or of what they were, may lie before.
  const isins = new Set([into.isin, ...went.flatMap((trade) => (trade.merged ?? []).map(({ isin }) => isin))])
  const isSoldBefore = merged === undefined && trades.some(({ isin, account, type, date }) => isins.has(isin) && account === into.account && type === 'sale' && date >= first && date < into.date)
  if (isSoldBefore) return faultAt('transfer', into.row)
  const ofLot = new Map<string, number>()
  for (const trade of went) ofLot.set(keyOf(trade), (ofLot.get(keyOf(trade)) ?? 0) + trade.units)
  return trades.flatMap((trade) => {
    if (!isMoved(trade)) return [trade]
    const exact = (taken.get(keyOf(trade)) ?? 0) / (ofLot.get(keyOf(trade)) ?? 1)
    const share = exact > 1 - NOISE ? 1 : exact
    const moving = { ...(share < 1 ? part(trade, share) : trade), account: into.account, isin: into.isin, name: into.name === '' ? trade.name : into.name }
    return [...(share < 1 ? [part(trade, 1 - share)] : []), merged === undefined ? moving : { ...moving, units: moving.units * merged.ratio, merged: [...(trade.merged ?? []), merged] }]
  })
}

/** The trades after all transfers, in the order of their days. */
export function withTransfers(trades: readonly FileTrade[], pairs: readonly Transfer[]): { trades: FileTrade[]; faults: TradeFault[] } {
  const faults: TradeFault[] = []
  let all = [...trades]
  for (const pair of pairs.toSorted((one, other) => Date.parse(one.out.date) - Date.parse(other.out.date))) {
    const outcome = moved(all, pair)
    if (Array.isArray(outcome)) all = outcome
    else faults.push(outcome)
  }
  return { trades: all, faults }
}

/** Units that leave one account of a file and come into another, or into the same, under their ISIN or the one that took its place: they keep their purchases. */
import type { OpenLot } from '../../../core/depot-tax/bookings'
import { NOISE, unitsOf } from '../../../core/depot-tax/lots'
import { addDays, earliest } from '../../../core/values/dates'
import { grouped } from '../../../core/values/grouped'
import { ascending } from '../../../core/values/order'
import { formerOf, holdingOf, lotsOf, tradesByHolding } from './holdings'
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
    const fits = ({ into }: { into: Movement }): boolean => Math.abs(out.units - into.units) < 1e-8 && into.date >= first && into.date <= last
    const successor = successors.get(out.isin) ?? ''
    const isins = successor.slice(0, 2) === out.isin.slice(0, 2) ? [out.isin, successor] : [out.isin]
    const [found] = isins.flatMap((isin) => incoming.get(isin)?.find(fits) ?? []).sort((one, other) => one.at - other.at)
    if (found === undefined) continue
    const open = incoming.get(found.into.isin)
    open?.splice(open.indexOf(found), 1)
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

/** The purchases of a lot as one for each currency: what is divided again and again does not grow. */
const asOne = (lot: readonly FileTrade[]): FileTrade[] =>
  [...grouped(lot, ({ currency = '' }) => currency).values()].map((own) => own.reduce((all, { units, gross, fees }) => ({ ...all, units: all.units + units, gross: all.gross + gross, fees: all.fees + fees })))

/** Moves the purchases of a transfer into their new account, under their new ISIN; a fault where what left was not there. */
function move(holdings: Map<string, FileTrade[]>, { out, in: into, merged }: Transfer): TradeFault[] {
  const [from, to] = [holdingOf(out), holdingOf(into)]
  const own = holdings.get(from) ?? []
  if (from === to) return []
  const taken = oldest(own.filter(({ date, came = date }) => came <= out.date), Math.abs(out.units))
  if (taken === null) return [faultAt('oversold', out.row)]
  const keyOf = (trade: FileTrade): string => lotOf({ date: trade.date, former: formerOf(trade) })
  const isMoved = (trade: FileTrade): boolean => trade.type === 'purchase' && taken.has(keyOf(trade))
  const went = own.filter(isMoved)
  const first = earliest(went.map(({ date }) => date)) ?? out.date
  // A sale before they came takes none of them, nor one of what they were.
  const isins = new Set([into.isin, ...went.flatMap((trade) => (trade.merged ?? []).map(({ isin }) => isin))])
  const isSoldBefore = merged === undefined && [...isins].some((isin) => holdings.get(holdingOf({ ...into, isin }))?.some(({ type, date }) => type === 'sale' && date >= first && date < into.date))
  const stay = own.filter((trade) => !isMoved(trade))
  const moving = [...grouped(went, keyOf)].flatMap(([key, lot]) => {
    const share = (taken.get(key) ?? 0) / unitsOf(lot)
    if (share > 1 - NOISE) return lot
    const divided = asOne(lot)
    stay.push(...divided.map((trade) => part(trade, 1 - share)))
    return divided.map((trade) => part(trade, share))
  }).map(({ came, ...trade }): FileTrade => ({
    ...trade, ...(isSoldBefore ? { came: into.date } : out.account === into.account && came !== undefined && { came }), account: into.account, isin: into.isin,
    name: into.name || trade.name, ...(merged !== undefined && { units: trade.units * merged.ratio, merged: [...(trade.merged ?? []), merged] }),
  }))
  holdings.set(from, stay).set(to, [...(holdings.get(to) ?? []), ...moving])
  return []
}

/** The trades after all transfers, in the order of the file. */
export function withTransfers(trades: readonly FileTrade[], pairs: readonly Transfer[]): { trades: FileTrade[]; faults: TradeFault[] } {
  const holdings = tradesByHolding(trades)
  const faults = pairs.toSorted((one, other) => ascending(one.out.date, other.out.date)).flatMap((pair) => move(holdings, pair))
  return { trades: pairs.length === 0 ? [...trades] : [...holdings.values()].flat().sort((one, other) => one.row - other.row), faults }
}

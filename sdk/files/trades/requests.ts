/** Requests of depot tax from the trades of a file. Prices are not in it, and are left unknown. */
import { openLots, type OpenLot } from '../../../core/depot-tax/bookings'
import { factorAfter } from '../../../core/depot-tax/changes'
import { ascending } from '../../../core/values/order'
import type { DepotTaxAdvanceLumpSumInputs, DepotTaxReturnInputs, DepotTaxSaleInputs } from '../../generated/types'
import { taxTrade, tradesByHolding } from './holdings'
import { beforeMergers } from './units/merged'
import type { DecidedSplit } from '../verdict'
import { distributionsOf, type FileDistributions } from './distributions'
import type { FilePayment, FileTrade, ReadTrades, TradeMerger } from './verdict'

/** What a depot is called of which a file does not say the name. */
const UNNAMED = 'Depot'

type Position = Extract<DepotTaxAdvanceLumpSumInputs['positions'][number], { basis: 'units' }>
/** What it cost is null where no rate of the day made euros of it. */
type Lot = Omit<DepotTaxSaleInputs['lots'][number], 'price'> & { price: number | null }

const exact = (value: number): number => Math.round(value * 1e8) / 1e8

/** Trades in the units of a day, under the ISIN of then: those of a file are in the units of today, after all its splits and mergers. */
const asOf = (trades: readonly FileTrade[], splits: readonly DecidedSplit[], day: string): FileTrade[] => trades.map((given) => {
  const trade = beforeMergers(given, day)
  const later = splits.filter(({ isin, date }) => isin === trade.isin && date > day && trade.date < date)
  return { ...trade, units: later.reduce((units, { newUnits, oldUnits }) => (units * oldUnits) / newUnits, trade.units) }
})

const bankOf = ({ account }: Pick<FileTrade, 'account'>): string => (account === '' ? UNNAMED : account.slice(0, 60))

const monthOf = ({ date }: { date: string }): number => Number(date.slice(5, 7))

const unitsOf = (lots: readonly OpenLot[]): number => exact(lots.reduce((sum, { units }) => sum + units, 0))

/** Splits within a year by their month; units of that month and later are those of after it. */
function changesOf(splits: readonly DecidedSplit[], isin: string, year: number): { type: 'split'; month: number; ratio: number }[] {
  const own = splits.filter((split) => split.isin === isin && split.date.startsWith(`${year}-`))
  return [...new Set(own.map(monthOf))].map((month) => ({
    type: 'split', month, ratio: own.reduce((ratio, split) => (monthOf(split) === month ? (ratio * split.newUnits) / split.oldUnits : ratio), 1),
  }))
}

/** A merger with what came of it. */
type Merged = TradeMerger & { into: string }

/** The mergers that units went through, the oldest first; the ratio of each without splits that are taken back or named by themselves. */
function mergersOf(trades: readonly FileTrade[], splits: readonly DecidedSplit[]): Merged[] {
  const all = trades.flatMap(({ isin, merged = [] }) => merged.map((each, index): Merged => ({ ...each, into: merged[index + 1]?.isin ?? isin })))
  const found = [...new Map(all.map((each) => [`${each.isin} ${each.date}`, each])).values()].toSorted((one, other) => ascending(one.date, other.date))
  return found.map((each) => ({ ...each, ratio: splits.reduce((ratio, split) => (split.isin === each.into && split.date > each.date ? (ratio * split.oldUnits) / split.newUnits : ratio), each.ratio) }))
}

function positionOf(trades: readonly FileTrade[], year: number, splits: readonly DecidedSplit[], paid: readonly FileDistributions[]): Position[] {
  const [first] = trades
  const before = trades.filter(({ date }) => date < `${year}-01-01`)
  const within = trades.filter(({ date }) => date.startsWith(`${year}-`))
  const unitsStart = unitsOf(openLots(before.map(taxTrade)))
  if (first === undefined || unitsOf(openLots([...before, ...within].map(taxTrade))) === 0) return []
  const mergers = mergersOf(trades, splits).filter(({ date }) => date.startsWith(`${year}-`)).map(({ isin, date, ratio }) => ({ type: 'merger' as const, month: monthOf({ date }), isin, ratio }))
  const changes = [...changesOf(splits, first.isin, year), ...mergers]
  const ofThen = (units: number, month: number): number => exact(changes.reduce((left, change) => (change.month > month ? left / change.ratio : left), units))
  const bookings = within.map((trade) => ({ month: monthOf(trade), type: trade.type, units: ofThen(trade.units, monthOf(trade)) }))
  const distributions = paid.find(({ isin }) => isin === first.isin)?.distributions ?? []
  return [{
    basis: 'units', bank: bankOf(first), isin: first.isin, unitsStart: ofThen(unitsStart, 0), priceStart: null, priceEnd: null, bookings,
    ...(changes.length > 0 && { changes }), ...(distributions.length > 0 && { distributions }),
  }]
}

/**
 * The January bill for a year: what was there at its end, with the bookings within it and the distributions that the file states (`distributionsOf` says which, and what may be missing). Shares have no lump
 * sum. Of the splits of a file those after the year are taken back, and those within it are named.
 */
export function billInputs(trades: readonly FileTrade[], year: number, splits: readonly DecidedSplit[] = [], payments: readonly FilePayment[] = []): DepotTaxAdvanceLumpSumInputs {
  const paid = distributionsOf({ trades, payments, splits }, [year])
  const positions = [...tradesByHolding(asOf(trades, splits, `${year}-12-31`).filter(({ kind }) => kind !== 'share')).values()].flatMap((own) => positionOf(own, year, splits, paid))
  const banks = [...new Set(positions.map(({ bank }) => bank))].map((name) => ({ name }))
  return { year: year as DepotTaxAdvanceLumpSumInputs['year'], banks, positions }
}

/** Lots of one security in one account, as a sale takes them; on a day before splits of the file in the units of then; a price in a currency without a rate is null. */
export const saleLots = (trades: readonly FileTrade[], splits: readonly DecidedSplit[] = [], day = '9999-12-31'): Lot[] =>
  openLots(asOf(trades, splits, day).map(taxTrade)).map(({ date, units, cost }) => ({ date, units: exact(units), price: cost === null ? null : exact(cost / units) }))

/** What a sale takes of a file. */
export interface SaleParts {
  /** The lots that are left, with the units and prices of their day. */
  lots: Lot[]
  /** The mergers of the fund since; absent where there were none. */
  changes?: SaleMerger[]
}

/** A merger of one fund into another. */
export interface SaleMerger {
  /** As the request names it. */
  type: 'merger'
  /** Day, YYYY-MM-DD. */
  date: string
  /** Units of the new fund for one of the former. */
  ratio: number
}

/**
 * The same with the mergers of funds since: units and prices of lots are then those that were bought, and `changes` is for the request, in which nothing would be right without them: lump sums of before a
 * merger are those of the former fund, and which ones units bear in the year of it is asked.
 */
export function saleParts(trades: readonly FileTrade[], splits: readonly DecidedSplit[] = [], day = '9999-12-31'): SaleParts {
  const lots = saleLots(trades, splits, day)
  const changes = mergersOf(asOf(trades, splits, day), splits.filter(({ date }) => date > day)).map(({ date, ratio }) => ({ type: 'merger' as const, date, ratio }))
  if (changes.length === 0) return { lots }
  return { lots: lots.map(({ date, units, price }) => ({ date, units: exact(units / factorAfter(changes, date)), price: price === null ? null : exact(price * factorAfter(changes, date)) })), changes }
}

type ReturnBooking = NonNullable<DepotTaxReturnInputs['bookings']>[number]

const tradeBooking = (trade: FileTrade): ReturnBooking => {
  const { type, date, isin, units, gross, fees, currency } = trade
  return { depot: bankOf(trade), type, date, isin, units: exact(units), amount: exact(gross), costs: exact(fees), ...(currency === undefined ? {} : { currency }) }
}

/** German tax is credited with a German certificate only, so that it is not in the request. */
const foreignTaxOf = ({ isin, tax }: FilePayment): number => (isin?.startsWith('DE') === true ? 0 : exact(tax))

const paymentBooking = (payment: FilePayment): ReturnBooking => {
  const { type, date, isin, amount, currency } = payment
  return { depot: bankOf(payment), type, date, ...(isin === null ? {} : { isin }), amount: exact(amount), foreignTax: foreignTaxOf(payment), ...(currency === 'EUR' ? {} : { currency }) }
}

/** The lines of the return of a year: all trades up to its end, and the payments within it. Kinds and prices of funds are not in it. */
export function returnInputs({ trades, payments = [], splits }: ReadTrades, year: number): DepotTaxReturnInputs {
  const until = asOf(trades, splits, `${year}-12-31`).filter(({ date }) => date <= `${year}-12-31`)
  const mergers = mergersOf(until, splits.filter(({ date }) => date > `${year}-12-31`))
  const shares = [...new Set(until.filter(({ kind }) => kind === 'share').map(({ isin }) => isin))]
  return {
    year,
    securities: shares.map((isin) => ({ isin, kind: 'AKTIE' as const })),
    bookings: [...until.map((trade) => tradeBooking(beforeMergers(trade, ''))), ...payments.filter(({ date }) => date.startsWith(`${year}-`)).map(paymentBooking)],
    ...(mergers.length > 0 && { changes: mergers.map((each) => ({ type: 'merger' as const, ...each })) }),
  }
}

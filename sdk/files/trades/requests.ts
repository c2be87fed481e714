/** Requests of depot tax from the trades of a file. Prices are not in it, and are left unknown. */
import { openLots, type OpenLot } from '../../../core/depot-tax/bookings'
import type { DepotTaxAdvanceLumpSumInputs, DepotTaxReturnInputs, DepotTaxSaleInputs } from '../../generated/types'
import { taxTrade, tradesByHolding } from './holdings'
import type { DecidedSplit } from '../verdict'
import { distributionsOf, type FileDistributions } from './distributions'
import type { FilePayment, FileTrade, ReadTrades } from './verdict'

/** What a depot is called of which a file does not say the name. */
const UNNAMED = 'Depot'

type Position = Extract<DepotTaxAdvanceLumpSumInputs['positions'][number], { basis: 'units' }>
/** What it cost is null where no rate of the day made euros of it. */
type Lot = Omit<DepotTaxSaleInputs['lots'][number], 'price'> & { price: number | null }

const exact = (value: number): number => Math.round(value * 1e8) / 1e8

/** Trades in the units of a day: those of a file are in the units of today, after all its splits. */
const inUnitsOf = (trades: readonly FileTrade[], splits: readonly DecidedSplit[], day: string): FileTrade[] => trades.map((trade) => {
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

function positionOf(trades: readonly FileTrade[], year: number, splits: readonly DecidedSplit[], paid: readonly FileDistributions[]): Position[] {
  const [first] = trades
  const before = trades.filter(({ date }) => date < `${year}-01-01`)
  const within = trades.filter(({ date }) => date.startsWith(`${year}-`))
  const unitsStart = unitsOf(openLots(before.map(taxTrade)))
  if (first === undefined || unitsOf(openLots([...before, ...within].map(taxTrade))) === 0) return []
  const changes = changesOf(splits, first.isin, year)
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
  const positions = [...tradesByHolding(inUnitsOf(trades, splits, `${year}-12-31`).filter(({ kind }) => kind !== 'share')).values()].flatMap((own) => positionOf(own, year, splits, paid))
  const banks = [...new Set(positions.map(({ bank }) => bank))].map((name) => ({ name }))
  return { year: year as DepotTaxAdvanceLumpSumInputs['year'], banks, positions }
}

/** Lots of one security in one account, as a sale takes them; on a day before splits of the file in the units of then; a price in a currency without a rate is null. */
export const saleLots = (trades: readonly FileTrade[], splits: readonly DecidedSplit[] = [], day = '9999-12-31'): Lot[] =>
  openLots(inUnitsOf(trades, splits, day).map(taxTrade)).map(({ date, units, cost }) => ({ date, units: exact(units), price: cost === null ? null : exact(cost / units) }))

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
  const until = inUnitsOf(trades, splits, `${year}-12-31`).filter(({ date }) => date <= `${year}-12-31`)
  const shares = [...new Set(until.filter(({ kind }) => kind === 'share').map(({ isin }) => isin))]
  return {
    year,
    securities: shares.map((isin) => ({ isin, kind: 'AKTIE' as const })),
    bookings: [...until.map(tradeBooking), ...payments.filter(({ date }) => date.startsWith(`${year}-`)).map(paymentBooking)],
  }
}

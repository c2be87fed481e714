/** Requests of depot tax from the trades of a file. Prices are not in it, and are left unknown. */
import { openLots, type OpenLot } from '../../../core/depot-tax/bookings'
import type { DepotTaxAdvanceLumpSumInputs, DepotTaxSaleInputs } from '../../generated/types'
import { taxTrade, tradesByHolding } from './holdings'
import type { FileTrade } from './verdict'

/** What a depot is called of which a file does not say the name. */
const UNNAMED = 'Depot'

type Position = Extract<DepotTaxAdvanceLumpSumInputs['positions'][number], { basis: 'units' }>
type Lot = DepotTaxSaleInputs['lots'][number]

const exact = (value: number): number => Math.round(value * 1e8) / 1e8

const bankOf = ({ account }: FileTrade): string => (account === '' ? UNNAMED : account.slice(0, 60))

const monthOf = ({ date }: FileTrade): number => Number(date.slice(5, 7))

const unitsOf = (lots: readonly OpenLot[]): number => exact(lots.reduce((sum, { units }) => sum + units, 0))

function positionOf(trades: readonly FileTrade[], year: number): Position[] {
  const [first] = trades
  const before = trades.filter(({ date }) => date < `${year}-01-01`)
  const within = trades.filter(({ date }) => date.startsWith(`${year}-`))
  const unitsStart = unitsOf(openLots(before.map(taxTrade)))
  if (first === undefined || unitsOf(openLots([...before, ...within].map(taxTrade))) === 0) return []
  const bookings = within.map((trade) => ({ month: monthOf(trade), type: trade.type, units: trade.units }))
  return [{ basis: 'units', bank: bankOf(first), isin: first.isin, unitsStart, priceStart: null, priceEnd: null, bookings }]
}

/** The January bill for a year: what was there at its end, with the bookings within it. Shares have no lump sum. */
export function billInputs(trades: readonly FileTrade[], year: number): DepotTaxAdvanceLumpSumInputs {
  const positions = [...tradesByHolding(trades.filter(({ kind }) => kind !== 'share')).values()].flatMap((own) => positionOf(own, year))
  const banks = [...new Set(positions.map(({ bank }) => bank))].map((name) => ({ name }))
  return { year: year as DepotTaxAdvanceLumpSumInputs['year'], banks, positions }
}

/** Lots of one security in one account, as a sale takes them. */
export const saleLots = (trades: readonly FileTrade[]): Lot[] =>
  openLots(trades.map(taxTrade)).map(({ date, units, cost }) => ({ date, units: exact(units), price: exact(cost / units) }))

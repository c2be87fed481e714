/** Requests of depot tax from the trades of a file. Prices are not in it, and are left unknown. */
import { openLots, type OpenLot } from '../../../core/depot-tax/bookings'
import { factorAfter } from '../../../core/depot-tax/changes'
import { monthOf } from '../../../core/values/dates'
import { grouped } from '../../../core/values/grouped'
import { byDate } from '../../../core/values/order'
import { sumBy } from '../../../core/values/sum'
import type { DepotTaxAdvanceLumpSumInputs, DepotTaxReturnInputs, DepotTaxSaleInputs } from '../../generated/types'
import { formerOf, taxTrade, tradesByHolding } from './holdings'
import { beforeMergers } from './units/merged'
import type { DecidedSplit } from '../verdict'
import { distributionsOf, type FileDistributions } from './distributions'
import type { FilePayment, FileTrade, ReadTrades } from './verdict'

/** What a depot is called of which a file does not say the name. */
const UNNAMED = 'Depot'

type Position = Extract<DepotTaxAdvanceLumpSumInputs['positions'][number], { basis: 'units' }>
/** What it cost is null where no rate of the day made euros of it. */
type Lot = Omit<DepotTaxSaleInputs['lots'][number], 'price'> & { price: number | null }

const exact = (value: number, digits = 8): number => Math.round(value * 10 ** digits) / 10 ** digits

/** What became of units of a fund: splits of it, and mergers. */
interface Past {
  type: 'split' | 'merger'
  date: string
  ratio: number
  /** What they were before, and after. */
  isin: string
  into: string
}

const splitsOf = (splits: readonly DecidedSplit[], isin: string, after: string): Past[] =>
  splits.filter((split) => split.isin === isin && split.date > after).map(({ date, newUnits, oldUnits }) => ({ type: 'split', date, ratio: newUnits / oldUnits, isin, into: isin }))

/** The mergers of units, oldest first; the ratio of each without the splits that are taken back or named by themselves. */
const mergersOf = ({ isin, merged = [] }: FileTrade, splits: readonly DecidedSplit[]): Past[] => merged.map(({ ratio, ...each }, index) => {
  const into = merged[index + 1]?.isin ?? isin
  return { ...each, type: 'merger', into, ratio: ratio / factorAfter(splitsOf(splits, into, each.date), each.date) }
})

/** All that units went through since their purchase, oldest first. */
function pastOf(trade: FileTrade, splits: readonly DecidedSplit[]): Past[] {
  const mergers = mergersOf(trade, splits)
  const held = [{ into: mergers[0]?.isin ?? trade.isin, date: trade.date }, ...mergers]
  return [...held.flatMap(({ into, date }) => splitsOf(splits, into, date)), ...mergers].toSorted(byDate)
}

/** Trades in the units of a day, under the ISIN of then: those of a file are in the units of today, after all its splits and mergers. */
const asOf = (trades: readonly FileTrade[], splits: readonly DecidedSplit[], day: string): FileTrade[] =>
  trades.map((trade) => ({ ...beforeMergers(trade, day), units: trade.units / factorAfter(pastOf(trade, splits), day) }))

const bankOf = ({ account }: Pick<FileTrade, 'account'>): string => (account === '' ? UNNAMED : account.slice(0, 60))


const unitsOf = (lots: readonly OpenLot[]): number => exact(sumBy(lots, ({ units }) => units))

type Change = NonNullable<Position['changes']>[number]

/** What happened to units within a year by month; splits in the month of a merger count with it. */
function changesIn(past: readonly Past[], year: number): Change[] {
  const own = [...new Map(past.filter(({ date }) => date.startsWith(`${year}-`)).map((each) => [each.isin + each.date, each])).values()].toSorted(byDate)
  return [...grouped(own, ({ date }) => date.slice(0, 7)).values()].flatMap((all): Change[] => {
    const [merger, ...others] = all.filter(({ type }) => type === 'merger')
    const change = { month: monthOf(all[0]?.date ?? ''), ratio: factorAfter(all, '') }
    // What bounds the year of one merger does not bound that of two in one month, which no request takes.
    return merger === undefined ? [{ type: 'split', ...change }] : [merger, ...others].map(({ isin }) => ({ type: 'merger', ...change, isin }))
  })
}

/** The mergers of a year that units went through. */
const mergedIn = (former: string | undefined, year: number): string => (former ?? '').split(',').filter((each) => each.slice(12, 16) === String(year)).join()

/** What is left of a fund in one depot at the end of a year: a row for what was this fund all year, and one for each that was merged into it. */
function positionsOf(trades: readonly FileTrade[], year: number, splits: readonly DecidedSplit[], paid: readonly FileDistributions[]): Position[] {
  const [{ isin, account } = { isin: '', account: '' }] = trades
  const distributions = paid.find((each) => each.isin === isin)?.distributions ?? []
  return [...grouped(openLots(trades.map(taxTrade)), ({ former }) => mergedIn(former, year))].map(([merged, lots]) => {
    // The first price of the year is that of a unit of before its splits, for what was bought after them, too.
    const changes = changesIn(trades.flatMap((trade) => (mergedIn(formerOf(trade), year) === merged ? pastOf({ ...trade, date: '' }, splits) : [])), year)
    const ofThen = (units: number, month: number): number => exact(changes.reduce((left, change) => (change.month > month ? left / change.ratio : left), units))
    const [before, within] = [lots.filter(({ date }) => date < `${year}`), lots.filter(({ date }) => date >= `${year}`)]
    return {
      basis: 'units', bank: bankOf({ account }), isin, unitsStart: ofThen(unitsOf(before), 0), priceStart: null, priceEnd: null,
      bookings: within.map((lot) => ({ month: monthOf(lot.date), type: 'purchase', units: ofThen(lot.units, monthOf(lot.date)) })),
      ...(changes.length > 0 && { changes }), ...(distributions.length > 0 && { distributions }),
    }
  })
}

/**
 * The January bill for a year: what was left at its end, by the month of purchase, and the distributions that the file states (`distributionsOf` says which, and what may be missing). Shares have no lump
 * sum. Of the splits of a file those after the year are taken back, and those within it are named; units that were another fund before a merger are a position of their own.
 */
export function billInputs(trades: readonly FileTrade[], year: number, splits: readonly DecidedSplit[] = [], payments: readonly FilePayment[] = []): DepotTaxAdvanceLumpSumInputs {
  const paid = distributionsOf({ trades, payments, splits }, [year])
  const held = asOf(trades, splits, `${year}-12-31`).filter(({ kind, date }) => kind !== 'share' && date <= `${year}-12-31`)
  const positions = [...tradesByHolding(held).values()].flatMap((own) => positionsOf(own, year, splits, paid))
  const banks = [...new Set(positions.map(({ bank }) => bank))].map((name) => ({ name }))
  return { year: year as DepotTaxAdvanceLumpSumInputs['year'], banks, positions }
}

/**
 * Lots of one security in one account, as a sale takes them; on a day before splits of the file in the units of then; a price in a currency without a rate is null. What was another fund before a merger
 * is as it was bought, with its `changes`: lump sums of before a merger are those of the former fund, and which ones units bear in the year of it is asked.
 */
export function saleLots(trades: readonly FileTrade[], splits: readonly DecidedSplit[] = [], day = '9999-12-31'): Lot[] {
  const then = asOf(trades, splits, day)
  const pasts = new Map(then.map((trade) => [formerOf(trade), mergersOf(trade, splits.filter(({ date }) => date > day))]))
  return openLots(then.map(taxTrade)).map(({ date, units, cost, former }) => {
    const past = pasts.get(former ?? '') ?? []
    const bought = units / factorAfter(past, '')
    const changes = past.map(({ isin, date: on, ratio }) => ({ type: 'merger' as const, isin, date: on, ratio: exact(ratio) }))
    return { date, units: exact(bought), price: cost === null ? null : exact(cost / bought), ...(changes.length > 0 && { changes }) }
  })
}

type ReturnBooking = NonNullable<DepotTaxReturnInputs['bookings']>[number]

/** Where units are until they come (`→ Bank B (2025-02-10)`): no sale in the depot to which they go takes them before. */
const placeOf = (trade: FileTrade): string => (trade.came === undefined ? bankOf(trade) : `→ ${bankOf(trade).slice(0, 45)} (${trade.came})`)

/** Parts of a purchase that moved have to add up to what is sold of it. */
const tradeBooking = (trade: FileTrade): ReturnBooking => {
  const { type, date, isin, units, gross, fees, currency } = trade
  return { depot: placeOf(trade), type, date, isin, units: exact(units, 10), amount: exact(gross), costs: exact(fees), ...(currency === undefined ? {} : { currency }) }
}

/** German tax is credited with a German certificate only, so that it is not in the request. */
const foreignTaxOf = ({ isin, tax }: FilePayment): number => (isin?.startsWith('DE') === true ? 0 : exact(tax))

const paymentBooking = (payment: FilePayment): ReturnBooking => {
  const { type, date, isin, amount, currency } = payment
  return { depot: bankOf(payment), type, date, ...(isin === null ? {} : { isin }), amount: exact(amount), foreignTax: foreignTaxOf(payment), ...(currency === 'EUR' ? {} : { currency }) }
}

/** Units on the day on which they came to their depot, under the ISIN of then. */
function moveOf({ trade, past }: { trade: FileTrade; past: readonly Past[] }, until: string) {
  const { came = '', isin, units } = trade
  return came === '' || came > until ? [] : [{ type: 'transfer' as const, isin: past.findLast(({ date }) => date <= came)?.into ?? past[0]?.isin ?? isin, date: came, depot: placeOf(trade), to: bankOf(trade), units: units / factorAfter(past, came) }]
}

/** The lines of the return of a year: all trades up to its end, and the payments within it. Kinds and prices of funds are not in it. */
export function returnInputs({ trades, payments = [], splits }: ReadTrades, year: number): DepotTaxReturnInputs {
  const [until, later] = [`${year}-12-31`, splits.filter(({ date }) => date > `${year}-12-31`)]
  const own = asOf(trades, splits, until).filter(({ date }) => date <= until).map((trade) => ({ trade, past: mergersOf(trade, later) }))
  const mergers = new Map(own.flatMap(({ past }) => past.map((each) => [each.isin + each.date, each])))
  const moves = [...grouped(own.flatMap((each) => moveOf(each, until)), ({ isin, depot }) => isin + depot).values()].flatMap(([first, ...others]) =>
    (first === undefined ? [] : [{ ...first, units: exact(others.reduce((sum, { units }) => sum + units, first.units), 10) }]))
  const changes = [...[...mergers.values()].map((each) => ({ ...each, type: 'merger' as const })), ...moves].toSorted(byDate)
  const shares = [...new Set(own.flatMap(({ trade: { kind, isin } }) => (kind === 'share' ? [isin] : [])))]
  return {
    year,
    securities: shares.map((isin) => ({ isin, kind: 'AKTIE' as const })),
    bookings: [...own.map(({ trade, past }) => tradeBooking({ ...trade, isin: past[0]?.isin ?? trade.isin, units: trade.units / factorAfter(past, '') })), ...payments.filter(({ date }) => date.startsWith(`${year}-`)).map(paymentBooking)],
    ...(changes.length > 0 && { changes }),
  }
}

/** What is held after all bookings of a file, and what it is worth. */
import { daysBetween } from '../../../core/values/dates'
import { grouped } from '../../../core/values/grouped'
import { sixDecimals } from '../../../core/values/money'
import { byDate } from '../../../core/values/order'
import type { NumberFormat } from '../cells/decimal'
import { faultAt, refuse } from '../faults'
import type { Source } from '../source'
import type { FileHolding, LeftOut, PricedHolding, ReadFile, RefusedFile, WantedPrice } from '../verdict'
import { isProblem, isTrade, type Bookings, type Movement } from './rows/movements'
import type { Settled, Settling } from './units/settled'
import type { Quote, Quotes } from './quotes'
import type { Naming } from './named'
import { inOrder, positionOf, type Position } from './units/position'
import { bookingsOf, identified } from './tables'
import type { TradeFault } from './verdict'

interface DepotOptions extends Naming, Settling {
  baseCurrency: string
  numberFormat?: NumberFormat | undefined
  /** Prices of one unit in the base currency that the user gives, by ISIN. */
  prices?: Readonly<Record<string, number>> | undefined
  /** Prices of reference data. */
  quotes?: Quotes | undefined
  /** Takes prices that are older than `MAX_AGE` days. */
  stalePrices?: boolean | undefined
}

/** Days after which a price is asked for. */
const MAX_AGE = 30

/** Faults of amounts that say nothing of units. */
const ofMoneyAlone: readonly string[] = ['other_currency', 'fees_unclear', 'no_amount']

/** What is wrong with the amount of a trade: it may be its units that are wrong. Transfers and splits need none. */
function amountFault({ type, gross, row }: Movement): TradeFault[] {
  const counts = isTrade(type)
  return counts && isProblem(gross) && !ofMoneyAlone.includes(gross.code) ? [faultAt(gross.code, row, gross.column)] : []
}

/** A price that is known, and who says it. */
type Known = Quote & { source: 'file' | 'reference' }

/** The prices of a file: those of its trades, in euros and in the units of today, and those that it states beside them. */
function quotesIn(stated: Source['stated'], isin: string, movements: readonly Movement[], { changed }: Position, baseCurrency: string): Known[] {
  const traded = inOrder(movements).flatMap(({ type, gross, price, units, date }): Quote[] => {
    const known = price ?? (isProblem(gross) ? null : gross / units)
    return isTrade(type) && known !== null && known > 0 && date > changed ? [{ price: known, date }] : []
  })
  const said = stated?.quotes.filter((quote) => quote.isin === isin && quote.currency === baseCurrency) ?? []
  return [...(baseCurrency === 'EUR' ? traded : []), ...said].map(({ price, date }) => ({ price, date, source: 'file' }))
}

interface Held {
  isin: string
  name: string
  position: Position
  quotes: readonly Known[]
}

/** The price that counts: that of the user, else the latest one of file and reference data. */
function priced({ isin, name, position, quotes }: Held, reference: Readonly<Record<string, Quote>>,
  { prices = {}, stalePrices = false }: DepotOptions, today: string): PricedHolding | WantedPrice {
  const { units, row } = position
  const given = prices[isin]
  if (given !== undefined && given > 0) return { isin, name, units, price: given, date: today, source: 'given', isStale: false }
  const known = reference[isin]
  const best = [...quotes, ...(known === undefined ? [] : [{ ...known, source: 'reference' as const }])].toSorted(byDate).at(-1)
  const isStale = best !== undefined && daysBetween(best.date, today) > MAX_AGE
  if (best === undefined || (isStale && !stalePrices)) return { isin, name, units, row, price: best?.price ?? null, date: best?.date ?? null }
  return { isin, name, units, ...best, isStale }
}

/** Securities that cannot be analysed. */
const asideRows = ({ noTrades }: Bookings): LeftOut[] =>
  noTrades.flatMap(({ row, reason }) => (reason === 'crypto' || reason === 'unlisted' ? [{ row, name: '', reason, value: null }] : []))

/** Cash where the file has a balance; one below zero, or in another currency, is listed. */
function cashOf({ balances }: Bookings, baseCurrency: string): { cash: FileHolding[]; left: LeftOut[] } {
  const isBase = ({ currency, amount }: Bookings['balances'][number]): boolean => currency === baseCurrency && amount > 0
  return {
    cash: balances.filter(isBase).map(({ currency, amount }) => ({ assetClass: 'cash', currency, value: amount })),
    left: balances.filter((each) => !isBase(each) && each.amount !== 0).map(({ row, currency, amount }) => ({
      row, name: currency, reason: amount < 0 ? 'negative_cash' : 'other_currency', value: currency === baseCurrency ? amount : null,
    })),
  }
}

/** Holdings of the bookings of a file; null where it has none that move units. */
export async function depotOf(given: Source, options: DepotOptions): Promise<ReadFile | RefusedFile | null> {
  const { source, proposals } = await identified(given, options)
  if (proposals.length > 0) return refuse(proposals.map(({ row }) => faultAt('unknown_security', row)), { proposals })
  const read = await bookingsOf(source, options.numberFormat, true)
  if ('fault' in read) return ['no_bookings', 'no_isins'].includes(read.fault.code) ? null : refuse([read.fault])
  return valued(read, source.stated, options)
}

/** What is left after bookings, at its prices; null where nothing shows that they are bookings. */
export async function valued(read: Bookings, stated: Source['stated'], options: DepotOptions): Promise<ReadFile | RefusedFile | null> {
  const bookings = await (await import('./units/settled')).settled(read, options)
  const positions = [...grouped(bookings.movements, ({ isin }) => isin)].map(([isin, own]) => ({ isin, own, position: positionOf(own) }))
  const faults = [...bookings.faults, ...bookings.movements.flatMap(amountFault), ...positions.flatMap(({ position }) => ('code' in position ? [position] : []))]
  if (!bookings.isKnown && positions.length === 0 && faults.every(({ code }) => code === 'unknown_event')) return null
  if (faults.length > 0) return refuse(faults)
  const splits = bookings.wanted
  if (splits.length > 0) return refuse(splits.map(({ row }) => faultAt('split_unclear', row)), { splits })
  if (positions.length === 0) return refuse([faultAt('no_trades', bookings.headerRow)])
  const held = positions.flatMap(({ isin, own, position }): Held[] => {
    if ('code' in position || position.units === 0) return []
    return [{ isin, name: own.findLast(({ name }) => name !== '')?.name ?? '', position, quotes: quotesIn(stated, isin, own, position, options.baseCurrency) }]
  })
  const reference = options.quotes === undefined ? {} : await options.quotes(held.map(({ isin }) => isin), options.baseCurrency)
  const verdict = verdictOf(held.map((each) => priced(each, reference, options, bookings.today)), bookings, options.baseCurrency)
  return verdict.ok ? { ...verdict, leftOut: [...verdict.leftOut, ...(stated?.leftOut ?? [])] } : verdict
}

function verdictOf(all: readonly (PricedHolding | WantedPrice)[], { decided, ...bookings }: Settled, baseCurrency: string): ReadFile | RefusedFile {
  const wanted = all.flatMap((each) => ('source' in each ? [] : [each]))
  if (wanted.length > 0) return refuse(wanted.map(({ row, price }) => faultAt(price === null ? 'price_missing' : 'price_stale', row)), { prices: wanted })
  const known = all.filter((each) => 'source' in each)
  const { cash, left } = cashOf(bookings, baseCurrency)
  const holdings: FileHolding[] = [...known.map(({ isin, units, price }) => ({ isin, value: sixDecimals(units * price) })), ...cash]
  if (holdings.length === 0) return refuse([faultAt('no_holdings')])
  return {
    ok: true,
    request: { basis: 'values', baseCurrency, holdings },
    names: Object.fromEntries(known.filter(({ name }) => name !== '').map(({ isin, name }) => [isin, name])),
    leftOut: [...left, ...asideRows(bookings)],
    totals: [],
    unchecked: [...bookings.unchecked],
    valueColumn: '',
    prices: known,
    splits: decided,
    alike: [...bookings.alike],
    // Costs change no units.
    doubtful: bookings.doubtful.filter(({ why }) => why !== 'apart'),
  }
}

/** What is held after all bookings of a file, and what it is worth. */
import { daysBetween } from '../../../core/values/dates'
import { grouped } from '../../../core/values/grouped'
import { sixDecimals } from '../../../core/values/money'
import { ascending } from '../../../core/values/order'
import type { NumberFormat } from '../cells/decimal'
import { faultAt, refuse } from '../faults'
import type { Source } from '../source'
import type { FileHolding, LeftOut, PricedHolding, ReadFile, RefusedFile, WantedPrice } from '../verdict'
import { isProblem, type Bookings, type Movement } from './rows/movements'
import type { Quote, Quotes } from './quotes'
import { withIsins, type Naming } from './named'
import { bookingsOf } from './tables'
import type { TradeFault } from './verdict'

interface DepotOptions extends Naming {
  baseCurrency: string
  numberFormat?: NumberFormat | undefined
  /** Prices of one unit in the base currency that the user gives, by ISIN. */
  prices?: Readonly<Record<string, number>> | undefined
  /** Prices of reference data. */
  quotes?: Quotes | undefined
  /** The day for which the depot is wanted, YYYY-MM-DD. */
  today: string
  /** Takes prices that are older than `MAX_AGE` days. */
  stalePrices?: boolean | undefined
}

/** Days after which a price is asked for. */
const MAX_AGE = 30

/** Units of what was counted in decimals: what is left of rounding. */
const NOTHING = 1e-6

/** Faults of amounts that say nothing of units. */
const ofMoneyAlone: readonly string[] = ['other_currency', 'fees_unclear', 'no_amount']

/** What is wrong with the amount of a trade: it may be its units that are wrong. Transfers and splits need none. */
function amountFault({ type, gross, row }: Movement): TradeFault[] {
  const counts = type === 'purchase' || type === 'sale'
  return counts && isProblem(gross) && !ofMoneyAlone.includes(gross.code) ? [faultAt(gross.code, row, gross.column)] : []
}

/** Bookings in the order of their days; on one day units come before they go. */
function inOrder(movements: readonly Movement[]): Movement[] {
  const rank = ({ type, units }: Movement): number => (type === 'sale' || type === 'out' || units < 0 ? 1 : 0)
  return movements.toSorted((one, other) => ascending(one.date, other.date) || rank(one) - rank(other))
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-4 * Math.max(1, Math.abs(other))

/** Units after a split: its row has those that came, or those that there are now; its ratio tells which. */
function afterChange(held: number, { units, ratio, isNetChange }: Movement): number | null {
  if (isNetChange) return held + units
  if (ratio === null) return null
  const totals = [ratio[1] / ratio[0], ratio[0] / ratio[1]].map((factor) => held * factor)
  return totals.find((total) => isNear(units, total - held) || isNear(units, total)) ?? null
}

interface Position {
  units: number
  last: Movement
  /** Last day on which units changed by themselves: prices before it are those of other units. */
  changed: string
}

/** The units that are left of one security, or the booking that cannot be followed. */
function positionOf(movements: readonly Movement[]): Position | TradeFault {
  const ordered = inOrder(movements)
  let [units, changed] = [0, '']
  for (const movement of ordered) {
    const { type, row, date } = movement
    if (type === 'change') {
      const after = afterChange(units, movement)
      if (after === null) return faultAt('corporate_action', row, movement.column)
      ;[units, changed] = [after, date]
    } else units += type === 'purchase' || type === 'in' ? movement.units : -movement.units
    if (units < -NOTHING) return faultAt('oversold', row)
  }
  const last = ordered.at(-1)
  if (last === undefined) throw new RangeError('No booking of a security')
  return { units: Math.abs(units) <= NOTHING ? 0 : Math.round(units * 1e8) / 1e8, last, changed }
}

/** A change of the place of custody of which the file has one side alone. */
const isHalfCustody = ({ isCustody, type }: Movement, all: readonly Movement[]): boolean =>
  isCustody && type === 'in' && !all.some((other) => other.isCustody && other.type === 'out')

function byIsin(movements: readonly Movement[]): Map<string, Movement[]> {
  return new Map([...grouped(movements, ({ isin }) => isin)].map(([isin, own]) => [isin, own.filter((each) => !isHalfCustody(each, own))]))
}

/** The last price that the file states beside its bookings, in the base currency. */
function statedPrice({ stated }: Source, isin: string, baseCurrency: string): Quote | null {
  const own = stated?.quotes.filter((quote) => quote.isin === isin && quote.currency === baseCurrency) ?? []
  return own.toSorted((one, other) => ascending(one.date, other.date)).at(-1) ?? null
}

/** The last price of a trade in euros. */
function lastPrice(movements: readonly Movement[], { changed }: Position, baseCurrency: string): Quote | null {
  const quotes = inOrder(movements).flatMap(({ type, gross, price, units, date }): Quote[] => {
    const known = price ?? (isProblem(gross) ? null : gross / units)
    return (type === 'purchase' || type === 'sale') && known !== null && known > 0 && date > changed ? [{ price: known, date }] : []
  })
  return baseCurrency === 'EUR' ? (quotes.at(-1) ?? null) : null
}

interface Held {
  isin: string
  name: string
  position: Position
  quote: Quote | null
}

/** The newer one of the price of the file and that of reference data. */
function latest(own: Quote | null, known: Quote | undefined): (Quote & { source: 'file' | 'reference' }) | null {
  if (known !== undefined && (own === null || known.date >= own.date)) return { ...known, source: 'reference' }
  return own === null ? null : { ...own, source: 'file' }
}

/** The price that counts: that of the user, else the latest one of file and reference data. */
function priced({ isin, name, position, quote }: Held, reference: Readonly<Record<string, Quote>>, { prices = {}, today, stalePrices = false }: DepotOptions): PricedHolding | WantedPrice {
  const { units, last } = position
  const given = prices[isin]
  if (given !== undefined && given > 0) return { isin, name, units, price: given, date: today, source: 'given', isStale: false }
  const best = latest(quote, reference[isin])
  const isStale = best !== null && daysBetween(best.date, today) > MAX_AGE
  if (best === null || (isStale && !stalePrices)) return { isin, name, units, row: last.row, price: best?.price ?? null, date: best?.date ?? null }
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
  const { source, proposals } = await withIsins(given, options)
  if (proposals.length > 0) return refuse(proposals.map(({ row }) => faultAt('unknown_security', row)), { proposals })
  return valued(source, options)
}

async function valued(source: Source, options: DepotOptions): Promise<ReadFile | RefusedFile | null> {
  const bookings = await bookingsOf(source, options.numberFormat)
  if ('fault' in bookings) return ['no_bookings', 'no_isins'].includes(bookings.fault.code) ? null : refuse([bookings.fault])
  const groups = byIsin(bookings.movements)
  const positions = [...groups].map(([isin, own]) => ({ isin, own, position: positionOf(own) }))
  const faults = [...bookings.faults, ...bookings.movements.flatMap(amountFault), ...positions.flatMap(({ position }) => ('code' in position ? [position] : []))]
  if (faults.length > 0) return !bookings.isKnown && faults.every(({ code }) => code === 'unknown_event') ? null : refuse(faults)
  if (positions.length === 0) return bookings.isKnown ? refuse([faultAt('no_trades', bookings.headerRow)]) : null
  const held = positions.flatMap(({ isin, own, position }): Held[] => {
    if ('code' in position || position.units === 0) return []
    const [traded, stated] = [lastPrice(own, position, options.baseCurrency), statedPrice(source, isin, options.baseCurrency)]
    const quote = stated !== null && (traded === null || stated.date >= traded.date) ? { price: stated.price, date: stated.date } : traded
    return [{ isin, name: own.findLast(({ name }) => name !== '')?.name ?? '', position, quote }]
  })
  const reference = options.quotes === undefined ? {} : await options.quotes(held.map(({ isin }) => isin), options.baseCurrency)
  const verdict = verdictOf(held.map((each) => priced(each, reference, options)), bookings, options.baseCurrency)
  return verdict.ok ? { ...verdict, leftOut: [...verdict.leftOut, ...(source.stated?.leftOut ?? [])] } : verdict
}

function verdictOf(all: readonly (PricedHolding | WantedPrice)[], bookings: Bookings, baseCurrency: string): ReadFile | RefusedFile {
  const wanted = all.flatMap((each) => ('source' in each ? [] : [each]))
  if (wanted.length > 0) return refuse(wanted.map(({ row, price }) => faultAt(price === null ? 'price_missing' : 'price_stale', row)), { prices: wanted })
  const known = all.flatMap((each) => ('source' in each ? [each] : []))
  const { cash, left } = cashOf(bookings, baseCurrency)
  const holdings: FileHolding[] = [...known.map(({ isin, units, price }) => ({ isin, value: sixDecimals(units * price) })), ...cash]
  if (holdings.length === 0) return refuse([faultAt('no_holdings')])
  return {
    ok: true,
    request: { basis: 'values', baseCurrency, holdings },
    names: Object.fromEntries(known.filter(({ name }) => name !== '').map(({ isin, name }) => [isin, name])),
    leftOut: [...left, ...asideRows(bookings)],
    totals: [],
    valueColumn: '',
    prices: known,
  }
}

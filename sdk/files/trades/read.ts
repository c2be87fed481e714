/** From the bytes of files of bookings to their trades, or to what is wrong with them: all or nothing. */
import { byDate } from '../../../core/values/order'
import type { NumberFormat } from '../cells/decimal'
import { faultAt, worded } from '../faults'
import type { PdfJs } from '../pdf/open'
import { sourceOf, type Source } from '../source'
import { headerOf } from '../table/headers'
import type { CurrencyRates } from './euros'
import { lotsOf, tradesByHolding } from './holdings'
import { isProblem, type Bookings, type Movement } from './rows/movements'
import { placeOf, rowAt, sourceAt, type Depots } from './rows/several'
import { paidTwice, together, type OfFile, type Repeats } from './rows/together'
import { settled, type Settled, type Settling } from './units/settled'
import { alikePayments, paymentsOf } from './rows/payments'
import type { Naming } from './named'
import { bookingsOf, identified } from './tables'
import { mergersIn, type MergerAnswer } from './units/mergers'
import { unbooked } from './units/unbooked'
import { paired, withTransfers } from './transfers'
import type { FileTrade, NoTrade, ReadTrades, RefusedTrades, TradeFault, TradesVerdict } from './verdict'

/** How a file of bookings is to be read where it does not say so itself. */
export interface TradeOptions extends Naming, Settling {
  /** How amounts are written, where the file leaves it open. */
  numberFormat?: NumberFormat | undefined
  /** Takes units that came into the depot as bought on that day for the stated amount: only where that is so. */
  transfersArePurchases?: boolean | undefined
  /** Takes amounts in other currencies, and refuses distributions and interest that are not clear: a tax return needs both. */
  forReturn?: boolean | undefined
  /** Rates of currencies, by which amounts become euros. Without them a file with amounts in another currency is refused, but for a return, which converts by itself. */
  rates?: CurrencyRates | undefined
  /**
   * Of several files, some with the same security and without the name or the printed number of a depot: whether they are of one depot or each is of its own. Units leave a depot in the order in which
   * they came, so it is asked. `one` also joins depots of different numbers.
   */
  depots?: Depots | undefined
  /** Of confirmations that say the same and print no numbers that tell them apart: whether it is one trade or two, by the row of the later one. */
  repeats?: Repeats | undefined
  /** Of units of a fund that went while those of another came, or that is known to have become another: whether the funds were merged, which is no sale, by the ISIN of before. */
  mergers?: Readonly<Record<string, MergerAnswer>> | undefined
  /** Reads PDFs: loads `pdfjs-dist`, which this package does not bring. Without it a PDF is refused. */
  pdfjs?: (() => Promise<PdfJs>) | undefined
}

type Reader = Required<Pick<TradeOptions, 'transfersArePurchases' | 'forReturn'>> & Pick<TradeOptions, 'depots'> & { mergers: NonNullable<TradeOptions['mergers']>; takesForeign: boolean }

/** The first of a list that is so, as all after it are and at least the last. */
function firstOf<T>(list: readonly T[], isSo: (item: T | undefined) => boolean): T | undefined {
  const before = list.slice(0, list.length >> 1)
  if (before.length === 0) return list[0]
  return firstOf(isSo(before.at(-1)) ? before : list.slice(before.length), isSo)
}

/** The first sale of more than was there, where there is one; a file of sales alone is called so. */
function oversold(trades: readonly FileTrade[]): TradeFault[] {
  const code = trades.every(({ type }) => type === 'sale') ? 'sale_alone' : 'oversold'
  return [...tradesByHolding(trades).values()].flatMap((own) => {
    if (lotsOf(own) !== null) return []
    const sales = own.filter(({ type }) => type === 'sale').sort(byDate)
    const wrong = firstOf(sales, (sale) => sale !== undefined && lotsOf(own.filter(({ date }) => date <= sale.date)) === null)
    return wrong === undefined ? [] : [faultAt(code, wrong.row)]
  })
}

const refused = (...faults: TradeFault[]): RefusedTrades => ({ ok: false, faults, splits: [], proposals: [], mergers: [] })

/** A movement as the tax sees it: what neither is a purchase nor a sale is none, unless the user says so. */
function tradeOf(movement: Movement, { transfersArePurchases, forReturn, takesForeign }: Reader): FileTrade | TradeFault {
  const { row, date, isin, name, account, kind, units, gross, foreign, fees, type, column, interest } = movement
  if (type === 'change') return faultAt('corporate_action', row, column)
  if (type === 'out' || (type === 'in' && !transfersArePurchases)) return faultAt('transfer', row, column)
  const trade = { row, date, type: type === 'in' ? 'purchase' as const : type, isin, name, account, kind, units, fees }
  // Interest that is paid with a bond is negative income, which no return of ours calculates.
  if (forReturn && interest > 0) return faultAt('fees_unclear', row, column)
  if (takesForeign && foreign !== null) return { ...trade, ...foreign }
  return isProblem(gross) ? faultAt(gross.code, row, gross.column) : { ...trade, gross }
}

/** What is doubtful but for funds that became others, of which is asked. */
function withoutFunds(doubtful: Settled['doubtful'], movements: Settled['movements'], known: Settled['known']): ReadTrades['doubtful'] {
  const funds = new Set(Object.values(known).flatMap(({ formerFunds = [] }) => formerFunds.map(({ isin }) => isin)))
  return doubtful.filter(({ row, why }) => why !== 'former' || !movements.some((each) => each.row === row && funds.has(each.isin)))
}

function verdictOf({ movements, noTrades, faults, hasFees, headerRow, alike, doubtful, payments: paid, paymentFaults, known, depots, today, unchecked }: Omit<Settled, 'wanted' | 'decided'>, reader: Reader): TradesVerdict {
  const same = paired(movements, new Map(Object.values(known).flatMap(({ isin, formerIsins = [] }) => formerIsins.map((former) => [former, isin] as const))))
  const { merged, wanted: booked, rest } = mergersIn(same.rest, movements, reader.mergers)
  const silent = unbooked({ movements, known, today }, reader.mergers)
  const wanted = [...booked, ...silent.wanted]
  const pairs = [...same.pairs, ...merged]
  const read = rest.map((movement) => tradeOf(movement, reader))
  const { payments: stated, faults: unclear } = paymentsOf(paid)
  const payments = stated.map((each) => (each.account === '' ? { ...each, account: depots?.[placeOf(each.row).file] ?? '' } : each))
  const unread = [...paymentFaults, ...unclear]
  const wrong = [...faults, ...wanted.map(({ row }) => faultAt('merger_unclear', row)), ...paidTwice(stated, reader.depots), ...(reader.forReturn ? unread : []), ...read.filter((each) => 'code' in each)].sort((one, other) => (one.row ?? 0) - (other.row ?? 0))
  const { trades, faults: untransferred } = withTransfers(read.filter((each) => 'type' in each), [...pairs, ...silent.pairs])
  // What is asked first decides what there is to sell.
  const isAsked = wrong.some(({ code }) => ['twice_unclear', 'depots_unclear', 'merger_unclear'].includes(code))
  const all = [...wrong, ...(isAsked ? [] : [...untransferred, ...oversold(trades)])]
  if (all.length > 0) return { ...refused(...all), mergers: wanted }
  if (trades.length === 0 && !(reader.forReturn && payments.length > 0)) return refused(faultAt('no_trades', headerRow))
  const reasonOf = ({ out, in: into, merged: isMerger }: (typeof pairs)[number]): NoTrade['reason'] => (isMerger !== undefined ? 'merged' : out.isin !== into.isin ? 'renamed' : out.account === into.account ? 'no_units_move' : 'moved')
  const moved = pairs.flatMap((pair) => [pair.out, pair.in].map(({ row }) => ({ row, reason: reasonOf(pair) })))
  // Distributions of a fund that was merged are those of its own units.
  const names = new Map(same.pairs.map((pair) => [pair.out.isin, pair.in.isin]))
  return { ok: true, trades, noTrades: [...noTrades, ...moved].sort((one, other) => one.row - other.row), hasFees, unchecked: [...unchecked], alike: [...alike, ...alikePayments(paid)], doubtful: withoutFunds(doubtful, movements, known), splits: silent.splits, rates: [], payments: payments.map((each) => ({ ...each, isin: names.get(each.isin ?? '') ?? each.isin })), unreadPayments: unread.flatMap(({ row }) => row ?? []) }
}

/** Findings that leave open what a file lists. */
const vague: readonly string[] = ['no_table', 'no_value', 'no_holdings', 'several_tables', 'too_large']

/** Whether a file lists what is held, by value or by shares of the whole: what a purchase cost is called an amount, and no market value. */
async function isListOfHoldings(source: Source): Promise<boolean> {
  if (!source.tables.some(({ headers }) => headers.some(({ role, rank }) => role === 'share' || (role === 'value' && rank < 2)))) return false
  const { listedIn } = await import('../holdings/list')
  const list = await listedIn(source, { baseCurrency: 'EUR' })
  return list !== null && (list.ok || !list.faults.every(({ code }) => vague.includes(code)))
}

/** Whether nothing shows that a file has bookings: it has no table of any, or one without a column that says what happened. */
const hasNoBookings = (found: Awaited<ReturnType<typeof bookingsOf>>): boolean =>
  'fault' in found ? found.fault.code === 'no_bookings' : !found.isKnown && found.movements.length === 0 && found.faults.every(({ code, column }) => code === 'unknown_event' && headerOf(column).role === 'units')

/** The amounts in euros; nobody is asked where they all are. */
async function converted(verdict: ReadTrades, rates: CurrencyRates): Promise<Pick<ReadTrades, 'trades' | 'payments' | 'rates'>> {
  const { currenciesOf, inEuros } = await import('./euros')
  const currencies = currenciesOf(verdict)
  return inEuros(verdict, currencies.length === 0 ? new Map() : await rates(currencies))
}

/** The bookings of a file, and what it states beside them. */
interface FileBookings extends OfFile {
  stated: Source['stated']
}

/** What one file of several says, or why it is refused. */
async function bookingsOfFile(bytes: Uint8Array, at: number, options: TradeOptions, takesCoins: boolean): Promise<FileBookings | RefusedTrades> {
  const { numberFormat, pdfjs, forReturn, lookup, isins } = options
  const outcome = await sourceOf(bytes, pdfjs === undefined ? null : { pdfjs, wants: forReturn === true ? 'return' : 'trades', baseCurrency: 'EUR', confirmed: [] })
  if ('fault' in outcome) return refused({ ...outcome.fault, row: outcome.fault.row === null ? null : rowAt(at, outcome.fault.row) })
  const given = sourceAt(at, outcome.source)
  const { source, proposals } = await identified(given, { lookup, isins })
  const bookings = await bookingsOf(source, numberFormat, takesCoins)
  if (hasNoBookings(bookings) && await isListOfHoldings(given)) return refused(faultAt('holdings'))
  if (proposals.length > 0) return { ...refused(...proposals.map(({ row }) => faultAt('unknown_security', row))), proposals }
  return 'fault' in bookings ? refused(bookings.fault) : { bookings, stated: source.stated, depot: source.depot }
}

async function tradesOf(bookings: Bookings, { transfersArePurchases = false, forReturn = false, today,
  splits, splitUnits, lookup, rates, depots, mergers = {} }: TradeOptions): Promise<TradesVerdict> {
  const { wanted, decided, ...counted } = await settled(bookings, { splits, splitUnits, lookup, today })
  const verdict = verdictOf(counted, { transfersArePurchases, forReturn, depots, mergers, takesForeign: forReturn || rates !== undefined })
  if (!verdict.ok) return verdict
  if (wanted.length > 0) return { ...refused(...wanted.map(({ row }) => faultAt('split_unclear', row))), splits: wanted }
  return { ...verdict, splits: [...decided, ...verdict.splits.filter(({ isin, date }) => !decided.some((each) => each.isin === isin && each.date === date))],
    ...(rates === undefined || forReturn ? {} : await converted(verdict, rates)) }
}

/** A refusal among those of several files: what is wrong with a whole file says with which. */
const ofFile = (refusal: RefusedTrades, at: number | null): RefusedTrades =>
  ({ ...refusal, faults: refusal.faults.map((fault) => ({ ...fault, row: fault.row ?? (at === null ? null : rowAt(at, null)) })) })

/** The bookings of each file, or what is wrong with all of them; gains of crypto assets are not taxed as those of securities, so that only a depot has them. */
export async function bookingsOfFiles(files: readonly Uint8Array[], options: TradeOptions, takesCoins = false): Promise<readonly FileBookings[] | RefusedTrades> {
  if (files.length === 0) return worded(refused(faultAt('empty')), new Uint8Array())
  const read: FileBookings[] = []
  const refusals: RefusedTrades[] = []
  for (const [at, bytes] of files.entries()) {
    const file = await bookingsOfFile(bytes, at, options, takesCoins)
    if ('ok' in file) refusals.push(ofFile(await worded(file, bytes), files.length > 1 ? at : null))
    else read.push(file)
  }
  return refusals.length === 0 ? read : { ...refused(), faults: refusals.flatMap(({ faults }) => faults), proposals: refusals.flatMap(({ proposals }) => proposals) }
}

/** Reads the purchases and sales of files of bookings; what `readTrades` loads when it is asked. */
export async function readTrades(given: Uint8Array | readonly Uint8Array[], options: TradeOptions = {}): Promise<TradesVerdict> {
  const files = given instanceof Uint8Array ? [given] : given
  const read = await bookingsOfFiles(files, options)
  if ('ok' in read) return read
  return worded(await tradesOf(together(read, options), options), files[0] ?? new Uint8Array())
}

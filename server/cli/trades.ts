/** Requests of depot tax from files of bookings. */
import type { Command } from 'commander'
import { isNoFund } from '../../core/depot-tax/known-kinds'
import type { Findable } from '../../core/find/entry'
import type { Locale } from '../../core/values/text'
import { readTrades } from '../../sdk/files/trades/read'
import { distributionsOf, distributionText } from '../../sdk/files/trades/distributions'
import { billInputs, returnInputs, saleLots } from '../../sdk/files/trades/requests'
import { tradeFaultText } from '../../sdk/files/trades/text'
import type { FileTrade, ReadTrades, TradeFault } from '../../sdk/files/trades/verdict'
import { CommandFailed } from './failures'
import { decidedLine, splitLine } from './files/file-text'
import { loadPdfjs } from './files/pdf'
import type { Setting } from './command'
import { plain } from './render/text'
import { lookupIn, splitsIn, splitUnitsOption, type FileFlags } from './request'

/** What bookings do not say. */
export interface TradeFlags extends Pick<FileFlags, 'numberFormat' | 'splitUnits' | 'locale'> {
  year?: string
  isin?: string
  account?: string
  kind?: string
  date?: string
  price?: string
  units?: string
  netAmount?: string
  transfersArePurchases?: true
}

export const withTradeOptions = (command: Command): Command =>
  command
    .option('--year <year>', 'of bookings: calendar year of the January bill, or of the return')
    .option('--isin <isin>', 'of bookings: security to sell')
    .option('--account <name>', 'of bookings: depot to sell from, where the file names several')
    .option('--kind <kind>', 'of bookings: AKTIENFONDS, MISCHFONDS, IMMOBILIENFONDS, IMMOBILIENFONDS_AUSLAND, SONSTIGE or AKTIE')
    .option('--date <date>', 'of bookings: day of the sale, YYYY-MM-DD')
    .option('--price <EUR>', 'of bookings: price of one unit at the sale')
    .option('--units <number>', 'of bookings: units to sell')
    .option('--net-amount <EUR>', 'of bookings: amount that the sale is to leave')
    .option('--transfers-are-purchases', 'of bookings: units that came into the depot were bought on that day for that amount')
    .addOption(splitUnitsOption())

const faultLine = (file: string, { row, column, code }: TradeFault, locale: Locale): string =>
  [row === null ? file : `${file}:${row}`, ...(column === '' ? [] : [column]), tradeFaultText(code, locale)].join(': ')

const numberIn = (name: string, text: string): number => {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text)
  throw new CommandFailed(`--${name}: must be a number such as 1234.56`)
}

const needed = (name: string, text: string | undefined): string => {
  if (text !== undefined) return text
  throw new CommandFailed(`--${name}: is needed, since bookings do not say it`)
}

function saleInputs({ trades, splits }: ReadTrades, flags: TradeFlags): unknown {
  const isin = needed('isin', flags.isin).toUpperCase()
  const own = trades.filter((trade) => trade.isin === isin && (flags.account === undefined || trade.account === flags.account))
  if (own.length === 0) throw new CommandFailed('--isin: the file has no such purchase')
  if (new Set(own.map(({ account }) => account)).size > 1) throw new CommandFailed('--account: is needed, since the security lies in several depots')
  const sale = {
    date: needed('date', flags.date),
    price: numberIn('price', needed('price', flags.price)),
    ...(flags.units === undefined ? {} : { units: numberIn('units', flags.units) }),
    ...(flags.netAmount === undefined ? {} : { netAmount: numberIn('net-amount', flags.netAmount) }),
  }
  return { isin, ...(flags.kind === undefined ? {} : { kind: flags.kind }), lots: saleLots(own, splits, sale.date), sale }
}

/** What a depot that was moved needs: the right day and cost of its purchases, or that nothing depends on them. */
const transferHint: Readonly<Record<Locale, string>> = {
  en: 'Enter such units as their purchases, with their days and amounts; to take them as bought on the day on which they came, add --transfers-are-purchases',
  de: 'Solche Stücke als ihre Käufe mit Tag und Betrag eintragen; um sie als am Tag ihres Eingangs gekauft zu zählen, --transfers-are-purchases angeben',
}

const leftOut: Readonly<Record<Locale, string>> = { en: 'No funds, so without a lump sum', de: 'Keine Fonds, also ohne Vorabpauschale' }

/** Bookings of what may be a fund: files seldom say what is none. What is left out is told. */
async function ofFunds(trades: readonly FileTrade[], { directory, err, locale }: BookingsSetting): Promise<FileTrade[]> {
  const noFunds = new Set((await directory()).filter(isNoFund).map(({ isin }) => isin))
  const others = new Set(trades.filter(({ isin, kind }) => kind === 'share' || noFunds.has(isin)).map(({ isin }) => isin))
  if (others.size > 0) err(`${leftOut[locale]}: ${[...others].join(', ')}`)
  return trades.filter(({ isin }) => !others.has(isin))
}

const unread: Readonly<Record<Locale, string>> = { en: 'Distributions in these rows are not clear and do not count', de: 'Ausschüttungen in diesen Zeilen sind nicht klar und zählen nicht' }

const nameIn = (trades: readonly FileTrade[], isin: string): string => trades.findLast((trade) => trade.isin === isin && trade.name !== '')?.name ?? isin

/** Where bookings are read. */
interface BookingsSetting extends Pick<Setting, 'err'> {
  directory(): Promise<readonly Findable[]>
  locale: Locale
}

/**
 * Inputs of a calculation from the bytes of a file of bookings.
 *
 * @throws CommandFailed with every row that is not understood
 */
export async function inputsFrom(bytes: Uint8Array, file: string, id: string, flags: TradeFlags, setting: BookingsSetting): Promise<unknown> {
  const { numberFormat, transfersArePurchases, splitUnits } = flags
  const verdict = await readTrades(bytes, { numberFormat, transfersArePurchases, forReturn: id === 'return', splitUnits, lookup: lookupIn(setting.directory), splits: splitsIn(setting.directory), pdfjs: loadPdfjs })
  if (!verdict.ok) throw new CommandFailed([...verdict.faults.map((fault) => faultLine(file, fault, setting.locale)), ...verdict.splits.map((split) => splitLine(file, split, setting.locale)), ...(verdict.faults.some(({ code }) => code === 'transfer') ? [transferHint[setting.locale]] : [])])
  for (const split of verdict.splits) setting.err(plain(decidedLine(file, split, setting.locale)))
  if (id === 'return') return returnInputs(verdict, numberIn('year', needed('year', flags.year)))
  if (id === 'sale') return saleInputs(verdict, flags)
  if (id === 'year') throw new CommandFailed('bookings do not say what banks withheld: give year as a JSON request')
  const year = numberIn('year', needed('year', flags.year))
  const { payments, splits, unreadPayments } = verdict
  const trades = await ofFunds(verdict.trades, setting)
  const inputs = billInputs(trades, year, splits, payments)
  for (const paid of distributionsOf({ trades, payments, splits }, [year])) if (inputs.positions.some(({ isin }) => isin === paid.isin)) setting.err(plain(distributionText(paid, nameIn(trades, paid.isin), setting.locale)))
  if (unreadPayments.length > 0) setting.err(`${unread[setting.locale]}: ${unreadPayments.join(', ')}`)
  if (inputs.positions.length === 0) throw new CommandFailed('the file has no fund in the depot at the end of the year, so there is no January bill')
  return inputs
}

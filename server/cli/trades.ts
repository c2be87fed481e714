/** Requests of depot tax from files of bookings. */
import { Option, type Command } from 'commander'
import { isNoFund } from '../../core/depot-tax/known-kinds'
import type { Findable } from '../../core/find/entry'
import { yearOf } from '../../core/values/dates'
import { asCode, isinFault } from '../../core/values/isin'
import { byLanguage, text, type Locale } from '../../core/values/text'
import { formatDate, formatEur } from '../../core/wording/format'
import { readTrades, type TradeOptions } from '../../sdk/files/trades/read'
import { distributionsOf } from '../../sdk/files/trades/distributions'
import type { Depots } from '../../sdk/files/trades/rows/several'
import { beforeMergers } from '../../sdk/files/trades/units/merged'
import type { MergerAnswer } from '../../sdk/files/trades/units/mergers'
import { alikeText, doubtTexts, uncheckedText } from '../../sdk/files/doubts'
import { billInputs, returnInputs, saleLots } from '../../sdk/files/trades/requests'
import { distributionText, unreadText } from '../../sdk/files/trades/text'
import { mergerText } from '../../sdk/files/trades/units/merger-text'
import { tradeFaultText } from '../../sdk/files/fault-text'
import { currenciesOf, inEuros, type CurrencyRates } from '../../sdk/files/trades/euros'
import type { FileTrade, ReadTrades, RowRate, TradeFault } from '../../sdk/files/trades/verdict'
import { CommandFailed } from './failures'
import { decidedLine, placeOf, proposalLines, repeatLines, rowText, splitLine, type Named } from './files/file-text'
import { loadPdfjs } from './files/pdf'
import { answersTo, type Answers } from './files/answers'
import { choice, type Setting } from './command'
import { plain } from './render/text'
import { lookupIn, repeatOption, rowIsinOption, splitsIn, splitUnitsOption, type FileFlags } from './request'

/** What bookings do not say. */
export interface TradeFlags extends Pick<FileFlags, 'numberFormat' | 'rowIsin' | 'splitUnits' | 'repeat' | 'locale'> {
  year?: string
  isin?: string
  account?: string
  kind?: string
  date?: string
  price?: string
  units?: string
  netAmount?: string
  transfersArePurchases?: true
  depots?: Depots
  merger?: Readonly<Record<string, MergerAnswer>>
}

/** `LU1781541179=merger`, or `=1.5@2024-05-15` where no row has the ratio and the day; once for each fund of before. */
function mergerOf(given: string, earlier: Readonly<Record<string, MergerAnswer>> = {}): Readonly<Record<string, MergerAnswer>> {
  const [, isin = '', said, ratio, date] = /^([A-Z0-9]{12})=(?:(MERGER|SALE|APART)|(\d+(?:\.\d+)?)(?:@(\d{4}-\d\d-\d\d))?)$/.exec(asCode(given)) ?? []
  const answer = (['merger', 'sale', 'apart'] as const).find((each) => each.toUpperCase() === said) ?? (Number(ratio) > 0 ? { ratio: Number(ratio), date } : undefined)
  if (answer === undefined || isinFault(isin) !== null) throw new CommandFailed('--merger: must be the ISIN of before and merger or sale, as in LU1781541179=merger; or, where no row has it, apart or the new units for one old unit, as in LU1781541179=1.5@2025-02-21')
  return { ...earlier, [isin]: answer }
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
    .addOption(choice('--depots <how>', 'of several files that name no depot: all are of one, or each is of its own', ['one', 'each']))
    .addOption(rowIsinOption())
    .addOption(splitUnitsOption())
    .addOption(repeatOption())
    .addOption(new Option('--merger <ISIN=merger|sale>', 'of units that went while those of another fund came: whether the funds were merged, which is no sale, or one was sold; of a fund that became another without a row, the new units for one old unit and the day (ISIN=1.5@2025-02-21), or apart; may be given several times').argParser(mergerOf))

const faultLine = (file: Named, { row, column, code }: TradeFault, locale: Locale): string => `${placeOf(file, row, column)}: ${tradeFaultText(code, locale)}`

const words = byLanguage({
  number: text((name: string) => `--${name}: must be a number such as 1234.56`, (name) => `--${name}: muss eine Zahl wie 1234.56 sein`),
  needed: text((name: string) => `--${name}: is needed, since bookings do not say it`, (name) => `--${name}: fehlt; Umsätze sagen es nicht`),
  noPurchase: text((isins: string) => `--isin: the file has no such purchase; it has ${isins}`, (isins) => `--isin: Die Datei hat keinen solchen Kauf; sie hat ${isins}`),
  account: text((accounts: string) => `--account: is needed, since the security lies in several depots: ${accounts}`, (accounts) => `--account: fehlt; das Papier liegt in mehreren Depots: ${accounts}`),
  // What a depot that was moved needs: the right day and cost of its purchases, or that nothing depends on them.
  transfer: text(
    'Enter such units as their purchases, with their days and amounts; to take them as bought on the day on which they came, add --transfers-are-purchases',
    'Solche Stücke als ihre Käufe mit Tag und Betrag eintragen; um sie als am Tag ihres Eingangs gekauft zu zählen, --transfers-are-purchases angeben',
  ),
  depots_unclear: text('If all files are of one depot, add --depots one; if each is of a depot of its own, --depots each', 'Sind alle Dateien von einem Depot, --depots one angeben; ist jede von einem eigenen, --depots each'),
  lumpSums: text(
    'Bookings do not say the lump sums of years before. Where they are asked for: print the request with --request, enter lumpSums of each purchase or the prices of the years in years (those of before a split divided by its ratio), and calculate that file',
    'Umsätze nennen die Vorabpauschalen früherer Jahre nicht. Wo nach ihnen gefragt wird: die Anfrage mit --request ausgeben, je Kauf lumpSums oder unter years die Preise der Jahre eintragen (die von vor einem Split durch dessen Verhältnis geteilt) und diese Datei rechnen lassen',
  ),
  converted: text(
    (count: number, currencies: string) => `${count} ${count === 1 ? 'row' : 'rows'} in ${currencies} converted into euros at the reference rate of the ECB of the day, or of the last day before it with one`,
    (count, currencies) => `${count} ${count === 1 ? 'Zeile' : 'Zeilen'} in ${currencies} in Euro umgerechnet, zum Referenzkurs der EZB des Tages oder des letzten davor mit einem Kurs`,
  ),
  unconverted: text((currency: string, day: string) => `no reference rate for ${currency} on ${day} is known: what this row cost or brought is missing`, (currency, day) => `für ${currency} ist kein Referenzkurs vom ${day} bekannt: Was diese Zeile kostete oder brachte, fehlt`),
  fromClose: text(
    (isin: string, close: string, day: string) => `${isin}: the year begins with ${close}, the close of ${day} at the exchange; the bank takes the redemption price, which differs a little`,
    (isin, close, day) => `${isin}: Das Jahr beginnt mit ${close}, dem Schlusskurs der Börse vom ${day}; die Bank nimmt den Rücknahmepreis, der etwas abweicht`,
  ),
  aside: text((rows: string) => `not calculated, since they are of crypto assets or of what is not traded: rows ${rows}`, (rows) => `nicht gerechnet, da von Kryptowerten oder nicht Handelbarem: Zeilen ${rows}`),
  noFunds: text('No funds, so without a lump sum', 'Keine Fonds, also ohne Vorabpauschale'),
  withheld: text('bookings do not say what banks withheld: give year as a JSON request', 'Umsätze sagen nicht, was Banken einbehalten haben: year als JSON-Anfrage angeben'),
  noBill: text('the file has no fund in the depot at the end of the year, so there is no January bill', 'Am Jahresende liegt nach der Datei kein Fonds im Depot; es gibt keine Vorabpauschale'),
})

/** Rows in other currencies: how many became euros, and each that did not. */
function rateLines(file: Named, rates: readonly RowRate[], locale: Locale): string[] {
  const known = rates.filter(({ perEur }) => perEur !== null)
  const currencies = listed(known.map(({ currency }) => currency))
  return [
    ...(known.length === 0 ? [] : [`${placeOf(file, null)}: ${words[locale].converted(known.length, currencies)}`]),
    ...rates.flatMap(({ row, currency, date, perEur }) => (perEur === null ? [`${placeOf(file, row)}: ${words[locale].unconverted(currency, formatDate(date, locale))}`] : [])),
  ]
}

const numberIn = (name: string, given: string, locale: Locale): number => {
  if (/^\d+(?:\.\d+)?$/.test(given)) return Number(given)
  throw new CommandFailed(words[locale].number(name))
}

const needed = (name: string, given: string | undefined, locale: Locale): string => {
  if (given !== undefined) return given
  throw new CommandFailed(words[locale].needed(name))
}

const listed = (all: readonly string[]): string => [...new Set(all)].join(', ')

/** Where bookings are read. */
interface BookingsSetting extends Pick<Setting, 'err'> {
  directory(): Promise<readonly Findable[]>
  rates: CurrencyRates
  locale: Locale
}

/** Says what the file states of the distributions of funds, and what of them it does not. */
function sayPaid({ trades, payments, splits }: Pick<ReadTrades, 'trades' | 'payments' | 'splits'>, years: readonly number[], isAsked: (isin: string) => boolean, { err, locale }: BookingsSetting): void {
  for (const paid of distributionsOf({ trades, payments, splits }, years)) if (isAsked(paid.isin)) err(plain(distributionText(paid, nameIn(trades, paid.isin), locale)))
}

function saleInputs(verdict: ReadTrades, flags: TradeFlags, setting: BookingsSetting): unknown {
  const { trades, splits } = verdict
  const { locale, err } = setting
  const isin = asCode(needed('isin', flags.isin, locale))
  const own = trades.map((trade) => beforeMergers(trade, flags.date ?? '9999-12-31')).filter((trade) => trade.isin === isin && (flags.account === undefined || trade.account === flags.account))
  if (own.length === 0) throw new CommandFailed(words[locale].noPurchase(listed(trades.map((trade) => trade.isin))))
  if (new Set(own.map(({ account }) => account)).size > 1) throw new CommandFailed(words[locale].account(listed(own.map(({ account }) => account))))
  const sale = {
    date: needed('date', flags.date, locale),
    price: numberIn('price', needed('price', flags.price, locale), locale),
    ...(flags.units === undefined ? {} : { units: numberIn('units', flags.units, locale) }),
    ...(flags.netAmount === undefined ? {} : { netAmount: numberIn('net-amount', flags.netAmount, locale) }),
  }
  const lots = saleLots(own, splits, sale.date)
  const first = Math.min(...lots.map(({ date }) => yearOf(date)))
  if (flags.kind !== 'AKTIE' && first < yearOf(sale.date)) {
    err(words[locale].lumpSums)
    sayPaid(verdict, Array.from({ length: yearOf(sale.date) - first }, (_year, index) => first + index), (each) => each === isin, setting)
  }
  return { isin, ...(flags.kind === undefined ? {} : { kind: flags.kind }), lots, sale }
}

/** Bookings of what may be a fund: files seldom say what is none. What is left out is told. */
async function ofFunds(trades: readonly FileTrade[], { directory, err, locale }: BookingsSetting): Promise<FileTrade[]> {
  const noFunds = new Set((await directory()).filter(isNoFund).map(({ isin }) => isin))
  const others = new Set(trades.filter(({ isin, kind }) => kind === 'share' || noFunds.has(isin)).map(({ isin }) => isin))
  if (others.size > 0) err(`${words[locale].noFunds}: ${[...others].join(', ')}`)
  return trades.filter(({ isin }) => !others.has(isin))
}

type Bill = ReturnType<typeof billInputs>

/** The bill with the close that its year began with as the first price of funds, where it is known. What is taken is told. */
async function withCloses(inputs: Bill, { directory, err, locale }: BookingsSetting): Promise<Bill> {
  const openings = new Map((await directory()).flatMap(({ isin, prices }) =>
    prices?.opening === undefined || !prices.opening.date.startsWith(String(inputs.year)) ? [] : [[isin, prices.opening] as const]))
  const taken = new Map<string, string>()
  const positions = inputs.positions.map((position): Bill['positions'][number] => {
    const { isin = '' } = position
    const opening = openings.get(isin)
    if (position.basis !== 'units' || opening === undefined || position.changes?.some(({ type }) => type === 'merger') === true) return position
    taken.set(isin, words[locale].fromClose(isin, formatEur(opening.close, locale), formatDate(opening.date, locale)))
    return { ...position, priceStart: opening.close }
  })
  for (const line of taken.values()) err(plain(line))
  return { ...inputs, positions }
}

const nameIn = (trades: readonly FileTrade[], isin: string): string => trades.findLast((trade) => trade.isin === isin && trade.name !== '')?.name ?? isin

/** The answers among the options, with what tells of those that nobody asked for. */
export function tradeAnswers({ rowIsin, splitUnits, repeat, merger, locale = 'en' }: TradeFlags, file: Named): Pick<TradeOptions, 'isins' | 'splitUnits' | 'repeats' | 'mergers'> & Pick<Answers, 'refuseUnasked'> {
  const { of, refuseUnasked } = answersTo(file, locale)
  return { isins: of('--row-isin', rowIsin), splitUnits: of('--split-units', splitUnits), repeats: of('--repeat', repeat), mergers: of('--merger', merger), refuseUnasked }
}

/**
 * Inputs of a calculation from the bytes of files of bookings.
 *
 * @throws CommandFailed with every row that is not understood
 */
export async function inputsFrom(bytes: readonly Uint8Array[], file: Named, id: string, flags: TradeFlags, setting: BookingsSetting): Promise<unknown> {
  const { locale } = setting
  const nameOf = (row: number): string => rowText(file, row)
  const { numberFormat, transfersArePurchases, depots } = flags
  const { refuseUnasked, ...answers } = tradeAnswers(flags, file)
  const verdict = await readTrades(bytes, { numberFormat, transfersArePurchases, forReturn: id === 'return', ...answers, depots, lookup: lookupIn(setting.directory), splits: splitsIn(setting.directory), rates: setting.rates, pdfjs: loadPdfjs })
  if (!verdict.ok) throw new CommandFailed([...verdict.faults.map((fault) => faultLine(file, fault, locale)), ...proposalLines(file, verdict.proposals, locale), ...verdict.splits.map((split) => splitLine(file, split, locale)), ...repeatLines(file, verdict.faults, locale), ...verdict.mergers.map((wanted) => `${placeOf(file, wanted.row)}: ${mergerText(wanted, locale, (said) => `--merger ${wanted.isin}=${said === 'ratio' ? `RATIO${wanted.date === null ? '@DAY' : ''}` : said}`)}`), ...(['transfer', 'depots_unclear'] as const).filter((code) => verdict.faults.some((fault) => fault.code === code)).map((code) => words[locale][code])])
  refuseUnasked()
  for (const split of verdict.splits) setting.err(plain(decidedLine(file, split, locale)))
  if (verdict.alike.length > 0) setting.err(plain(`${placeOf(file, null)}: ${alikeText(verdict.alike, locale, nameOf)}`))
  for (const line of doubtTexts(verdict.doubtful, locale, nameOf)) setting.err(plain(`${placeOf(file, null)}: ${line}`))
  const aside = verdict.noTrades.filter(({ reason }) => reason === 'crypto' || reason === 'unlisted')
  if (aside.length > 0) setting.err(plain(`${placeOf(file, null)}: ${words[locale].aside(aside.map(({ row }) => nameOf(row)).join(', '))}`))
  for (const line of rateLines(file, verdict.rates, locale)) setting.err(plain(line))
  const inputs = await inputsOf(verdict, file, id, flags, setting)
  const missing = uncheckedText(verdict, locale)
  if (missing !== null) setting.err(`${placeOf(file, null)}: ${missing}`)
  return inputs
}

/** Inputs of a calculation from bookings that were read. */
async function inputsOf(verdict: ReadTrades, file: Named, id: string, flags: TradeFlags, setting: BookingsSetting): Promise<unknown> {
  const { locale } = setting
  if (id === 'return') {
    const asked = numberIn('year', needed('year', flags.year, locale), locale)
    // The lump sum of the year before is declared with this one.
    sayPaid({ ...verdict, ...inEuros(verdict, await setting.rates(currenciesOf(verdict))) }, [asked - 1], () => true, setting)
    return returnInputs(verdict, asked)
  }
  if (id === 'sale') return saleInputs(verdict, flags, setting)
  if (id === 'year') throw new CommandFailed(words[locale].withheld)
  const year = numberIn('year', needed('year', flags.year, locale), locale)
  const { payments, splits, unreadPayments } = verdict
  const trades = await ofFunds(verdict.trades, setting)
  const inputs = await withCloses(billInputs(trades, year, splits, payments), setting)
  sayPaid({ trades, payments, splits }, [year], (each) => inputs.positions.some(({ isin }) => isin === each), setting)
  if (unreadPayments.length > 0) setting.err(unreadText(unreadPayments, locale, (row) => rowText(file, row)))
  if (inputs.positions.length === 0) throw new CommandFailed(words[locale].noBill)
  return inputs
}

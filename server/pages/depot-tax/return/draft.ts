/** What is typed about a return, and the inputs of its model. */
import { rateOf } from '../../../../core/depot-tax/euros'
import type { Inputs, Kind, Result } from '../../../../core/depot-tax/return/schema'
import { hasLumpSum, lastDayOf } from '../../../../core/depot-tax/lump-sum'
import { INVESTMENTSTEUERREFORM } from '../../../../core/law/altanteile/figures'
import type { RateSeries } from '../../../../core/reference/reference'
import { yearOf } from '../../../../core/values/dates'
import type { Locale } from '../../../../core/values/text'
import type { FileDistributions, ReadTrades } from '../../../../sdk/files'
import { lotsOf, tradesByHolding } from '../../../../sdk/files/trades/holdings'
import { beforeMergers } from '../../../../sdk/files/trades/units/merged'
import { returnInputs } from '../../../../sdk/files/trades/requests'
import { readNumber } from '../../browser/number-text'
import { beginningKind, type Stated } from '../../search/stated-kinds'
import { paidText } from '../paid'
import { Faulty, reader, type Fault } from '../reader'

/** A year of a fund as it is typed. */
export interface YearRow {
  /** Whether its lump sum was declared; of the year before the return it is declared now. */
  declared: '' | 'yes' | 'no'
  /** Prices. */
  start: string
  end: string
  /** What it paid on one unit; null until it is typed, where that of the file counts. */
  distributions: string | null
}

/** A security of the file as it is typed. */
export interface SecurityRow {
  isin: string
  name: string
  /** Empty while it is not known. */
  kind: Kind | ''
  /** Day on which somebody stated the kind that the row begins with; absent once it was chosen. */
  statedOn?: string | undefined
  years: Readonly<Record<number, YearRow>>
}

const untyped: YearRow = { declared: '', start: '', end: '', distributions: null }

export const yearIn = ({ years }: SecurityRow, year: number): YearRow => years[year] ?? untyped

/** The securities of a file; those that it calls shares are some. */
export function securitiesOf({ trades, payments = [] }: ReadTrades): SecurityRow[] {
  const isins = [...new Set([...trades.flatMap(({ isin, merged = [] }) => [...merged.map((each) => each.isin), isin]), ...payments.flatMap(({ isin }) => isin ?? [])])]
  return isins.map((isin) => {
    const own = trades.filter((trade) => trade.isin === isin)
    const name = own.findLast((trade) => trade.name !== '')?.name ?? isin
    return { isin, name, kind: own.some(({ kind }) => kind === 'share') ? 'AKTIE' : '', years: {} }
  })
}

/** Rows whose kind nobody chose begin with the known one, and those that the file does not name with the known name. */
export const withStatedKinds = (rows: readonly SecurityRow[], stated: Stated): SecurityRow[] => rows.map((row) => {
  const known = stated.get(row.isin)
  return { ...row, ...(row.kind === '' && beginningKind(known)), name: row.name === row.isin ? (known?.name ?? row.name) : row.name }
})

/** Whether a kind has lump sums, for which prices are asked. */
const hasPrices = (kind: SecurityRow['kind']): boolean => kind !== '' && kind !== 'AKTIE' && kind !== 'WERTPAPIER' && kind !== 'GOLD_LIEFERBAR'

/** Years whose lump sums count in a return: that of the year before on what was held at its end, and earlier ones on what is sold. Of units that were merged each year is one of the fund of then, and the year of the merger of none. */
export function yearsOf({ trades }: Pick<ReadTrades, 'trades'>, { isin, kind }: SecurityRow, year: number): number[] {
  if (!hasPrices(kind)) return []
  const years = [...tradesByHolding(trades).values()].filter((own) =>
    own.some((trade) => trade.isin === isin || (trade.merged ?? []).some((each) => each.isin === isin))).flatMap((own) => {
    const [oldest] = lotsOf(own.filter(({ date }) => date <= lastDayOf(year - 1))) ?? []
    if (oldest === undefined) return []
    const first = own.some(({ type, date }) => type === 'sale' && yearOf(date) === year) ? Math.max(yearOf(oldest.date), yearOf(INVESTMENTSTEUERREFORM)) : year - 1
    const isOf = (of: number): boolean => own.some(({ merged = [], ...trade }) => trade.date <= lastDayOf(of) &&
      !merged.some(({ date }) => yearOf(date) === of) && beforeMergers({ ...trade, merged }, lastDayOf(of)).isin === isin)
    return Array.from({ length: year - first }, (_none, index) => first + index).filter((of) => hasLumpSum(of) && isOf(of))
  })
  return [...new Set(years)].sort((one, other) => one - other)
}

/** The rates that count: those of the service by currency, and those typed for days without one, by currency and day. */
export interface Rates {
  series: ReadonlyMap<string, RateSeries>
  typed: Readonly<Record<string, string>>
}

type Booking = Inputs['bookings'][number]

const keyOf = ({ currency, date }: Booking): string => `${currency} ${date}`

/** A rate that is typed; null for anything else. */
function rateIn(text: string, locale: Locale): number | null {
  const rate = readNumber(text, locale)
  return rate !== null && rate > 0 && rate <= 1_000_000 ? rate : null
}

/** A day with amounts in another currency, and its rate. */
export interface RateRow {
  key: string
  currency: string
  date: string
  /** Units for 1 EUR with the day of that rate; null where there is none of the ECB. */
  rate: { perEur: number; day: string | null } | null
}

/** The days whose rates the rows of a return rest on: those of payments and sales, and of purchases of what was sold. */
export function ratesUsed({ bookings }: Pick<Inputs, 'bookings'>, { entries }: Result, series: Rates['series']): RateRow[] {
  const isUsed = (booking: Booking, index: number): boolean =>
    entries.some((entry) => entry.booking === index || (booking.type === 'purchase' && entry.type === 'sale' && entry.isin === booking.isin && entry.lots.some(({ date }) => date === booking.date)))
  const used = bookings.filter((booking, index) => booking.currency !== 'EUR' && isUsed(booking, index))
  const days = new Map(used.map((booking) => [keyOf(booking), booking]))
  return [...days].sort().map(([key, { currency, date, ...booking }]) => ({ key, currency, date, rate: rateOf({ ...booking, currency, date, rate: undefined }, series) }))
}

/** What stands in the field of distributions of a year. */
export const paidIn = (row: SecurityRow, year: number, paid: readonly FileDistributions[], locale: Locale): string =>
  yearIn(row, year).distributions ?? paidText(paid, row, year, locale)

/** What is known besides the bookings and what is typed of the securities. */
interface Known {
  rates: Rates
  paid: readonly FileDistributions[]
}

/** The inputs of what is typed, with the faulty fields; prices that are faulty or missing are left out. */
export function returnOf(file: ReadTrades, year: number, rows: readonly SecurityRow[], { rates, paid }: Known,
  locale: Locale): { inputs: Inputs; faults: readonly Fault[]; wrongRates: readonly string[] } {
  const read = reader(locale)
  const yearFor = (row: SecurityRow, index: number, of: number): Inputs['securities'][number]['years'] => {
    const { declared, start, end } = yearIn(row, of)
    // A lump sum that nobody declared is not deducted, whatever the prices were.
    if (of < year - 1 && declared === 'no') return [{ year: of, priceStart: 1, priceEnd: 1, distributions: 0, declared: false }]
    if (of < year - 1 && declared === '') return []
    const [priceStart, priceEnd] = [read.price(start, `fund-${index}-start-${of}`), read.price(end, `fund-${index}-end-${of}`)]
    const distributions = read.amount(paidIn(row, of, paid, locale), `fund-${index}-distributions-${of}`)
    if (typeof priceStart !== 'number' || typeof priceEnd !== 'number' || distributions instanceof Faulty) return []
    return [{ year: of, priceStart, priceEnd, distributions, declared: of < year - 1 }]
  }
  const securities = rows.map((row, index) => ({ isin: row.isin, ...(row.kind === '' ? {} : { kind: row.kind }), years: yearsOf(file, row, year).flatMap((of) => yearFor(row, index, of)) }))
  const nothing = { general: 0, shares: 0 }
  const { bookings = [], changes } = returnInputs(file, year)
  const inputs: Inputs = {
    year,
    securities,
    bookings: bookings.map((given): Booking => {
      const booking = { ...given, depot: given.depot ?? '', costs: given.costs ?? 0, foreignTax: given.foreignTax ?? 0, currency: given.currency ?? 'EUR' }
      const rate = rateIn(rates.typed[keyOf(booking)] ?? '', locale)
      return rate === null ? booking : { ...booking, rate }
    }),
    ...(changes === undefined ? {} : { changes: [...changes] }),
    totals: { shareGain: 0, shareLoss: 0, derivativeGain: 0, derivativeLoss: 0, otherGain: 0, otherLoss: 0, privateSaleGain: 0, privateSaleLoss: 0 },
    lossCertificates: nothing,
    lossesCarriedForward: nothing,
  }
  const wrongRates = Object.keys(rates.typed).filter((key) => (rates.typed[key] ?? '').trim() !== '' && rateIn(rates.typed[key] ?? '', locale) === null)
  return { inputs, faults: read.faults, wrongRates }
}

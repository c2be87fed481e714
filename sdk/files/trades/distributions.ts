/** Distributions that a file of bookings states, on one unit; and what the file leaves open. */
import { addDays, monthOf } from '../../../core/values/dates'
import { sixDecimals } from '../../../core/values/money'
import { ascending } from '../../../core/values/order'
import { sumBy } from '../../../core/values/sum'
import { daysOf, lotsOf } from './holdings'
import { beforeMergers } from './units/merged'
import type { DecidedSplit } from '../verdict'
import type { FilePayment, FileTrade } from './verdict'

/** Why distributions of a year may be missing: they lower the lump sum further. */
export type DistributionGap = 'before_purchase' | 'after_file' | 'other_currency' | 'tax_not_stated' | 'units_unknown' | 'split'

/** Distributions of a fund in a calendar year. */
export interface FileDistributions {
  /** ISIN of the fund. */
  isin: string
  /** Calendar year. */
  year: number
  /** What was paid, by month. */
  distributions: {
    /** Month, 1 to 12. */
    month: number
    /** On one unit, in EUR before all taxes. */
    perUnit: number
  }[]
  /** Days of the payments that were used. */
  days: string[]
  /** Last day of the file. */
  until: string
  /** What may be missing; empty where the file proves that these are all. */
  open: DistributionGap[]
}

/** Funds go without a distribution for as long between the day that decides who gets it and its payment. */
const MOST_DAYS = 60

/** What was another fund until a merger, or in another depot, was not there before it. */
const unitsOn = (trades: readonly FileTrade[], day: string): number =>
  sumBy(lotsOf(trades.filter((trade) => daysOf(trade).every((each) => each <= day))) ?? [], ({ units }) => units)

/** The units that a payment is for: those of its row, else those of the whole time in which the fund may have set its day; null where they changed in it. */
function unitsOf({ units, date }: FilePayment, trades: readonly FileTrade[]): number | null {
  if (units !== null) return units
  const held = unitsOn(trades, date)
  const isStill = !trades.some((trade) => daysOf(trade).some((day) => day > addDays(date, -MOST_DAYS) && day <= date))
  return isStill && held > 0 ? held : null
}

/** What of a file tells its distributions. */
interface Told {
  /** Purchases and sales. */
  trades: readonly FileTrade[]
  /** Distributions and interest. */
  payments: readonly FilePayment[]
  /** Splits of which the bookings were told apart. */
  splits: readonly DecidedSplit[]
}

interface Paid {
  date: string
  perUnit: number
}

/** What a payment is on one unit, or why that is not known. */
function perUnitOf(payment: FilePayment, trades: readonly FileTrade[]): Paid | DistributionGap {
  if (payment.currency !== 'EUR') return 'other_currency'
  if (!payment.statesTax) return 'tax_not_stated'
  const units = unitsOf(payment, trades)
  return units === null ? 'units_unknown' : { date: payment.date, perUnit: payment.amount / units }
}

/** Whether a fund was there without a break from so long before a year to its end that nothing was paid to others alone. */
function isHeldAllYear(trades: readonly FileTrade[], year: number): boolean {
  const from = addDays(`${year}-01-01`, -MOST_DAYS)
  const days = trades.map(({ date }) => date).filter((date) => date > from && date <= `${year}-12-31`)
  const isMerged = trades.some(({ merged = [] }) => merged.some(({ date }) => date > from))
  return !isMerged && [from, ...days].every((day) => unitsOn(trades, day) > 0)
}

/** Of several depots each says the same of one unit, as far as it had the fund: the one that says most of a month counts. */
function byMonth(ofDepots: readonly (readonly Paid[])[]): FileDistributions['distributions'] {
  const most = new Map<number, number>()
  for (const paid of ofDepots) {
    for (const month of new Set(paid.map(({ date }) => monthOf(date)))) {
      const sum = sumBy(paid.filter(({ date }) => monthOf(date) === month), ({ perUnit }) => perUnit)
      most.set(month, Math.max(most.get(month) ?? 0, sum))
    }
  }
  return [...most].sort(([one], [other]) => one - other).map(([month, perUnit]) => ({ month, perUnit: sixDecimals(perUnit) }))
}

/** The distributions of one fund in a year; its payments of other years show that the file has such rows. */
function ofFund(isin: string, year: number, payments: readonly FilePayment[], { trades, splits }: Pick<Told, 'trades' | 'splits'>, until: string): FileDistributions {
  const own = trades.filter((trade) => trade.isin === isin)
  const within = payments.filter(({ date }) => date.startsWith(`${year}-`))
  const accounts = [...new Set(within.map(({ account }) => account))]
  const tradesIn = (account: string): FileTrade[] => own.filter((trade) => trade.account === account)
  // Some files book payments on the account beside the depot.
  const unitsFor = (account: string): FileTrade[] => (tradesIn(account).length > 0 ? tradesIn(account) : own)
  const ofDepots = accounts.map((account) => within.filter((payment) => payment.account === account).map((payment) => perUnitOf(payment, unitsFor(account))))
  const paid = ofDepots.map((depot) => depot.filter((each) => typeof each !== 'string'))
  const isWhole = [...new Set(own.map(({ account }) => account))].some((account) => isHeldAllYear(tradesIn(account), year))
  const isSplit = splits.some((split) => split.isin === isin && split.date >= `${year}-01-01`)
  const open = new Set<DistributionGap>([
    ...ofDepots.flat().filter((each) => typeof each === 'string'), ...(isWhole ? [] : ['before_purchase' as const]), ...(until < `${year}-12-31` ? ['after_file' as const] : []), ...(isSplit ? ['split' as const] : []),
  ])
  return { isin, year, distributions: isSplit ? [] : byMonth(paid), days: isSplit ? [] : [...new Set(paid.flat().map(({ date }) => date))].sort(ascending), until, open: [...open] }
}

/** Distributions of the years that are asked for, of each fund of which the file has any. */
export function distributionsOf({ trades, payments, splits }: Told, years: readonly number[]): FileDistributions[] {
  const until = [...trades, ...payments].map(({ date }) => date).sort(ascending).at(-1) ?? ''
  const paid = payments.filter(({ type, isin }) => type === 'distribution' && isin !== null)
  const shares = new Set(trades.filter(({ kind }) => kind === 'share').map(({ isin }) => isin))
  const isins = [...new Set(paid.flatMap(({ isin }) => (isin === null || shares.has(isin) ? [] : [isin])))]
  return isins.flatMap((isin) => years.flatMap((year) => {
    const then = trades.map((trade) => beforeMergers(trade, `${year}-12-31`))
    const isHeld = unitsOn(then.filter((trade) => trade.isin === isin), `${year}-12-31`) > 0
    return isHeld ? [ofFund(isin, year, paid.filter((payment) => payment.isin === isin), { trades: then, splits }, until)] : []
  }))
}

/** All that the file states of a year on one unit (EUR); null where it states nothing and does not prove that nothing was paid. */
export const perUnitOfYear = ({ distributions, days, open }: FileDistributions): number | null =>
  days.length === 0 && open.length > 0 ? null : sixDecimals(sumBy(distributions, ({ perUnit }) => perUnit))

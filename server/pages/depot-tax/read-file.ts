/** Reads a file of bookings or of holdings in the browser. */
import type { Depots, FileDistributions, FileTrade, MergerAnswer, ReadFile, ReadTrades, RefusedTrades, Repeats, SplitUnits, TradesVerdict, WantedMerger, WantedSplit } from '../../../sdk/files'
import type { tradeFaultText } from '../../../sdk/files/fault-text'
import type { Locale } from '../../../core/values/text'
import type { GivenFile } from '../components/file-field'
import { repeatsAsked, type Finding } from '../components/findings'
import { lookup, splits } from '../search/of-files'

/** What the visitor says of files. */
export interface Said {
  /** Whether all files are of one depot. */
  depots?: Depots
  /** How bookings from before a split count, by the key of the split. */
  splitUnits: Readonly<Record<string, SplitUnits>>
  /** Whether units that came into the depot were bought on that day for that amount. */
  transfersArePurchases: boolean
  /** Whether confirmations that say the same are of one trade. */
  repeats?: Repeats
  /** Whether funds were merged. */
  mergers?: Readonly<Record<string, MergerAnswer>>
}

export type Reading =
  | { kind: 'trades'; trades: readonly FileTrade[]; paid: readonly FileDistributions[]; verdict: ReadTrades }
  | { kind: 'holdings'; verdict: ReadFile }
  | { kind: 'refused'; findings: readonly Finding[]; splits: readonly WantedSplit[]; asks: readonly Asked[]; repeats: readonly number[]; mergers: readonly WantedMerger[] }

const findingsOf = ({ faults }: RefusedTrades, locale: Locale, say: typeof tradeFaultText): Finding[] =>
  faults.map(({ row, column, code }) => ({ row, column, message: say(code, locale) }))

/** Faults to which the visitor has an answer. */
const answerable = ['transfer', 'depots_unclear'] as const
export type Asked = (typeof answerable)[number]

export const asksOf = ({ faults }: RefusedTrades): Asked[] => answerable.filter((asked) => faults.some(({ code }) => code === asked))

/** Bookings where the files have them, else the holdings of the only one; what is wrong with the bookings where it is neither. */
export async function readDepot(given: readonly GivenFile[], said: Said, years: readonly number[], locale: Locale): Promise<Reading> {
  const [{ readHoldings, readTrades }, { fileWords }, { tradeFaultText: tradeText }, { distributionsOf }] = await Promise.all([
    import('../components/files'), import('../../../sdk/files/words'), import('../../../sdk/files/fault-text'), import('../../../sdk/files/trades/distributions'),
  ])
  const say: Readonly<Record<string, string>> = fileWords[locale].faults
  const files = given.map(({ bytes }) => bytes)
  const [bytes, ...others] = files
  const trades = await readTrades(files, { lookup, splits, ...said })
  if (trades.ok) return { kind: 'trades', trades: trades.trades, paid: distributionsOf(trades, years), verdict: trades }
  // What is left of bookings that were not understood is no answer for the tax.
  const isBookings = !trades.faults.some(({ code }) => ['no_bookings', 'holdings', 'no_isins', 'nordic'].includes(code) || code.endsWith('_trade_pdf'))
  if (isBookings || bytes === undefined || others.length > 0) return { kind: 'refused', findings: findingsOf(trades, locale, tradeText), splits: trades.splits, asks: asksOf(trades), repeats: repeatsAsked(trades.faults), mergers: trades.mergers }
  const verdict = await readHoldings(bytes, { lookup, splits, splitUnits: said.splitUnits })
  if (verdict.ok) return { kind: 'holdings', verdict }
  if (verdict.faults.some(({ code }) => code === 'confirmation_pdf' || code === 'unknown_pdf')) return { kind: 'refused', findings: findingsOf(trades, locale, tradeText), splits: [], asks: [], repeats: [], mergers: [] }
  return { kind: 'refused', findings: verdict.faults.map(({ row, column, code }) => ({ row, column, message: say[code] ?? '' })), splits: [], asks: [], repeats: [], mergers: [] }
}

/** Bookings with payments and in any currency, or what is wrong with them by row. */
export async function readForReturn(files: readonly GivenFile[], said: Said, locale: Locale): Promise<{ verdict: TradesVerdict; findings: readonly Finding[] }> {
  const [{ readTrades }, { tradeFaultText }] = await Promise.all([import('../components/files'), import('../../../sdk/files/fault-text')])
  const verdict = await readTrades(files.map(({ bytes }) => bytes), { forReturn: true, lookup, splits, ...said })
  return { verdict, findings: verdict.ok ? [] : findingsOf(verdict, locale, tradeFaultText) }
}

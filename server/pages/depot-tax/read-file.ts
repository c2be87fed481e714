/** Reads a file of bookings or of holdings in the browser. */
import type { FileDistributions, FileTrade, ReadFile, ReadTrades, RefusedTrades, SplitUnits, TradesVerdict, WantedSplit } from '../../../sdk/files'
import type { tradeFaultText } from '../../../sdk/files/fault-text'
import type { Locale } from '../../../core/values/text'
import type { Finding } from '../components/findings'
import { lookup, splits } from '../search/of-files'

/** What the visitor says of a file: how bookings from before splits count, and whether units that came into the depot were bought on that day for that amount. */
export interface Said {
  splitUnits: Readonly<Record<string, SplitUnits>>
  transfersArePurchases: boolean
}

export type Reading =
  | { kind: 'trades'; trades: readonly FileTrade[]; paid: readonly FileDistributions[]; verdict: ReadTrades }
  | { kind: 'holdings'; verdict: ReadFile }
  | { kind: 'refused'; findings: readonly Finding[]; splits: readonly WantedSplit[]; hasTransfers: boolean }

const findingsOf = ({ faults }: RefusedTrades, locale: Locale, say: typeof tradeFaultText): Finding[] =>
  faults.map(({ row, column, code }) => ({ row, column, message: say(code, locale) }))

/** Whether units came or went without a purchase or sale. */
export const hasTransfers = ({ faults }: RefusedTrades): boolean => faults.some(({ code }) => code === 'transfer')

/** Bookings where the file has them, else its holdings; what is wrong with the bookings where it is neither. */
export async function readDepot(bytes: Uint8Array, said: Said, years: readonly number[], locale: Locale): Promise<Reading> {
  const [{ readHoldings, readTrades }, { fileWords }, { tradeFaultText: tradeText }, { distributionsOf }] = await Promise.all([
    import('../components/files'), import('../../../sdk/files/words'), import('../../../sdk/files/fault-text'), import('../../../sdk/files/trades/distributions'),
  ])
  const say: Readonly<Record<string, string>> = fileWords[locale].faults
  const trades = await readTrades(bytes, { lookup, splits, ...said })
  if (trades.ok) return { kind: 'trades', trades: trades.trades, paid: distributionsOf(trades, years), verdict: trades }
  // What is left of bookings that were not understood is no answer for the tax.
  const isBookings = !trades.faults.some(({ code }) => ['no_bookings', 'holdings', 'no_isins', 'nordic'].includes(code) || code.endsWith('_trade_pdf'))
  if (isBookings) return { kind: 'refused', findings: findingsOf(trades, locale, tradeText), splits: trades.splits, hasTransfers: hasTransfers(trades) }
  const verdict = await readHoldings(bytes, { lookup, splits, splitUnits: said.splitUnits })
  if (verdict.ok) return { kind: 'holdings', verdict }
  if (verdict.faults.some(({ code }) => code === 'confirmation_pdf' || code === 'unknown_pdf')) return { kind: 'refused', findings: findingsOf(trades, locale, tradeText), splits: [], hasTransfers: false }
  return { kind: 'refused', findings: verdict.faults.map(({ row, column, code }) => ({ row, column, message: say[code] ?? '' })), splits: [], hasTransfers: false }
}

/** Bookings with payments and in any currency, or what is wrong with them by row. */
export async function readForReturn(bytes: Uint8Array, said: Said, locale: Locale): Promise<{ verdict: TradesVerdict; findings: readonly Finding[] }> {
  const [{ readTrades }, { tradeFaultText }] = await Promise.all([import('../components/files'), import('../../../sdk/files/fault-text')])
  const verdict = await readTrades(bytes, { forReturn: true, lookup, splits, ...said })
  return { verdict, findings: verdict.ok ? [] : findingsOf(verdict, locale, tradeFaultText) }
}

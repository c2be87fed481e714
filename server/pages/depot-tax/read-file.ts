/** Reads a file of bookings or of holdings in the browser. */
import type { FileTrade, ReadFile, ReadTrades, RefusedTrades } from '../../../sdk/files'
import type { Locale } from '../../../core/values/text'
import { tradeFaultsDe } from './words'

export interface Finding {
  row: number | null
  column: string
  message: string
}

export type Reading =
  | { kind: 'trades'; trades: readonly FileTrade[]; verdict: ReadTrades }
  | { kind: 'holdings'; verdict: ReadFile }
  | { kind: 'refused'; findings: readonly Finding[] }

function findingsOf({ faults }: RefusedTrades, common: Readonly<Record<string, string>>, locale: Locale): Finding[] {
  return faults.map(({ row, column, code, message }) => ({ row, column, message: (locale === 'de' ? tradeFaultsDe[code] : undefined) ?? common[code] ?? message }))
}

/** Bookings where the file has them, else its holdings; what is wrong with the bookings where it is neither. */
export async function readDepot(bytes: Uint8Array, locale: Locale): Promise<Reading> {
  const [{ readTrades }, { readHoldings }, { fileWords }] = await Promise.all([import('../../../sdk/files/trades/read'), import('../../../sdk/files/read'), import('../../../sdk/files/words')])
  const say: Readonly<Record<string, string>> = fileWords[locale].faults
  const trades = await readTrades(bytes)
  if (trades.ok) return { kind: 'trades', trades: trades.trades, verdict: trades }
  const verdict = await readHoldings(bytes)
  if (verdict.ok) return { kind: 'holdings', verdict }
  const isBookings = verdict.faults.some(({ code }) => code === 'bookings')
  if (isBookings) return { kind: 'refused', findings: findingsOf(trades, say, locale) }
  return { kind: 'refused', findings: verdict.faults.map(({ row, column, code }) => ({ row, column, message: say[code] ?? '' })) }
}

import type { Locale } from '../../../core/values/text'
import type { ReadOptions } from '../read'
import type { FileVerdict, ReadFile } from '../verdict'
import type { TradeOptions } from './read'
import type { ReadTrades, TradesVerdict } from './verdict'

/**
 * Reads the purchases and sales of a file of bookings: CSV in the layouts of Portfolio Performance, Trade Republic,
 * Scalable Capital, flatex, DEGIRO, finanzen.net zero, Parqet and others, or XLSX, by what the file shows. All or
 * nothing: a row that is not understood is named, and nothing is read. The reader is loaded with the first call.
 *
 * Several files (years, depots, a confirmation each) are read as one: `placeOf` says in which of them a row stands. A booking that two files of one depot have is refused.
 *
 * @param files the file, or several, as they are; text has to be encoded
 */
export async function readTrades(files: Uint8Array | readonly Uint8Array[], options: TradeOptions = {}): Promise<TradesVerdict> {
  return (await import('./read')).readTrades(files, options)
}

/**
 * Turns several files of bookings (years, depots, a confirmation each) into one snapshot request: the units that are left after all of them. A booking that two files of one depot have is refused; balances of one currency
 * in two files are left out, since they may be those of one account on two days. `placeOf` says in which file a row stands.
 */
export async function readDepot(files: readonly Uint8Array[], options: ReadOptions = {}): Promise<FileVerdict> {
  return (await import('./units/of-files')).readDepot(files, options)
}

/** What nothing in a file checks, with sums and days, in the sentence of pages and command line; null where everything is checked. The words are loaded with the first call. */
export async function uncheckedText(read: Pick<ReadFile, 'unchecked' | 'request'> | Pick<ReadTrades, 'unchecked' | 'trades'>, locale: Locale): Promise<string | null> {
  return (await import('../doubts')).uncheckedText(read, locale)
}

import type { TradeOptions } from './read'
import type { TradesVerdict } from './verdict'

/**
 * Reads the purchases and sales of a file of bookings: CSV in the layouts of Portfolio Performance, Trade Republic,
 * Scalable Capital, flatex, DEGIRO, finanzen.net zero, Parqet and others, or XLSX, by what the file shows. All or
 * nothing: a row that is not understood is named, and nothing is read. The reader is loaded with the first call.
 *
 * @param bytes the file as it is; text has to be encoded
 */
export async function readTrades(bytes: Uint8Array, options: TradeOptions = {}): Promise<TradesVerdict> {
  return (await import('./read')).readTrades(bytes, options)
}

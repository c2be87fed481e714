/** What files ask of the directory: securities without ISIN, last prices and splits. */
import type { Findable } from '../../../core/find/entry'
import type { Quotes, SecurityLookup, Splits } from '../../../sdk/files'
import type * as FromDirectory from '../../../sdk/files/directory-lookup'
import { listed } from './directory'

/** Asks the directory, which is loaded only for a file that needs it; without it nothing is known, which the verdict says. */
const asking = <T>(ask: (by: typeof FromDirectory, entries: readonly Findable[]) => Promise<T>, nothing: T): Promise<T> =>
  Promise.all([import('../../../sdk/files/directory-lookup'), listed()]).then(([by, entries]) => ask(by, entries)).catch(() => nothing)

/** Of files that have securities without ISIN, or names beside their ISINs. */
export const lookup: SecurityLookup = (wanted) => asking(({ directoryLookup }, entries) => directoryLookup(entries)(wanted), wanted.map(() => null))

/** Of files of bookings. */
export const quotes: Quotes = (isins, currency) => asking(({ directoryQuotes }, entries) => directoryQuotes(entries)(isins, currency), {})

/** Of files of bookings; without the directory a file is not taken, since its units may be old. */
export const splits: Splits = (isins) => asking(({ directorySplits }, entries) => directorySplits(entries)(isins), null)

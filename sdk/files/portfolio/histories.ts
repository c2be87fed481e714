import { isinFault } from '../../../core/values/isin'
import { isPortfolio } from '../formats/bytes'

/** What one unit was worth on a day. */
export interface PriceOfDay {
  /** YYYY-MM-DD. */
  date: string
  /** Of one unit. */
  close: number
}

/** Closes of one security, oldest first. */
export interface PriceHistory {
  /** ISIN with a right check digit. */
  isin: string
  /** What the file calls it. */
  name: string
  /** Currency of all closes, three letters. */
  currency: string
  /** Each day once. */
  closes: PriceOfDay[]
}

/**
 * The prices in a file of Portfolio Performance, XML or `.portfolio`, of all securities that have an ISIN and prices;
 * null for any other file and for one that cannot be read. They are as the program adjusts them: for splits, not for distributions.
 *
 * @example const histories = await priceHistories(new Uint8Array(await file.arrayBuffer()))
 */
export async function priceHistories(bytes: Uint8Array): Promise<PriceHistory[] | null> {
  if (!isPortfolio(bytes)) return null
  const file = (await import('./read')).portfolioIn(bytes)
  if ('fault' in file) return null
  return file.securities
    .filter(({ isin, currency, closes }) => isinFault(isin) === null && currency !== '' && closes.length > 0)
    .map(({ isin, name, currency, closes }) => ({ isin, name, currency, closes: closes.map(([date, close]) => ({ date, close })) }))
}

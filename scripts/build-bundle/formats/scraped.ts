/** Lists scraped into JSON: tickers, names and weights. Their sectors are unknown and their countries a default: neither is taken. */
import { readJson } from '../input'
import type { HoldingsFile } from '../funds/lists'
import { fraction, listRow, type ListRow } from './row'

interface Scraped {
  ticker: string
  name: string
  weight: number
}

export const readScraped = (list: HoldingsFile): ListRow[] =>
  readJson<readonly Scraped[]>(list.file)
    .filter(({ weight }) => weight > 0)
    .map(({ ticker, name, weight }) => listRow(list, { name, ticker, country: 'US', currency: 'USD', weight: fraction(weight, 100) }))

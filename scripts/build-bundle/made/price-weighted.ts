/** The Dow Jones Industrial Average weighs its thirty members by price: known to the cent on the day of a list that states prices. */
import type { ListRow } from '../formats/row'
import { readCells } from '../input'
import { scaled } from './weights'

const file = 'holdings/ishares-us/IVV_holdings_2025-11-18_en.csv'

/** Closing prices of the list's own file, by ticker. */
function prices(): Map<string, number> {
  const lines = readCells(file)
  const header = lines.find(([first]) => first === 'Ticker') ?? []
  const [at, kind] = [header.indexOf('Price'), header.indexOf('Asset Class')]
  return new Map(lines.filter((line) => line[kind] === 'Equity').map((line) => [line[0] ?? '', Number((line[at] ?? '').replaceAll(',', ''))]))
}

/** The rows weighed by the price of a share. */
export function byPrice(rows: readonly ListRow[]): ListRow[] {
  const priceOf = prices()
  return scaled(rows.map((row) => ({ ...row, weight: priceOf.get(row.ticker ?? '') ?? 0 })))
}

/**
 * Writes `fund_index.csv`, which is no part of a bundle: the index of each fund and how large the fund is. The search
 * shows the one and orders by the other; no model reads it.
 */
import { cell, readRows } from '../input'
import { readFunds } from './funds'

/** Size in millions of EUR by ISIN. Hedged classes state the size of the whole fund; they are asked for by few. */
const sizes = (): Map<string, number> =>
  new Map(readRows('reference/ucits-etf-universe_2026-06.csv.gz').map((row) => [cell(row, 'isin'), Number(cell(row, 'size_m')) / (/hedged|hdg/i.test(cell(row, 'name') + cell(row, 'ccy')) ? 100 : 1)]))

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The text of the file, by ISIN. */
export function fundIndexText(): string {
  const sizeOf = sizes()
  const rows = readFunds().map(({ record, index }) => [record.isin, quoted(index), String(Math.round(sizeOf.get(record.isin) ?? 0) || '')].join(','))
  return ['isin,index,size_eur_mln', ...rows.sort(), ''].join('\n')
}

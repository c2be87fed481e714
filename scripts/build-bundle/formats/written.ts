/** Lists of the project's own tables: kind, weight in per cent, ticker (with its exchange where that is not in the United States) and name; the rest is found by them. */
import { known } from '../input'
import type { HoldingsFile } from '../funds/lists'
import { listedAt } from '../isins/markets'
import { readPlacedList, readWrittenList } from '../tables'
import { fraction, listRow, type ListRow } from './row'

const kindOf = (kind: string): ListRow['kind'] => (kind === 'cash' || kind === 'other' ? kind : 'equity')

export const readWritten = (list: HoldingsFile): ListRow[] => readWrittenList(list.file).map(({ kind, name, weight_pct: percent, ticker }) =>
  listRow(list, { kind: kindOf(kind), name, weight: fraction(percent, 100), ...listedAt(known(ticker)) }))

/** With country and sector, and the ticker as it is at home. */
export const readPlaced = (list: HoldingsFile): ListRow[] => readPlacedList(list.file).map(({ kind, name, weight_pct: percent, ticker, country, sector }) =>
  listRow(list, { kind: kindOf(kind), name, weight: fraction(percent, 100), ticker: known(ticker), country: known(country), sector: known(sector) }))

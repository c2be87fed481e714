/** Lists of the project's own tables: kind, weight in per cent, ticker (with its exchange where that is not in the United States) and name; the rest is found by them. */
import { known } from '../input'
import type { HoldingsFile } from '../funds/lists'
import { listedAt } from '../isins/markets'
import { readWrittenList } from '../tables'
import { fraction, listRow, type ListRow } from './row'

export const readWritten = (list: HoldingsFile): ListRow[] => readWrittenList(list.file).map(({ kind, name, weight_pct: percent, ticker }) =>
  listRow(list, { kind: kind === 'cash' || kind === 'other' ? kind : 'equity', name, weight: fraction(percent, 100), ...listedAt(known(ticker)) }))

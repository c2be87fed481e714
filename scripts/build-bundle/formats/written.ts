/** Lists of the project's own tables: kind, weight in per cent, ticker and name; the rest is found by them. */
import { cell, known } from '../input'
import type { HoldingsFile } from '../funds/lists'
import { readTable } from '../tables'
import { fraction, listRow, type ListRow } from './row'

export const readWritten = (list: HoldingsFile): ListRow[] => readTable(list.file).map((row) => {
  const ticker = known(cell(row, 'ticker'))
  return listRow(list, { kind: cell(row, 'kind') === 'cash' ? 'cash' : 'equity', name: cell(row, 'name'), weight: fraction(cell(row, 'weight_pct'), 100), ticker, currency: ticker === null ? null : 'USD' })
})

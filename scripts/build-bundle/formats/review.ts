/** The review file of an index: its members with their weights in per cent. Sectors are another provider's and are not taken. */
import { readCells } from '../input'
import type { HoldingsFile } from '../funds/lists'
import { fraction, listRow, validIsin, type ListRow } from './row'

/** Columns by place. */
const at = { isin: 5, name: 8, country: 9, currency: 10, weight: 23, member: 25 } as const

export function readReview(list: HoldingsFile): ListRow[] {
  const [, ...lines] = readCells(list.file, ';')
  return lines
    .filter((line) => line[at.member] === 'Y')
    .map((line) => listRow(list, {
      isin: validIsin(line[at.isin] ?? ''),
      name: line[at.name] ?? '',
      weight: fraction(line[at.weight] ?? '', 100),
      country: line[at.country] ?? null,
      currency: line[at.currency] ?? null,
    }))
}

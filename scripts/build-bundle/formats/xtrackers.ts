/** A list of Xtrackers: a workbook whose words depend on the language of the page. What it says of sectors and countries other lists say in one language. */
import { sourceFile } from '../../../server/data/importers/formats'
import { sheetOf } from '../../../server/data/importers/reading/sheets'
import type { HoldingsFile } from '../funds/lists'
import { known, readBytes } from '../input'
import { fraction, listRow, validIsin, type ListRow } from './row'

const shares = new Set(['Azionari', 'Depository Receipts'])

/** A fund within the fund. */
const SHARE_CLASS = 'Classe di Azioni'

export async function readXtrackers(list: HoldingsFile): Promise<ListRow[]> {
  const lines = sheetOf(await sourceFile(list.file, readBytes(list.file))).slice(1)
  return lines.map(({ cells: [, name = '', isin = '', , currency = '', , type = '', , , , weight = ''] }) => {
    const kind = type === 'Cash' ? 'cash' : shares.has(type) ? 'equity' : 'other'
    return listRow(list, { kind, isin: kind === 'equity' || type === SHARE_CLASS ? validIsin(isin) : null, name, weight: fraction(weight, 1), currency: known(currency) })
  })
}

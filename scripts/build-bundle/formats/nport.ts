/** Holdings of Vanguard funds as filed with the SEC (Form N-PORT), without sector and country. */
import { readJson } from '../input'
import type { HoldingsFile } from '../funds/lists'
import { fraction, listRow, validIsin, type ListRow } from './row'

interface Filing {
  components: readonly { name: string; id: string; id_type: string; weight: number }[]
}

/** Rows by an internal number are the fund that holds the cash, and rights that were never listed. */
const isCash = (name: string): boolean => /Market Liquidity Fund/.test(name)

/** Rights and claims in escrow have numbers that look like an ISIN; a bond came out of a dividend. */
const isShare = (name: string, type: string, id: string): boolean => type === 'isin' && !/CVR|ESC\d/.test(id) && !/\bBond$/.test(name)

/** What a filing calls a company that its vendor had not named yet. */
const isUnnamed = (name: string): boolean => /^New Issuer: BB Company ID:\d+$/.test(name)

export const readNport = (list: HoldingsFile): ListRow[] =>
  readJson<Filing>(list.file).components.map(({ name, id, id_type: type, weight }) =>
    listRow(list, {
      kind: isShare(name, type, id) ? 'equity' : isCash(name) ? 'cash' : 'other',
      isin: isShare(name, type, id) ? validIsin(id) : null,
      name: isUnnamed(name) ? id : name,
      weight: fraction(weight, 100),
    }))

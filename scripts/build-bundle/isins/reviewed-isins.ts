/**
 * ISINs of list rows that were not in the publisher's file but found by ticker, exchange and name. Many such finds are
 * wrong when the country of the ISIN is not that of the share, so only the ones read and confirmed here are believed.
 */
import { readTable } from '../tables'

/** Foreign ISINs that were confirmed one by one. */
const confirmedForeignIsins: ReadonlySet<string> = new Set(readTable('confirmed-isins').map(({ isin }) => isin))

/** Right finds that name the company by an ISIN it no longer has, and finds that are simply wrong: never used. */
export const rejectedIsins: ReadonlySet<string> = new Set([
  // an old line of the Liberty Braves group, not Atlanta Braves Holdings
  'US5312297063',
  // the successor by name only: another company took the name
  'US6903701018', 'US98423J1016', 'US20460L1044',
])

/** Companies of Greater China are listed through holding companies of these countries. */
const holdingCountries = new Set(['KY', 'BM', 'HK', 'CN', 'SG', 'VG'])
const chinese = new Set(['CN', 'HK', 'TW', 'MO'])

/** Whether an ISIN that was found by ticker and name may be that of a share of this country. */
export function isPlausible(isin: string, country: string): boolean {
  if (rejectedIsins.has(isin)) return false
  const prefix = isin.slice(0, 2)
  if (prefix === country || confirmedForeignIsins.has(isin)) return true
  return chinese.has(country) && holdingCountries.has(prefix) && prefix !== 'SG'
}

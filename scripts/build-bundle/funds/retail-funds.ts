/**
 * Funds that banks and advisers sell and that no catalogue of index funds has: active, mixed, property and bond funds. The list says of each row
 * what its class rests on; rows that one doubtful list alone has are left out. What was decided otherwise is in `tables/retail-funds.csv`.
 */
import type { SecurityRecord } from '../../../core/reference/tables/bundle'
import { isValidIsin } from '../../../core/values/isin'
import { cell, readRows } from '../input'
import { readTable } from '../tables'
import { chargeOf } from './charges'
import { fundClassOf, type FundClass } from './fund-class'
import type { Fund } from './funds'

const file = '2026-11/retail-funds.csv'

/** Day on which the list was collected, and its pages were read. */
export const COLLECTED = '2026-11-23'

/** Names without the collector's remarks. */
const plainName = (name: string): string => name.replace(/ \((share class|old name|formerly [^)]*|list calls it acc)\)| \/ .*$/g, '').trim()

/** German funds are kept in euro unless their name says otherwise; others say it in their name or not at all. */
function currencyOf(isin: string, name: string): string | null {
  const stated = /\b(USD|EUR|CHF|GBP)\b/.exec(name)?.[1]
  return stated ?? (isin.startsWith('DE') || /\(Euro\)/.test(name) ? 'EUR' : null)
}

/** The newest day or month that the row's sources state; the day of collection where none of them has one. */
function newestDay(text: string): string {
  const days = [...text.matchAll(/\b(20\d\d-\d\d)(-\d\d)?\b/g)].map(([, month = '', day = '-01']) => `${month}${day}`).sort()
  return days.at(-1) ?? COLLECTED
}

function fundOf(row: Record<string, string>, assetClass: FundClass): Fund {
  const [isin, name] = [cell(row, 'isin'), plainName(cell(row, 'name'))]
  const record: SecurityRecord = {
    isin, name, kind: 'fund', assetClass, currency: currencyOf(isin, name), country: null, companyId: null, sector: null, industry: null,
    ter: chargeOf(cell(row, 'ter_percent'), cell(row, 'ter_date')), domicile: isin.slice(0, 2), asOf: newestDay(`${cell(row, 'source1')} ${cell(row, 'source2')}`), source: 'retail-funds',
  }
  return { name, category: '', replication: '', leveraged: false, record, index: '', ticker: '' }
}

/** The funds of the list that are not doubtful, and those that the table adds; without those whose class is unknown. */
export function retailFunds(): Fund[] {
  const decided = new Map(readTable('retail-funds').map((row) => [row.isin, row]))
  const listed = readRows(file).filter((row) => cell(row, 'kind') === 'fund' && cell(row, 'confidence') !== 'low')
  const isins = new Set(listed.map((row) => cell(row, 'isin')))
  const added = [...decided.values()].filter((row) => !isins.has(cell(row, 'isin')))
  return [...listed, ...added].flatMap((row) => {
    const assetClass = fundClassOf(cell(decided.get(cell(row, 'isin')) ?? row, 'asset_class'))
    return isValidIsin(cell(row, 'isin')) && assetClass !== null ? [fundOf(row, assetClass)] : []
  })
}

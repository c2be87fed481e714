/**
 * Index funds that the catalogue no longer has (merged, closed, or lines of another exchange) and that old depots still name. Their class is that
 * of the name, where another list states the same; their index is the rest of the name without issuer and form.
 */
import { isValidIsin } from '../../../core/values/isin'
import { cell, readRows } from '../input'
import { readTable } from '../tables'
import { classOf, type FundClass } from './fund-class'
import type { Fund } from './funds'
import { listedRecord } from './listed-funds'

interface FormerFund {
  isin: string
  name: string
  nature: 'equities' | 'bonds'
  asOf: string
  source: string
}

const domiciles = new Set(['IE', 'LU', 'DE', 'FR'])

/** Funds of a list of 2022 of what trades in Germany, and of a data service. */
function formerFunds(): FormerFund[] {
  const traded = readTable('former-etfs').map((row): FormerFund => ({ isin: cell(row, 'isin'), name: cell(row, 'name'), nature: cell(row, 'nature') === 'bonds' ? 'bonds' : 'equities', asOf: '2022-10-02', source: 'former-etfs' }))
  const listed = readRows('reference/financedatabase-etfs-with-isin_2026-08-16_trimmed.csv.gz').flatMap((row): FormerFund[] => {
    const group = cell(row, 'category_group')
    if (group === '' || group === 'Alternatives' || group === 'Derivatives' || group === 'Currencies' || group === 'Commodities') return []
    return [{ isin: cell(row, 'isin'), name: cell(row, 'name'), nature: group === 'Fixed Income' ? 'bonds' : 'equities', asOf: '2026-08-16', source: 'financedatabase' }]
  })
  return [...traded, ...listed].filter(({ isin }) => isValidIsin(isin) && domiciles.has(isin.slice(0, 2)))
}

const turned = /\b(short(?!-?(dur|term|mat|dated))\w*|inverse|lev\w*|double|daily|[2-4]x|autocall)\b|\bx2\b/i

const classOfName = (name: string): FundClass | null => (turned.test(name) || !/UCITS|\bETF\b/.test(name) ? null : classOf({ name, category: '', replication: '', leveraged: false }))

const issuers = /^(ComStage( 1)?|Lyxor( Core| UCITS| Index Fund)?|Amundi( ETF| Index)?|SPDR|HSBC|db x-trackers( II)?|Xtrackers( II)?|iShares( Core)?|UBS( ETF)?|L&G|Deka|State Street) /

/** What is left of a name without issuer and form. */
export const indexInName = (name: string): string =>
  name.replace(/[®™]/g, '').replace(/^.* - (?=(Lyxor|Amundi|iShares) )/, '').replace(issuers, '').replace(/ (\(DR\)|DR|TR|TRN|Swap)?\s*(UCITS|ETF)\b.*$/, '').replace(/^Nasdaq-100$/, 'Nasdaq 100').replace(/^Stoxx/, 'STOXX').replace(/^(S&P) Midcap/, '$1 MidCap').replace(/^(S&P) Smallcap/, '$1 SmallCap')
    .replace(/^EURO STOXX 50$/i, 'EURO STOXX 50').trim()

/** The former funds; the first list that has an ISIN names it. */
export function formerEtfs(): Fund[] {
  const found = new Map<string, Fund>()
  for (const { isin, name, nature, asOf, source } of formerFunds()) {
    const assetClass = classOfName(name)
    if (found.has(isin) || assetClass !== nature) continue
    found.set(isin, { name, category: '', replication: '', leveraged: false, record: listedRecord(isin, name, assetClass, asOf, source), index: indexInName(name), ticker: '' })
  }
  return [...found.values()]
}

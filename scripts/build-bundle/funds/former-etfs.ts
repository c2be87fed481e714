/**
 * Exchange-traded funds that the catalogue does not have: merged, closed, new, or of the United States. Their class is that of the name, where another
 * list states the same, ESMA's reference data among them; their index is the rest of the name without issuer and form.
 */
import type { SecurityRecord } from '../../../core/reference/tables/bundle'
import { isValidIsin } from '../../../core/values/isin'
import { cell, readRows } from '../input'
import { readTable } from '../tables'
import { classOf, correctedClass, corrections, type FundClass } from './fund-class'
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

/** Of the United States only what ESMA's data has: other lists give their ISINs to the wrong funds. */
const isBelieved = ({ isin, source }: FormerFund): boolean => isValidIsin(isin) && (domiciles.has(isin.slice(0, 2)) || (isin.startsWith('US') && source === 'firds-funds'))

/** Names that are an issuer's alone, or say that shares are a part. */
const unsaid = /\bICAV\b|\bPLC\b|\bportfolios?\b|\d0 ?% equit|balanced|allocation|multi[- ]asset|return stacked/i

/** Funds of a list of 2022 of what trades in Germany, of ESMA's reference data, and of a data service. */
function formerFunds(): FormerFund[] {
  const traded = readTable('former-etfs').map(({ isin, name, nature }): FormerFund => ({ isin, name, nature: nature === 'bonds' ? 'bonds' : 'equities', asOf: '2022-10-02', source: 'former-etfs' }))
  const listed = readRows('reference/financedatabase-etfs-with-isin_2026-08-16_trimmed.csv.gz').flatMap((row): FormerFund[] => {
    const group = cell(row, 'category_group')
    if (group === '' || group === 'Alternatives' || group === 'Derivatives' || group === 'Currencies' || group === 'Commodities') return []
    return [{ isin: cell(row, 'isin'), name: cell(row, 'name'), nature: group === 'Fixed Income' ? 'bonds' : 'equities', asOf: '2026-08-16', source: 'financedatabase' }]
  })
  const reported = readTable('reported-etfs').map(({ isin, name, nature }): FormerFund => ({ isin, name, nature: nature === 'bonds' ? 'bonds' : 'equities', asOf: '2026-08-08', source: 'firds-funds' }))
  return [...traded, ...reported, ...listed].filter(isBelieved)
}

const turned = /\b(short(?!-?(dur|term|mat|dated))\w*|inverse|lev\w*|double|daily|[2-4]x|autocall\w*|bear\w*|bull|ultra\w*pro\w*|ultrasht|ultra)\b|\bx2\b/i

/** What ESMA's data has as exchange-traded is a fund, whether its cut name says so or not. */
const classOfName = (name: string, source: string): FundClass | null =>
  turned.test(name) || (source === 'firds-funds' && unsaid.test(name)) || (source !== 'firds-funds' && !/UCITS|\bETF\b/.test(name)) ? null : classOf({ name: `${name} ETF`, category: '', replication: '', leveraged: false })

const issuers = /^(ComStage( 1)?|Lyxor( Core| UCITS| Index Fund)?|Amundi( Core| ETF| Index)?|SPDR|HSBC|db x-trackers( II)?|Xtrackers( II)?|iShares( Core| Edge)?|UBS( Core| ETF)?|L&G|Deka|State Street) /

/** What is left of a name without issuer and form. */
export const indexInName = (name: string): string =>
  name.replace(/[®™]/g, '').replace(/^.* - (?=(Lyxor|Amundi|iShares) )/, '').replace(issuers, '').replace(/ (\(DR\)|DR|TR|TRN|Swap)?\s*(UCITS|ETF)\b.*$/, '').replace(/^Nasdaq-100$/, 'Nasdaq 100').replace(/^Stoxx/, 'STOXX').replace(/^(S&P) Midcap/, '$1 MidCap').replace(/^(S&P) Smallcap/, '$1 SmallCap')
    .replace(/^EURO STOXX 50$/i, 'EURO STOXX 50').trim()

/** Words of share classes. */
const classWords = /\b(acc|accumulat\w*|capi?|(uk)?dist?|distribut\w*|inc|unhedged|uh|hedged|hed|hdg|[1-9][CD]|ETF-[A-D])\b/i

/** ESMA's data cuts names off, or leaves out the class: where none is named it may be a hedged one, whose currencies are others than those of the index. */
export const hidesItsClass = ({ name, source, domicile }: SecurityRecord): boolean => source === 'firds-funds' && domicile !== 'US' && !classWords.test(name)

function recordOf({ isin, name, asOf, source }: FormerFund, assetClass: FundClass): SecurityRecord {
  const record = listedRecord(isin, name, assetClass, asOf, fullNames.has(isin) ? 'full-names' : source)
  return hidesItsClass(record) ? { ...record, currency: null } : record
}

/** Names in full of what ESMA's data cuts off, where another list has them and begins alike, or a fund's former name; each pair was read. */
const fullNames = new Map(readTable('full-names').map(({ isin, name }) => [isin, name]))

/** The former funds; the first list that has an ISIN names it. */
export function formerEtfs(): Fund[] {
  const found = new Map<string, Fund>()
  for (const listed of formerFunds()) {
    const fund = { ...listed, name: corrections.get(listed.isin)?.name || (fullNames.get(listed.isin) ?? listed.name) }
    const { isin, name, nature, source } = fund
    const known = correctedClass(isin)
    const assetClass = known === undefined ? classOfName(name, source) : known
    if (found.has(isin) || assetClass === null || (known === undefined && assetClass !== nature)) continue
    found.set(isin, { name, category: '', replication: '', leveraged: false, record: recordOf(fund, assetClass), index: isin.startsWith('US') ? '' : indexInName(name), ticker: '' })
  }
  return [...found.values()]
}

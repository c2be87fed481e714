import { cell, readRows } from '../input'
import { readTable } from '../tables'
import { hidesItsClass } from './former-etfs'
import type { Fund } from './funds'
import { byIndex, type ProxyPart, byName } from './stand-ins'
import type { ProxyRecord } from '../../../core/reference/tables/bundle'
import { sumBy } from '../../../core/values/sum'

// What stands in for the equity part of mixed funds: shares of lists that make up the part, one in all where each part has a list.

/** The index that each part of a mixed fund follows, or nearly. What is no equities has none. */
const indices: Readonly<Record<string, string>> = {
  // funds that LifeStrategy funds hold
  'Vanguard FTSE All-World': 'FTSE All-World',
  'Vanguard FTSE Developed World': 'FTSE Developed',
  'Vanguard FTSE North America': 'FTSE North America',
  'Vanguard FTSE Emerging Markets': 'FTSE Emerging',
  'Vanguard FTSE Developed Europe': 'FTSE Developed Europe',
  'Vanguard FTSE Japan': 'FTSE Japan',
  'Vanguard FTSE Developed Asia Pacific ex Japan': 'FTSE Developed Asia Pacific ex Japan',
  // ARERO's regions
  'equities emerging markets': 'MSCI Emerging Markets',
  'equities North America': 'MSCI North America',
  'equities Europe': 'MSCI Europe',
  'equities Pacific': 'MSCI Pacific',
}

/** One part of all equities, and the index that it follows. */
interface EquityPart {
  index: string
  percent: number
}

/** The stand-ins of each part's index with the part's share of all equities; a part whose index has no list is missing. */
function standInsOf(equities: readonly EquityPart[]): ProxyPart[] {
  const sum = sumBy(equities, ({ percent }) => percent)
  return equities.flatMap(({ index, percent }) => (byIndex.get(index) ?? []).map((part): ProxyPart => ({ ...part, kind: 'approximation', weight: Number(((part.weight * percent) / sum).toFixed(6)) })))
}

const mixedPartsOf = (rows: readonly Record<string, string>[], column: string): ProxyPart[] => standInsOf(rows.flatMap((row) => {
  const index = indices[cell(row, column)]
  return index === undefined ? [] : [{ index, percent: Number(cell(row, 'weight_percent')) }]
}))

/** The newest list of what the fund with 60 % equities holds; the others hold the same funds for their equity part. */
function lifeStrategyParts(): ProxyPart[] {
  const rows = readRows('2026-11/active-lists/lifestrategy_components.csv')
  const newest = rows.map((row) => cell(row, 'date')).sort().at(-1)
  return mixedPartsOf(rows.filter((row) => cell(row, 'date') === newest), 'component_name')
}

/** The two classes share their method: regions by what they produce. */
const areros = new Set(['LU0360863863', 'LU2114851830'])

/** Stand-ins of a mixed fund's equity part; null where nothing says what it holds. */
function mixedParts({ record: { isin, name } }: Fund): { parts: readonly ProxyPart[]; source: string } | null {
  if (/LifeStrategy \d\d% Equity/.test(name)) return { parts: lifeStrategyParts(), source: 'lifestrategy-components' }
  const held = readTable('fund-parts').filter(({ fund, asset_class: assetClass }) => fund === isin && assetClass === 'equities')
  if (held.length > 0) return { parts: standInsOf(held.map(({ index, weight_percent: percent }) => ({ index, percent: Number(percent) }))), source: 'fund-parts' }
  return areros.has(isin) ? { parts: mixedPartsOf(readRows('2026-11/active-lists/arero_mix.csv'), 'part'), source: 'arero-mix' } : null
}

/** Products that do not simply hold their index. */
const other = /covered call|buffer|income advantage|options?\b|buywrite|target income/i

/** Whether a fund holds equities as they are: no leverage, no options. */
export const isPlainFund = ({ record: { assetClass, kind, name }, leveraged }: Fund): boolean =>
  assetClass === 'equities' && kind === 'fund' && !leveraged && !other.test(name)

/** Funds that hold an index and write options on it, or multiply it: what they stand on is that index, once. */
const onAnIndex: readonly (readonly [says: RegExp, index: string])[] = [
  [/^(.*) Leverage(?:d)? \(2x\)$/, '$1'], [/^LevDAX \(2x\)$/, 'DAX'], [/^Cboe Nasdaq-100 BuyWrite$/, 'Nasdaq 100'], [/^Cboe S&P 500 BuyWrite( 15% WHT)?$/, 'S&P 500'],
]

/** Notes that multiply an index, which the catalogue's list of indices does not have. */
const notes: ReadonlyMap<string, string> = new Map([
  ['NASDAQ 100', 'Nasdaq 100'], ['S&P 500', 'S&P 500'], ['EURO STOXX Banks', 'EURO STOXX Banks 30-15'], ['FTSE MIB', 'FTSE MIB'], ['FTSE 100', 'FTSE 100'], ['DAX', 'DAX'], ['EURO STOXX 50', 'EURO STOXX 50'], ['Emerging Markets', 'MSCI Emerging Markets'],
])

/** The index that a fund or a note stands on. */
function indexBehind({ record: { kind, name }, index }: Fund): string | undefined {
  if (kind === 'etc') return notes.get(/^WisdomTree (.*) [23]x Daily Leveraged$/.exec(name)?.[1] ?? '')
  const behind = onAnIndex.find(([says]) => says.test(index))
  return behind === undefined ? undefined : index.replace(behind[0], behind[1])
}

function partsBehind(fund: Fund): { parts: readonly ProxyPart[]; source: string } | null {
  const parts = fund.record.assetClass === 'equities' ? byIndex.get(indexBehind(fund) ?? '') : undefined
  return parts === undefined ? null : { parts: parts.map((part) => ({ ...part, kind: 'approximation' })), source: fund.index === '' ? 'justetf-universe' : 'justetf-index-map' }
}

function partsOf(fund: Fund): { parts: readonly ProxyPart[]; source: string } | null {
  const stated = byIndex.get(fund.index)
  if (stated !== undefined) return { parts: stated, source: fund.record.source === 'justetf-universe' ? 'justetf-index-map' : fund.record.source }
  if (fund.index !== '') return null
  const named = byName.find(([pattern]) => pattern.test(fund.record.name))
  return named === undefined ? null : { parts: named[1], source: fund.record.source }
}

/** Stand-ins of every equity fund without a list of its own, and of the equity part of mixed funds. */
export function proxyRecords(funds: readonly Fund[], withList: ReadonlySet<string>): ProxyRecord[] {
  return funds.flatMap((fund) => {
    const { isin } = fund.record
    if (withList.has(isin) || hidesItsClass(fund.record)) return []
    const isMixed = fund.record.assetClass === 'multi_asset'
    const found = isMixed ? mixedParts(fund) : isPlainFund(fund) ? partsOf(fund) : partsBehind(fund)
    if (found === null) return []
    const weighted = !isMixed && found.parts.length > 1
    return found.parts.map((part) => ({
      fundIsin: isin, proxyIsin: part.list, weight: part.weight, kind: part.kind, countries: part.countries, sectors: part.sectors,
      source: weighted ? 'justetf-top10' : found.source,
    }))
  })
}

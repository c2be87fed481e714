/** What stands in for the equity part of mixed funds: shares of lists that make up the part, one in all where each part has a list. */
import { cell, readRows } from '../input'
import { readTable } from '../tables'
import type { Fund } from './funds'
import { byIndex, type ProxyPart } from './stand-ins'

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
  const sum = equities.reduce((total, { percent }) => total + percent, 0)
  return equities.flatMap(({ index, percent }) => (byIndex.get(index) ?? []).map((part): ProxyPart => ({ ...part, kind: 'approximation', weight: Number(((part.weight * percent) / sum).toFixed(6)) })))
}

const partsOf = (rows: readonly Record<string, string>[], column: string): ProxyPart[] => standInsOf(rows.flatMap((row) => {
  const index = indices[cell(row, column)]
  return index === undefined ? [] : [{ index, percent: Number(cell(row, 'weight_percent')) }]
}))

/** The newest list of what the fund with 60 % equities holds; the others hold the same funds for their equity part. */
function lifeStrategyParts(): ProxyPart[] {
  const rows = readRows('2026-11/active-lists/lifestrategy_components.csv')
  const newest = rows.map((row) => cell(row, 'date')).sort().at(-1)
  return partsOf(rows.filter((row) => cell(row, 'date') === newest), 'component_name')
}

/** The two classes share their method: regions by what they produce. */
const areros = new Set(['LU0360863863', 'LU2114851830'])

/** Stand-ins of a mixed fund's equity part; null where nothing says what it holds. */
export function mixedParts({ record: { isin, name } }: Fund): { parts: readonly ProxyPart[]; source: string } | null {
  if (/LifeStrategy \d\d% Equity/.test(name)) return { parts: lifeStrategyParts(), source: 'lifestrategy-components' }
  const held = readTable('fund-parts').filter(({ fund, asset_class: assetClass }) => fund === isin && assetClass === 'equities')
  if (held.length > 0) return { parts: standInsOf(held.map(({ index, weight_percent: percent }) => ({ index, percent: Number(percent) }))), source: 'fund-parts' }
  return areros.has(isin) ? { parts: partsOf(readRows('2026-11/active-lists/arero_mix.csv'), 'part'), source: 'arero-mix' } : null
}

import type { ProxyRecord } from '../../../core/reference/tables/bundle'
import type { Fund } from './funds'
import { mixedParts } from './mixed-parts'
import { byIndex, byName, type ProxyPart } from './stand-ins'

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

/** Stand-ins of every equity fund that has none of its own lists, and of the equity part of mixed funds. */
export function proxyRecords(funds: readonly Fund[], withList: ReadonlySet<string>): ProxyRecord[] {
  return funds.flatMap((fund) => {
    const { isin } = fund.record
    if (withList.has(isin)) return []
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

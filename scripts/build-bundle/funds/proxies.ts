import type { ProxyRecord } from '../../../core/portfolio/reference/tables/bundle'
import type { Fund } from './funds'
import { byIndex, byName, type ProxyPart } from './proxy-rules'

/** Products that do not simply hold their index. */
const other = /covered call|buffer|income advantage|options?\b|buywrite|target income/i

/** Whether a fund holds equities as they are: no leverage, no options. */
export const isPlainFund = ({ record: { assetClass, kind, name }, leveraged }: Fund): boolean =>
  assetClass === 'equities' && kind === 'fund' && !leveraged && !other.test(name)

function partsOf(fund: Fund): { parts: readonly ProxyPart[]; source: string } | null {
  const stated = byIndex.get(fund.index)
  if (stated !== undefined) return { parts: stated, source: 'justetf-index-map' }
  if (fund.index !== '') return null
  const named = byName.find(([pattern]) => pattern.test(fund.record.name))
  return named === undefined ? null : { parts: named[1], source: 'justetf-universe' }
}

/** Stand-ins of every equity fund that has none of its own lists. */
export function proxyRecords(funds: readonly Fund[], withList: ReadonlySet<string>): ProxyRecord[] {
  return funds.flatMap((fund) => {
    const { isin } = fund.record
    if (withList.has(isin) || !isPlainFund(fund)) return []
    const found = partsOf(fund)
    if (found === null) return []
    const weighted = found.parts.length > 1
    return found.parts.map((part) => ({
      fundIsin: isin, proxyIsin: part.list, weight: part.weight, kind: part.kind, countries: part.countries, sectors: part.sectors,
      source: weighted ? 'justetf-top10' : found.source,
    }))
  })
}

/** What a bundle knows of single holdings and of depots. */
import { measureFund } from '../../../core/portfolio/funds/fund'
import type { Security, FundConstituents } from '../../../core/reference/security'
import type { Bundle } from '../../../core/reference/tables/bundle'
import { memoryTables } from '../../../core/reference/tables/memory-tables'
import { referenceFrom } from '../../../core/reference/tables/reference-from-tables'

/** What is known of one security. */
export interface Known {
  resolved: boolean
  /** Share of it of which one knows what it is: the companies of shares and equity funds, the parts of mixed funds, all of anything else. */
  companies: number
  /** The same where an active fund, whose manager changes what it holds, is known by its class. */
  classes: number
  /** Whether its ongoing charge is known; null where it is no fund and no ETC. */
  charge: boolean | null
  /** Whether its kind for German tax is known; null where it is no fund. */
  taxKind: boolean | null
}

/** What does not resolve may be a fund. */
const nothing: Known = { resolved: false, companies: 0, classes: 0, charge: false, taxKind: false }

/** Lists of funds that follow no index. */
const activeSources = new Set(['retail-funds', 'listed-funds', 'factsheets'])

function companiesOf({ kind, assetClass, assetMix }: Security, inside: FundConstituents | undefined): number {
  const companies = inside === undefined ? 0 : Math.min(measureFund(inside).coveredWeight, 1)
  if (assetClass === 'multi_asset') return [...assetMix ?? []].reduce((sum, [part, weight]) => sum + (part === 'equities' ? weight * companies : weight), 0)
  return assetClass === 'equities' && kind !== 'stock' ? companies : 1
}

/** Asks a bundle what it knows of each ISIN. */
export async function knownOf(bundle: Bundle, isins: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  const reference = await referenceFrom(memoryTables(bundle))
  const securities = await reference.securities(isins)
  // a fund that has merged is the one that goes on
  const constituents = await reference.constituents([...new Set([...securities.found.values()].map(({ isin }) => isin))])
  const taxKinds = new Set(bundle.taxKinds?.map(({ isin }) => isin))
  const active = new Set(bundle.securities.filter(({ source }) => activeSources.has(source)).map(({ isin }) => isin))
  return new Map(isins.map((isin) => {
    const security = securities.found.get(isin)
    if (security === undefined || security.assetClass === null) return [isin, nothing]
    const companies = companiesOf(security, constituents.found.get(security.isin))
    return [isin, {
      resolved: true, companies, classes: active.has(security.isin) ? 1 : companies,
      charge: security.kind === 'fund' || security.kind === 'etc' ? (security.ter ?? 0) > 0 : null,
      taxKind: security.kind === 'fund' ? taxKinds.has(security.isin) : null,
    }]
  }))
}

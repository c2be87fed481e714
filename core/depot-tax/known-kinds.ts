/** Kinds of fund that published holdings leave no doubt about. */
import { ask, type Constituent, type ConstituentList, type Reference } from '../portfolio/reference/reference'
import type { KnownKind } from './module'

/**
 * Where funds follow the directive on UCITS, whose investment conditions German data services read. A foreign fund's kind
 * hangs on proof that holdings do not give.
 */
const UCITS_DOMICILES: ReadonlySet<string> = new Set(['AT', 'BE', 'DE', 'FR', 'IE', 'LU', 'NL'])

/**
 * An equity fund must hold more than 50 % in shares at all times (section 2(6) InvStG). Holdings of one day show that
 * beyond doubt only far above it.
 */
const BEYOND_DOUBT = 0.9

/** Shares that count: those of property companies may not (section 2(8) InvStG), and a row without sector may be one. */
const isCapitalHolding = ({ kind, sector }: Constituent): boolean => kind === 'equity' && sector !== null && sector !== 'real_estate'

const shareOf = ({ rows }: ConstituentList): number => rows.filter(isCapitalHolding).reduce((sum, { weight }) => sum + weight, 0)

/**
 * Equity funds among the given ones, by ISIN: funds of the European Union whose own published holdings are at least 90 %
 * shares outside property. Mixed and property funds are never told from holdings.
 */
export async function knownKinds(isins: readonly string[], reference: Reference): Promise<ReadonlyMap<string, KnownKind>> {
  const [securities, constituents] = await Promise.all([ask(isins, (keys) => reference.securities(keys)), ask(isins, (keys) => reference.constituents(keys))])
  const kinds = new Map<string, KnownKind>()
  for (const isin of isins) {
    const domicile = securities.found.get(isin)?.domicile ?? ''
    const list = constituents.found.get(isin)?.own ?? null
    if (list === null || !UCITS_DOMICILES.has(domicile) || shareOf(list) < BEYOND_DOUBT) continue
    kinds.set(isin, { fondstyp: 'AKTIENFONDS', asOf: list.asOf, source: list.source })
  }
  return kinds
}

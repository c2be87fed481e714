/** Kinds of fund that somebody states, or that published holdings leave no doubt about. */
import { ask, type Lookup, type Reference } from '../reference/reference'
import type { Security, TaxKind, Constituent, ConstituentList, FundConstituents } from '../reference/security'
import { InvalidRequest, type Issue } from '../contract/errors'
import type { Fondstyp } from '../law/investmentfonds/fondstyp'
import type { IsoDate } from '../values/dates'
import { sumBy } from '../values/sum'

/** A kind of fund that the reference data states or leaves no doubt about, with the day of the data that it follows from. */
interface KnownFund {
  fondstyp: Fondstyp
  asOf: IsoDate
  source: string
}

/** What is known of an ISIN: its kind of fund, or that it is no fund, but a share perhaps. */
export type KnownKind = KnownFund | { fondstyp: null; isShare: boolean }

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

const shareOf = ({ rows }: ConstituentList): number => sumBy(rows.filter(isCapitalHolding), ({ weight }) => weight)

/** An ISIN of a request. */
export interface AskedIsin {
  isin: string
  /** Whether the request leaves its kind of fund open. */
  isOpen: boolean
}

/** What has no lump sum and no partial exemption. A security of another kind may be a fund all the same, unless it is a coin. */
export const isNoFund = ({ kind, assetClass }: Pick<Security, 'kind' | 'assetClass'>): boolean => kind === 'stock' || kind === 'etc' || kind === 'bond' || (kind === 'other' && assetClass === 'crypto')

/** A stated kind is that of the investment conditions, which the law looks at; holdings come after it. */
function kindOf(security: Security, stated: TaxKind | undefined, list: ConstituentList | null): KnownKind | null {
  if (isNoFund(security)) return { fondstyp: null, isShare: security.kind === 'stock' }
  if (stated !== undefined) return { fondstyp: stated.kind, asOf: stated.asOf, source: stated.source }
  if (list === null || !UCITS_DOMICILES.has(security.domicile ?? '') || shareOf(list) < BEYOND_DOUBT) return null
  return { fondstyp: 'AKTIENFONDS', asOf: list.asOf, source: list.source }
}

/** What is stated of the fund that goes on; where nothing is, that of the one that merged into it, whose bookings they are. */
const statedOf = (asked: string, isin: string, stated: Lookup<TaxKind>): TaxKind | undefined =>
  stated.found.get(isin) ?? (stated.failed.has(isin) ? undefined : stated.found.get(asked))

/** Holdings say nothing of a fund whose stated kind could not be asked for: it may be another. */
const listOf = (asked: string, isin: string, stated: Lookup<TaxKind>, constituents: Lookup<FundConstituents>): ConstituentList | null =>
  stated.failed.has(asked) || stated.failed.has(isin) ? null : constituents.found.get(asked)?.own ?? null

/**
 * What is known of the securities that are asked for, by ISIN: those that are no funds, and the kind of funds. A kind is the one that is stated;
 * where none is, a fund of the European Union is an equity fund if at least 90 % of its own published holdings are shares outside property.
 * Mixed and property funds are never told from holdings.
 */
export async function knownKinds(asked: readonly AskedIsin[], reference: Reference): Promise<ReadonlyMap<string, KnownKind>> {
  const isins = [...new Set(asked.map(({ isin }) => isin))]
  const open = [...new Set(asked.filter(({ isOpen }) => isOpen).map(({ isin }) => isin))]
  const [securities, constituents] = await Promise.all([ask(isins, (keys) => reference.securities(keys)), ask(open, (keys) => reference.constituents(keys))])
  const current = open.flatMap((isin) => securities.found.get(isin)?.isin ?? [])
  const stated = await ask([...new Set([...open, ...current])], (keys) => reference.taxKinds(keys))
  return new Map(isins.flatMap((asked): [string, KnownKind][] => {
    const security = securities.found.get(asked)
    const known = security === undefined ? null : kindOf(security, statedOf(asked, security.isin, stated), listOf(asked, security.isin, stated, constituents))
    return known === null ? [] : [[asked, known]]
  }))
}

/** Refuses a security that the reference data know as none that has lump sums and a partial exemption. */
export const notAFund = (path: Issue['path']): InvalidRequest =>
  new InvalidRequest([{ path, code: 'not_a_fund', message: 'Is no fund by the reference data: shares, ETCs, bonds and coins have no advance lump sum and no partial exemption; the sale of a share is of kind AKTIE' }])

/** Kinds of fund that a source states, or that follow from published holdings beyond doubt. */
import { ask, type Lookup, type Reference } from '../reference/reference'
import type { Security, TaxKind, Constituent, ConstituentList, FundConstituents } from '../reference/security'
import { InvalidRequest, type Issue } from '../contract/errors'
import type { Fondstyp } from '../law/investmentfonds/fondstyp'
import type { IsoDate } from '../values/dates'
import { sumBy } from '../values/sum'

/** A kind of fund that the reference data state or prove, with the day of the data that it follows from. */
interface KnownFund {
  fondstyp: Fondstyp
  asOf: IsoDate
  source: string
}

/** What is known of an ISIN: its kind of fund, or that it is not a fund, and whether it is a share. */
export type KnownKind = KnownFund | { fondstyp: null; isShare: boolean }

/**
 * Domiciles of funds under the UCITS directive, whose investment conditions German data services read. Elsewhere a fund's kind
 * depends on evidence that holdings do not give.
 */
const UCITS_DOMICILES: ReadonlySet<string> = new Set(['AT', 'BE', 'DE', 'FR', 'IE', 'LU', 'NL'])

/**
 * An equity fund must hold more than 50 % in shares at all times (section 2(6) InvStG). Holdings of one day prove that
 * only if the share is far above it (a fraction).
 */
const BEYOND_DOUBT = 0.9

/** Shares that count; those of property companies may not (section 2(8) InvStG), and a row without sector may be one of them. */
const isCapitalHolding = ({ kind, sector }: Constituent): boolean => kind === 'equity' && sector !== null && sector !== 'real_estate'

const shareOf = ({ rows }: ConstituentList): number => sumBy(rows.filter(isCapitalHolding), ({ weight }) => weight)

/** An ISIN of a request. */
export interface AskedIsin {
  isin: string
  /** Whether the request leaves its kind of fund open. */
  isOpen: boolean
}

/** Securities without lump sum and partial exemption. Kind `other` may still be a fund, unless it is a crypto asset. */
export const isNoFund = ({ kind, assetClass }: Pick<Security, 'kind' | 'assetClass'>): boolean => kind === 'stock' || kind === 'etc' || kind === 'bond' || (kind === 'other' && assetClass === 'crypto')

/** A stated kind takes precedence over holdings: it follows from the investment conditions, which the law refers to. */
function kindOf(security: Security, stated: TaxKind | undefined, list: ConstituentList | null): KnownKind | null {
  if (isNoFund(security)) return { fondstyp: null, isShare: security.kind === 'stock' }
  if (stated !== undefined) return { fondstyp: stated.kind, asOf: stated.asOf, source: stated.source }
  if (list === null || !UCITS_DOMICILES.has(security.domicile ?? '') || shareOf(list) < BEYOND_DOUBT) return null
  return { fondstyp: 'AKTIENFONDS', asOf: list.asOf, source: list.source }
}

/** The kind stated of the surviving fund; if there is none, that of the fund merged into it, which the request names. */
const statedOf = (asked: string, isin: string, stated: Lookup<TaxKind>): TaxKind | undefined =>
  stated.found.get(isin) ?? (stated.failed.has(isin) ? undefined : stated.found.get(asked))

/** The list of holdings; null if the stated kind could not be looked up, since it may differ from the kind by holdings. */
const listOf = (asked: string, isin: string, stated: Lookup<TaxKind>, constituents: Lookup<FundConstituents>): ConstituentList | null =>
  stated.failed.has(asked) || stated.failed.has(isin) ? null : constituents.found.get(asked)?.own ?? null

/**
 * What is known of these securities, by ISIN: which are not funds, and the kind of those that are. A stated kind is taken as it is;
 * without one, a fund of a `UCITS_DOMICILES` country is an equity fund if at least 90 % of its own published holdings are shares outside property.
 * Mixed and property funds are never derived from holdings.
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

/** The error for a security that is not a fund by the reference data. */
export const notAFund = (path: Issue['path']): InvalidRequest =>
  new InvalidRequest([{ path, code: 'not_a_fund', message: 'Is no fund by the reference data: shares, ETCs, bonds and coins have no advance lump sum and no partial exemption; the sale of a share is of kind AKTIE' }])

/** Kinds of fund that published holdings leave no doubt about. */
import { ask, type Constituent, type ConstituentList, type Reference, type Security } from '../reference/reference'
import { InvalidRequest, type Issue } from '../contract/errors'
import type { Fondstyp } from '../law/investmentfonds/fondstyp'
import type { IsoDate } from '../values/dates'

/** A kind of fund that the reference data leaves no doubt about, with the day of the data that it follows from. */
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

const shareOf = ({ rows }: ConstituentList): number => rows.filter(isCapitalHolding).reduce((sum, { weight }) => sum + weight, 0)

/** An ISIN of a request. */
export interface AskedIsin {
  isin: string
  /** Whether the request leaves its kind of fund open. */
  isOpen: boolean
}

/** What has no lump sum and no partial exemption. A security of another kind may be a fund all the same. */
const isNoFund = ({ kind }: Security): boolean => kind === 'stock' || kind === 'etc' || kind === 'bond'

function kindOf(security: Security, list: ConstituentList | null): KnownKind | null {
  if (isNoFund(security)) return { fondstyp: null, isShare: security.kind === 'stock' }
  if (list === null || !UCITS_DOMICILES.has(security.domicile ?? '') || shareOf(list) < BEYOND_DOUBT) return null
  return { fondstyp: 'AKTIENFONDS', asOf: list.asOf, source: list.source }
}

/**
 * Securities that are no funds, and equity funds among those whose kind is open, by ISIN: funds of the European Union
 * whose own published holdings are at least 90 % shares outside property. Mixed and property funds are never told from
 * holdings.
 */
export async function knownKinds(asked: readonly AskedIsin[], reference: Reference): Promise<ReadonlyMap<string, KnownKind>> {
  const isins = [...new Set(asked.map(({ isin }) => isin))]
  const open = [...new Set(asked.filter(({ isOpen }) => isOpen).map(({ isin }) => isin))]
  const [securities, constituents] = await Promise.all([ask(isins, (keys) => reference.securities(keys)), ask(open, (keys) => reference.constituents(keys))])
  return new Map(isins.flatMap((isin): [string, KnownKind][] => {
    const security = securities.found.get(isin)
    const known = security === undefined ? null : kindOf(security, constituents.found.get(isin)?.own ?? null)
    return known === null ? [] : [[isin, known]]
  }))
}

/** Refuses a security that the reference data know as none that has lump sums and a partial exemption. */
export const notAFund = (path: Issue['path']): InvalidRequest =>
  new InvalidRequest([{ path, code: 'not_a_fund', message: 'Is no fund by the reference data: shares, ETCs and bonds have no advance lump sum and no partial exemption' }])

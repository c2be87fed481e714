/**
 * The submitted portfolio together with all reference data on it, from which the sections compute. Plain data, read once
 * per request.
 */
import { hasValidCheckDigit } from '../../values/isin'
import type { SnapshotRequest } from '../schemas/request'
import { measureFund, prepareFund, numbersOf, type CompanyNumbers } from '../funds/fund'
import { mixedPart } from '../funds/equity-part'
import { computeOn } from '../../values/give-way'
import { ask, type Lookup, type Reference, distinct, nothing } from '../../reference/reference'
import { isFund, type AssetClass, type Company, type Security, type FundConstituents, type FundVectors } from '../../reference/security'
import { sumBy } from '../../values/sum'

// One entry per security and per cash currency, in order of first appearance.

/** Submitted amount of one security (`isin`) or of cash in one currency (`currency`). */
interface Pooled {
  isin: string | null
  currency: string | null
  /** Sum of the submitted weights or values. */
  amount: number
}

type Holding = SnapshotRequest['holdings'][number]

const amountOf = (holding: Holding): number => ('weight' in holding ? holding.weight : holding.value)

/** Adds up amounts with the same key; other fields are those of the first entry. */
function pool<T extends { amount: number }>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  const pooled = new Map<string, T>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const first = pooled.get(key)
    pooled.set(key, first === undefined ? entry : { ...first, amount: first.amount + entry.amount })
  }
  return [...pooled.values()]
}

const pooledHoldings = (request: SnapshotRequest): Pooled[] =>
  pool(
    request.holdings.map((holding) => ({
      isin: 'isin' in holding ? holding.isin : null,
      currency: 'isin' in holding ? null : holding.currency,
      amount: amountOf(holding),
    })),
    ({ isin, currency }) => isin ?? `cash ${currency ?? ''}`,
  )

/** One holding after pooling. */
export interface Position {
  /** Current ISIN; null for cash. */
  isin: string | null
  /** The security's name, `Cash (EUR)`, or the ISIN while unresolved. */
  name: string
  /** Share of the whole portfolio. */
  weight: number
  /** Amount in the base currency; null for weights. */
  value: number | null
  /** Cash: the stated currency; security: its share-class currency. */
  currency: string | null
  /** Asset class; null while unresolved. */
  assetClass: AssetClass | 'multi_asset' | null
  /** Whether it is known. */
  status: 'resolved' | 'unresolved'
  /** null for cash and unresolved holdings. */
  security: Security | null
}

/** A position in a known security. */
export type KnownPosition = Position & { isin: string; security: Security }

/** The pooled portfolio and its reference data. */
export interface Book {
  /** As submitted. */
  request: SnapshotRequest
  /** Pooled, in order of first appearance. */
  positions: readonly Position[]
  /** Sum of the values; null for weights. */
  totalValue: number | null
  /** Constituents, published vectors and companies as the port answered. */
  constituents: Lookup<FundConstituents>
  /** Weights of funds by sector and country. */
  vectors: Lookup<FundVectors>
  /** Issuers of securities held directly. */
  companies: Lookup<Company>
  /** ISINs whose security record could not be looked up. */
  failedSecurities: ReadonlySet<string>
  /** Names of securities that were submitted under a former ISIN. */
  renamed: readonly string[]
  /** Numbering of the companies in this version of the data. */
  numbers: CompanyNumbers
}

/** The part of the port that a book is read from. */
type BookSource = Pick<Reference, 'securities' | 'companies' | 'constituents' | 'fundVectors' | 'giveWay'>

/** Reads everything that the analyses of a portfolio need. Never rejects: a failed provider is a value in the book. */
export async function readBook(request: SnapshotRequest, reference: BookSource): Promise<Book> {
  const [book] = await readBooks([request], reference)
  return book
}

/** Reads a portfolio for analyses that treat a fund as a whole: constituents are not looked up. */
export const readHoldings = (request: SnapshotRequest, reference: Reference): Promise<Book> =>
  readBook(request, {
    securities: (isins) => reference.securities(isins),
    companies: (ids) => reference.companies(ids),
    constituents: async () => nothing,
    fundVectors: async () => nothing,
  })

/** Reads several portfolios with one set of lookups, so that they see the same data. */
export async function readBooks<const R extends readonly SnapshotRequest[]>(
  requests: R, reference: BookSource,
): Promise<{ [K in keyof R]: Book }>
export async function readBooks(requests: readonly SnapshotRequest[], reference: BookSource): Promise<Book[]> {
  const submitted = requests.map((request) => ({ request, holdings: pooledHoldings(request) }))
  const numbers = numbersOf(reference)
  const securities = await ask(submittedIsins(submitted.flatMap(({ holdings }) => holdings)), (isins) => reference.securities(isins))
  const drafts = submitted.map(({ request, holdings }) => draft(request, holdings, securities))
  const positions = drafts.flatMap((book) => book.positions)
  const companyIds = positions.filter(isDirectEquity).flatMap(({ security }) => security.companyId ?? [])
  const [companies, inside] = await Promise.all([
    ask(distinct(companyIds), (ids) => reference.companies(ids)),
    readFunds(positions.filter(mayBeLookedThrough), reference, numbers),
  ])
  return drafts.map((book) => ({ companies, ...inside, numbers, ...book }))
}

/** Constituents of equity and mixed funds, and published vectors of funds whose constituents are incomplete. */
async function readFunds(positions: readonly KnownPosition[], reference: BookSource, numbers: CompanyNumbers): Promise<Pick<Book, 'constituents' | 'vectors'>> {
  const securities = new Map(positions.map(({ isin, security }) => [isin, security]))
  const isins = [...securities.keys()]
  const constituents = await ask(isins, (keys) => reference.constituents(keys))
  const giveWay = reference.giveWay ?? computeOn
  for (const fund of constituents.found.values()) {
    prepareFund(fund, numbers)
    await giveWay()
  }
  const incomplete = [...securities].flatMap(([isin, security]) => {
    const fund = constituents.found.get(isin)
    if (security.assetClass === 'equities') return fund === undefined || measureFund(fund).status !== 'full' ? [isin] : []
    const part = fund === undefined ? null : mixedPart(security, fund, prepareFund(fund, numbers))
    return part === null || part.status === 'full' ? [] : [isin]
  })
  return { constituents, vectors: await ask(incomplete, (keys) => reference.fundVectors(keys)) }
}

const submittedIsins = (holdings: readonly Pooled[]): string[] =>
  distinct(holdings.map((holding) => holding.isin).filter((isin) => isin !== null).filter(hasValidCheckDigit))

type Draft = Omit<Book, 'constituents' | 'vectors' | 'companies' | 'numbers'>

/** Resolves the holdings; those that turn out to be the same security under two ISINs are pooled again. */
function draft(request: SnapshotRequest, holdings: readonly Pooled[], securities: Lookup<Security>): Draft {
  const resolved = pool(
    holdings.map((holding) => withSecurity(holding, securities)),
    ({ isin, currency }) => isin ?? `cash ${currency ?? ''}`,
  )
  const total = sumBy(resolved, (holding) => holding.amount)
  const byValue = request.basis === 'values'
  return {
    request,
    positions: resolved.map((holding) => positionOf(holding, total, byValue)),
    totalValue: byValue ? total : null,
    failedSecurities: new Set(submittedIsins(holdings).filter((isin) => securities.failed.has(isin))),
    renamed: submittedIsins(holdings).flatMap((isin) => {
      const security = securities.found.get(isin)
      return security === undefined || security.isin === isin ? [] : [security.name]
    }),
  }
}

type Resolved = Pooled & { security: Security | null }

function withSecurity(holding: Pooled, securities: Lookup<Security>): Resolved {
  const security = securities.found.get(holding.isin ?? '') ?? null
  return { isin: security?.isin ?? holding.isin, currency: holding.currency, amount: holding.amount, security }
}

/** A security is resolved when its asset class is known; cash always is. */
function positionOf({ isin, currency, amount, security }: Resolved, total: number, byValue: boolean): Position {
  const weight = Math.min(1, amount / total)
  const value = byValue ? amount : null
  if (isin === null) {
    return { isin, name: `Cash (${currency ?? ''})`, weight, value, currency, assetClass: 'cash', status: 'resolved', security: null }
  }
  if (security === null || security.assetClass === null) {
    return { isin, name: isin, weight, value, currency: null, assetClass: null, status: 'unresolved', security: null }
  }
  const { name, assetClass } = security
  return { isin, name, weight, value, currency: security.currency, assetClass, status: 'resolved', security }
}

/** Whether a position is a fund of equities. */
export const isEquityFund = (position: Position): position is KnownPosition => position.assetClass === 'equities' && isFund(position.security)

/** Whether a position is a fund of several asset classes. */
export const isMixedFund = (position: Position): position is KnownPosition => position.assetClass === 'multi_asset'

/** Whether a position may be looked through to companies. */
const mayBeLookedThrough = (position: Position): position is KnownPosition => isEquityFund(position) || isMixedFund(position)

/** Whether a position is an equity held directly. */
export const isDirectEquity = (position: Position): position is KnownPosition => position.assetClass === 'equities' && !isFund(position.security)

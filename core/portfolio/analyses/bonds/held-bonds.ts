/** The bonds held through a portfolio, row by row. */
import { isFund, type Bond, type Bonds } from '../../../reference/security'
import { text, type Text } from '../../../values/text'
import { earliest, type IsoDate } from '../../../values/dates'
import type { Lookup } from '../../../reference/reference'
import { asShare, FULL, reaches } from '../../../values/fractions'
import { isMixedFund, type Book, type KnownPosition, type Position } from '../../book/book'
import { isMixWhole, mayHold } from '../../funds/equity-part'
import { hedgeOf, type Hedge } from '../../look-through/hedge'
import type { FundCoverage } from '../../schemas/shapes'
import { sumBy } from '../../../values/sum'

// Keys by which bonds are grouped, and their names.

/** Spans of years to maturity, from the end of the previous span (included) to their own (excluded). */
const spans = [
  ['under_1', 1, text('under 1 year', 'unter 1 Jahr')],
  ['1_3', 3, text('1 to 3 years', '1 bis 3 Jahre')],
  ['3_5', 5, text('3 to 5 years', '3 bis 5 Jahre')],
  ['5_7', 7, text('5 to 7 years', '5 bis 7 Jahre')],
  ['7_10', 10, text('7 to 10 years', '7 bis 10 Jahre')],
  ['10_20', 20, text('10 to 20 years', '10 bis 20 Jahre')],
  ['over_20', Infinity, text('20 years and more', '20 Jahre und mehr')],
] as const

/** The span of a number of years to maturity; null if it is unknown. */
export const spanOf = (years: number | null): string | null => (years === null ? null : (spans.find(([, end]) => years < end)?.[0] ?? null))

/** Names of the spans of maturity. */
export const spanLabels: Readonly<Record<string, Text>> = Object.fromEntries(spans.map(([key, , label]) => [key, label]))

/** Names of the types of issuer. */
export const typeLabels: Readonly<Record<NonNullable<Bond['type']>, Text>> = {
  government: text('Governments', 'Staaten'),
  public_sector: text('Public sector: agencies, regions, supranational', 'Öffentliche Hand: Förderbanken, Länder, Überstaatliche'),
  covered: text('Covered bonds', 'Pfandbriefe und gedeckte Anleihen'),
  corporate: text('Companies', 'Unternehmen'),
  securitised: text('Securitised', 'Verbriefungen'),
  other: text('Others', 'Übrige'),
}

/** Rating classes with the grades of both scales (S&P and Fitch, Moody's), without signs and digits. */
const grades: Readonly<Record<string, readonly string[]>> = {
  AAA: ['AAA'], AA: ['AA'], A: ['A'], BBB: ['BBB', 'BAA'], BB: ['BB', 'BA'], B: ['B'], CCC: ['CCC', 'CAA', 'CC', 'CA', 'C', 'D', 'SD', 'RD'],
}

/** The class of a rating: `Aa2` and `AA-` are `AA`; null for anything else. */
export function ratingClass(rating: string | null): string | null {
  const grade = /^\s*([A-Za-z]+)[1-3+-]?u?\s*$/.exec(rating ?? '')?.[1]?.toUpperCase() ?? ''
  return Object.keys(grades).find((key) => grades[key]?.includes(grade) === true) ?? null
}

/** Names of the classes of rating. */
export const ratingLabels: Readonly<Record<string, Text>> = {
  ...Object.fromEntries(Object.keys(grades).map((key) => [key, text(key, key)])),
  CCC: text('CCC and below', 'CCC und darunter'),
}

/** A row with its weight in the portfolio. */
export interface HeldBond {
  bond: Bond
  weight: number
  /** The day from which its years to maturity are counted: that of the list, or of the request. */
  day: IsoDate
}

/** A bond, a bond fund, or a mixed fund with bonds. */
export interface BondPosition {
  position: KnownPosition
  isFund: boolean
  /** Share of the position that is in bonds. */
  share: number
  /** Currency hedge of a fund, read from its name. */
  hedge: Hedge | null
  rows: readonly HeldBond[]
  /** Known share of its bonds. */
  coveredWeight: number
  status: FundCoverage['status']
  asOf: IsoDate | null
}

const isKnown = (position: Position): position is KnownPosition => position.security !== null
const bondsOf = ({ security: { assetMix } }: KnownPosition): number => assetMix?.get('bonds') ?? 0

/** Whether a position may have a list of bonds: a mixed fund may, even if its mix names no bonds. */
export const mayListBonds = (position: Position): position is KnownPosition =>
  isKnown(position) && (position.assetClass === 'bonds' || isMixedFund(position))

/** A row with the day of its list. */
interface Dated {
  bond: Bond
  day: IsoDate | null
}

const sumOf = (bonds: readonly Bond[]): number => sumBy(bonds, ({ weight }) => weight)

/** The rows of its own list, or those of its stand-ins; weights of a list that sum to more than 1 are divided by their sum. */
const rowsOf = ({ own, proxies }: Bonds): Dated[] =>
  (own === null ? proxies : [{ weight: 1, list: own }]).flatMap(({ weight, list }) => {
    const scale = weight / Math.max(1, sumOf(list.rows))
    return list.rows.map((bond) => ({ bond: { ...bond, weight: bond.weight * scale }, day: list.asOf }))
  })

const noTerms = { issuer: null, lei: null, country: null, currency: null, type: null, maturity: null, coupon: null, rating: null }

/** A bond held directly: its terms, completed by its record. */
function single({ isin, name, security }: KnownPosition, known: Bonds | undefined): Dated {
  const terms = { ...noTerms, ...known?.own?.rows[0] }
  return { day: null, bond: { ...terms, isin, name, country: terms.country ?? security.country, currency: terms.currency ?? security.currency, weight: 1 } }
}

/** Share of a fund that is in bonds, and the factor from a row's weight to its weight in the fund. In a mixed fund rows of its own list count even if its mix states less. */
function partOf(position: KnownPosition, sum: number, isOwn: boolean): { share: number; scale: number } {
  if (!isMixedFund(position)) return { share: 1, scale: 1 / Math.max(1, sum) }
  const stated = bondsOf(position)
  return isOwn ? { share: Math.min(1, Math.max(stated, sum)), scale: 1 / Math.max(1, sum) } : { share: stated, scale: stated / Math.max(1, sum) }
}

/** Whether a list may lack bonds of the fund: it only resembles the fund's, or is that of a mixed fund of which nothing says how many bonds it has. */
const mayLack = (position: KnownPosition, { own, proxies }: Bonds): boolean =>
  isMixedFund(position) ? own === null || !isMixWhole(position.security) : own === null && proxies.some(({ kind }) => kind === 'approximation')

/** Assembles the bonds of a position, with their coverage. */
function bondPosition(position: KnownPosition, known: Bonds | undefined, today: IsoDate): BondPosition {
  const ofFund = isFund(position.security) || isMixedFund(position)
  const rows = ofFund ? rowsOf(known ?? { own: null, proxies: [] }) : [single(position, known)]
  const sum = sumOf(rows.map(({ bond }) => bond))
  const { share, scale } = ofFund ? partOf(position, sum, known !== undefined && known.own !== null) : { share: 1, scale: 1 }
  const coveredWeight = share === 0 ? 0 : asShare((sum * scale) / share)
  const isFull = reaches(coveredWeight, FULL) && (known === undefined || !mayLack(position, known))
  return {
    position, isFund: ofFund, share, coveredWeight, hedge: ofFund ? hedgeOf(position.name) : null,
    rows: rows.map(({ bond, day }) => ({ bond, weight: position.weight * scale * bond.weight, day: day ?? today })),
    status: coveredWeight === 0 ? 'none' : isFull ? 'full' : 'partial',
    asOf: earliest(rows.flatMap(({ day }) => day ?? [])),
  }
}

/** Every position with bonds, in pooled order; mixed funds whose mix is not known only if they have a list. */
export function bondPositions({ positions }: Book, bonds: Lookup<Bonds>, today: IsoDate): BondPosition[] {
  return positions.filter(mayListBonds).map((position) => bondPosition(position, bonds.found.get(position.isin), today)).filter(({ share }) => share > 0)
}

/** Mixed funds of which it is not known whether they hold bonds. */
export const hiddenBonds = ({ positions }: Book, held: readonly BondPosition[]): KnownPosition[] =>
  positions.filter(mayListBonds).filter((position) => mayHold(position.security, 'bonds') && !held.some((each) => each.position === position))

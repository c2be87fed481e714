/** The lump sum of one fund at one bank. Amounts in EUR, rounded only for the wire. */
import { InvalidRequest } from '../../contract/errors'
import { teilfreistellung } from '../../law/investmentfonds/figures'
import { cents, sixDecimals } from '../../values/money'
import type { Fondstyp } from '../../law/investmentfonds/fondstyp'
import { yearTax } from '../../law/kapitalertrag/kapitalertrag'
import { openLots, type OpenLot, type Trade } from '../bookings'
import { lumpSumPerUnit, monthOf, shareOfYear, twelfths, yearOf, type FundYear } from '../lump-sum'
import type { DepotTaxContext } from '../module'
import { dayOfReceipt } from '../working-day'
import type { Obstacle, Position, PositionResult } from './schema'

type ByUnits = Extract<Position, { basis: 'units' }>
type Distributions = ByUnits['distributions']

/** A position with its unrounded figures. */
export interface Assessed {
  bank: string
  /** Lump sum after the partial exemption; null where it is not known. */
  taxable: number | null
  lumpSum: number | null
  shown: PositionResult
}

/** What is asked of every position. */
export interface YearOfPerson {
  year: number
  /** Church tax rate, fraction. */
  churchRate: number
}

const dayIn = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`

/** Units held since before the year count as bought on the last day before it. */
function tradesOf({ unitsStart, bookings }: ByUnits, year: number): Trade[] {
  const start: Trade[] = unitsStart === 0 ? [] : [{ date: dayIn(year - 1, 12), type: 'purchase', units: unitsStart, cost: 0 }]
  return [...start, ...bookings.map(({ month, type, units }): Trade => ({ date: dayIn(year, month), type, units, cost: 0 }))]
}

/** Units left at the end of the year, by month of purchase. */
function lotsAtYearEnd(row: ByUnits, year: number, index: number): OpenLot[] {
  try {
    return openLots(tradesOf(row, year))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new InvalidRequest([{ path: ['inputs', 'positions', index, 'bookings'], code: 'custom', message: 'More units are sold than there are' }])
  }
}

const perUnit = (distributions: Distributions): number => distributions.reduce((sum, { perUnit: paid }) => sum + paid, 0)

/** Distributions that a purchase was surely there for: those of later months. */
const laterThan = (distributions: Distributions, lot: OpenLot, year: number): Distributions =>
  yearOf(lot.date) < year ? distributions : distributions.filter(({ month }) => month > monthOf(lot.date))

interface Figures {
  lumpSum: number | null
  /** By the other reading of section 18(1): only later distributions count. */
  other: number | null
  parts: PositionResult['parts']
}

const unknown = { lumpSum: null, other: null } as const

function byUnits(row: ByUnits, year: number, index: number): Figures {
  const lots = lotsAtYearEnd(row, year, index)
  const { priceStart, priceEnd, distributions } = row
  if (priceStart === null || priceEnd === null) return { ...unknown, parts: [] }
  const lumpSumOf = (lot: OpenLot, counted: Distributions): number =>
    lot.units * lumpSumPerUnit(year, { priceStart, priceEnd, distributions: perUnit(counted) }) * shareOfYear(lot.date, year)
  const sumOf = (counted: (lot: OpenLot) => Distributions): number => lots.reduce((sum, lot) => sum + lumpSumOf(lot, counted(lot)), 0)
  return {
    lumpSum: sumOf(() => distributions),
    other: sumOf((lot) => laterThan(distributions, lot, year)),
    parts: lots.map((lot) => partOf(lot, year, lumpSumOf(lot, distributions))),
  }
}

function partOf(lot: OpenLot, year: number, lumpSum: number): PositionResult['parts'][number] {
  const boughtIn = yearOf(lot.date) < year ? null : monthOf(lot.date)
  return { boughtIn, units: sixDecimals(lot.units), twelfths: twelfths(boughtIn ?? 1), lumpSum: cents(lumpSum) }
}

function figuresOf(row: Position, year: number, index: number): Figures {
  if (row.basis === 'units') return byUnits(row, year, index)
  if (row.valueEnd === null) return { ...unknown, parts: [] }
  const fundYear: FundYear = { priceStart: row.valueStart, priceEnd: row.valueEnd, distributions: row.distributions }
  const lumpSum = lumpSumPerUnit(year, fundYear)
  return { lumpSum, other: lumpSum, parts: [] }
}

/** The kind of fund and where it comes from. */
function kindOf(row: Position, kinds: DepotTaxContext['kinds']): { fondstyp: Fondstyp | null; fondstypSource: string | null } {
  if (row.fondstyp !== undefined) return { fondstyp: row.fondstyp, fondstypSource: 'request' }
  const known = kinds.get(row.isin)
  return known === undefined ? { fondstyp: null, fondstypSource: null } : { fondstyp: known.fondstyp, fondstypSource: `${known.source} (${known.asOf})` }
}

const roundedOrNull = (value: number | null): number | null => (value === null ? null : cents(value))

/** The other reading, where it makes a cent of difference. */
const different = (lumpSum: number | null, other: number | null): number | null => (lumpSum === other ? null : other)

/** The lump sum of one position and its tax before losses and orders. */
export function assess(row: Position, index: number, { year, churchRate }: YearOfPerson, kinds: DepotTaxContext['kinds']): Assessed {
  const on = dayOfReceipt(year)
  const figures = figuresOf(row, year, index)
  const { lumpSum } = figures
  const kind = kindOf(row, kinds)
  const rate = kind.fondstyp === null ? null : teilfreistellung.on(on)[kind.fondstyp]
  const exempt = lumpSum === null || rate === null ? null : lumpSum * rate
  const taxable = lumpSum === null || exempt === null ? null : lumpSum - exempt
  const found: Obstacle[] = [...(rate === null ? (['fund_kind_unknown'] as const) : []), ...(lumpSum === null ? (['price_unknown'] as const) : [])]
  const shown: PositionResult = {
    bank: row.bank,
    isin: row.isin,
    obstacles: found,
    ...kind,
    parts: figures.parts,
    lumpSum: roundedOrNull(lumpSum),
    lumpSumIfEarlierDistributionsDoNotCount: different(roundedOrNull(lumpSum), roundedOrNull(figures.other)),
    teilfreistellungRate: rate === null ? null : sixDecimals(rate),
    exempt: roundedOrNull(exempt),
    taxable: roundedOrNull(taxable),
    taxUncovered: taxable === null ? null : yearTax({ income: taxable, allowance: 0, churchRate, on }).gesamte_steuer,
  }
  return { bank: row.bank, lumpSum, taxable, shown }
}

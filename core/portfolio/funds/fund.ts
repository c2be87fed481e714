/** A fund made ready for look-through and overlap: once per data version, then shared by all requests. */
import { earliest, type IsoDate } from '../../values/dates'
import { FULL, asShare, reaches } from '../../values/fractions'
import { countryOf, equityRowsOf, sectorOf, type WeightedRows } from './fund-rows'
import type { Constituent, FundConstituents } from '../../reference/security'
import { remembered } from '../../values/memoize'
import type { Reference } from '../../reference/reference'
import { sumBy } from '../../values/sum'

/**
 * Small integers for company ids, so that funds are compared as sorted arrays of numbers. They belong to one version of
 * the data, as does everything stored by number.
 */
export interface CompanyNumbers {
  /** The number of a company id; a new id gets the next number. */
  of(id: string): number
  /** The company id behind a number. */
  id(number: number): string
  /** Count of numbers assigned. */
  count(): number
}

/** An empty numbering. */
export function companyNumbers(): CompanyNumbers {
  const numbers = new Map<string, number>()
  const ids: string[] = []
  return {
    of(id) {
      const known = numbers.get(id)
      if (known !== undefined) return known
      numbers.set(id, ids.length)
      return ids.push(id) - 1
    },
    id: (number) => ids[number] ?? '',
    count: () => ids.length,
  }
}

/** Count of numbers after which a new numbering begins: several times the number of companies in the embedded data. */
const MOST = 100_000

const current = new WeakMap<Pick<Reference, 'constituents'>, CompanyNumbers>()

/**
 * The numbering of a version of the data. Providers can return any fund, so that the number of companies is unbounded: once
 * there are too many, the next request begins a new numbering; the old one is freed with the last book read with it.
 */
export function numbersOf(reference: Pick<Reference, 'constituents'>): CompanyNumbers {
  const known = current.get(reference)
  if (known !== undefined && known.count() < MOST) return known
  const numbers = companyNumbers()
  current.set(reference, numbers)
  return numbers
}

/** Weights by key, fractions; the rest to 1 is unknown. */
export type Vector = ReadonlyMap<string, number>

/** Figures of a fund from its unmerged rows. */
export interface MeasuredFund {
  /** Equity rows with their weights, before merging. */
  equityRows: WeightedRows
  sectors: Vector
  countries: Vector
  /** Sum of the rows of all kinds, 0..1. */
  coveredWeight: number
  status: 'full' | 'partial' | 'none'
  /** The oldest date of the lists used. */
  asOf: IsoDate
  /** Whether a proxy only resembles the fund. */
  approximate: boolean
}

/** The companies of a fund, merged. */
interface Companies {
  /** Their numbers, ascending. */
  companies: Int32Array
  /** Fraction of the fund in each of them. */
  weights: Float64Array
  /** The largest row of each. */
  rows: readonly Constituent[]
  /** Their indices into these lists, largest weight first. */
  byWeight: Int32Array
  /** Sum of `weights`. */
  identified: number
}

export type PreparedFund = MeasuredFund &
  Companies & {
    /** Identifies this fund among those with the same company numbering. */
    number: number
    /** The numbering of its companies. */
    numbers: CompanyNumbers
  }

/** Coverage, sectors and countries of a fund, which suffice to choose between funds. */
export const measureFund = remembered((fund: FundConstituents): MeasuredFund => {
  const equityRows = equityRowsOf(fund)
  const approximate = fund.proxies.some((proxy) => proxy.kind === 'approximation')
  const coveredWeight = asShare(equityRows.covered)
  return {
    equityRows,
    ...vectorsOf(equityRows),
    coveredWeight,
    status: statusOf(coveredWeight, approximate),
    asOf: fund.own?.asOf ?? earliest(fund.proxies.map((proxy) => proxy.list.asOf)) ?? '',
    approximate,
  }
})

/** Merges the constituents of a fund by company. Cached as long as the constituents and the numbering exist. */
export const prepareFund = (fund: FundConstituents, numbers: CompanyNumbers): PreparedFund => preparedWith(numbers)(fund)

const preparedWith = remembered((numbers: CompanyNumbers) => {
  let prepared = 0
  const companiesOf = remembered((rows: WeightedRows) => mergeCompanies(rows, numbers))
  return remembered((fund: FundConstituents): PreparedFund => {
    const measured = measureFund(fund)
    return { ...measured, ...companiesOf(measured.equityRows), number: prepared++, numbers }
  })
})

/** Cached per set of rows: funds with the same proxy share it. */
const vectorsOf = remembered((equityRows: WeightedRows) => ({
  sectors: vectorOf(equityRows, sectorOf),
  countries: vectorOf(equityRows, countryOf),
}))

function statusOf(coveredWeight: number, approximate: boolean): PreparedFund['status'] {
  if (coveredWeight === 0) return 'none'
  return reaches(coveredWeight, FULL) && !approximate ? 'full' : 'partial'
}

interface Merged {
  weight: number
  largest: number
  row: Constituent
}

/** Merges rows of the same company. Numbers are given in order of weight, so that scans meet the large ones first. */
function mergeCompanies({ rows, weights }: WeightedRows, numbers: CompanyNumbers): Companies {
  const merged = new Map<string, Merged>()
  for (const [index, row] of rows.entries()) {
    if (row.companyId !== null) addRow(merged, row.companyId, row, weights[index] ?? 0)
  }
  const numbered = [...merged]
    .sort(([, a], [, b]) => b.weight - a.weight)
    .map(([id, company]) => ({ number: numbers.of(id), ...company }))
    .sort((a, b) => a.number - b.number)
  const weightsOf = Float64Array.from(numbered, (company) => company.weight)
  return {
    companies: Int32Array.from(numbered, (company) => company.number),
    weights: weightsOf,
    byWeight: Int32Array.from(numbered.keys()).sort((a, b) => (weightsOf[b] as number) - (weightsOf[a] as number)),
    rows: numbered.map((company) => company.row),
    identified: sumBy(numbered, (company) => company.weight),
  }
}

function addRow(merged: Map<string, Merged>, id: string, row: Constituent, weight: number): void {
  const company = merged.get(id)
  if (company === undefined) {
    merged.set(id, { weight, largest: weight, row })
    return
  }
  company.weight += weight
  if (weight > company.largest || (weight === company.largest && sortKey(row) < sortKey(company.row))) {
    company.largest = weight
    company.row = row
  }
}

/** Tie-breaker for rows of equal weight, so that the order of rows never matters. */
const sortKey = (row: Constituent): string => `${row.isin ?? '~'} ${row.name}`

function vectorOf({ rows, weights }: WeightedRows, keyOf: (row: Constituent) => string | null): Vector {
  const vector = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    const key = keyOf(row)
    if (key !== null) vector.set(key, (vector.get(key) ?? 0) + (weights[index] ?? 0))
  }
  return vector
}

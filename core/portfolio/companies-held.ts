/** The companies of an exposure by weight, with where each comes from. */
import { ascending } from './buckets'
import { companyId } from './company-numbers'
import type { Exposure, HeldFund, HeldStock } from './exposure'
import { asShare } from './fractions'
import { countryOf, sectorOf } from './fund-rows'
import { largest } from './largest'
import type { Company, Constituent } from './reference'
import { attached } from './remembered'
import { countryKey, regionOf, sectorKey } from './taxonomy'

/** One way in which a company is held. */
interface Leg {
  weight: number
  /** null for a direct holding. */
  fund: HeldFund | null
  shareInFund: number
  company: Company | null
  isin: string | null
  name: string
  /** What says its sector and country. */
  from: { row: Constituent } | { stock: HeldStock }
}

/** A company with its weight in the whole portfolio. */
export interface CompanyHeld {
  id: string
  /** The primary line, else the largest row's. */
  isin: string | null
  name: string
  weight: number
  sector: string | null
  region: string | null
  company: Company | null
  /** Share of the portfolio held directly. */
  direct: number
  /** Largest first. */
  viaFunds: { fund: string; weight: number; shareInFund: number }[]
}

/** The largest companies and what is left beyond them. */
interface Largest {
  companies: readonly CompanyHeld[]
  tailWeight: number
}

const largestByLimit = attached<Exposure, Map<number, Largest>>(() => new Map())

/** The largest companies (weight descending, then id) and what is left beyond them; the sections of a book share them. */
export function largestCompanies(exposure: Exposure, limit: number): Largest {
  const byLimit = largestByLimit(exposure)
  const known = byLimit.get(limit) ?? findLargest(exposure, limit)
  byLimit.set(limit, known)
  return known
}

function findLargest(exposure: Exposure, limit: number): Largest {
  const { companies, weights, identified } = exposure
  const idAt = (index: number) => companyId(companies[index] as number)
  const top = largest(weights, weights.length, idAt, limit)
  const returned = top.reduce((sum, index) => sum + (weights[index] as number), 0)
  return {
    companies: top.map((index) => companyHeld(exposure, companies[index] as number, weights[index] as number)),
    tailWeight: weights.length > limit ? asShare(identified - returned) : 0,
  }
}

function companyHeld(exposure: Exposure, number: number, weight: number): CompanyHeld {
  const legs = legsOf(exposure, number)
  const main = legs.reduce((best, leg) => (leg.weight > best.weight ? leg : best))
  const company = legs.find((leg) => leg.company !== null)?.company ?? null
  const direct = legs.reduce((sum, leg) => (leg.fund === null ? sum + leg.weight : sum), 0)
  return {
    id: companyId(number),
    isin: company?.isin ?? main.isin,
    name: company?.name ?? main.name,
    weight: asShare(weight),
    sector: sectorIn(main),
    region: regionOf(countryIn(main)),
    company,
    direct: asShare(direct),
    viaFunds: viaFunds(legs),
  }
}

function viaFunds(legs: readonly Leg[]): CompanyHeld['viaFunds'] {
  const list: CompanyHeld['viaFunds'] = []
  for (const { fund, weight, shareInFund } of legs) {
    if (fund !== null) list.push({ fund: fund.position.name, weight: asShare(weight), shareInFund: asShare(shareInFund) })
  }
  return list.length < 2 ? list : list.sort((a, b) => b.weight - a.weight || ascending(a.fund, b.fund))
}

/** Direct legs first, then funds, in pooled order. */
function legsOf({ stocks, funds }: Exposure, wanted: number): Leg[] {
  const legs: Leg[] = []
  for (const stock of stocks) if (stock.number === wanted) legs.push(directLeg(stock))
  for (const fund of funds) {
    const leg = fundLeg(fund, wanted)
    if (leg !== null) legs.push(leg)
  }
  return legs
}

/** A security's own attributes win over its company's. */
const sectorIn = ({ from }: Leg): string | null =>
  'row' in from ? sectorOf(from.row) : sectorKey(from.stock.position.security?.sector ?? from.stock.company?.sector ?? null)

const countryIn = ({ from }: Leg): string | null =>
  'row' in from ? countryOf(from.row) : countryKey(from.stock.position.security?.country ?? from.stock.company?.country ?? null)

const directLeg = (stock: HeldStock): Leg => ({
  weight: stock.position.weight,
  fund: null,
  shareInFund: 0,
  company: stock.company,
  isin: stock.position.isin,
  name: stock.position.name,
  from: { stock },
})

function fundLeg(fund: HeldFund, wanted: number): Leg | null {
  if (fund.inside === null) return null
  const at = indexOf(fund.inside.companies, wanted)
  if (at < 0) return null
  const row = fund.inside.rows[at] as Constituent
  const shareInFund = fund.inside.weights[at] as number
  const { company, isin, name } = row
  return { weight: fund.position.weight * shareInFund, fund, shareInFund, company, isin, name, from: { row } }
}

/** Where a number stands in an ascending list; -1 when it does not. */
function indexOf(numbers: Int32Array, wanted: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const number = numbers[middle] as number
    if (number === wanted) return middle
    if (number < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}

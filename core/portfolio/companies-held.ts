/** The companies of an exposure by weight, with where each comes from. */
import { ascending } from './buckets'
import { companyId } from './company-numbers'
import type { Exposure, HeldFund } from './exposure'
import { asShare } from './fractions'
import { countryOf, sectorOf } from './fund-rows'
import { largest } from './largest'
import type { Company } from './reference'
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
  sector: string | null
  country: string | null
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

/** The largest companies (weight descending, then id) and what is left beyond them. */
export function largestCompanies(exposure: Exposure, limit: number): { companies: CompanyHeld[]; tailWeight: number } {
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
  const legs = [...directLegs(exposure, number), ...fundLegs(exposure, number)]
  const main = legs.reduce((best, leg) => (leg.weight > best.weight ? leg : best))
  const company = legs.find((leg) => leg.company !== null)?.company ?? null
  return {
    id: companyId(number),
    isin: company?.isin ?? main.isin,
    name: company?.name ?? main.name,
    weight: asShare(weight),
    sector: main.sector,
    region: regionOf(main.country),
    company,
    direct: asShare(legs.reduce((sum, leg) => sum + (leg.fund === null ? leg.weight : 0), 0)),
    viaFunds: legs.flatMap(viaFund).sort((a, b) => b.weight - a.weight || ascending(a.fund, b.fund)),
  }
}

const viaFund = ({ fund, weight, shareInFund }: Leg) =>
  fund === null ? [] : [{ fund: fund.position.name, weight: asShare(weight), shareInFund: asShare(shareInFund) }]

/** A security's own attributes win over its company's. */
const directLegs = ({ stocks }: Exposure, wanted: number): Leg[] =>
  stocks
    .filter(({ number }) => number === wanted)
    .map(({ position, company }) => ({
      weight: position.weight,
      fund: null,
      shareInFund: 0,
      company,
      isin: position.isin,
      name: position.name,
      sector: sectorKey(position.security?.sector ?? company?.sector ?? null),
      country: countryKey(position.security?.country ?? company?.country ?? null),
    }))

const fundLegs = ({ funds }: Exposure, wanted: number): Leg[] => funds.flatMap((fund) => fundLeg(fund, wanted))

function fundLeg(fund: HeldFund, wanted: number): Leg[] {
  if (fund.inside === null) return []
  const at = indexOf(fund.inside.companies, wanted)
  const row = fund.inside.rows[at]
  if (row === undefined) return []
  const shareInFund = fund.inside.weights[at] as number
  const { company, isin, name } = row
  return [{ weight: fund.position.weight * shareInFund, fund, shareInFund, company, isin, name, sector: sectorOf(row), country: countryOf(row) }]
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

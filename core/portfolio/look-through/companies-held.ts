/** The companies of an exposure by weight, each with the holdings it comes from. */
import type { Exposure, HeldFund, HeldStock } from './exposure'
import { asShare } from '../../values/fractions'
import { countryOf, sectorOf, type WeightedRows } from '../funds/fund-rows'
import { largest } from '../funds/largest'
import type { Company, Constituent } from '../../reference/security'
import { attached, remembered } from '../../values/memoize'
import { ascending, descending } from '../../values/order'
import { regionOf } from '../keys/taxonomy'
import { sumBy } from '../../values/sum'

/** A line of a company: a fund's row, or the security held directly. */
type Line = Pick<Constituent, 'name' | 'country' | 'sector' | 'company'>

/** One way in which a company is held. */
interface Leg {
  weight: number
  /** null for a direct holding. */
  fund: HeldFund | null
  shareInFund: number
  line: Line
}

/** A company with its weight in the whole portfolio. */
export interface CompanyHeld {
  id: string
  /** ISIN of the primary line, else that of the largest row with one, over all funds. */
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

/** The largest companies and the rest beyond them. */
interface Largest {
  companies: readonly CompanyHeld[]
  tailWeight: number
}

const largestByLimit = attached<Exposure, Map<number, Largest>>(() => new Map())

/** The largest companies (weight descending, then id) and the rest beyond them; cached for the sections of a book. */
export function largestCompanies(exposure: Exposure, limit: number): Largest {
  const byLimit = largestByLimit(exposure)
  const known = byLimit.get(limit) ?? findLargest(exposure, limit)
  byLimit.set(limit, known)
  return known
}

function findLargest(exposure: Exposure, limit: number): Largest {
  const { companies, weights, identified, numbers } = exposure
  const idAt = (index: number) => numbers.id(companies[index] as number)
  const top = largest(weights, weights.length, idAt, limit)
  const returned = sumBy(top, (index) => weights[index] as number)
  return {
    companies: top.map((index) => companyHeld(exposure, companies[index] as number, weights[index] as number)),
    tailWeight: asShare(identified - returned),
  }
}

function companyHeld(exposure: Exposure, number: number, weight: number): CompanyHeld {
  const id = exposure.numbers.id(number)
  const legs = legsOf(exposure, number)
  const main = legs.reduce((best, leg) => (leg.weight > best.weight ? leg : best)).line
  const company = legs.find(({ line }) => line.company !== null)?.line.company ?? null
  const direct = sumBy(legs, (leg) => (leg.fund === null ? leg.weight : 0))
  return {
    id,
    isin: company?.isin ?? largestLine(exposure, number, id),
    name: company?.name ?? main.name,
    weight,
    sector: sectorOf(main),
    region: regionOf(countryOf(main)),
    company,
    direct: asShare(direct),
    viaFunds: viaFunds(legs),
  }
}

/** A row that has an ISIN. */
interface ListedRow {
  isin: string
  weight: number
}

const larger = (one: ListedRow | undefined, other: ListedRow): ListedRow =>
  one === undefined || other.weight > one.weight || (other.weight === one.weight && other.isin < one.isin) ? other : one

/** The largest row with an ISIN of every company of a fund. Needed only if a company has no primary line. */
const listedRows = remembered(({ rows, weights }: WeightedRows): ReadonlyMap<string, ListedRow> => {
  const listed = new Map<string, ListedRow>()
  for (const [index, { companyId: id, isin }] of rows.entries()) {
    if (id !== null && isin !== null) listed.set(id, larger(listed.get(id), { isin, weight: weights[index] ?? 0 }))
  }
  return listed
})

function largestLine({ stocks, funds }: Exposure, wanted: number, id: string): string | null {
  const direct = stocks.flatMap(({ number, position: { isin, weight } }) => (number === wanted ? [{ isin, weight }] : []))
  const inside = funds.flatMap(({ inside: fund, position, scale }) => {
    const listed = fund === null ? undefined : listedRows(fund.equityRows).get(id)
    return listed === undefined ? [] : [{ isin: listed.isin, weight: position.weight * scale * listed.weight }]
  })
  return [...direct, ...inside].reduce<ListedRow | undefined>(larger, undefined)?.isin ?? null
}

type ViaFund = CompanyHeld['viaFunds'][number]

function viaFunds(legs: readonly Leg[]): ViaFund[] {
  const list: ViaFund[] = []
  for (const { fund, weight, shareInFund } of legs) {
    if (fund !== null) insert(list, { fund: fund.position.name, weight: asShare(weight), shareInFund: asShare(shareInFund) })
  }
  return list
}

/** Inserts into a sorted short list; sorting each list would cost more than everything else here. */
function insert(list: ViaFund[], entry: ViaFund): void {
  let at = list.length
  while (at > 0 && comesBefore(entry, list[at - 1] as ViaFund)) list[at] = list[--at] as ViaFund
  list[at] = entry
}

const comesBefore = (a: ViaFund, b: ViaFund): boolean => (descending(a.weight, b.weight) || ascending(a.fund, b.fund)) < 0

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

const directLeg = ({ position, company }: HeldStock): Leg => {
  const { name, weight, security: { country, sector } } = position
  return { weight, fund: null, shareInFund: 0, line: { name, country, sector, company } }
}

function fundLeg(fund: HeldFund, wanted: number): Leg | null {
  if (fund.inside === null) return null
  const at = indexOf(fund.inside.companies, wanted)
  const [weight, line] = [fund.inside.weights[at], fund.inside.rows[at]]
  if (weight === undefined || line === undefined) return null
  const shareInFund = fund.scale * weight
  return { weight: fund.position.weight * shareInFund, fund, shareInFund, line }
}

/** Index of a number in an ascending list (binary search); -1 if it is absent. */
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

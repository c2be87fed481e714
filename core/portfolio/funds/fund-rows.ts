/** From published rows to weighted equity rows: inner funds resolved to their constituents, proxies restricted and scaled. */
import { sumOf } from '../../values/fractions'
import type { Constituent, ConstituentList, FundConstituents, FundProxy } from '../../reference/security'
import { remembered } from '../../values/memoize'
import { countryKey, sectorKey } from '../keys/taxonomy'
import { sumBy } from '../../values/sum'

/** Equity rows with their weights; `covered` is the sum of all rows of any kind, unclipped. */
export interface WeightedRows {
  rows: readonly Constituent[]
  weights: Float64Array
  /** Sum of `weights`, at most 1. */
  equity: number
  covered: number
}

/** Attributes that classify an equity; its own take precedence over its company's. */
type Attributes = Pick<Constituent, 'country' | 'sector' | 'company'>

/** Country key of a row; null if it is unknown. */
export const countryOf = (row: Attributes): string | null => countryKey(row.country ?? row.company?.country ?? null)
/** Sector key of a row; null if it is unknown. */
export const sectorOf = (row: Attributes): string | null => sectorKey(row.sector ?? row.company?.sector ?? null)
/** Industry name of a row; null if it is unknown. */
export const industryOf = (row: Constituent): string | null => row.industry ?? row.company?.industry ?? null

/** Equity rows of a fund: its own, or the weighted sum of its proxies'. Funds with the same rows get the same object. */
export function equityRowsOf(fund: FundConstituents): WeightedRows {
  if (fund.own !== null) return rowsOfList(fund.own)
  const parts = fund.proxies.filter((proxy) => proxy.weight > 0).map(rowsOfProxy)
  const [first = none, ...others] = parts
  return withinWhole(others.length === 0 ? first : joined(parts))
}

/** Cached per list: proxies and inner funds share it. */
const rowsOfList = remembered((list: ConstituentList): WeightedRows => {
  const parts = list.rows.map(rowsOfRow)
  const covered = sumBy(list.rows, (row) => row.weight)
  // an equity fund counts with its full weight, even if its constituents are unknown
  const stated = sumBy(list.rows, ({ inEquities, weight }) => (inEquities ? Math.max(0, weight) : 0))
  return withinWhole({ ...joined(parts), covered }, stated)
})

/** Country and sector of each row of a list, for the many funds that restrict the same list. */
const keysOf = remembered(({ rows }: WeightedRows) => ({ countries: rows.map(countryOf), sectors: rows.map(sectorOf) }))

/** The row itself, or the equity rows of the fund that it is. Rows of other kinds and short positions count as no equities; a weight published as 0.00 is a holding. */
function rowsOfRow(row: Constituent): WeightedRows {
  if (row.weight < 0) return none
  if (row.inner !== null) return scaled(rowsOfList(row.inner), row.weight)
  return row.kind === 'equity' ? { rows: [row], weights: Float64Array.of(row.weight), equity: row.weight, covered: row.weight } : none
}

const none: WeightedRows = { rows: [], weights: new Float64Array(0), equity: 0, covered: 0 }

function rowsOfProxy(proxy: FundProxy): WeightedRows {
  const whole = rowsOfList(proxy.list)
  const restricted = proxy.countries.length > 0 || proxy.sectors.length > 0
  return scaled(restricted ? subset(whole, proxy) : whole, proxy.weight)
}

/** Only the listed countries and sectors, scaled to the equity share that the whole list had. */
function subset(whole: WeightedRows, { countries, sectors }: FundProxy): WeightedRows {
  const keys = keysOf(whole)
  const wanted = { countries: new Set(countries.map(countryKey)), sectors: new Set(sectors.map(sectorKey)) }
  const kept = [...whole.rows.keys()].filter(
    (index) => listed(wanted.countries, keys.countries[index]) && listed(wanted.sectors, keys.sectors[index]),
  )
  const sum = sumBy(kept, (index) => whole.weights[index] ?? 0)
  if (sum === 0) return { ...none, covered: Math.max(0, whole.covered - whole.equity) }
  const factor = whole.equity / sum
  return {
    ...whole,
    rows: kept.flatMap((index) => whole.rows[index] ?? []),
    weights: Float64Array.from(kept, (index) => (whole.weights[index] ?? 0) * factor),
  }
}

const listed = (keys: ReadonlySet<string | null>, key: string | null | undefined): boolean =>
  keys.size === 0 || (typeof key === 'string' && keys.has(key))

/** A factor of 1 returns the part itself, so that values derived from it are shared too. */
const scaled = (part: WeightedRows, factor: number): WeightedRows =>
  factor === 1
    ? part
    : { rows: part.rows, weights: part.weights.map((weight) => weight * factor), equity: part.equity * factor, covered: part.covered * factor }

/** Weights of equity rows that sum to more than 1 are divided by their sum; for a list that is the sum of the stated rows. */
const withinWhole = (part: WeightedRows, stated = part.equity): WeightedRows =>
  stated > 1 ? { ...part, weights: part.weights.map((weight) => weight / stated), equity: part.equity / stated } : part

function joined(parts: readonly WeightedRows[]): WeightedRows {
  const weights = new Float64Array(sumBy(parts, (part) => part.rows.length))
  let at = 0
  for (const part of parts) {
    weights.set(part.weights, at)
    at += part.rows.length
  }
  return {
    rows: parts.flatMap((part) => part.rows),
    weights,
    equity: sumOf(weights),
    covered: sumBy(parts, (part) => part.covered),
  }
}
